/** What a socket may and may not do. */
import { once } from 'node:events';
import { CLOSED, SOCKET_PATH } from '@havre/protocol/wire.ts';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildName } from '../http/build-name.ts';
import { RawSocket } from './raw-socket.ts';
import { connectClient, openServer, seated, temporaryFolder } from './test-server.ts';

const FUJI = { game: 'fuji-flush', seats: 3 };

async function statusOf(socket: WebSocket): Promise<number> {
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  socket.terminate();
  return response.statusCode;
}

describe('a socket', () => {
  it('is greeted, and answered in order', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const { table } = await client.create(FUJI);
    const raw = await RawSocket.open(url, client.token);
    const [hello] = raw.heard;
    expect(hello).toEqual({
      v: 1,
      type: 'hello',
      server: '0.1.0',
      known: true,
      heartbeat: 20,
      now: expect.any(Number),
      page: buildName(),
      packed: true,
    });
    expect(Math.abs(Date.now() - (hello?.type === 'hello' ? hello.now : 0))).toBeLessThan(60_000);
    for (let i = 0; i < 20; i++) raw.send({ v: 1, id: `c${i}`, table, do: { type: 'sit', seat: i % 3, name: 'Anne' } });
    raw.send({ v: 1, ping: 'last' });
    await raw.next('pong');
    const answers = raw.heard.flatMap(message => ('id' in message ? [message.id] : []));
    expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => `c${i}`));
  });

  it('of a browser brings its cookie', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const raw = await RawSocket.open(url, null, { headers: { cookie: `havre-device=${client.token}` } });
    expect(raw.heard[0]).toMatchObject({ known: true });
  });

  it('is not opened by a page of another site', async () => {
    const { url, port } = await openServer();
    const address = `${url.replace('http', 'ws')}${SOCKET_PATH}`;
    expect(await statusOf(new WebSocket(address, { origin: 'https://example.org' }))).toBe(403);
    const own = await RawSocket.open(url, null, { origin: `http://127.0.0.1:${port}` });
    expect(own.heard[0]).toMatchObject({ type: 'hello' });
  });

  it('of somebody unknown watches, and does nothing', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const { table } = await client.create(FUJI);
    const raw = await RawSocket.open(url, null);
    expect(raw.heard[0]).toMatchObject({ known: false });
    raw.send({ v: 1, watch: table });
    expect(await raw.next('update')).toMatchObject({ eyes: 'public', from: 0 });
    raw.send({ v: 1, id: 'c1', table, do: { type: 'sit', seat: 0, name: 'Nobody' } });
    expect(await raw.next('error')).toMatchObject({ code: 'no-identity', id: 'c1' });
  });

  it('hears that there is no such table', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const raw = await RawSocket.open(url, client.token);
    raw.send({ v: 1, watch: 'nowhere' });
    expect(await raw.next('error')).toMatchObject({ code: 'no-such-table', table: 'nowhere' });
    raw.send({ v: 1, id: 'c1', table: 'nowhere', do: { type: 'start' } });
    expect(await raw.next('error')).toMatchObject({ code: 'no-such-table', id: 'c1' });
    await expect(client.watch('nowhere').until(() => true)).rejects.toMatchObject({ code: 'no-such-table' });
  });

  it('hears which table cannot be shown, where the server is in trouble with it', async () => {
    const dataFolder = await temporaryFolder();
    const before = await openServer({ dataFolder });
    const client = await connectClient(before.url);
    const { table } = await client.create(FUJI);
    await before.close();
    const { url } = await openServer({ dataFolder, games: () => undefined });
    const raw = await RawSocket.open(url, client.token);
    raw.send({ v: 1, watch: table });
    expect(await raw.next('error')).toMatchObject({ code: 'server-trouble', table });
  });

  it('is told no more of a table it has left', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const laid = await client.create(FUJI);
    const raw = await RawSocket.open(url, null);
    raw.send({ v: 1, watch: laid.table });
    await raw.next('update');
    raw.send({ v: 1, leave: laid.table });
    raw.send({ v: 1, ping: 1 });
    await raw.next('pong');
    await laid.do({ type: 'sit', seat: 0, name: 'Anne' });
    raw.send({ v: 1, ping: 2 });
    await raw.next('pong');
    expect(raw.heard.filter(message => message.type === 'update')).toHaveLength(1);
  });

  it('watches so many tables and no more', async () => {
    const { url } = await openServer({ limits: { tables: 2 } });
    const client = await connectClient(url);
    const raw = await RawSocket.open(url, client.token);
    for (let i = 0; i < 3; i++) raw.send({ v: 1, watch: (await client.create(FUJI)).table });
    expect(await raw.next('error')).toMatchObject({ code: 'too-many-tables' });
  });

  it('that sends too much is told so, and then closed', async () => {
    const { url } = await openServer({ limits: { messages: { burst: 10, perSecond: 0.001 } } });
    const client = await connectClient(url);
    const raw = await RawSocket.open(url, client.token);
    for (let i = 0; i < 200; i++) raw.send({ v: 1, id: `c${i}`, table: 't', do: { type: 'start' } });
    expect(await raw.end()).toBe(CLOSED.tooFast);
    const errors = raw.heard.flatMap(message => (message.type === 'error' ? [message] : []));
    expect(errors.filter(({ code }) => code === 'no-such-table')).toHaveLength(10);
    expect(errors.filter(({ code }) => code === 'too-fast').map(({ id }) => id)).toContain('c10');
  });

  it('that chats too much is told so', async () => {
    const { url } = await openServer({ limits: { chat: { burst: 2, perSecond: 0.001 } } });
    const client = await connectClient(url);
    const laid = await client.create(FUJI);
    await laid.do({ type: 'sit', seat: 0, name: 'Anne' });
    const raw = await RawSocket.open(url, client.token);
    const say = { type: 'say', channel: 'table', message: { text: 'hello' } };
    for (let i = 0; i < 3; i++) raw.send({ v: 1, id: `c${i}`, table: laid.table, do: say });
    expect(await raw.next('error')).toMatchObject({ code: 'too-fast', id: 'c2' });
  });

  it('is one of so many for one identity, and for the strangers of one address', async () => {
    const { url } = await openServer({ limits: { sockets: 2, strangers: 1 } });
    const { token } = await connectClient(url);
    const [one] = [await RawSocket.open(url, token), await RawSocket.open(url, token), await RawSocket.open(url, null)];
    expect(await new RawSocket(url, token).end()).toBe(CLOSED.tooMany);
    expect(await new RawSocket(url, null).end()).toBe(CLOSED.tooMany);
    one.socket.close();
    await one.end();
    expect((await RawSocket.open(url, token)).heard).toHaveLength(1);
  });

  it('that gives no sign of life is cut', async () => {
    const { url } = await openServer({ limits: { heartbeat: 50 } });
    const dead = await RawSocket.open(url, null, { autoPong: false });
    const alive = await RawSocket.open(url, null);
    expect(await dead.end()).toBe(1006);
    expect(alive.closed).toBeNull();
  });

  it('is cut off by a message that is too long', async () => {
    const { url } = await openServer();
    const raw = await RawSocket.open(url, null);
    raw.send('x'.repeat(17 * 1024));
    expect([1006, 1009]).toContain(await raw.end());
    expect((await RawSocket.open(url, null)).heard).toHaveLength(1);
  });
});

