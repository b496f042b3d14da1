/** A keeper at a running server: let in by a link, heard by everybody, and shown nothing that a stranger is not. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { shelf } from '@havre/engine/games/index.ts';
import { CLOSED } from '@havre/protocol/wire.ts';
import { describe, expect, it } from 'vitest';
import { tableMark } from '../../operation/log.ts';
import { checkStore } from '../../storage/sqlite-backup.ts';
import { RawSocket } from '../../tests/raw-socket.ts';
import { chooser, connectClient, NAMES, openServer, seated, temporaryFolder } from '../../tests/test-server.ts';
import { enter, knock, newLink, type TestKeeper } from './at-the-desk.ts';

async function kept(settings: Parameters<typeof openServer>[0] = {}) {
  const dataFolder = await temporaryFolder();
  const { url } = await openServer({ ...settings, dataFolder });
  return { url, dataFolder };
}

async function withKeeper(settings: Parameters<typeof openServer>[0] = {}) {
  const { url, dataFolder } = await kept(settings);
  return { url, dataFolder, keeper: await enter(url, await newLink(dataFolder)) };
}

const people = (url: string, count: number) => Promise.all(Array.from({ length: count }, () => connectClient(url)));

describe('the door of the keeper', () => {
  it('is not there while no link is good, and for nobody without a session', async () => {
    const { url, dataFolder } = await kept();
    const ask = (path: string, method = 'GET') => fetch(`${url}/api/v1/keeper${path}`, { method });
    expect((await knock(url, 'x')).status).toBe(404);
    expect((await ask('')).status).toBe(404);
    await enter(url, await newLink(dataFolder));
    for (const [path, method] of [
      ['', 'GET'],
      ['/deeds', 'GET'],
      ['/orders', 'POST'],
      ['/session', 'DELETE'],
    ] as const)
      expect([path, (await ask(path, method)).status]).toEqual([path, 404]);
  });

  it('opens once, by the right link, with a cookie that no script and no other site has', async () => {
    const { url, dataFolder } = await kept();
    const link = await newLink(dataFolder);
    const keeper = await enter(url, link);
    expect(keeper.cookie).toMatch(/^havre-keeper=[\w-]{43}$/);
    const again = await knock(url, link);
    expect([again.status, ((await again.json()) as { error: string }).error]).toEqual([410, 'used-link']);
    const wrong = await knock(url, 'x'.repeat(43));
    expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([410, 'wrong-link']);
    expect(await keeper.look()).toMatchObject({ tables: [], turnedAway: [] });
    expect((await keeper.ask('DELETE', '/session')).status).toBe(200);
    expect((await keeper.ask('GET', '')).status).toBe(404);
  });

  it('says of its cookie that it is strict, and hidden from scripts', async () => {
    const { url, dataFolder } = await kept();
    const response = await knock(url, await newLink(dataFolder));
    expect(response.headers.get('set-cookie')).toMatch(/Path=\/api\/v1\/keeper; HttpOnly; SameSite=Strict/);
  });
});

describe('tables under a keeper', () => {
  it('are closed, and everybody there is told by whom', async () => {
    const { url, keeper } = await withKeeper();
    const tables = await seated(await people(url, 3));
    const mark = tableMark(tables[0]?.table ?? '');
    expect(await keeper.order({ do: 'close', table: mark })).toEqual({ ok: true, about: mark });
    for (const table of tables) {
      await table.until(({ info }) => info?.phase === 'closed');
      expect(table.info?.keeperDeed).toBe('closed');
      expect(table.events.at(-1)).toMatchObject({ type: 'closed', keeper: 'closed' });
    }
    expect(await keeper.order({ do: 'close', table: mark })).toMatchObject({ ok: false, refused: 'table-closed' });
    expect((await keeper.look()).tables).toEqual([]);
  });

  it('whose game is ended have no result, and play again', async () => {
    const { url, keeper } = await withKeeper();
    const clients = await people(url, 3);
    const tables = await seated(clients);
    const [table] = tables;
    expect(await keeper.order({ do: 'end', table: table?.info?.code ?? '' })).toMatchObject({ ok: true });
    await table?.until(({ info }) => info?.phase === 'closed');
    expect(table?.info).toMatchObject({ keeperDeed: 'ended', outcome: null });
    const { people: here, tables: listed } = await keeper.look();
    expect(listed).toEqual([]);
    expect(here.flatMap(({ names }) => names).sort()).toEqual(NAMES.slice(0, 3));
    const next = await clients[0]?.rematch(table?.table ?? '');
    await next?.until(({ info }) => info?.phase === 'gathering');
    expect(next?.info?.sitters.map(sitter => sitter?.name)).toEqual(NAMES.slice(0, 3));
  });

  it('are taken off the list and put back', async () => {
    const { url, keeper } = await withKeeper();
    const [host] = await people(url, 1);
    const table = await host?.create({ game: 'fuji-flush', seats: 3, visibility: 'public' });
    const listed = async () => ((await (await fetch(`${url}/api/v1/tables`)).json()) as object[]).length;
    const mark = tableMark(table?.table ?? '');
    expect(await listed()).toBe(1);
    await keeper.order({ do: 'hide', table: mark, hidden: true });
    expect(await listed()).toBe(0);
    expect((await keeper.look()).tables).toMatchObject([{ mark, listed: false, hidden: true, code: null }]);
    await keeper.order({ do: 'hide', table: mark, hidden: false });
    expect(await listed()).toBe(1);
    const hidden = await host?.create({ game: 'fuji-flush', seats: 3 });
    const refused = await keeper.order({ do: 'hide', table: tableMark(hidden?.table ?? ''), hidden: true });
    expect(refused).toMatchObject({ ok: false, refused: 'not-public' });
  });
});

describe('whoever is shut out', () => {
  it('has no open socket any more, and gets no other, with any device', async () => {
    const { url, keeper } = await withKeeper();
    const clients = await people(url, 3);
    const [, banned, other] = clients;
    const tables = await seated(clients);
    const socket = await RawSocket.open(url, banned?.token ?? null);
    const code = tables[0]?.info?.code ?? '';
    expect(await keeper.order({ do: 'ban', whom: `${code}:2`, why: 'rude' })).toMatchObject({ ok: true });
    expect(await socket.end()).toBe(CLOSED.shutOut);
    expect(await new RawSocket(url, banned?.token ?? null).end()).toBe(CLOSED.shutOut);
    const mine = (token: string | null | undefined) =>
      fetch(`${url}/api/v1/tables/mine`, { headers: { authorization: `Bearer ${token}` } });
    const refused = await mine(banned?.token);
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: 'shut-out' }]);
    expect((await mine(other?.token)).status).toBe(200);
    await RawSocket.open(url, other?.token ?? null);
    const [ban] = (await keeper.look()).bans;
    expect(ban).toMatchObject({ name: 'Ben', why: 'rude', network: null, until: null });
    expect(await keeper.order({ do: 'unban', ban: ban?.person ?? '' })).toMatchObject({ ok: true });
    expect((await mine(banned?.token)).status).toBe(200);
    await RawSocket.open(url, banned?.token ?? null);
  });

  it('may be a network, which never is everybody by mistake', async () => {
    const { url, keeper } = await withKeeper({ trustProxy: 'loopback' });
    const from = (address: string) => fetch(`${url}/api/v1/games`, { headers: { 'x-forwarded-for': address } });
    const socketFrom = (address: string) => new RawSocket(url, null, { headers: { 'x-forwarded-for': address } });
    const inside = socketFrom('203.0.113.9');
    await inside.next('hello');
    for (const whom of ['0.0.0.0/0', '::/1', '127.0.0.1'])
      expect(await keeper.order({ do: 'ban', whom })).toMatchObject({ ok: false, refused: 'shuts-out-everybody' });
    await keeper.order({ do: 'ban', whom: '203.0.113.0/24' });
    await keeper.order({ do: 'ban', whom: '2001:db8::/48', days: 2 });
    expect(await inside.end()).toBe(CLOSED.shutOut);
    expect(await socketFrom('203.0.113.200').end()).toBe(CLOSED.shutOut);
    for (const [address, status] of [
      ['203.0.113.1', 403],
      ['2001:db8:0:7::1', 403],
      ['203.0.114.1', 200],
      ['2001:db8:1::1', 200],
    ] as const)
      expect([address, (await from(address)).status]).toEqual([address, status]);
    expect((await keeper.order({ do: 'unban', ban: '203.0.113.0/24' })).ok).toBe(true);
    expect((await from('203.0.113.1')).status).toBe(200);
  });
});

describe('what a keeper says', () => {
  it('reaches open sockets, those that come later, and pages without one; until it is taken back', async () => {
    const { url, keeper } = await withKeeper();
    const open = await RawSocket.open(url, null);
    await keeper.order({ do: 'notice', restartIn: 5, fr: 'Du neuf arrive.' });
    const { notice } = await open.next('notice');
    expect(notice).toMatchObject({ text: { fr: 'Du neuf arrive.' }, restartAt: expect.any(Number) });
    const late = new RawSocket(url, null);
    expect((await late.next('hello')).notice).toEqual(notice);
    const header = (await fetch(`${url}/api/v1/games`)).headers.get('havre-notice') ?? '';
    expect(JSON.parse(decodeURIComponent(header))).toEqual(notice);
    await keeper.order({ do: 'withdraw' });
    expect((await open.next('notice')).notice).toBeNull();
    expect((await fetch(`${url}/api/v1/games`)).headers.get('havre-notice')).toBeNull();
    expect(await keeper.order({ do: 'notice' })).toMatchObject({ ok: false, refused: 'no-text' });
  });

  it('holds of limits at once', async () => {
    const { url, keeper } = await withKeeper();
    const [host] = await people(url, 1);
    const lay = () => host?.create({ game: 'fuji-flush', seats: 3 });
    await lay();
    expect(await keeper.order({ do: 'limits', tablesPerPerson: 1, clearAfterDays: 7 })).toMatchObject({ ok: true });
    await expect(lay()).rejects.toThrow();
    expect((await keeper.look()).limits).toMatchObject({ tablesPerPerson: 1, clearAfterDays: 7 });
    await keeper.order({ do: 'limits', tablesPerPerson: null });
    await lay();
    expect((await keeper.look()).limits).toMatchObject({ tablesPerPerson: 100, clearAfterDays: 7 });
  });

  it('makes a copy, which is sound', async () => {
    const { keeper, dataFolder } = await withKeeper();
    expect(await keeper.order({ do: 'backup' })).toMatchObject({ ok: true });
    const [file = ''] = await readdir(join(dataFolder, 'backups'));
    expect(file).toMatch(/^havre-.*\.db$/);
    expect(checkStore(join(dataFolder, 'backups', file)).tables).toBe(0);
  });

  it('is written down, with what was refused', async () => {
    const { keeper } = await withKeeper();
    await keeper.order({ do: 'ban', whom: '198.51.100.0/24' });
    await keeper.order({ do: 'ban', whom: '0.0.0.0/0' });
    await keeper.order({ do: 'close', table: 'K7PQ2X' });
    expect(await keeper.deeds()).toMatchObject([
      { did: 'close', about: '', refused: 'no-such-table' },
      { did: 'ban', about: '0.0.0.0/0', refused: 'shuts-out-everybody' },
      { did: 'ban', about: '198.51.100.0/24', refused: null, by: expect.stringMatching(/^page /) },
    ]);
    const bad = await keeper.ask('POST', '/orders', { do: 'read', table: 'K7PQ2X' });
    expect(bad.status).toBe(400);
  });
});

/** Everything a keeper can ask for, as text. */
async function everything(keeper: TestKeeper): Promise<string> {
  return JSON.stringify([await keeper.look(), await keeper.deeds()]);
}

