import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deadlinesFor, deadlinesOf } from '../../model/deadlines.ts';
import type { Plan } from '../../model/plan.ts';
import type { Table } from '../../model/table.ts';
import type { Room } from '../../room/room.ts';
import { begin, created, LobbyKit, must, until, Witness } from '../../tests/lobby-kit.ts';
import { commitmentOf, entropyOf, Rehearsal } from '../../tests/rehearsal.ts';

const perMove = (seconds: number, atZero: 'rules' | 'bot' = 'rules'): Partial<Plan> => ({
  clock: { type: 'perMove', seconds, atZero },
});

describe('what runs out when', () => {
  test('a question has its time from the event that raised it, whatever happens meanwhile', () => {
    const rehearsal = Rehearsal.begun(perMove(30));
    const { turn } = rehearsal;
    const deadline = { type: 'move', seat: turn, decision: 1, until: rehearsal.now + 30_000 };
    expect(deadlinesOf(rehearsal.table)).toEqual([deadline]);
    rehearsal.now += 5_000;
    rehearsal.must('anne', { type: 'say', channel: 'table', message: { phrase: 'hello' } });
    expect(deadlinesOf(rehearsal.table)).toEqual([deadline]);
    expect(deadlinesOf(rehearsal.reread())).toEqual([deadline]);
    rehearsal.play(turn, rehearsal.first(turn));
    expect(deadlinesOf(rehearsal.table)).toMatchObject([{ seat: rehearsal.turn, until: rehearsal.now + 30_000 }]);
  });

  test('a bot has no clock, nor has a table without one', () => {
    const rehearsal = Rehearsal.begun(perMove(30));
    rehearsal.must('anne', { type: 'takeOver', seat: rehearsal.turn, bot: 'random' });
    expect(deadlinesOf(rehearsal.table)).toEqual([]);
    expect(deadlinesOf(Rehearsal.begun().table)).toEqual([]);
  });

  test('the showing of entropy', () => {
    const rehearsal = Rehearsal.ready();
    rehearsal.must('anne', { type: 'start' });
    expect(deadlinesOf(rehearsal.table)).toEqual([{ type: 'opening', until: rehearsal.now + 10_000 }]);
  });

  test('on a floor, who is waited for is known to that seat alone', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5, ...perMove(30) });
    expect(deadlinesFor(rehearsal.table, PUBLIC)).toHaveLength(1);
    rehearsal.play(0, { type: 'clue', text: 'a bird' });
    expect(deadlinesOf(rehearsal.table).map(deadline => deadline.type)).toEqual(['move', 'move']);
    expect([0, 1, 2, 3, PUBLIC].map(viewer => deadlinesFor(rehearsal.table, viewer).length)).toEqual([0, 1, 1, 0, 0]);
  });

  test('a clock of the rules runs from the event that set it going, also from a snapshot', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    rehearsal.now += 1_000;
    rehearsal.play(3, { type: 'turnGlass' });
    const deadlines = [{ type: 'clock', clock: 'glass', seats: 0b1, until: rehearsal.now + 30_000 }];
    rehearsal.now += 1_000;
    rehearsal.play(1, { type: 'note', text: 'hurry' });
    expect(deadlinesOf(rehearsal.table)).toEqual(deadlines);
    const snapshot = JSON.parse(JSON.stringify(rehearsal.table.history.snapshot()));
    rehearsal.play(2, { type: 'note', text: 'now' });
    expect(deadlinesOf(rehearsal.reread(snapshot))).toEqual(deadlines);
    rehearsal.play(0, { type: 'clue', text: 'a bird' });
    expect(deadlinesOf(rehearsal.table)).toEqual([]);
  });
});

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

/** The server stops; some time later another one looks after its tables. */
async function later(room: Room, milliseconds: number): Promise<Room> {
  kit.now += milliseconds;
  const lobby = await kit.lobby();
  await lobby.start();
  const again = await lobby.room(room.id);
  if (again === null) throw new Error('the table is gone');
  return again;
}

