import { describe, expect, test } from 'vitest';
import { BotTaskQueue } from '../bot-task-queue.ts';
import { type BotRequest, LONGEST_THINKING, SHORTEST_THINKING, type TaskOwner, timer } from '../bot-tasks.ts';

const from = (who: string, table = who): TaskOwner => ({ who, table, isAttended: true });
const asking = (bot: string): BotRequest => ({
  for: 'choice',
  task: { game: 'tiny', version: 1, options: {}, seats: 2, seat: 0, state: null, memory: null, bot, seed: 1 },
});
const FOUND = { found: { type: 'pass' } };

function aQueue(settings: { mostForOne?: number; mostInAll?: number } = {}) {
  const noted = { waiting: 0, waited: [] as number[], turnedAway: 0 };
  const clock = { now: 0 };
  const observer = {
    waiting: (count: number) => {
      noted.waiting = count;
    },
    waited: (milliseconds: number) => noted.waited.push(milliseconds),
    turnedAway: () => {
      noted.turnedAway++;
    },
  };
  return { queue: new BotTaskQueue({ now: () => clock.now, observer, ...settings }), noted, clock };
}

describe('those who wait for a thought', () => {
  test('get what has come of it, and are counted and timed', async () => {
    const { queue, noted, clock } = aQueue();
    const found = queue.ask(asking('matelot'), from('anne'));
    expect(noted.waiting).toBe(1);
    clock.now = 30;
    queue.next()?.settle(FOUND, 5);
    expect(await found).toEqual(FOUND.found);
    expect(noted).toEqual({ waiting: 0, waited: [30], turnedAway: 0 });
  });

  test('are told when it has failed', async () => {
    const { queue } = aQueue();
    const found = queue.ask(asking('matelot'), from('anne'));
    queue.next()?.settle({ failed: 'it fell asleep' }, 5);
    await expect(found).rejects.toMatchObject({ name: 'NoBotResult', why: 'failed', message: 'it fell asleep' });
  });

  test('are passed over once nobody waits for the answer', async () => {
    const { queue } = aQueue();
    const past = queue.ask(asking('matelot'), from('anne'), () => false);
    const wanted = queue.ask(asking('matelot'), from('ben'));
    queue.next()?.settle(FOUND, 5);
    await expect(past).rejects.toMatchObject({ why: 'unwanted' });
    expect(await wanted).toEqual(FOUND.found);
  });

  test('are turned away where too many wait for the same person, and nobody else is', async () => {
    const { queue, noted } = aQueue({ mostForOne: 2 });
    const asked = [1, 2, 3].map(table => queue.ask(asking('corsaire'), from('mallory', `${table}`)));
    const anne = queue.ask(asking('matelot'), from('anne'));
    await expect(asked[2]).rejects.toMatchObject({ why: 'busy' });
    expect(noted).toMatchObject({ waiting: 3, turnedAway: 1 });
    for (let turn = queue.next(); turn !== null; turn = queue.next()) turn.settle(FOUND, 5);
    expect(await Promise.all([asked[0], asked[1], anne])).toHaveLength(3);
  });

  test('where too many wait in all, give way if they have most waiting', async () => {
    const { queue, noted } = aQueue({ mostInAll: 3 });
    const asked = [1, 2, 3].map(table => queue.ask(asking('corsaire'), from('mallory', `${table}`)));
    const anne = queue.ask(asking('matelot'), from('anne'));
    await expect(asked[2]).rejects.toMatchObject({ why: 'busy' });
    expect(noted).toMatchObject({ waiting: 3, turnedAway: 1 });
    queue.clear('nobody thinks any more');
    await expect(anne).rejects.toThrow('nobody thinks any more');
    await Promise.allSettled(asked);
  });

  test('make whoever is being thought for hurry, in the middle of a thought too, but never without end', () => {
    const { queue } = aQueue({ mostForOne: 1e3 });
    void queue.ask(asking('corsaire'), from('anne'));
    const turn = queue.next();
    const longest = [turn?.longest];
    for (let i = 0; i < 30; i++) {
      void queue.ask(asking('corsaire'), from(`${i}`));
      longest.push(turn?.longest);
    }
    expect(longest.slice(0, 3)).toEqual([LONGEST_THINKING, LONGEST_THINKING / 2, LONGEST_THINKING / 3]);
    expect(longest.at(-1)).toBe(SHORTEST_THINKING);
  });

  test('go first where their kind of thought takes little', () => {
    const { queue } = aQueue();
    const bots = ['corsaire', 'matelot'] as const;
    for (const bot of bots) {
      void queue.ask(asking(bot), from('w'));
      queue.next()?.settle(FOUND, bot === 'corsaire' ? 90 : 3);
    }
    for (let i = 0; i < 20; i++) void queue.ask(asking('corsaire'), from(`mallory ${i}`));
    void queue.ask(asking('matelot'), from('anne'));
    expect(queue.next()?.asked.task.bot).toBe('matelot');
  });
});

test('a clock for a thought begins when it is first looked at, and knows when less time is left', () => {
  let [now, longest] = [0, 100];
  const isEnough = timer(
    () => now,
    () => longest,
  );
  now = 1_000;
  expect(isEnough()).toBe(false);
  now = 1_050;
  expect(isEnough()).toBe(false);
  longest = 40;
  expect(isEnough()).toBe(true);
});
