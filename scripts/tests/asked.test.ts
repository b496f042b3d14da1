/** Whoever starts a script with something that it does not know is answered in a sentence. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { readonly [name: string]: string };
};
/** What is started before another script, with nothing that anybody has said; and `havre`, which has tests of its own. */
const ASKED_NOTHING = ['scripts/ready.mjs', 'scripts/browsers.mjs', 'server/cli/havre.ts'];
const files = new Set(
  Object.values(scripts)
    .flatMap(command => [...command.matchAll(/node (?:--\S+ )*(\S+\.(?:ts|mjs))/g)].map(([, file = '']) => file))
    .filter(file => !ASKED_NOTHING.includes(file)),
);

test.each([...files])('%s says what it does not know', file => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(/\basked\(import\.meta\.filename|\breadFlags\(/);
});

test.each([
  ['--frob', 2, /^Unknown option '--frob'\.\n\nEverything `npm test`/],
  ['frob', 2, /^Unexpected argument 'frob'\.\n\nEverything `npm test`/],
  ['--help', 0, /^Everything `npm test` and `npm run test:all` do [^*]*node scripts\/test\.ts --rest/],
] as const)('%s', (word, code, says) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.ts', word], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(code);
  expect(stdout + stderr).toMatch(says);
});
