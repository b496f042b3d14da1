import { replayed, verify } from '@havre/engine/kernel/replay.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import { game, recorded } from '../../tests/recorded.ts';
import { wound } from '../timeline.ts';

const replay = recorded();
const last = replay.entries.length - 1;
const winding = { primitives, breath: () => Promise.resolve() };

describe('a reel', () => {
  it('shows every moment as everybody saw it', async () => {
    const reel = await wound(game, replay, winding);
    expect(reel.last).toBe(last);
    for (const at of [0, 7, last - 1, last]) {
      const match = replayed(game, replay, at);
      for (const viewer of [PUBLIC, 0, 3]) expect(reel.view(at, viewer)).toEqual(match.view(viewer));
    }
    expect([reel.isOver(last - 1), reel.isOver(last)]).toEqual([false, true]);
    expect(reel.acting(3)).toHaveLength(1);
  });

  it('has the verdict of a verifier', async () => {
    const reel = await wound(game, replay, winding);
    expect(reel.verdict).toEqual(verify(game, replay, primitives));
    expect(reel.verdict.sound).toBe(true);
  });

  it('tells each viewer what it heard, and after which entry', async () => {
    const reel = await wound(game, replay, winding);
    const match = replayed(game, replay);
    for (const viewer of [PUBLIC, 0, 3]) {
      const { items, entries } = reel.news(viewer);
      expect(items.map(item => (item.type === 'game' ? item.letter : null))).toEqual(match.letters(viewer));
      expect(entries).toEqual(replay.entries.map(({ seq }) => seq));
    }
    expect(JSON.stringify(reel.news(PUBLIC))).not.toContain('"cards"');
    expect(JSON.stringify(reel.news(0))).toContain('"cards"');
  });

  it('ends before the first entry that is wrong', async () => {
    const entries = replay.entries.with(9, {
      ...(replay.entries[9] ?? replay.entries[0]),
      after: '0'.repeat(16),
    } as never);
    const reel = await wound(game, { ...replay, entries }, winding);
    expect(reel.last).toBe(8);
    expect(reel.verdict).toMatchObject({ sound: false, entry: 9, flaw: 'other-position' });
    expect(reel.view(9, PUBLIC)).toBeNull();
    expect(reel.news(PUBLIC).entries.at(-1)).toBe(8);
  });

  it('is empty where not even the start is right', async () => {
    const reel = await wound(game, { ...replay, seats: 9 }, winding);
    expect(reel.last).toBe(-1);
    expect(reel.verdict).toMatchObject({ sound: false, flaw: 'no-such-table' });
  });

  it('lets others have their turn while it is wound', async () => {
    const shares: number[] = [];
    let breaths = 0;
    const breath = () => {
      breaths++;
      return Promise.resolve();
    };
    let now = 0;
    const original = performance.now.bind(performance);
    performance.now = () => (now += 20);
    try {
      await wound(game, replay, { primitives, breath, onProgress: share => shares.push(share) });
    } finally {
      performance.now = original;
    }
    expect(breaths).toBe(replay.entries.length);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });
});
