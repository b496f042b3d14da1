import { replayed, verify } from '@havre/engine/kernel/replay.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import { game, recorded } from '../../tests/recorded.ts';
import { buildTimeline } from '../timeline.ts';

const replay = recorded();
const last = replay.entries.length - 1;
const winding = { primitives, yieldToPage: () => Promise.resolve() };

describe('a timeline', () => {
  it('shows every moment as everybody saw it', async () => {
    const timeline = await buildTimeline(game, replay, winding);
    expect(timeline.last).toBe(last);
    for (const at of [0, 7, last - 1, last]) {
      const match = replayed(game, replay, at);
      for (const viewer of [PUBLIC, 0, 3]) expect(timeline.view(at, viewer)).toEqual(match.view(viewer));
    }
    expect([timeline.isOver(last - 1), timeline.isOver(last)]).toEqual([false, true]);
    expect(timeline.acting(3)).toHaveLength(1);
  });

  it('has the verdict of a verifier', async () => {
    const timeline = await buildTimeline(game, replay, winding);
    expect(timeline.verdict).toEqual(verify(game, replay, primitives));
    expect(timeline.verdict.sound).toBe(true);
  });

  it('tells each viewer what it heard, and after which entry', async () => {
    const timeline = await buildTimeline(game, replay, winding);
    const match = replayed(game, replay);
    for (const viewer of [PUBLIC, 0, 3]) {
      const { items, entries } = timeline.events(viewer);
      expect(items.map(item => (item.type === 'game' ? item.letter : null))).toEqual(match.viewerEntries(viewer));
      expect(entries).toEqual(replay.entries.map(({ seq }) => seq));
    }
    expect(JSON.stringify(timeline.events(PUBLIC))).not.toContain('"cards"');
    expect(JSON.stringify(timeline.events(0))).toContain('"cards"');
  });

  it('ends before the first entry that is wrong', async () => {
    const entries = replay.entries.with(9, {
      ...(replay.entries[9] ?? replay.entries[0]),
      after: '0'.repeat(16),
    } as never);
    const timeline = await buildTimeline(game, { ...replay, entries }, winding);
    expect(timeline.last).toBe(8);
    expect(timeline.verdict).toMatchObject({ sound: false, entry: 9, flaw: 'other-position' });
    expect(timeline.view(9, PUBLIC)).toBeNull();
    expect(timeline.events(PUBLIC).entries.at(-1)).toBe(8);
  });

  it('is empty where not even the start is right', async () => {
    const timeline = await buildTimeline(game, { ...replay, seats: 9 }, winding);
    expect(timeline.last).toBe(-1);
    expect(timeline.verdict).toMatchObject({ sound: false, flaw: 'no-such-table' });
  });

  it('lets others have their turn while it is wound', async () => {
    const shares: number[] = [];
    let breaths = 0;
    const yieldToPage = () => {
      breaths++;
      return Promise.resolve();
    };
    let now = 0;
    const original = performance.now.bind(performance);
    performance.now = () => (now += 20);
    try {
      await buildTimeline(game, replay, { primitives, yieldToPage, onProgress: share => shares.push(share) });
    } finally {
      performance.now = original;
    }
    expect(breaths).toBe(replay.entries.length);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });
});
