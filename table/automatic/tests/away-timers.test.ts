import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Table } from '../../model/table.ts';
import { begin, created, LobbyKit, must, until, Witness } from '../../tests/lobby-kit.ts';

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

const away = (seats: number) => (table: Table) => table.history.away === seats;

test('who is gone for a while is away, and back when they return, where the game has rows for it', async () => {
  const room = await created(await kit.lobby({ absence: 20 }), { game: 'whispers', seats: 5 });
  const watchers = ['anne', 'bert', 'cleo'].map(who => new Witness(who));
  for (const watcher of watchers) await room.watch(watcher);
  await begin(room, 5);
  const [, bert] = watchers;
  if (bert === undefined) throw new Error('Bert is missing');
  room.leave(bert);
  await until(room, away(0b10));
  await room.watch(bert);
  await until(room, away(0));
  expect(await room.read(table => table.entries.slice(-2).map(({ cause }) => cause))).toEqual([
    { type: 'table', entry: { type: 'away', seat: 1 } },
    { type: 'table', entry: { type: 'back', seat: 1 } },
  ]);
  expect(kit.errors).toEqual([]);
});

test('a restart is no absence: only who does not come back in time is away', async () => {
  const first = await kit.lobby({ absence: 60_000 });
  const room = await created(first, { game: 'whispers', seats: 5 });
  await begin(room, 5);
  await first.close();
  const lobby = await kit.lobby({ absence: 200 });
  await lobby.start();
  const again = await lobby.room(room.id);
  if (again === null) throw new Error('the table is gone');
  await again.watch(new Witness('bert'));
  await until(again, away(0b100));
  expect((await again.info()).sitters.map(sitter => sitter?.here)).toEqual([false, true, false, false, false]);
});

test('a game without such rows knows nothing of it', async () => {
  const room = await created(await kit.lobby({ absence: 1 }));
  await begin(room, 3);
  const witness = new Witness('bert');
  await room.watch(witness);
  room.leave(witness);
  await must(room, 'anne', { type: 'say', channel: 'table', message: { phrase: 'hello' } });
  expect(await room.read(table => table.entries.length)).toBe(1);
});
