/** Three whole servers over one real database, with the people of each table on all three: they sit at one table. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { type Replay, verify } from '@havre/engine/kernel/replay.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { portableGameOf } from '@havre/table/model/origin.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../app.ts';
import { CLUSTER_TIMEOUT_MS, type Cluster, startCluster } from '../../tests/postgres/cluster.ts';
import { RawSocket } from '../../tests/raw-socket.ts';
import { chooser, connectClient, expectDone, playOn, seated, startTestServer } from '../../tests/test-server.ts';

const TIMEOUT_MS = 60_000;
const SERVERS = 3;
/** The shortest a clock may give, in seconds. */
const SHORTEST = 5;
const fuji: Game = fujiFlush;

let cluster: Cluster;
let database = '';
const settings = () => ({ database, dataFolder: '', listsPrograms: true });
const servers: RunningServer[] = [];
beforeAll(async () => {
  cluster = await startCluster();
  database = await cluster.emptyDatabase();
  for (let i = 0; i < SERVERS; i++) servers.push(await startTestServer(settings()));
}, CLUSTER_TIMEOUT_MS);
afterAll(async () => {
  await Promise.all(servers.map(server => server.close()));
  await cluster?.stop();
}, CLUSTER_TIMEOUT_MS);

const urlOf = (i: number): string => servers[i % SERVERS]?.url ?? '';
/** So many people, each at the next server. */
const people = (count = SERVERS) => Promise.all(Array.from({ length: count }, (_, i) => connectClient(urlOf(i))));

/** Everybody has heard as much as the one who has heard most of it, and what is for all is the same for all. */
async function expectOneTable(tables: readonly ClientTable[]): Promise<void> {
  const most = Math.max(...tables.map(({ heard }) => heard));
  await Promise.all(tables.map(table => table.until(({ heard }) => heard >= most)));
  const [first, ...others] = tables.map(({ info }) => info);
  for (const info of others) expect(info).toEqual(first);
}

/** Somebody who is asked does anything that is not refused; gives who it was. */
async function anybodyPlays(tables: readonly ClientTable[], choose = chooser(3)): Promise<ClientTable> {
  const table = await Promise.race(
    tables.map(each => each.until(({ question }) => question?.awaited === true).then(() => each)),
  );
  const { question } = table;
  if (question === null) throw new Error('nobody is asked');
  expectDone(await table.play(choose(question.legal.slice(0, question.answers))));
  await table.until(now => now.question?.decision !== question.decision);
  return table;
}

