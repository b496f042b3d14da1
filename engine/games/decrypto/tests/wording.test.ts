/** The words of Decrypto: complete, true to the table, and silent about secrets. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { itemLabel, LANGUAGES, promptOf } from '../../language.ts';
import { actionText, eventText } from '../../telling.ts';
import { testWording } from '../../tests/wording-tests.ts';
import { wordings } from '../../wordings.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { decrypto } from '../game.ts';
import type { View } from '../information.ts';
import { wording } from '../wording.ts';
import { KEPT } from './kept.ts';
import { A, B, begin, C, D, playOut, scene } from './kit.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gita', 'Hugo'];

/** Everything that is told in the games that are kept. */
const told: Event[] = KEPT.flatMap(({ entries }) => entries.flatMap(entry => entry.events));

testWording({ game: decrypto, wording, told, names: NAMES, phrases: [], folder: new URL('../', import.meta.url) });

test('every action that was played has a name, and every free answer a form', () => {
  for (const words of [wording.en, wording.fr]) {
    for (const { entries } of KEPT)
      for (const { cause } of entries)
        if (cause.type === 'act') expect(actionText(words, cause.action, NAMES)).not.toMatch(/undefined|NaN|\[object/);
    for (const step of decrypto.book.steps)
      for (const type of step.ask.free?.types ?? []) {
        const form = words.forms?.[step.name]?.[type];
        expect(Object.keys(form?.fields ?? {})).toEqual(Object.keys(decrypto.actions[type as 'draft']));
      }
  }
});

test('an objection names the clue, and a verdict the guess and the word', () => {
  const table = scene({ round: 2 }).toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });
  const about = (view: View, action: Action) =>
    [wording.en, wording.fr].map(words => words.effect?.(view, C, action, NAMES));
  expect(about(table.view(C), { type: 'object', line: 2 })).toEqual(['“Bretagne”', '«\u202fBretagne\u202f»']);
  expect(about(table.view(C), { type: 'draft', code: 123 })).toEqual([null, null]);
  const view = table.view(A);
  const [white, black] = view.teams;
  const judging: View = { ...view, teams: [white, { ...black, named: ['tour', '', '', ''] }] };
  const accept = (line: number, slot: number) => about(judging, { type: 'accept', line, slot })[0];
  expect([accept(1, 1), accept(1, 0), accept(2, 1)]).toEqual(['“tour” for “phare”', '“tour”', null]);
});

test('what is asked while a code is worked on depends on whose it is, and on who has to answer for a clue', () => {
  const asked = (table: ReturnType<typeof scene>, seat: number): string =>
    promptOf(wording.en, 'guess', table.view(seat), seat, NAMES) ?? '';
  const clues = ['coucou', 'Bretagne', 'Pompéi'];
  expect(asked(scene().toGuess({ code: 314, clues }), C)).toMatch(/^Listen/);
  const table = scene({ round: 2 }).toGuess({ code: 314, clues });
  const encryptor = table.encryptor(0);
  const mate = encryptor === A ? B : A;
  expect(asked(table, mate)).toMatch(/code of your team/);
  expect(asked(table, C)).toMatch(/^Intercept their code: agree/);
  table.does(C, { type: 'object', line: 2 });
  expect(asked(table, encryptor)).toMatch(/contested: replace it/);
  expect(asked(table, mate)).toMatch(/code of your team/);
  expect(asked(scene({ seats: 3, round: 2 }).toGuess({ code: 314, clues }), C)).toMatch(/^Intercept their code, or/);
});

describe('what is written', () => {
  const forms = wording.en.forms ?? {};
  const [clueForm, draftForm, replacementForm] = [
    forms['writeClues']?.['writeClues'],
    forms['guess']?.['draft'],
    forms['guess']?.['replaceClue'],
  ];

  test('by the encryptor is asked for beside the words it stands for, and what is there already is kept', () => {
    const table = scene();
    table.draw(314, 243);
    const form = clueForm;
    const [view, others] = [table.view(A), table.view(B)];
    expect(itemLabel(form?.fields['clues'] ?? '', view, 0)).toBe('Clue for 3, horloge');
    expect([form?.isFor?.(view, A), form?.isFor?.(others, B)]).toEqual([true, false]);
    table.does(A, { type: 'writeClues', clues: ['coucou', 'Bretagne', 'Pompéi'] });
    expect(form?.start?.(table.view(A))).toEqual({ clues: ['coucou', 'Bretagne', 'Pompéi'] });
    expect(form?.start?.(table.view(B))).toEqual({ clues: [] });
  });

  test('a guess is for whoever may write in it, another clue for the encryptor whose clue is contested', () => {
    const table = scene().toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });
    const may = (form: typeof draftForm) => [A, B, C, D].filter(seat => form?.isFor?.(table.view(seat), seat));
    expect(may(draftForm)).toEqual([B]);
    expect(may(replacementForm)).toEqual([]);
    table.does(C, { type: 'object', line: 2 });
    expect(may(replacementForm)).toEqual([A]);
    expect(replacementForm?.start?.(table.view(A))).toEqual({ line: 2 });
  });
});

