import { fileURLToPath } from 'node:url';
import { commonRefusals } from '@havre/engine/games/common-wording.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { bare } from '@havre/engine/kernel/position.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { BotPool, type PoolSettings } from '@havre/server/bots/bot-pool.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lobby } from '../../lobby/lobby.ts';
import type { Room } from '../../room/room.ts';
import { asked, begin, created, LobbyKit, until } from '../../tests/lobby-kit.ts';
import { games } from '../../tests/rehearsal.ts';
import { botAdvice, botTaskOf, runBotRequest } from '../bot-tasks.ts';

let kit: LobbyKit;
let lobby: Lobby;

beforeEach(async () => {
  kit = new LobbyKit();
  lobby = await kit.lobby();
});
afterEach(() => kit.close());

const stream = (at = 0) => new Stream(seededNumbers(3), at);

/** A table where Anne is asked. */
async function annesTurn(hints: boolean): Promise<Room> {
  const room = await created(lobby, { hints });
  await begin(room, 1);
  await until(room, ({ match }) => match?.asked(0) != null);
  return room;
}

const PONDERS = fileURLToPath(new URL('../../tests/bot-files/ponders.ts', import.meta.url));

/** One thread, and how many thoughts were begun in it. */
function watchedPool(settings: PoolSettings = {}): { pool: BotPool; begun: () => number } {
  let begun = 0;
  const waited = () => {
    begun++;
  };
  const observer = { waiting: () => {}, waited, turnedAway: () => {} };
  return { pool: new BotPool({ threads: 1, observer, ...settings }), begun: () => begun };
}

describe('advice', () => {
  test('names legal answers to the question that is asked, the best first, with their chances', async () => {
    const room = await annesTurn(true);
    const advised = await lobby.advise(room, 'anne');
    if (isRefusal(advised)) throw new Error(advised.refused);
    const question = await room.read(({ match }) => match?.asked(0) ?? null);
    expect(advised.decision).toBe(question?.decision);
    expect(advised.answers.length).toBeGreaterThan(0);
    for (const { action, chance } of advised.answers) {
      expect(question?.legal).toContainEqual(action);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  test('changes nothing at the table', async () => {
    const room = await annesTurn(true);
    const before = await room.read(({ seq, match }) => [seq, match?.fingerprint]);
    await lobby.advise(room, 'anne');
    expect(await room.read(({ seq, match }) => [seq, match?.fingerprint])).toEqual(before);
  });

  test('is for whoever is asked, where the table allows it, and for nobody else', async () => {
    const room = await annesTurn(true);
    expect(await lobby.advise(room, 'dora')).toMatchObject({ refused: 'not-seated' });
    expect(await lobby.advise(await annesTurn(false), 'anne')).toMatchObject({ refused: 'no-hints' });
    const turn = await asked(room);
    await room.command('anne', turn?.command ?? { type: 'resign' });
    const after = await lobby.advise(room, 'anne');
    if (isRefusal(after)) expect(after.refused).toBe('not-asked');
  });

  test('does not depend on what the seat cannot know', async () => {
    const game = games('fuji-flush');
    if (game === undefined) throw new Error('the game is missing');
    const room = await annesTurn(true);
    const saved = await room.read(({ match }) => match?.save() ?? null);
    if (saved === null) throw new Error('nothing is played');
    const match = Match.load(game, saved, stream);
    const other = Match.load(game, { ...saved, state: bare(game, match.imagined(0, new SeededDice(99))) }, stream);
    expect(other.fingerprint).not.toBe(match.fingerprint);
    const [one, another] = [match, other].map(at => botTaskOf(at, { seat: 0, bot: 'one-ply', seed: 5 }));
    if (one === undefined || another === undefined) throw new Error('there is nothing to think about');
    expect(await botAdvice(another, games)).toEqual(await botAdvice(one, games));
  });

  test('that has failed is refused in words of its own, and the house hears why', async () => {
    const thinking = new BotPool();
    await thinking.close();
    lobby = await kit.lobby({ thinking });
    const room = await annesTurn(true);
    expect(await lobby.advise(room, 'anne')).toEqual({ refused: 'no-advice' });
    expect(kit.errors).toContain('no advice has come of a thought');
    for (const language of ['en', 'fr'] as const) expect(commonRefusals[language]['no-advice']).toBeTruthy();
  });

  test('that is asked for many times at once is thought about once', async () => {
    const { pool, begun } = watchedPool();
    lobby = await kit.lobby({ thinking: pool });
    const room = await annesTurn(true);
    const before = begun();
    const [first, ...others] = await Promise.all(Array.from({ length: 40 }, () => lobby.advise(room, 'anne')));
    expect(first).toMatchObject({ answers: expect.anything() });
    for (const other of others) expect(other).toEqual(first);
    expect(begun() - before).toBe(1);
  });

  test('is not thought about once the table has moved on, or nobody waits for it', async () => {
    const { pool, begun } = watchedPool({ files: [PONDERS] });
    lobby = await kit.lobby({ thinking: pool });
    const [room, other] = [await annesTurn(true), await annesTurn(true)];
    const task = await room.read(({ match }) =>
      match === null ? null : botTaskOf(match, { seat: 0, bot: 'corsaire', seed: 1 }),
    );
    if (task === null) throw new Error('nothing is played');
    const before = begun();
    const pondering = pool.think(task, { table: 'x', who: 'ben', isAttended: true });
    const past = lobby.advise(room, 'anne');
    const gone = lobby.advise(other, 'anne', () => false);
    const turn = await asked(room);
    await room.command('anne', turn?.command ?? { type: 'resign' });
    await pondering;
    expect([await past, await gone]).toEqual([{ refused: 'stale' }, { refused: 'stale' }]);
    expect(begun() - before).toBe(1);
  });

  test('is refused where too many wait for it already', async () => {
    lobby = await kit.lobby({ thinking: new BotPool({ mostForOne: 0 }) });
    expect(await lobby.advise(await annesTurn(true), 'anne')).toEqual({ refused: 'too-busy' });
    expect(kit.errors).toEqual([]);
    for (const language of ['en', 'fr'] as const) expect(commonRefusals[language]['too-busy']).toBeTruthy();
  });

  test('a place that cannot think says so', async () => {
    const task = {
      ...(await annesTurn(true).then(room =>
        room.read(({ match }) => {
          if (match === null) throw new Error('nothing is played');
          return botTaskOf(match, { seat: 0, bot: 'one-ply', seed: 1 });
        }),
      )),
      game: 'ludo',
    };
    expect(await runBotRequest({ for: 'advice', task }, games)).toMatchObject({
      failed: expect.stringContaining('ludo'),
    });
  });
});
