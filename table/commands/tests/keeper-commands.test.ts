import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { describe, expect, test } from 'vitest';
import { summaryHasChanged, summaryOf } from '../../storage/table-storage.ts';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { infoOf } from '../../viewing/table-info.ts';
import { hideTable, putAnEnd } from '../keeper-commands.ts';

const deedOf = ({ table }: Rehearsal) => infoOf(table, () => true).keeperDeed;

describe('a keeper', () => {
  test('closes a table, and everybody hears who did it', () => {
    const rehearsal = Rehearsal.begun();
    expect(deedOf(rehearsal)).toBeUndefined();
    expect(rehearsal.take(putAnEnd(rehearsal.table, 'closed'))).toBeNull();
    for (const viewer of [PUBLIC, 0, 1])
      expect(rehearsal.events(viewer).at(-1)).toMatchObject({ type: 'closed', keeper: 'closed' });
    expect(deedOf(rehearsal)).toBe('closed');
    expect(rehearsal.reread()).toMatchObject({ phase: 'closed', keeperDeed: 'closed' });
    expect(putAnEnd(rehearsal.table, 'closed')).toMatchObject({ refused: 'table-closed' });
    expect(rehearsal.try('anne', { type: 'play', action: rehearsal.first(rehearsal.turn) })).toMatchObject({
      refused: 'table-closed',
    });
  });

  test('ends a game that is going on, and no other', () => {
    const rehearsal = Rehearsal.ready();
    expect(putAnEnd(rehearsal.table, 'ended')).toMatchObject({ refused: 'not-playing' });
    const playing = Rehearsal.begun();
    expect(playing.take(putAnEnd(playing.table, 'ended'))).toBeNull();
    expect(deedOf(playing)).toBe('ended');
    expect(summaryOf(playing.table).phase).toBe('closed');
  });

  test('takes a public table off the list, and puts it back', () => {
    const rehearsal = new Rehearsal({ visibility: 'public' });
    const { table } = rehearsal;
    const before = summaryOf(table);
    expect(rehearsal.take(hideTable(table, true))).toBeNull();
    expect([before.visible, summaryOf(table).visible]).toEqual([true, false]);
    expect(summaryHasChanged(table, before)).toBe(true);
    expect(rehearsal.events(PUBLIC).at(-1)).toMatchObject({ type: 'hidden', hidden: true });
    expect(hideTable(table, true)).toEqual([]);
    expect(rehearsal.take(hideTable(table, false))).toBeNull();
    expect(summaryOf(table).visible).toBe(true);
    expect(hideTable(new Rehearsal({ visibility: 'private' }).table, true)).toMatchObject({ refused: 'not-public' });
  });

  test('a host who closes a table is no keeper', () => {
    const rehearsal = Rehearsal.begun();
    rehearsal.must('anne', { type: 'close' });
    expect(deedOf(rehearsal)).toBeUndefined();
  });
});
