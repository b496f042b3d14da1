import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordedEvent } from '../../model/events.ts';
import type { Room } from '../../room/room.ts';
import { logLinesOf } from '../../storage/table-storage.ts';
import { begin, created, LobbyKit, must, until } from '../../tests/lobby-kit.ts';

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

const CLOCK = { clock: { type: 'perMove', seconds: 3_600, atZero: 'rules' } } as const;
const dueOf = async (room: Room) => (await (await kit.store()).summary(room.id))?.dueAt;

describe('when a table is due, its card says', () => {
  test('never, while it waits for people alone', async () => {
    const room = await created(await kit.lobby());
    expect(await dueOf(room)).toBeNull();
    await begin(room, 3);
    expect(await dueOf(room)).toBeNull();
  });

  test('when its clock runs out at the earliest, and not anew with every move', async () => {
    const room = await created(await kit.lobby(), CLOCK);
    await begin(room, 3);
    await room.settle();
    const first = kit.now + 3_600_000;
    expect(await dueOf(room)).toBe(first);
    kit.now += 1_000;
    const seat = await room.read(table => table.sitters.people.find(one => table.match?.asked(one) != null) ?? -1);
    const action = await room.read(table => table.match?.asked(seat)?.legal[0]);
    const who = await room.read(table => table.at(seat)?.who ?? '');
    if (action !== undefined) await must(room, who, { type: 'play', action });
    expect(await dueOf(room)).toBe(first);
    await room.settle();
    expect(await dueOf(room)).toBe(first + 1_000);
  });

  test('at once, as soon as a bot is to play', async () => {
    const room = await created(await kit.lobby(), { botPace: 60_000 });
    await begin(room, 3);
    await room.settle();
    for (const [seat, who] of ['anne', 'bert', 'cleo'].entries())
      await must(room, who, { type: 'takeOver', seat, bot: 'random' });
    expect(await dueOf(room)).toBe(0);
  });
});

describe('a server that starts', () => {
  test('reads no table that waits for people alone, or for a clock that runs out later', async () => {
    const before = await kit.lobby();
    for (let i = 0; i < 5; i++) await created(before);
    for (let i = 0; i < 3; i++) await begin(await created(before, CLOCK), 3);
    kit.now += 10 * 60_000;
    await before.sweep();
    expect(before.inMemory).toBe(0);
    await created(before); // what happened last of all is looked at, whatever it is
    kit.now += 10 * 60_000;
    const lobby = await kit.lobby();
    await lobby.start();
    expect(lobby.inMemory).toBe(0);
  });

  test('goes on where bots were to play, and where a clock has run out', async () => {
    const before = await kit.lobby();
    const bots = await created(before, { botPace: 60_000 });
    await begin(bots, 1);
    await must(bots, 'anne', { type: 'takeOver', seat: 0, bot: 'random' });
    const clock = await created(before, CLOCK);
    await begin(clock, 3);
    const seqs = await Promise.all([bots, clock].map(room => room.read(table => table.seq)));
    await before.close();
    kit.now += 2 * 3_600_000;
    const lobby = await kit.lobby();
    await lobby.start();
    expect(lobby.inMemory).toBeGreaterThan(0);
    const again = await lobby.room(clock.id);
    if (again === null) throw new Error('the table is gone');
    await until(again, table => table.seq > (seqs[1] ?? 0));
    expect(await again.read(table => table.entries.at(-1)?.cause)).toMatchObject({ entry: { type: 'timeUp' } });
  });

  test('takes up again where something had just happened: somebody may have to be called', async () => {
    const before = await kit.lobby();
    const old = await created(before);
    await begin(old, 3);
    await old.settle();
    kit.now += 10 * 60_000;
    const recent = await created(before);
    await begin(recent, 3);
    await recent.settle();
    await before.close();
    kit.now += 24 * 3_600_000;
    const taken: string[] = [];
    const lobby = await kit.lobby({ onChange: room => taken.push(room.id) });
    await lobby.start();
    expect(taken).toEqual([recent.id]);
  });
});

test('a clock rings in time at a table that was taken out of memory', async () => {
  const lobby = await kit.lobby();
  const room = await created(lobby, CLOCK);
  await begin(room, 3);
  const at = kit.now + 3_600_000;
  kit.now += 10 * 60_000;
  await lobby.sweep();
  expect(lobby.inMemory).toBe(0);
  await lobby.takeUpDue();
  expect(lobby.inMemory).toBe(0);
  kit.now = at - 20; // the next round before it
  await lobby.takeUpDue();
  expect(lobby.inMemory).toBe(1);
  kit.now = at;
  const again = await lobby.room(room.id);
  if (again === null) throw new Error('the table is gone');
  await until(again, table => table.entries.length > 1);
  expect(await again.read(table => table.events.at(-1)?.at)).toBe(at);
});

describe('rooms in memory', () => {
  test('that nobody needs are few: whichever was asked for the longest ago goes first', async () => {
    const lobby = await kit.lobby({ bounds: { idle: 2 } });
    const rooms: Room[] = [];
    for (let i = 0; i < 5; i++) rooms.push(await created(lobby));
    await lobby.sweep(); // after whatever is being let go
    expect(lobby.inMemory).toBeLessThanOrEqual(3);
    expect(await lobby.room(rooms[4]?.id ?? '')).toBe(rooms[4]);
    const again = await lobby.room(rooms[0]?.id ?? '');
    expect(again).not.toBe(rooms[0]);
    expect(await again?.info()).toEqual(await rooms[0]?.info());
  });

  test('that somebody still holds say what has happened since', async () => {
    const lobby = await kit.lobby();
    const held = await created(lobby);
    kit.now += 10 * 60_000;
    await lobby.sweep();
    const again = await lobby.room(held.id);
    if (again === null) throw new Error('the table is gone');
    await must(again, 'bert', { type: 'sit', seat: 1, name: 'Bert' });
    expect((await held.info()).sitters[1]?.name).toBe('Bert');
  });

  test('let everybody else have their turn while a long table is read', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby);
    await must(room, 'anne', { type: 'sit', seat: 0, name: 'Anne' });
    const said = { type: 'said', seat: 0, channel: 'table', message: { text: 'x'.repeat(400) } } as const;
    const events = Array.from(
      { length: 20_000 },
      (_, i): RecordedEvent => ({ ...said, readers: 'everybody', seq: i + 2, at: 1 }),
    );
    await (await kit.store()).append(logLinesOf(room.id, events));
    const other = await kit.lobby();
    let turns = 0;
    let isRead = false;
    const count = () => {
      turns++;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    const again = await other.room(room.id);
    isRead = true;
    expect(await again?.read(table => table.seq)).toBe(20_001);
    expect(turns).toBeGreaterThan(1);
  });
});
