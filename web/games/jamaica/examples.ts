/** The worked examples of the ledger of Jamaica, to be played. One sits in the first seat. */
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { FOOD, GOLD, HOLDS } from '@havre/engine/games/jamaica/material.ts';
import { matchAt, type Position } from '@havre/engine/games/jamaica/position.ts';
import type { State } from '@havre/engine/games/jamaica/state.ts';
import type { BookFigure, Figures } from '../contract.ts';

export const [YOU, RIVAL] = [0, 1] as const;

/** The faces of the combat die, as they are drawn. */
export const [TWO, SKULL, STAR] = [0, 4, 5] as const;

/** What is in one's holds, and how much of it. */
export const aboard = (s: State): (readonly [goods: number, tokens: number])[] =>
  s.goods.slice(0, HOLDS).map((goods, hold) => [goods, s.tokens[hold] ?? 0] as const);

const has = (s: State, goods: number, tokens: number): boolean =>
  aboard(s).some(([one, count]) => one === goods && count === tokens);

type Scene = Omit<BookFigure<Jamaica>, 'start' | 'seat'>;
const at = (position: Position, scene: Scene): BookFigure<Jamaica> => ({
  start: () => matchAt(position),
  seat: YOU,
  ...scene,
});

/** A tavern whose bottle stands beside the Lookout and the Buccaneer. */
const TAVERN =
  'sirBeth saran buccaneer - lookout shipowner weasel king bishop cartographer seaWolf anchorman navigator venetian prussian swiss cooper calypso mage oracle strategist';

export const examples: Figures<Jamaica> = {
  scoring: at(
    {
      ships: ['47: gold 3, gold 3, food 2, powder 1 | +7 -4', '49', '1'],
      plays: ['powder/gold', 'forward/food', ''],
      captain: RIVAL,
      dice: [1, 6],
    },
    { examples: ['1'], forbidden: { type: 'load', hold: 0 }, isReached: ({ over }) => over },
  ),
  'gold-gold': at(
    { ships: ['16: gold 3, gold 5, food 2, powder 4', '29', '42'], plays: ['gold/gold'], dice: [2, 6] },
    { examples: ['6'], forbidden: { type: 'load', hold: 4 }, isReached: ({ state }) => has(state, GOLD, 6) },
  ),
  chain: at(
    {
      edition: '2007',
      ships: ['34: food 1', '35: gold 4', '44'],
      plays: ['', 'forward/powder'],
      captain: RIVAL,
      pile: '+5',
      loaded: [TWO, SKULL],
    },
    {
      examples: ['8'],
      forbidden: { type: 'stealHold', hold: 1 },
      isReached: ({ state }) => state.space[RIVAL] === 33,
    },
  ),
  'back-home': at(
    {
      edition: '2021',
      ships: ['1: powder 1, powder 2, gold 1, powder 3, gold 2', '0', '44'],
      plays: ['gold/forward'],
    },
    {
      examples: ['9'],
      loaded: { load: [SKULL] },
      forbidden: { type: 'load', hold: 2 },
      isReached: ({ state }) => state.space[YOU] === 0,
    },
  ),
  lap: at(
    { ships: ['0: food 3, food 4', '44', '44'], plays: ['backward/forward'], dice: [3, 5] },
    {
      examples: ['11'],
      forbidden: { type: 'pay', tokens: [0, 0] },
      isReached: ({ state }) => state.space[YOU] === 2 && state.lap[YOU] === 0,
    },
  ),
  map: at(
    { ships: ['15: gold 9', '16: | map', '44'], plays: ['forward/food'], loaded: [STAR] },
    {
      examples: ['12'],
      forbidden: { type: 'stealHold', hold: 0 },
      isReached: ({ state }) => state.hands[YOU]?.length === 4,
    },
  ),
  ghost: at(
    { ships: ['28', '21'], ghost: '28: gold 5 | beth', dice: [1, 1] },
    {
      examples: ['13'],
      forbidden: { type: 'sail', to: 0 },
      // Sent ahead it leads alone, and comes back in the evening.
      isReached: ({ log }) =>
        log.some(({ events }) => events.some(event => event.type === 'sailed' && event.rule === 'JAM-GHOST-07')),
    },
  ),
  merchants: at(
    {
      ships: ['5: gold 2, food 2, powder 1, venetian, prussian', '30', '42'],
      plays: ['forward/powder'],
      crew: true,
    },
    {
      examples: ['14'],
      tall: 'always',
      forbidden: { type: 'exchange', gold: 2, food: 3, powder: 0 },
      isReached: ({ state }) => !aboard(state).some(([goods]) => goods === GOLD),
    },
  ),
  'merchant-or-shortage': at(
    {
      edition: '2021',
      ships: ['14: venetian, food 1, gold 2', '30', '42'],
      plays: ['forward/powder'],
      crew: true,
    },
    {
      examples: ['17'],
      tall: 'always',
      loaded: { runShort: [STAR] },
      forbidden: { type: 'exchange', gold: 2, food: 0, powder: 1 },
      // Either way the food is gone.
      isReached: ({ state }) => !aboard(state).some(([goods]) => goods === FOOD),
    },
  ),
  lookout: at(
    { ships: ['4: gold 9', '6', '42'], plays: ['forward/powder'], crew: { tavern: TAVERN } },
    {
      examples: ['18'],
      tall: 'always',
      forbidden: { type: 'recruit', character: 'king', bottle: 3 },
      isReached: match =>
        match.log.some(({ events }) => events.some(event => event.type === 'tookTreasure' && event.space === 4)),
    },
  ),
};
