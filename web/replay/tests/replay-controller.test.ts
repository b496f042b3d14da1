import '../../tests/a-browser.ts';
import { wording } from '@havre/engine/games/fuji-flush/wording.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '../../games/contract.ts';
import { game, recorded } from '../../tests/recorded.ts';
import { ReplayController } from '../replay-controller.ts';
import { buildTimeline, type ReplayTimeline } from '../timeline.ts';

const ui = { game, wording } as unknown as GameUi;
const playedBack: GameUi = { ...ui, pace: () => 100 };

let timeline: ReplayTimeline;
beforeEach(async () => {
  vi.useFakeTimers();
  timeline = await buildTimeline(game, recorded(), { primitives, yieldToPage: () => Promise.resolve() });
  return () => void vi.useRealTimers();
});

const controller = (changes: { at?: number; eyes?: number; ui?: GameUi } = {}) =>
  new ReplayController(timeline, changes.ui ?? ui, {
    name: 'x1',
    at: changes.at ?? 0,
    eyes: changes.eyes ?? PUBLIC,
  });

const shown = ({ table }: ReplayController): object | null => table.playback.shown.value;

describe('a projector', () => {
  it('shows a moment with some eyes', () => {
    const one = controller({ at: 12, eyes: 1 });
    expect(shown(one)).toEqual(timeline.view(12, 1));
    expect(one.table.seat).toBe(1);
    one.look(2);
    expect(shown(one)).toEqual(timeline.view(12, 2));
    one.look(PUBLIC);
    expect(shown(one)).toEqual(timeline.view(12, PUBLIC));
    expect(one.table.seat).toBeNull();
  });

  it('goes anywhere, and nowhere else', () => {
    const one = controller();
    for (const [to, at] of [
      [30, 30],
      [5, 5],
      [-4, 0],
      [1e9, timeline.last],
      [Number.NaN, 0],
      [3.9, 3],
    ] as const) {
      one.goTo(to);
      expect(one.at.value).toBe(at);
      expect(shown(one)).toEqual(timeline.view(at, PUBLIC));
    }
  });

  it('has told at each moment what had been heard by then', () => {
    const one = controller({ eyes: 0 });
    one.goTo(20);
    expect(one.table.events.value).toEqual(timeline.events(0).items.slice(0, 21));
    one.step(-1);
    expect(one.table.events.value).toHaveLength(20);
    one.step(1);
    expect(one.table.events.value).toHaveLength(21);
    expect(one.story.value.length).toBeGreaterThan(one.table.story.value.length);
    const line = one.story.value.findLast(({ eventNumber: events }) => events === 20);
    expect(line === undefined ? null : one.entryOf(line)).toBe(20);
  });

  it('steps by rounds, and at last to the end', () => {
    const one = controller();
    const [first, second] = one.rounds;
    one.stepRound(1);
    expect(one.at.value).toBe(first?.at);
    one.stepRound(1);
    expect(one.at.value).toBe(second?.at);
    one.goTo(timeline.last - 1);
    one.stepRound(1);
    expect(one.at.value).toBe(timeline.last);
    one.goTo((second?.at ?? 0) + 1);
    one.stepRound(-1);
    expect(one.at.value).toBe(second?.at);
  });

  it('follows the rounds that a game counts', () => {
    const counting: GameUi = { ...ui, round: view => ((view as { pile: number }).pile < 60 ? 2 : 1) };
    const one = controller({ ui: counting });
    expect(one.rounds.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('shows what happens on the way to the next moment, and cuts to any other', async () => {
    const at = timeline.replay.entries.findIndex(({ seq, events }) => seq > 0 && events.length > 2);
    const one = controller({ ui: playedBack, at: at - 1 });
    const film = timeline.film(at, PUBLIC);
    one.step(1);
    expect(one.table.playback.isRunning.value).toBe(true);
    for (const view of film) {
      expect(shown(one)).toEqual(view);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(shown(one)).toEqual(timeline.view(at, PUBLIC));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(one.table.playback.isRunning.value).toBe(false);
    one.step(-1);
    expect(one.table.playback.isRunning.value).toBe(false);
    expect(shown(one)).toEqual(timeline.view(at - 1, PUBLIC));
  });

  it('steps on in the middle of a film from where that would have led', async () => {
    const one = controller({ ui: playedBack });
    for (let i = 0; i < 10; i++) one.step(1);
    expect(one.at.value).toBe(10);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown(one)).toEqual(timeline.view(10, PUBLIC));
    expect(one.table.playback.isRunning.value).toBe(false);
  });

  it('plays on by itself to the end, stops there, and begins again from there', async () => {
    const one = controller({ at: timeline.last - 3 });
    one.speed.value = 4;
    one.play();
    expect(one.isPlaying.value).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.at.value, one.isPlaying.value]).toEqual([timeline.last, false]);
    one.play();
    expect(one.at.value).toBe(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(one.at.value).toBeGreaterThan(0);
    one.close();
  });

  it('stops when somebody takes over, and does not go on behind their back', async () => {
    const one = controller({ ui: playedBack });
    one.play();
    await vi.advanceTimersByTimeAsync(1_500);
    one.goTo(20);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.at.value, one.isPlaying.value]).toEqual([20, false]);
    one.play();
    one.pause();
    one.play();
    await vi.advanceTimersByTimeAsync(950);
    expect(one.at.value).toBe(21);
    one.close();
  });

  it('can be changed by nobody', async () => {
    const one = controller({ at: 5, eyes: 0 });
    expect(await one.table.play({ type: 'playCard' })).toEqual({ refused: 'over' });
    expect(shown(one)).toEqual(timeline.view(5, 0));
  });
});
