import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '../../storage/store.ts';
import { readTable } from '../../storage/table-storage.ts';
import { asked, begin, created, LobbyKit, must, Witness } from '../../tests/lobby-kit.ts';
import { commitmentOf, entropyOf, games } from '../../tests/rehearsal.ts';

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

const sit = (seat: number) => ({ type: 'sit', seat, name: 'YZX'[seat] ?? 'X' }) as const;

describe('two programs over one store', () => {
  test('what one of them writes the watchers of the other hear, once it is told of it', async () => {
    const store = await kit.store();
    const [here, there] = [await kit.lobby({ store }), await kit.lobby({ store })];
    const room = await created(here);
    const witness = new Witness('bert');
    await (await there.room(room.id))?.watch(witness);
    await must(room, 'cleo', sit(2));
    expect(witness.last.table.sitters[2]).toBeNull();
    await there.elsewhere.wrote(room.id);
    expect(witness.last.table.sitters[2]).toMatchObject({ name: 'X' });
    await there.elsewhere.wrote('a table that is not in use here');
  });
});

describe('a crowd that comes to watch', () => {
  test('while a move is being written stands behind those who play', async () => {
    const store = await kit.store();
    const { promise: disk, resolve: goOn } = Promise.withResolvers<void>();
    const slow = Object.create(store, {
      append: {
        value: async (...appended: Parameters<typeof store.append>) => {
          await disk;
          await store.append(...appended);
        },
      },
    }) as typeof store;
    const room = await kit.roomBeside((await created(await kit.lobby({ store }))).id, { store: slow });
    const sitting = room.command('bert', sit(1));
    const crowd = Array.from({ length: 20 }, () => new Witness(null));
    const watching = crowd.map(one => room.watch(one));
    await new Promise(setImmediate); // all of them stand in line by now
    const next = room.command('cleo', sit(2)).then(() => crowd.filter(({ heard }) => heard.length > 0).length);
    goOn();
    await sitting;
    expect(await next).toBeLessThan(crowd.length / 2);
    await Promise.all(watching);
    expect(crowd.every(({ heard }) => heard.length > 0)).toBe(true);
  });

  test('is not told at all where it has gone meanwhile', async () => {
    const room = await created(await kit.lobby());
    const gone = Object.assign(new Witness(null), { isGone: true });
    expect(await room.watch(gone)).toBe(true);
    expect(gone.heard).toEqual([]);
    expect(room.isBusy).toBe(false);
  });
});

describe('append before acknowledge', () => {
  test('what was answered is on disk, with its card', async () => {
    const store = await kit.store();
    const room = await created(await kit.lobby({ store }));
    await must(room, 'bert', sit(1));
    expect((await readTable(store, room.id, games))?.at(1)?.who).toBe('bert');
    expect(await store.summary(room.id)).toMatchObject({ taken: 1, people: ['anne', 'bert'] });
    await must(room, 'cleo', sit(2));
    expect(await store.summary(room.id)).toMatchObject({ taken: 2, people: ['anne', 'bert', 'cleo'] });
    kit.now += 10 * 60_000;
    await must(room, 'anne', { type: 'offerSeat', seat: 2, commitment: commitmentOf('a word') });
    await must(room, 'dora', { type: 'claimSeat', seat: 2, word: entropyOf('a word'), name: 'Dora' });
    expect(await store.summary(room.id)).toMatchObject({ taken: 2, people: ['anne', 'bert', 'cleo', 'dora'] });
    await must(room, 'anne', { type: 'addBot', seat: 0, bot: 'random' });
    expect(await store.summary(room.id)).toMatchObject({ taken: 3 });
  });

  test('a table that goes on for long is not the last in the lists', async () => {
    const store = await kit.store();
    const room = await created(await kit.lobby({ store }));
    await must(room, 'bert', sit(1));
    kit.now += 120_000;
    await must(room, 'bert', { type: 'say', channel: 'table', message: { text: 'is anybody there?' } });
    expect((await store.summary(room.id))?.touchedAt).toBe(kit.now);
  });

  test('a refusal writes nothing', async () => {
    const store = await kit.store();
    const room = await created(await kit.lobby({ store }));
    expect(await room.command('bert', { type: 'stand' })).toEqual({ refused: 'not-seated' });
    expect(await store.logLines(room.id)).toHaveLength(1);
  });

  test('commands sent at once are taken one after the other: of two for one seat, one wins and the other is told', async () => {
    const room = await created(await kit.lobby());
    const answers = await Promise.all([room.command('bert', sit(1)), room.command('cleo', sit(1))]);
    expect(answers).toEqual([null, { refused: 'seat-taken' }]);
  });

  test('two answers to one question from two tabs: exactly one wins', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    const next = await asked(room);
    if (next === null) throw new Error('nobody is asked');
    const { who, command } = next;
    const answers = await Promise.all([room.command(who, command, 'a'), room.command(who, command, 'b')]);
    expect(answers.filter(answer => answer === null)).toHaveLength(1);
    expect(answers[1]).not.toBeNull();
  });

  test('if it cannot be written it is refused with the reason, nobody hears of it, and nothing has happened', async () => {
    const store = await kit.store();
    const room = await created(await kit.lobby({ store }));
    const witness = new Witness(null);
    await room.watch(witness);
    await store.close();
    await expect(room.command('bert', sit(1))).rejects.toThrow(StoreError);
    expect(witness.heard).toHaveLength(1);
    const again = await kit.roomBeside(room.id);
    expect((await again.info()).sitters).toEqual([null, null, null]);
  });
});

