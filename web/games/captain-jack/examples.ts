/** The worked examples of the ledger of Captain Jack's Gold, to be played. One sits in the first seat. */
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { BESIDE } from '@havre/engine/games/captain-jack/material.ts';
import { card, cardsIn, letter, matchAt, type Position } from '@havre/engine/games/captain-jack/position.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { BookFigure, Figures } from '../contract.ts';

type Action = CaptainJack['action'];

const [YOU, LEFT] = [0, 1] as const;
const [COAST, CHANNEL, HIGH_SEAS] = [0, 1, 2] as const;

const sail = (area: number): Action => ({ type: 'sail', area });
const dock: Action = { type: 'dock' };
const reveal: Action = { type: 'reveal' };
const take: Action = { type: 'take' };
const fight: Action = { type: 'fight' };
const dig = (ids: string): Action => ({ type: 'dig', cards: cardsIn(ids) });
const fulfil = (id: string, ids: string): Action => ({
  type: 'fulfil',
  letter: letter(id),
  cards: cardsIn(ids),
  crew: [],
});
/** What one's left neighbour takes off after a fight. */
const removes = (id: string) => [{ seat: LEFT, action: { type: 'remove', card: card(id) } }] as const;

/** What the die shows, throw by throw. */
export const rolls = (...pips: number[]): number[] => pips.map(pip => pip - 1);

/** A position after what one has done in it already. */
export function after(match: Match<CaptainJack>, ...actions: Action[]): Match<CaptainJack> {
  for (const action of actions) match.play(YOU, action);
  return match;
}

type Scene = Omit<BookFigure<CaptainJack>, 'start' | 'seat'>;
const at = (position: Position, done: readonly Action[], scene: Scene): BookFigure<CaptainJack> => ({
  start: () => after(matchAt(position), ...done),
  seat: YOU,
  ...scene,
});

const cardsOf = ({ state }: Match<CaptainJack>, seat: number = YOU): string =>
  (state.ships[seat]?.cards ?? []).map(stowed => stowed.card).join();
export const isAboard = (match: Match<CaptainJack>, id: string): boolean =>
  cardsOf(match)
    .split(',')
    .includes(`${card(id)}`);
export const doubloons = ({ state }: Match<CaptainJack>): number => state.ships[YOU]?.doubloons ?? 0;
const hasHappened = (match: Match<CaptainJack>, type: string): boolean =>
  match.log.some(entry => entry.events.some(event => event.type === type));

const FULL = 'CO16 CO17 CO18 CH09 CH11 CH13 CH15';
const advanced = (aboard: string, more: Partial<Position> = {}): Position => ({ rules: 'advanced', aboard, ...more });
/** Before a ship or hazard of the High seas, as strong as the example wants it. */
const met = (aboard: string, one: string): Position => advanced(`${aboard} |`, { next: `${one} HS03` });

