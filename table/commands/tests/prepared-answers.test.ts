/** Answers that are prepared while others think: played when their question comes, dropped when they do not fit, and a secret. */
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lobby } from '../../lobby/lobby.ts';
import type { Table } from '../../model/table.ts';
import type { Room } from '../../room/room.ts';
import { summaryOf } from '../../storage/table-storage.ts';
import { begin, created, LobbyKit, must, until, Witness } from '../../tests/lobby-kit.ts';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { glanceOf } from '../../viewing/glance.ts';
import { infoOf } from '../../viewing/table-info.ts';
import { viewerStateOf } from '../../viewing/viewer-state.ts';
import type { Command } from '../command.ts';
import { type PreparedAnswer, preparedTaskAt } from '../prepared-answers.ts';

type Fields = { type: string; [field: string]: unknown };
const answer = (action: Fields, after?: Fields, step = 'reckon'): PreparedAnswer => ({
  step,
  action,
  ...(after === undefined ? {} : { after }),
});
const prepare = (...answers: PreparedAnswer[]): Command => ({ type: 'prepare', answers });
const abacus = () => Rehearsal.begun({ game: 'abacus', seats: 2 });
const beads = (rehearsal: Rehearsal): number[] => (rehearsal.match.view(PUBLIC) as { beads: number[] }).beads;
const DONE = { type: 'done' };

/** An answer with a card that is not in somebody's hand. */
function foreignCard({ match }: Table, seat: number): PreparedAnswer {
  if (match === null) throw new Error('the game has not begun');
  const { hand } = match.view(seat) as { hand: readonly number[] };
  const card = Array.from({ length: 19 }, (_, i) => i + 2).find(one => !hand.includes(one)) ?? 0;
  return answer({ type: 'playCard', card }, undefined, 'playCard');
}

describe('a prepared answer', () => {
  test('is played once its question has come, and only once', () => {
    const rehearsal = abacus();
    rehearsal.must('bert', prepare(answer(DONE)));
    rehearsal.play(0, DONE);
    expect(rehearsal.table.events.at(-1)).toMatchObject({
      ...{ type: 'entry', prepared: true },
      entry: { cause: { type: 'act', seat: 1, action: DONE } },
    });
    rehearsal.play(0, DONE);
    expect(rehearsal.match.asked(1)).not.toBeNull();
  });

  test('is dropped with a word to its seat alone when it is not legal then', () => {
    const rehearsal = Rehearsal.begun({ options: { first: 0 } });
    rehearsal.must('bert', prepare(foreignCard(rehearsal.table, 1)));
    const before = [0, PUBLIC].map(viewer => rehearsal.events(viewer).length);
    rehearsal.play(0, rehearsal.first(0));
    expect(rehearsal.events(1).at(-1)).toMatchObject({ type: 'prepared', answers: [], dropped: true });
    expect([0, PUBLIC].map((viewer, i) => rehearsal.events(viewer).length - (before[i] ?? 0))).toEqual([1, 1]);
    expect(rehearsal.match.asked(1)).not.toBeNull();
    expect(rehearsal.table.at(1)?.prepared).toEqual([]);
  });

  test('may be for one thing that happens before it, and the first that fits is played', () => {
    const conditional = () => {
      const rehearsal = Rehearsal.begun({ game: 'broadside' });
      const loads = (powder: number, by: number) =>
        answer({ type: 'load', powder }, { type: 'attacked', by }, 'loadGuns');
      rehearsal.must('bert', prepare(loads(1, 2), loads(3, 0), loads(2, 0)));
      return rehearsal;
    };
    const rehearsal = conditional();
    rehearsal.play(0, { type: 'attack', seat: 1 });
    expect(rehearsal.table.events.at(-1)).toMatchObject({ entry: { cause: { action: { type: 'load', powder: 3 } } } });
    const otherwise = conditional();
    otherwise.play(0, { type: 'attack', seat: 2 });
    expect(otherwise.table.at(1)?.prepared).toHaveLength(3); // Bert is not asked: his answers wait on
  });

  test('to a question that comes otherwise than it was meant is dropped', () => {
    const rehearsal = Rehearsal.begun({ game: 'broadside' });
    rehearsal.must('bert', prepare(answer({ type: 'load', powder: 1 }, { type: 'attacked', by: 2 }, 'loadGuns')));
    rehearsal.play(0, { type: 'attack', seat: 1 });
    expect(rehearsal.events(1).at(-1)).toMatchObject({ type: 'prepared', dropped: true });
    expect(rehearsal.match.asked(1)).not.toBeNull();
  });

  test('goes before one that was given once and for all', () => {
    const rehearsal = abacus();
    rehearsal.must('bert', { type: 'always', step: 'reckon', action: DONE });
    rehearsal.must('bert', prepare(answer({ type: 'slide', by: 2 })));
    rehearsal.play(0, DONE);
    expect(beads(rehearsal)[1]).toBe(2);
    expect(rehearsal.match.asked(0)).not.toBeNull(); // and then the standing one ends the turn
  });

  test('is replaced by another, taken back by none, and void once a bot plays or its seat has another player', () => {
    const rehearsal = abacus();
    const kept = () => rehearsal.table.at(1)?.prepared.length;
    rehearsal.must('bert', prepare(answer(DONE), answer({ type: 'slide', by: 1 })));
    rehearsal.must('bert', prepare(answer(DONE)));
    expect(kept()).toBe(1);
    rehearsal.must('bert', prepare());
    expect(kept()).toBe(0);
    expect(rehearsal.try('bert', prepare())).toEqual({ refused: 'nothing-prepared' });
    rehearsal.must('bert', prepare(answer(DONE)));
    rehearsal.must('bert', { type: 'takeOver', seat: 1, bot: 'random' });
    expect(kept()).toBe(0);
    expect(rehearsal.try('bert', prepare(answer(DONE)))).toEqual({ refused: 'bot-plays' });
  });

  test('is for a step that asks, an action that the game has, and a seat that is not asked yet', () => {
    const rehearsal = abacus();
    const tried = (one: PreparedAnswer, who = 'bert') => rehearsal.try(who, prepare(one))?.refused;
    expect(tried(answer(DONE, undefined, 'nowhere'))).toBe('no-such-step');
    expect(tried(answer({ type: 'dance' }))).toBe('unknown-action');
    expect(tried(answer({ type: 'slide', by: 'far' }))).toBe('bad-shape');
    expect(tried(answer(DONE), 'anne')).toBe('asked-already');
    const whispers = Rehearsal.begun({ game: 'whispers', seats: 5 });
    expect(whispers.try('dora', prepare(answer({ type: 'object' }, undefined, 'guess')))?.refused).toBe(
      'cannot-prepare',
    );
  });

  test('is read from what was written down', () => {
    const rehearsal = abacus();
    rehearsal.must('bert', prepare(answer(DONE)));
    expect(rehearsal.reread().at(1)?.prepared).toEqual([answer(DONE)]);
    rehearsal.play(0, DONE);
    const again = rehearsal.reread();
    expect([again.at(1)?.prepared, preparedTaskAt(again)]).toEqual([[], null]);
    expect(again.match?.fingerprint).toBe(rehearsal.match.fingerprint);
  });

  test('changes nothing that anybody else is shown or told, neither when it is laid aside nor when it is played', () => {
    const [secretive, plain] = [abacus(), abacus()];
    const others = (rehearsal: Rehearsal) =>
      JSON.stringify([
        ...[0, PUBLIC].map(viewer => [viewerStateOf(rehearsal.table, viewer), rehearsal.events(viewer)]),
        ...[infoOf(rehearsal.table, () => true), glanceOf(rehearsal.table, 'anne'), summaryOf(rehearsal.table)],
      ]);
    secretive.now += 3 * 60_000;
    secretive.must('bert', prepare(answer(DONE)));
    secretive.now -= 3 * 60_000;
    expect(others(secretive)).toBe(others(plain));
    expect(viewerStateOf(secretive.table, 1).prepared).toEqual([answer(DONE)]);
    secretive.play(0, DONE);
    plain.play(0, DONE);
    plain.play(1, DONE);
    expect(others(secretive)).toBe(others(plain));
    expect(secretive.events(1).at(-1)).toMatchObject({ type: 'game', prepared: true });
  });
});