describe('people of one table on three servers', { timeout: TIMEOUT_MS }, () => {
  it('see a move, and see it taken back by whoever made it', async () => {
    const tables = await seated(await people(), { game: 'jamaica' });
    let mover = tables[0];
    const choose = chooser(5);
    while (mover?.tableView?.undo !== 'alone') mover = await anybodyPlays(tables, choose);
    await expectOneTable(tables);
    expectDone(await mover.do({ type: 'undo', acts: 1 }));
    await Promise.all(tables.map(table => table.until(({ events }) => takenBack(events).length === 1)));
    await expectOneTable(tables);
    expect(mover.question).not.toBeNull();
    await anybodyPlays(tables, choose);
    await expectOneTable(tables);
  });

  it('are asked for their consent, and it is done once all of them agree', async () => {
    const tables = await seated(await people(), { game: 'captain-jack' });
    const [anne, ben, cleo] = tables;
    if (anne === undefined || ben === undefined || cleo === undefined) throw new Error('somebody is missing');
    const asked = ({ info }: ClientTable) => info?.proposal?.wish === 'stop';

    expectDone(await anne.do({ type: 'propose', on: 'stop' }));
    await Promise.all(tables.map(table => table.until(asked)));
    // Both answer at the same moment, each at a server of their own: the second is decided upon what the first has said.
    const answers = await Promise.all([
      ben.do({ type: 'answer', agrees: true }),
      cleo.do({ type: 'answer', agrees: false }),
    ]);
    expect(answers).toContain(null);
    await Promise.all(tables.map(table => table.until(({ info }) => info?.proposal === null)));
    await expectOneTable(tables);
    expect(anne.info?.phase).toBe('playing');

    expectDone(await cleo.do({ type: 'propose', on: 'stop' }));
    await Promise.all(tables.map(table => table.until(asked)));
    expect(await Promise.all([anne, ben].map(table => table.do({ type: 'answer', agrees: true })))).toEqual([
      null,
      null,
    ]);
    await Promise.all(tables.map(table => table.until(({ info }) => info?.phase === 'over')));
    await expectOneTable(tables);
    expect(anne.info?.outcome).not.toBeNull();
  });

  it('go on at one of them with a game that was begun on a device', async () => {
    const [anne, ben, cleo] = await people();
    const past = begunElsewhere();
    if (anne === undefined || ben === undefined || cleo === undefined) throw new Error('somebody is missing');
    const mine = await anne.carry({ past, seat: 0, name: 'Anne' });
    const tables = [mine, ben.watch(mine.table), cleo.watch(mine.table)];
    for (const [seat, table] of tables.entries()) {
      if (seat > 0) expectDone(await table.do({ type: 'sit', seat, name: past.players[seat]?.name ?? '' }));
      await table.until(() => table.seat === seat);
      expectDone(await table.ready());
    }
    await expectOneTable(tables);
    expect(mine.info?.origin).toMatchObject({ type: 'carried' });
    expectDone(await mine.do({ type: 'start' }));
    await Promise.all(tables.map((table, i) => playOn(table, chooser(i))));
    await expectOneTable(tables);
    // One after the other: those of one network are made in turn.
    const replays: Replay[] = [];
    for (const client of [anne, ben, cleo]) replays.push(await client.replay(mine.table));
    for (const replay of replays) {
      expect(replay).toEqual(replays[0]);
      expect(verify(fuji, replay, primitives)).toMatchObject({ sound: true, stream: 'proved in part' });
    }
  });

  it('know of a big screen at any of them, which sees what the public sees', async () => {
    const clients = await people();
    const tables = await seated(clients);
    const everybody = (is: boolean) => Promise.all(tables.map(table => table.until(({ info }) => info?.screen === is)));
    await everybody(false);
    // Cleo's own television: it is she who has opened it, and it must not show her cards.
    const television = await connectClient(urlOf(1), { token: clients[2]?.token ?? null });
    const screen = television.watch(tables[0]?.table ?? '', { publicly: true });
    await screen.until(({ info }) => info !== null);
    await everybody(true);
    expect(screen.eyes).toBe('public');
    expect(screen.view).toMatchObject({ hand: null });
    const { heard } = screen;
    await anybodyPlays(tables);
    await screen.until(now => now.heard > heard);
    await expectOneTable([...tables, screen]);
    television.close();
    await everybody(false);
  });

  it('talk to each other, and are at the table wherever they are connected', async () => {
    const clients = await people();
    const tables = await seated(clients);
    for (const table of tables) {
      expectDone(await table.do({ type: 'say', channel: 'table', message: { phrase: 'hello' } }));
      const said = tables.indexOf(table) + 1;
      await Promise.all(tables.map(each => each.until(({ events }) => saidBy(events).length === said)));
    }
    for (const { events } of tables) expect(saidBy(events)).toEqual([0, 1, 2]);
    const [anne, ben] = tables;
    clients[2]?.close();
    for (const table of [anne, ben]) await table?.until(({ info }) => info?.sitters[2]?.here === false);
    const again = await connectClient(urlOf(0), { token: clients[2]?.token ?? null });
    await again.watch(anne?.table ?? '').until(({ seat }) => seat === 2);
    for (const table of [anne, ben]) await table?.until(({ info }) => info?.sitters[2]?.here === true);
  });

  it('have one clock, which runs out once, whoever looks after the table', async () => {
    const clock = { type: 'perMove', seconds: SHORTEST, atZero: 'bot' } as const;
    // Several, so that it is another server's business now and then.
    const all = await Promise.all(
      Array.from({ length: SERVERS }, async () => seated(await people(), { clock, botPace: 0 })),
    );
    for (const tables of all) {
      const [first, ...others] = tables.map(({ tableView }) => tableView?.deadlines);
      expect(first).toHaveLength(1);
      for (const deadlines of others) expect(deadlines).toEqual(first);
    }
    await Promise.all(
      all.map(async tables => {
        await Promise.all(tables.map(table => table.until(({ events }) => ranOut(events).length === 1)));
        await expectOneTable(tables);
      }),
    );
  });

  it('play again at one table, in the seats they had, whoever asks first', async () => {
    const clients = await people();
    const tables = await seated(clients);
    await Promise.all(tables.map((table, i) => playOn(table, chooser(i))));
    const again = await Promise.all(clients.map(client => client.rematch(tables[0]?.table ?? '')));
    expect(new Set(again.map(({ table }) => table)).size).toBe(1);
    const next = again.map(({ table }, i) => clients[i]?.watch(table)).filter(table => table !== undefined);
    await Promise.all(next.map((table, seat) => table.until(now => now.seat === seat)));
    for (const table of next) expectDone(await table.ready());
    const host = next.find(({ seat, info }) => seat === info?.host); // whoever was first
    if (host === undefined) throw new Error('nobody is the host');
    expectDone(await host.do({ type: 'start' }));
    await Promise.all(next.map(table => table.until(({ info }) => info?.phase === 'playing')));
    await anybodyPlays(next);
    await expectOneTable(next);
  });
});

