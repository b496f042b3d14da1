import { shelf } from '@havre/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { ledgerIds, ledgerOf } from '../../../ledgers.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { type Script, scriptedTerminal } from '../../tests/scripted-terminal.ts';

const rules = async (args: string[], script: Script = {}) => {
  const terminal = scriptedTerminal(script);
  const code = await run(['rules', ...args], terminal);
  return { code, out: terminal.out, err: terminal.err };
};

test('there is a ledger for every game of the shelf, and for no other', () => {
  expect(ledgerIds()).toEqual(shelf.map(({ game }) => game.id).toSorted());
});

describe.each(ledgerIds())('the rules of %s', game => {
  test.each([40, 80, 132])('are shown whole, within %i columns', async columns => {
    const { code, out, err } = await rules([game], { columns });
    expect(code).toBe(EXIT.done);
    expect(err).toBe('');
    const ledger = ledgerOf(game, 'en');
    const shown = [...out.matchAll(/^([A-Z]+(?:-[A-Z0-9]+)*-\d+) {2}/gm)].map(found => found[1]);
    expect(shown).toEqual(ledger?.rows.map(row => row.id));
    for (const line of out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(columns);
    expect(out).not.toMatch(/\*\*|`|undefined/);
  });
});

describe('one row', () => {
  test('is shown with its kind and its source', async () => {
    expect(await rules(['fuji-flush', 'FUJ-OUT-05'])).toEqual({
      code: EXIT.done,
      out:
        'FUJ-OUT-05  stated · 004 Déroulement 2\n' +
        '  A tie pushes out nobody, neither the old cards nor the new one.\n',
      err: '',
    });
  });

  test('that is a decision is shown in its three parts', async () => {
    const { out } = await rules(['fuji-flush', 'fuj-info-11']);
    expect(out).toBe(
      'FUJ-INFO-11  decision · silent\n' +
        '  Question: What do onlookers see?\n' +
        '  Decision: Only what is open to all players; no hand.\n' +
        '  Why: They could tell.\n',
    );
  });

  test('of an edition says so', async () => {
    expect((await rules(['jamaica', 'jam-goal-01'])).out).toMatch(/^JAM-GOAL-01 {2}both editions · stated · 000/);
  });

  test('that does not exist is answered with the nearest ones', async () => {
    const { code, out, err } = await rules(['fuji-flush', 'FUJ-OUT-2']);
    expect({ code, out }).toEqual({ code: EXIT.mistake, out: '' });
    expect(err).toMatch(/^There is no row 'FUJ-OUT-2'; the nearest are FUJ-OUT-02, FUJ-OUT-\d\d and FUJ-OUT-\d\d\.\n$/);
  });
});

describe('searching', () => {
  test('finds every row with the text, in capitals or not', async () => {
    const { code, out, err } = await rules(['fuji-flush', '--search', 'DRAW PILE']);
    expect(code).toBe(EXIT.done);
    expect(out).toContain('FUJ-PILE-03');
    expect(out).toContain('FUJ-SETUP-05');
    expect(out).not.toContain('FUJ-OUT-05');
    for (const row of out.split('\n\n')) expect(row.replaceAll(/\s+/g, ' ')).toMatch(/draw pile/i);
    expect(err).toMatch(/^\d+ rows with 'DRAW PILE'\n$/);
  });

  test('reads through the marks of the text', async () => {
    expect((await rules(['fuji-flush', '--search', 'that of DECK'])).out).toContain('FUJ-DATA-02');
  });

  test('that finds nothing says so', async () => {
    const answer = await rules(['fuji-flush', '--search', 'octopus']);
    expect(answer).toEqual({ code: EXIT.failed, out: '', err: "No row has 'octopus' in it.\n" });
  });
});

describe('what cannot be shown', () => {
  test.each([
    [[], /^Which game\? There are the rules of aquatika, .* and [a-z-]+\.$/],
    [['chess'], /^There are no rules of 'chess'; there are those of aquatika/],
    [['../fuji-flush'], /^There are no rules of '\.\.\/fuji-flush'/],
    [['fuji-flush', 'FUJ-OUT-02', 'x'], /'x' is one argument too many/],
    [['fuji-flush', '--search', ' '], /^Searching needs some text/],
    [['fuji-flush', 'FUJ-OUT-02', '--search', 'x'], /^Give either the id of a row or --search/],
    [['fuji-flush', '--find', 'x'], /has no option --find; it has --search/],
  ])('%j is refused in one sentence', async (args, sentence) => {
    for (const language of ['en', 'fr'] as const) {
      const { code, out, err } = await rules(args, { language });
      expect({ code, out }).toEqual({ code: EXIT.mistake, out: '' });
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      if (language === 'en') expect(err.trimEnd()).toMatch(sentence);
      else expect(err.trimEnd()).not.toMatch(sentence);
    }
  });
});

test('in French the ledger is in French', async () => {
  const { out, err } = await rules(['fuji-flush', 'FUJ-INFO-11'], { language: 'fr' });
  expect(err).toBe('');
  expect(out).toMatch(/^FUJ-INFO-11 {2}décision · muet\n {2}Question\u00a0: Que voient les spectateurs/);
  expect(out).toContain('Raison\u00a0:');
});

test.each(ledgerIds())('%s has the same rows in both languages', game => {
  const ids = (language: 'en' | 'fr') => ledgerOf(game, language)?.rows.map(({ id }) => id);
  expect(ids('fr')).toEqual(ids('en'));
});

test('colour is for whoever is watching', async () => {
  expect((await rules(['fuji-flush', 'FUJ-OUT-05'], { interactive: true })).out).toContain('\u001b[1mFUJ-OUT-05');
});
