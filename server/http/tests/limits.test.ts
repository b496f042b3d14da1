/** What may be asked for is counted by the route that was found, whatever way its address is written. */
import { describe, expect, it } from 'vitest';
import { askedOnce, head } from '../../tests/raw-http.ts';
import { openServer } from '../../tests/test-server.ts';

const LIMIT = 5;
const CLOSE = 'Connection: close';
const JSON_BODY = 'Content-Type: application/json';

const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;
const encoded = (text: string): string => [...text].map(hex).join('');

/** Addresses that lead to the same route as a path, or might. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  path => path,
  path => path.replace('/api', '/%61pi'),
  path => path.replace('/api', '/%41pi'),
  path => path.replace('api', encoded('api')),
  path => path.replace(/[a-z]/g, hex),
  path => path.replaceAll('/', '%2f').replace('%2f', '/'),
  path => path.replace('/v1/', '%2Fv1%2F'),
  path => path.replace('/api', '/%2561pi'),
  path => `http://127.0.0.1${path}`,
  path => `HTTP://evil.example:80${path.replace('/api', '/%61pi')}`,
  path => `https://user:word@127.0.0.1${path}`,
  path => `/${path}`,
  path => path.replace('/v1', '//v1'),
  path => path.replace('/v1', '/./v1'),
  path => path.replace('/v1', '/%2e/v1'),
  path => path.replace('/v1', '/x/../v1'),
  path => path.replace('/api', '/assets/../api'),
  path => path.replace('/v1', '/v1;a=b'),
  path => `${path};a=b`,
  path => `${path}?x=/assets/`,
  path => `${path}?`,
  path => `${path}?%zz`,
  path => `${path}#fragment`,
  path => `${path}%23fragment`,
  path => `${path}%3fquery`,
  path => path.toUpperCase(),
  path => path.replace('api', 'API'),
  path => `${path}/`,
  path => `${path}%2f`,
  path => `${path}%20`,
  path => `${path}%00`,
  path => path.replace('/', '\\'),
  path => path.replace('/api', '/%c0%afapi'),
  path => path.replace('/api', '/%zz/api'),
];

/** Asks three times for each spelling, and gives how often what was asked for has been done. */
async function granted(
  port: number,
  request: (target: string) => string,
  path: string,
  done: RegExp,
): Promise<{ readonly times: number; readonly others: readonly number[] }> {
  let times = 0;
  const others: number[] = [];
  for (let round = 0; round < 3; round++)
    for (const spelling of SPELLINGS) {
      const { status, answer } = await askedOnce(port, request(spelling(path)));
      if (done.test(answer)) times++;
      else others.push(status);
    }
  return { times, others };
}

const post =
  (body: string, headers: readonly string[] = []) =>
  (target: string) =>
    `${head('POST', target, [CLOSE, JSON_BODY, `Content-Length: ${body.length}`, ...headers])}${body}`;

describe('a limit holds however an address is written', () => {
  it('for codes', async () => {
    const { port } = await openServer({ requestLimits: { joins: LIMIT } });
    const get = (target: string) => head('GET', target, [CLOSE]);
    const { times, others } = await granted(port, get, '/api/v1/join/ABCDEF', /"no-such-table"/);
    expect(times).toBe(LIMIT);
    expect(others.filter(status => ![429, 400, 403, 404].includes(status))).toEqual([]);
    expect(others).toContain(429);
    const { status } = await askedOnce(port, head('HEAD', '/api/v1/join/ABCDEF', [CLOSE]));
    expect(status).toBe(429); // the same route, asked for with another word
  });

  it('for devices', async () => {
    const { port } = await openServer({ requestLimits: { devices: LIMIT } });
    const { times, others } = await granted(port, post('{"keep":"token"}'), '/api/v1/devices', /"token":/);
    expect(times).toBe(LIMIT);
    expect(others.filter(status => ![429, 400, 404].includes(status))).toEqual([]);
  });

  it('for tables', async () => {
    const { url, port } = await openServer({ requestLimits: { tables: LIMIT } });
    const request = post('{"game":"fuji-flush","seats":3}', [`Authorization: Bearer ${await token(url)}`]);
    const { times, others } = await granted(port, request, '/api/v1/tables', /"phase":"gathering"/);
    expect(times).toBe(LIMIT);
    expect(others.filter(status => ![429, 400, 404].includes(status))).toEqual([]);
  });
});