describe('a command', () => {
  it('with the same id has one effect and one answer, also after a restart', async () => {
    const dataFolder = await temporaryFolder();
    const server = await openServer({ dataFolder });
    const client = await connectClient(server.url);
    const laid = await client.create(FUJI);
    const raw = await RawSocket.open(server.url, client.token);
    const sit = { v: 1, id: 'once', table: laid.table, do: { type: 'sit', seat: 0, name: 'Anne' } };
    const wrong = { v: 1, id: 'never', table: laid.table, do: { type: 'sit', seat: 0, name: 'Ben' } };
    for (const message of [sit, sit, wrong, wrong, sit]) raw.send(message);
    raw.send({ v: 1, ping: 1 });
    await raw.next('pong');
    const answers = raw.heard.flatMap(message => ('id' in message ? [`${message.id} ${message.type}`] : []));
    expect(answers).toEqual(['once done', 'once done', 'never refused', 'never refused', 'once done']);
    await server.close();

    const { url } = await openServer({ dataFolder });
    const back = await RawSocket.open(url, client.token);
    back.send(sit);
    expect(await back.next('done')).toMatchObject({ id: 'once' });
    back.send({ v: 1, watch: laid.table });
    expect((await back.next('update')).items.map(item => item.type)).toEqual(['sat']);
  });

  it('of two tabs for one decision is done for one, and the other is told', async () => {
    const { url } = await openServer();
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const tables = await seated(clients);
    const [acting = 0] = tables[0]?.info?.acting ?? [];
    const one = tables[acting];
    const twin = await connectClient(url, { token: clients[acting]?.token ?? null });
    const other = twin.watch(one?.table ?? '');
    await other.until(({ question }) => question !== null);
    const legal = one?.question?.legal ?? [];
    const answers = await Promise.all([one?.play(legal[0] ?? { type: '' }), other.play(legal.at(-1) ?? { type: '' })]);
    expect(answers.filter(answer => answer === null)).toHaveLength(1);
    expect(answers.find(answer => answer !== null)).toEqual({ refused: 'not-your-turn', rule: 'FUJ-TURN-01' });
  });
});
