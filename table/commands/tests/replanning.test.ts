import { describe, expect, test } from 'vitest';
import type { Agreed } from '../../model/plan.ts';
import { checkTable } from '../../storage/table-check.ts';
import { summaryHasChanged, summaryOf } from '../../storage/table-storage.ts';
import { commitmentOf, entropyOf, games, Rehearsal } from '../../tests/rehearsal.ts';
import type { Command } from '../command.ts';

const replan = (changes: Partial<Agreed>): Command => ({
  type: 'replan',
  plan: { options: {}, seats: 3, visibility: 'public', clock: { type: 'none' }, hints: false, ...changes },
});

describe('the host changes what is played before the start', () => {
  test('everybody hears what is new, and nobody is ready any more', () => {
    const at = Rehearsal.ready();
    at.must(
      'anne',
      replan({ seats: 4, options: { freeChat: true }, clock: { type: 'perMove', seconds: 60, atZero: 'rules' } }),
    );
    expect(at.table.plan).toMatchObject({ seats: 4, options: { freeChat: true } });
    expect(at.table.sitters.people.map(seat => at.table.at(seat)?.commitment)).toEqual([null, null, null]);
    expect(at.events(1).at(-1)).toMatchObject({
      type: 'replanned',
      seats: 4,
      changes: { others: ['seats', 'clock'] },
    });
    expect(at.events(1).at(-1)).toHaveProperty('changes.options', expect.arrayContaining(['freeChat']));
    expect(at.try('anne', { type: 'start' })).toMatchObject({ refused: 'seats-empty' });
  });

  test('nobody else does, nobody does it later, and the rules of the box hold', () => {
    const at = Rehearsal.ready();
    expect(at.try('bert', replan({ seats: 4 }))).toMatchObject({ refused: 'host-only' });
    expect(at.try('anne', replan({ seats: 99 }))).toMatchObject({ refused: 'wrong-seats' });
    expect(at.try('anne', replan({ options: { nonsense: 1 } }))).toMatchObject({ refused: 'unknown-option' });
    at.must('anne', { type: 'start' });
    expect(at.try('anne', replan({ seats: 4 }))).toMatchObject({ refused: 'already-started' });
  });

  test('what changes nothing is no news: whoever was ready is', () => {
    const at = new Rehearsal();
    at.must('anne', replan({ hints: true }));
    at.must('anne', { type: 'sit', seat: 0, name: 'Anne' });
    at.must('anne', { type: 'ready', commitment: commitmentOf('anne') });
    const { seq } = at.table;
    at.must('anne', replan({ hints: true }));
    expect(at.table.seq).toBe(seq);
    expect(at.table.at(0)?.commitment).not.toBeNull();
  });
});

describe('fewer seats', () => {
  test('people move up to free seats, and no person is put out', () => {
    const at = new Rehearsal({ seats: 6 });
    at.must('anne', { type: 'sit', seat: 0, name: 'Anne' });
    at.must('bert', { type: 'sit', seat: 4, name: 'Bert' });
    at.must('cleo', { type: 'sit', seat: 5, name: 'Cleo' });
    at.must('anne', replan({ seats: 3 }));
    expect(at.table.sitters.all.map(sitter => sitter?.name)).toEqual(['Anne', 'Bert', 'Cleo']);
  });

  test('bots make room for them', () => {
    const at = new Rehearsal({ seats: 5 });
    at.must('anne', { type: 'sit', seat: 3, name: 'Anne' });
    for (const seat of [0, 1, 2, 4]) at.must('anne', { type: 'addBot', seat, bot: 'random' });
    at.must('anne', replan({ seats: 3 }));
    expect(at.table.sitters.all.map(sitter => sitter?.name)).toEqual(['random', 'random', 'Anne']);
  });

  test('there is no table for fewer than sit there', () => {
    const at = Rehearsal.ready({ seats: 4 });
    expect(at.try('anne', replan({ seats: 3 }))).toMatchObject({ refused: 'too-many-people' });
  });
});

test('the table that is played is the one that was agreed on last, also for whoever reads it from its log', () => {
  const at = new Rehearsal({ seats: 5 });
  const people = ['anne', 'bert', 'cleo'];
  for (const [i, who] of people.entries()) at.must(who, { type: 'sit', seat: i + 2, name: who });
  const before = summaryOf(at.table);
  at.must('anne', replan({ seats: 3, visibility: 'private' }));
  expect(summaryHasChanged(at.table, before)).toBe(true);
  expect(summaryOf(at.table)).toMatchObject({ seats: 3, visible: false });
  for (const who of people) at.must(who, { type: 'ready', commitment: commitmentOf(who) });
  at.must('anne', { type: 'start' });
  for (const who of people) at.must(who, { type: 'open', entropy: entropyOf(who) });
  expect(at.match.seats).toBe(3);
  expect(at.reread().match?.save()).toEqual(at.match.save());
  expect(checkTable(at.table.events, { snapshot: null, games })).toMatchObject({ phase: 'playing', difference: null });
});
