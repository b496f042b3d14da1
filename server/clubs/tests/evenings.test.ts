import type { Client } from '@havre/protocol/client/client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooser, connectClient, NAMES, openServer, playOn } from '../../tests/test-server.ts';
import type { WholeEvening } from '../evenings.ts';

const PATIENTLY = { timeout: 20_000 };

describe('an evening of a club', () => {
  let url: string;
  let people: Client[];
  let club: string;

  const ask = async (who: number, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${people[who]?.token}` };
    const response = await fetch(`${url}/api/v1/clubs${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const evening = async (): Promise<WholeEvening> =>
    (await ask(0, 'GET', `/${club}/evening`)).body['evening'] as WholeEvening;
  const nextRound = (after: number, who = 0) => ask(who, 'POST', `/${club}/evening/rounds`, { after });
  const come = (who: number, isHere = true) => ask(who, 'PUT', `/${club}/evening/guests/me`, { isHere });

  beforeEach(async () => {
    ({ url } = await openServer());
    people = await Promise.all(Array.from({ length: 7 }, () => connectClient(url)));
    club = String((await ask(0, 'POST', '', { name: 'Harbour evenings', own: 'Anne' })).body['club']);
    for (const who of [1, 2, 3, 4, 5]) await ask(who, 'PUT', `/${club}/members/me`, { name: NAMES[who] });
  });

  test('seats who is there, once however often it is asked for, and anew after the results', async () => {
    expect(await evening()).toBeNull();
    expect(await come(0)).toMatchObject({ status: 409, body: { error: 'no-evening' } });
    expect((await ask(0, 'POST', `/${club}/evening`, { game: 'fuji-flush', size: 3 })).status).toBe(200);
    expect(await ask(1, 'POST', `/${club}/evening`, { game: 'fuji-flush', size: 3 })).toMatchObject({
      body: { error: 'evening-open' },
    });
    await come(0);
    expect(await nextRound(0)).toMatchObject({ status: 409, body: { error: 'too-few', detail: expect.any(String) } });
    for (const who of [1, 2, 3, 4, 5]) await come(who);
    const both = await Promise.all([nextRound(0), nextRound(0, 1)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const first = await evening();
    expect(first.rounds).toHaveLength(1);
    expect(first.rounds[0]?.tables.map(({ members }) => members.length)).toEqual([3, 3]);
    expect(await nextRound(5)).toMatchObject({ body: { error: 'stale' } });

    // everybody sits where they were seated, and plays
    for (const { table } of first.rounds[0]?.tables ?? []) {
      const there = people.slice(0, 6).map(client => client.watch(table));
      await Promise.all(there.map(one => one.until(({ info }) => info !== null)));
      const sitting = there.filter(({ seat }) => seat !== null);
      expect(sitting).toHaveLength(3);
      for (const one of sitting) await one.ready();
      const host = there[0];
      await host?.do({ type: 'start' });
      await Promise.all(sitting.map((one, seat) => playOn(one, chooser(seat))));
    }
    await expect.poll(async () => (await evening()).points.length, PATIENTLY).toBe(6);
    expect((await evening()).points.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(1);
    await come(5, false);
    await nextRound(1);
    const { rounds } = await evening();
    expect(rounds.map(({ number }) => number)).toEqual([1, 2]);
    expect(rounds[1]?.tables.flatMap(({ members }) => members)).toHaveLength(5);
    expect((await ask(6, 'GET', `/${club}/evening`)).body).toMatchObject({ error: 'members-only' });
    await ask(0, 'DELETE', `/${club}/evening`);
    expect(await evening()).toBeNull();
  }, 90_000);

  test.each([
    [{ game: 'chess', size: 3 }, 409, 'unknown-game'],
    [{ game: 'fuji-flush', size: 2 }, 409, 'wrong-seats'],
    [{ game: 'fuji-flush', size: 99 }, 400, 'bad-request'],
  ])('is of a game that there is, at tables that it has: case %#', async (wanted, status, error) => {
    expect(await ask(0, 'POST', `/${club}/evening`, wanted)).toMatchObject({ status, body: { error } });
  });
});