test('after a failed write the table is as it is on disk, and goes on: the same command may come again', async () => {
  const lobby = await kit.lobby({ store: await kit.store({ waiting: 1 }) });
  const [one, other] = [await created(lobby), await created(lobby)];
  const answers = await Promise.allSettled([one.command('bert', sit(1), 'c1'), other.command('bert', sit(1), 'c1')]);
  expect(answers).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: 'overloaded' } }]);
  expect((await other.info()).sitters).toEqual([null, null, null]);
  expect(await other.command('bert', sit(1), 'c1')).toBeNull();
  expect((await other.info()).sitters[1]).not.toBeNull();
});

describe('commands by the id of their client', () => {
  test('the same one again has no second effect and the same answer', async () => {
    const room = await created(await kit.lobby());
    expect(await room.command('bert', sit(1), 'c1')).toBeNull();
    expect(await room.command('bert', { type: 'stand' }, 'c2')).toBeNull();
    expect(await room.command('bert', sit(1), 'c1')).toBeNull();
    expect((await room.info()).sitters[1]).toBeNull();
  });

  test('a refusal is the same too, although things have changed', async () => {
    const room = await created(await kit.lobby());
    await must(room, 'cleo', sit(1));
    expect(await room.command('bert', sit(1), 'c1')).toEqual({ refused: 'seat-taken' });
    await must(room, 'cleo', { type: 'stand' });
    expect(await room.command('bert', sit(1), 'c1')).toEqual({ refused: 'seat-taken' });
    expect(await room.command('bert', sit(1), 'c2')).toBeNull();
  });

  test('one that had nothing to change changes nothing later', async () => {
    const room = await created(await kit.lobby());
    await must(room, 'bert', sit(1));
    await must(room, 'cleo', sit(2));
    const mute = (muted: boolean, id: string) => room.command('bert', { type: 'mute', seat: 2, muted }, id);
    expect(await mute(false, 'm1')).toBeNull();
    expect(await mute(true, 'm2')).toBeNull();
    expect(await mute(false, 'm1')).toBeNull();
    expect(await room.read(table => table.at(1)?.muted)).toBe(0b100);
  });

  test('what was carried out is never forgotten, and what was refused not because of others', async () => {
    const room = await created(await kit.lobby());
    await must(room, 'bert', sit(1), 'first');
    expect(await room.command('bert', sit(9), 'refused')).toMatchObject({ refused: 'no-such-seat' });
    for (let i = 0; i < 100; i++) {
      await must(room, 'bert', sit(2 - (i % 2)), `move ${i}`);
      for (const id of ['a', 'b', 'c']) await room.command(`stranger ${i}`, { type: 'start' }, id);
    }
    expect((await room.info()).sitters[1]).not.toBeNull();
    await must(room, 'bert', { type: 'stand' });
    expect(await room.command('bert', sit(1), 'first')).toBeNull();
    expect(await room.command('bert', sit(9), 'refused')).toMatchObject({ refused: 'no-such-seat' });
    const again = await (await kit.lobby()).room(room.id);
    expect(await again?.command('bert', sit(1), 'first')).toBeNull();
    for (const there of [room, again]) expect((await there?.info())?.sitters[1]).toBeNull();
  });

  test('two at once are one', async () => {
    const room = await created(await kit.lobby());
    const before = await room.read(table => table.seq);
    expect(await Promise.all([room.command('bert', sit(1), 'c1'), room.command('bert', sit(1), 'c1')])).toEqual([
      null,
      null,
    ]);
    expect(await room.read(table => table.seq)).toBe(before + 1);
  });

  test('also after a restart, and each person has ids of their own', async () => {
    const room = await created(await kit.lobby());
    await must(room, 'bert', sit(1), 'c1');
    await must(room, 'bert', { type: 'stand' }, 'c2');
    const again = await (await kit.lobby()).room(room.id);
    expect(await again?.command('bert', sit(1), 'c1')).toBeNull();
    expect((await again?.info())?.sitters[1]).toBeNull();
    expect(await again?.command('cleo', sit(1), 'c1')).toBeNull();
    expect((await again?.info())?.sitters[1]).not.toBeNull();
  });
});

