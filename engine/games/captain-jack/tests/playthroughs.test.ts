/** Whole games of Captain Jack's Gold, kept as they were once played. */
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../../bots/knowledge.ts';
import { mindOf } from '../../../bots/mind.ts';
import { plannerBot } from '../../../bots/planner.ts';
import { randomBot } from '../../../bots/random.ts';
import { SeededDice } from '../../../kernel/chance.ts';
import type { ExternalEvent } from '../../../kernel/external-events.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { earlierPlaythroughs, playthroughs } from '../../tests/playthroughs.ts';
import type { Action } from '../actions.ts';
import { type CaptainJack, captainJack } from '../game.ts';
import { B, begin, C, of } from './kit.ts';

/** How a game comes about: players with a plan, who do something else one time in `whims`, and what happens at the table. */
interface Recipe {
  name: string;
  seats: number;
  seed: number;
  rules?: 'base' | 'advanced';
  first?: Seat;
  whims?: number;
  /** What somebody says before the first turn. */
  says?: readonly [Seat, Action];
  happens?: Readonly<Record<number, (asked: Seat) => ExternalEvent>>;
}

const clockRunsOut = (asked: Seat): ExternalEvent => ({ type: 'timeUp', seat: asked });
const askedLeaves = (asked: Seat): ExternalEvent => ({ type: 'left', seat: asked });

const RECIPES: readonly Recipe[] = [
  { name: 'base-2-seats', seats: 2, seed: 1 },
  { name: 'base-2-seats-whims', seats: 2, seed: 5, whims: 4 },
  { name: 'base-3-seats', seats: 3, seed: 2 },
  { name: 'base-3-seats-whims', seats: 3, seed: 6, whims: 3, first: B },
  { name: 'base-4-seats', seats: 4, seed: 3 },
  { name: 'base-4-seats-leaving', seats: 4, seed: 4, happens: { 9: clockRunsOut, 30: askedLeaves, 44: clockRunsOut } },
  { name: 'advanced-2-seats', rules: 'advanced', seats: 2, seed: 7 },
  { name: 'advanced-2-seats-whims', rules: 'advanced', seats: 2, seed: 30, whims: 3 },
  { name: 'advanced-3-seats', rules: 'advanced', seats: 3, seed: 12 },
  {
    name: 'advanced-3-seats-whims',
    rules: 'advanced',
    seats: 3,
    seed: 36,
    whims: 2,
    says: [C, { type: 'abstain', wish: true }],
  },
  { name: 'advanced-4-seats', rules: 'advanced', seats: 4, seed: 54 },
  { name: 'advanced-4-seats-whims', rules: 'advanced', seats: 4, seed: 20, whims: 2 },
  { name: 'last-one-left', seats: 2, seed: 13, happens: { 20: askedLeaves } },
  { name: 'called-off', seats: 3, seed: 14, happens: { 25: () => ({ type: 'agreed', on: 'stop', seats: 0b111 }) } },
];

await loadKnowledge(captainJack.id); // so that players with a plan have one

const kept = playthroughs(
  captainJack,
  new URL('../playthroughs/', import.meta.url),
  RECIPES.map(recipe => ({ name: recipe.name, played: () => played(recipe) })),
);

earlierPlaythroughs(captainJack, new URL('../playthroughs/version-1/', import.meta.url));

function played({ seats, seed, rules = 'base', first, whims = 0, says, happens = {} }: Recipe): Match<CaptainJack> {
  const table = begin(seats, { options: { rules, first: first ?? 'random' } }, seed);
  const { match } = table;
  const dice = new SeededDice(seed);
  if (says !== undefined) table.does(says[1], [], says[0]);
  while (!match.over) {
    const something = happens[match.seq + 1]?.(table.asked);
    const bot = whims > 0 && dice.below(whims) === 0 ? randomBot : plannerBot;
    if (something !== undefined) table.enters(something);
    else table.does(bot.choose(mindOf(match, table.asked), dice));
  }
  return match;
}

test('the games kept have everything that can happen', () => {
  const events = kept.flatMap(({ entries }) => entries.flatMap(entry => entry.events));
  const types = new Set<string>(events.map(({ type }) => type));
  expect(new Set(kept.map(({ seats, options }) => `${options.rules} ${seats}`)).size).toBe(6);
  expect(EVENTS.filter(type => !types.has(type))).toEqual([]);
  expect(new Set(of('paid', events).map(({ rule }) => rule))).toEqual(
    new Set(['CJG-PORT-10', 'CJG-MAP-01', 'CJG-SHIP-14', 'CJG-ADV-PASSENGER-04']),
  );
  expect(new Set(of('won', events).map(({ rule }) => rule))).toEqual(new Set(['CJG-END-02', 'CJG-NET-04']));
});

const EVENTS: readonly string[] = [
  ...[
    'laidOut',
    'letterOpened',
    'began',
    'sailed',
    'docked',
    'reshuffled',
    'revealed',
    'passedOver',
    'took',
    'stopped',
  ],
  ...[
    'discarded',
    'attacked',
    'rolled',
    'wonFight',
    'lostFight',
    'damaged',
    'captured',
    'leftBehind',
    'fulfilled',
    'dug',
  ],
  ...['paid', 'turned', 'boarded', 'fired', 'tied', 'wonBoarding', 'stole', 'tookNothing', 'faced', 'kept', 'poured'],
  ...['refusedRum', 'wishedToAbstain', 'worked', 'rerolled', 'delivered', 'won', 'ranOutOfTime', 'left', 'calledOff'],
];
