import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Room } from '@havre/table/room.ts';
import type { Table } from '@havre/table/table.ts';
import { begin, created, House, must, until } from '@havre/table/tests/house.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BellRinger } from './bell-ringer.ts';
import { pushKeys } from './keys.ts';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of our own, which writes down what it is sent and answers as it is told. */
class PushService {
  readonly calls: Call[] = [];
  status = 201;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        this.calls.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(this.status).end();
      });
    });
  }

  open(): Promise<string> {
    return new Promise(resolve =>
      this.server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(this.server.address() as AddressInfo).port}/call`),
      ),
    );
  }

  close(): Promise<unknown> {
    return new Promise(resolve => this.server.close(resolve));
  }
}

describe('somebody whose turn it is', () => {
  let house: House;
  let service: PushService;
  let endpoint: string;
  let ringer: BellRinger;
  let room: Room;

  beforeEach(async () => {
    house = new House();
    service = new PushService();
    endpoint = await service.open();
    const store = await house.store();
    const browser = createECDH('prime256v1');
    const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    await store.keepBell({ endpoint, identity: 'anne', keys: JSON.stringify(keys), language: 'fr', createdAt: 1 });
    const contact = 'mailto:host@example.org';
    ringer = new BellRinger({ store, keys: pushKeys(house.folder), log: house.log, contact, patience: 20 });
    const onChange = (at: Room, table: Table) => ringer.attend(at, table);
    room = await created(await house.lobby({ store, onChange }));
  });

  afterEach(async () => {
    ringer.close();
    await service.close();
    await house.pullDown();
  });

  const turnOf = (name: string) => until(room, ({ match, sitters }) => match?.asked(sitters.seatOf(name) ?? 0) != null);

  test('and who is not looking is called once, sealed, without a word of the game', async () => {
    await begin(room, 1);
    await turnOf('anne');
    await expect.poll(() => service.calls.length).toBe(1);
    const { headers, body } = service.calls[0] ?? {};
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
    expect(headers?.authorization).toMatch(/^vapid t=/);
    expect(body?.toString('latin1')).not.toContain('Fuji');
    expect(body?.toString('latin1')).not.toContain(room.id);
  });

  test('and who is looking is left alone', async () => {
    await room.watch({ who: 'anne', hear: () => {} });
    await begin(room, 1);
    await turnOf('anne');
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(service.calls).toEqual([]);
  });

  test('and who looks away while being asked is called then', async () => {
    const watcher = { who: 'anne', hear: () => {} };
    await room.watch(watcher);
    await begin(room, 1);
    await turnOf('anne');
    room.leave(watcher);
    await expect.poll(() => service.calls.length).toBe(1);
  });

  test('whose browser wants no calls any more is forgotten', async () => {
    service.status = 410;
    await begin(room, 1);
    await turnOf('anne');
    const store = await house.store();
    await expect.poll(() => store.bellsOf('anne')).toEqual([]);
  });

  test('is not called for a seat that a bot plays', async () => {
    await begin(room, 1);
    await turnOf('anne');
    await must(room, 'anne', { type: 'takeOver', seat: 0, bot: 'random' });
    await until(room, table => table.phase === 'over');
    expect(service.calls.length).toBeLessThanOrEqual(1);
  });
});
