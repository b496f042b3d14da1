/** Lobbies that share the work over one store. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { begin, created, LobbyKit, must, until, Witness } from '../../tests/lobby-kit.ts';
import type { Peers } from '../peers.ts';

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

/** Another program looks after all tables, unless it is said otherwise; nobody is there. */
const peers = (changes: Partial<Peers> = {}): Peers => ({
  isOurs: () => false,
  isElsewhere: () => false,
  isAttendedElsewhere: () => false,
  present: () => {},
  attended: () => {},
  seen: () => {},
  ...changes,
});

const sit = (seat: number) => ({ type: 'sit', seat, name: 'YZX'[seat] ?? 'X' }) as const;

describe('lobbies that share the work', () => {
  test('refuse nobody because of what was so before another of them wrote', async () => {
    const store = await kit.store();
    const [here, there] = [await kit.lobby({ store, peers: peers() }), await kit.lobby({ store, peers: peers() })];
    const room = await created(here);
    const beside = await there.room(room.id);
    await must(room, 'bert', sit(1));
    await must(room, 'bert', { type: 'stand' });
    // it has not heard of anything: that the seat was taken and is free again, and that bert sits nowhere
    expect(await beside?.command('cleo', sit(1))).toBeNull();
    expect(await room.command('anne', { type: 'passHost', seat: 1 })).toBeNull();
  });

  test('let bots play in one of them alone', async () => {
    const store = await kit.store();
    const [idle, busy] = [
      await kit.lobby({ store, peers: peers() }),
      await kit.lobby({ store, peers: peers({ isOurs: () => true }) }),
    ];
    const room = await created(idle, { botPace: 0 });
    await begin(room, 1);
    const before = room.seq;
    await must(room, 'anne', { type: 'takeOver', seat: 0, bot: 'random' });
    await idle.takeUpDue();
    expect(await room.read(table => table.seq)).toBe(before + 1);
    await busy.elsewhere.takeUpWritten(room.id);
    const played = await busy.room(room.id);
    if (played === null) throw new Error('there is no table');
    await until(played, table => table.seq > before + 1);
    await idle.elsewhere.wrote(room.id);
    expect(await room.read(table => table.seq)).toBeGreaterThan(before + 1);
  });

  test('show who is there in another one, and that a table was closed there', async () => {
    const elsewhere = new Set<string>();
    const lobby = await kit.lobby({ peers: peers({ isElsewhere: (_, who) => elsewhere.has(who) }) });
    const room = await created(lobby);
    const witness = new Witness('anne');
    await room.watch(witness);
    await must(room, 'bert', sit(1));
    expect(witness.last.table.sitters[1]).toMatchObject({ here: false });
    elsewhere.add('bert');
    await lobby.elsewhere.presenceChanged(room.id, 'bert');
    expect(witness.last.table.sitters[1]).toMatchObject({ here: true });
    await lobby.elsewhere.removed(room.id);
    expect(witness.last.table.phase).toBe('closed');
  });
});
