import type { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { describe, expect, test } from 'vitest';
import { connectClient, openServer, seated } from '../../tests/test-server.ts';

const DAY = 24 * 60 * 60_000;
const SLOW = { game: 'fuji-flush', seats: 3, clock: { type: 'perMove', seconds: 86_400, atZero: 'rules' } } as const;

const ask = async (who: Client, url: string, method: string, path = '', body?: object) => {
  const response = await fetch(`${url}/api/v1/me/holidays${path}`, {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: whatever comes is compared as it is
  return { status: response.status, body: (await response.json()) as any };
};

describe('holidays', () => {
  async function playing(changes: object = {}) {
    const { url } = await openServer();
    const people = await Promise.all([0, 1, 2].map(() => connectClient(url)));
    const tables = await seated(people, { ...SLOW, ...changes });
    const anne = people[0] as Client;
    return { url, anne, seat: 0, seenBy: tables[1] as ClientTable };
  }
  const holidaysSeen = (table: ClientTable, seat: number) => table.tableView?.table.sitters[seat]?.holidays;

  test('are seen by everybody at the table, stop the clock, and end when one is back', async () => {
    const { url, anne, seat, seenBy } = await playing();
    const now = Date.now();
    const own = await ask(anne, url, 'POST', '', { from: now - DAY, until: now + 3 * DAY });
    expect(own).toMatchObject({ status: 200, body: { daysLeft: 27 } });
    const [holiday] = own.body.holidays;
    expect(holiday.from).toBeGreaterThanOrEqual(now); // what is past cannot be stopped any more
    await seenBy.until(table => holidaysSeen(table, seat) !== undefined);
    expect(holidaysSeen(seenBy, seat)).toEqual([holiday]);
    for (const deadline of seenBy.tableView?.deadlines ?? [])
      if (deadline.type === 'move' && deadline.seat === seat) expect(deadline.until).toBeGreaterThan(holiday.until);
    const back = await ask(anne, url, 'DELETE', `/${holiday.from}`);
    expect(back.body.holidays).toEqual([]);
    expect(back.body.daysLeft).toBeGreaterThan(28); // what was begun counts, and no more
    await seenBy.until(table => (holidaysSeen(table, seat)?.[0]?.until ?? 0) < holiday.until);
  });

  test('are known at a table that begins later, and not at a quick one', async () => {
    const { url } = await openServer();
    const people = await Promise.all([0, 1, 2].map(() => connectClient(url)));
    const from = Date.now() + DAY;
    await ask(people[0] as Client, url, 'POST', '', { from, until: from + DAY });
    const [slow] = await seated(people, SLOW);
    await slow?.until(table => holidaysSeen(table, 0) !== undefined);
    expect(holidaysSeen(slow as ClientTable, 0)).toEqual([{ from, until: from + DAY }]);
    const [quick] = await seated(people, { ...SLOW, clock: { type: 'perMove', seconds: 60, atZero: 'rules' } });
    expect(holidaysSeen(quick as ClientTable, 0)).toBeUndefined();
  });

  test('are so many days in a year, one at a time, and in the time to come', async () => {
    const { url } = await openServer();
    const anne = await connectClient(url);
    const now = Date.now();
    const take = (from: number, until: number) => ask(anne, url, 'POST', '', { from: now + from, until: now + until });
    expect(await take(5 * DAY, 4 * DAY)).toMatchObject({ status: 409, body: { error: 'bad-holiday' } });
    expect(await take(-5 * DAY, -4 * DAY)).toMatchObject({ body: { error: 'bad-holiday' } });
    expect(await take(DAY, 400 * DAY)).toMatchObject({ body: { error: 'bad-holiday' } });
    expect(await take(DAY, 32 * DAY)).toMatchObject({ body: { error: 'too-many-days' } });
    expect(await take(DAY, 21 * DAY)).toMatchObject({ status: 200, body: { daysLeft: 10 } });
    expect(await take(20 * DAY, 22 * DAY)).toMatchObject({ body: { error: 'holiday-twice' } });
    expect(await take(30 * DAY, 41 * DAY)).toMatchObject({ body: { error: 'too-many-days' } });
    const { body } = await ask(anne, url, 'GET');
    expect(body).toEqual({ holidays: [{ from: now + DAY, until: now + 21 * DAY }], daysLeft: 10 });
    expect((await ask(anne, url, 'DELETE', `/${now + DAY}`)).body).toEqual({ holidays: [], daysLeft: 30 });
    expect(await ask(anne, url, 'POST', '', { from: 'today' })).toMatchObject({ status: 400 });
  });
});
