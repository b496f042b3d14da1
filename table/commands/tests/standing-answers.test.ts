/** "Always decline": an answer that is given once and for all, and played as an ordinary act. */
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { listed, PUBLIC, type Seat } from '@havre/engine/kernel/seats.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lobby } from '../../lobby/lobby.ts';
import type { TableEvent } from '../../model/events.ts';
import type { Room } from '../../room/room.ts';
import { begin, created, LobbyKit, must, until, Witness } from '../../tests/lobby-kit.ts';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { viewerStateOf } from '../../viewing/viewer-state.ts';
import type { Command } from '../command.ts';
import { standingPlays, standingTaskAt } from '../standing-answers.ts';

const abacus = () => Rehearsal.begun({ game: 'abacus', seats: 2 });
const beads = (rehearsal: Rehearsal): number[] => (rehearsal.match.view(PUBLIC) as { beads: number[] }).beads;
const always = (rehearsal: Rehearsal, who: string, step: string, action: { type: string; [field: string]: unknown }) =>
  rehearsal.must(who, { type: 'always', step, action });

describe('a standing answer', () => {
  test('is played once its question has come up, as an act of its own', () => {
    const rehearsal = abacus();
    always(rehearsal, 'bert', 'reckon', { type: 'done' });
    const { seq } = rehearsal.table;
    rehearsal.play(0, { type: 'done' });
    expect(rehearsal.table.events.slice(seq + 1)).toMatchObject([
      { type: 'entry', entry: { cause: { type: 'act', seat: 0 } } },
      { type: 'entry', entry: { cause: { type: 'act', seat: 1, action: { type: 'done' } } }, standing: true },
    ]);
    expect(rehearsal.question(0).awaited).toBe(true);
  });

  test('is given at once where its question waits already', () => {
    const rehearsal = abacus();
    always(rehearsal, 'anne', 'reckon', { type: 'done' });
    expect(rehearsal.match.asked(0)).toBeNull();
    expect(rehearsal.match.asked(1)).not.toBeNull();
  });

  test('of two seats plays the game to its end', () => {
    const rehearsal = abacus();
    always(rehearsal, 'bert', 'reckon', { type: 'done' });
    always(rehearsal, 'anne', 'reckon', { type: 'done' });
    expect(rehearsal.table.phase).toBe('over');
  });

  test('waits while more than one action fits it, or none', () => {
    const rehearsal = abacus();
    always(rehearsal, 'anne', 'reckon', { type: 'slide' });
    expect(beads(rehearsal)).toEqual([0, 0]);
    always(rehearsal, 'anne', 'reckon', { type: 'slide', by: 2 });
    expect(beads(rehearsal)).toEqual([10, 0]);
    expect(rehearsal.question(0).legal).not.toContainEqual({ type: 'slide', by: 2 });
  });

  test('that was taken back is not given again to the same question', () => {
    const rehearsal = abacus();
    always(rehearsal, 'anne', 'reckon', { type: 'slide', by: 2 });
    rehearsal.must('anne', { type: 'undo', acts: 1 });
    expect(beads(rehearsal)).toEqual([8, 0]);
    expect(rehearsal.question(0).legal).toContainEqual({ type: 'slide', by: 2 });
    rehearsal.play(0, { type: 'slide', by: 1 });
    expect(beads(rehearsal)).toEqual([9, 0]);
  });

  test('is withdrawn at any time', () => {
    const rehearsal = abacus();
    always(rehearsal, 'bert', 'reckon', { type: 'done' });
    rehearsal.must('bert', { type: 'askAgain', step: 'reckon' });
    rehearsal.play(0, { type: 'done' });
    expect(rehearsal.match.asked(1)).not.toBeNull();
    expect(rehearsal.try('bert', { type: 'askAgain', step: 'reckon' })).toEqual({ refused: 'no-standing-answer' });
  });

  test('is known to its seat alone, and so is that an act was one', () => {
    const rehearsal = abacus();
    const heard = (viewer: number) => rehearsal.events(viewer).length;
    const before = [0, 1, PUBLIC].map(heard);
    always(rehearsal, 'bert', 'reckon', { type: 'done' });
    expect([0, 1, PUBLIC].map((viewer, i) => heard(viewer) - (before[i] ?? 0))).toEqual([0, 1, 0]);
    expect(rehearsal.events(1).at(-1)).toMatchObject({ type: 'always', step: 'reckon', action: { type: 'done' } });
    const shown = [0, 1, PUBLIC].map(viewer => viewerStateOf(rehearsal.table, viewer).always);
    expect(shown).toEqual([[], [{ step: 'reckon', action: { type: 'done' } }], []]);
    rehearsal.play(0, { type: 'done' });
    const marks = [0, 1, PUBLIC].map(viewer => 'standing' in (rehearsal.events(viewer).at(-1) ?? {}));
    expect(marks).toEqual([false, true, false]);
  });

  test('is not given in a seat that a bot plays', () => {
    const rehearsal = abacus();
    always(rehearsal, 'bert', 'reckon', { type: 'done' });
    rehearsal.must('bert', { type: 'takeOver', seat: 1, bot: 'random' });
    rehearsal.play(0, { type: 'done' });
    expect(rehearsal.match.asked(1)).not.toBeNull();
  });

  test('is given in secret where answers are', () => {
    const rehearsal = Rehearsal.begun({ game: 'broadside' });
    always(rehearsal, 'bert', 'loadGuns', { type: 'load', powder: 3 });
    rehearsal.play(0, { type: 'attack', seat: 1 });
    expect(rehearsal.match.awaited).toBe(0b001);
    expect(JSON.stringify(rehearsal.events(0).at(-1))).not.toContain('powder');
  });

  test('is no answer on a floor', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    always(rehearsal, 'dora', 'guess', { type: 'object' });
    rehearsal.play(0, { type: 'clue', text: 'few' });
    expect(rehearsal.match.isFloor).toBe(true);
    expect(rehearsal.question(3 as Seat).legal).toContainEqual({ type: 'object' });
  });

  test('is read from what was written down', () => {
    const rehearsal = abacus();
    always(rehearsal, 'bert', 'reckon', { type: 'done' });
    rehearsal.play(0, { type: 'done' });
    const again = rehearsal.reread();
    expect(again.match?.fingerprint).toBe(rehearsal.match.fingerprint);
    expect(again.at(1)?.always).toEqual({ reckon: { type: 'done' } });
    expect(standingTaskAt(again)).toBeNull();
  });

  test('follows another one so often and no more, until somebody does something', () => {
    const { table } = abacus();
    const happens = (happening: TableEvent) => table.evolve({ ...happening, seq: table.seq + 1, at: 0 });
    const given = () => {
      for (let count = 0; ; count++) {
        const task = standingTaskAt(table, 3);
        const done = task === null ? [] : standingPlays(table, task);
        if (isRefusal(done) || done.length === 0) return count;
        for (const happening of done) happens(happening);
      }
    };
    happens({ type: 'always', seat: 0, step: 'reckon', action: { type: 'slide', by: 1 } as { type: string } });
    expect(given()).toBe(3);
    happens({ type: 'muted', by: 1, seat: 0, muted: true });
    expect(given()).toBe(3);
  });

  test('is not given any more when its question is not the same, or a bot plays the seat', () => {
    const { table, match } = abacus();
    const happens = (happening: TableEvent) => table.evolve({ ...happening, seq: table.seq + 1, at: 0 });
    happens({ type: 'always', seat: 0, step: 'reckon', action: { type: 'done' } });
    const task = standingTaskAt(table);
    if (task === null) throw new Error('nothing is to be answered');
    expect(standingPlays(table, { ...task, decision: task.decision + 1 })).toEqual([]);
    happens({ type: 'takenOver', seat: 0, bot: 'random' });
    expect([standingTaskAt(table), standingPlays(table, task)]).toEqual([null, []]);
    expect(match.asked(0)).not.toBeNull();
  });

  test('is for a step and an action that the game has', () => {
    const rehearsal = abacus();
    const tried = (step: string, type: string) => rehearsal.try('anne', { type: 'always', step, action: { type } });
    expect(tried('nowhere', 'done')).toEqual({ refused: 'no-such-step' });
    expect(tried('reckon', 'dance')).toEqual({ refused: 'unknown-action' });
    expect(tried('reckon', 'constructor')).toEqual({ refused: 'unknown-action' });
  });
});

