import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import type { Table } from '@havre/table/model/table.ts';
import { asked, begin, created, LobbyKit, must, until } from '@havre/table/tests/lobby-kit.ts';
import { games } from '@havre/table/tests/rehearsal.ts';
import { expect, test } from 'vitest';
import { openStore } from '../../storage/sqlite.ts';
import { chooser, connectClient, openServer, playOn, seated, temporaryFolder } from '../../tests/test-server.ts';
import { GameHistory, type HistoryPlace } from '../game-history.ts';

interface Page {
  readonly games: readonly OwnGameRecord[];
  readonly next: string | null;
}

const PATIENTLY = { timeout: 20_000 };
const headersOf = (token: string | null) => ({ authorization: `Bearer ${token}` });

async function gamesOf(url: string, token: string | null, query = ''): Promise<Page> {
  return (await (await fetch(`${url}/api/v1/me/games${query}`, { headers: headersOf(token) })).json()) as Page;
}

async function playedGame(url: string) {
  const clients = await Promise.all(Array.from({ length: 3 }, () => connectClient(url)));
  const tables = await seated(clients);
  await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat))));
  return { clients, tables };
}

test('a game that has ended is in the history of everybody who played, as each remembers it', async () => {
  const { url } = await openServer();
  const { clients, tables } = await playedGame(url);
  for (const [seat, { token }] of clients.entries()) {
    await expect.poll(async () => (await gamesOf(url, token)).games.length, PATIENTLY).toBe(1);
    const [game] = (await gamesOf(url, token)).games;
    expect(game).toMatchObject({ table: tables[0]?.table, game: 'fuji-flush', origin: null, seat });
    expect(game?.players.map(({ name }) => name)).toEqual(['Anne', 'Ben', 'Cleo']);
    expect(game?.players.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(game?.endedAt).toBeGreaterThanOrEqual(game?.beganAt ?? Number.POSITIVE_INFINITY);
    expect(game?.moves).toBeGreaterThan(0);
  }
  // what two of them know of the third cannot be put together, and who anybody is is not told
  const [anne, ben] = await Promise.all(clients.slice(0, 2).map(({ token }) => gamesOf(url, token)));
  expect(anne?.games[0]?.players[2]?.mark).not.toBe(ben?.games[0]?.players[2]?.mark);
  expect(await gamesOf(url, 'nobody')).toEqual({ games: [], next: null });
}, 60_000);

test('nothing of a running game is in it', async () => {
  const { url } = await openServer();
  const clients = await Promise.all(Array.from({ length: 3 }, () => connectClient(url)));
  await seated(clients);
  expect((await gamesOf(url, clients[0]?.token ?? null)).games).toEqual([]);
});

test('what was over before there was a history is taken in after the start, once', async () => {
  const dataFolder = await temporaryFolder();
  const server = await openServer({ dataFolder });
  const { clients } = await playedGame(server.url);
  const [anne] = clients;
  await expect.poll(async () => (await gamesOf(server.url, anne?.token ?? null)).games.length, PATIENTLY).toBe(1);
  const before = await gamesOf(server.url, anne?.token ?? null);
  await server.close();
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(`${dataFolder}/havre.db`);
  db.exec('DELETE FROM records; UPDATE cards SET recorded = 0');
  db.close();
  const again = await openServer({ dataFolder });
  await expect.poll(() => gamesOf(again.url, anne?.token ?? null), PATIENTLY).toEqual(before);
}, 60_000);

test('everything of a person is a file, and is deleted on request', async () => {
  const { url } = await openServer();
  const { clients } = await playedGame(url);
  const [anne, ben] = clients;
  const headers = headersOf(anne?.token ?? null);
  await anne?.create({ game: 'fuji-flush', seats: 3 });
  await expect.poll(async () => (await gamesOf(url, anne?.token ?? null)).games.length, PATIENTLY).toBe(1);
  const file = await fetch(`${url}/api/v1/me`, { headers });
  expect(file.headers.get('content-disposition')).toContain('havre.json');
  expect(await file.json()).toMatchObject({
    ...{ devices: [{ since: expect.any(Number) }], notifications: [], games: [{ seat: 0 }] },
    tables: [{ phase: 'gathering' }, { phase: 'over' }],
  });
  expect((await fetch(`${url}/api/v1/me`)).status).toBe(401);
  expect(await (await fetch(`${url}/api/v1/me`, { method: 'DELETE', headers })).json()).toEqual({ forgotten: true });
  expect((await fetch(`${url}/api/v1/me`, { headers })).status).toBe(401);
  expect((await gamesOf(url, ben?.token ?? null)).games).toHaveLength(1);
}, 60_000);

test('somebody who is forgotten leaves the tables they sat at, and others are their hosts', async () => {
  const { url } = await openServer();
  const [anne, ben] = await Promise.all([connectClient(url), connectClient(url)]);
  const table = await anne.create({ game: 'fuji-flush', seats: 3 });
  await table.do({ type: 'sit', seat: 0, name: 'Anne' });
  const there = ben.watch(table.table);
  await there.do({ type: 'sit', seat: 1, name: 'Ben' });
  await fetch(`${url}/api/v1/me`, { method: 'DELETE', headers: headersOf(anne.token) });
  await there.until(({ info }) => info?.sitters[0] === null && info.host === 1);
});

test.each(['?limit=0', '?limit=5000', '?after=x', '?after=1.'])('asks for pages that there can be: %s', async query => {
  const { url } = await openServer();
  expect((await fetch(`${url}/api/v1/me/games${query}`)).status).toBe(400);
});

test('five thousand games are read within a tenth of a second, page by page', async () => {
  const kit = new LobbyKit();
  const store = await openStore(kit.folder);
  const history = new GameHistory({ records: store, store, games, logger: kit.logger });
  const players = Array.from({ length: 6 }, (_, seat) => ({
    name: `Player ${seat}`,
    side: `seat ${seat}`,
    place: seat,
  }));
  const put = Array.from({ length: 5_000 }, (_, i) => {
    const record = { table: `table-${i}`, game: 'fuji-flush', endedAt: Math.floor(i / 2), seat: 0, players };
    const id = `anne ${record.table}`;
    return { kind: 'game', id, owner: 'anne', at: record.endedAt, body: JSON.stringify(record) };
  });
  await store.writeRecords({ put });
  const read = async (): Promise<{ took: number; all: readonly string[] }> => {
    const beganAt = performance.now();
    const all: string[] = [];
    for (let place: HistoryPlace | null | undefined; place !== null; ) {
      const page = await history.page('anne', 1_000, place);
      all.push(...page.games);
      place = page.next;
    }
    return { took: performance.now() - beganAt, all };
  };
  const times = [await read(), await read(), await read()];
  for (const { all } of times) expect(new Set(all).size).toBe(5_000);
  expect(Math.min(...times.map(({ took }) => took))).toBeLessThan(100);
  await store.close();
  await kit.close();
});

test('of several who write a game down one does', async () => {
  const kit = new LobbyKit();
  const store = await openStore(kit.folder);
  const histories = [0, 1].map(() => new GameHistory({ records: store, store, games, logger: kit.logger }));
  const onChange = (_: unknown, table: Table) => {
    for (const history of histories) history.note(table);
  };
  const room = await created(await kit.lobby({ store, onChange }));
  await begin(room, 1);
  const annesTurn = () => until(room, ({ match, phase }) => phase === 'over' || match?.asked(0) != null);
  await annesTurn();
  for (let next = await asked(room); next !== null; next = await asked(room)) {
    await must(room, next.who, next.command);
    await annesTurn();
  }
  await Promise.all(histories.map(history => history.close()));
  expect((await store.recordsOf('anne', 'game', 9)).map(({ id }) => id)).toEqual([`anne ${room.id}`]);
  await store.removeRecordsOf('anne');
  const late = new GameHistory({ records: store, store, games, logger: kit.logger });
  await room.read(table => late.note(table));
  await late.close();
  expect(await store.recordsOf('anne', 'game', 9)).toEqual([]); // what was forgotten stays forgotten
  expect(kit.errors).toEqual([]);
  await kit.close();
  await store.close();
}, 60_000);
