import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Room } from '../../room/room.ts';
import { asked, begin, created, LobbyKit, must, Witness } from '../../tests/lobby-kit.ts';
import { aPlan } from '../../tests/rehearsal.ts';
import { viewerStateOf } from '../../viewing/viewer-state.ts';
import type { Lobby } from '../lobby.ts';
import { found, playWithRestarts } from './restarting.ts';

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

const DAY = 24 * 60 * 60_000;

describe('making and finding tables', () => {
  test('a table has an id for links, a code to read out loud, and a commitment', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby);
    const info = await room.info();
    expect(info.table).toMatch(/^[\w-]{22}$/);
    expect(info.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(info.proof.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(info.plan.options).toEqual({ first: 'random', freeChat: false });
    expect(await lobby.room(room.id)).toBe(room);
    expect(await lobby.byCode(` ${info.code.slice(0, 3).toLowerCase()}-${info.code.slice(3)}`)).toBe(room);
  });

  test('what is not there is not found', async () => {
    const lobby = await kit.lobby();
    expect(await lobby.room('nowhere')).toBeNull();
    expect(await lobby.byCode('AAAAAA')).toBeNull();
  });

  test('a table that cannot be is refused with the reason', async () => {
    const lobby = await kit.lobby();
    const refused = async (changes: object) => {
      const room = await lobby.create('anne', { ...aPlan(), ...changes });
      return isRefusal(room) ? room.refused : null;
    };
    expect(await refused({ game: 'chess' })).toBe('unknown-game');
    expect(await refused({ seats: 2 })).toBe('wrong-seats');
    expect(await refused({ options: { first: 7 } })).toBe('no-such-seat');
    expect(await refused({ options: { freeChat: 'loud' } })).toBe('unknown-value');
    expect(await refused({ clock: { type: 'perMove', seconds: 1, atZero: 'rules' } })).toBe('bad-clock');
    expect(await refused({ botPace: -1 })).toBe('bad-pace');
  });

  test('the public list has public tables, and a person’s list their own, left ones too', async () => {
    const lobby = await kit.lobby();
    const open = await created(lobby);
    const closed = await created(lobby, { visibility: 'private' });
    await must(closed, 'bert', { type: 'sit', seat: 1, name: 'Bert' });
    await must(closed, 'bert', { type: 'stand' });
    expect((await lobby.publicTables(10)).map(card => card.table)).toEqual([open.id]);
    expect((await lobby.tablesOf('bert', 10)).map(card => card.table)).toEqual([closed.id]);
    expect(await lobby.tablesOf('anne', 10)).toHaveLength(2);
  });

  test('the host deletes a table, and whoever watches hears that it is closed', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby);
    const witness = new Witness(null);
    await room.watch(witness);
    expect(await lobby.remove(room, 'bert')).toEqual({ refused: 'host-only' });
    expect(await lobby.remove(room, 'anne')).toBeNull();
    expect(witness.events).toEqual(['closed']);
    expect(await lobby.room(room.id)).toBeNull();
  });

  test('tables of which nothing was heard for long are cleared away, others are not', async () => {
    const lobby = await kit.lobby({ abandonedAfter: () => 500 });
    const old = await created(lobby);
    kit.now += 1000;
    const young = await created(lobby);
    await lobby.clearAbandoned();
    expect(await lobby.room(old.id)).toBeNull();
    expect(await lobby.room(young.id)).toBe(young);
  });

  test('a server that starts clears away what was abandoned, and keeps what is over, watched or young', async () => {
    const before = await kit.lobby();
    const [abandoned, finished, watched] = [await created(before), await created(before), await created(before)];
    const closed = await created(before);
    await must(closed, 'anne', { type: 'close' });
    await begin(finished, 2);
    for (const who of ['bert', 'anne']) await must(finished, who, { type: 'resign' });
    await must(finished, 'anne', { type: 'close' });
    kit.now += DAY;
    const young = await created(before);
    kit.now += 2 * DAY;

    const forever = await kit.lobby();
    await forever.start();
    expect(await forever.room(abandoned.id)).not.toBeNull();
    const lobby = await kit.lobby({ abandonedAfter: () => 2.5 * DAY });
    await (await lobby.room(watched.id))?.watch(new Witness('dora'));
    await lobby.start();
    const ids = [abandoned, closed, finished, watched, young].map(room => room.id);
    const rooms = await Promise.all(ids.map(id => lobby.room(id)));
    expect(rooms.map(room => room?.id ?? null)).toEqual([null, null, ...ids.slice(2)]);
    kit.now += DAY;
    await lobby.clearAbandoned();
    expect(await lobby.room(young.id)).toBeNull();
  });
});

