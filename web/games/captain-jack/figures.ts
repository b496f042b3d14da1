/** The positions of the rulebook of Captain Jack's Gold. One sits in the first seat. */
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { BESIDE, PORT } from '@havre/engine/games/captain-jack/material.ts';
import { card, matchAt } from '@havre/engine/games/captain-jack/position.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { Figures } from '../contract.ts';

const YOU = 0;
const [COAST, CHANNEL, HIGH_SEAS] = [0, 1, 2] as const;

/** One's own first action, which leads to what is shown, and what the die shows then. */
function after(match: Match<CaptainJack>, action: CaptainJack['action'], ...loaded: number[]): Match<CaptainJack> {
  match.play(YOU, action, { loaded });
  return match;
}

const isAboard = ({ state }: Match<CaptainJack>, id: string): boolean =>
  state.ships[YOU]?.cards.some(stowed => stowed.card === card(id)) === true;
const doubloons = ({ state }: Match<CaptainJack>): number => state.ships[YOU]?.doubloons ?? 0;

export const figures: Figures<CaptainJack> = {
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
    forbidden: { type: 'reveal' },
    isReached: match => isAboard(match, 'CO06'),
  },
  'full-ship': {
    start: () =>
      after(matchAt({ aboard: 'CO01 CO02 CO09 CO10 CO16 CO17 CH09 |', next: 'CO18' }), { type: 'sail', area: COAST }),
    seat: YOU,
    forbidden: { type: 'take' },
    isReached: match => isAboard(match, 'CO18'),
  },
  maps: {
    start: () => after(matchAt({ aboard: 'CO19 CH16 |', next: 'CO20' }), { type: 'sail', area: COAST }),
    seat: YOU,
    isReached: match => doubloons(match) > 0,
  },
  boarding: {
    start: () =>
      after(matchAt({ aboard: 'CO01 CO09 CO11 | CO17 CO18', places: [BESIDE, COAST], next: 'CO02' }), {
        type: 'sail',
        area: COAST,
      }),
    seat: YOU,
    isReached: match => isAboard(match, 'CO17') || isAboard(match, 'CO18'),
  },
  cook: {
    start: () =>
      after(matchAt({ rules: 'advanced', aboard: 'CO30^+1 CO01 |', next: 'CO06 CO18' }), { type: 'sail', area: COAST }),
    seat: YOU,
    isReached: match => isAboard(match, 'CO18'),
  },
  narrow: {
    start: () =>
      after(
        after(matchAt({ rules: 'advanced', aboard: 'CO01 CO09 CH05 |', next: 'CH22' }), {
          type: 'sail',
          area: CHANNEL,
        }),
        { type: 'fight' },
        4 - 1,
      ),
    seat: YOU,
    isReached: match => doubloons(match) > 0,
  },
  sandbank: {
    start: () =>
      after(matchAt({ rules: 'advanced', aboard: 'CO01 CO09 CO16 CH09 CH05 |', next: 'HS24' }), {
        type: 'sail',
        area: HIGH_SEAS,
      }),
    seat: YOU,
    forbidden: { type: 'reveal' },
    isReached: match => isAboard(match, 'HS24'),
  },
  passenger: {
    start: () =>
      after(matchAt({ rules: 'advanced', aboard: 'CO25^ CO01 |', next: 'HS15' }), { type: 'sail', area: HIGH_SEAS }),
    seat: YOU,
    forbidden: { type: 'fight' },
    isReached: match => doubloons(match) > 0,
  },
};