describe('what a keeper sees', () => {
  it.each(shelf.map(({ id }) => id))('of a table of %s is what a stranger sees of it', async game => {
    const { url, keeper } = await withKeeper();
    const seats = shelf.find(({ id }) => id === game)?.seats.min ?? 2;
    const clients = await people(url, Math.max(seats, game === 'decrypto' ? 4 : seats));
    const tables = await seated(clients, { game, visibility: 'public', options: {} });
    const [first] = tables;
    const id = first?.table ?? '';
    // Something is said wherever something may be said, and everybody plays a little.
    for (const [seat, table] of tables.entries())
      for (const { id: channel, phrases } of table.tableView?.channels ?? [])
        await table.do({
          type: 'say',
          channel,
          message: phrases?.[0] === undefined ? { text: `psst-${seat}` } : { phrase: phrases[0] },
        });
    for (const [seat, table] of tables.entries()) {
      const choose = chooser(seat + 1);
      for (let turn = 0; turn < 4 && table.question !== null && table.question.legal.length > 0; turn++)
        await table.play(choose(table.question.legal));
    }
    const stranger = (await connectClient(url)).watch(id);
    await stranger.until(({ info }) => info?.phase === 'playing');
    const seen = await keeper.look();
    const { info } = stranger;
    const [entry] = seen.tables;
    const { createdAt, touchedAt, ...shown } = entry ?? { createdAt: 0, touchedAt: 0 };
    expect(shown).toEqual({
      mark: tableMark(id),
      code: info?.code,
      game: info?.plan.game,
      phase: info?.phase,
      listed: true,
      hidden: false,
      seats: info?.plan.seats,
      taken: info?.sitters.filter(sitter => sitter !== null).length,
      sitters: info?.sitters.map(sitter => sitter && { name: sitter.name, bot: !sitter.person, here: sitter.here }),
    });
    expect(createdAt).toBeLessThanOrEqual(touchedAt);
    // Whatever any player sees or hears and a stranger does not is nowhere in it, nor is any key.
    const open = textsIn([stranger.view, stranger.events, info]);
    const secrets = tables.flatMap(table => [...textsIn([table.view, table.events, table.question])]);
    const all = await everything(keeper);
    const leaked = secrets.filter(text => text.length > 3 && !open.has(text) && all.includes(JSON.stringify(text)));
    expect(leaked).toEqual([]);
    for (const key of [id, ...clients.map(({ token }) => token ?? ''), 'psst']) expect(all).not.toContain(key);
  });

  it('of a private table has no key to it', async () => {
    const { url, keeper } = await withKeeper();
    const [host] = await people(url, 1);
    const table = await host?.create({ game: 'fuji-flush', seats: 3 });
    await table?.until(({ info }) => info !== null);
    const all = await everything(keeper);
    expect(all).toContain(tableMark(table?.table ?? ''));
    expect(all).not.toContain(table?.info?.code ?? '-');
    expect(all).not.toContain(table?.table ?? '-');
  });

  it('of people is a mark, what they are called, and their network', async () => {
    const { url, keeper } = await withKeeper();
    const clients = await people(url, 3);
    const tables = await seated(clients);
    const seen = await keeper.look();
    expect(seen.people.map(({ names }) => names).sort()).toEqual([['Anne'], ['Ben'], ['Cleo']]);
    for (const { mark, network, tables: at } of seen.people) {
      expect(mark).toMatch(/^[0-9a-f]{8}$/);
      expect(network).toBe('127.0.0.1');
      expect(at).toEqual([tableMark(tables[0]?.table ?? '')]);
    }
    expect(seen).toMatchObject({ playing: 1, sockets: 3, servers: 1, obstacle: null });
    expect(seen.disk?.free).toBeGreaterThan(0);
    expect(seen.memory.server).toBeGreaterThan(0);
  });
});

/** All texts in some values. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) textsIn(part, found.add(name));
  return found;
}
