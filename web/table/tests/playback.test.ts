import '../../tests/a-browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, type PlaybackStep } from '../playback.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { hidden: false });
  return () => void vi.useRealTimers();
});

const step = (number: number): PlaybackStep => ({
  event: { type: 'counted', rule: 'COUNT-1' },
  view: { number },
});

/** A playback that shows one step in a second, and what it has said. */
function aPlayback() {
  const said: string[] = [];
  const playback = new Playback({ onBegin: () => said.push('begin'), onEnd: () => said.push('end') });
  playback.setRules({ pace: () => 1000 });
  playback.cut({ number: 0 });
  said.length = 0;
  return { playback, said };
}

/** The numbers on the screen, from now on, second after second, until it stands still. */
async function watch(playback: Playback): Promise<unknown[]> {
  const seen: unknown[] = [];
  while (playback.isRunning.value) {
    seen.push((playback.shown.value as { number: number }).number);
    await vi.advanceTimersByTimeAsync(1000);
  }
  return seen;
}

describe('a playback', () => {
  it('shows what is seen after each event, then how it stands', async () => {
    const { playback, said } = aPlayback();
    playback.show([step(1), step(2), step(3)], { number: 3 });
    expect(playback.event.value).toMatchObject({ type: 'counted' });
    expect(await watch(playback)).toEqual([1, 2, 3]);
    expect([playback.shown.value, playback.event.value]).toEqual([{ number: 3 }, null]);
    expect(said).toEqual(['begin', 'end']);
  });

  it('goes on with what comes meanwhile', async () => {
    const { playback } = aPlayback();
    playback.show([step(1), step(2)], { number: 2 });
    playback.show([step(3)], { number: 3 });
    expect(await watch(playback)).toEqual([1, 2, 3]);
  });

  it('says how much of it nobody has seen yet; what is seen again is no part of that', async () => {
    const { playback } = aPlayback();
    playback.show([step(1), step(2)], { number: 2 });
    expect(playback.unseen.value).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(playback.unseen.value).toBe(0);
    await watch(playback);
    playback.again();
    expect(playback.unseen.value).toBe(0);
    playback.show([step(3)], { number: 3 });
    expect(playback.unseen.value).toBe(1);
    playback.skip();
    expect(playback.unseen.value).toBe(0);
  });

  it('is skipped to its end', () => {
    const { playback } = aPlayback();
    playback.show([step(1), step(2)], { number: 2 });
    playback.skip();
    expect([playback.isRunning.value, playback.shown.value]).toEqual([false, { number: 2 }]);
  });
});

describe('what has happened', () => {
  it('can be seen again, from the last own move on', async () => {
    const { playback, said } = aPlayback();
    expect(playback.canRepeat.value).toBe(false);
    playback.show([step(1)], { number: 1 });
    playback.skip();
    playback.beginPast();
    playback.show([step(2), step(3)], { number: 3 });
    playback.show([step(4)], { number: 4 });
    playback.skip();
    said.length = 0;
    expect(playback.canRepeat.value).toBe(true);
    playback.again();
    expect(said).toEqual(['begin']);
    expect(await watch(playback)).toEqual([2, 3, 4]);
    expect(playback.shown.value).toEqual({ number: 4 });
    playback.again();
    expect(await watch(playback)).toEqual([2, 3, 4]);
  });

  it('is seen again before what comes meanwhile', async () => {
    const { playback } = aPlayback();
    playback.show([step(1)], { number: 1 });
    playback.skip();
    playback.again();
    playback.show([step(2)], { number: 2 });
    expect(await watch(playback)).toEqual([1, 2]);
    playback.again();
    expect(await watch(playback)).toEqual([1, 2]);
  });

  it('is kept while nobody looks, and no more of it than one would watch', async () => {
    const { playback } = aPlayback();
    Object.assign(document, { hidden: true });
    for (let number = 1; number <= 70; number++) playback.show([step(number)], { number });
    expect(playback.shown.value).toEqual({ number: 70 });
    playback.again();
    const seen = await watch(playback); // in haste, since it is much
    expect([seen[0], playback.shown.value]).toEqual([11, { number: 70 }]);
  });

  it('is not seen again with other eyes', () => {
    const { playback } = aPlayback();
    playback.show([step(1)], { number: 1 });
    playback.cut({ number: 9 });
    expect(playback.canRepeat.value).toBe(false);
    playback.again();
    expect([playback.isRunning.value, playback.shown.value]).toEqual([false, { number: 9 }]);
  });
});
