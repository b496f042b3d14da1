import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { SeededDice } from '@havre/engine/kernel/chance.ts';
import { expect, test } from 'vitest';
import { playKernel } from '../fuji-flush/kernel.ts';
import { playPlain } from '../fuji-flush/plain.ts';
import { DifferentWork, meanLength, sameGames, similarLengths } from '../fuji-flush/same-work.ts';

const COMMAND = fileURLToPath(new URL('../engine.ts', import.meta.url));

function bench(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(execPath, [COMMAND, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a quick run with --json prints every figure', () => {
  const { status, stdout, stderr } = bench('--quick', '--json');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const number = expect.any(Number);
  const rate = { median: number, lowest: number, highest: number };
  const ratio = { median: number, low: number, high: number, level: 0.75, verdict: 'undecided' };
  const figures = JSON.parse(stdout);
  expect(figures).toEqual({
    seats: 4,
    rounds: 3,
    node: process.version,
    compared: {
      games: 200,
      moves: sameGames(playPlain, playKernel, 200),
      kernelLength: number,
      boardgameIoLength: number,
    },
    movesPerSecond: { kernel: rate, plain: rate, boardgameIo: rate, boardgameIoTuned: rate },
    ratios: {
      plain: { ...ratio, aim: 0.25 },
      boardgameIo: { ...ratio, aim: 700 },
      boardgameIoTuned: expect.anything(),
    },
    heap: { games: 2000, before: number, after: number, growth: number, bytesPerGame: number },
  });
  similarLengths(figures.compared.kernelLength, figures.compared.boardgameIoLength);
  expect(figures.heap.growth).toBe(figures.heap.after - figures.heap.before);
  for (const { median, lowest, highest } of Object.values<typeof rate>(figures.movesPerSecond)) {
    expect(lowest).toBeGreaterThan(0);
    expect(lowest).toBeLessThanOrEqual(median);
    expect(median).toBeLessThanOrEqual(highest);
  }
});

test('without --json it prints tables, with as many rounds as asked for', () => {
  const { status, stdout } = bench('--quick', '--rounds', '1');
  expect(status).toBe(0);
  for (const words of ['rounds: 1', 'kernel and plain agree', 'boardgame.io', 'aim 0.25×', 'Heap of the kernel'])
    expect(stdout).toContain(words);
});

test('--help explains; what it does not know it refuses in one sentence', () => {
  expect(bench('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--quick') });
  expect(bench('--fast')).toEqual({
    status: 2,
    stdout: '',
    stderr: "There is no flag '--fast'; --help lists those there are.\n",
  });
  expect(bench('--rounds', 'many')).toMatchObject({ status: 2, stdout: '' });
});

test('with the name of a game it is the bench of that game', () => {
  const { status, stdout } = bench('captain-jack', '--quick', '--seats', '3');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Random captain-jack, 3 seats[\s\S]*\ngames[\s\S]*\nsimulations/);
  expect(bench('chess')).toMatchObject({ status: 2, stderr: expect.stringContaining('Name a game of the shelf') });
});

test('contestants that play different games are found out', () => {
  const cheating = (seats: number, dice: SeededDice, mind: SeededDice) =>
    playKernel(seats, dice, mind) - (seats === 8 ? 1 : 0);
  expect(() => sameGames(playPlain, cheating, 1)).toThrow(DifferentWork);
  const length = meanLength(playKernel, 4, 100);
  expect(() => similarLengths(length, 0.89 * length)).toThrow(DifferentWork);
  expect(() => similarLengths(length, 1.11 * length)).toThrow(DifferentWork);
  expect(() => similarLengths(length, 1.09 * length)).not.toThrow();
});
