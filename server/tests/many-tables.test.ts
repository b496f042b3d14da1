/** Somebody with a thousand tables: their lists are cut, they are told so where a table is too many, and nobody else feels it. */

import type { Client } from '@havre/protocol/client/client.ts';
import { NO_QUOTAS } from '@havre/table/lobby/quotas.ts';
import { expect, test } from 'vitest';
import { connectClient, openServer } from './test-server.ts';

const MANY = 1_000;
const AT_ONCE = 50;
const PLAN = { game: 'fuji-flush', seats: 3 };

/** Each laid out by somebody, some at a time. */
async function layOut(url: string, { token }: Client, count: number): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const statuses: number[] = [];
  while (statuses.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - statuses.length) }, () =>
      fetch(`${url}/api/v1/tables`, { method: 'POST', headers, body: JSON.stringify(PLAN) }),
    );
    for (const response of await Promise.all(some)) {
      statuses.push(response.status);
      await response.body?.cancel();
    }
  }
  return statuses;
}

test('A thousand tables of one person are shown as the latest hundred, and others play as before', async () => {
  const { url } = await openServer({ quotas: NO_QUOTAS });
  const [anne, ben] = [await connectClient(url), await connectClient(url)];
  const table = await ben.create({ ...PLAN, botPace: 0 });
  await table.do({ type: 'sit', seat: 0, name: 'Ben' });
  for (const seat of [1, 2]) await table.do({ type: 'addBot', seat, bot: 'random' });
  await table.ready();
  await table.do({ type: 'start' });
  expect(new Set(await layOut(url, anne, MANY))).toEqual(new Set([201]));
  const lists = await Promise.all(
    ['tables/mine/glances', 'tables/mine'].map(async path => {
      const response = await fetch(`${url}/api/v1/${path}`, { headers: { authorization: `Bearer ${anne.token}` } });
      return ((await response.json()) as unknown[]).length;
    }),
  );
  expect(lists).toEqual([100, 100]);
  await table.until(({ question }) => question !== null);
  const [action] = table.question?.legal ?? [];
  expect(action === undefined ? 'nothing to play' : await table.play(action)).toBeNull();
});

test('A table too many is refused with a sentence', async () => {
  const { url } = await openServer({ quotas: { ...NO_QUOTAS, person: { live: 2, bytes: 1e9 } } });
  const anne = await connectClient(url);
  for (const _ of [1, 2]) expect(await layOut(url, anne, 1)).toEqual([201]); // of two at once both count for each
  const headers = { authorization: `Bearer ${anne.token}`, 'content-type': 'application/json' };
  const refused = await fetch(`${url}/api/v1/tables`, { method: 'POST', headers, body: JSON.stringify(PLAN) });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: 'many-tables', detail: expect.any(String) },
  ]);
});