describe('at a table of a lobby', () => {
  let kit: LobbyKit;
  beforeEach(() => {
    kit = new LobbyKit();
  });
  afterEach(() => kit.close());
  const NEVER = 10 * 60_000;
  const done = { type: 'play', action: { type: 'done' } } as const;
  const answerOfBert: Command = { type: 'always', step: 'reckon', action: { type: 'done' } };
  const begun = async (lobby: Lobby): Promise<Room> => {
    const room = await created(lobby, { game: 'abacus', seats: 2 });
    await begin(room, 2);
    await must(room, 'bert', answerOfBert);
    return room;
  };
  const asked = (room: Room) => room.read(({ match }) => listed(match?.awaited ?? 0));

  test('it is told apart from what raised the question, and nothing of it before', async () => {
    const paces: number[] = [];
    const room = await begun(await kit.lobby({ standingPace: () => paces.push(0) - 1 }));
    const anne = new Witness('anne');
    await room.watch(anne);
    await must(room, 'anne', done);
    await until(room, ({ match }) => match?.asked(0) != null);
    const acting = anne.heard.slice(1).map(({ items, table }) => [items.length, table.acting]);
    expect(acting).toEqual([
      [1, [1]],
      [1, [0]],
    ]);
    expect(paces).toHaveLength(1);
  });

  test('the seat itself may be quicker, and no second answer is given', async () => {
    const room = await begun(await kit.lobby({ standingPace: () => NEVER }));
    await must(room, 'anne', done);
    expect(await asked(room)).toEqual([1]);
    await must(room, 'bert', done);
    expect(await asked(room)).toEqual([0]);
  });

  test('one that waited when the server stopped is given when it is there again', async () => {
    const lobby = await kit.lobby({ standingPace: () => NEVER });
    const room = await begun(lobby);
    await must(room, 'anne', done);
    await lobby.close();
    const again = await (await kit.lobby({ standingPace: () => 0 })).room(room.id);
    if (again === null) throw new Error('the table is no more');
    await until(again, ({ match }) => match?.asked(0) != null);
    expect(await again.read(({ events }) => events.at(-1))).toMatchObject({ type: 'entry', standing: true });
  });
});
