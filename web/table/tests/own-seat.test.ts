import type { SitterInfo, TableInfo } from '@havre/table/viewing/table-info.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnSeat } from '../own-seat.ts';

const SOMEBODY: SitterInfo = {
  name: 'Anne',
  person: true,
  bot: null,
  ready: false,
  commitment: null,
  silenced: false,
  here: true,
  left: false,
};
const sitting = { sitters: [SOMEBODY, null] } as unknown as TableInfo;
const empty = { sitters: [null, null] } as unknown as TableInfo;

let own: OwnSeat;
beforeEach(() => {
  own = new OwnSeat();
});

describe('somebody who sat at a table and does not any more', () => {
  it('has lost the seat to nobody, or to another device', () => {
    own.note(0, sitting);
    expect(own.loss.value).toBeNull();
    own.note(null, empty);
    expect(own.loss.value).toBe('freed');
    own.note(0, sitting);
    own.note(null, sitting);
    expect(own.loss.value).toBe('elsewhere');
  });

  it('stays told, until they sit again', () => {
    own.note(0, sitting);
    own.note(null, empty);
    own.note(null, empty);
    expect(own.loss.value).toBe('freed');
    own.note(1, sitting);
    expect(own.loss.value).toBeNull();
  });

  it('has lost nothing by getting up, but may lose the next seat', () => {
    own.note(0, sitting);
    own.leave(true);
    own.note(0, sitting);
    own.note(null, empty);
    expect(own.loss.value).toBeNull();
    own.note(0, sitting);
    own.note(null, empty);
    expect(own.loss.value).toBe('freed');
  });

  it('has lost nothing where they never sat', () => {
    own.note(null, sitting);
    own.note(null, empty);
    expect(own.loss.value).toBeNull();
  });
});
