/** Whole games of Aquatika, kept as they were once played. */
import { expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import type { ExternalEvent } from '../../../kernel/external-events.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { playthroughs } from '../../tests/playthroughs.ts';
import { type Aquatika, aquatika } from '../game.ts';
import type { AquatikaOptions, Event } from '../state.ts';
import { A, B, begin, of } from './kit.ts';

/** How a game comes about: random moves from a seed, and now and then something at the table. */
interface Recipe {
  name: string;
  seed: number;
  options?: Partial<AquatikaOptions>;
  /** Whether they only ever move sideways once they have begun to. */
  lazy?: true;
  /** What happens as which entry, while somebody is asked. */
  happens?: Readonly<Record<number, (asked: Seat) => ExternalEvent>>;
}

/** How long players fiddle with their camps before they get on with it. */
const FIDDLING = 24;

/** The seeds were chosen for what happens in their games; the last test says what. */
const RECIPES: readonly Recipe[] = [
  { name: 'lagoon', seed: 27 },
  { name: 'lagoon-open-prey', seed: 2, options: { hiddenPrey: false, yellow: 'random' } },
  { name: 'lagoon-no-sideways-jumps', seed: 3, options: { jumpSideways: false, first: B } },
  { name: 'reef', seed: 4, options: { board: 'reef', yellow: B } },
  { name: 'reef-sitting-out', seed: 432, options: { board: 'reef', noMoveResult: 'pass' } },
  { name: 'repetition', seed: 6, options: { repetitionCount: 2 }, lazy: true },
  { name: 'quiet-turns', seed: 7, options: { repetitionCount: 5, quietTurns: 20 }, lazy: true },
  { name: 'resigned', seed: 8, happens: { 30: asked => ({ type: 'resigned', seat: 1 - asked }) } },
  { name: 'left-while-arranging', seed: 9, happens: { 5: () => ({ type: 'left', seat: A }) } },
  { name: 'out-of-time', seed: 10, happens: { 27: asked => ({ type: 'timeUp', seat: asked }) } },
  { name: 'agreed', seed: 11, happens: { 35: () => ({ type: 'agreed', on: 'draw', seats: 0b11 }) } },
];

const kept = playthroughs(
  aquatika,
  new URL('../playthroughs/', import.meta.url),
  RECIPES.map(recipe => ({ name: recipe.name, played: () => played(recipe) })),
);

test('the games kept have everything that can happen', () => {
  const events = kept.flatMap(({ entries }) => entries.flatMap(entry => entry.events));
  const rules = new Set(events.map(event => event.rule));
  expect(new Set(events.map(event => event.type))).toEqual(new Set(EVENTS));
  for (const rule of RULES) expect(rules).toContain(rule);
  expect(of('moved', events).some(({ path }) => path.length > 2)).toBe(true); // a chain of jumps
});

const EVENTS: readonly Event['type'][] = [
  ...(['coloured', 'placed', 'pickedUp', 'swapped', 'filled', 'confirmed', 'reconsidered', 'claimedFish'] as const),
  ...(['revealed', 'began', 'moved', 'lifted', 'won', 'drawn', 'ranOutOfTime', 'left', 'resigned'] as const),
  'satOut',
];
const RULES: readonly Event['rule'][] = [
  ...(['AQU-MOVE-01', 'AQU-OCTO-01', 'AQU-OCTO-06', 'AQU-OCTO-07', 'AQU-SHARK-02', 'AQU-SHARK-05'] as const),
  ...(['AQU-FISH-01', 'AQU-END-01', 'AQU-END-12', 'AQU-END-13', 'AQU-END-14', 'AQU-NET-01', 'AQU-NET-02'] as const),
];

function played({ seed, options = {}, lazy, happens = {} }: Recipe): Match<Aquatika> {
  const table = begin(options, seed);
  const { match } = table;
  const dice = new SeededDice(seed);
  while (!match.over) {
    const { asked } = table;
    const something = happens[match.seq + 1]?.(asked);
    if (something !== undefined) {
      table.enters(something);
      continue;
    }
    const seat = match.isFloor && match.seq < FIDDLING ? dice.below(2) : asked;
    const legal = match.asked(seat)?.legal ?? [];
    const useful = legal.filter(action => {
      if (match.isFloor) return match.seq < FIDDLING || action.type === 'fill' || action.type === 'confirm';
      return (
        lazy !== true || ((action.type === 'move' || action.type === 'carry') && action.from >> 3 === action.to >> 3)
      );
    });
    const choices = useful.length > 0 ? useful : legal;
    table.does(seat, choices[dice.below(choices.length)]);
  }
  return match;
}
