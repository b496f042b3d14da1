import { createECDH, randomBytes } from 'node:crypto';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Table } from '@havre/table/model/table.ts';
import type { Room } from '@havre/table/room/room.ts';
import type { PushSubscription } from '@havre/table/storage/store.ts';
import { asked, begin, created, LobbyKit, must, until } from '@havre/table/tests/lobby-kit.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServerStore } from '../../storage/grouped-store.ts';
import { openStore } from '../../storage/sqlite.ts';
import { pushKeys } from '../keys.ts';
import { MadeCalls } from '../made-calls.ts';
import { PushChannel } from '../push-channel.ts';
import { MOST_PUSH_SUBSCRIPTIONS } from '../push-subscriptions.ts';
import { TurnNotifier } from '../turn-notifier.ts';
import { PushService } from './push-service.ts';

/** On a busy machine too. */
const PATIENTLY = { timeout: 20_000 };

function subscription(endpoint: string, changes: Partial<PushSubscription> = {}): PushSubscription {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  return { endpoint, identity: 'anne', keys: JSON.stringify(keys), language: 'fr', createdAt: 1, ...changes };
}

describe('somebody whose turn it is', () => {
  let kit: LobbyKit;
  let service: PushService;
  let store: ServerStore;
  let push: PushChannel;
  let ringer: TurnNotifier;
  let lobby: Lobby;
  let room: Room;

  beforeEach(async () => {
    kit = new LobbyKit();
    service = new PushService();
    await service.open();
    store = await openStore(kit.folder);
    await store.savePushSubscription(subscription(service.endpoint()));
    const contact = 'mailto:host@example.org';
    const { outside } = service;
    const { logger } = kit;
    push = new PushChannel({ store, keys: pushKeys(kit.folder), logger, contact, outside });
    ringer = new TurnNotifier({ logger, channels: [push], timeout: 20 });
    const onChange = (at: Room, table: Table) => ringer.attend(at, table);
    lobby = await kit.lobby({ store, onChange });
    room = await created(lobby);
  });

  afterEach(async () => {
    await ringer.close();
    await service.close();
    await kit.close();
    await store.close();
  });

  const turnOf = (name: string) => until(room, ({ match, sitters }) => match?.asked(sitters.seatOf(name) ?? 0) != null);

  test('and who is not looking is called once, sealed, without a word of the game', async () => {
    await begin(room, 1);
    await turnOf('anne');
    await expect.poll(() => service.calls.length, PATIENTLY).toBe(1);
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
    // Somebody who is asked later, and does not look: when they have been called, it would have been her turn long ago.
    await store.savePushSubscription(subscription(service.endpoint('/bert'), { identity: 'bert' }));
    await begin(await created(lobby, {}, 'bert'), 1, 'random', ['bert']);
    await expect.poll(() => service.calls.map(({ path }) => path), PATIENTLY).toContain('/bert');
    expect(service.calls.map(({ path }) => path)).toEqual(['/bert']);
  });

  test('and who looks away while being asked is called then', async () => {
    const watcher = { who: 'anne', hear: () => {} };
    await room.watch(watcher);
    await begin(room, 1);
    await turnOf('anne');
    room.leave(watcher);
    await expect.poll(() => service.calls.length, PATIENTLY).toBe(1);
  });

  test('whose browser wants no calls any more is forgotten', async () => {
    service.answer = response => response.writeHead(410).end();
    await begin(room, 1);
    await turnOf('anne');
    await expect.poll(() => store.pushSubscriptionsOf('anne'), PATIENTLY).toEqual([]);
  });

  test('is called at every push subscription, whatever becomes of the others', async () => {
    service.answer = (response, path) => {
      if (path === '/throws') response.destroy();
      else if (path !== '/hangs') response.writeHead(201).end();
    };
    await store.removePushSubscription(service.endpoint());
    await store.savePushSubscription(subscription(service.endpoint('/hangs')));
    await store.savePushSubscription(subscription(service.endpoint('/throws')));
    await store.savePushSubscription(subscription(service.endpoint('/odd'), { keys: '{"p256dh":"x","auth":"x"}' }));
    await store.savePushSubscription(subscription(service.endpoint('/rings'), { createdAt: 2 }));
    await begin(room, 1);
    await turnOf('anne');
    await expect.poll(() => service.calls.map(({ path }) => path), PATIENTLY).toContain('/rings');
    expect(await store.pushSubscriptionsOf('anne')).toHaveLength(4);
  });

  test('is called at the newest push subscriptions, if there are too many', async () => {
    for (let i = 0; i < 30; i++)
      await store.savePushSubscription(subscription(service.endpoint(`/${i}`), { createdAt: 10 + i }));
    await begin(room, 1);
    await turnOf('anne');
    await expect.poll(() => service.calls.length, PATIENTLY).toBe(MOST_PUSH_SUBSCRIPTIONS);
    expect(new Set(service.calls.map(({ path }) => path))).toEqual(
      new Set(Array.from({ length: MOST_PUSH_SUBSCRIPTIONS }, (_, i) => `/${29 - i}`)),
    );
  });

  test('is called by one of several servers, and not again after a start', async () => {
    const claims: boolean[] = [];
    const made = new MadeCalls(store, () => kit.now);
    const claim: MadeCalls['claim'] = async (...turn) => {
      const isMine = await made.claim(...turn);
      claims.push(isMine);
      return isMine;
    };
    const opened = () => new TurnNotifier({ logger: kit.logger, channels: [push], timeout: 20, made: { claim } });
    const servers = [opened(), opened()];
    await ringer.close();
    await begin(room, 1);
    await turnOf('anne');
    await room.read(table => servers.map(server => server.attend(room, table)));
    await expect.poll(() => claims.length, PATIENTLY).toBe(2);
    const anew = opened();
    await room.read(table => anew.attend(room, table));
    await expect.poll(() => claims.length, PATIENTLY).toBe(3);
    for (const server of [...servers, anew]) await server.close();
    expect(claims.toSorted()).toEqual([false, false, true]);
    expect(service.calls).toHaveLength(1);
    const { who, command } = (await asked(room)) ?? { who: '', command: null };
    if (command === null) throw new Error('nobody is asked');
    await must(room, who, command);
    await turnOf('anne');
    const next = opened();
    await room.read(table => next.attend(room, table));
    await expect.poll(() => service.calls.length, PATIENTLY).toBe(2);
    await next.close();
    expect(kit.errors).toEqual([]);
  });

  test('is not called for a seat that a bot plays', async () => {
    await begin(room, 1);
    await turnOf('anne');
    await must(room, 'anne', { type: 'takeOver', seat: 0, bot: 'random' });
    await until(room, table => table.phase === 'over');
    expect(service.calls.length).toBeLessThanOrEqual(1);
  });
});