export const examples: Figures<CaptainJack> = {
  oswald: at({ aboard: 'CO01 |', next: 'CO09 CO16 CO06 CO10' }, [sail(COAST)], {
    examples: ['CJG-EX-01'],
    forbidden: reveal,
    isReached: match => isAboard(match, 'CO06'),
  }),
  gabi: at(
    { aboard: 'HS13 CH15 CH11 CO11 |', open: 'LM01 LM04', letters: 'LM10 LM17', places: [COAST, COAST] },
    [dock],
    {
      examples: ['CJG-EX-02'],
      forbidden: fulfil('LM04', 'CH11 CO11'),
      isReached: match => doubloons(match) === 2,
    },
  ),
  'high-throw': at({ aboard: 'CO09 |', next: 'HS09' }, [sail(HIGH_SEAS)], {
    examples: ['CJG-EX-13'],
    loaded: { fight: rolls(3, 4) },
    forbidden: take,
    isReached: match => isAboard(match, 'HS09'),
  }),
  'low-throws': at({ aboard: 'CO09 CO01 |', next: 'HS09' }, [sail(HIGH_SEAS)], {
    examples: ['CJG-EX-14'],
    loaded: { fight: rolls(3, 1) },
    answers: removes('CO09'),
    forbidden: take,
    isReached: match => !isAboard(match, 'CO09'),
  }),
  'nothing-to-lose': at({ aboard: 'CO16 CO19 |', next: 'HS09' }, [sail(HIGH_SEAS)], {
    examples: ['CJG-EX-15'],
    loaded: { fight: rolls(3) },
    forbidden: take,
    isReached: match => hasHappened(match, 'lostFight'),
  }),
  'doubloon-ship': at({ aboard: `${FULL} |`, next: 'HS21' }, [sail(HIGH_SEAS)], {
    examples: ['CJG-EX-16'],
    loaded: { fight: rolls(5) },
    forbidden: take,
    isReached: match => doubloons(match) === 1,
  }),
  'turned-map': at({ aboard: 'CO05 CO19 CO20 |', next: 'HS01' }, [], {
    examples: ['CJG-EX-18'],
    forbidden: dig('CO05 CO19 CO20'),
    isReached: match => doubloons(match) === 2,
  }),
  'empty-pile': at({ aboard: '|', bare: [COAST], next: 'CO09', discards: 'CO01 CO02 CO03 CO04' }, [sail(COAST)], {
    examples: ['CJG-EX-19'],
    forbidden: fight,
    isReached: ({ state }) => state.reveals === 2 && state.piles[COAST]?.length === 4,
  }),
  'short-supply': at({ aboard: 'HS09 HS13 | | |', open: 'LM09', doubloons: [6, 6, 6, 6] }, [dock], {
    examples: ['CJG-EX-20'],
    forbidden: reveal,
    isReached: ({ over }) => over,
  }),
  enough: at({ aboard: 'HS09 HS17 | |', open: 'LM07 LM08', doubloons: [7, 0, 0] }, [dock], {
    examples: ['CJG-EX-21'],
    forbidden: reveal,
    isReached: ({ over }) => over,
  }),
  'last-letters': at({ aboard: 'HS09 CO01 |', open: 'LM07 LM01 LM02 LM03', letters: '' }, [dock], {
    examples: ['CJG-EX-22'],
    forbidden: reveal,
    isReached: ({ state }) => state.open.length === 3,
  }),
  'too-fast': at(met('CO01', 'HS11'), [sail(HIGH_SEAS)], {
    examples: ['CJG-EX-30'],
    forbidden: fight,
    isReached: ({ state }) => state.revealed === card('HS03'),
  }),
  'throw-again': {
    start: () => fought('CO14 CO01', 4),
    seat: YOU,
    examples: ['CJG-EX-32'],
    loaded: { rollAgain: rolls(2, 5) },
    answers: removes('CO01'),
    forbidden: { type: 'discard', card: card('CO01') },
    isReached: match => isAboard(match, 'HS09') && isAboard(match, 'CO14') && isAboard(match, 'CO01'),
  },
  'throw-in-vain': {
    start: () => fought('CO14 CO01', 4),
    seat: YOU,
    examples: ['CJG-EX-33'],
    loaded: { rollAgain: rolls(2, 3) },
    answers: removes('CO14'),
    forbidden: { type: 'discard', card: card('CO01') },
    isReached: match => !isAboard(match, 'HS09') && !isAboard(match, 'CO14'),
  },
  gunner: {
    start: () => fought('CO01 CH30^', 4),
    seat: YOU,
    examples: ['CJG-EX-34'],
    loaded: { reroll: rolls(6) },
    forbidden: { type: 'rollAgain' },
    isReached: match => isAboard(match, 'HS09') && isAboard(match, 'CO01'),
  },
  storm: at(met('CO01 CO28^', 'HS25'), [], {
    examples: ['CJG-EX-36'],
    forbidden: take,
    isReached: match => isAboard(match, 'HS25'),
  }),
  'storm-lost': at(met('CO28^', 'HS25'), [], {
    examples: ['CJG-EX-37'],
    forbidden: take,
    isReached: match => hasHappened(match, 'faced'),
  }),
  rum: at(advanced('| HS30^ | HS29^ | CO30^', { next: 'CO03', rum: 2 }), [], {
    examples: ['CJG-EX-38'],
    forbidden: take,
    isReached: ({ state }) => state.rum === 0,
  }),
  quartermaster: {
    start: () => {
      const match = matchAt(advanced(`| CH28^ ${FULL} CO19`, { places: [BESIDE, COAST], next: 'CO10' }));
      after(match, sail(COAST));
      match.play(YOU, { type: 'board', seat: LEFT }, { loaded: rolls(6, 1) });
      return match;
    },
    seat: YOU,
    examples: ['CJG-EX-39'],
    answers: [{ seat: LEFT, action: { type: 'discard', card: card('CO19') } }],
    forbidden: take,
    isReached: match => isAboard(match, 'CH28') && cardsOf(match, LEFT).split(',').length === 7,
  },
  steward: at(advanced('CO27 CO16 CO18 CH29^+1 |', { open: 'LM20' }), [dock], {
    examples: ['CJG-EX-40'],
    forbidden: fulfil('LM20', 'CO27 CO16 CO18'),
    isReached: match => doubloons(match) === 2,
  }),
  'map-on-a-ship': at({ aboard: 'CO19 CH16 HS23 |', next: 'CO09' }, [sail(COAST)], {
    examples: ['CJG-EX-43'],
    forbidden: fight,
    isReached: match => doubloons(match) === 2,
  }),
  helmsman: at(met('CO01 HS29^+2', 'HS25'), [sail(HIGH_SEAS)], {
    examples: ['CJG-EX-44'],
    forbidden: reveal,
    isReached: match => hasHappened(match, 'faced') && (match.state.ships[YOU]?.cards[1]?.bottles ?? 0) === 1,
  }),
  'narrow-end': at(advanced('CO01 | | |', { next: 'CO23', doubloons: [6, 0, 0, 0] }), [sail(COAST)], {
    examples: ['CJG-EX-45'],
    loaded: { fight: rolls(4) },
    forbidden: take,
    isReached: ({ over }) => over,
  }),
  'top-of-pile': at({ aboard: 'CO01 CO02 |', next: 'CO22' }, [sail(COAST)], {
    examples: ['CJG-EX-46'],
    loaded: { fight: rolls(1) },
    answers: removes('CO01'),
    forbidden: take,
    isReached: ({ state }) => state.discards[COAST]?.join() === cardsIn('CO01 CO22').join(),
  }),
  'dig-ashore': at(met('CO19 CO20 CH16 CO16 CO17 CO18 CH09', 'HS24'), [sail(HIGH_SEAS)], {
    examples: ['CJG-EX-47'],
    forbidden: reveal,
    isReached: match => doubloons(match) === 2 && !match.state.discards[HIGH_SEAS]?.includes(card('HS24')),
  }),
};

/** A fight with a ship of 4 on the High seas in which the first throw is made. */
function fought(aboard: string, pips: number): Match<CaptainJack> {
  const match = after(matchAt(met(aboard, 'HS09')), sail(HIGH_SEAS));
  match.play(YOU, fight, { loaded: rolls(pips) });
  return match;
}

export { CHANNEL, COAST, HIGH_SEAS };
