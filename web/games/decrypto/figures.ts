/** The positions of the rulebook of Decrypto: a table for four, whose white team one belongs to. */
import { round } from '@havre/engine/games/decrypto/3-round.ts';
import { type Decrypto, decrypto } from '@havre/engine/games/decrypto/game.ts';
import { CODES, NO_CODE } from '@havre/engine/games/decrypto/material.ts';
import { BLACK, WHITE } from '@havre/engine/games/decrypto/state.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { call } from '@havre/engine/kernel/flow.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { Figures } from '../contract.ts';
import { examples, WORDS } from './examples.ts';

/** The encryptors of the round. */
const [YOU, OTHER] = [1, 3] as const;
/** Who guesses with the one of the white team. */
const MATE = 0;

/** The first round, in which one is the encryptor and has drawn 3-1-4. */
function drawn(language: Language): Match<Decrypto> {
  const beginning = { seats: 4, options: { language, white: 'first' }, chance: new Stream(seededNumbers(1)) } as const;
  const match = Match.arranged(decrypto, beginning, s => {
    const [white, black] = WORDS[language];
    s.teams[WHITE].words = [...white];
    s.teams[BLACK].words = [...black];
    s.round = 0;
    call(s, round);
  });
  for (const seat of [YOU, OTHER]) {
    const entry = match.play(seat, { type: 'drawCode' }, { loaded: [CODES.indexOf(314), CODES.indexOf(213)] });
    if (isRefusal(entry)) throw new Error(`seat ${seat} draws no code (${entry.refused})`);
  }
  return match;
}

const CLUES: { readonly [L in Language]: readonly [white: readonly string[], black: readonly string[]] } = {
  en: [
    ['cuckoo', 'Brittany', 'Pompeii'],
    ['Chopin', 'oak', 'Alps'],
  ],
  fr: [
    ['coucou', 'Bretagne', 'Pompéi'],
    ['Chopin', 'chêne', 'Alpes'],
  ],
};

/** The same round once both codes are clues: one's team mate has given those of the white team. */
function written(language: Language): Match<Decrypto> {
  const match = drawn(language);
  const [white, black] = CLUES[language];
  for (const [seat, clues] of [
    [YOU, white],
    [OTHER, black],
  ] as const)
    for (const action of [{ type: 'writeClues', clues }, { type: 'confirmClues' }] as const) {
      const entry = match.play(seat, action);
      if (isRefusal(entry)) throw new Error(`seat ${seat} gives no clues (${entry.refused})`);
    }
  return match;
}

/** What was given in the first two rounds of a game for three, by its code; and the clues of the third. */
const TRIO_CLUES: { readonly [L in Language]: readonly (readonly [code: number, clues: readonly string[]])[] } = {
  en: [
    [314, ['cuckoo', 'Brittany', 'Pompeii']],
    [231, ['sour', 'Swiss', 'sailors']],
    [423, ['Etna', 'tea', 'midnight']],
  ],
  fr: [
    [314, ['coucou', 'Bretagne', 'Pompéi']],
    [231, ['acide', 'Suisse', 'marins']],
    [423, ['Etna', 'thé', 'minuit']],
  ],
};
/** The team of a game for three, and who listens to it. */
const [FIRST, SECOND, INTERCEPTOR] = [0, 1, 2] as const;

/** The third round of a game for three: the first of the team has drawn 4-2-3, and is to write. */
function trioDrawn(language: Language): Match<Decrypto> {
  const chance = new Stream(seededNumbers(1));
  const beginning = { seats: 3, options: { language, interceptor: INTERCEPTOR }, chance } as const;
  const match = Match.arranged(decrypto, beginning, s => {
    s.teams[WHITE].words = [...WORDS[language][WHITE]];
    s.sheet = TRIO_CLUES[language].slice(0, 2).map(([code, clues], at) => ({
      round: at + 1,
      team: WHITE,
      encryptor: at === 0 ? FIRST : SECOND,
      clues: [...clues],
      interception: at === 0 ? NO_CODE : 132,
      // The first code was misunderstood: the Interceptor has a token.
      decryption: at === 0 ? 341 : code,
      code,
    }));
    s.teams[BLACK].interceptions = 1;
    s.teams[WHITE].encryptor = SECOND;
    s.encrypted = [1, 1, 0];
    s.round = 2;
    call(s, round);
  });
  const entry = match.play(FIRST, { type: 'drawCode' }, { loaded: [CODES.indexOf(423)] });
  if (isRefusal(entry)) throw new Error(`no code is drawn (${entry.refused})`);
  return match;
}

/** The same round once the clues are read and the team has understood them: the Interceptor listens. */
function trioHeard(language: Language): Match<Decrypto> {
  const match = trioDrawn(language);
  const [, , [code, clues] = [NO_CODE, []]] = TRIO_CLUES[language];
  for (const [seat, action] of [
    [FIRST, { type: 'writeClues', clues }],
    [FIRST, { type: 'confirmClues' }],
    [SECOND, { type: 'draft', code }],
    [SECOND, { type: 'confirm', code }],
  ] as const) {
    const entry = match.play(seat, action);
    if (isRefusal(entry)) throw new Error(`seat ${seat} may not ${action.type} (${entry.refused})`);
  }
  return match;
}

export const figures: Figures<Decrypto> = {
  ...examples,
  screen: { start: trioDrawn, seat: SECOND },
  intercept: {
    start: trioHeard,
    seat: INTERCEPTOR,
    tall: 'always',
    examples: ['10'],
    isReached: ({ state }) => state.sheet.some(({ interception, code }) => code !== NO_CODE && interception === code),
  },
  'own-word': { start: drawn, seat: YOU, tall: 'always', examples: ['6'] },
  decode: {
    start: written,
    seat: MATE,
    tall: 'always',
    examples: ['1'],
    isReached: ({ state }) =>
      state.sheet.some(({ team, decryption, code }) => team === WHITE && code !== NO_CODE && decryption === code),
  },
};
