import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { commitmentTo, type Proof } from '@havre/engine/kernel/fair.ts';
import { connectClient, openServer } from '@havre/server/tests/test-server.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket as WsSocket } from 'ws';
import { Client } from '../client.ts';
import { storageInMemory } from '../environment.ts';
import { DiceCommitment } from '../fairness.ts';

/** A way to a server over which nothing comes any more, without a word, until one tries another connection. */
class HangingWay {
  connections = 0;
  private hanging = 0;
  private readonly open = new Set<Socket>();
  private readonly server = createServer(near => {
    const isHanging = ++this.connections <= this.hanging;
    const far = connect(this.port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => to.destroy());
      from.on('data', data => to.write(data));
      if (isHanging) from.pause();
    }
  });
  private readonly port: number;

  private constructor(port: number) {
    this.port = port;
  }

  static async to(port: number): Promise<HangingWay> {
    const way = new HangingWay(port);
    await once(way.server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      way.server.close();
      for (const socket of way.open) socket.destroy();
    });
    return way;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on nothing comes over the connections there are, nor over the first ones to come. */
  hang(first: number): void {
    this.hanging = this.connections + first;
    for (const socket of this.open) socket.pause();
  }
}

describe('the client', () => {
  it('runs on the sockets of its runtime', async () => {
    const { url } = await openServer();
    const client = await connectClient(url, { socket: WebSocket });
    const table = await client.create({ game: 'fuji-flush', seats: 3 });
    expect(await table.do({ type: 'sit', seat: 1, name: 'Anne' })).toBeNull();
    await table.until(() => table.seat === 1);
    expect(table.info?.sitters[1]).toMatchObject({ name: 'Anne', here: true });
  });

  it('that watched before it was known comes back as somebody', async () => {
    const { url } = await openServer();
    const host = await connectClient(url);
    const { table: id } = await host.create({ game: 'fuji-flush', seats: 3 });
    const client = new Client({ url, WebSocket: WsSocket, primitives, identity: { token: null } });
    onTestFinished(() => client.close());
    const table = client.watch(id);
    await expect(table.do({ type: 'sit', seat: 0, name: 'Ben' })).rejects.toMatchObject({ code: 'no-identity' });
    await client.identify();
    expect(await table.do({ type: 'sit', seat: 0, name: 'Ben' })).toBeNull();
  });

  it('gives up a server that says nothing, before its greeting or later, and goes on at another', async () => {
    const { port, url } = await openServer();
    const [one, other] = [await HangingWay.to(port), await HangingWay.to(port)];
    const anne = await connectClient(url);
    const { table: id } = await anne.create({ game: 'fuji-flush', seats: 3 });
    one.hang(1);
    const early = new Client({ url: one.url, WebSocket: WsSocket, primitives, identity: { token: anne.token } });
    const late = new Client({ url: other.url, WebSocket: WsSocket, primitives, identity: { token: anne.token } });
    onTestFinished(() => {
      for (const client of [early, late]) client.close();
    });
    const seen = early.watch(id).until(({ seat }) => seat === 0);
    const table = late.watch(id);
    await table.until(() => true);
    other.hang(0);
    expect(await table.do({ type: 'sit', seat: 0, name: 'Anne' })).toBeNull();
    await seen;
    expect([one.connections, other.connections]).toEqual([2, 2]);
  }, 60_000);

  it('hears why something is refused', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const table = await client.create({ game: 'fuji-flush', seats: 3 });
    expect(await table.do({ type: 'start' })).toEqual({ refused: 'seats-empty' });
    expect(await table.ready()).toEqual({ refused: 'not-seated' });
    await expect(client.create({ game: 'fuji-flush', seats: 20 })).rejects.toMatchObject({ code: 'bad-request' });
    await expect(client.join('ZZZZZZ')).rejects.toMatchObject({ code: 'no-such-table' });
  });

  it('on a big screen sees what the public sees, whoever it belongs to', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const table = await client.create({ game: 'fuji-flush', seats: 3 });
    await table.do({ type: 'sit', seat: 0, name: 'Anne' });
    await table.until(() => table.seat === 0);
    const big = await connectClient(url, { token: client.token });
    const screen = big.watch(table.table, { publicly: true });
    await screen.until(() => true);
    expect([table.eyes, screen.eyes]).toEqual(['seat 0', 'public']);
  });

  it('shows after a reload the entropy it had committed to before', async () => {
    const { url } = await openServer();
    const notes = storageInMemory();
    const first = new Client({ url, WebSocket: WsSocket, primitives, identity: { token: null }, storage: notes });
    await first.identify();
    const before = await first.create({ game: 'fuji-flush', seats: 3, botPace: 0 });
    await before.do({ type: 'sit', seat: 0, name: 'Anne' });
    await before.ready();
    first.close();

    const again = new Client({
      url,
      WebSocket: WsSocket,
      primitives,
      identity: { token: first.token },
      storage: notes,
    });
    onTestFinished(() => again.close());
    const table = again.watch(before.table);
    for (const seat of [1, 2]) await table.do({ type: 'addBot', seat, bot: 'random' });
    expect(await table.do({ type: 'start' })).toBeNull();
    await table.until(({ info }) => info?.phase === 'playing');
    expect(table.info?.proof.openings).toHaveLength(1);
  });
});

describe('the dice of a client', () => {
  const secret = '11'.repeat(32);
  const commitment = commitmentTo(primitives, secret);

  /** A client that is ready, and the proof of an honest table. */
  function committed() {
    const dice = new DiceCommitment(primitives, storageInMemory(), 't');
    const mine = dice.commit(commitment);
    const before: Proof = { table: 't', commitment, openings: [] };
    const entropy = dice.toOpen(before) ?? '';
    const after: Proof = { ...before, openings: [{ seat: 0, commitment: mine, entropy }], secret };
    return { dice, mine, before, after };
  }

  it('are fair when everybody has kept to what they had committed to', () => {
    const { dice, mine, before, after } = committed();
    expect(commitmentTo(primitives, after.openings[0]?.entropy ?? '')).toBe(mine);
    expect(dice.judge(before)).toBeNull();
    expect(dice.judge(after)).toEqual({ fair: true });
    expect(dice.toOpen(after)).toBeNull();
  });

  it.each<[string, (after: Proof) => Proof]>([
    ['another secret', after => ({ ...after, secret: '22'.repeat(32) })],
    [
      'another secret with a commitment to it',
      after => ({ ...after, secret: '22'.repeat(32), commitment: commitmentTo(primitives, '22'.repeat(32)) }),
    ],
    ['without one’s entropy', after => ({ ...after, openings: [] })],
    [
      'with other entropy in one’s place',
      after => ({ ...after, openings: [{ seat: 0, entropy: secret, commitment }] }),
    ],
  ])('are not fair with %s', (_, cheat) => {
    const { dice, after } = committed();
    expect(dice.judge(cheat(after))).toMatchObject({ fair: false, why: expect.any(String) });
  });

  it('are not shown to a table that has changed its commitment', () => {
    const { dice, before } = committed();
    expect(dice.toOpen({ ...before, commitment: commitmentTo(primitives, '22'.repeat(32)) })).toBeNull();
  });
});
