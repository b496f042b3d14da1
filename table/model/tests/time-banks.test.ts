import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { describe, expect, test } from 'vitest';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { viewerStateOf } from '../../viewing/viewer-state.ts';
import { deadlinesOf } from '../deadlines.ts';
import { type Plan, planned } from '../plan.ts';
import type { Table } from '../table.ts';

const bank = (seconds: number, increment: number): Partial<Plan> => ({
  clock: { type: 'bank', seconds, increment, atZero: 'rules' },
});
const SECOND = 1_000;

/** What is left in the bank of a seat that rests, in seconds. */
const leftOf = (table: Table, seat: number): number => (table.history.banks?.all[seat]?.left ?? Number.NaN) / SECOND;

/** Somebody thinks for so many seconds and plays the first thing they may. */
function playAfter(rehearsal: Rehearsal, seconds: number): number {
  const { turn } = rehearsal;
  rehearsal.now += seconds * SECOND;
  expect(rehearsal.play(turn, rehearsal.first(turn))).toBeNull();
  return turn;
}

describe('a bank of time', () => {
  test('runs while its seat is waited for, and every answer pays some back in', () => {
    const rehearsal = Rehearsal.begun(bank(60, 5));
    const { turn } = rehearsal;
    expect(deadlinesOf(rehearsal.table)).toMatchObject([{ seat: turn, until: rehearsal.now + 60 * SECOND }]);
    playAfter(rehearsal, 20);
    expect(leftOf(rehearsal.table, turn)).toBe(45);
    const next = rehearsal.turn;
    expect(deadlinesOf(rehearsal.table)).toMatchObject([{ seat: next, until: rehearsal.now + 60 * SECOND }]);
  });

  test('never holds more than in the beginning', () => {
    const rehearsal = Rehearsal.begun(bank(60, 5));
    const seat = playAfter(rehearsal, 2);
    expect(leftOf(rehearsal.table, seat)).toBe(60);
  });

  test('that is empty gives what an answer pays, or five seconds', () => {
    for (const [increment, least] of [
      [8, 8],
      [0, 5],
    ] as const) {
      const rehearsal = Rehearsal.begun(bank(60, increment));
      const { turn } = rehearsal;
      rehearsal.now += 60 * SECOND;
      rehearsal.play(turn, rehearsal.first(turn));
      while (rehearsal.turn !== turn) playAfter(rehearsal, 0);
      expect(deadlinesOf(rehearsal.table)).toMatchObject([{ seat: turn, until: rehearsal.now + least * SECOND }]);
    }
  });

  test('is the same after a restart, with a snapshot and without', () => {
    const rehearsal = Rehearsal.begun(bank(600, 5));
    for (const seconds of [20, 30, 40, 50]) playAfter(rehearsal, seconds);
    const snapshot = JSON.parse(JSON.stringify(rehearsal.table.history.snapshot()));
    for (const seconds of [10, 60]) playAfter(rehearsal, seconds);
    const { banks } = rehearsal.table.history;
    expect(rehearsal.reread().history.banks?.all).toEqual(banks?.all);
    expect(rehearsal.reread(snapshot).history.banks?.all).toEqual(banks?.all);
    expect(deadlinesOf(rehearsal.reread(snapshot))).toEqual(deadlinesOf(rehearsal.table));
  });

  test('rests while a bot plays for its seat, also where the snapshot is later', () => {
    const rehearsal = Rehearsal.begun(bank(60, 5));
    const { turn } = rehearsal;
    const who = rehearsal.people[turn] ?? '';
    rehearsal.now += 10 * SECOND;
    rehearsal.must(who, { type: 'takeOver', seat: turn, bot: 'random' });
    rehearsal.now += 1_000 * SECOND;
    rehearsal.must(who, { type: 'handBack' });
    const deadline = { seat: turn, until: rehearsal.now + 50 * SECOND };
    expect(deadlinesOf(rehearsal.table)).toMatchObject([deadline]);
    const snapshot = JSON.parse(JSON.stringify(rehearsal.table.history.snapshot()));
    expect(deadlinesOf(rehearsal.reread(snapshot))).toMatchObject([deadline]);
  });

  test('gains nothing by taking back', () => {
    const rehearsal = Rehearsal.begun({ game: 'abacus', seats: 2, ...bank(60, 5) });
    const asked = () => [0, 1].find(seat => rehearsal.match.asked(seat) !== null) ?? -1;
    const seat = asked();
    rehearsal.now += 20 * SECOND;
    rehearsal.play(seat, rehearsal.first(seat));
    expect(leftOf(rehearsal.table, seat)).toBe(45);
    rehearsal.must(rehearsal.people[seat] ?? '', { type: 'undo', acts: 1 });
    if (rehearsal.table.proposal !== null)
      rehearsal.must(rehearsal.people[1 - seat] ?? '', { type: 'answer', agrees: true });
    expect(asked()).toBe(seat);
    expect(leftOf(rehearsal.table, seat)).toBe(40);
  });

  test('is seen by everybody; where there is a floor, by its seat alone', () => {
    const open = Rehearsal.begun(bank(60, 5));
    expect(viewerStateOf(open.table, PUBLIC).banks).toEqual([0, 1, 2].map(seat => ({ seat, left: 60 * SECOND })));
    const floor = Rehearsal.begun({ game: 'whispers', seats: 5, ...bank(60, 5) });
    expect(viewerStateOf(floor.table, PUBLIC).banks).toEqual([]);
    expect(viewerStateOf(floor.table, 2).banks).toEqual([{ seat: 2, left: 60 * SECOND }]);
  });

  test('has bounds', () => {
    const plan = (seconds: number, increment: number) =>
      planned({
        ...{ game: 'fuji-flush', options: {}, seats: 3, visibility: 'public', hints: false, botPace: 0 },
        clock: { type: 'bank', seconds, increment, atZero: 'rules' },
      });
    expect(plan(600, 10)).toMatchObject({ seats: 3 });
    for (const [seconds, increment] of [
      [1, 0],
      [600, -1],
      [600, 601],
      [31 * 86_400, 0],
      [Number.NaN, 0],
    ] as const)
      expect(plan(seconds, increment)).toMatchObject({ refused: 'bad-clock' });
  });
});
