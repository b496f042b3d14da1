/** Sitting down in a game that is under way, where its rules allow it. */
import { describe, expect, test } from 'vitest';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { infoOf } from '../../viewing/table-info.ts';

const whispers = () => Rehearsal.begun({ game: 'whispers', seats: 5 });

describe('coming late', () => {
  test('one sits in a new seat, the next in number', () => {
    const rehearsal = whispers();
    rehearsal.must('fred', { type: 'sit', seat: 5, name: 'Fred' });
    expect(rehearsal.table.seatOf('fred')).toBe(5);
    expect(rehearsal.match.seats).toBe(6);
    expect(rehearsal.events(5).slice(-2)).toMatchObject([{ type: 'game' }, { type: 'sat', seat: 5, name: 'Fred' }]);
    rehearsal.play(0, { type: 'clue', text: 'few' });
    rehearsal.must('fred', { type: 'play', action: { type: 'object' } });
    const again = rehearsal.reread();
    expect(again.seatOf('fred')).toBe(5);
    expect(again.match?.fingerprint).toBe(rehearsal.match.fingerprint);
  });

  test('one has the seat of somebody who has left, and the dice stay theirs', () => {
    const rehearsal = Rehearsal.begun({ game: 'revolving', seats: 5 });
    const { openings } = rehearsal.table.proof;
    expect(rehearsal.try('fred', { type: 'sit', seat: 4, name: 'Fred' })).toEqual({ refused: 'seat-taken' });
    const isLeft = () => infoOf(rehearsal.table, () => true).sitters[4]?.left;
    rehearsal.must('emil', { type: 'stand' });
    expect(isLeft()).toBe(true);
    rehearsal.must('fred', { type: 'sit', seat: 4, name: 'Fred' });
    expect(isLeft()).toBe(false);
    expect(rehearsal.table.at(4)).toMatchObject({ who: 'fred', name: 'Fred' });
    expect([rehearsal.table.seatOf('emil'), rehearsal.table.history.gone]).toEqual([null, 0]);
    expect(rehearsal.table.proof.openings).toEqual(openings);
    expect(rehearsal.reread().proof.openings).toEqual(openings);
    rehearsal.play(0, { type: 'clue', text: 'few' });
    rehearsal.must('fred', { type: 'play', action: { type: 'object' } });
  });

  test('whoever has played knows too much for another seat, and may have their own again', () => {
    const rehearsal = Rehearsal.begun({ game: 'revolving', seats: 5 });
    const sit = (who: string, seat: number) => rehearsal.try(who, { type: 'sit', seat, name: who })?.refused ?? null;
    for (const who of ['dora', 'emil']) rehearsal.must(who, { type: 'stand' });
    expect(sit('emil', 3)).toBe('knows-secrets');
    expect(sit('emil', 4)).toBeNull();
    rehearsal.must('emil', { type: 'stand' });
    expect([sit('fred', 4), sit('emil', 3), sit('dora', 3)]).toEqual([null, 'knows-secrets', null]);
    expect(rehearsal.reread().insiders).toEqual(rehearsal.table.insiders);
  });

  test('the dice stay those of the people who were there at the start', () => {
    const rehearsal = whispers();
    const { openings } = rehearsal.table.proof;
    expect(openings).toHaveLength(5);
    rehearsal.must('fred', { type: 'sit', seat: 5, name: 'Fred' });
    expect(rehearsal.table.proof.openings).toEqual(openings);
    expect(rehearsal.reread().proof.openings).toEqual(openings);
  });

  test('one takes no seat of somebody who plays, and nobody sits twice', () => {
    const rehearsal = whispers();
    const sit = (who: string, seat: number) => rehearsal.try(who, { type: 'sit', seat, name: 'X' })?.refused;
    expect(sit('fred', 1)).toBe('seat-taken');
    expect(sit('anne', 5)).toBe('already-seated');
    expect(sit('fred', 6)).toBe('no-such-seat');
    rehearsal.must('fred', { type: 'sit', seat: 5, name: 'Fred' });
    expect(sit('gina', 6)).toBe('no-such-seat');
    expect(rehearsal.try('gina', { type: 'sit', seat: 5, name: ' ' })?.refused).toBe('no-name');
  });

  test('one comes too late for a game that does not know it', () => {
    expect(Rehearsal.begun().try('zoe', { type: 'sit', seat: 3, name: 'Zoe' })).toEqual({ refused: 'already-started' });
  });
});
