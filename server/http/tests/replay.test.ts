import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { verify } from '@havre/engine/kernel/replay.ts';
import { parseReplay } from '@havre/protocol/replay-file/parse.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../storage/sqlite.ts';
import { longGame, putDown } from '../../tests/long-game.ts';
import { chooser, connectClient, openServer, playOn, seated, temporaryFolder } from '../../tests/test-server.ts';

const LONG = { id: 'long', game: 'captain-jack', seats: 4, seed: 2 };

/** A data folder with a finished game in it, as a server that kept no replays has left it. */
async function folderWith(...games: (typeof LONG)[]): Promise<string> {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  for (const game of games) await putDown(store, longGame(game));
  await store.close();
  return folder;
}

/** Asks as plainly as can be: what comes back is not unpacked by anybody. */
async function ask(url: string, headers: Record<string, string> = {}, method = 'GET', table = LONG.id) {
  const asked = request(`${url}/api/v1/tables/${table}/replay`, { method, headers, agent: false }).end();
  const [response] = await once(asked, 'response');
  return { status: response.statusCode as number, headers: response.headers, bytes: await buffer(response) };
}

const problemIn = (bytes: Buffer) => JSON.parse(bytes.toString()) as { error: string; detail: string };

function rowsIn(folder: string): unknown[] {
  const db = new DatabaseSync(join(folder, 'havre.db'), { readOnly: true });
  try {
    return db.prepare('SELECT table_id FROM replays UNION ALL SELECT table_id FROM replay_parts').all();
  } finally {
    db.close();
  }
}

describe('the replay of a finished game', () => {
  it('is served packed or plain, and both are the same text, which verifies', async () => {
    const { url } = await openServer({ dataFolder: await folderWith(LONG) });
    const plain = await ask(url);
    expect(plain).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
        etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
      },
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await ask(url, { 'accept-encoding': 'br, gzip' });
    expect(packed).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'gzip', 'content-length': `${packed.bytes.length}`, etag: plain.headers.etag },
    });
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    const { game, replay } = parseReplay(plain.bytes.toString());
    expect(verify(game, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
  });

  it('is not sent again to whoever has it, and can be asked about', async () => {
    const { url } = await openServer({ dataFolder: await folderWith(LONG) });
    const head = await ask(url, { 'accept-encoding': 'gzip' }, 'HEAD');
    const { etag } = head.headers;
    expect(head).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } });
    expect(head.bytes).toHaveLength(0);
    const { bytes, headers } = await ask(url, { 'accept-encoding': 'gzip' });
    expect([headers['content-length'], headers.etag]).toEqual([head.headers['content-length'], etag]);
    expect(bytes).toHaveLength(Number(head.headers['content-length']));
    for (const method of ['GET', 'HEAD']) {
      const again = await ask(url, { 'if-none-match': `"other", ${etag}` }, method);
      expect(again).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'private, no-cache' } });
      expect(again.bytes).toHaveLength(0);
    }
    expect((await ask(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is the same after a restart, and damage is made good', async () => {
    const dataFolder = await folderWith(LONG);
    const first = await openServer({ dataFolder });
    const before = await ask(first.url);
    await first.close();
    const db = new DatabaseSync(join(dataFolder, 'havre.db'));
    db.exec('UPDATE replay_parts SET bytes = zeroblob(length(bytes)) WHERE part = 1');
    db.close();
    const { url } = await openServer({ dataFolder });
    expect((await ask(url, { 'if-none-match': before.headers.etag ?? '' })).status).toBe(304);
    for (let i = 0; i < 2; i++) expect((await ask(url)).bytes.equals(before.bytes)).toBe(true);
  });

  it('is deleted with its table', async () => {
    const dataFolder = await temporaryFolder();
    const { url } = await openServer({ dataFolder });
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const tables = await seated(clients);
    const id = tables[0]?.table ?? '';
    const early = await ask(url, {}, 'GET', id);
    expect([early.status, problemIn(early.bytes).error]).toEqual([409, 'not-over']);
    await Promise.all(tables.map((table, i) => playOn(table, chooser(i))));
    const there = await ask(url, {}, 'GET', id);
    expect(there.status).toBe(200);
    expect(rowsIn(dataFolder)).not.toEqual([]);
    const headers = { authorization: `Bearer ${clients[0]?.token}` };
    expect((await fetch(`${url}/api/v1/tables/${id}`, { method: 'DELETE', headers })).status).toBe(200);
    for (const method of ['GET', 'HEAD'])
      expect((await ask(url, { 'if-none-match': there.headers.etag ?? '' }, method, id)).status).toBe(404);
    expect(rowsIn(dataFolder)).toEqual([]);
  });

  it('is made soon after the end, before anybody asks', async () => {
    const dataFolder = await temporaryFolder();
    const { url } = await openServer({ dataFolder });
    const tables = await seated(await Promise.all([connectClient(url), connectClient(url), connectClient(url)]));
    await Promise.all(tables.map((table, i) => playOn(table, chooser(i))));
    await expect.poll(() => rowsIn(dataFolder).length, { timeout: 50_000, interval: 100 }).toBeGreaterThan(1);
  });

  it('that cannot be made is said to be, with a time to come back', async () => {
    const dataFolder = await folderWith(LONG);
    const db = new DatabaseSync(join(dataFolder, 'havre.db'));
    db.exec(`UPDATE facts SET body = '{"no":"fact"}' WHERE seq = 9`);
    db.close();
    const { url } = await openServer({ dataFolder });
    const failed = await ask(url, { 'accept-encoding': 'gzip' });
    expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': '300' } });
    expect(failed.headers['content-encoding']).toBeUndefined();
    expect(problemIn(failed.bytes)).toMatchObject({ error: 'replay-failed', detail: expect.any(String) });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  });

  it('has its turn among many, and those beyond the queue come back later', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `old${i}`);
    const games = ids.map((id, seed) => ({ id, game: 'fuji-flush', seats: 3, seed }));
    const { url } = await openServer({ dataFolder: await folderWith(...games) });
    const greedy = ids.slice(0, 19).map(id => ask(url, {}, 'GET', id));
    const honest = ask(url, { 'x-forwarded-for': '192.0.2.7' }, 'GET', 'old19');
    const answers = await Promise.all(greedy);
    expect((await honest).status).toBe(200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - refused.length);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, bytes } of refused)
      expect([headers['retry-after'], problemIn(bytes).error]).toEqual(['10', 'too-many-replays']);
  });
});
