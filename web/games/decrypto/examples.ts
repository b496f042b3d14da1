/**
 * The worked examples of the ledger of Decrypto, to be played: tables at which the first half of the seats is White, with the words of
 * the ledger in the language of whoever reads.
 */
import { round } from '@havre/engine/games/decrypto/3-round.ts';
import { type Decrypto, decrypto } from '@havre/engine/games/decrypto/game.ts';
import { CODES, type Code } from '@havre/engine/games/decrypto/material.ts';
import { BLACK, type Colour, WHITE } from '@havre/engine/games/decrypto/state.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { call } from '@havre/engine/kernel/flow.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Figures, SceneMove } from '../contract.ts';

type Action = Decrypto['action'];
type Moves = readonly (readonly [seat: Seat, action: Action])[];

export const WORDS: { readonly [L in Language]: readonly [white: readonly string[], black: readonly string[]] } = {
  en: [
    ['lighthouse', 'lemon', 'clock', 'volcano'],
    ['forest', 'piano', 'snow', 'key'],
  ],
  fr: [
    ['phare', 'citron', 'horloge', 'volcan'],
    ['forêt', 'piano', 'neige', 'clé'],
  ],
};

/** What is said for the codes 1-4-2 or 3-1-4 of White and 2-4-3 of Black. */
const CLUES: { readonly [L in Language]: { readonly [code: number]: readonly string[] } } = {
  en: {
    142: ['keeper', 'Etna', 'sorbet'],
    314: ['cuckoo', 'Brittany', 'Pompeii'],
    243: ['Chopin', 'sole', 'Alps'],
  },
  fr: {
    142: ['gardien', 'Etna', 'sorbet'],
    314: ['coucou', 'Bretagne', 'Pompéi'],
    243: ['Chopin', 'sol', 'Alpes'],
  },
};

/** Lists that are handed in when both teams name each other's words: two right on each side. */
const LISTS: { readonly [L in Language]: readonly [white: readonly string[], black: readonly string[]] } = {
  en: [
    ['the forest', 'pianos', 'mountain', 'lock'],
    ['lighthouse', 'citrus', 'Clock', 'clock'],
  ],
  fr: [
    ['la forêt', 'pianos', 'montagne', 'serrure'],
    ['phare', 'agrume', 'Horloge', 'horloge'],
  ],
};

/** The seats of a table for four: White has the first two. */
const [ANA, BRUNO, CHLOE, DAVID] = [0, 1, 2, 3] as const;
/** The third of White, where teams are three. */
const EVA = 2;

/** Lets things be done that lead to a scene. */
export function done(match: Match<Decrypto>, moves: Moves): Match<Decrypto> {
  for (const [seat, action] of moves) {
    const entry = match.play(seat, action);
    if (isRefusal(entry)) throw new Error(`seat ${seat} may not ${action.type} (${entry.refused})`);
  }
  return match;
}

interface Table {
  readonly seats?: number;
  readonly round: number;
  /** Interceptions and misunderstandings of White, then of Black. */
  readonly tokens?: readonly [white: readonly [number, number], black: readonly [number, number]];
  /** How often each seat has encrypted. */
  readonly encrypted?: readonly number[];
}

/** The beginning of a round. */
function begun(language: Language, { seats = 4, round: number, tokens, encrypted }: Table): Match<Decrypto> {
  const chance = new Stream(seededNumbers(1));
  return Match.arranged(decrypto, { seats, options: { language, white: 'first' }, chance }, s => {
    for (const team of [WHITE, BLACK] as const) {
      const [interceptions, misunderstandings] = tokens?.[team] ?? [0, 0];
      Object.assign(s.teams[team], {
        words: [...WORDS[language][team]],
        interceptions,
        misunderstandings,
        encryptor: -1,
      });
    }
    if (encrypted !== undefined) s.encrypted = [...encrypted];
    s.round = number - 1;
    call(s, round);
  });
}

const encryptor = ({ state }: Match<Decrypto>, team: Colour): Seat => state.teams[team].encryptor;

/** Both codes are drawn. */
function drawn(match: Match<Decrypto>, white: Code, black: Code = 243): Match<Decrypto> {
  for (const team of [WHITE, BLACK] as const)
    match.play(
      encryptor(match, team),
      { type: 'drawCode' },
      { loaded: [white, black].map(code => CODES.indexOf(code)) },
    );
  return match;
}

/** Both codes are drawn, and their clues are there: White's are read. */
function written(language: Language, table: Table, white: Code, black: Code = 243): Match<Decrypto> {
  const match = drawn(begun(language, table), white, black);
  for (const [team, code] of [
    [WHITE, white],
    [BLACK, black],
  ] as const)
    done(match, [
      [encryptor(match, team), { type: 'writeClues', clues: CLUES[language][code] ?? [] }],
      [encryptor(match, team), { type: 'confirmClues' }],
    ]);
  return match;
}

/** Some agree on a code. */
const guess = (code: Code, first: Seat, ...others: Seat[]): Moves => [
  [first, { type: 'draft', code }],
  ...[first, ...others].map(seat => [seat, { type: 'confirm', code }] as const),
];
const answers = (moves: Moves): readonly SceneMove<Decrypto>[] => moves.map(([seat, action]) => ({ seat, action }));

