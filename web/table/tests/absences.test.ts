import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { describe, expect, it } from 'vitest';
import { Absences } from '../absences.ts';

const seated = (...here: readonly boolean[]): Pick<TableInfo, 'sitters'> => ({
  sitters: here.map(isHere => ({
    name: 'Anne',
    person: true,
    bot: null,
    ready: true,
    commitment: null,
    silenced: false,
    here: isHere,
    left: false,
  })),
});

describe('since when people are away', () => {
  it('counts from when they were seen to go', () => {
    let now = 1_000;
    const absences = new Absences(() => now);
    absences.note(seated(true, true));
    now = 5_000;
    absences.note(seated(true, false));
    now = 9_000;
    absences.note(seated(true, false));
    expect([absences.since(0), absences.since(1)]).toEqual([null, 5_000]);
  });

  it('does not know it of those who were away before', () => {
    const absences = new Absences(() => 1_000);
    absences.note(seated(true, false));
    expect(absences.since(1)).toBeNull();
  });

  it('begins anew when somebody was back', () => {
    let now = 1_000;
    const absences = new Absences(() => now);
    absences.note(seated(false));
    absences.note(seated(true));
    now = 7_000;
    absences.note(seated(false));
    expect(absences.since(0)).toBe(7_000);
  });
});
