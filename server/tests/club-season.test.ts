/**
 * Two people with two devices each play three evenings of one club, the last of them in another season. In between nobody looks: they
 * are called by mail, webhook and push, come back with whatever device is at hand, and find tables, ratings and records right.
 */
import { includes, NOBODY } from '@havre/engine/kernel/seats.ts';
import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import type { TableGlance } from '@havre/table/viewing/glance.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { ClubStanding } from '../clubs/club-ratings.ts';
import type { WholeEvening } from '../clubs/evenings.ts';
import { seasonAt } from '../clubs/seasons.ts';
import { Hooks } from '../notifications/tests/hooks.ts';
import { MailServer } from '../notifications/tests/mail-server.ts';
import { PushBrowser, PushService } from '../notifications/tests/push-service.ts';
import { chooser, connectClient, expectDone, openServer, playOn } from './test-server.ts';

const PATIENTLY = { timeout: 30_000 };
const DAY = 24 * 60 * 60_000;
const PUBLIC_URL = 'https://havre.example.org';

/** The evenings begin on these days after the first. */
const EVENINGS = [0, 7, 100];

interface Person {
  readonly name: string;
  /** The secret of each device. */
  readonly devices: readonly [string, string];
}

test('two people come back for three evenings, whatever calls them and whatever device they take', async () => {
  const [mails, hooks, push] = [new MailServer(), new Hooks(), new PushService('push.havre.org')];
  await Promise.all([mails.open(), hooks.open(), push.open()]);
  onTestFinished(async () => void (await Promise.all([mails.close(), push.close()])));
  const firstDay = Date.UTC(2026, 9, 5, 19);
  let moved = firstDay - Date.now();
  const { url } = await openServer({
    ...{ mail: { smtp: mails.smtp, from: 'havre@example.org' }, publicUrl: PUBLIC_URL, privateWebhooks: true },
    ...{ callTiming: { timeout: 20, pause: 20 }, pushNetwork: { ...push.outside, port: push.port } },
    now: () => Date.now() + moved,
  });

  const ask = async <T>(device: string | undefined, method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        ...(device === undefined ? {} : { authorization: `Bearer ${device}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const person = async (name: string): Promise<Person> => {
    const phone = (await connectClient(url)).token ?? '';
    const { code } = await ask<{ code: string }>(phone, 'POST', 'me/devices/codes');
    const { token } = await ask<{ token: string }>(undefined, 'POST', 'devices/link', { code, keep: 'token', name });
    return { name, devices: [phone, token] };
  };

  const [anne, ben] = [await person('Anne'), await person('Ben')];
  const wishes = { language: 'en', zone: 'UTC', quiet: null, daily: null, mail: null, webhook: null };
  await ask(anne.devices[0], 'PUT', 'me/calls', { ...wishes, mail: 'anne@example.org' });
  const token = /\/calls\/confirm\/([\w.-]+)/.exec(mails.taken[0]?.source ?? '')?.[1];
  await ask(undefined, 'POST', 'calls/confirm', { token });
  await ask(ben.devices[0], 'PUT', 'me/calls', { ...wishes, webhook: { url: hooks.at('/ben'), template: 'json' } });
  const browser = new PushBrowser();
  await ask(ben.devices[1], 'POST', 'bells', {
    endpoint: 'https://push.havre.org/ben',
    keys: browser.keys,
    language: 'fr',
  });

  const { club } = await ask<{ club: string }>(anne.devices[0], 'POST', 'clubs', { name: 'Harbour', own: 'Anne' });
  await ask(ben.devices[0], 'PUT', `clubs/${club}/members/me`, { name: 'Ben' });

  /** What Anne and Ben have won of each game, and in which places they came in. */
  const won: number[][] = [];
  const places: number[][] = [];
  for (const [number, days] of EVENINGS.entries()) {
    moved = firstDay + days * DAY - Date.now();
    // each evening they take another device than the time before, and change it in the middle of the game
    const at = (one: Person, change = 0) => one.devices[(number + change) % 2] ?? '';
    // they invite in turn, and the other is called to the club: Anne by mail, Ben by webhook and push
    const [invites, comes] = number % 2 === 0 ? [anne, ben] : [ben, anne];
    const invited = { mails: mails.taken.length, hooks: hooks.received.length, push: push.calls.length };
    await ask(at(invites), 'POST', `clubs/${club}/evening`, { game: 'jamaica', size: 2 });
    const [byMail, byHook, byPush] = comes === anne ? [1, 0, 0] : [0, 1, 1];
    await expect
      .poll(
        () => [
          mails.taken.slice(invited.mails).filter(({ source }) => source.includes(`${PUBLIC_URL}/club/${club}`)).length,
          hooks.received.slice(invited.hooks).filter(({ body }) => body.includes(`${PUBLIC_URL}/club/${club}`)).length,
          push.calls.slice(invited.push).filter(({ body }) => browser.read(body).includes(`"/club/${club}"`)).length,
        ],
        PATIENTLY,
      )
      .toEqual([byMail, byHook, byPush]);
    for (const one of [anne, ben]) await ask(at(one), 'PUT', `clubs/${club}/evening/guests/me`, { isHere: true });
    await ask(at(anne), 'POST', `clubs/${club}/evening/rounds`, { after: 0 });
    const tonight = async () => (await ask<{ evening: WholeEvening }>(at(ben), 'GET', `clubs/${club}/evening`)).evening;
    const id = (await tonight()).rounds[0]?.tables[0]?.table ?? '';
    const asks = async (one: Person, change: number) => {
      const mine = await ask<({ table: string; phase: string } & TableGlance)[]>(
        at(one, change),
        'GET',
        'tables/mine/glances',
      );
      return mine.find(({ table }) => table === id)?.asks ?? null;
    };

    const before = { mails: mails.taken.length, hooks: hooks.received.length, push: push.calls.length };
    const here = await Promise.all([anne, ben].map(one => connectClient(url, { token: at(one) })));
    const tables = here.map(client => client.watch(id));
    await Promise.all(tables.map(table => table.until(() => table.seat !== null)));
    for (const table of tables) expectDone(await table.ready());
    expectDone((await tables[0]?.do({ type: 'start' })) ?? null);
    await Promise.all(tables.map(table => table.until(({ info }) => info?.phase === 'playing')));
    const [first = anne, second] = [anne, ben].filter((_, seat) => tables[seat]?.question?.awaited === true);
    for (const client of here) client.close(); // nobody looks any more

    const called = {
      anne: () => mails.taken.slice(before.mails).filter(({ source }) => source.includes(`${PUBLIC_URL}/table/${id}`)),
      ben: () => hooks.received.slice(before.hooks).filter(({ body }) => body.includes(`${PUBLIC_URL}/table/${id}`)),
    };
    const callsTo = (one: Person) => (one === anne ? called.anne() : called.ben()).length;
    // Whoever places the dice is called, finds the table, and plays with the other device. Of equal dice there is nothing to place.
    let expected = (_: Person) => 1;
    if (second === undefined) {
      await expect.poll(() => callsTo(first), PATIENTLY).toBe(1);
      expect(await asks(first, 1)).toBe('move');
      expect(await asks(first === anne ? ben : anne, 1)).toBeNull();
      const comes = await connectClient(url, { token: at(first, 1) });
      const table = comes.watch(id);
      await table.until(({ question }) => question?.awaited === true);
      const [placing] = table.question?.legal ?? [];
      if (placing === undefined) throw new Error('the captain may do nothing');
      expectDone(await table.play(placing));
      comes.close();
      expected = one => (one === first ? 2 : 1);
    }
    // then both choose a card: both are called, each once for this turn
    await expect.poll(() => [callsTo(anne), callsTo(ben)], PATIENTLY).toEqual([expected(anne), expected(ben)]);
    await expect.poll(() => push.calls.length - before.push, PATIENTLY).toBe(expected(ben));
    const bell = JSON.parse(browser.read(push.calls.at(-1)?.body ?? Buffer.alloc(0))) as { path: string };
    expect(bell.path).toBe(`/table/${id}`);

    const back = await Promise.all([anne, ben].map(one => connectClient(url, { token: at(one, 1) })));
    const playing = back.map(client => client.watch(id));
    await Promise.all(playing.map((one, seat) => playOn(one, chooser(7 * number + seat))));
    const outcome = playing[0]?.info?.outcome ?? null;
    if (outcome === null || outcome.void) throw new Error('the game has no result');
    const sides = playing.map(({ seat }) => outcome.sides.find(({ seats }) => includes(seats, seat ?? NOBODY)));
    won.push(sides.map(side => (side?.share ?? 0) / outcome.parts));
    places.push(sides.map(side => side?.place ?? 0));
    for (const client of back) client.close();
    await expect.poll(async () => (await tonight()).points[0]?.points ?? 0, PATIENTLY).toBeGreaterThan(0);
    await ask(at(anne), 'DELETE', `clubs/${club}/evening`);
  }

  // records: the same three games on all four devices, as each of them remembers them
  for (const [place, one] of [anne, ben].entries())
    for (const device of one.devices) {
      const { games } = await ask<{ games: OwnGameRecord[] }>(device, 'GET', 'me/games');
      const days = games.map(({ endedAt }) => Math.round((endedAt - firstDay) / DAY));
      expect(days).toEqual([...EVENINGS].reverse());
      const own = games.map(({ players, seat }) => players[seat ?? NOBODY]?.share);
      expect(own.reverse()).toEqual(won.map(shares => shares[place]));
    }
  // ratings: two games in the first season, one in the next, and whoever came in ahead more often is rated higher (of two who are beaten
  // by the ghost one came in ahead as well, so wins do not tell)
  const { members } = await ask<{ members: { mark: string; name: string }[] }>(ben.devices[1], 'GET', `clubs/${club}`);
  for (const [season, evenings] of [
    [seasonAt(firstDay), [0, 1]],
    [seasonAt(firstDay + 100 * DAY), [2]],
  ] as const) {
    const path = `clubs/${club}/standings?season=${season}&game=jamaica`;
    const { standings } = await ask<{ standings: ClubStanding[] }>(ben.devices[1], 'GET', path);
    expect(standings.map(({ games }) => games)).toEqual([evenings.length, evenings.length]);
    const isAnne = (member: string) => members.find(({ mark }) => mark === member)?.name === 'Anne';
    for (const { member, wins } of standings)
      expect(wins).toBeCloseTo(
        evenings.reduce<number>((sum, evening) => sum + (won[evening]?.[isAnne(member) ? 0 : 1] ?? 0), 0),
      );
    const [best] = standings;
    const ahead = evenings.reduce<number>((sum, evening) => {
      const [annes = 0, bens = 0] = places[evening] ?? [];
      return sum + Math.sign(bens - annes); // how much more often Anne came in ahead
    }, 0);
    expect(isAnne(best?.member ?? '') ? ahead : -ahead).toBeGreaterThanOrEqual(0);
    expect(best?.doubt).toBeLessThan(17); // twice the deviation of somebody who has not played
  }
  // and nothing waits for anybody any more
  for (const one of [anne, ben]) {
    const mine = await ask<TableGlance[]>(one.devices[0], 'GET', 'tables/mine/glances');
    expect(mine.filter(({ asks }) => asks !== null)).toEqual([]);
  }
}, 240_000);
