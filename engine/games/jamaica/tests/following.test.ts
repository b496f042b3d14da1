/** Whoever only listens can follow the game, and check it. */
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import type { Event } from '../events.ts';
import { type Followed, hear, laidOut, seen } from './following.ts';
import { begin, type Table } from './kit.ts';
import { Referee } from './referee.ts';

/** Plays on at random, now and then with somebody leaving. */
function anything(table: Table, dice: SeededDice): Event[] {
  const seats = Array.from({ length: table.match.seats }, (_, seat) => seat);
  const there = seats.filter(seat => !table.view(PUBLIC).gone.includes(seat));
  const choices = table.choices(table.asked);
  if (dice.below(120) === 0) return table.enters({ type: 'left', seat: there[dice.below(there.length)] });
  return table.does(table.asked, choices[dice.below(choices.length)]);
}

/** Listens to a random game: to each event with the second table as it was before, then to the whole at each decision. */
function listen(table: Table, seed: number, each: (at: Followed, event: Event) => void): void {
  const dice = new SeededDice(seed);
  const followed = laidOut(table.match.seats);
  for (let told = table.told(); ; told = anything(table, dice)) {
    for (const event of told) {
      each(followed, event);
      hear(followed, event);
    }
    if (table.match.over) return;
    expect(followed).toEqual(seen(table.view(PUBLIC)));
  }
}

describe.each([
  { seats: 2, options: { edition: '2007', ghost: false } },
  { seats: 2, options: { edition: '2021', ghost: false } },
  { seats: 3, options: { edition: '2021', ghost: true } },
  { seats: 5, options: { edition: '2007', ghost: false } },
  { seats: 6, options: { edition: '2021', ghost: false } },
] as const)('$seats players, $options', ({ seats, options }) => {
  test.each([1, 2, 3, 14])(
    'JAM-INFO-01: what is told lays out the table, and a second reading of the rules agrees (%i)',
    seed => {
      const referee = new Referee(options.edition, seats);
      listen(begin(seats, { options }, seed), seed, (at, event) => referee.judge(at, event));
      expect(referee.judged).toBeGreaterThan(20);
    },
  );
});
