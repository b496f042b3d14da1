import { fileURLToPath } from 'node:url';
import { botOf } from '@havre/engine/bots/index.ts';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { bare } from '@havre/engine/kernel/position.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import { includes, lowest } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { BotPool } from '@havre/server/bots/bot-pool.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { primitives } from '../../runtime/crypto-primitives.ts';
import { begin, created, LobbyKit, must, until } from '../../tests/lobby-kit.ts';
import { games } from '../../tests/rehearsal.ts';
import { type BotExecutor, botChoice, botTaskOf, NoBotResult, type TaskOwner } from '../bot-tasks.ts';

const FAILED = 'a bot has failed: the level below plays instead';
const botFile = (name: string): string => fileURLToPath(new URL(`../../tests/bot-files/${name}.ts`, import.meta.url));

const stream = (at = 0) => new Stream(seededNumbers(3), at);
const fuji = (): Match => {
  const game = games('fuji-flush');
  if (game === undefined) throw new Error('the game is missing');
  return Match.start(game, { seats: 4, chance: stream() });
};

describe.each(['mousse', 'matelot', 'random', 'one-ply', 'planner'])('a thought of %s', name => {
  test('leads to the choice the bot would make at the table', async () => {
    const match = fuji();
    for (let seed = 0; seed < 10; seed++) {
      const seat = lowest(match.awaited);
      const action = await botChoice(botTaskOf(match, { seat, bot: name, seed }), games);
      expect(action).toEqual(botOf(name)?.choose(mindOf(match, seat), new SeededDice(seed, 1)));
      match.play(seat, action);
    }
  });

  test('is the same whatever its seat cannot know', () => {
    const match = fuji();
    const seat = lowest(match.awaited);
    const state = bare(match.game, match.imagined(seat, new SeededDice(99)));
    const lookalike = Match.load(match.game, { ...match.save(), state }, stream);
    expect(lookalike.fingerprint).not.toBe(match.fingerprint);
    expect(botTaskOf(lookalike, { seat, bot: name, seed: 1 })).toEqual(botTaskOf(match, { seat, bot: name, seed: 1 }));
  });

  test('finds free words where they are asked for', async () => {
    const game = games('whispers');
    if (game === undefined) throw new Error('the game is missing');
    const match = Match.start(game, { seats: 5, chance: stream() });
    expect(await botChoice(botTaskOf(match, { seat: 0, bot: name, seed: 1 }), games)).toMatchObject({ type: 'clue' });
  });
});

describe('the threads', () => {
  const owner: TaskOwner = { table: 'x', who: 'anne', isAttended: true };
  const task = (bot: string) => {
    const match = fuji();
    return botTaskOf(match, { seat: lowest(match.awaited), bot, seed: 7 });
  };

  test('think what bots think, several tables after each other', async () => {
    const pool = new BotPool({ threads: 1 });
    const expected = await botChoice(task('one-ply'), games);
    const answers = await Promise.all([1, 2, 3].map(() => pool.think(task('one-ply'), owner)));
    expect(answers).toEqual([expected, expected, expected]);
    await pool.close();
  });

  test('say so when a bot fails, and go on', async () => {
    const pool = new BotPool({ threads: 1 });
    await expect(pool.think(task('oracle'), owner)).rejects.toThrow("there is no bot 'oracle'");
    expect(await pool.think(task('random'), owner)).toMatchObject({ type: 'playCard' });
    await pool.close();
  });

  test('stop a bot that takes too long, and go on with the next', async () => {
    const pool = new BotPool({ threads: 1, timeout: 1 });
    const answers = await Promise.allSettled([
      pool.think(task('corsaire'), owner),
      pool.think(task('corsaire'), owner),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(NoBotResult) });
    await pool.close();
  });

  test('once closed, answer nobody: neither who waits nor who comes later', async () => {
    const pool = new BotPool({ threads: 1 });
    const waiting = Promise.allSettled([pool.think(task('one-ply'), owner), pool.think(task('one-ply'), owner)]);
    await pool.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.think(task('random'), owner)).rejects.toThrow(NoBotResult);
  });
});

