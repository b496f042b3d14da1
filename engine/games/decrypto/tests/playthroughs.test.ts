/** Whole games of Decrypto, kept as they were once played. */
import { expect, test } from 'vitest';
import type { Match } from '../../../kernel/match.ts';
import { earlierPlaythroughs, playthroughs } from '../../tests/playthroughs.ts';
import { type Decrypto, decrypto } from '../game.ts';
import { wording } from '../wording.ts';
import { A, B, BLACK, begin, C, D, E, F, G, type Table, WHITE } from './kit.ts';

type Recipes = Readonly<Record<string, () => Match<Decrypto>>>;

/** A code that is intercepted, misunderstood or both. */
const INTERCEPTED = { code: 314, interception: 314 } as const;
const MISREAD = { code: 314, decryption: 341 } as const;

/** Eight rounds in which nothing is intercepted or misunderstood. */
function evenGame(table: Table): Table {
  for (let round = 1; round <= 8; round++) table.plays();
  return table;
}

const RECIPES: Recipes = {
  'six-in-french'() {
    const table = begin(6, { options: { language: 'fr' } }, 3);
    table.does(A, { type: 'exchangeWords', wish: true });
    table.does(B, { type: 'exchangeWords', wish: true });
    table.does(C, { type: 'exchangeWords', wish: true });
    for (const seat of [D, E, F]) table.does(seat, { type: 'nominate', seat: F });
    table.does(B, { type: 'nameTeam', name: 'Les Phares' });
    table.toGuess();
    table.does(D, { type: 'object', line: 2 });
    table.does(B, { type: 'draft', code: 314 });
    table.does(A, { type: 'replaceClue', line: 2, clue: 'un indice plus juste' });
    table.resolves();
    table.resolves();
    table.does(E, { type: 'writeNotes', lines: ['leur 1 : un arbre ?'] });
    table.toGuess({ code: 142 });
    table.guesses(BLACK, 142);
    table.does(F, { type: 'object', line: 1 });
    table.does(B, { type: 'replaceClue', line: 1, clue: 'encore un autre' });
    table.does(E, { type: 'object', line: 3 });
    table.does(B, { type: 'letStand', line: 3 });
    table.does(D, { type: 'confirm', code: 142 });
    table.does(D, { type: 'reconsider' });
    table.resolves({ interception: 142 });
    table.resolves();
    table.plays(INTERCEPTED);
    return table.match;
  },
  'three-in-english'() {
    const table = begin(3, { options: { language: 'en' } }, 5);
    for (let round = 1; round <= 5; round++) table.plays(round === 3 ? INTERCEPTED : {});
    return table.match;
  },
  'three-interceptor-wins'() {
    const table = begin(3, { options: { language: 'en', interceptor: A } }, 6);
    table.draw();
    table.writes(table.encryptor(WHITE), ['only one clue']);
    table.does(A, { type: 'turnHourglass' });
    table.enters({ type: 'clockUp', clock: 'hourglass' });
    table.resolves({ decryption: 123 });
    table.enters({ type: 'left', seat: C });
    for (const seat of [A, B]) table.does(seat, { type: 'admitPlayer' });
    table.enters({ type: 'joined', seat: C });
    table.plays(INTERCEPTED);
    return table.match;
  },
  'four-word-guess'() {
    const table = evenGame(begin(4, { options: { language: 'fr' } }, 7));
    const [white, black] = table.state.teams.map(team => team.words);
    table.handsIn([A, B], [`les ${black[0]}`, black[2], 'presque', '']);
    table.handsIn([C, D], [white[3], white[3], '', '']);
    table.does(C, { type: 'accept', line: 3, slot: 2 });
    table.confirmVerdicts(A, B, C);
    table.does(C, { type: 'reconsider' });
    table.confirmVerdicts(C, D);
    return table.match;
  },
  'five-draw'() {
    const table = evenGame(begin(5, { options: { language: 'en', repeats: true } }, 8));
    table.does(A, { type: 'nameWords', words: ['whatever'] });
    table.does(B, { type: 'confirmWords', words: ['whatever', '', '', ''] });
    table.does(B, { type: 'reconsider' });
    for (const seats of [
      [A, B, C],
      [D, E],
    ])
      table.handsIn(seats, ['', '', '', '']);
    table.does(A, { type: 'confirmVerdict', slots: [0, 0, 0, 0] });
    table.confirmVerdicts(B, C, D, E);
    return table.match;
  },
  'seven-first-tie-break'() {
    const table = begin(7, { options: { teams: 'random', white: 'random', language: 'en' } }, 9);
    for (let round = 1; round <= 8; round++) table.plays({}, round === 4 ? INTERCEPTED : {});
    return table.match;
  },
  'eight-clocks'() {
    const table = begin(8, { options: { guessSeconds: 120 } }, 10);
    table.draw();
    table.writes(A, ['un', 'deux', 'trois']);
    table.confirmsClues(A);
    table.writes(E, ['quatre']);
    table.does(C, { type: 'turnHourglass' });
    table.enters({ type: 'clockUp', clock: 'hourglass' });
    table.does(B, { type: 'draft', code: 310 });
    table.enters({ type: 'clockUp', clock: 'guess 1 white' });
    table.resolves();
    table.plays({ code: 314, decryption: 341 });
    return table.match;
  },
  'coming-and-going'() {
    const table = begin(6, {}, 11);
    for (const seat of [A, B, C]) table.does(seat, { type: 'admitGuests', wish: true });
    table.does(B, { type: 'admitGuests', wish: false });
    table.draw();
    table.writes(A, ['perdu', 'perdu aussi']);
    table.enters({ type: 'left', seat: A });
    table.write();
    table.enters({ type: 'away', seat: E });
    table.resolves();
    table.resolves();
    table.enters({ type: 'back', seat: E });
    table.enters({ type: 'joined', seat: G });
    table.toGuess({ code: 142 });
    table.enters({ type: 'left', seat: table.encryptor(WHITE) });
    table.resolves();
    table.resolves();
    table.plays(MISREAD);
    table.plays(MISREAD);
    return table.match;
  },
  'both-tie-cases'() {
    const table = begin(4, {}, 12);
    table.plays(MISREAD, MISREAD);
    table.plays({ ...MISREAD, interception: 314 }, { ...MISREAD, interception: 314 });
    for (const seats of [
      [A, B],
      [C, D],
    ])
      table.handsIn(seats, ['', '', '', '']);
    table.confirmVerdicts(A, B, C, D);
    return table.match;
  },
  deserted() {
    const table = begin(4, {}, 13);
    table.does(A, { type: 'exchangeWords', wish: true });
    table.does(A, { type: 'exchangeWords', wish: false });
    table.plays();
    table.enters({ type: 'resigned', seat: D });
    table.does(A, { type: 'admitPlayer' });
    table.does(B, { type: 'giveUp' });
    return table.match;
  },
};

const kept = playthroughs(
  decrypto,
  new URL('../playthroughs/', import.meta.url),
  Object.entries(RECIPES).map(([name, played]) => ({ name, played })),
);

earlierPlaythroughs(decrypto, new URL('../playthroughs/version-1/', import.meta.url));
earlierPlaythroughs(decrypto, new URL('../playthroughs/version-2/', import.meta.url));

test('the games kept have everything that can happen', () => {
  const games = kept.map(({ entries }) => entries.flatMap(entry => entry.events));
  expect(new Set(kept.map(({ seats }) => seats))).toEqual(new Set([3, 4, 5, 6, 7, 8]));
  expect(new Set(games.flat().map(event => event.type))).toEqual(new Set(Object.keys(wording.en.events)));
  const acts = kept.flatMap(({ entries }) =>
    entries.map(({ cause }) => (cause.type === 'act' ? cause.action.type : '')),
  );
  expect(new Set(acts.filter(type => type !== ''))).toEqual(new Set(Object.keys(decrypto.actions)));
});
