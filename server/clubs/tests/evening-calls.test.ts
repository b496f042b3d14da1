import type { Client } from '@havre/protocol/client/client.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { Hooks } from '../../notifications/tests/hooks.ts';
import { MailServer } from '../../notifications/tests/mail-server.ts';
import { PushBrowser, PushService } from '../../notifications/tests/push-service.ts';
import { connectClient, NAMES, openServer } from '../../tests/test-server.ts';

const PATIENTLY = { timeout: 20_000 };
const HOUR = 60 * 60_000;
const NOON = Date.UTC(2026, 9, 10, 12);
const URL_OF_SERVER = 'https://havre.example.org';
const WISHES = { language: 'fr', zone: 'UTC', quiet: null, daily: null, mail: null, webhook: null };

let url: string;
let hooks: Hooks;
let mails: MailServer;
let push: PushService;
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
const found = async (who: number, name: string): Promise<string> => {
  const answer = await ask(who, 'POST', 'clubs', { name, own: NAMES[who] });
  return ((await answer.json()) as { club: string }).club;
};
const join = (which: string, who: number) => ask(who, 'PUT', `clubs/${which}/members/me`, { name: NAMES[who] });
const invite = (who: number, which = club) =>
  ask(who, 'POST', `clubs/${which}/evening`, { game: 'fuji-flush', size: 3 });
const end = (who: number) => ask(who, 'DELETE', `clubs/${club}/evening`);
/** Who has been called, in the order of their names: calls go out side by side. */
const called = () => hooks.received.map(({ path }) => path.slice(1)).sort();
const linkIn = (mail = '', purpose: string): string => new RegExp(`/calls/${purpose}/([\\w.-]+)`).exec(mail)?.[1] ?? '';
const [ANNE, BEN, CLEO, DAN] = [0, 1, 2, 3];

beforeEach(async () => {
  hooks = new Hooks();
  [mails, push] = [new MailServer(), new PushService('push.havre.org')];
  await Promise.all([hooks.open(), mails.open(), push.open()]);
  onTestFinished(async () => void (await Promise.all([mails.close(), push.close()])));
  now = NOON;
  ({ url } = await openServer({
    ...{ publicUrl: URL_OF_SERVER, privateWebhooks: true, callTiming: { timeout: 20, pause: 20 } },
    ...{ mail: { smtp: mails.smtp, from: 'havre@example.org' }, pushNetwork: { ...push.outside, port: push.port } },
    now: () => now,
  }));
  people = await Promise.all(Array.from({ length: 4 }, () => connectClient(url)));
  club = await found(ANNE, 'Le Port');
  for (const who of [BEN, CLEO, DAN]) await join(club, who);
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

test('An invitation comes by mail, to an address that is confirmed, and one touch in it ends them', async () => {
  await wish(BEN, { webhook: null, mail: 'ben@example.org' });
  await ask(BEN, 'POST', 'calls/confirm', { token: linkIn(mails.taken[0]?.source, 'confirm') });
  await wish(CLEO, { webhook: null, mail: 'cleo@example.org' }); // who does not say that it is hers
  await invite(ANNE);
  await expect.poll(() => mails.taken.length, PATIENTLY).toBe(3); // two questions whose address it is, and the invitation
  const { to, source } = mails.taken[2] ?? { to: [], source: '' };
  expect(to).toEqual(['ben@example.org']);
  expect(source).toContain(`${URL_OF_SERVER}/club/${club}`);
  expect(source).toContain('Ce soir, on joue');
  const token = linkIn(source, 'stop');
  const stopped = await fetch(`${url}/api/v1/calls/stop?token=${token}`, { method: 'POST' });
  expect(await stopped.json()).toEqual({ stopped: true });
  await end(ANNE);
  now += 13 * HOUR;
  await wish(DAN);
  await invite(ANNE); // Dan is called after Ben would have been
  await expect.poll(called, PATIENTLY).toEqual([NAMES[DAN]]);
  expect(mails.taken).toHaveLength(3);
});

test('An invitation comes by push, in the language of the device, and leads to the club', async () => {
  const browser = new PushBrowser();
  await ask(BEN, 'POST', 'bells', { endpoint: 'https://push.havre.org/ben', keys: browser.keys, language: 'en' });
  await invite(ANNE);
  await expect.poll(() => push.calls.map(({ path }) => path), PATIENTLY).toEqual(['/ben']);
  expect(JSON.parse(browser.read(push.calls[0]?.body ?? Buffer.alloc(0)))).toEqual({
    title: 'Le Port',
    body: 'Tonight we play Fuji Flush. Are you coming?',
    path: `/club/${club}`,
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
  const other = await found(CLEO, 'Le Phare');
  await join(other, BEN);
  await wish(BEN, { daily: '16:00' });
  await invite(ANNE); // Ben shall hear of it at four, and it is over by then
  await end(ANNE);
  await invite(CLEO, other);
  now = NOON + 29 * HOUR;
  const heardByBen = () => hooks.received.filter(({ path }) => path === `/${NAMES[BEN]}`).map(({ body }) => body);
  await expect.poll(heardByBen, PATIENTLY).toHaveLength(2);
  const { evenings } = JSON.parse(heardByBen()[1] ?? '');
  expect(evenings).toEqual([{ club: other, name: 'Le Phare', game: 'fuji-flush' }]);
});
