import type { Client } from '@havre/protocol/client/client.ts';
import { describe, expect, test } from 'vitest';
import { jsonLogger } from '../../operation/log.ts';
import { openFolder } from '../../storage/backing.ts';
import { connectClient, openServer, temporaryFolder } from '../../tests/test-server.ts';
import { DeviceList } from '../device-list.ts';
import { Devices } from '../devices.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const ask = async (url: string, token: string | null, method: string, path: string, body?: object) => {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: whatever comes is compared as it is
  return { status: response.status, body: (await response.json()) as any };
};

describe('the devices of a person', () => {
  test('are linked by a code, named, listed and removed; whoever was removed is nobody', async () => {
    const { url } = await openServer();
    const phone = await connectClient(url);
    const { code } = (await ask(url, phone.token, 'POST', 'me/devices/codes')).body;
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const linked = await ask(url, null, 'POST', 'devices/link', { code: typed, keep: 'token', name: 'Laptop' });
    expect(linked.status).toBe(201);
    const laptop = linked.body.token;
    const { devices } = (await ask(url, laptop, 'GET', 'me/devices')).body;
    expect(devices).toMatchObject([
      { name: null, isThis: false },
      { name: 'Laptop', isThis: true },
    ]);
    const [first, second] = devices;
    expect((await ask(url, laptop, 'PUT', `me/devices/${first.device}`, { name: 'Phone' })).status).toBe(200);
    const table = await phone.create({ game: 'fuji-flush', seats: 3 });
    await table.do({ type: 'sit', seat: 0, name: 'Anne' });
    expect((await ask(url, laptop, 'GET', 'tables/mine')).body).toMatchObject([{ table: table.table }]);
    const all = (await ask(url, laptop, 'GET', 'me')).body;
    expect(all.devices).toMatchObject([{ name: 'Phone' }, { name: 'Laptop' }]);
    expect((await ask(url, phone.token, 'DELETE', `me/devices/${second.device}`)).status).toBe(200);
    expect((await ask(url, laptop, 'GET', 'me/devices')).status).toBe(401);
    expect((await ask(url, phone.token, 'GET', 'me/devices')).body.devices).toMatchObject([{ name: 'Phone' }]);
  });

  test('a code that is wrong, used or somebody else’s handle: each is one sentence', async () => {
    const { url } = await openServer();
    const [anne, ben] = (await Promise.all([connectClient(url), connectClient(url)])) as [Client, Client];
    const link = (code: string, token: string | null = null) =>
      ask(url, token, 'POST', 'devices/link', { code, keep: 'token' });
    expect(await link('K7PQ2XMN')).toMatchObject({ status: 404, body: { error: 'wrong-code' } });
    expect((await link('')).status).toBe(400);
    expect((await link('x'.repeat(21))).status).toBe(400);
    const { code } = (await ask(url, anne.token, 'POST', 'me/devices/codes')).body;
    const several = await Promise.all([link(code), link(code), link(code)]);
    expect(several.map(({ status }) => status).sort()).toEqual([201, 410, 410]);
    expect(await link(code)).toMatchObject({ status: 410, body: { error: 'used-code' } });
    const before = (await ask(url, anne.token, 'POST', 'me/devices/codes')).body;
    await ask(url, anne.token, 'POST', 'me/devices/codes');
    expect(await link(before.code)).toMatchObject({ body: { error: 'wrong-code' } });
    const [own] = (await ask(url, ben.token, 'GET', 'me/devices')).body.devices;
    expect((await ask(url, anne.token, 'DELETE', `me/devices/${own.device}`)).status).toBe(404);
    expect((await ask(url, null, 'POST', 'me/devices/codes')).status).toBe(401);
  });

  test('whoever has tables of their own is asked before they leave them behind', async () => {
    const { url } = await openServer();
    const [anne, ben] = (await Promise.all([connectClient(url), connectClient(url)])) as [Client, Client];
    await ben.create({ game: 'fuji-flush', seats: 3 });
    const { code } = (await ask(url, anne.token, 'POST', 'me/devices/codes')).body;
    const link = (changes: object) => ask(url, ben.token, 'POST', 'devices/link', { code, keep: 'token', ...changes });
    expect(await link({})).toMatchObject({ status: 409, body: { error: 'has-tables' } });
    expect((await link({ replace: true })).status).toBe(201);
  });

  test('guessing is slow', async () => {
    const { url } = await openServer({ requestLimits: { links: 3 } });
    const link = () => ask(url, null, 'POST', 'devices/link', { code: 'K7PQ2XMN', keep: 'token' });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await link()).status);
    expect(answers).toEqual([404, 404, 404, 429]);
  });

  test('a code is good for ten minutes, and a device that comes every day is noted once a day', async () => {
    const { store, release } = await openFolder(await temporaryFolder());
    try {
      let now = 1_000 * DAY;
      const logger = jsonLogger({ level: 'silent' });
      const list = new DeviceList({ store, records: store, now: () => now, logger });
      const devices = new Devices(
        store,
        () => now,
        (...seen) => list.noteSeen(...seen),
      );
      const { identity, secret } = await devices.welcome();
      const made = await list.newCode(identity);
      if (typeof made === 'string') throw new Error(made);
      now += 10 * MINUTE + 1;
      expect(await list.link(devices, made.code, null)).toBe('old-code');
      expect(await list.of(identity)).toMatchObject([{ since: 1_000 * DAY, seen: 1_000 * DAY }]);
      now += 2 * DAY;
      await devices.identityOf(secret);
      const seen = now;
      now += MINUTE;
      await devices.identityOf(secret);
      await expect.poll(async () => (await list.of(identity))[0]?.seen).toBe(seen);
    } finally {
      await store.close();
      await release();
    }
  });
});
