/** Whoever is asked something is one touch away from the rule by which they are asked: for every question of every game. */
import { readFileSync } from 'node:fs';
import { shelf } from '@havre/engine/games/index.ts';
import { parseLedger } from '@havre/engine/games/ledger.ts';
import { describe, expect, test } from 'vitest';

const FILES = import.meta.glob<{ readonly [step: string]: string }>('../*/prompt-rules.ts', {
  import: 'promptRules',
  eager: true,
});

const leading = shelf.filter(({ id }) => FILES[`../${id}/prompt-rules.ts`] !== undefined);

describe.each(leading)('$id', ({ id, wording }) => {
  const rules = FILES[`../${id}/prompt-rules.ts`] ?? {};

  test('every question has a rule', async () => {
    const prompts = (await wording?.())?.wording.en.prompts ?? {};
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(prompts).toSorted());
  });

  test('and it is in the ledger', () => {
    const file = new URL(`../../../engine/games/${id}/rules.md`, import.meta.url);
    const rows = new Set(parseLedger(readFileSync(file, 'utf8')).rows.map(row => row.id));
    expect(Object.values(rules).filter(rule => !rows.has(rule))).toEqual([]);
  });
});
