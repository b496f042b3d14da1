/** The positions of the rulebook of Jamaica. One sits in the first seat. */
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { FOOD, GOLD } from '@havre/engine/games/jamaica/material.ts';
import { matchAt } from '@havre/engine/games/jamaica/position.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Figures } from '../contract.ts';
import { aboard, examples, RIVAL, SKULL, STAR, YOU } from './examples.ts';

/** A tavern in which some have been recruited: the bottle stands at the top of the stairs, and the way is free as far as the second row. */
const TAVERN =
  'sirBeth saran buccaneer - - - shipowner weasel king bishop cartographer seaWolf - venetian anchorman navigator prussian swiss cooper calypso lookout';

/** Goes on with what somebody does, and what the die shows then. */
function after(match: Match<Jamaica>, seat: Seat, action: Jamaica['action'], die: number): Match<Jamaica> {
  const entry = match.play(seat, action, { loaded: [die] });
  if (isRefusal(entry)) throw new Error(`seat ${seat} is refused (${entry.refused})`);
  return match;
}

const has = ({ log }: Match<Jamaica>, type: string): boolean =>
  log.some(({ events }) => events.some(event => event.type === type));
/** Whether a fight has been decided, for somebody or nobody. */
const isFought = (match: Match<Jamaica>): boolean => has(match, 'combatEnded');

export const figures: Figures<Jamaica> = {
  ...examples,
  chart: {
    start: () =>
      matchAt({
        ships: ['15: gold 4, food 3, powder 2', '16: food 2, gold 3 | sabre', '18: powder 5, food 1'],
        dice: [4, 2],
        plays: ['gold/forward', '', ''],
      }),
    seat: YOU,
  },
  'full-hold': {
    start: () =>
      matchAt({
        ships: ['16: gold 3, gold 5, food 2, powder 4, food 1', '29', '42'],
        dice: [4, 1],
        plays: ['gold/forward'],
      }),
    seat: YOU,
    examples: ['5'],
    isReached: ({ state }) => aboard(state).some(([goods, tokens]) => goods === GOLD && tokens === 4),
  },
  fight: {
    start: () =>
      matchAt({ ships: ['15: gold 9, powder 2 | -2', '16: food 1, powder 3 | +3', '44'], plays: ['forward/food'] }),
    seat: YOU,
    examples: ['2'],
    tall: 'wide',
    answers: [{ seat: RIVAL, action: { type: 'spendPowder', powder: 3 } }],
    isReached: isFought,
  },
  retreat: {
    start: () =>
      matchAt({ edition: '2007', ships: ['14: food 2', '44', '44'], dice: [1, 1], plays: ['forward/powder'] }),
    seat: YOU,
    examples: ['3'],
    isReached: ({ state }) => state.space[YOU] !== 15,
  },
  theft: {
    start: () =>
      after(
        matchAt({
          ships: ['15: food 3, food 2, food 1, powder 2, powder 1', '16: food 4, powder 2, gold 5', '44'],
          plays: ['forward/food'],
        }),
        YOU,
        { type: 'spendPowder', powder: 0 },
        STAR,
      ),
    seat: YOU,
    examples: ['7'],
    isReached: ({ state }) => aboard(state).some(([goods, tokens]) => goods === FOOD && tokens === 4),
  },
  sabre: {
    start: () =>
      after(
        matchAt({
          ships: ['16: powder 2, gold 4 | sabre', '15: powder 3, food 3', '44'],
          plays: ['', 'forward/food'],
          captain: RIVAL,
        }),
        RIVAL,
        { type: 'spendPowder', powder: 3 },
        STAR,
      ),
    seat: YOU,
    examples: ['10'],
    isReached: match => isFought(match) && has(match, 'combatRerolled'),
  },
  skull: {
    start: () =>
      matchAt({ edition: '2021', ships: ['14: gold 2', '30', '44'], plays: ['forward/powder'], loaded: [SKULL] }),
    seat: YOU,
    examples: ['15'],
    isReached: ({ state }) => state.space[YOU] !== 15,
  },
  recruit: {
    start: () =>
      matchAt({
        ships: ['4: gold 7, food 2', '30: strategist', '44: mage, oracle'],
        plays: ['forward/powder'],
        crew: { tavern: TAVERN },
      }),
    seat: YOU,
    examples: ['4'],
    tall: 'always',
    isReached: ({ state }) => state.crew?.bottle === 12,
  },
};