describe('at a table', () => {
  let kit: LobbyKit;
  beforeEach(() => {
    kit = new LobbyKit();
  });
  afterEach(() => kit.close());

  test('bots alone play to the end, and every draw is proved', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 0, 'one-ply');
    await until(room, table => table.phase === 'over');
    const replay = await room.replay();
    if (isRefusal(replay)) throw new Error(replay.refused);
    expect(replay.players).toEqual(Array(3).fill({ name: 'one-ply', bot: 'one-ply' }));
    expect(verify(fujiFlush, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
    expect(kit.errors).toEqual([]);
  });

  test('a bot that nobody knows is written down, and one that cannot fail plays instead', async () => {
    const room = await created(await kit.lobby());
    for (const seat of [0, 1, 2]) await room.change(() => [{ type: 'botSat', seat, bot: 'oracle' }]);
    await must(room, 'anne', { type: 'start' });
    await until(room, table => table.phase === 'over');
    expect(new Set(kit.errors)).toEqual(new Set([FAILED]));
  });

  test('a bot that throws is written down, and the level below plays instead', async () => {
    const room = await created(await kit.lobby({ thinking: new BotPool({ files: [botFile('throws')] }) }));
    await begin(room, 0, 'corsaire');
    await until(room, table => table.entries.length > 3);
    expect(new Set(kit.errors)).toEqual(new Set([FAILED]));
    expect(kit.logged.map(({ bot, below }) => [bot, below])).toContainEqual(['corsaire', 'capitaine']);
    expect(kit.logged.some(({ bot }) => bot === 'capitaine')).toBe(false);
  });

  test('and where that one never comes to an end, the one below it', { timeout: 60_000 }, async () => {
    const files = [botFile('throws'), botFile('dawdles')];
    const room = await created(await kit.lobby({ thinking: new BotPool({ files, timeout: 1500 }) }));
    await begin(room, 0, 'corsaire');
    await until(room, table => table.entries.length > 1);
    const steps = kit.logged.map(({ bot, below }) => [bot, below]);
    expect(steps.slice(0, 2)).toEqual([
      ['corsaire', 'capitaine'],
      ['capitaine', 'matelot'],
    ]);
  });

  test('a bot that takes too long, likewise', async () => {
    const room = await created(await kit.lobby({ thinking: new BotPool({ timeout: 1 }) }));
    await begin(room, 0, 'one-ply');
    await until(room, table => table.entries.length > 3);
    expect(kit.errors).toContain(FAILED);
  });

  test('where too many wait for a thought already, bots play on at once', async () => {
    const room = await created(await kit.lobby({ thinking: new BotPool({ mostForOne: 0 }) }));
    await begin(room, 0, 'corsaire');
    await until(room, table => table.phase === 'over');
    expect(kit.errors).toEqual([]);
  });

  test('a game with floors, free words and answers given together comes to its end too', async () => {
    for (const [game, seats] of [
      ['whispers', 5],
      ['broadside', 3],
      ['tiny', 2],
      ['shells', 2],
    ] as const) {
      const room = await created(await kit.lobby(), { game, seats });
      await begin(room, 0);
      await until(room, table => table.phase === 'over');
      expect(isRefusal(await room.replay())).toBe(false);
    }
  });

  test('a bot plays for somebody until the seat is handed back', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    kit.now += 2 * 60_000; // nobody has been seen since
    await must(room, 'anne', { type: 'takeOver', seat: 1, bot: 'random' });
    await must(room, 'anne', { type: 'takeOver', seat: 2, bot: 'random' });
    await must(room, 'anne', { type: 'takeOver', seat: 0, bot: 'random' });
    await until(room, table => table.entries.length > 6);
    await must(room, 'anne', { type: 'handBack' });
    await until(room, ({ match, phase }) => phase === 'over' || match?.asked(0) != null);
    expect((await room.info()).sitters.map(sitter => sitter?.bot)).toEqual([null, 'random', 'random']);
  });

  test('a bot whose mate changes what it was about to confirm thinks again', async () => {
    const play = (who: string, action: object) => must(room, who, { type: 'play', action: action as AnyAction });
    const thought: object[] = [];
    /** The others play anything; the bot in seat 2 confirms a draft that Bert changes meanwhile, and then his. */
    const think: BotExecutor['think'] = async task => {
      const step = await room.read(({ match }) => match?.asked(2)?.step);
      if (task.seat !== 2 || step !== 'guess') return botChoice({ ...task, bot: 'random' }, games);
      const action = [
        { type: 'draft', code: 123 },
        { type: 'confirm', code: 123 },
        { type: 'confirm', code: 124 },
      ][thought.length];
      if (thought.length === 1) await play('bert', { type: 'draft', code: 124 });
      thought.push(action ?? {});
      return action as AnyAction;
    };
    const never = () => Promise.reject(new Error('nobody asks for that'));
    const thinking: BotExecutor = { think, advise: never, foresee: never, close: async () => {} };
    const options = { language: 'en', teams: 'seats', white: 'first' } as const;
    const room = await created(await kit.lobby({ thinking }), { game: 'decrypto', seats: 6, options });
    const isIn = (phase: string) =>
      until(room, ({ match }) => (match?.view(0) as { phase: string } | undefined)?.phase === phase);
    await begin(room, 2, 'matelot');
    await play('anne', { type: 'drawCode' });
    await isIn('clues');
    await play('anne', { type: 'writeClues', clues: ['ding', 'dang', 'dong'] });
    await play('anne', { type: 'confirmClues' });
    await until(room, ({ match }) => thought.length === 3 && match !== null && !includes(match.awaited, 2));
    expect(kit.errors).toEqual([]);
  });

  test('a slow pace does not keep the server from stopping', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby, { botPace: 60_000 });
    await begin(room, 0);
    await lobby.close();
    expect(await room.read(table => table.entries.length)).toBe(1);
    expect(kit.errors).toEqual([]);
  });
});