describe('at zero, also if the server was not there at the time', () => {
  const causes = (table: Table) =>
    table.entries.map(({ cause }) => (cause.type === 'table' ? cause.entry.type : cause.type));

  test('the rules of the game decide', async () => {
    const room = await created(await kit.lobby(), perMove(20));
    await begin(room, 3);
    const again = await later(room, 20_000);
    await until(again, table => table.entries.length > 1);
    expect(await again.read(causes)).toEqual(['start', 'timeUp']);
  });

  test('not before', async () => {
    const room = await created(await kit.lobby(), perMove(20));
    await begin(room, 3);
    const again = await later(room, 19_000);
    await must(again, 'anne', { type: 'say', channel: 'table', message: { phrase: 'thinking' } });
    expect(await again.read(causes)).toEqual(['start']);
  });

  test('or a bot plays once, as the table has chosen', async () => {
    const room = await created(await kit.lobby(), perMove(20, 'bot'));
    await begin(room, 3);
    const again = await later(room, 20_000);
    const witness = new Witness(null);
    await until(again, table => table.entries.length > 1);
    await again.watch(witness);
    expect(witness.events.slice(-2)).toEqual(['ranOut', 'game']);
    expect(await again.read(causes)).toEqual(['start', 'act']);
    expect((await again.info()).sitters.map(sitter => sitter?.bot)).toEqual([null, null, null]);
  });

  test('or a bot plays once because the game has no row for it', async () => {
    const room = await created(await kit.lobby(), { game: 'abacus', seats: 2, ...perMove(20) });
    await begin(room, 2);
    const again = await later(room, 20_000);
    await until(again, table => table.entries.length > 1);
    expect(await again.read(causes)).toEqual(['start', 'act']);
  });

  test('if the rules ask on, the time begins anew', async () => {
    const room = await created(await kit.lobby(), { game: 'tiny', seats: 2, ...perMove(20) });
    await begin(room, 2);
    for (const who of ['anne', 'bert']) {
      const action = await room.read(table => table.match?.asked(table.seatOf(who) ?? -1)?.legal[0]);
      if (action !== undefined) await must(room, who, { type: 'play', action });
    }
    const again = await later(room, 20_000);
    await until(again, table => table.entries.length > 3);
    expect(await again.read(causes)).toEqual(['start', 'act', 'act', 'timeUp']);
    expect(await again.read(deadlinesOf)).toMatchObject([{ type: 'move', seat: 0, until: kit.now + 20_000 }]);
  });

  test('a clock of the rules is answered by the rules', async () => {
    const room = await created(await kit.lobby(), { game: 'whispers', seats: 5 });
    await begin(room, 5);
    await must(room, 'dora', { type: 'play', action: { type: 'turnGlass' } });
    const again = await later(room, 30_000);
    await until(again, table => table.entries.length > 2);
    expect(await again.read(causes)).toEqual(['start', 'act', 'clockUp']);
  });

  test('a change at the table is enough to notice', async () => {
    const room = await created(await kit.lobby(), perMove(20));
    await begin(room, 3);
    kit.now += 20_000;
    await must(room, 'anne', { type: 'say', channel: 'table', message: { phrase: 'thinking' } });
    await until(room, table => table.entries.length > 1);
    expect(await room.read(causes)).toEqual(['start', 'timeUp']);
  });
});

describe('the showing of entropy', () => {
  /** Three who are ready, and a start; nobody has shown anything yet. */
  async function started(): Promise<Room> {
    const room = await created(await kit.lobby());
    for (const [seat, who] of THREE.entries()) {
      await must(room, who, { type: 'sit', seat, name: who });
      await must(room, who, { type: 'ready', commitment: commitmentOf(who) });
    }
    await must(room, 'anne', { type: 'start' });
    return room;
  }
  const THREE = ['anne', 'bert', 'cleo'];
  const readiness = async (room: Room) => (await room.info()).sitters.map(sitter => sitter?.ready);
  /** Somebody says something: enough to notice what is due. */
  const somethingHappens = (room: Room) =>
    must(room, 'anne', { type: 'say', channel: 'table', message: { text: 'so?' } });

  test('whoever has shown nothing in time is not ready, and the start is off', async () => {
    const room = await started();
    kit.now += 10_000;
    await somethingHappens(room);
    await until(room, table => table.phase === 'gathering');
    expect(await readiness(room)).toEqual([false, false, false]);
  });

  test.each([10_000, 3_600_000])(
    'while the server is away for %i ms no time passes: people come back, and it begins',
    async away => {
      const room = await started();
      await must(room, 'bert', { type: 'open', entropy: entropyOf('bert') });
      const again = await later(room, away);
      kit.now += 19_000;
      await somethingHappens(again);
      for (const who of ['anne', 'cleo']) await must(again, who, { type: 'open', entropy: entropyOf(who) });
      expect((await again.info()).phase).toBe('playing');
    },
  );

  test('whoever does not come back after a restart is not ready', async () => {
    const again = await later(await started(), 60_000);
    for (const who of ['anne', 'bert']) await must(again, who, { type: 'open', entropy: entropyOf(who) });
    kit.now += 20_000;
    await somethingHappens(again);
    await until(again, table => table.phase === 'gathering');
    expect((await again.info()).sitters[2]?.ready).toBe(false);
  });

  test('to read the table again is no restart', async () => {
    const room = await started();
    kit.now += 9_000;
    await room.readOn();
    kit.now += 1_000;
    await somethingHappens(room);
    await until(room, table => table.phase === 'gathering');
  });
});
