/** Many at once, each of them within what one may do. */
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { REQUEST_LIMITS } from '../../../http/dependencies.ts';
import { LIMITS } from '../../../sessions/limits.ts';
import type { Attack, Field } from '../attack.ts';
import { ask, bareSocket, counted, flood, forSeconds, frame, identities } from '../foes.ts';
import { longPast } from '../stock.ts';

const TEXT = 0x1;
const PEOPLE = 16;
const PEOPLE_PER_NETWORK = 4;
const { messages, sockets: SOCKETS } = LIMITS;
const POST = { method: 'POST' } as const;

/** As many sockets as each of some people may have, a few people to a network. */
async function manySockets(field: Field, tokens: readonly string[]): Promise<Socket[]> {
  const open: Socket[] = [];
  let from = '';
  for (const [i, token] of tokens.entries()) {
    if (i % PEOPLE_PER_NETWORK === 0) from = field.network();
    const some = await Promise.all(Array.from({ length: SOCKETS }, () => bareSocket(field.server, from, token)));
    open.push(...some.filter(socket => socket !== null));
  }
  return open;
}

export const crowdAttacks: readonly Attack[] = [
  {
    name: 'sockets-in-a-row',
    says: 'strangers of one address open sockets and close them at once, as fast as they are let in',
    ground: 'usual',
    run: async field => {
      const from = field.network();
      let [opened, refused] = [0, 0];
      await forSeconds(field.seconds, async () => {
        const socket = await bareSocket(field.server, from);
        if (socket === null) refused++;
        else opened++;
        socket?.destroy();
        await pause(2);
      });
      const broken = opened > REQUEST_LIMITS.sockets ? [`${opened} instead of ${REQUEST_LIMITS.sockets} a minute`] : [];
      return { became: `${opened} opened, ${refused} refused`, broken };
    },
  },
  {
    name: 'sockets-at-once',
    says: `${PEOPLE} identities open ${SOCKETS} sockets each over a few networks, and watch the honest table`,
    ground: 'usual',
    run: async field => {
      const tokens = await identities(field, PEOPLE);
      const wish = frame(TEXT, JSON.stringify({ v: 1, watch: field.honest.tableOf('captain-jack') }));
      const open = await manySockets(field, tokens);
      for (const socket of open) {
        socket.on('data', chunk => field.ears.hear(String(chunk))).resume();
        socket.write(wish);
      }
      await pause(field.seconds * 1000);
      const left = open.filter(({ destroyed }) => !destroyed).length;
      for (const socket of open) socket.destroy();
      return { became: `${open.length} open, ${left} at the end`, broken: [] };
    },
  },
  {
    name: 'messages',
    says: `${PEOPLE} identities send as many messages as they may, ${messages.perSecond} a second each`,
    ground: 'usual',
    run: async field => {
      const tokens = await identities(field, PEOPLE);
      const from = field.network();
      const open = (await Promise.all(tokens.map(token => bareSocket(field.server, from, token)))).filter(
        socket => socket !== null,
      );
      const pieces = [
        { v: 1, ping: 1 },
        { v: 1, id: 'same', table: field.honest.tableOf('captain-jack'), do: { type: 'resign' } },
        { v: 1, watch: field.honest.tableOf('fuji-flush') },
      ].map(message => frame(TEXT, JSON.stringify(message)));
      const { perSecond } = messages;
      const sent = await Promise.all(
        open.map((socket, i) => {
          socket.on('data', chunk => field.ears.hear(String(chunk))).resume();
          const piece = pieces[i % pieces.length] ?? Buffer.alloc(0);
          for (let n = 0; n < messages.burst - perSecond; n++) socket.write(piece);
          return flood(socket, piece, { perSecond, seconds: field.seconds });
        }),
      );
      const cut = open.filter(({ destroyed }) => destroyed).length;
      for (const socket of open) socket.destroy();
      return { became: `${sent.reduce((sum, each) => sum + each, 0)} sent, ${cut} of ${open.length} cut`, broken: [] };
    },
  },
  {
    name: 'newcomers',
    says: 'one address makes as many identities, tables and guesses of codes as it is let, and asks for more',
    ground: 'usual',
    run: async field => {
      const from = field.network();
      const agent = new Agent({ keepAlive: true, maxSockets: 4 });
      const [owner = ''] = await identities(field, 1);
      const device = JSON.stringify({ keep: 'token' });
      const table = JSON.stringify({ game: 'jamaica', seats: 6, visibility: 'public' });
      const got = { devices: 0, tables: 0, codes: 0 };
      await forSeconds(field.seconds, async round => {
        const [made, laid, guessed] = await Promise.all([
          ask(field.server, '/api/v1/devices', { from, agent, ...POST, body: device }),
          ask(field.server, '/api/v1/tables', { from, agent, ...POST, token: owner, body: table }),
          ask(field.server, `/api/v1/join/QQ${String(round).padStart(4, 'Q')}`, { from, agent }),
        ]);
        if (made.status === 201) got.devices++;
        if (laid.status === 201) got.tables++;
        if (guessed.status !== 429 && guessed.status !== 0) got.codes++;
        await pause(10);
      });
      agent.destroy();
      const broken = (['devices', 'tables'] as const).filter(kind => got[kind] > REQUEST_LIMITS[kind]);
      return {
        became: `${got.devices} identities, ${got.tables} tables, ${got.codes} codes tried`,
        broken: [...broken, ...(got.codes > REQUEST_LIMITS.joins ? ['codes'] : [])].map(kind => `too many ${kind}`),
      };
    },
  },
  {
    name: 'carries',
    says: 'four networks carry along long games, as many as each may: the server plays every one of them again',
    ground: 'usual',
    run: async field => {
      const body = JSON.stringify({ past: longPast(), seat: 0, name: 'Mallory' });
      const tokens = await identities(field, 4);
      const statuses: number[] = [];
      await Promise.all(
        tokens.map(async token => {
          const from = field.network();
          let carried = 0;
          await forSeconds(field.seconds, async () => {
            if (carried++ >= REQUEST_LIMITS.carries) return pause(100);
            statuses.push((await ask(field.server, '/api/v1/tables/carried', { from, ...POST, token, body })).status);
            return null;
          });
        }),
      );
      return { became: `${counted(statuses)}, ${(body.length / 1024).toFixed(0)} kB each`, broken: [] };
    },
  },
  {
    name: 'onlookers',
    says: `${PEOPLE} identities look on over ${SOCKETS} sockets each while the host of their table does 25 things a second`,
    ground: 'usual',
    run: async field => {
      const [host = '', ...tokens] = await identities(field, PEOPLE);
      const near = field.network();
      const body = JSON.stringify({ game: 'fuji-flush', seats: 8 });
      const laid = await ask(field.server, '/api/v1/tables', { from: near, ...POST, token: host, body });
      if (laid.status !== 201) return { became: 'no table', broken: ['an honest wish for a table was not granted'] };
      const { table } = JSON.parse(laid.body) as { table: string };
      const wish = frame(TEXT, JSON.stringify({ v: 1, watch: table }));
      let [bytes, count] = [0, 0];
      const open = await manySockets(field, tokens);
      for (const socket of open) {
        socket.on('data', chunk => {
          bytes += chunk.length;
        });
        socket.resume();
        socket.write(wish);
      }
      const busy = await bareSocket(field.server, near, host);
      busy?.resume();
      await forSeconds(field.seconds, async round => {
        const command = { type: 'sit', seat: round % 8, name: `M${round}` };
        busy?.write(frame(TEXT, JSON.stringify({ v: 1, id: `h${round}`, table, do: command })));
        count++;
        await pause(40);
      });
      for (const socket of [...open, busy]) socket?.destroy();
      return { became: `${count} deeds before ${open.length} sockets, ${(bytes / 2 ** 20).toFixed(0)} MB`, broken: [] };
    },
  },
];
