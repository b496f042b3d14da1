import { fileURLToPath } from 'node:url';
import { manifestOf } from '@havre/engine/games/index.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import { type BotTask, botTaskOf, type TaskOwner } from '@havre/table/automatic/bot-tasks.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BotPool, type PoolSettings } from '../bot-pool.ts';

const PONDERS = fileURLToPath(new URL('../../../table/tests/bot-files/ponders.ts', import.meta.url));

const task = (bot: string): BotTask => {
  const game = manifestOf('captain-jack')?.game;
  if (game === undefined) throw new Error('the game is missing');
  const match = Match.start(game, { seats: 3, chance: new Stream(seededNumbers(3)) });
  return botTaskOf(match, { seat: lowest(match.awaited), bot, seed: 7 });
};
const from = (who: string, table = who, isAttended = true): TaskOwner => ({ who, table, isAttended });

/** One thread that has everything loaded and knows what a Sailor's thought takes. */
async function oneThread(settings: PoolSettings = {}): Promise<BotPool> {
  const pool = new BotPool({ threads: 1, ...settings });
  onTestFinished(() => pool.close());
  await pool.think(task('matelot'), from('somebody'));
  return pool;
}

/** Tables where bots go on and on; says how many thoughts they have had. */
function attack(owners: readonly TaskOwner[], think: (owner: TaskOwner) => Promise<unknown>) {
  const had = { tasks: 0, isOn: true };
  onTestFinished(() => {
    had.isOn = false;
  });
  for (const owner of owners)
    void (async () => {
      while (had.isOn) {
        await think(owner);
        had.tasks++;
      }
    })().catch(() => {}); // the pool has been closed
  return had;
}

/** How many thoughts others have while one table's bot waits for a dozen of its own. */
async function thoughtsMeanwhile(pool: BotPool, had: { readonly tasks: number }): Promise<number> {
  await expect.poll(() => had.tasks, { timeout: 20_000 }).toBeGreaterThan(0);
  const before = had.tasks;
  for (let i = 0; i < 12; i++) await pool.think(task('matelot'), from('anne'));
  return had.tasks - before;
}

const SIXTY = Array.from({ length: 60 }, (_, i) => i);

describe('a table of somebody else’s, on one thread', () => {
  it.each([
    ['sixty tables of Corsairs of one person', SIXTY.map(i => from('mallory', `${i}`))],
    ['sixty tables of Corsairs that nobody looks at', SIXTY.map(i => from(`mallory ${i}`, `${i}`, false))],
  ])('waits for few thoughts of %s', async (_, owners) => {
    const pool = await oneThread();
    const had = attack(owners, owner => pool.think(task('corsaire'), owner));
    expect(await thoughtsMeanwhile(pool, had)).toBeLessThan(12 * 5); // in the order of coming it would be 12 × 60
  });

  it('waits for few thoughts of forty requests for advice', async () => {
    const pool = await oneThread();
    const owners = SIXTY.slice(0, 40).map(i => from('mallory', `${i}`));
    const had = attack(owners, owner => pool.advise(task('matelot'), owner));
    expect(await thoughtsMeanwhile(pool, had)).toBeLessThan(12 * 5);
  });
});

describe('the strongest', () => {
  it('think shorter as soon as others wait, in the middle of a thought too', async () => {
    const pool = await oneThread({ files: [PONDERS] });
    const time = async (thinking: Promise<unknown>): Promise<number> => {
      const beganAt = performance.now();
      await thinking;
      return performance.now() - beganAt;
    };
    const alone = await time(pool.think(task('corsaire'), from('anne')));
    const begun = time(pool.think(task('corsaire'), from('anne')));
    const others = SIXTY.slice(0, 20).map(i => pool.think(task('matelot'), from(`${i}`)));
    expect(await begun).toBeLessThan(alone / 2);
    await Promise.all(others);
  });
});

it('turns away whoever asks for more than may wait, at once', async () => {
  const pool = await oneThread({ mostForOne: 5 });
  const asked = SIXTY.slice(0, 20).map(i => pool.think(task('capitaine'), from('mallory', `${i}`)));
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter(answer => answer.status === 'rejected');
  expect(refused).toHaveLength(14); // one is being thought about, five wait
  for (const { reason } of refused) expect(reason).toMatchObject({ name: 'NoBotResult', why: 'busy' });
});
