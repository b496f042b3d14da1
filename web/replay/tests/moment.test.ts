import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { describe, expect, it } from 'vitest';
import { EVERYTHING, eyesFrom, momentPath, sourceOf, usualEyes } from '../moment.ts';

describe('a moment of a replay', () => {
  it('has an address, in which seats count from 1', () => {
    expect(momentPath({ type: 'server', table: 'x1' }, 12, 1)).toBe('/replay/x1?at=12&eyes=seat-2');
    expect(momentPath({ type: 'here', table: 'x1' }, 0, PUBLIC)).toBe('/replay/here/x1?at=0&eyes=public');
    expect(momentPath({ type: 'file' }, 3, 0)).toBe('/replay/file?at=3&eyes=seat-1');
  });

  it('is found again from its address', () => {
    for (const eyes of [0, 1, 3, PUBLIC, EVERYTHING]) {
      const url = new URL(momentPath({ type: 'server', table: 'x1' }, 12, eyes), 'https://havre.example');
      expect(eyesFrom(url.searchParams.get('eyes'), 4)).toBe(eyes);
    }
  });

  it.each([null, '', 'seat-0', 'seat-5', 'seat--1', 'seat-1x', 'seat-999', 'everybody'])(
    'is looked at with nobody’s eyes in particular if the address says %j',
    text => expect(eyesFrom(text, 4)).toBeNull(),
  );

  it('may be looked at from the viewpoint of the public', () => {
    expect(eyesFrom('public', 4)).toBe(PUBLIC);
  });

  it('comes from the server, from this device or from a file', () => {
    expect(sourceOf({ table: 'x1', isOnDevice: false })).toEqual({ type: 'server', table: 'x1' });
    expect(sourceOf({ table: 'x1', isOnDevice: true })).toEqual({ type: 'here', table: 'x1' });
    expect(sourceOf({ table: 'file', isOnDevice: false })).toEqual({ type: 'file' });
  });

  it('is opened from the viewpoint of the only person, else from everybody’s', () => {
    expect(usualEyes([{ bot: 'random' }, {}, { bot: 'random' }])).toBe(1);
    expect(usualEyes([{}, {}])).toBe(PUBLIC);
    expect(usualEyes([{ bot: 'random' }])).toBe(PUBLIC);
  });
});
