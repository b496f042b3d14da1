import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonLogger } from '../../operation/log.ts';
import { connectClient, openServer, seated, temporaryFolder } from '../../tests/test-server.ts';
import { PAGE_FOLDER } from '../build-name.ts';

const json = { 'content-type': 'application/json' };

async function asked(
  url: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: unknown; headers?: object } = {},
) {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : json), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? (JSON.parse(text) as unknown) : null,
  };
}

async function withToken(url: string): Promise<{ authorization: string }> {
  const { body } = await asked(`${url}/api/v1/devices`, { method: 'POST', body: { keep: 'token' } });
  return { authorization: `Bearer ${(body as { token: string }).token}` };
}

const FUJI = { game: 'fuji-flush', seats: 4 };

describe('the shelf', () => {
  it('has the games with their seats, options and titles', async () => {
    const { url } = await openServer();
    const { status, body } = await asked(`${url}/api/v1/games`);
    expect(status).toBe(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        id: 'fuji-flush',
        title: { en: 'Fuji Flush', fr: 'Fuji Flush' },
        seats: { min: 3, max: 8, rule: expect.stringMatching(/^FUJ-/) },
        options: expect.arrayContaining([expect.objectContaining({ key: 'first', default: 'random' })]),
      }),
    );
  });

  it('has the rules of a game, and each row of them', async () => {
    const { url } = await openServer();
    const all = await asked(`${url}/api/v1/games/fuji-flush/rules`);
    expect(all.body).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining({ id: 'FUJ-OUT-02' })]) });
    const one = await asked(`${url}/api/v1/games/fuji-flush/rules/fuj-out-02`);
    expect(one.body).toMatchObject({ id: 'FUJ-OUT-02', kind: expect.any(String) });
  });

  it.each([
    ['/api/v1/games/chess/rules', 'unknown-game'],
    ['/api/v1/games/fuji-flush/rules/FUJ-OUT-99', 'unknown-row'],
    ['/api/v1/games/..%2f..%2fpackage/rules', 'unknown-game'],
    ['/api/v1/nothing', 'not-found'],
  ])('has nothing there: case %#', async (path, error) => {
    const { url } = await openServer();
    expect(await asked(`${url}${path}`)).toMatchObject({ status: 404, body: { error, detail: expect.any(String) } });
  });
});