describe('at a table of a lobby', () => {
  let kit: LobbyKit;
  beforeEach(() => {
    kit = new LobbyKit();
  });
  afterEach(() => kit.close());
  const NEVER = 10 * 60_000;
  const done: Command = { type: 'play', action: DONE };
  const begun = async (lobby: Lobby): Promise<Room> => {
    const room = await created(lobby, { game: 'abacus', seats: 2 });
    await begin(room, 2);
    return room;
  };

  test('it comes after a moment of its own, and nobody else gets a message more than of an answer by hand', async () => {
    const paces: number[] = [];
    const room = await begun(await kit.lobby({ standingPace: () => paces.push(0) - 1 }));
    const anne = new Witness('anne');
    await room.watch(anne);
    await must(room, 'bert', prepare(answer(DONE)));
    await must(room, 'anne', done);
    await until(room, ({ match }) => match?.asked(0) != null);
    const prepared = anne.heard.slice(1).map(({ items, table }) => [items.length, table.acting]);
    expect(paces).toHaveLength(1);
    await must(room, 'anne', done);
    await must(room, 'bert', done);
    const byHand = anne.heard.slice(1 + prepared.length).map(({ items, table }) => [items.length, table.acting]);
    expect(prepared).toEqual(byHand);
  });

  test('what does not fit is dropped at once, while its seat has all its time', async () => {
    const room = await created(await kit.lobby({ standingPace: () => NEVER }), { seats: 3, options: { first: 0 } });
    await begin(room, 3);
    await must(room, 'bert', prepare(await room.read(table => foreignCard(table, 1))));
    const [action] = await room.read(({ match }) => match?.asked(0)?.legal ?? []);
    if (action === undefined) throw new Error('Anne may do nothing');
    await must(room, 'anne', { type: 'play', action });
    await until(room, table => table.at(1)?.prepared.length === 0);
    expect(await room.read(({ match }) => match?.asked(1)?.awaited)).toBe(true);
  });

  test('one that waited when the server stopped is played when it is there again', async () => {
    const lobby = await kit.lobby({ standingPace: () => NEVER });
    const room = await begun(lobby);
    await must(room, 'bert', prepare(answer(DONE)));
    await must(room, 'anne', done);
    await lobby.close();
    const again = await (await kit.lobby({ standingPace: () => 0 })).room(room.id);
    if (again === null) throw new Error('the table is no more');
    await until(again, ({ match }) => match?.asked(0) != null);
    expect(await again.read(({ events }) => events.at(-1))).toMatchObject({ type: 'entry', prepared: true });
  });
});
