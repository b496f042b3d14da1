import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { expect, test } from 'vitest';
import { halfWay, type Positions, playGame, rootsOf, simulate } from '../random-play.ts';

const COMMAND = fileURLToPath(new URL('../games.ts', import.meta.url));

function bench(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(execPath, [COMMAND, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const kept: Positions = JSON.parse(readFileSync(new URL('../positions/jamaica-4.json', import.meta.url), 'utf8'));

test('a quick run with --json prints every figure, at the table that was asked for', () => {
  const { status, stdout, stderr } = bench('jamaica', '--quick', '--json', '--seats', '3', '--options', 'edition=2007');
  expect([status, stderr]).toEqual([0, '']);
  const number = expect.any(Number);
  const rate = { median: number, low: number, high: number, level: 0.75 };
  expect(JSON.parse(stdout)).toEqual({
    game: 'jamaica',
    options: { edition: '2007', ghost: false, crew: false },
    seats: 3,
    node: process.version,
    rounds: 3,
    movesAGame: number,
    gamesPerSecond: rate,
    simulationsPerSecond: rate,
  });
});

test('what it does not know it refuses in one sentence', () => {
  const { status, stdout, stderr } = bench('jamaica', '--options', 'edition=1999');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]+[.]\n$/);
});

test('64 positions are kept, half way through games, and can be played on from', () => {
  expect([kept.game, kept.version, kept.positions.length]).toEqual(['jamaica', jamaica.version, 64]);
  const roots = rootsOf(jamaica, kept.positions);
  for (const root of roots) expect(jamaica.check?.(root.state)).toBeNull();
  const before = JSON.stringify(roots.map(({ state }) => [state.hands, state.treasurePile, state.stack]));
  const moves = roots.map((root, i) => simulate(jamaica, root, new SeededDice(i), new SeededDice(i + 1)));
  expect(Math.min(...moves)).toBeGreaterThan(0);
  expect(JSON.stringify(roots.map(({ state }) => [state.hands, state.treasurePile, state.stack]))).toBe(before);
});

test('the same seeds give the same games', () => {
  const table = { options: { edition: '2021', ghost: false }, seats: 4 };
  const play = () => playGame(jamaica, table, new SeededDice(3), new SeededDice(4));
  expect(play()).toBe(play());
  expect(halfWay(jamaica, table, 2)).toEqual(halfWay(jamaica, table, 2));
});
