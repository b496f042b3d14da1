/** Whole games of Fuji Flush, kept as they were once played. */
import { expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import type { ExternalEvent } from '../../../kernel/external-events.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { playthroughs } from '../../tests/playthroughs.ts';
import { type FujiFlush, fujiFlush } from '../game.ts';
import type { Event } from '../state.ts';
import { begin, C, D, of, TABLES } from './kit.ts';

/** How a game comes about: random cards from a seed, and something at the table instead of a card here and there. */
interface Recipe {
  name: string;
  seats: number;
  seed: number;
  options?: Partial<FujiFlush['options']>;
  /** What happens as which entry, while somebody is asked for a card. */
  happens?: Readonly<Record<number, (asked: Seat) => ExternalEvent>>;
}

const clockRunsOut = (asked: Seat): ExternalEvent => ({ type: 'timeUp', seat: asked });
const askedLeaves = (asked: Seat): ExternalEvent => ({ type: 'left', seat: asked });

/** The seeds were chosen for what happens in their games; the last test says what. */
const RECIPES: readonly Recipe[] = [
  { name: '3-seats', seats: 3, seed: 3 },
  { name: '4-seats', seats: 4, seed: 28 },
  { name: '5-seats', seats: 5, seed: 47 },
  { name: '6-seats', seats: 6, seed: 28 },
  { name: '7-seats', seats: 7, seed: 38 },
  { name: '8-seats', seats: 8, seed: 15 },
  {
    name: 'leaving-and-clock',
    seats: 5,
    seed: 1,
    options: { first: C, freeChat: true },
    happens: { 4: clockRunsOut, 9: () => ({ type: 'left', seat: D }), 15: askedLeaves, 20: clockRunsOut },
  },
  { name: 'last-one-left', seats: 3, seed: 1, happens: { 8: () => ({ type: 'resigned', seat: C }), 12: askedLeaves } },
];

const kept = playthroughs(
  fujiFlush,
  new URL('../playthroughs/', import.meta.url),
  RECIPES.map(recipe => ({ name: recipe.name, played: () => played(recipe) })),
);

test('the games kept have everything that can happen', () => {
  const games = kept.map(({ entries }) => entries.flatMap(entry => entry.events));
  const wins = games.flatMap(events => of('won', events));
  const groups = games.flatMap(events => of('played', events).map(event => event.with.length + 1));
  expect(new Set(kept.map(({ seats }) => seats))).toEqual(new Set(TABLES));
  expect(new Set(games.flat().map(event => event.type))).toEqual(new Set(EVENTS));
  expect(new Set(wins.map(event => event.rule))).toEqual(new Set(['FUJ-END-01', 'FUJ-END-04', 'FUJ-NET-02']));
  expect(Math.max(...groups)).toBe(6);
});

const EVENTS: readonly Event['type'][] = [
  ...(['dealt', 'began', 'played', 'pushedOut', 'drew', 'reshuffled', 'wentThrough', 'won'] as const),
  ...(['ranOutOfTime', 'left'] as const),
];

function played({ seats, seed, options = {}, happens = {} }: Recipe): Match<FujiFlush> {
  const table = begin(seats, { options }, seed);
  const { match } = table;
  const dice = new SeededDice(seed);
  while (!match.over) {
    const something = happens[match.seq + 1]?.(table.asked);
    const choices = table.choices(table.asked);
    if (something !== undefined) table.enters(something);
    else table.plays(table.asked, choices[dice.below(choices.length)]);
  }
  return match;
}
