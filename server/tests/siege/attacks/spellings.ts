/** Addresses written otherwise: whatever leads to the same place is counted as the same. */
import { REQUEST_LIMITS } from '../../../http/dependencies.ts';
import type { Attack, Fate, Field } from '../attack.ts';
import { ask, identities } from '../foes.ts';

/** Ways to write an address below /api/v1. */
export const SPELLINGS: readonly (readonly [name: string, spell: (rest: string, port: number) => string])[] = [
  ['as it is', rest => `/api/v1${rest}`],
  ['%61pi', rest => `/%61pi/v1${rest}`],
  ['ap%69', rest => `/ap%69/v1${rest}`],
  ['%76%31', rest => `/api/%76%31${rest}`],
  ['API', rest => `/API/v1${rest}`],
  ['//', rest => `//api/v1${rest}`],
  ['/./', rest => `/./api/v1${rest}`],
  ['/../', rest => `/x/../api/v1${rest}`],
  ['absolute', (rest, port) => `http://127.0.0.1:${port}/api/v1${rest}`],
  ['absolute and %61pi', (rest, port) => `http://127.0.0.1:${port}/%61pi/v1${rest}`],
  ['/ at the end', rest => `/api/v1${rest}/`],
  [';', rest => `/api;x/v1${rest}`],
  ['?', rest => `/api/v1${rest}?x=1`],
  ['\\', rest => `/\\api/v1${rest}`],
  ['%2561pi', rest => `/%2561pi/v1${rest}`],
];

/** Whether it was looked into, and not only refused at the door. */
const gotThrough = (status: number, body: string): boolean =>
  status === 200 || status === 201 || (status === 404 && body.includes('"no-such-table"'));

interface Kind {
  readonly rest: (round: number) => string;
  readonly limit: number;
  readonly method: string;
  readonly body?: string;
}

const spelled =
  (kind: Kind) =>
  async (field: Field): Promise<Fate> => {
    const { server, seconds } = field;
    const from = field.network();
    const [token = ''] = kind.method === 'POST' ? await identities(field, 1) : [];
    const through = new Map<string, number>();
    const until = performance.now() + seconds * 1000;
    let asked = 0;
    while (performance.now() < until) {
      const round = asked;
      const batch = SPELLINGS.map(async ([name, spell]) => {
        const path = spell(kind.rest(round), server.port);
        const { method, body } = kind;
        const answer = await ask(server, path, { from, method, token, ...(body === undefined ? {} : { body }) });
        if (gotThrough(answer.status, answer.body)) through.set(name, (through.get(name) ?? 0) + 1);
      });
      await Promise.all(batch);
      asked += SPELLINGS.length;
    }
    const all = [...through.values()].reduce((sum, count) => sum + count, 0);
    const perSecond = (all / seconds).toFixed(0);
    const ways = [...through].map(([name, count]) => `${name} ${count}`).join(', ');
    const broken = all > kind.limit ? [`${all} of ${kind.limit} a minute came through`] : [];
    return { became: `${all} of ${asked} came through, ${perSecond} a second (${ways})`, broken };
  };

const NOBODY = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Another code each time. */
const guess = (round: number): string =>
  Array.from({ length: 6 }, (_, i) => NOBODY[Math.floor(round / 32 ** i) % 32]).join('');

export const spellingAttacks: readonly Attack[] = [
  {
    name: 'spelled-codes',
    says: 'join codes are guessed over fifteen spellings of the address, as fast as they are answered',
    ground: 'usual',
    run: spelled({ rest: round => `/join/${guess(round)}`, limit: REQUEST_LIMITS.joins, method: 'GET' }),
  },
  {
    name: 'spelled-tables',
    says: 'new tables over fifteen spellings',
    ground: 'usual',
    run: spelled({
      rest: () => '/tables',
      limit: REQUEST_LIMITS.tables,
      method: 'POST',
      body: JSON.stringify({ game: 'fuji-flush', seats: 3 }),
    }),
  },
  {
    name: 'spelled-devices',
    says: 'new identities over fifteen spellings',
    ground: 'usual',
    run: spelled({
      rest: () => '/devices',
      limit: REQUEST_LIMITS.devices,
      method: 'POST',
      body: JSON.stringify({ keep: 'token' }),
    }),
  },
];
