import type { Client } from '@havre/protocol/client/client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooser, connectClient, NAMES, openServer, playOn } from '../../tests/test-server.ts';
import { seasonAt } from '../seasons.ts';

const PATIENTLY = { timeout: 20_000 };

describe('a club', () => {
  let url: string;
  let people: Client[];
  let club: string;

  const ask = async (who: Client | null, method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api/v1/clubs${path}`, {
      method,
      headers: {
        ...(who === null ? {} : { authorization: `Bearer ${who.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: whatever comes is compared as it is
    return { status: response.status, body: (await response.json()) as any };
  };

  beforeEach(async () => {
    ({ url } = await openServer());
    people = await Promise.all(Array.from({ length: 4 }, () => connectClient(url)));
    club = (await ask(people[0] ?? null, 'POST', '', { name: 'Harbour evenings', own: 'Anne' })).body.club;
  });
  const join = (who: number, name = NAMES[who]) => ask(people[who] ?? null, 'PUT', `/${club}/members/me`, { name });

  test('is a name for whoever has the link, and more for members', async () => {
    const stranger = (await ask(null, 'GET', `/${club}`)).body;
    expect(stranger).toMatchObject({ name: 'Harbour evenings', own: null, members: [], size: 1, tables: [] });
    expect((await join(1)).status).toBe(200);
    const { body } = await ask(people[1] ?? null, 'GET', `/${club}`);
    expect(body).toMatchObject({
      own: { name: 'Ben', isHost: false },
      members: [{ name: 'Anne', isHost: true }, { name: 'Ben' }],
      seasons: [seasonAt(Date.now())],
    });
    expect((await ask(people[1] ?? null, 'GET', '/mine')).body).toMatchObject([{ club, name: 'Harbour evenings' }]);
    expect((await ask(people[2] ?? null, 'GET', `/${club}/standings`)).body).toMatchObject({ error: 'members-only' });
    expect((await ask(people[2] ?? null, 'POST', `/${club}/tables`, { game: 'fuji-flush', seats: 3 })).status).toBe(
      403,
    );
  });

  test.each([
    ['АNNE', 409, 'name-taken'], // the first letter is Cyrillic
    ['\u200b', 409, 'no-name'],
    ['x'.repeat(41), 409, 'long-name'],
    ['x'.repeat(81), 400, 'bad-request'],
  ])(
    'has no two members who could be taken for each other, nor anybody without a name: case %#',
    async (name, status, error) => {
      expect(await join(1, name)).toMatchObject({ status, body: { error } });
    },
  );

  test('is left, has another host then, and is no more with its last member', async () => {
    await join(1);
    await ask(people[0] ?? null, 'DELETE', `/${club}/members/me`);
    expect((await ask(people[1] ?? null, 'GET', `/${club}`)).body.own).toMatchObject({ name: 'Ben', isHost: true });
    await ask(people[1] ?? null, 'DELETE', `/${club}/members/me`);
    expect((await ask(people[1] ?? null, 'GET', `/${club}`)).body).toMatchObject({ error: 'no-such-club' });
    expect(await join(2)).toMatchObject({ status: 404 });
  });

  test('has tables that members find, and whose games count in its standings', async () => {
    for (const who of [1, 2]) await join(who);
    const plan = { game: 'fuji-flush', seats: 3 };
    const laid = (await ask(people[0] ?? null, 'POST', `/${club}/tables`, plan)).body;
    expect((await ask(people[2] ?? null, 'GET', `/${club}`)).body.tables).toMatchObject([{ table: laid.table }]);
    const tables = people.slice(0, 3).map(client => client.watch(laid.table));
    for (const [seat, table] of tables.entries()) {
      await table.do({ type: 'sit', seat, name: NAMES[seat] ?? '' });
      await table.ready();
    }
    await tables[0]?.do({ type: 'start' });
    expect((await ask(people[0] ?? null, 'GET', `/${club}/standings`)).body.games).toEqual([]);
    await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat))));
    const standings = async (query = '') => (await ask(people[0] ?? null, 'GET', `/${club}/standings${query}`)).body;
    await expect.poll(async () => (await standings()).standings.length, PATIENTLY).toBe(3);
    const { members } = (await ask(people[0] ?? null, 'GET', `/${club}`)).body;
    const now = await standings('?game=fuji-flush');
    expect(now).toMatchObject({ played: ['fuji-flush'], games: [{ table: laid.table }] });
    const marks = members.map(({ mark }: { mark: string }) => mark);
    expect(new Set(now.standings.map(({ member }: { member: string }) => member))).toEqual(new Set(marks));
    expect(now.standings.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBeCloseTo(1);
    expect((await standings('?game=jamaica')).standings).toEqual([]);
    expect((await standings('?season=2020-1')).standings).toEqual([]);
    expect(await standings('?season=nonsense')).toMatchObject({ error: 'no-such-season' });
    // who is forgotten is no member any more, and the results of the others stay
    await fetch(`${url}/api/v1/me`, { method: 'DELETE', headers: { authorization: `Bearer ${people[2]?.token}` } });
    expect((await ask(people[0] ?? null, 'GET', `/${club}`)).body.members).toHaveLength(2);
    expect((await standings()).standings).toHaveLength(3);
  }, 60_000);
});
