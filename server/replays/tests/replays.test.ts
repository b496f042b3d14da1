import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { REPLAY_VERSION, verify } from '@havre/engine/kernel/replay.ts';
import { parseReplay } from '@havre/protocol/replay-file/parse.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { Store } from '@havre/table/storage/store.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../../storage/sqlite.ts';
import { longGame, putDown } from '../../tests/long-game.ts';
import { temporaryFolder } from '../../tests/test-server.ts';
import type { ReplayArchive } from '../archive.ts';
import { ReplayFile } from '../replay-file.ts';
import { REPLAY_TIMEOUTS } from '../replay-thread.ts';
import { RETRY_AFTER, Replays, type ReplaysDeps } from '../replays.ts';

const SHORT = { game: 'fuji-flush', seats: 3, seed: 1 };

describe('replays', () => {
  let folder: string;
  let path: string;
  let store: Store & ReplayArchive;
  let now: number;
  let logged: string[];
  beforeEach(async () => {
    folder = await temporaryFolder();
    path = join(folder, 'havre.db');
    store = await openStore(folder);
    onTestFinished(() => store.close());
    now = 1_000_000;
    logged = [];
  });

  const open = (changes: Partial<ReplaysDeps> = {}): Replays => {
    const say = (_: object, sentence: string) => void logged.push(sentence);
    const logger = { info: say, error: say };
    const replays = new Replays({
      archive: store,
      source: { file: path },
      games: gamesOnShelf,
      now: () => now,
      logger,
      ...changes,
    });
    onTestFinished(() => replays.close());
    return replays;
  };
  const made = (): number => logged.filter(sentence => sentence === 'a replay was made').length;
  const tables = async (...ids: string[]): Promise<void> => {
    for (const [i, id] of ids.entries()) await putDown(store, longGame({ ...SHORT, id, seed: i }));
  };
  const change = (sql: string): void => {
    const db = new DatabaseSync(path);
    db.exec(sql);
    db.close();
  };
  const fileOf = async (answer: Promise<unknown>): Promise<ReplayFile> => {
    const file = await answer;
    if (!(file instanceof ReplayFile)) throw new Error(`no file: ${JSON.stringify(file)}`);
    return file;
  };

  it('are made once however many ask at the same time, and verify', async () => {
    await tables('one');
    const replays = open();
    const files = await Promise.all(Array.from({ length: 50 }, (_, i) => fileOf(replays.of('one', `network ${i}`))));
    expect(new Set(files.map(file => file.etag)).size).toBe(1);
    await fileOf(replays.of('one', 'somebody'));
    await fileOf(open().of('one', 'somebody after a restart'));
    expect(made()).toBe(1);
    const [file] = files;
    const { game, replay } = parseReplay(file === undefined ? '' : await text(file.plain()));
    expect(verify(game, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
  });

  it('are refused where there is none, without a thread', async () => {
    await tables('one');
    change("UPDATE cards SET phase = 'playing'");
    const replays = open();
    expect(await replays.of('one', 'a')).toEqual({ refused: 'not-over' });
    expect(await replays.of('other', 'a')).toBeNull();
    expect(logged).toEqual([]);
  });

  it('wait in a bounded queue', async () => {
    await tables('a0', 'a1', 'a2', 'a3', 'b0', 'c0');
    const replays = open({ bounds: { each: 2, all: 3 } });
    const asked = (id: string, asker: string) =>
      replays.of(id, asker).then(
        () => 'made',
        ({ problem }: { problem: string }) => problem,
      );
    const first = asked('a0', 'a'); // is made at once and waits no more
    const rest = ['a1', 'a2', 'a3', 'b0', 'c0'].map(id => asked(id, id.slice(0, 1)));
    const joined = asked('a1', 'c');
    expect(await Promise.all([first, ...rest, joined])).toEqual([
      'made',
      'made',
      'made',
      'too-many',
      'made',
      'full',
      'made',
    ]);
    expect(made()).toBe(4);
    expect(await asked('a3', 'a')).toBe('made');
  });

  it('of older programs and other rules are made anew', async () => {
    await tables('one');
    const replays = open();
    const { etag } = await fileOf(replays.of('one', 'a'));
    for (const stale of [`format = ${REPLAY_VERSION - 1}`, 'rules = rules + 1']) {
      change(`UPDATE replays SET etag = 'old', ${stale}`);
      expect((await fileOf(replays.of('one', 'a'))).etag).toBe(etag);
    }
    expect(made()).toBe(3);
  });

  it.each([
    ['altered', 'UPDATE replay_parts SET bytes = zeroblob(length(bytes))'],
    ['cut off', 'UPDATE replay_parts SET bytes = substr(bytes, 1, 10)'],
    ['gone', 'DELETE FROM replay_parts'],
  ])('whose bytes are %s are made anew', async (_, damage) => {
    await tables('one');
    const replays = open();
    const whole = await text((await fileOf(replays.of('one', 'a'))).plain());
    change(damage);
    const file = await fileOf(replays.of('one', 'a'));
    expect(await file.isWhole()).toBe(false);
    await expect(text(file.packed())).rejects.toThrow(/replay of table one/);
    const anew = await fileOf(replays.sound(file, 'a'));
    expect(await text(anew.plain())).toBe(whole);
    expect(await (await fileOf(open().of('one', 'a'))).isWhole()).toBe(true);
    expect(made()).toBe(2);
  });

  it('that cannot be made fail, and are not tried again for a while', async () => {
    await tables('one');
    change(`UPDATE facts SET body = '{"no":"fact"}' WHERE seq = 9`);
    const replays = open();
    for (let i = 0; i < 3; i++) await expect(replays.of('one', 'a')).rejects.toMatchObject({ problem: 'failed' });
    expect(logged).toEqual(['a replay could not be made']);
    now += RETRY_AFTER;
    await expect(replays.of('one', 'a')).rejects.toMatchObject({ problem: 'failed' });
    expect(logged).toHaveLength(2);
  });

  it('that take too long are given up, and the next one has a thread of its own', async () => {
    await tables('one', 'two');
    const hasty = open({ timeouts: { ...REPLAY_TIMEOUTS, startUp: 1 } });
    await expect(hasty.of('one', 'a')).rejects.toMatchObject({ problem: 'failed' });
    await expect(hasty.of('two', 'a')).rejects.toMatchObject({ problem: 'failed' });
    expect(await open().of('one', 'a')).toBeInstanceOf(ReplayFile);
  });

  it('are given even where they cannot be kept', async () => {
    await tables('one');
    const keepReplay = () => Promise.reject(new Error('there is no room left'));
    const archive = {
      keepReplay,
      summary: (id: string) => store.summary(id),
      keptReplay: (id: string) => store.keptReplay(id),
      replayPart: (id: string, part: number) => store.replayPart(id, part),
    };
    const file = await fileOf(open({ archive }).of('one', 'a'));
    expect(parseReplay(await text(file.plain())).replay.game).toBe('fuji-flush');
    expect(logged).toContain('a replay could not be kept');
  });

  it('of games that end are made by themselves, once', async () => {
    await tables('one', 'two');
    const replays = open();
    for (const id of ['one', 'one', 'two', 'three']) await replays.soon(id);
    const areKept = async () => {
      for (const id of ['one', 'two']) expect(await store.keptReplay(id)).not.toBeNull();
    };
    await vi.waitFor(areKept, { timeout: 50_000, interval: 100 });
    expect(made()).toBe(2);
    await replays.soon('one');
    await fileOf(replays.of('two', 'a'));
    expect(made()).toBe(2);
  });

  it('are given up when the server stops, before and after the thread has begun', async () => {
    await tables('one', 'two');
    for (const wait of [() => Promise.resolve(), () => new Promise(resolve => setImmediate(resolve))]) {
      const replays = open();
      const asked = ['one', 'two'].map(id => replays.of(id, 'a').catch((error: unknown) => error));
      await wait();
      await replays.close();
      for (const answer of asked) expect(await answer).toMatchObject({ problem: 'closing' });
      await expect(replays.of('one', 'a')).rejects.toMatchObject({ problem: 'closing' });
    }
    expect(made()).toBe(0);
  });
});
