/** What people do beside playing, over real sockets: move to another device, give answers once and for all, keep order. */
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { describe, expect, it } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { connectClient, expectDone, openServer, seated } from './test-server.ts';

describe('a seat', () => {
  it('moves to another device by a code that works once, and the old device only watches', async () => {
    const { url } = await openServer();
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const [mine] = await seated(clients);
    if (mine === undefined) throw new Error('nobody sits');
    const hand = (mine.view as { hand: number[] }).hand;
    const code = await mine.seatCode();
    expect(code).toMatch(/^[A-Z2-9]{8}$/);

    const phone = await connectClient(url);
    const table = phone.watch(mine.table);
    await table.until(({ eyes }) => eyes === 'public');
    expect(await table.takeSeat('AAAA-BBBB')).toEqual({ refused: 'wrong-word' });
    expect(await table.takeSeat(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBeNull();
    await table.until(({ seat }) => seat === 0);
    expect((table.view as { hand: number[] }).hand).toEqual(hand);
    expect(table.info).toMatchObject({ host: 0, sitters: [{ name: 'Anne' }, {}, {}] });
    await mine.until(({ eyes }) => eyes === 'public');
    expect((mine.view as { hand: unknown }).hand).toBeNull();
    const tablet = await connectClient(url);
    expect(await tablet.watch(mine.table).takeSeat(code)).toEqual({ refused: 'wrong-word' });
  });

  it('is not touched by the host while its player is there, nor as soon as they are gone', async () => {
    const { url } = await openServer();
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const [anne, , cleo] = await seated(clients);
    const touched = async () => [
      await anne?.seatCode(2).catch(({ refusal }) => refusal),
      await anne?.do({ type: 'takeOver', seat: 2, bot: 'random' }),
    ];
    const present = { refused: 'player-present' };
    expect(await touched()).toEqual([present, present]);
    clients[2]?.close();
    await anne?.until(({ info }) => info?.sitters[2]?.here === false);
    expect(await touched()).toEqual([present, present]);
    expect(JSON.stringify(cleo?.events)).not.toContain('seatOffered');
  });

  it('cannot be found by trying words', async () => {
    const { url } = await openServer({ limits: { claims: { burst: 3, perSecond: 0.001 } } });
    const host = await connectClient(url);
    const { table } = await host.create({ game: 'fuji-flush', seats: 3 });
    const raw = await RawSocket.open(url, (await connectClient(url)).token);
    for (let i = 0; i < 5; i++) raw.send({ v: 1, id: `w${i}`, table, do: { type: 'claimSeat', word: `AAAABBB${i}` } });
    raw.send({ v: 1, ping: 'end' });
    await raw.next('pong');
    const answers = raw.heard.flatMap(message =>
      message.type === 'refused' || message.type === 'error' ? [message.type] : [],
    );
    expect(answers).toEqual(['refused', 'refused', 'refused', 'error', 'error']);
  });

  it('is not given by a code that its owner may not make', async () => {
    const { url } = await openServer();
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const [, second] = await seated(clients);
    await expect(second?.seatCode(2)).rejects.toMatchObject({ refusal: { refused: 'host-only' } });
    await expect(second?.onlookerCode()).rejects.toMatchObject({ refusal: { refused: 'no-onlookers' } });
  });
});

describe('an answer once and for all', () => {
  it('is played for somebody who is not there, and told when they come back', async () => {
    const { url } = await openServer();
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const tables = await seated(clients);
    const [acting = 0] = tables[0]?.info?.acting ?? [];
    const next = (acting + 1) % 3;
    const [now, absent] = [tables[acting], tables[next]];
    const { hand } = (absent?.view ?? { hand: [] }) as { hand: readonly number[] };
    const [card = 0] = hand;
    const action = { type: 'playCard', card };
    expectDone((await absent?.do({ type: 'always', step: 'playCard', action })) ?? null);
    expect(absent?.always).toEqual([{ step: 'playCard', action }]);
    const token = clients[next]?.token ?? null;
    clients[next]?.close();
    const [first] = now?.question?.legal ?? [];
    if (first === undefined) throw new Error('nobody is asked');
    expectDone((await now?.play(first)) ?? null);

    const back = (await connectClient(url, { token })).watch(now?.table ?? '');
    await back.until(({ events }) => events.some(item => item.type === 'game' && item.standing === true));
    const played = back.events.find(item => item.type === 'game' && item.standing === true);
    expect(JSON.stringify(played)).toContain(`"seat":${next},"card":${card}`);
    // as long after the question as a person might take: nobody can tell
    const raised = back.events[back.events.indexOf(played as ViewerEvent) - 1];
    expect((played?.at ?? 0) - (raised?.at ?? 0)).toBeGreaterThan(700);
    expect(JSON.stringify(now?.events)).not.toContain('standing');
  });
});

describe('the chat', () => {
  it('leaves out whom one has muted, and whom the host has silenced', async () => {
    const { url } = await openServer();
    const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
    const [anne, ben, cleo] = await seated(clients);
    const say = (phrase: string) => ben?.do({ type: 'say', channel: 'table', message: { phrase } });
    expectDone((await cleo?.do({ type: 'mute', seat: 1, muted: true })) ?? null);
    expect(await say('hello')).toBeNull();
    expectDone((await anne?.do({ type: 'silence', seat: 1, silenced: true })) ?? null);
    expect(await say('goodLuck')).toEqual({ refused: 'silenced-by-host' });
    await cleo?.until(({ info }) => info?.sitters[1]?.silenced === true);
    const said = (events: readonly { type: string }[] = []) => events.filter(({ type }) => type === 'said').length;
    expect([said(anne?.events), said(ben?.events), said(cleo?.events)]).toEqual([1, 1, 0]);
  });
});
