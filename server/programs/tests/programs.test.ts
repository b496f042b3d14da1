/** Programs from outside: what everybody sees of them, and how they are found and invited. */
import { describe, expect, it } from 'vitest';
import { RawSocket } from '../../tests/raw-socket.ts';
import { connectClient, openServer } from '../../tests/test-server.ts';
import { MOST_OF_NETWORK } from '../program-desk.ts';

const FUJI = { game: 'fuji-flush', seats: 3 };

async function program(url: string, offer: object): Promise<RawSocket> {
  const { token } = await connectClient(url);
  const socket = await RawSocket.open(url, token);
  socket.send({ v: 1, offer });
  return socket;
}

const listed = async (url: string, query = ''): Promise<{ program: string; name: string }[]> =>
  ((await (await fetch(`${url}/api/v1/programs${query}`)).json()) as { programs: { program: string; name: string }[] })
    .programs;

const invite = (url: string, token: string | null, table: string, body: object) =>
  fetch(`${url}/api/v1/tables/${table}/invitations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const problemOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { error: string }).error,
];

describe('a program that says so when it sits down', () => {
  it('is seen to be one by everybody, at a rematch too, and is no bot of the house', async () => {
    const { url } = await openServer();
    const host = await connectClient(url);
    const table = await host.create(FUJI);
    await table.until(({ info }) => info !== null);
    const heron = await (await connectClient(url)).join(table.info?.code ?? '');
    expect(await heron.do({ type: 'sit', seat: 1, name: 'Heron', program: { level: 'strong' } })).toBeNull();
    await table.until(({ info }) => info?.sitters[1] !== null);
    expect(table.info?.sitters[1]).toMatchObject({
      name: 'Heron',
      person: true,
      bot: null,
      program: { level: 'strong' },
    });
    expect(await table.do({ type: 'sit', seat: 0, name: 'Anne' })).toBeNull();
    await table.until(({ info }) => info?.sitters[0] !== null);
    expect(table.info?.sitters[0]).not.toHaveProperty('program');
  });

  it.each([
    ['Corsaire', {}],
    ['Récif', {}],
    ['mousse', {}],
    ['Heron', { level: 'Captain' }],
  ])('has neither name nor level of a bot of the house: %s %o', async (name, mark) => {
    const { url } = await openServer();
    const table = await (await connectClient(url)).create(FUJI);
    expect(await table.do({ type: 'sit', seat: 0, name, program: mark })).toMatchObject({ refused: 'name-of-bot' });
  });
});

describe('a program that would like to be invited', () => {
  it('is listed while its socket is open, invited, and sits down as a program', async () => {
    const { url } = await openServer({ listsPrograms: true });
    const host = await connectClient(url);
    const table = await host.create(FUJI);
    await table.until(({ info }) => info !== null);
    const heron = await program(url, { name: 'Heron', level: 'strong', games: ['fuji-flush'] });
    const { program: mark } = await heron.next('offered');
    expect(await listed(url)).toEqual([{ program: mark, name: 'Heron', level: 'strong', games: ['fuji-flush'] }]);
    expect(await listed(url, '?game=jamaica')).toEqual([]);

    const answer = await invite(url, host.token, table.table, { program: mark, seat: 2 });
    expect([answer.status, await answer.json()]).toEqual([202, { name: 'Heron' }]);
    const invitation = await heron.next('invitation');
    expect(invitation).toMatchObject({ ...FUJI, table: table.table, code: table.info?.code, seat: 2 });
    heron.send({ v: 1, id: 'a', table: table.table, do: { type: 'sit', seat: 2, name: 'Heron' } });
    await heron.next('done');
    await table.until(({ info }) => info?.sitters[2] !== null);
    expect(table.info?.sitters[2]).toMatchObject({ name: 'Heron', program: { level: 'strong' } });

    heron.socket.close();
    await heron.end();
    await expect.poll(() => listed(url)).toEqual([]);
    expect(await problemOf(await invite(url, host.token, table.table, { program: mark, seat: 1 }))).toEqual([
      409,
      'no-such-program',
    ]);
  });

  it('withdraws, and comes again under another mark', async () => {
    const { url } = await openServer({ listsPrograms: true });
    const heron = await program(url, { name: 'Heron' });
    const first = await heron.next('offered');
    heron.send({ v: 1, offer: { name: 'Heron' } });
    const second = await heron.next('offered');
    expect(second.program).not.toBe(first.program);
    expect(await listed(url)).toHaveLength(1);
    heron.send({ v: 1, offer: null });
    expect((await heron.next('offered')).program).toBeNull();
    expect(await listed(url)).toEqual([]);
  });

  it('is not listed where the server does not want it, nor by somebody unknown', async () => {
    const { url } = await openServer();
    expect(await (await program(url, { name: 'Heron' })).next('error')).toMatchObject({ code: 'no-programs' });
    const stranger = await RawSocket.open(url, null);
    stranger.send({ v: 1, offer: { name: 'Heron' } });
    expect(await stranger.next('error')).toMatchObject({ code: 'no-identity' });
  });

  it('has a name of its own, and says nothing too long', async () => {
    const { url } = await openServer({ listsPrograms: true });
    await (await program(url, { name: 'Heron' })).next('offered');
    expect(await (await program(url, { name: 'HERON' })).next('error')).toMatchObject({
      code: 'bad-offer',
      detail: 'name-taken',
    });
    expect(await (await program(url, { name: 'Matelot' })).next('error')).toMatchObject({ detail: 'name-of-bot' });
    for (const offer of [{ name: 'x'.repeat(41) }, { name: 'A', games: [] }, { name: 'A', icon: 'x' }, 7])
      expect(await (await program(url, offer as object)).next('error')).toMatchObject({ code: 'bad-message' });
  });

  it('is one of few from its network', async () => {
    const { url } = await openServer({ listsPrograms: true });
    for (let i = 0; i < MOST_OF_NETWORK; i++) await (await program(url, { name: `Heron ${i}` })).next('offered');
    expect(await (await program(url, { name: 'Egret' })).next('error')).toMatchObject({ code: 'too-many-programs' });
  });

  it('is invited by the host alone, to a free seat of a game it plays, before the start', async () => {
    const { url } = await openServer({ listsPrograms: true, requestLimits: { invitations: 6 } });
    const host = await connectClient(url);
    const other = await connectClient(url);
    const table = await host.create(FUJI);
    const heron = await program(url, { name: 'Heron', games: ['jamaica'] });
    const { program: mark } = await heron.next('offered');
    const refused = async (token: string | null, body: object, id = table.table) =>
      problemOf(await invite(url, token, id, body));
    expect(await refused(null, { program: mark, seat: 0 })).toEqual([401, 'no-identity']);
    expect(await refused(other.token, { program: mark, seat: 0 })).toEqual([403, 'host-only']);
    expect(await refused(host.token, { program: mark, seat: 0 }, 'nowhere')).toEqual([404, 'no-such-table']);
    expect(await refused(host.token, { program: mark, seat: 3 })).toEqual([409, 'no-such-seat']);
    expect(await refused(host.token, { program: mark, seat: 0 })).toEqual([409, 'not-its-game']);
    await table.do({ type: 'addBot', seat: 0, bot: 'mousse' });
    expect(await refused(host.token, { program: mark, seat: 0 })).toEqual([409, 'seat-taken']);
    expect(await refused(host.token, { program: mark, seat: 1 })).toEqual([429, 'too-fast']);
  });
});
