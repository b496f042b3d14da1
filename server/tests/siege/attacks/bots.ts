/** Thinking is the dearest thing the server does: how long an honest table's bot waits while others let many think. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client, RequestError } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { Fetch } from '@havre/protocol/client/environment.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { WebSocket } from 'ws';
import { chooser, expectDone } from '../../players.ts';
import type { Attack, Fate, Field } from '../attack.ts';
import { ask, counted } from '../foes.ts';
import { now, waitsOf } from '../measures.ts';

/** A thought takes up to a second and a half: an honest bot may wait for two of others, and a little. */
const MOST_MORE = 4_000;
/** A thread in which bots think is started with the first thought, and stays: in megabytes. */
const THREAD = 160;

/** A client that comes from some address. */
async function clientFrom({ server }: Field, from: string): Promise<Client> {
  class Near extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { localAddress: from });
    }
  }
  const fetchFrom: Fetch = async (url, { method, headers, body }) => {
    const { pathname } = new URL(url);
    const token = headers['authorization']?.replace('Bearer ', '');
    const answer = await ask(server, pathname, {
      from,
      method,
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });
    return new Response(answer.body, { status: answer.status === 0 ? 503 : answer.status });
  };
  const client = new Client({
    url: server.url,
    WebSocket: Near,
    primitives,
    identity: { token: null },
    fetch: fetchFrom,
  });
  await client.identify();
  return client;
}

/** A game of one person against bots of one level, which has begun. */
async function against(
  client: Client,
  bot: string,
  { game = 'fuji-flush', seats = 3, hints = false } = {},
): Promise<ClientTable> {
  const table = await client.create({ game, seats, hints, botPace: 0 });
  expectDone(await table.do({ type: 'sit', seat: 0, name: 'Mallory' }));
  for (let seat = 1; seat < seats; seat++) expectDone(await table.do({ type: 'addBot', seat, bot }));
  await table.until(() => table.seat === 0);
  expectDone(await table.ready());
  expectDone(await table.do({ type: 'start' }));
  await table.until(({ info }) => info?.phase !== 'opening' && info?.phase !== 'gathering');
  return table;
}

const isOver = ({ info }: ClientTable): boolean => info?.phase === 'over' || info?.phase === 'closed';

/** Plays against bots for so long; gives how long their answers took, in milliseconds, also of those still waited for. */
async function botWaits(client: Client, seconds: number): Promise<number[]> {
  const choose = chooser(5);
  const waits: number[] = [];
  const until = now() + seconds * 1000;
  let table = await against(client, 'matelot');
  while (now() < until) {
    if (isOver(table)) table = await against(client, 'matelot');
    const asked = now();
    const before = table.question?.decision;
    if (table.question !== null) await table.play(choose(table.question.legal));
    const isAnswered = (each: ClientTable) =>
      isOver(each) || (each.question !== null && each.question.decision !== before);
    await Promise.race([table.until(isAnswered), pause(Math.max(1_000, until - now()))]);
    waits.push(now() - asked);
  }
  return waits;
}

/** Something that goes on until it is stopped; stopping it says what became of it. */
interface Disturbance {
  stop(): Promise<string>;
}

/** How long bots of an honest person take, undisturbed and while something goes on. */
async function disturbed(field: Field, disturb: () => Promise<Disturbance>): Promise<Fate> {
  const honest = await clientFrom(field, field.network());
  try {
    await botWaits(honest, 0.5); // the threads are started with the first thought
    const before = waitsOf(await botWaits(honest, Math.max(1, field.seconds / 3)));
    const disturbance = await disturb();
    const during = waitsOf(await botWaits(honest, Math.max(2, field.seconds)));
    const became = await disturbance.stop();
    const more = during.p99 - before.p99;
    return {
      became: `${became}; a bot takes at most ${Math.round(before.p99)} ms before, ${Math.round(during.p99)} ms then`,
      broken: more > MOST_MORE ? [`bots wait ${(more / 1000).toFixed(1)} s longer`] : [],
    };
  } finally {
    honest.close();
  }
}

/** Somebody asks for advice again and again, all at once. */
async function advised(field: Field): Promise<Disturbance> {
  const froms = [field.network(), field.network()];
  const client = await clientFrom(field, froms[0] ?? '');
  const table = await against(client, 'mousse', { game: 'jamaica', hints: true });
  await table.until(each => each.question !== null || isOver(each));
  const path = `/api/v1/tables/${table.table}/advice`;
  const asking = Array.from({ length: 40 }, (_, i) =>
    ask(field.server, path, { from: froms[i % 2] ?? '', method: 'POST', token: client.token ?? '' }),
  );
  return {
    async stop() {
      const statuses = (await Promise.all(asking)).map(({ status }) => status);
      client.close();
      return counted(statuses);
    },
  };
}

const TABLES = 60;
const NETWORKS = 3;
const PEOPLE = 6;

/** Somebody plays at many tables of the dearest bots, as fast as these do. */
async function surrounded(field: Field): Promise<Disturbance> {
  let isOn = true;
  const froms = Array.from({ length: NETWORKS }, () => field.network());
  const clients = await Promise.all(
    Array.from({ length: PEOPLE }, (_, i) => clientFrom(field, froms[i % NETWORKS] ?? '')),
  );
  const playing: Promise<void>[] = [];
  const fates: string[] = [];
  const play = async (table: ClientTable): Promise<void> => {
    const choose = chooser(playing.length);
    while (isOn && !isOver(table)) {
      await Promise.race([table.until(each => each.question !== null || isOver(each)), pause(200)]);
      if (table.question !== null) await table.play(choose(table.question.legal));
    }
    if (!isOver(table)) await table.do({ type: 'close' });
  };
  const lay = async (client: Client): Promise<void> => {
    for (let i = 0; i < (field.isSample ? TABLES / 5 : TABLES) / PEOPLE; i++)
      try {
        playing.push(play(await against(client, 'corsaire', { game: 'captain-jack', seats: 4 })).catch(() => {}));
        fates.push('laid');
      } catch (error) {
        fates.push(error instanceof RequestError ? error.code : String(error));
      }
  };
  await Promise.all(clients.map(lay));
  return {
    async stop() {
      isOn = false;
      await Promise.all(playing);
      for (const client of clients) client.close();
      return counted(fates);
    },
  };
}

export const botAttacks: readonly Attack[] = [
  {
    name: 'advice',
    says: '40 requests for advice at once from one seat, over two addresses',
    ground: 'usual',
    keeps: THREAD,
    run: field => disturbed(field, () => advised(field)),
  },
  {
    name: 'corsairs',
    says: `${TABLES} tables of Corsairs over ${NETWORKS} networks, at which somebody plays as fast as they do`,
    ground: 'usual',
    keeps: THREAD,
    run: field => disturbed(field, () => surrounded(field)),
  },
];
