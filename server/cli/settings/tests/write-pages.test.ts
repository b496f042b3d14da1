/** What people are told of settings is what the program reads. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingFile, settingPage } from '../listing.ts';
import { FILE, PAGE } from '../write-pages.ts';

const HOW = 'node server/cli/settings/write-pages.ts writes it anew';

test('docs/hosting.md has the table of settings', () => {
  expect(readFileSync(PAGE, 'utf8').includes(`\n${settingPage()}\n\n`), HOW).toBe(true);
});

test('the file that is installed has all settings', () => {
  expect(readFileSync(FILE, 'utf8'), HOW).toBe(settingFile());
});