describe('two rooms for one table', () => {
  test('the second writer loses, reads what was written, tells its watchers, and goes on', async () => {
    const room = await created(await kit.lobby());
    const other = await kit.roomBeside(room.id);
    const witness = new Witness(null);
    await other.watch(witness);
    await must(room, 'bert', sit(1));
    expect(await other.command('cleo', sit(1))).toEqual({ refused: 'seat-taken' });
    expect(await other.command('cleo', sit(2))).toBeNull();
    expect(witness.events).toEqual(['sat', 'sat']);
    expect(witness.last.table.sitters.map(sitter => sitter !== null)).toEqual([false, true, true]);
    expect(await room.command('bert', { type: 'ready', commitment: commitmentOf('bert') })).toBeNull();
    expect((await room.info()).sitters[2]).not.toBeNull();
  });

  test('nobody is sent away because others were faster, however often they are', async () => {
    const store = await kit.store();
    const room = await created(await kit.lobby({ store }));
    await begin(room, 3);
    let faster = 30;
    const contested = Object.create(store, {
      append: {
        value: async (...appended: Parameters<typeof store.append>) => {
          if (faster-- > 0) await must(room, 'bert', { type: 'say', channel: 'table', message: { phrase: 'hello' } });
          await store.append(...appended);
        },
      },
    }) as typeof store;
    const other = await kit.roomBeside(room.id, { store: contested });
    const hello = { type: 'say', channel: 'table', message: { phrase: 'hello' } } as const;
    expect(await other.command('cleo', hello)).toBeNull();
    expect(faster).toBeLessThan(0);
  });

  test('a game played through both is one game', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    const rooms = [room, await kit.roomBeside(room.id)];
    for (let move = 0; (await room.info()).phase === 'playing'; move++) {
      const way = rooms[move % 2] ?? room;
      const next = await asked(way); // it may know less than the other one: then its refusal is honest
      if (next !== null) await way.command(next.who, next.command);
    }
    const replays = await Promise.all([room.replay(), (await kit.roomBeside(room.id)).replay()]);
    expect(replays[1]).toEqual(replays[0]);
  });
});

describe('snapshots', () => {
  test('are written as the game goes on, and what is read from one is the same', async () => {
    const store = await kit.store();
    const room = await created(await kit.lobby({ store }));
    await begin(room, 3);
    for (let i = 0; i < 70; i++)
      await must(room, 'anne', { type: 'say', channel: 'table', message: { phrase: 'hello' } });
    await store.addDevice({ secretHash: 'x', identity: 'x', createdAt: 0 }); // whatever was being written is written now
    const snapshot = await store.snapshot(room.id);
    expect(snapshot?.seq).toBeGreaterThan(60);
    const again = await readTable(store, room.id, games);
    expect(again?.match?.save()).toEqual(await room.read(table => table.match?.save()));
  });

  test('are counted from the last one, however often the table is read again in between', async () => {
    const store = await kit.store();
    const first = await created(await kit.lobby({ store }));
    await begin(first, 3);
    const { id } = first;
    const visit = async (events: number) => {
      const again = await kit.roomBeside(id, { store });
      for (let i = 0; i < events; i++)
        await must(again, 'anne', { type: 'say', channel: 'table', message: { phrase: 'hello' } });
      await store.addDevice({ secretHash: 'x', identity: 'x', createdAt: 0 }); // whatever was being written is written now
      return (await store.snapshot(id))?.seq;
    };
    const seqs = [];
    for (let visits = 0; visits < 14; visits++) seqs.push(await visit(10));
    expect([...new Set(seqs)]).toEqual([undefined, 64, 128]);
  });
});