const json = { 'content-type': 'application/json' };

async function welcomed(url: string, from: string): Promise<Response> {
  const headers = { ...json, 'x-forwarded-for': from };
  return fetch(`${url}/api/v1/devices`, { method: 'POST', headers, body: '{"keep":"token"}' });
}

async function token(url: string): Promise<string> {
  return ((await (await welcomed(url, '192.0.2.99')).json()) as { token: string }).token;
}

async function statuses(times: number, ask: (i: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    const response = await ask(i);
    await response.arrayBuffer();
    all.push(response.status);
  }
  return all;
}

describe('a limit counts', () => {
  it('a network, whatever address of it is used', async () => {
    const { url } = await openServer({ requestLimits: { devices: 3 } });
    const welcome = (prefix: string) => statuses(5, i => welcomed(url, `${prefix}${i + 1}`));
    expect(await welcome('2001:db8:1:2::')).toEqual([201, 201, 201, 429, 429]);
    expect(await welcome('2001:db8:1:3::')).toEqual([201, 201, 201, 429, 429]);
    expect(await welcome('192.0.2.')).toEqual([201, 201, 201, 201, 201]);
    expect(await statuses(4, i => welcomed(url, i % 2 === 0 ? '192.0.2.77' : '::ffff:192.0.2.77'))).toEqual([
      201, 201, 201, 429,
    ]);
    expect(await statuses(4, i => welcomed(url, `_hidden${i}`))).toEqual([201, 201, 201, 429]);
  });

  it('a person, whatever network they come from', async () => {
    const { url } = await openServer({ requestLimits: { tables: 3, joins: 3 } });
    const authorization = `Bearer ${await token(url)}`;
    const from = (i: number) => ({ authorization, 'x-forwarded-for': `192.0.2.${i + 1}` });
    const body = '{"game":"fuji-flush","seats":3}';
    const lay = (i: number) =>
      fetch(`${url}/api/v1/tables`, { method: 'POST', headers: { ...json, ...from(i) }, body });
    expect(await statuses(5, lay)).toEqual([201, 201, 201, 429, 429]);
    const look = (i: number) => fetch(`${url}/api/v1/join/ABCDEF`, { headers: from(i) });
    expect(await statuses(5, look)).toEqual([404, 404, 404, 429, 429]);
    expect((await fetch(`${url}/api/v1/games`, { headers: from(1) })).status).toBe(200);
  });

  it('nobody’s address that was only claimed', async () => {
    const { url } = await openServer({ trustProxy: '192.0.2.1', requestLimits: { devices: 3 } });
    expect(await statuses(5, i => welcomed(url, `192.0.2.${i + 1}`))).toEqual([201, 201, 201, 429, 429]);
  });

  it('every route but those that say whether the server is well, and says when to come back', async () => {
    const { url } = await openServer();
    const { paths } = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as { paths: Record<string, object> };
    const closed = await openServer({ requestLimits: { requests: 0 } });
    const free: string[] = [];
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods)) {
        const answer = await fetch(`${closed.url}${path.replace(/\{\w+\}/g, 'x')}`, { method: method.toUpperCase() });
        await answer.arrayBuffer();
        if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        else free.push(`${method} ${path}`);
      }
    expect(free).toEqual(['get /health/live', 'get /health/ready']);
    expect((await fetch(`${closed.url}/api/v1/openapi.json`)).status).toBe(429);
  });

  it('the files of the page and what is not there by themselves, and generously', async () => {
    const { url } = await openServer({ requestLimits: { pages: 3, requests: 3 } });
    const paths = ['/icon.svg', '/', '/nothing/there', '/table/x', '/icon.svg'];
    expect((await statuses(5, i => fetch(`${url}${paths[i]}`))).slice(3)).toEqual([429, 429]);
    expect(await statuses(1, () => fetch(`${url}/nothing`, { method: 'POST' }))).toEqual([429]);
    expect(await statuses(4, () => fetch(`${url}/api/v1/games`))).toEqual([200, 200, 200, 429]);
  });
});
