import '../../tests/a-browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setForTest } from '../../tests/set-for-test.ts';
import { Playback, type PlaybackStep } from '../playback.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { hidden: false });
  return () => void vi.useRealTimers();
});

interface Numbered {
  readonly number: number;
}

const step = (number: number): PlaybackStep => ({
  event: { type: 'counted', rule: 'COUNT-1' },
  view: { number },
});

/** A playback that shows one step in a second, every other one also where nothing moves, and what it has said. */
function aPlayback() {
  const said: string[] = [];
  const playback = new Playback({ onBegin: () => said.push('begin'), onEnd: () => said.push('end') });
  playback.setRules({ pace: () => 1000, readingTime: ({ view }) => ((view as Numbered).number % 2 === 0 ? 1000 : 0) });
  playback.cut({ number: 0 });
  said.length = 0;
  return { playback, said };
}

/** The numbers on the screen, from now on, second after second, until it stands still. */
async function watch(playback: Playback): Promise<unknown[]> {
  const seen: unknown[] = [];
  while (playback.isRunning.value) {
    seen.push((playback.shown.value as Numbered).number);
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

  it('begins only with what takes time: whoever places nine animals is asked all along, and hears each', async () => {
    const { playback, said } = aPlayback();
    playback.setRules({ pace: ({ view }) => ((view as Numbered).number < 3 ? 0 : 1000), readingTime: () => 0 });
    for (const number of [1, 2]) {
      playback.show([step(number)], { number });
      expect([playback.isRunning.value, playback.shown.value, playback.unseen.value]).toEqual([false, { number }, 0]);
      expect(playback.event.value).toMatchObject({ type: 'counted' });
    }
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.event.value, said]).toEqual([null, ['end', 'end']]);
    playback.show([step(2), step(3)], { number: 3 });
    expect([playback.isRunning.value, said.at(-1)]).toEqual([true, 'begin']);
  });

  it('is skipped to its end', () => {
    const { playback } = aPlayback();
    playback.show([step(1), step(2)], { number: 2 });
    playback.skip();
    expect([playback.isRunning.value, playback.shown.value]).toEqual([false, { number: 2 }]);
  });
});

describe('where nothing moves', () => {
  beforeEach(() => setForTest({ motion: 'none' }));

  it('shows what has to be read, and passes over the rest', async () => {
    const { playback } = aPlayback();
    playback.show([step(1), step(2), step(3), step(4), step(5)], { number: 5 });
    expect(await watch(playback)).toEqual([2, 4]);
    expect(playback.shown.value).toEqual({ number: 5 });
  });

  it('shows at once how it stands where there is nothing to read', () => {
    const { playback, said } = aPlayback();
    playback.show([step(1), step(3)], { number: 3 });
    expect([playback.isRunning.value, playback.shown.value, said]).toEqual([false, { number: 3 }, ['end']]);
  });

  it('lets nothing that comes meanwhile end the reading', async () => {
    const { playback } = aPlayback();
    playback.show([step(2)], { number: 2 });
    playback.show([step(3)], { number: 3 });
    expect([playback.shown.value, playback.unseen.value]).toEqual([{ number: 2 }, 1]);
    expect(await watch(playback)).toEqual([2]);
    expect([playback.shown.value, playback.unseen.value]).toEqual([{ number: 3 }, 0]);
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
