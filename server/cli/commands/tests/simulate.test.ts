import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enumerated } from '@havre/engine/games/language.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idsOfShelf } from '../../arguments.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { type Script, scriptedTerminal } from '../../tests/scripted-terminal.ts';

async function simulated(args: readonly string[], script: Script = {}) {
  const terminal = scriptedTerminal(script);
  const code = await run(['simulate', ...args], terminal);
  return { code, out: terminal.out, err: terminal.err, progressed: terminal.progressed };
}

/** The result as a program reads it, without what the clock says. */
async function result(...args: string[]) {
  const { out } = await simulated([...args, '--json']);
  const { speed: _, ...rest } = JSON.parse(out) as Record<string, unknown> & {
    decisions: { min: number; max: number; mean: number };
    wins: { seat: number; bot: string; wins: number; rate: number; low: number; high: number }[];
    speed: object;
  };
  return rest;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-simulate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('havre simulate', () => {
  it('plays a thousand games of four random bots when nothing else is said', async () => {
    const { games, seats, seed, bots, decisions, wins } = await result('fuji-flush');
    expect({ games, seats, seed, bots }).toEqual({ games: 1000, seats: 4, seed: 1, bots: Array(4).fill('random') });
    expect(decisions.min).toBeGreaterThan(10);
    expect(decisions.mean).toBeGreaterThan(decisions.min);
    expect(decisions.max).toBeGreaterThan(decisions.mean);
    expect(wins.reduce((sum, seat) => sum + seat.wins, 0)).toBeCloseTo(1000, 6);
    for (const { rate, low, high } of wins) {
      expect(low).toBeLessThan(rate);
      expect(rate).toBeLessThan(high);
    }
  });

  it('gives the same games for the same seed, and others for another', async () => {
    const first = await result('fuji-flush', '--games', '50', '--seed', '7');
    expect(await result('fuji-flush', '--games', '50', '--seed', '7')).toEqual(first);
    expect(await result('fuji-flush', '--games', '50', '--seed', '8')).not.toEqual({ ...first, seed: 8 });
  });

  it('gives the same games whether they are written down or not', async () => {
    const args = ['fuji-flush', '--games', '30', '--seats', '5'];
    expect(await result(...args, '--export', folder)).toEqual({ ...(await result(...args)), exported: folder });
  });

  it('takes options, seats and one bot for each seat', async () => {
    const args = ['fuji-flush', '--games', '2', '--seats', '3', '--option', 'first=2', '--option', 'freeChat=true'];
    const { options, wins } = await result(...args, '--bot', 'random,one-ply,random');
    expect(options).toEqual({ first: 1, freeChat: true }); // as the rules count seats
    expect(wins.map(({ seat, bot }) => [seat, bot])).toEqual([
      [1, 'random'],
      [2, 'one-ply'],
      [3, 'random'],
    ]);
  });

  it('reports in lines', async () => {
    const { code, out, err } = await simulated(['fuji-flush', '--games', '2000', '--seats', '3']);
    expect(code).toBe(EXIT.done);
    expect(err).toBe('');
    const lines = out.split('\n');
    expect(lines[0]).toBe('Fuji Flush · 3 seats · 2,000 games · seed 1');
    expect(lines[1]).toBe('Who begins: drawn by lot · Free chat during the game: no');
    expect(out).toMatch(/^Speed {7}[\d,]+ games\/s · [\d,]+ decisions\/s · [\d.]+ s$/m);
    expect(out).toMatch(/^Length {6}[\d.]+ decisions a game \(\d+ to \d+\)$/m);
    expect(out).toMatch(/^Branching {3}\d\.\d\d legal actions at a decision \(at most 6\)$/m);
    expect(out).toMatch(/^Void {8}0 games$/m);
    expect(out).toMatch(/^seat {5}bot {3}wins {4}rate {3}95 % interval$/m);
    expect(out).toMatch(/^3 {5}random {2}[\d.]+ {2}\d\d\.\d % {2}\d\d\.\d to \d\d\.\d %$/m);
  });

  it('shows a bar to whoever watches, and takes it away', async () => {
    const watched = await simulated(['fuji-flush', '--games', '3000'], { interactive: true });
    expect(watched.progressed.length).toBeGreaterThan(1);
    expect(watched.progressed[0]).toMatch(/^\[█* *\] +\d+ % +\d+\/3000$/);
    expect(watched.progressed.at(-1)).toBe('');
    expect((await simulated(['fuji-flush', '--games', '3000'])).progressed).toEqual([]);
  });
});

describe('havre simulate --export', () => {
  it('writes one file a game, numbered so that they sort', async () => {
    const { out } = await simulated(['fuji-flush', '--games', '10', '--seed', '5', '--export', join(folder, 'a/b')]);
    const names = readdirSync(join(folder, 'a/b')).sort();
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('fuji-flush-5-01.json');
    expect(names[9]).toBe('fuji-flush-5-10.json');
    expect(out).toContain(`10 replays are written to ${join(folder, 'a/b')}.`);
  });

  it('writes the same files for the same seed', async () => {
    for (const name of ['a', 'b']) await simulated(['fuji-flush', '--games', '3', '--export', join(folder, name)]);
    for (const name of readdirSync(join(folder, 'a')))
      expect(readFileSync(join(folder, 'a', name), 'utf8')).toBe(readFileSync(join(folder, 'b', name), 'utf8'));
  });

  it('writes over nothing', async () => {
    writeFileSync(join(folder, 'fuji-flush-1-3.json'), 'kept');
    const { code, out, err } = await simulated(['fuji-flush', '--games', '5', '--export', folder]);
    expect(code).toBe(EXIT.mistake);
    expect(out).toBe('');
    expect(err).toBe(
      `${folder} already has fuji-flush-1-3.json; --export writes over nothing, so choose another folder or another seed.\n`,
    );
    expect(readdirSync(folder)).toEqual(['fuji-flush-1-3.json']);
    expect(readFileSync(join(folder, 'fuji-flush-1-3.json'), 'utf8')).toBe('kept');
  });

  it('needs a folder it can write to', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await simulated(['fuji-flush', '--export', file])).toMatchObject({
      code: EXIT.mistake,
      err: `--export needs a folder, and ${file} is a file or lies under one.\n`,
    });
    expect(await simulated(['fuji-flush', '--export', '/proc/havre'])).toMatchObject({
      code: EXIT.mistake,
      err: '--export needs a folder it can write to, and /proc/havre is not one.\n',
    });
  });
});