describe('an identity', () => {
  it('of a browser is a cookie that scripts cannot read, and stays the same', async () => {
    const { url } = await openServer();
    const first = await asked(`${url}/api/v1/devices`, { method: 'POST', body: { keep: 'cookie' } });
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^havre-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(first.text).not.toContain(/=([\w-]{43})/.exec(cookie)?.[1]);
    const headers = { cookie: cookie.split(';')[0] };
    const again = await asked(`${url}/api/v1/devices`, { method: 'POST', body: { keep: 'cookie' }, headers });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect((await asked(`${url}/api/v1/tables`, { method: 'POST', body: FUJI, headers })).status).toBe(201);
  });

  it('behind a TLS proxy is a cookie for https alone', async () => {
    const { url } = await openServer();
    const { headers } = await asked(`${url}/api/v1/devices`, {
      method: 'POST',
      body: { keep: 'cookie' },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('is needed for a table of one’s own', async () => {
    const { url } = await openServer();
    for (const headers of [{}, { authorization: 'Bearer nobody' }, { authorization: `Bearer ${'x'.repeat(43)}` }])
      expect(await asked(`${url}/api/v1/tables`, { method: 'POST', body: FUJI, headers })).toMatchObject({
        status: 401,
        body: { error: 'no-identity' },
      });
  });
});

describe('a table', () => {
  it('is laid out, found by its code, and listed if it is public', async () => {
    const { url } = await openServer();
    const headers = await withToken(url);
    const made = await asked(`${url}/api/v1/tables`, {
      method: 'POST',
      body: { ...FUJI, visibility: 'public' },
      headers,
    });
    expect(made).toMatchObject({ status: 201, body: { phase: 'gathering', sitters: [null, null, null, null] } });
    const { table, code } = made.body as { table: string; code: string };
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    const same = expect.objectContaining({ table });
    expect((await asked(`${url}/api/v1/join/${code.toLowerCase()}`)).body).toEqual(same);
    expect((await asked(`${url}/api/v1/tables/${table}`)).body).toEqual(same);
    expect((await asked(`${url}/api/v1/tables`)).body).toEqual([same]);
    expect((await asked(`${url}/api/v1/tables/mine`, { headers })).body).toEqual([same]);
  });

  it('that is private is in no list but those of its people, which name nobody', async () => {
    const { url } = await openServer();
    const headers = await withToken(url);
    await asked(`${url}/api/v1/tables`, { method: 'POST', body: FUJI, headers });
    expect((await asked(`${url}/api/v1/tables`)).body).toEqual([]);
    const { body } = await asked(`${url}/api/v1/tables/mine`, { headers });
    const keys = (body as object[]).flatMap(card => Object.keys(card)).sort();
    expect(keys).toEqual(['code', 'createdAt', 'game', 'phase', 'seats', 'table', 'taken', 'touchedAt']);
  });

  it('of one’s own says at a glance who sits there and whom it waits for, and to nobody else', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const table = await client.create(FUJI);
    await table.do({ type: 'sit', seat: 1, name: 'Anne' });
    const headers = { authorization: `Bearer ${client.token}` };
    expect((await asked(`${url}/api/v1/tables/mine/glances`, { headers })).body).toEqual([
      expect.objectContaining({
        table: table.table,
        sitters: [null, { name: 'Anne', person: true }, null, null],
        seat: 1,
        isHost: true,
        asks: null,
        acting: [],
      }),
    ]);
    expect((await asked(`${url}/api/v1/tables/mine/glances`)).body).toEqual([]);
    expect((await asked(`${url}/api/v1/tables/${table.table}/board`)).body).toEqual({ view: null });
    expect((await asked(`${url}/api/v1/tables/nowhere/board`)).status).toBe(404);
  });

  it.each([
    ['no game', { seats: 4 }, { error: 'bad-request', detail: expect.stringContaining('game') }],
    ['an unknown game', { game: 'chess', seats: 2 }, { error: 'unknown-game' }],
    ['too many seats', { ...FUJI, seats: 9 }, { error: 'wrong-seats', rule: expect.stringMatching(/^FUJ-/) }],
    ['an unknown option', { ...FUJI, options: { dragons: true } }, { error: 'unknown-option' }],
    ['an unknown value', { ...FUJI, options: { first: 'me' } }, { error: 'unknown-value' }],
    ['a field too many', { ...FUJI, secret: 1 }, { error: 'bad-request' }],
    [
      'a clock that is too fast',
      { ...FUJI, clock: { type: 'perMove', seconds: 0, atZero: 'bot' } },
      { error: 'bad-clock' },
    ],
    ['no JSON', '{', { error: 'bad-request' }],
  ])('is not laid out with %s', async (_, body, problem) => {
    const { url } = await openServer();
    const headers = await withToken(url);
    expect(await asked(`${url}/api/v1/tables`, { method: 'POST', body, headers })).toMatchObject({
      status: 400,
      body: problem,
    });
  });

  it('takes no book for a plan', async () => {
    const { url } = await openServer();
    const headers = await withToken(url);
    const body = JSON.stringify({ ...FUJI, game: 'x'.repeat(20_000) });
    expect(await asked(`${url}/api/v1/tables`, { method: 'POST', body, headers })).toMatchObject({
      status: 413,
      body: { error: 'too-long' },
    });
  });

  it('has no replay before its end', async () => {
    const { url } = await openServer();
    const [table] = await seated(await Promise.all([connectClient(url), connectClient(url), connectClient(url)]));
    const { status, body } = await asked(`${url}/api/v1/tables/${table?.table}/replay`);
    expect({ status, body }).toMatchObject({ status: 409, body: { error: 'not-over' } });
  });

  it('is deleted by its host alone', async () => {
    const { url } = await openServer();
    const headers = await withToken(url);
    const { body } = await asked(`${url}/api/v1/tables`, { method: 'POST', body: FUJI, headers });
    const address = `${url}/api/v1/tables/${(body as { table: string }).table}`;
    const other = await withToken(url);
    expect(await asked(address, { method: 'DELETE', headers: other })).toMatchObject({
      status: 403,
      body: { error: 'host-only' },
    });
    expect(await asked(address, { method: 'DELETE', headers })).toMatchObject({ status: 200 });
    expect((await asked(address)).status).toBe(404);
  });
});

describe('the request guard', () => {
  it('is closed to pages of other sites, and open to its own', async () => {
    const { url, port } = await openServer();
    const from = (origin: string) =>
      asked(`${url}/api/v1/devices`, { method: 'POST', body: { keep: 'cookie' }, headers: { origin } });
    expect(await from('https://example.org')).toMatchObject({ status: 403, body: { error: 'foreign-origin' } });
    expect(await from('null')).toMatchObject({ status: 403 });
    expect(await from(`http://127.0.0.1:${port + 1}`)).toMatchObject({ status: 403 });
    expect(await from(`http://127.0.0.1:${port}`)).toMatchObject({ status: 200 });
  });

  it('sends the headers that keep a page safe', async () => {
    const { url } = await openServer();
    const { headers } = await asked(`${url}/api/v1/games`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('sends with scripts and styles only what applies to them, and a worker its policy', async () => {
    const { url } = await openServer();
    const files = readdirSync(join(PAGE_FOLDER, 'assets'));
    const policies = async (wanted: RegExp) => {
      const found = files.filter(name => wanted.test(name)).map(name => fetch(`${url}/assets/${name}`));
      const answers = await Promise.all(found);
      for (const { headers } of answers) expect(headers.get('x-content-type-options')).toBe('nosniff');
      return answers.map(({ headers }) => headers.has('content-security-policy'));
    };
    expect(new Set(await policies(/^(?:index|rooms)-.+\.(?:js|css)$/))).toEqual(new Set([false]));
    expect(await policies(/worker-.+\.js$/)).toEqual([true, true, true]);
  });

  it('count what is asked of the interface, and not the files of the page', async () => {
    const { url } = await openServer({ requestLimits: { requests: 3 } });
    const statuses = async (path: string) => {
      const answers: number[] = [];
      for (let i = 0; i < 5; i++) answers.push((await fetch(`${url}${path}`)).status);
      return answers;
    };
    expect(await statuses('/icon.svg')).not.toContain(429);
    expect(await statuses('/api/v1/games')).toEqual([200, 200, 200, 429, 429]);
  });

  it('slows down whoever asks too much', async () => {
    const { url } = await openServer({ requestLimits: { devices: 3 } });
    const answers: number[] = [];
    for (let i = 0; i < 5; i++)
      answers.push((await asked(`${url}/api/v1/devices`, { method: 'POST', body: { keep: 'token' } })).status);
    expect(answers).toEqual([201, 201, 201, 429, 429]);
    const { body } = await asked(`${url}/api/v1/devices`, { method: 'POST', body: { keep: 'token' } });
    expect(body).toMatchObject({ error: 'too-fast' });
  });
});

describe('a push subscription', () => {
  it('is kept for a push service, with keys as browsers make them, and for nothing else', async () => {
    const { url } = await openServer();
    const headers = await withToken(url);
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/x';
    const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
    const keep = async (changes: object) => {
      const body = { endpoint, keys, language: 'fr', ...changes };
      return (await asked(`${url}/api/v1/bells`, { method: 'POST', headers, body })).status;
    };
    expect(await keep({})).toBe(201);
    expect(await keep({ endpoint: 'https://localhost./x' })).toBe(400);
    expect(await keep({ keys: { ...keys, auth: 'AAAA' } })).toBe(400);
    const body = { endpoint };
    expect((await asked(`${url}/api/v1/bells`, { method: 'DELETE', headers, body })).status).toBe(200);
  });
});

describe('for operators', () => {
  it('it lives, is ready, and measures', async () => {
    const { url } = await openServer();
    await seated(await Promise.all([connectClient(url), connectClient(url), connectClient(url)]));
    expect((await asked(`${url}/health/live`)).body).toEqual({ ok: true, version: '0.1.0' });
    expect((await asked(`${url}/health/ready`)).body).toEqual({ ok: true, version: '0.1.0' });
    const { text } = await asked(`${url}/metrics`);
    expect(text).toContain('havre_tables{phase="playing"} 1\n');
    expect(text).toContain('havre_sockets 3\n');
    expect(text).toContain('havre_commands_total{type="sit"} 3\n');
    expect(text).toMatch(/havre_append_seconds_count \d\d/);
  });

  it('there is an OpenAPI document of every address', async () => {
    const { url } = await openServer();
    const { body } = await asked(`${url}/api/v1/openapi.json`);
    const { openapi, paths } = body as {
      openapi: string;
      paths: Record<string, { post?: object }>;
    };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).sort()).toEqual([
      '/api/v1/addresses',
      '/api/v1/asyncapi.json',
      '/api/v1/bells',
      '/api/v1/bells/key',
      '/api/v1/calls/confirm',
      '/api/v1/calls/stop',
      '/api/v1/changes',
      '/api/v1/clubs',
      '/api/v1/clubs/mine',
      '/api/v1/clubs/{id}',
      '/api/v1/clubs/{id}/evening',
      '/api/v1/clubs/{id}/evening/guests/me',
      '/api/v1/clubs/{id}/evening/rounds',
      '/api/v1/clubs/{id}/members/me',
      '/api/v1/clubs/{id}/standings',
      '/api/v1/clubs/{id}/tables',
      '/api/v1/devices',
      '/api/v1/devices/link',
      '/api/v1/games',
      '/api/v1/games/packages',
      '/api/v1/games/{id}/components',
      '/api/v1/games/{id}/picture.png',
      '/api/v1/games/{id}/rules',
      '/api/v1/games/{id}/rules/{row}',
      '/api/v1/games/{id}/schema',
      '/api/v1/join/{code}',
      '/api/v1/me',
      '/api/v1/me/calls',
      '/api/v1/me/devices',
      '/api/v1/me/devices/codes',
      '/api/v1/me/devices/{device}',
      '/api/v1/me/games',
      '/api/v1/me/holidays',
      '/api/v1/me/holidays/{from}',
      '/api/v1/me/passkeys',
      '/api/v1/me/passkeys/options',
      '/api/v1/me/passkeys/{passkey}',
      '/api/v1/passkeys',
      '/api/v1/passkeys/options',
      '/api/v1/programs',
      '/api/v1/refusals',
      '/api/v1/tables',
      '/api/v1/tables/carried',
      '/api/v1/tables/mine',
      '/api/v1/tables/mine/glances',
      '/api/v1/tables/{id}',
      '/api/v1/tables/{id}/advice',
      '/api/v1/tables/{id}/board',
      '/api/v1/tables/{id}/foresight',
      '/api/v1/tables/{id}/invitations',
      '/api/v1/tables/{id}/picture.png',
      '/api/v1/tables/{id}/rematch',
      '/api/v1/tables/{id}/replay',
      '/api/v1/version',
      '/health/live',
      '/health/ready',
      '/metrics',
    ]);
    expect(JSON.stringify(paths['/api/v1/tables']?.post)).toContain('#/components/schemas/PlanInput');
    expect(JSON.stringify(body)).toContain('"perMove"');
  });

  it('the log has neither secrets nor codes in it', async () => {
    const file = join(await temporaryFolder(), 'log');
    const { url } = await openServer({ logger: jsonLogger({ level: 'trace', file }) });
    const client = await connectClient(url);
    const table = await client.create(FUJI);
    await table.do({ type: 'sit', seat: 0, name: 'Anne' });
    await table.ready();
    const code = table.info?.code ?? '';
    await client.join(code);
    const headers = { cookie: `havre-device=${client.token}`, authorization: `Bearer ${client.token}` };
    await asked(`${url}/api/v1/join/${code}?token=${client.token}`, { headers });
    await asked(`${url}/api/v1/nothing/${client.token}`, { headers });
    const log = await readFile(file, 'utf8');
    expect(log).toContain('/api/v1/join/:code');
    for (const secret of [client.token ?? '?', code, table.table]) expect(log).not.toContain(secret);
  });
});