describe('the picture', () => {
  test('one points at a digit for each clue, or at the clue itself', () => {
    expect(wording.en.ways?.({ type: 'draft', code: 314 })).toEqual([['clue 1 is 3', 'clue 2 is 1', 'clue 3 is 4']]);
    expect(wording.en.ways?.({ type: 'object', line: 2 })).toEqual([['clue 2']]);
    expect(wording.en.ways?.({ type: 'drawCode' })).toEqual([]);
    const table = scene().toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });
    const board = wording.en.picture?.(table.view(B), B, NAMES).find(part => part.kind === 'cells');
    expect(board?.rows[0]).toMatchObject({ label: '1. coucou', place: 'clue 1' });
    expect(board?.rows[0]?.cells[2]).toMatchObject({ place: 'clue 1 is 3', name: 'coucou stands for 3 horloge' });
  });

  test('DEC-INFO-06: how far a team has agreed is its own affair, that its guess is locked is not', () => {
    const table = scene({ seats: 6 }).toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });
    table.does(B, { type: 'draft', code: 314 });
    table.does(B, { type: 'confirm', code: 314 });
    const said = (viewer: number) => wording.en.table(table.view(viewer), viewer, NAMES).join('\n');
    expect(said(A)).toContain('Confirmed by Ben; it takes everybody.');
    for (const viewer of [D, PUBLIC]) expect(said(viewer)).not.toMatch(/Confirmed|●/);
    table.does(C, { type: 'confirm', code: 314 });
    for (const viewer of [D, PUBLIC]) expect(said(viewer)).not.toContain('●');
  });
});

describe('the table in text', () => {
  const lines = (table: ReturnType<typeof scene>, viewer: number, language: 'en' | 'fr' = 'en') =>
    wording[language].table(table.view(viewer), viewer, NAMES).join('\n');

  test('a team sees its words, its encryptor the code, and nobody else', () => {
    const table = scene();
    table.draw(314, 243);
    expect(lines(table, A)).toContain('Your words: 1 phare  2 citron  3 horloge  4 volcan');
    expect(lines(table, A)).toContain('Your code: 3-1-4');
    expect(lines(table, B)).not.toContain('3-1-4');
    for (const viewer of [C, D, PUBLIC]) expect(lines(table, viewer)).not.toMatch(/phare|3-1-4/);
    expect(lines(table, D, 'fr')).toContain('Vos mots\u00a0: 1 forêt');
  });

  test('clues stand beside the draft, and afterwards under their numbers', () => {
    const table = scene().toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });
    table.does(B, { type: 'draft', code: 310 });
    expect(lines(table, B)).toMatch(/1\. coucou +· +· +● +·\n.*2\. Bretagne ● +· +· +·\n.*3\. Pompéi +· +· +· +·$/m);
    for (const viewer of [D, PUBLIC])
      expect(lines(table, viewer)).toMatch(/^ +1\. coucou\n +2\. Bretagne\n +3\. Pompéi$/m);
    table.resolves();
    expect(lines(table, D)).toContain('Clues of White so far, by number:\n    1: Bretagne\n    2: \n    3: coucou');
  });

  test('a whole game is shown without nonsense', () => {
    for (const seats of [3, 6])
      playOut(begin(seats), 4, table => {
        for (const viewer of [A, C, PUBLIC]) expect(lines(table, viewer)).not.toMatch(/undefined|null|NaN/);
      });
  });
});

test('of three players the one who listens alone is called the Interceptor, in both languages', () => {
  const locked = (names: readonly string[]) =>
    LANGUAGES.map(language =>
      eventText(wording[language], { type: 'locked', rule: 'DEC-GUESS-13', team: 1 } as never, names),
    );
  expect(locked(['Anne', 'Ben', 'Cleo'])).toEqual([
    'The Interceptor’s guess is locked.',
    'La réponse de l’intercepteur est définitive.',
  ]);
  expect(locked(['Anne', 'Ben', 'Cleo', 'Dan'])[0]).toBe('Black’s guess is locked.');
});

test('a round is une manche', () => {
  expect([wording.fr.rounds?.of(3), wording.fr.rounds?.all]).toEqual(['Manche 3', 'manches']);
});

test('the shelf of words has this game', () => {
  const { decrypto: shelved } = wordings;
  expect(shelved).toBe(wording);
});