/** A game of three in its middle, as a device has it. */
function begunElsewhere() {
  const match = Match.start(fuji, { seats: 3, chance: new Stream(seededNumbers(4)) });
  const choose = chooser(2);
  for (let i = 0; i < 12; i++) {
    const seat = lowest(match.awaited);
    match.play(seat, choose(match.asked(seat)?.legal ?? []));
  }
  const players = ['Anne', 'Ben', 'Cleo'].map(name => ({ name }));
  return portableGameOf({ game: fuji.id, rules: 1, options: match.options, seats: 3, players, entries: match.log });
}

type Heard = ClientTable['events'];
const takenBack = (events: Heard) => events.filter(event => event.type === 'game' && event.letter.type === 'undo');
const saidBy = (events: Heard) => events.flatMap(event => (event.type === 'said' ? [event.seat] : []));
const ranOut = (events: Heard) => events.filter(({ type }) => type === 'ranOut');

/** A program that would like to be invited, at one of the servers. */
async function program(at: number, name: string): Promise<RawSocket> {
  const socket = await RawSocket.open(urlOf(at), (await connectClient(urlOf(at))).token);
  socket.send({ v: 1, offer: { name, games: ['fuji-flush'] } });
  return socket;
}

async function listedAt(url: string): Promise<unknown> {
  const { programs } = (await (await fetch(`${url}/api/v1/programs`)).json()) as { programs: unknown };
  return programs;
}

describe('a program that would like to be invited', () => {
  it('is listed and invited at every server, and no longer when it is gone', { timeout: TIMEOUT_MS }, async () => {
    const heron = await program(0, 'Heron');
    const { program: mark } = await heron.next('offered');
    const listed = [{ program: mark, name: 'Heron', games: ['fuji-flush'] }];
    for (let i = 0; i < SERVERS; i++) await expect.poll(() => listedAt(urlOf(i))).toEqual(listed);
    expect(await (await program(1, 'HERON')).next('error')).toMatchObject({ detail: 'name-taken' });

    const host = await connectClient(urlOf(2));
    const table = await host.create({ game: 'fuji-flush', seats: 3 });
    const answer = await fetch(`${urlOf(2)}/api/v1/tables/${table.table}/invitations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ program: mark, seat: 1 }),
    });
    expect([answer.status, await answer.json()]).toEqual([202, { name: 'Heron' }]);
    expect(await heron.next('invitation')).toMatchObject({ table: table.table, game: 'fuji-flush', seat: 1 });

    const late = await startTestServer(settings());
    try {
      await expect.poll(() => listedAt(late.url)).toEqual(listed);
      heron.socket.close();
      for (const url of [late.url, urlOf(1)]) await expect.poll(() => listedAt(url)).toEqual([]);
    } finally {
      await late.close();
    }
  });

  it('goes with the server it was connected to', { timeout: TIMEOUT_MS }, async () => {
    const going = await startTestServer(settings());
    const socket = await RawSocket.open(going.url, (await connectClient(going.url)).token);
    socket.send({ v: 1, offer: { name: 'Egret' } });
    await socket.next('offered');
    await expect.poll(() => listedAt(urlOf(0))).toMatchObject([{ name: 'Egret' }]);
    await going.close();
    await expect.poll(() => listedAt(urlOf(0))).toEqual([]);
  });
});
