import type { Client } from '@havre/protocol/client/client.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { connectClient, openServer } from '../../tests/test-server.ts';
import { Hooks, type Received } from './hooks.ts';
import { MailServer } from './mail-server.ts';

const PATIENTLY = { timeout: 20_000 };
const URL_OF_SERVER = 'https://havre.example.org';
const WISHES = { language: 'en', zone: 'UTC', quiet: null, daily: null, mail: null, webhook: null };

describe('somebody who has asked for it', () => {
  let mails: MailServer;
  let hooks: Hooks;
  let url: string;
  let anne: Client;

  beforeEach(async () => {
    mails = new MailServer();
    await mails.open();
    onTestFinished(() => mails.close());
    hooks = new Hooks();
    await hooks.open();
    ({ url } = await openServer({
      ...{ mail: { smtp: mails.smtp, from: 'havre@example.org' }, publicUrl: URL_OF_SERVER, privateWebhooks: true },
      callTiming: { timeout: 20, pause: 20 },
    }));
    anne = await connectClient(url);
  });

  const wish = (wishes: object, who: Client = anne) =>
    fetch(`${url}/api/v1/me/calls`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...WISHES, ...wishes }),
    });
  const settingsOf = async (who: Client) =>
    (await (
      await fetch(`${url}/api/v1/me/calls`, { headers: { authorization: `Bearer ${who.token}` } })
    ).json()) as object;
  const confirm = (token: string) =>
    fetch(`${url}/api/v1/calls/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
  const tokenIn = (mail: { source: string } | undefined, purpose: string): string =>
    new RegExp(`/calls/${purpose}/([\\w.-]+)`).exec(mail?.source ?? '')?.[1] ?? '';

  /** A game against bots in which it becomes Anne's turn while she does not look. */
  const turn = async (): Promise<string> => {
    const there = await connectClient(url, { token: anne.token });
    const table = await there.create({ game: 'fuji-flush', seats: 3, botPace: 0 });
    await table.do({ type: 'sit', seat: 0, name: 'Anne' });
    for (const seat of [1, 2]) await table.do({ type: 'addBot', seat, bot: 'random' });
    await table.ready();
    await table.do({ type: 'start' });
    await table.until(({ question }) => question !== null);
    there.close();
    return table.table;
  };

  test('is written to once the address is confirmed, once a turn, and stops it with one touch', async () => {
    expect(await (await wish({ mail: 'anne@example.org' })).json()).toMatchObject({ settings: { isConfirmed: false } });
    expect(mails.taken).toMatchObject([{ to: ['anne@example.org'] }]);
    expect((await confirm('nonsense')).status).toBe(410);
    expect((await confirm(tokenIn(mails.taken[0], 'confirm'))).status).toBe(200);
    expect(await settingsOf(anne)).toMatchObject({ settings: { isConfirmed: true }, hasMail: true });
    const table = await turn();
    await expect.poll(() => mails.taken.length, PATIENTLY).toBe(2);
    const [, mail] = mails.taken;
    expect(mail?.source).toContain('Subject: Your turn at Fuji Flush');
    expect(mail?.source).toContain(`${URL_OF_SERVER}/table/${table}`);
    expect(mail?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = tokenIn(mail, 'stop');
    const stopped = await fetch(`${url}/api/v1/calls/stop?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(await stopped.json()).toEqual({ stopped: true });
    expect(await settingsOf(anne)).toMatchObject({ settings: { mail: null } });
    await wish({ webhook: { url: hooks.at('/'), template: 'json' } });
    await turn();
    await expect.poll(() => hooks.received.length, PATIENTLY).toBe(1);
    expect(mails.taken).toHaveLength(2);
  });

  test('is not written to before the address is confirmed, nor by a link for another purpose', async () => {
    await wish({ mail: 'anne@example.org', webhook: { url: hooks.at('/'), template: 'json' } });
    await turn();
    await expect.poll(() => hooks.received.length, PATIENTLY).toBe(1); // what goes out goes out at the same time
    expect(mails.taken).toHaveLength(1);
    const stop = await fetch(`${url}/api/v1/calls/stop?token=${tokenIn(mails.taken[0], 'confirm')}`, {
      method: 'POST',
    });
    expect(stop.status).toBe(410);
  });

  test('cannot have an address of others written to again and again', async () => {
    expect((await wish({ mail: 'victim@example.org' })).status).toBe(200);
    const ben = await connectClient(url);
    const again = await wish({ mail: 'Victim@example.org' }, ben);
    expect([again.status, await again.json()]).toMatchObject([409, { error: 'just-written' }]);
    expect(mails.taken).toHaveLength(1);
  });

  test('hears that the mail server is not there', async () => {
    mails.isRefusing = true;
    const answer = await wish({ mail: 'anne@example.org' });
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { error: 'mail-trouble', detail: expect.any(String) },
    ]);
    expect(await settingsOf(anne)).toMatchObject({ settings: null });
  });

  test('hears that nobody answers where the mail server should be, and is called by webhook all the same', async () => {
    await wish({ mail: 'anne@example.org' });
    await confirm(tokenIn(mails.taken[0], 'confirm'));
    await wish({ mail: 'anne@example.org', webhook: { url: hooks.at('/'), template: 'json' } });
    await mails.close();
    expect(await (await wish({ mail: 'other@example.org' })).json()).toMatchObject({ error: 'mail-trouble' });
    await turn();
    await expect.poll(() => hooks.received.length, PATIENTLY).toBe(1);
  });

  test.each([
    [
      'json',
      (table: string, { body }: Received) =>
        expect(JSON.parse(body)).toMatchObject({
          ...{ event: 'waiting', title: 'Fuji Flush', link: `${URL_OF_SERVER}/table/${table}` },
          tables: [{ table, game: 'fuji-flush' }],
        }),
    ],
    [
      'discord',
      (table: string, { body }: Received) =>
        expect(JSON.parse(body)).toEqual({
          content: `Fuji Flush: It is your turn. ${URL_OF_SERVER}/table/${table}`,
          allowed_mentions: { parse: [] },
        }),
    ],
    [
      'matrix',
      (_: string, { body }: Received) => expect(JSON.parse(body)).toEqual({ text: expect.stringContaining('Fuji') }),
    ],
    [
      'ntfy',
      (table: string, { body, headers }: Received) => {
        expect(body).toBe('It is your turn.');
        expect(headers).toMatchObject({ click: `${URL_OF_SERVER}/table/${table}` });
        expect(Buffer.from(/B\?(.*)\?=/.exec(String(headers['title']))?.[1] ?? '', 'base64').toString()).toBe(
          'Fuji Flush',
        );
      },
    ],
  ] as const)('is called by a webhook as %s has it', async (template, check) => {
    await wish({ webhook: { url: hooks.at('/hook'), template } });
    const table = await turn();
    await expect.poll(() => hooks.received.length, PATIENTLY).toBe(1);
    const [received] = hooks.received;
    if (received !== undefined) check(table, received);
  });

  test('a webhook that redirects is not followed, and none that hangs keeps others waiting', async () => {
    const ben = await connectClient(url);
    hooks.answer = (response, path) => {
      if (path === '/redirects') response.writeHead(307, { location: hooks.at('/inside') }).end();
    };
    await wish({ webhook: { url: hooks.at('/redirects'), template: 'json' } });
    await turn();
    await expect.poll(() => hooks.received.length, PATIENTLY).toBe(1);
    await wish({ webhook: { url: hooks.at('/hangs'), template: 'json' } });
    await turn();
    await expect.poll(() => hooks.received.length, PATIENTLY).toBe(2);
    await wish({ webhook: { url: hooks.at('/other'), template: 'json' } }, ben);
    anne = ben;
    await turn();
    await expect
      .poll(() => hooks.received.map(({ path }) => path), PATIENTLY)
      .toEqual(['/redirects', '/hangs', '/other']);
  });

  test.each([
    [{ zone: 'Nowhere/Land' }],
    [{ quiet: { from: '25:00', until: '08:00' } }],
    [{ daily: 'noon' }],
    [{ mail: 'anne' }],
    [{ mail: 'anne@example.org, ben@example.org' }],
    [{ webhook: { url: 'ftp://example.org', template: 'json' } }],
    [{ webhook: { url: 'https://user:password@example.org', template: 'json' } }],
    [{ webhook: { url: 'https://example.org', template: 'fax' } }],
  ])('but not for what cannot be: case %#', async wishes => {
    const answer = await wish(wishes);
    expect([answer.status, await answer.json()]).toMatchObject([400, { detail: expect.any(String) }]);
  });
});

test.each(['http://example.org/hook', 'https://127.0.0.1/hook', 'https://printer.local/', 'https://example.org:8443/'])(
  'a webhook inside the house is refused with a sentence: %s',
  async address => {
    const { url } = await openServer();
    const { token } = await connectClient(url);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const wishes = { ...WISHES, webhook: { url: address, template: 'json' } };
    const answer = await fetch(`${url}/api/v1/me/calls`, { method: 'PUT', headers, body: JSON.stringify(wishes) });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: 'bad-webhook', detail: expect.stringContaining('https address of the public network') },
    ]);
  },
);

test('where the host has no mail server, that is said', async () => {
  const { url } = await openServer();
  const { token } = await connectClient(url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...WISHES, mail: 'anne@example.org' });
  const answer = await fetch(`${url}/api/v1/me/calls`, { method: 'PUT', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([409, { error: 'no-mail' }]);
});
