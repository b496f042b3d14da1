import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Duel, Rated } from '../../../arena/ratings.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { type Script, scriptedTerminal } from '../../tests/scripted-terminal.ts';

async function met(args: readonly string[], script: Script = {}) {
  const terminal = scriptedTerminal(script);
  const code = await run(['arena', ...args], terminal);
  return { code, out: terminal.out, err: terminal.err, progressed: terminal.progressed };
}

interface Result {
  readonly seats: number;
  readonly games: number;
  readonly lineUp: readonly string[];
  readonly bots: readonly Rated[];
  readonly duels: readonly Duel[];
}

/** The result as a program reads it, without what clocks say. */
async function result(...args: string[]): Promise<Result> {
  const read = JSON.parse((await met([...args, '--json'])).out) as Result & { seconds: number };
  const { seconds: _, bots, ...rest } = read;
  return { ...rest, bots: bots.map(bot => ({ ...bot, thought: 0, longest: 0 })) };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-arena-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A bot that takes the highest card it can play: strong in Fuji Flush, and written as anybody would. */
const HIGHEST = `export const bot = {
  name: 'highest',
  choose: mind => mind.legal.reduce((best, action) => (action.card > best.card ? action : best)),
};`;

describe('havre arena', () => {
  it('plays every deal once for each way round the table, the last bot in the seats that are left', async () => {
    const { seats, games, lineUp, bots } = await result('fuji-flush', '--bots', 'one-ply,random', '--games', '10');
    expect({ seats, games, lineUp }).toEqual({
      seats: 4,
      games: 12,
      lineUp: ['one-ply', 'random', 'random', 'random'],
    });
    expect(bots.map(({ name, games: sat }) => [name, sat])).toEqual([
      ['one-ply', 12],
      ['random', 36],
    ]);
    const all = bots.reduce((sum, { games: sat, wins }) => sum + sat * wins.value, 0);
    expect(all).toBeCloseTo(12, 6);
  });

  it('gives the same for the same seed, with one thread or two', async () => {
    const args = ['fuji-flush', '--bots', 'one-ply,random', '--seats', '3', '--games', '12'];
    const first = await result(...args);
    expect(await result(...args, '--threads', '2')).toEqual(first);
    expect(await result(...args, '--seed', '2')).not.toEqual(first);
  });

  it('rates the stronger bot above the weaker one, and says how sure that is', async () => {
    const { bots, duels } = await result('aquatika', '--bots', 'one-ply,random', '--games', '10');
    const [strong, weak] = bots as [Rated, Rated];
    expect(strong.elo.low).toBeGreaterThan(weak.elo.high);
    expect(strong.elo.value + weak.elo.value).toBeCloseTo(0, 6);
    expect(duels).toHaveLength(1);
    expect(duels[0]?.score.low).toBeGreaterThan(0.5);
  });

  it('lets a bot from a file of one’s own meet the house', async () => {
    const file = join(folder, 'highest.mjs');
    writeFileSync(file, HIGHEST);
    const { bots } = await result('fuji-flush', '--bots', `${file},random`, '--seats', '3', '--games', '3');
    expect(bots.map(bot => bot.name)).toEqual(['highest', 'random']);
  });

  it('prints a table, and shows how far it is to whoever watches', async () => {
    const args = ['fuji-flush', '--bots', 'planner,random', '--seats', '3', '--games', '600'];
    const { code, out, progressed } = await met(args, { interactive: true });
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/^Fuji Flush · 3 seats · 600 games in 200 deals · seed 1\n/);
    expect(out).toMatch(/\nbot +games +wins +95 % interval +Elo/);
    expect(out).toMatch(/planner comes before random in \d+\.\d % of games/);
    expect(progressed.at(-1)).toBe('');
  });

  it('lets a program that is started by a command meet the house, over the protocol', async () => {
    const player = fileURLToPath(new URL('../../../../examples/players/player.ts', import.meta.url));
    const { bots, lineUp, games } = await result(
      ...['fuji-flush', '--bots', `cmd:${process.execPath} ${player},random`, '--seats', '3', '--games', '3'],
    );
    expect({ lineUp, games }).toEqual({ lineUp: ['player.ts', 'random', 'random'], games: 3 });
    expect(bots.map(({ name, games: sat }) => [name, sat])).toEqual([
      ['player.ts', 3],
      ['random', 6],
    ]);
    expect(bots.reduce((sum, { games: sat, wins }) => sum + sat * wins.value, 0)).toBeCloseTo(3, 6);
  });

  it('says so when a program ends before its game, or cannot be started', async () => {
    const file = join(folder, 'broken.mjs');
    writeFileSync(file, "console.error('no idea'); process.exit(3);");
    const broken = await met(['fuji-flush', '--bots', `cmd:${process.execPath} ${file},random`]);
    expect(broken).toMatchObject({ code: EXIT.failed, err: 'A bot has failed: broken.mjs has ended (3): no idea.\n' });
    const missing = await met(['fuji-flush', '--bots', 'cmd:/nowhere/at-all,random']);
    expect(missing.err).toMatch(/^A bot has failed: at-all cannot be started/);
  });

  it('says so when a bot fails', async () => {
    const file = join(folder, 'broken.mjs');
    writeFileSync(file, "export const bot = { name: 'broken', choose() { throw new Error('no idea'); } };");
    const { code, err } = await met(['fuji-flush', '--bots', `${file},random`]);
    expect({ code, err }).toEqual({ code: EXIT.failed, err: 'A bot has failed: no idea.\n' });
  });

  it.each([
    [['fuji-flush'], 'arena needs --bots, at least two of them: --bots corsaire,random.'],
    [['fuji-flush', '--bots', 'random'], 'arena needs --bots, at least two of them: --bots corsaire,random.'],
    [['fuji-flush', '--bots', 'random,random'], 'arena needs two different bots, or there is nothing to compare.'],
    [
      ['fuji-flush', '--bots', 'random,planner,random,random', '--seats', '3'],
      '--bots names 4 bots for 3 seats; there is no seat for all.',
    ],
    [
      ['fuji-flush', '--bots', 'random,nowhere.ts'],
      "nowhere.ts is no bot: it is a file that exports 'bot', with a name and a choice.",
    ],
    [
      ['fuji-flush', '--bots', 'cmd:bot,./mine.ts'],
      'Programs meet bots by their names: a bot from a file does not play at their server.',
    ],
    [
      ['fuji-flush', '--bots', 'one-ply,random', '--games', '0'],
      "--games is a whole number from 1 to 100000, not '0'.",
    ],
  ])('%j is a mistake', async (args, sentence) => {
    expect(await met(args)).toMatchObject({ code: EXIT.mistake, out: '', err: `${sentence}\n` });
  });
});
