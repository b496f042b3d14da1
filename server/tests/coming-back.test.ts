/** Connections are lost and servers restart: nobody misses anything, and nothing happens twice. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import type { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../app.ts';
import { RawSocket } from './raw-socket.ts';
import { chooser, connectClient, openServer, playOn, seated, temporaryFolder } from './test-server.ts';

/** What each client hears, as it hears it. */
const recorded = (tables: readonly ClientTable[]): ViewerEvent[][] =>
  tables.map(table => {
    const heard = [...table.events];
    table.onUpdate((_, fresh) => heard.push(...fresh));
    return heard;
  });

/** What somebody hears who was not there at all. */
async function inOneGo(url: string, client: Client, id: string): Promise<readonly ViewerEvent[]> {
  const late = await connectClient(url, { token: client.token });
  const table = late.watch(id);
  await table.until(({ info }) => info?.phase === 'over');
  return table.events;
}

async function expectNothingMissed(
  url: string,
  clients: readonly Client[],
  heard: readonly ViewerEvent[][],
  id: string,
) {
  for (const [seat, client] of clients.entries()) expect(heard[seat]).toEqual(await inOneGo(url, client, id));
}

describe('coming back', () => {
  it('after the connection was lost again and again, one has missed nothing and repeated nothing', async () => {
    const { url } = await openServer();
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url), connectClient(url)]);
    const tables = await seated(clients);
    const heard = recorded(tables);
    let losses = 0;
    for (const [seat, table] of tables.entries()) {
      let updates = 0;
      table.onUpdate(() => {
        if (table.info?.phase === 'over' || ++updates % (5 + seat) !== 0) return;
        losses++;
        clients[seat]?.interrupt();
        if (losses % 3 === 0) clients[seat]?.interrupt(); // while it waits to come back: it must come back all the same
      });
    }
    await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 1))));
    expect(losses).toBeGreaterThan(10);
    const id = tables[0]?.table ?? '';
    await expectNothingMissed(url, clients, heard, id);
    const replay = await clients[0]?.replay(id);
    expect(replay && verify(fujiFlush, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
  });

  it('after the server has restarted in the middle of a game, everybody plays on', async () => {
    const dataFolder = await temporaryFolder();
    let server: RunningServer = await openServer({ dataFolder });
    const { url, port } = server;
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const tables = await seated(clients);
    const heard = recorded(tables);
    const games = Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 3))));
    const phases: unknown[] = [];
    for (const enough of [12, 20]) {
      await tables[0]?.until(({ heard: count, info }) => count >= enough || info?.phase === 'over');
      await server.close();
      server = await openServer({ dataFolder, port });
      const response = await fetch(`${url}/api/v1/tables/${tables[0]?.table}`);
      phases.push(((await response.json()) as { phase: string }).phase);
    }
    expect(phases).toEqual(['playing', 'playing']);
    await games;
    const id = tables[0]?.table ?? '';
    await expectNothingMissed(url, clients, heard, id);
    expect(tables.map(table => table.fairness)).toEqual([{ fair: true }, { fair: true }, { fair: true }]);
    const replay = await clients[0]?.replay(id);
    expect(replay && verify(fujiFlush, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
  });

  it('is what a server that stops asks for', async () => {
    const server = await openServer();
    const raw = await RawSocket.open(server.url, null);
    await server.close();
    expect(await raw.end()).toBe(1012);
  });

  it('one is told the rest if one says how far one has heard, and all of it from another viewpoint', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const laid = await client.create({ game: 'fuji-flush', seats: 3 });
    await laid.do({ type: 'sit', seat: 0, name: 'Anne' });
    await laid.do({ type: 'addBot', seat: 1, bot: 'random' });
    await laid.do({ type: 'addBot', seat: 2, bot: 'random' });
    const raw = await RawSocket.open(url, client.token);
    const told = async (known: object) => {
      raw.send({ v: 1, watch: laid.table, ...known });
      const { eyes, from, items } = await raw.next('update');
      return { eyes, from, count: items.length };
    };
    expect(await told({})).toEqual({ eyes: 'seat 0', from: 0, count: 3 });
    expect(await told({ heard: 2, eyes: 'seat 0' })).toEqual({ eyes: 'seat 0', from: 2, count: 1 });
    expect(await told({ heard: 3, eyes: 'seat 0' })).toEqual({ eyes: 'seat 0', from: 3, count: 0 });
    expect(await told({ heard: 2, eyes: 'public' })).toEqual({ eyes: 'seat 0', from: 0, count: 3 });
    expect(await told({ heard: 99, eyes: 'seat 0' })).toEqual({ eyes: 'seat 0', from: 0, count: 3 });
    expect(await told({ publicly: true })).toEqual({ eyes: 'public', from: 0, count: 3 });
  });
});
