/** The positions of the rulebook of Captain Jack's Gold. One sits in the first seat. */
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { BESIDE, PORT } from '@havre/engine/games/captain-jack/material.ts';
import { card, matchAt } from '@havre/engine/games/captain-jack/position.ts';
import type { Figures } from '../contract.ts';
import { after, CHANNEL, COAST, doubloons, examples, HIGH_SEAS, isAboard, rolls } from './examples.ts';

const YOU = 0;

export const figures: Figures<CaptainJack> = {
  ...examples,
  table: {
    start: () =>
      matchAt({
        aboard: 'CO01 CO09 CO16 CO17 | CO05 HS13 CH09 | CO11 CH11',
        places: [COAST, HIGH_SEAS, PORT],
        doubloons: [2, 4, 1],
        open: 'LM01 LM02 LM04 LM07',
      }),
    seat: YOU,
  },
  ship: {
    start: () => after(matchAt({ aboard: 'CO01 CO09 |', next: 'CO21' }), { type: 'sail', area: COAST }),
    seat: YOU,
    forbidden: { type: 'take' },
    isReached: match => isAboard(match, 'CO21'),
  },
  letter: {
    start: () => after(matchAt({ aboard: 'CO11 CO17 |', open: 'LM01 LM02 LM04 LM07' }), { type: 'dock' }),
    seat: YOU,
    isReached: match => doubloons(match) > 0,
  },
  calm: {
    start: () => after(matchAt({ aboard: 'CO01 CO05 |', next: 'CO06' }), { type: 'sail', area: COAST }),
    seat: YOU,
    examples: ['CJG-EX-10'],
    forbidden: { type: 'reveal' },
    isReached: match => isAboard(match, 'CO06'),
  },
  'full-ship': {
    start: () =>
      after(matchAt({ aboard: 'CO01 CO02 CO09 CO10 CO16 CO17 CH09 |', next: 'CO18' }), { type: 'sail', area: COAST }),
    seat: YOU,
    examples: ['CJG-EX-11', 'CJG-EX-12'],
    forbidden: { type: 'take' },
    isReached: match => isAboard(match, 'CO18'),
  },
  maps: {
    start: () => after(matchAt({ aboard: 'CO19 CH16 |', next: 'CO20' }), { type: 'sail', area: COAST }),
    seat: YOU,
    examples: ['CJG-EX-17'],
    isReached: match => doubloons(match) > 0,
  },
  boarding: {
    start: () =>
      after(matchAt({ aboard: 'CO14 CO09 | CO15 CO16', places: [BESIDE, COAST], next: 'CO10' }), {
        type: 'sail',
        area: COAST,
      }),
    seat: YOU,
    examples: ['CJG-EX-03'],
    // A tie, and thrown again.
    loaded: { board: rolls(2, 4, 5, 2, 5, 1, 1, 3, 6, 4, 6, 2, 4, 3) },
    forbidden: { type: 'fight' },
    isReached: match => isAboard(match, 'CO15') || isAboard(match, 'CO16'),
  },
  cook: {
    start: () =>
      after(
        matchAt({ rules: 'advanced', aboard: 'CO01 CO02 CO30^+1 |', next: 'CO09 CO14 CO18 CO11' }),
        { type: 'sail', area: COAST },
        { type: 'reveal' },
      ),
    seat: YOU,
    examples: ['CJG-EX-42'],
    forbidden: { type: 'fight' },
    isReached: match => isAboard(match, 'CO18'),
  },
  narrow: {
    start: () => {
      const match = after(matchAt({ rules: 'advanced', aboard: 'CO01 CO09 CH05 |', next: 'CH22' }), {
        type: 'sail',
        area: CHANNEL,
      });
      match.play(YOU, { type: 'fight' }, { loaded: rolls(4) });
      return match;
    },
    seat: YOU,
    examples: ['CJG-EX-31'],
    answers: [{ seat: 1, action: { type: 'remove', card: card('CO09') } }],
    forbidden: { type: 'discard', card: card('CO01') },
    isReached: match => doubloons(match) > 0,
  },
  sandbank: {
    start: () =>
      after(matchAt({ rules: 'advanced', aboard: 'CO01 CO09 CO16 CH09 CH05 |', next: 'HS24' }), {
        type: 'sail',
        area: HIGH_SEAS,
      }),
    seat: YOU,
    examples: ['CJG-EX-35'],
    forbidden: { type: 'reveal' },
    isReached: match => isAboard(match, 'HS24'),
  },
  passenger: {
    start: () =>
      after(matchAt({ rules: 'advanced', aboard: 'CO25^ CO01 |', next: 'HS15' }), { type: 'sail', area: HIGH_SEAS }),
    seat: YOU,
    examples: ['CJG-EX-41'],
    forbidden: { type: 'fight' },
    isReached: match => doubloons(match) > 0,
  },
};
