/** What costs much to be told: long games, again and again, within what everybody may ask for. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_LIMITS } from '../../../http/dependencies.ts';
import type { Attack, Fate, Field } from '../attack.ts';
import { ask, bareSocket, counted, flood, forSeconds, frame, identities } from '../foes.ts';

const TEXT = 0x1;
/** Requests of one attacker that are on their way at the same time. */
const AT_ONCE = 4;

/** One address asks for something as often as it may in a minute, as fast as it is answered. */
async function asked(
  field: Field,
  path: (round: number) => string,
  { isKept = true, token, most = REQUEST_LIMITS.requests }: { isKept?: boolean; token?: string; most?: number } = {},
): Promise<Fate> {
  const from = field.network();
  const agent = isKept ? new Agent({ keepAlive: true, maxSockets: AT_ONCE }) : false;
  const statuses: number[] = [];
  let [rounds, bytes] = [0, 0];
  const attacker = () =>
    forSeconds(field.seconds, async () => {
      if (rounds >= most) {
        await pause(50);
        return;
      }
      const answer = await ask(field.server, path(rounds++), {
        from,
        agent,
        ...(token === undefined ? {} : { token }),
      });
      statuses.push(answer.status);
      bytes += answer.body.length;
      field.ears.hear(answer.body.slice(0, 4_096));
    });
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  if (agent !== false) agent.destroy();
  return { became: `${counted(statuses)}, ${(bytes / 2 ** 20).toFixed(0)} MB`, broken: [] };
}

/** How somebody watches: whether what is told is read, and taken in batches. */
interface Manner {
  readonly reads?: boolean;
  readonly pages?: boolean;
}

/** So many identities ask to watch the same long game, thirty times a second each. */
const watched =
  (count: number, { reads = true, pages = false }: Manner) =>
  async (field: Field): Promise<Fate> => {
    const tokens = await identities(field, count);
    const from = field.network();
    const sockets = await Promise.all(tokens.map(token => bareSocket(field.server, from, token)));
    const there = sockets.filter(socket => socket !== null);
    const wish = frame(TEXT, JSON.stringify({ v: 1, watch: field.spots.playing, pages }));
    let bytes = 0;
    for (const socket of there) {
      socket.on('data', chunk => {
        bytes += chunk.length;
      });
      if (reads) socket.resume();
    }
    const sent = await Promise.all(there.map(socket => flood(socket, wish, { perSecond: 30, seconds: field.seconds })));
    const cut = there.filter(({ destroyed, writable }) => destroyed || !writable).length;
    for (const socket of there) socket.destroy();
    const asks = sent.reduce((sum, each) => sum + each, 0);
    return {
      became: `${asks} asked, ${(bytes / 2 ** 20).toFixed(0)} MB told, ${cut} of ${there.length} cut`,
      broken: [],
    };
  };

const watchAttack = (name: string, count: number, manner: Manner = {}): Attack => ({
  name,
  says:
    `${count} ${count === 1 ? 'identity asks' : 'identities ask'} to watch a long game 30 times a second` +
    `${manner.pages === true ? ', in batches' : ''}${manner.reads === false ? ', and never read' : ''}`,
  ground: 'usual',
  run: watched(count, manner),
});

export const readingAttacks: readonly Attack[] = [
  {
    name: 'replays',
    says: 'one address fetches the replay of a long game as often as it may, over connections it keeps',
    ground: 'usual',
    run: field => asked(field, () => `/api/v1/tables/${field.spots.finished}/replay`),
  },
  {
    name: 'replays-anew',
    says: 'the same, over a new connection each time',
    ground: 'usual',
    run: field => asked(field, () => `/api/v1/tables/${field.spots.finished}/replay`, { isKept: false }),
  },
  watchAttack('watch-1', 1),
  watchAttack('watch-4', 4),
  watchAttack('watch-16', 16),
  watchAttack('watch-16-pages', 16, { pages: true }),
  watchAttack('watch-16-deaf', 16, { reads: false }),
  {
    name: 'long-tables',
    says: 'one address looks at many long tables in turn, each of which has to be read back',
    ground: 'full',
    run: field => {
      const { carried } = field.spots;
      return asked(field, round => `/api/v1/tables/${carried[round % carried.length]}`);
    },
  },
  {
    name: 'metrics',
    says: 'the measurements of a server with very many tables, as often as they are answered',
    ground: 'crowded',
    run: field => asked(field, () => '/metrics', { most: Number.POSITIVE_INFINITY }),
  },
  {
    name: 'mine',
    says: 'the tables of somebody who has very many, as often as one may ask',
    ground: 'crowded',
    run: field => asked(field, () => '/api/v1/tables/mine', { token: field.spots.owner }),
  },
  {
    name: 'costly-pages',
    says: 'what is long or has to be found out: the description of the interface, rules, readiness',
    ground: 'usual',
    run: field => {
      const paths = ['/api/v1/openapi.json', '/api/v1/games/jamaica/rules', '/health/ready', '/api/v1/tables'];
      return asked(field, round => paths[round % paths.length] ?? '/', { most: Number.POSITIVE_INFINITY });
    },
  },
];