describe('playing again', () => {
  const over = async (lobby: Lobby) => {
    const room = await created(lobby);
    await begin(room, 2);
    await must(room, 'bert', { type: 'resign' });
    await must(room, 'anne', { type: 'resign' });
    return room;
  };

  test('the same people sit in the same seats, bots too; whoever asks first is host, and all get the same table', async () => {
    const lobby = await kit.lobby();
    const room = await over(lobby);
    const witness = new Witness('anne');
    await room.watch(witness);
    const [first, second] = await Promise.all([lobby.rematch(room, 'bert'), lobby.rematch(room, 'anne')]);
    if (isRefusal(first)) throw new Error(first.refused);
    expect(second).toBe(first);
    const info = await first.info();
    expect(info.sitters.map(sitter => sitter?.name)).toEqual(['ANNE', 'BERT', 'random']);
    expect(info).toMatchObject({ phase: 'gathering', host: 1 });
    expect(info.proof.commitment).not.toBe((await room.info()).proof.commitment);
    expect(witness.last.table.rematch).toBe(first.id);
  });

  test('what follows from the last game is agreed on: in Aquatika the other one begins', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby, { game: 'aquatika', seats: 2, options: { first: 1 } });
    await begin(room, 2);
    for (const who of ['anne', 'bert']) {
      await must(room, who, { type: 'play', action: { type: 'fill' } });
      await must(room, who, { type: 'play', action: { type: 'confirm' } });
    }
    await must(room, 'bert', { type: 'resign' });
    const next = await lobby.rematch(room, 'anne');
    if (isRefusal(next)) throw new Error(next.refused);
    expect((await next.info()).plan.options).toMatchObject({ first: 0, board: 'lagoon' });
  });

  test('not before the end, and not for strangers', async () => {
    const lobby = await kit.lobby();
    expect(await lobby.rematch(await created(lobby), 'anne')).toEqual({ refused: 'not-over' });
    expect(await lobby.rematch(await over(lobby), 'zoe')).toEqual({ refused: 'not-seated' });
  });

  test('a server that stopped in between makes the table the next time somebody asks', async () => {
    const room = await over(await kit.lobby());
    await room.change(() => [{ type: 'rematched', table: 'promised' }]);
    const lobby = await kit.lobby();
    const next = await lobby.rematch(await found(lobby, room.id), 'anne');
    expect(isRefusal(next) ? next : next.id).toBe('promised');
  });
});

describe('after a restart', () => {
  test('views, questions and dice are the same', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    for (let i = 0; i < 10; i++) {
      const next = await asked(room);
      if (next !== null) await must(room, next.who, next.command);
    }
    const again = await found(await kit.lobby(), room.id);
    const all = (one: Room) =>
      one.read(table => [[0, 1, 2, PUBLIC].map(viewer => viewerStateOf(table, viewer)), table.match?.save()]);
    expect(await all(again)).toEqual(await all(room));
  });

  test('a table whose game is no longer there does not keep the others from going on', async () => {
    const lobby = await kit.lobby();
    await begin(await created(lobby, { game: 'tiny', seats: 2, botPace: 60_000 }), 1);
    const room = await created(lobby);
    await lobby.close();
    const later = await kit.lobby({ games: id => (id === 'fuji-flush' ? fujiFlush : undefined) });
    await later.start();
    expect(await later.room(room.id)).not.toBeNull();
    await later.close();
    expect(new Set(kit.errors)).toEqual(new Set(['a table cannot be gone on with']));
  });

  test('a whole game of people and bots, stopped and started at random, is proved to the last draw', () =>
    playWithRestarts(kit, 1));
});

describe('rooms that nobody needs', () => {
  test('are taken out of memory, and read again when somebody comes', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby);
    await must(room, 'bert', { type: 'sit', seat: 1, name: 'Bert' });
    await lobby.sweep();
    expect(await lobby.room(room.id)).toBe(room);
    kit.now += 10 * 60_000;
    await lobby.sweep();
    expect(lobby.inMemory).toBe(0);
    const again = await found(lobby, room.id);
    expect(again).not.toBe(room);
    expect(await again.info()).toEqual(await room.info());
  });

  test('stay as long as somebody watches', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby);
    await room.watch(new Witness(null));
    kit.now += 10 * 60_000;
    await lobby.sweep();
    expect(await lobby.room(room.id)).toBe(room);
  });
});
