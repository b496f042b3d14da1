import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { citationsIn } from '../citations.ts';

/** A folder with these files in it, which is gone after the test. */
function folderOf(files: { readonly [name: string]: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'havre-citations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('comments and code cite, once a file', () => {
  const folder = folderOf({
    '1-deal.ts': "/** WHI-DEAL-01. */ refuse('no', 'WHI-DEAL-02'); // WHI-DEAL-01",
    'trumps/2-trumps.ts': '// WHI-DEAL-01, WHI-ADV-TRUMP-03',
  });
  expect(citationsIn(folder)).toEqual([
    { id: 'WHI-DEAL-01', file: '1-deal.ts' },
    { id: 'WHI-DEAL-02', file: '1-deal.ts' },
    { id: 'WHI-DEAL-01', file: 'trumps/2-trumps.ts' },
    { id: 'WHI-ADV-TRUMP-03', file: 'trumps/2-trumps.ts' },
  ]);
});

test('tests, bots, words and the ledger itself do not', () => {
  const cited = '// WHI-DEAL-01';
  const folder = folderOf({
    'tests/1-deal.test.ts': cited,
    'bots/knowledge.ts': cited,
    'wording-en.ts': cited,
    'trumps/wording.ts': cited,
    'rules.md': cited,
  });
  expect(citationsIn(folder)).toEqual([]);
});

test('a range is no citation of what lies inside it', () => {
  const folder = folderOf({ '1-deal.ts': '/** WHI-DEAL-01 to WHI-DEAL-03, -05. */' });
  expect(citationsIn(folder).map(({ id }) => id)).toEqual(['WHI-DEAL-01', 'WHI-DEAL-03']);
});
