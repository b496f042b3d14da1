import { describe, expect, test } from 'vitest';
import { deadlinesOf } from '../../model/deadlines.ts';
import type { Plan } from '../../model/plan.ts';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { infoOf } from '../../viewing/table-info.ts';
import { takeHolidays } from '../holidays.ts';

const DAY = 24 * 60 * 60_000;
const daily: Partial<Plan> = { clock: { type: 'perMove', seconds: 86_400, atZero: 'rules' } };

/** A slow game, and whoever is to move goes on holiday in an hour, for three days. */
function away(changes: Partial<Plan> = daily) {
  const rehearsal = Rehearsal.begun(changes);
  const { turn: seat, now } = rehearsal;
  const who = rehearsal.people[seat] ?? '';
  const holiday = { from: now + 3_600_000, until: now + 3_600_000 + 3 * DAY };
  expect(rehearsal.take(takeHolidays(rehearsal.table, who, [holiday], now))).toBeNull();
  return { rehearsal, seat, who, holiday, asked: now };
}

describe('on holiday', () => {
  test('the time for a move stands still, also after a restart', () => {
    const { rehearsal, seat, asked } = away();
    const deadline = { type: 'move', seat, until: asked + 4 * DAY };
    expect(deadlinesOf(rehearsal.table)).toMatchObject([deadline]);
    expect(deadlinesOf(rehearsal.reread())).toMatchObject([deadline]);
  });

  test('a bank of time stands still', () => {
    const bank = { type: 'bank', seconds: 2 * 86_400, increment: 0, atZero: 'rules' } as const;
    const { rehearsal, seat, asked } = away({ clock: bank });
    expect(deadlinesOf(rehearsal.table)).toMatchObject([{ seat, until: asked + 5 * DAY }]);
    rehearsal.now = asked + 4 * DAY;
    rehearsal.play(seat, rehearsal.first(seat));
    expect(rehearsal.table.history.banks?.all[seat]?.left).toBe(DAY);
  });

  test('everybody sees it, and whoever comes back or does not go is as before', () => {
    const { rehearsal, seat, who, holiday, asked } = away();
    const seen = () => infoOf(rehearsal.table, () => true).sitters[seat]?.holidays;
    expect(seen()).toEqual([holiday]);
    expect(takeHolidays(rehearsal.table, who, [holiday], rehearsal.now)).toEqual([]);
    rehearsal.now = holiday.from + DAY;
    const back = { from: holiday.from, until: rehearsal.now };
    rehearsal.take(takeHolidays(rehearsal.table, who, [back], rehearsal.now));
    expect(seen()).toEqual([back]);
    expect(deadlinesOf(rehearsal.table)).toMatchObject([{ until: asked + 2 * DAY }]);
    const later = { from: rehearsal.now + DAY, until: rehearsal.now + 2 * DAY };
    rehearsal.take(takeHolidays(rehearsal.table, who, [back, later], rehearsal.now));
    rehearsal.take(takeHolidays(rehearsal.table, who, [back], rehearsal.now));
    expect(seen()).toEqual([back]);
    expect(rehearsal.events(seat).filter(({ type }) => type === 'holiday')).toHaveLength(4);
  });

  test('nobody takes the seat', () => {
    const rehearsal = Rehearsal.begun(daily);
    const holiday = { from: rehearsal.now, until: rehearsal.now + DAY };
    rehearsal.take(takeHolidays(rehearsal.table, 'bert', [holiday], rehearsal.now));
    expect(rehearsal.try('anne', { type: 'takeOver', seat: 1, bot: 'random' })).toMatchObject({
      refused: 'on-holiday',
    });
    expect(rehearsal.try('anne', { type: 'remove', seat: 1 })).toMatchObject({ refused: 'on-holiday' });
    expect(rehearsal.try('anne', { type: 'offerSeat', seat: 1, commitment: 'ab'.repeat(32) })).toMatchObject({
      refused: 'on-holiday',
    });
    rehearsal.now += DAY;
    expect(rehearsal.try('anne', { type: 'takeOver', seat: 1, bot: 'random' })).toBeNull();
  });

  test('a quick game knows nothing of it, nor does one where they do not sit', () => {
    const quick = Rehearsal.begun({ clock: { type: 'perMove', seconds: 300, atZero: 'rules' } });
    const holiday = { from: 0, until: quick.now + DAY };
    expect(takeHolidays(quick.table, 'anne', [holiday], quick.now)).toEqual([]);
    expect(takeHolidays(Rehearsal.begun(daily).table, 'zoe', [holiday], quick.now)).toEqual([]);
  });
});
