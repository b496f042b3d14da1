/** A client that does not read what it is sent costs little, and nobody waits for it. */
import { describe, expect, it } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { chooser, connectClient, openServer, playOn, seated } from './test-server.ts';

const LIMIT = 64 * 1024;

async function measured(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 20));
}

/** A finished game has much to tell: whoever asks for it often enough and reads nothing is soon behind. */
async function askWithoutReading(raw: RawSocket, url: string, table: string): Promise<void> {
  raw.socket.pause();
  while ((await measured(url, 'havre_sockets_behind')) === 0)
    if (raw.socket.bufferedAmount === 0) for (let j = 0; j < 20; j++) raw.send({ v: 1, watch: table });
}

describe('a socket that is behind', () => {
  it('is told nothing until it has read, then everything it has missed', async () => {
    const { url } = await openServer({ limits: { buffered: LIMIT } });
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const tables = await seated(clients);
    const id = tables[0]?.table ?? '';
    await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 1))));

    const [host] = clients;
    const talk = await host?.create({ game: 'fuji-flush', seats: 3 });
    await talk?.do({ type: 'sit', seat: 0, name: 'Anne' });
    const raw = await RawSocket.open(url, null);
    raw.send({ v: 1, watch: talk?.table });
    await raw.next('update');

    await askWithoutReading(raw, url, id);
    const largest = Math.max(...tables.map(table => JSON.stringify(table.events).length));
    expect(await measured(url, 'havre_buffered_bytes')).toBeLessThan(LIMIT + 3 * largest);
    for (let i = 0; i < 50; i++)
      expect(await talk?.do({ type: 'say', channel: 'table', message: { text: `${i}` } })).toBeNull();
    expect(await measured(url, 'havre_sockets_behind')).toBe(1);
    expect(await measured(url, 'havre_buffered_bytes')).toBeLessThan(LIMIT + 3 * largest);

    raw.socket.resume();
    const ofTalk = () =>
      raw.heard.flatMap(message => (message.type === 'update' && message.table.table === talk?.table ? [message] : []));
    await until(async () => (ofTalk().at(-1)?.from ?? 0) + (ofTalk().at(-1)?.items.length ?? 0) === 51);
    const [before, ...after] = ofTalk();
    expect(before).toMatchObject({ from: 0, items: [{ type: 'sat' }] });
    expect(after.length).toBeLessThan(10); // what was said meanwhile was not queued, but told in one go
    let heard = 1;
    for (const { from, items } of after) {
      expect(from).toBe(heard);
      heard += items.length;
    }
    const said = after.flatMap(({ items }) => items.map(item => (item.type === 'said' ? item.message : null)));
    expect(said).toEqual(Array.from({ length: 50 }, (_, i) => ({ text: `${i}` })));
  });

  it('for too long is cut', async () => {
    const { url } = await openServer({
      limits: { buffered: LIMIT, behind: 1_500 },
    });
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const tables = await seated(clients);
    await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 1))));
    const raw = await RawSocket.open(url, null);
    await askWithoutReading(raw, url, tables[0]?.table ?? '');
    await until(async () => (await measured(url, 'havre_sockets')) === 3);
    expect(await measured(url, 'havre_sockets_behind')).toBe(0);
    expect(await measured(url, 'havre_buffered_bytes')).toBe(0);
  });
});
