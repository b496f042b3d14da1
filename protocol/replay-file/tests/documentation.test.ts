import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stream } from '@havre/engine/kernel/chance.ts';
import { commitmentTo, randomNumbersOf } from '@havre/engine/kernel/fair.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The verifier of docs/replay.md uses nothing of ours: it is somebody else's view of what the page says. */
const PAGE = readFileSync(new URL('../../../docs/replay.md', import.meta.url), 'utf8');
const [, VERIFIER = ''] = PAGE.match(/```js\n([\s\S]*?)```/) ?? [];

describe('the verifier in docs/replay.md', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'havre-page-'));
    writeFileSync(join(folder, 'verify-dice.mjs'), VERIFIER);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const judged = (replay: object) => {
    writeFileSync(join(folder, 'game.json'), JSON.stringify(replay));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['verify-dice.mjs', 'game.json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  const secret = '00ff'.repeat(16);
  const entropy = 'c0ffee'.repeat(8);
  const openings = [0, 2].map(seat => ({
    seat,
    entropy: entropy + String(seat).repeat(2),
    commitment: commitmentTo(primitives, entropy + String(seat).repeat(2)),
  }));
  const proof = { table: 'a table', commitment: commitmentTo(primitives, secret), openings, secret };
  const dice = () => new Stream(randomNumbersOf(primitives, { table: proof.table, secret, openings }));
  const stream = dice();
  const bounds = [...Array(400).keys()].map(i => [6, 90, 65_536, 1, 50_000, 3][i % 6] as number);
  const draws = bounds.map(bound => [bound, stream.below(bound)] as [number, number]);
  const entries = [
    { seq: 0, draws: draws.slice(0, 100) },
    { seq: 1, draws: draws.slice(100) },
  ];

  it('computes the dice of the kernel, with the entropy of two seats', () => {
    expect(judged({ proof, entries })).toEqual({
      status: 0,
      stdout: '400 draws are those of the stream\n',
      stderr: '',
    });
  });

  it('begins where the table took the game up', () => {
    const elsewhere = { seq: 0, draws: [[6, 5]] };
    const begun = [elsewhere, { seq: 1, draws }];
    expect(judged({ proof: { ...proof, since: 1 }, entries: begun })).toMatchObject({ status: 0 });
    expect(judged({ proof, entries: begun })).toMatchObject({ status: 1 });
  });

  it('throws away the words that would favour some values', () => {
    const many = dice();
    const bound = 65_175; // it leaves 65,146 of 2^32: hardly any bound throws away more, one word in 65,928
    const thrown = Array.from({ length: 200_000 }, () => [bound, many.below(bound)]);
    expect(many.position).toBeGreaterThan(thrown.length);
    expect(judged({ proof, entries: [{ seq: 0, draws: thrown }] })).toMatchObject({ status: 0, stderr: '' });
  });

  it('finds a die that was turned', () => {
    const [first, second] = entries;
    const turned = second?.draws.map(([bound, value], i) => [bound, i === 7 ? value ^ 1 : value]);
    const { status, stderr } = judged({ proof, entries: [first, { seq: 1, draws: turned }] });
    expect(status).toBe(1);
    expect(stderr).toContain('entry 1 has other dice');
  });

  it('finds another secret and another entropy', () => {
    expect(judged({ proof: { ...proof, secret: '11'.repeat(32) }, entries }).stderr).toContain(
      'the table did not keep',
    );
    const lie = openings.map(opening => ({ ...opening, entropy: 'ab'.repeat(16) }));
    expect(judged({ proof: { ...proof, openings: lie }, entries }).stderr).toContain('seat 0 did not keep');
  });
});
