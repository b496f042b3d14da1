import type { Client } from '@havre/protocol/client/client.ts';
import { beforeEach, expect, test } from 'vitest';
import { Hooks } from '../../notifications/tests/hooks.ts';
import { connectClient, NAMES, openServer } from '../../tests/test-server.ts';

const PATIENTLY = { timeout: 20_000 };
const HOUR = 60 * 60_000;
const NOON = Date.UTC(2026, 9, 10, 12);
const URL_OF_SERVER = 'https://havre.example.org';
const WISHES = { language: 'fr', zone: 'UTC', quiet: null, daily: null, mail: null, webhook: null };

let url: string;
let hooks: Hooks;
let people: Client[];
let club: string;
let now: number;

const ask = (who: number, method: string, path: string, body?: object) =>
  fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${people[who]?.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const wish = (who: number, wishes: object = {}) =>
  ask(who, 'PUT', 'me/calls', { ...WISHES, webhook: { url: hooks.at(`/${NAMES[who]}`), template: 'json' }, ...wishes });
const invite = (who: number) => ask(who, 'POST', `clubs/${club}/evening`, { game: 'fuji-flush', size: 3 });
const end = (who: number) => ask(who, 'DELETE', `clubs/${club}/evening`);
/** Who has been called, in the order of their names: calls go out side by side. */
const called = () => hooks.received.map(({ path }) => path.slice(1)).sort();
const [ANNE, BEN, CLEO, DAN] = [0, 1, 2, 3];

beforeEach(async () => {
  hooks = new Hooks();
  await hooks.open();
  now = NOON;
  ({ url } = await openServer({
    ...{ publicUrl: URL_OF_SERVER, privateWebhooks: true, callTiming: { patience: 20, pause: 20 } },
    now: () => now,
  }));
  people = await Promise.all(Array.from({ length: 4 }, () => connectClient(url)));
  const founded = await ask(ANNE, 'POST', 'clubs', { name: 'Le Port', own: 'Anne' });
  ({ club } = (await founded.json()) as { club: string });
  for (const who of [BEN, CLEO, DAN]) await ask(who, 'PUT', `clubs/${club}/members/me`, { name: NAMES[who] });
});

test('An invitation for tonight calls the members who are called at all, but not whoever invites, and is the way to the club', async () => {
  for (const who of [ANNE, BEN]) await wish(who);
  await wish(CLEO, { evenings: false });
  expect((await invite(ANNE)).status).toBe(200);
  await expect.poll(called, PATIENTLY).toEqual([NAMES[BEN]]);
  expect(JSON.parse(hooks.received[0]?.body ?? '')).toEqual({
    event: 'waiting',
    title: 'Le Port',
    body: expect.stringMatching(/^Ce soir, on joue à Fuji Flush\. Vous venez\s\?$/),
    link: `${URL_OF_SERVER}/club/${club}`,
    tables: [],
    evenings: [{ club, name: 'Le Port', game: 'fuji-flush' }],
  });
});

test('However often a club invites, it calls nobody twice within half a day', async () => {
  await wish(BEN);
  await invite(ANNE);
  await expect.poll(called, PATIENTLY).toEqual([NAMES[BEN]]);
  await end(ANNE);
  await wish(DAN);
  await invite(CLEO); // Dan has not been called yet, and who is called after Ben would have been is proof
  await expect.poll(called, PATIENTLY).toEqual([NAMES[BEN], NAMES[DAN]]);
  await end(ANNE);
  now += 13 * HOUR;
  await invite(CLEO);
  await expect.poll(called, PATIENTLY).toEqual([NAMES[BEN], NAMES[BEN], NAMES[DAN], NAMES[DAN]]);
});

test('Whoever is not to be disturbed hears of it when they may, once, unless they have come by themselves or it is over', async () => {
  const quiet = { from: '11:00', until: '14:00' };
  await wish(BEN, { quiet });
  await wish(CLEO, { quiet });
  await wish(DAN, { daily: '15:00' });
  await invite(ANNE);
  await ask(CLEO, 'PUT', `clubs/${club}/evening/guests/me`, { isHere: true });
  now = NOON + 2 * HOUR;
  await expect.poll(called, PATIENTLY).toEqual([NAMES[BEN]]);
  now = NOON + 3 * HOUR;
  await expect.poll(called, PATIENTLY).toEqual([NAMES[BEN], NAMES[DAN]]);
  await end(ANNE);
  now += 24 * HOUR;
  await wish(BEN, { daily: '16:00' });
  await invite(ANNE); // Ben shall hear of it at four, and it is over by then
  await end(ANNE);
  now = NOON + 29 * HOUR;
  await wish(CLEO);
  await invite(ANNE);
  await expect.poll(called, PATIENTLY).toContain(NAMES[CLEO]);
  expect(called().filter(name => name === NAMES[BEN])).toHaveLength(1);
});
