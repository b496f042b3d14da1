import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barOf, ProgressBar } from '../progress.ts';
import { scriptedTerminal } from './scripted-terminal.ts';

describe('the bar', () => {
  it('is as full as the task is done', () => {
    expect(barOf(0, 1000, 80)).toBe(`[${' '.repeat(40)}]   0 %     0/1000`);
    expect(barOf(250, 1000, 80)).toBe(`[${'█'.repeat(10)}${' '.repeat(30)}]  25 %   250/1000`);
    expect(barOf(1000, 1000, 80)).toBe(`[${'█'.repeat(40)}] 100 %  1000/1000`);
  });

  it.each([40, 30, 24])('fits into %i columns', columns => {
    expect(barOf(999, 1000, columns).length).toBeLessThan(columns);
  });
});

describe('progress', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown now and then, and taken away at the end', async () => {
    const terminal = scriptedTerminal({ interactive: true });
    const bar = new ProgressBar(terminal, 10);
    for (let done = 1; done <= 10; done++) {
      vi.advanceTimersByTime(25);
      await bar.reached(done);
    }
    bar.done();
    expect(terminal.progressed).toEqual([barOf(3, 10, 80), barOf(6, 10, 80), barOf(9, 10, 80), '']);
  });

  it('is not shown where nobody watches', async () => {
    const terminal = scriptedTerminal({ interactive: false });
    const bar = new ProgressBar(terminal, 10);
    vi.advanceTimersByTime(1000);
    await bar.reached(5);
    bar.done();
    expect(terminal.progressed).toEqual([]);
    expect(terminal.out + terminal.err).toBe('');
  });
});