describe('watchers', () => {
  test('hear of everything once, in order', async () => {
    const room = await created(await kit.lobby());
    const witness = new Witness(null);
    await room.watch(witness);
    await begin(room, 3);
    expect(witness.heard.map(({ from }) => from)).toEqual(
      witness.heard.map((_, i) => (i === 0 ? 0 : witness.heard.slice(0, i).flatMap(update => update.items).length)),
    );
    expect(witness.events.slice(0, 2)).toEqual(['sat', 'ready']);
    expect(witness.last.view).not.toBeNull();
    room.leave(witness);
    const before = witness.heard.length;
    await must(room, 'anne', { type: 'say', channel: 'table', message: { phrase: 'hello' } });
    expect(witness.heard).toHaveLength(before);
  });

  test('who comes back hears what it missed, if it counts from the same viewpoint', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    const all = new Witness('bert');
    await room.watch(all);
    const count = all.last.items.length;
    const rest = new Witness('bert');
    await room.watch(rest, { heard: count - 2, eyes: 'seat 1' });
    expect(rest.last).toMatchObject({ from: count - 2, eyes: 'seat 1' });
    expect(rest.last.items).toEqual(all.last.items.slice(-2));
    for (const wrong of [{ heard: 3 }, { heard: 3, eyes: 'public' }, { heard: 999, eyes: 'seat 1' }]) {
      const again = new Witness('bert');
      await room.watch(again, wrong);
      expect(again.last).toMatchObject({ from: 0, items: all.last.items });
    }
  });

  test('sitting down and standing up changes the viewpoint', async () => {
    const room = await created(await kit.lobby());
    const bert = new Witness('bert');
    await room.watch(bert);
    expect(bert.last).toMatchObject({ eyes: 'public', isHost: false });
    await must(room, 'bert', sit(1));
    expect(bert.last).toMatchObject({ eyes: 'seat 1', from: 0, items: [{ type: 'sat' }] });
    await must(room, 'bert', { type: 'stand' });
    expect(bert.last).toMatchObject({ eyes: 'public', from: 0, items: [{ type: 'sat' }, { type: 'stood' }] });
  });

  test('a seat sees its cards; the public, and a screen in the middle of the table, see none', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    const [bert, screen, nobody] = [new Witness('bert'), new Witness('bert'), new Witness(null)];
    await room.watch(bert);
    await room.watch(screen, { publicly: true });
    await room.watch(nobody);
    expect((bert.last.view as { hand: number[] }).hand).toHaveLength(6);
    for (const witness of [screen, nobody])
      expect(witness.last).toMatchObject({ eyes: 'public', view: { hand: null } });
  });

  test('whoever must not notice something is not told anything, not even that nothing is to be told', async () => {
    const room = await created(await kit.lobby(), { game: 'whispers', seats: 5 });
    await begin(room, 5);
    await must(room, 'anne', { type: 'play', action: { type: 'clue', text: 'a bird' } as never });
    const [bert, dora, nobody] = [new Witness('bert'), new Witness('dora'), new Witness(null)];
    for (const witness of [bert, dora, nobody]) await room.watch(witness);
    const before = [bert, dora, nobody].map(witness => witness.heard.length);
    await must(room, 'bert', { type: 'play', action: { type: 'draft', digit: 1 } as never });
    expect([bert, dora, nobody].map((witness, i) => witness.heard.length - (before[i] ?? 0))).toEqual([1, 0, 0]);
  });

  test('everybody sees who is here', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    const [anne, bert] = [new Witness('anne'), new Witness('bert')];
    await room.watch(anne);
    const here = () => anne.last.table.sitters.map(sitter => sitter?.here);
    expect(here()).toEqual([true, false, false]);
    await room.watch(bert);
    expect(here()).toEqual([true, true, false]);
    room.leave(bert);
    await room.info();
    expect(here()).toEqual([true, false, false]);
    expect(anne.last.items).toEqual([]);
  });

  test('everybody sees whether a big screen stands in the middle, whosever device it is', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    const [anne, screen, another] = [new Witness('anne'), new Witness('anne'), new Witness(null)];
    await room.watch(anne);
    expect(anne.last.table.screen).toBe(false);
    await room.watch(screen, { publicly: true });
    await room.watch(another, { publicly: true });
    for (const witness of [anne, screen, another]) expect(witness.last.table.screen).toBe(true);
    const told = anne.heard.length;
    room.leave(screen);
    await room.info();
    expect([anne.last.table.screen, anne.heard.length]).toEqual([true, told]);
    room.leave(another);
    await room.info();
    expect(anne.last.table.screen).toBe(false);
  });

  test('one that fails does not keep the others from hearing', async () => {
    const room = await created(await kit.lobby());
    const witness = new Witness(null);
    await room.watch({
      who: null,
      hear() {
        throw new Error('the socket is gone');
      },
    });
    await room.watch(witness);
    await must(room, 'bert', sit(1));
    expect(witness.events).toEqual(['sat']);
    expect(kit.errors).toContain('a watcher could not be told');
  });
});

test('a replay is there once the game is over', async () => {
  const room = await created(await kit.lobby());
  await begin(room, 3);
  expect(await room.replay()).toEqual({ refused: 'not-over' });
  for (const who of ['bert', 'cleo']) await must(room, who, { type: 'resign' });
  expect(await room.replay()).toMatchObject({ players: [{ name: 'ANNE' }, { name: 'BERT' }, { name: 'CLEO' }] });
});
