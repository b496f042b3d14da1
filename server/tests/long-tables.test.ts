/** Tables where much has happened: old events come in batches, and being told of them is charged. */
import type { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { ServerMessage } from '@havre/protocol/messages.ts';
import { describe, expect, it } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { connectClient, expectDone, openServer } from './test-server.ts';

const LINES = 700;
const BATCH = 256;

/** A table where somebody sits and has said a lot. */
async function talkative(host: Client): Promise<ClientTable> {
  const table = await host.create({ game: 'fuji-flush', seats: 3 });
  expectDone(await table.do({ type: 'sit', seat: 0, name: 'Anne' }));
  await Promise.all(Array.from({ length: LINES }, (_, i) => say(table, `${i}`)));
  return table;
}

const say = (table: ClientTable, text: string) => table.do({ type: 'say', channel: 'table', message: { text } });
const said = (table: ClientTable): unknown[] =>
  table.events.flatMap(item => (item.type === 'said' && 'text' in item.message ? [item.message.text] : []));
const numbers = Array.from({ length: LINES }, (_, i) => `${i}`);

describe('old events', () => {
  it('come in batches to whoever takes them so, and then a whole update with the rest', async () => {
    const { url } = await openServer();
    const { table } = await talkative(await connectClient(url));
    const raw = await RawSocket.open(url, null);
    raw.send({ v: 1, watch: table, pages: true });
    const whole = await raw.next('update');
    const batches = raw.heard.flatMap(message => (message.type === 'page' ? [message] : []));
    expect(batches.map(({ from, items }) => [from, items.length])).toEqual([
      [0, BATCH],
      [BATCH, BATCH],
    ]);
    expect(whole).toMatchObject({ whole: true, from: 2 * BATCH, eyes: 'public' });
    expect(whole.items).toHaveLength(LINES + 1 - 2 * BATCH);
    raw.send({ v: 1, watch: table, pages: true, heard: 300, eyes: 'public' });
    expect(await raw.next('page')).toMatchObject({ from: 300 });
    expect(await raw.next('update')).toMatchObject({ from: 300 + BATCH });
  });

  it('come in one update to a client of before', async () => {
    const { url } = await openServer();
    const { table } = await talkative(await connectClient(url));
    const raw = await RawSocket.open(url, null);
    raw.send({ v: 1, watch: table });
    expect(await raw.next('update')).toMatchObject({ from: 0, items: { length: LINES + 1 } });
  });

  it('are whole and in order, also where somebody goes on talking and the connection is lost meanwhile', async () => {
    const { url } = await openServer();
    const host = await connectClient(url);
    const mine = await talkative(host);
    const other = await connectClient(url);
    const his = other.watch(mine.table);
    const talking = (async () => {
      for (let i = 0; i < 40; i++) expectDone(await say(mine, `late ${i}`));
    })();
    for (let i = 0; i < 5; i++) {
      await new Promise(resolve => setTimeout(resolve, 5));
      other.interrupt();
    }
    await talking;
    await his.until(({ events }) => events.length === LINES + 41);
    expect(said(his)).toEqual([...numbers, ...Array.from({ length: 40 }, (_, i) => `late ${i}`)]);
    expect(said(mine)).toEqual(said(his));
  });

  it('are told from the viewpoint of a seat from the beginning, where somebody sits down while they are told', async () => {
    const { url } = await openServer();
    const mine = await talkative(await connectClient(url));
    const raw = await RawSocket.open(url, (await connectClient(url)).token);
    raw.send({ v: 1, watch: mine.table, pages: true });
    raw.send({ v: 1, id: 'a', table: mine.table, do: { type: 'sit', seat: 1, name: 'Ben' } });
    const ofSeat = (message: ServerMessage) => 'eyes' in message && message.eyes === 'seat 1';
    while (!raw.heard.some(message => message.type === 'update' && ofSeat(message))) await raw.next('update');
    const first = raw.heard.find(ofSeat);
    expect(first).toMatchObject({ from: 0 });
  });
});

describe('whoever asks to be told everything again and again', () => {
  const telling = { burst: 400_000, perSecond: 100_000 };

  it('is told to ask later, and of which table', async () => {
    const { url } = await openServer({ limits: { telling: { ...telling, perSecond: 0.001 } } });
    const { table } = await talkative(await connectClient(url));
    const raw = await RawSocket.open(url, (await connectClient(url)).token);
    for (let i = 0; i < 30; i++) raw.send({ v: 1, watch: table });
    expect(await raw.next('error')).toMatchObject({ code: 'too-fast', table });
    raw.send({ v: 1, ping: 1 });
    await raw.next('pong');
    const told = raw.heard.filter(message => message.type === 'update').length;
    expect(told).toBeGreaterThan(2);
    expect(told).toBeLessThan(10);
  });

  it('is told in the end, by a client that asks again', async () => {
    const { url } = await openServer({ limits: { telling } });
    const { table } = await talkative(await connectClient(url));
    const { token } = await connectClient(url);
    const raw = await RawSocket.open(url, token);
    for (let i = 0; i < 30; i++) raw.send({ v: 1, watch: table });
    await raw.next('error');
    const late = await connectClient(url, { token });
    const his = late.watch(table);
    await his.until(({ events }) => events.length === LINES + 1);
    expect(said(his)).toEqual(numbers);
  });

  it('by changing places is told when there is something left, and everybody else may watch soon', async () => {
    const { url } = await openServer({ limits: { telling: { burst: 300_000, perSecond: 100_000 } } });
    const { table } = await talkative(await connectClient(url));
    const raw = await RawSocket.open(url, (await connectClient(url)).token);
    raw.send({ v: 1, watch: table, pages: true });
    await raw.next('update');
    for (let i = 0; i < 40; i++)
      raw.send({ v: 1, id: `h${i}`, table, do: { type: 'sit', seat: 1 + (i % 2), name: 'Ben' } });
    while (raw.heard.filter(message => message.type === 'done').length < 40) await raw.next('done');
    const told = raw.heard.reduce((sum, message) => sum + JSON.stringify(message).length, 0);
    expect(told).toBeLessThan(3_000_000); // and not forty times all of it
    const seat = () => raw.heard.findLast(message => message.type === 'update' && message.whole === true);
    while (seat()?.type !== 'update' || (seat() as { eyes: string }).eyes !== 'seat 2') await raw.next('update');
  });

  it('finds no place where so many watch already, unless they sit there', async () => {
    const { url } = await openServer({ limits: { watchers: 2 } });
    const host = await connectClient(url);
    const { table } = await host.create({ game: 'fuji-flush', seats: 3 });
    await host.watch(table).do({ type: 'sit', seat: 0, name: 'Anne' });
    const [one, other] = [await RawSocket.open(url, null), await RawSocket.open(url, null)];
    one.send({ v: 1, watch: table });
    await one.next('update');
    other.send({ v: 1, watch: table });
    expect(await other.next('error')).toMatchObject({ code: 'too-many-watchers', table });
    const hers = await RawSocket.open(url, host.token);
    hers.send({ v: 1, watch: table });
    expect(await hers.next('update')).toMatchObject({ eyes: 'seat 0' });
  });
});
