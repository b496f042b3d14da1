/** Whoever only listens can follow the game, and check it. */
import { expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { hear, laidOut, seen, shown } from './following.ts';
import { begin, type Table } from './kit.ts';
import { Referee } from './referee.ts';

/** Plays on at random, now and then with somebody leaving. */
function anything(table: Table, mood: SeededDice): Event[] {
  const there = table.view.ships.flatMap(({ gone }, seat) => (gone ? [] : [seat]));
  if (there.length > 2 && mood.below(300) === 0)
    return table.enters({ type: 'left', seat: there[mood.below(there.length)] });
  const question = table.match.asked(table.asked);
  const legal = question?.legal ?? [];
  const among = mood.below(12) > 0 ? (question?.answers ?? 0) : legal.length;
  return table.does(legal[mood.below(Math.max(1, among))] as Action);
}

test.each([
  { seats: 2, rules: 'base' },
  { seats: 4, rules: 'base' },
  { seats: 2, rules: 'advanced' },
  { seats: 3, rules: 'advanced' },
  { seats: 4, rules: 'advanced' },
] as const)(
  'CJG-NET-02: what $seats players are told lays out the table, and a second reading agrees, $rules',
  ({ seats, rules }) => {
    for (let seed = 1; seed <= 3; seed++) {
      const table = begin(seats, { options: { rules } }, seed);
      const mood = new SeededDice(seed);
      const followed = laidOut(seats);
      const referee = new Referee(rules === 'advanced');
      for (let told = table.told; ; told = anything(table, mood)) {
        for (const event of told) {
          referee.judge(followed, event);
          hear(followed, event);
        }
        expect(shown(followed)).toEqual(seen(table.view));
        if (table.match.over || referee.judged > 1500) break;
      }
      expect(referee.judged).toBeGreaterThan(100);
    }
  },
);
