/** `simulate` and `replay` through the real program: exit codes, both outputs, pipes and Ctrl-C. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enumerated } from '@havre/engine/games/language.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOfShelf } from '../arguments.ts';

const HAVRE = fileURLToPath(new URL('../havre.ts', import.meta.url));
const { PATH = '' } = process.env;
const environment = { PATH, LANG: 'C' };

function havre(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [HAVRE, ...args], {
    encoding: 'utf8',
    env: environment,
  });
  return { status, stdout, stderr };
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-real-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the program', () => {
  it('simulates, exports and verifies', () => {
    const games = join(folder, 'games');
    const simulated = havre('simulate', 'fuji-flush', '--games', '3', '--json', '--export', games);
    expect(simulated).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(simulated.stdout)).toMatchObject({ games: 3, exported: games });
    expect(readdirSync(games)).toHaveLength(3);
    expect(havre('replay', '--verify', games)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^All 3 replays are correct/),
      stderr: '',
    });
  });

  it('answers a mistake with one line and no trace of itself', () => {
    expect(havre('simulate', 'chess')).toEqual({
      status: 2,
      stdout: '',
      stderr: `There is no game 'chess'; the games are ${enumerated(idsOfShelf(), 'en')}.\n`,
    });
    expect(havre('replay', join(folder, 'none.json'))).toMatchObject({ status: 2, stdout: '' });
  });

  it('fails for a replay that is wrong', () => {
    const wrong = join(folder, 'wrong.json');
    havre('simulate', 'fuji-flush', '--games', '1', '--export', join(folder, 'one'));
    const text = readFileSync(join(folder, 'one', 'fuji-flush-1-1.json'), 'utf8');
    writeFileSync(wrong, text.replace(/"draws":\[\[90,\d+/, '"draws":[[90,0'));
    expect(havre('replay', '--verify', wrong)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('is wrong from entry 0 on'),
    });
  });

  it('ends quietly when nobody reads on', () => {
    const games = join(folder, 'piped');
    havre('simulate', 'fuji-flush', '--games', '1', '--seats', '8', '--export', games);
    const line = `'${process.execPath}' '${HAVRE}' replay '${games}'/*.json | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', line], { encoding: 'utf8', env: environment });
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
  });

  it('ends quietly at Ctrl-C, with 130, and leaves whole files only', async () => {
    const games = join(folder, 'interrupted');
    const args = [HAVRE, 'simulate', 'fuji-flush', '--games', '100000', '--export', games];
    const program = spawn(process.execPath, args, { env: environment });
    let said = '';
    program.stdout.on('data', text => {
      said += text;
    });
    program.stderr.on('data', text => {
      said += text;
    });
    const ended = once(program, 'exit');
    while (program.exitCode === null && !isBegun(games)) await new Promise(resolve => setTimeout(resolve, 20));
    program.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(said).toBe('');
    expect(readdirSync(games).filter(name => !name.endsWith('.json'))).toEqual([]);
    expect(havre('replay', '--verify', games)).toMatchObject({ status: 0 });
  });
});

const isBegun = (games: string): boolean => {
  try {
    return readdirSync(games).length > 20;
  } catch {
    return false;
  }
};