/** A tie after the eighth round: both lists of words are handed in. */
function handedIn(language: Language): Match<Decrypto> {
  const match = written(
    language,
    {
      round: 8,
      tokens: [
        [1, 1],
        [0, 0],
      ],
    },
    314,
  );
  done(match, [...guess(132, CHLOE, DAVID), ...guess(314, BRUNO), ...guess(132, ANA, BRUNO), ...guess(243, DAVID)]);
  for (const [team, seats] of [
    [WHITE, [ANA, BRUNO]],
    [BLACK, [CHLOE, DAVID]],
  ] as const) {
    const words = LISTS[language][team];
    done(match, [
      [seats[0], { type: 'nameWords', words }],
      ...seats.map(seat => [seat, { type: 'confirmWords', words }] as const),
    ]);
  }
  return match;
}

/** The hourglass has run out while Black's encryptor had two clues: Black's half of the round. */
function outOfTime(language: Language): Match<Decrypto> {
  const match = drawn(begun(language, { round: 1 }), 314);
  const clues = CLUES[language][243] ?? [];
  done(match, [
    [ANA, { type: 'writeClues', clues: CLUES[language][314] ?? [] }],
    [ANA, { type: 'confirmClues' }],
    [CHLOE, { type: 'writeClues', clues: clues.slice(0, 2) }],
    [BRUNO, { type: 'turnHourglass' }],
  ]);
  match.applyExternal({ type: 'clockUp', clock: 'hourglass' });
  return done(match, guess(314, BRUNO));
}

const NOBODY_ACCEPTED = { type: 'confirmVerdict', slots: [0, 0, 0, 0] } as const;

export const examples: Figures<Decrypto> = {
  'four-outcomes': {
    start: language => done(written(language, { round: 2 }, 142), [[DAVID, { type: 'draft', code: 142 }]]),
    seat: CHLOE,
    tall: 'always',
    examples: ['2'],
    answers: answers([[DAVID, { type: 'confirm', code: 142 }], ...guess(143, BRUNO)]),
    forbidden: { type: 'confirm', code: 422 },
    isReached: ({ state }) => state.teams[BLACK].interceptions === 1 && state.teams[WHITE].misunderstandings === 1,
  },
  'end-check': {
    start: language => {
      const match = written(
        language,
        {
          round: 8,
          tokens: [
            [1, 0],
            [0, 0],
          ],
        },
        314,
      );
      return done(match, [...guess(132, CHLOE, DAVID), ...guess(314, BRUNO), ...guess(132, ANA, BRUNO)]);
    },
    seat: DAVID,
    tall: 'always',
    examples: ['3'],
    forbidden: { type: 'confirm', code: 422 },
    isReached: ({ over }) => over,
  },
  'no-early-stop': {
    start: language => {
      const match = written(
        language,
        {
          round: 4,
          tokens: [
            [1, 0],
            [1, 0],
          ],
        },
        314,
      );
      return done(match, [
        ...guess(314, CHLOE, DAVID),
        ...guess(314, BRUNO),
        ...guess(243, DAVID),
        [ANA, { type: 'draft', code: 243 }],
      ]);
    },
    seat: BRUNO,
    tall: 'always',
    examples: ['4'],
    answers: answers([[ANA, { type: 'confirm', code: 243 }]]),
    forbidden: { type: 'confirm', code: 422 },
    isReached: ({ state }) => state.teams[WHITE].interceptions === 2,
  },
  'word-guess': {
    start: handedIn,
    seat: ANA,
    tall: 'always',
    examples: ['5'],
    answers: answers([
      [CHLOE, NOBODY_ACCEPTED],
      [DAVID, NOBODY_ACCEPTED],
      [BRUNO, { type: 'confirmVerdict', slots: [0, 2, 0, 0] }],
      [BRUNO, NOBODY_ACCEPTED],
    ]),
    forbidden: { type: 'draft', code: 314 },
    isReached: ({ over }) => over,
  },
  'by-turns': {
    start: language => begun(language, { seats: 6, round: 2, encrypted: [1, 0, 0, 1, 0, 0] }),
    seat: ANA,
    tall: 'always',
    examples: ['7'],
    answers: answers([BRUNO, EVA].map(seat => [seat, { type: 'nominate', seat: ANA }])),
    forbidden: { type: 'drawCode' },
    isReached: ({ state }) => state.teams[WHITE].encryptor === ANA,
  },
  'encryptor-listens': {
    start: language => written(language, { round: 2 }, 142),
    seat: CHLOE,
    tall: 'always',
    examples: ['8'],
    answers: answers([[DAVID, { type: 'confirm', code: 142 }]]),
    forbidden: { type: 'confirm', code: 411 },
    isReached: ({ state }) => state.teams[BLACK].locked || state.teams[BLACK].interceptions === 1,
  },
  'no-clue': {
    start: outOfTime,
    seat: DAVID,
    tall: 'always',
    examples: ['9'],
    forbidden: { type: 'confirm', code: 224 },
    isReached: ({ state }) => state.round === 2,
  },
};