describe('havre simulate, given something wrong', () => {
  it.each([
    [[], `'simulate' needs the name of a game: ${enumerated(idsOfShelf(), 'en')}.`],
    [['chess'], `There is no game 'chess'; the games are ${enumerated(idsOfShelf(), 'en')}.`],
    [
      ['fuji-flush', 'again'],
      "'again' is one argument too many for 'simulate' (havre help simulate says how it is used).",
    ],
    [['fuji-flush', '--seats', '2'], "--seats is a whole number from 3 to 8, not '2'."],
    [['fuji-flush', '--seats', 'many'], "--seats is a whole number from 3 to 8, not 'many'."],
    [['fuji-flush', '--games', '0'], "--games is a whole number from 1 to 1000000, not '0'."],
    [['fuji-flush', '--games', '-5'], "--games is a whole number from 1 to 1000000, not '-5'."],
    [['fuji-flush', '--seed', '4294967296'], "--seed is a whole number from 0 to 4294967295, not '4294967296'."],
    [
      ['fuji-flush', '--bot', 'hal'],
      "There is no bot 'hal'; the bots are mousse, matelot, capitaine, corsaire, random, one-ply and planner.",
    ],
    [
      ['fuji-flush', '--bot', ''],
      "There is no bot ''; the bots are mousse, matelot, capitaine, corsaire, random, one-ply and planner.",
    ],
    [
      ['fuji-flush', '--bot', 'random,one-ply'],
      '--bot names 2 bots for 4 seats; it names one bot, or as many as there are seats.',
    ],
    [['fuji-flush', '--option', 'first'], "--option is written key=value, not 'first'."],
    [['fuji-flush', '--option', 'size=9'], "fuji-flush has no option 'size'; it has first and freeChat."],
    [
      ['fuji-flush', '--option', 'freeChat=maybe'],
      "Option 'freeChat' is one of false, true, not 'maybe' (FUJ-INFO-08).",
    ],
    [
      ['fuji-flush', '--option', 'first=5'],
      "first=5 cannot be at this table of 4; 'first' can be random, 1, 2, 3 and 4 here (FUJ-SETUP-10).",
    ],
    [
      ['fuji-flush', '--speed'],
      "'simulate' has no option --speed; it has --seats, --option, --games, --seed, --bot, --export, --json, --lang and --help.",
    ],
    [['fuji-flush', '--export', ''], '--export needs a value, as in --export replays.'],
    [['fuji-flush', '--export'], '--export needs a value, as in --export replays.'],
  ])('says what, and does nothing: %j', async (args, sentence) => {
    const target = join(folder, 'never');
    const all = args.includes('--export') ? args : [...args, '--export', target];
    expect(await simulated(all)).toMatchObject({ code: EXIT.mistake, out: '', err: `${sentence}\n` });
    expect(existsSync(target)).toBe(false);
  });
});
