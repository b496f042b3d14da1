/** Nobody touches the seat of somebody who is there. */
import { only } from '@havre/engine/kernel/seats.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../../commands/command.ts';
import type { ProgramMark } from '../../model/program-mark.ts';
import { begin, created, LobbyKit, must, Witness } from '../../tests/lobby-kit.ts';
import { commitmentOf, entropyOf, Rehearsal } from '../../tests/rehearsal.ts';
import { absenceAt, decentTimeAt } from '../presence.ts';

const MINUTE = 60_000;
const offer: Command = { type: 'offerSeat', seat: 1, commitment: commitmentOf('a word') };
const claim: Command = { type: 'claimSeat', seat: 1, word: entropyOf('a word') };
const bot = { type: 'takeOver', seat: 1, bot: 'random' } as const satisfies Command;
const perMove = (seconds: number) => ({ type: 'perMove', seconds, atZero: 'rules' }) as const;

describe('how long somebody must have been away', () => {
  test('depends on the time there is for a move', () => {
    const clocks = [{ type: 'none' } as const, ...[5, 600, 3_600, 86_400, 30 * 86_400].map(perMove)];
    expect(clocks.map(clock => absenceAt(clock) / MINUTE)).toEqual([2, 2, 5, 30, 720, 720]);
    expect(clocks.map(clock => decentTimeAt(clock) / MINUTE)).toEqual([10, 10, 10, 30, 720, 720]);
  });

  test('is asked of the host and not of whoever sits there', () => {
    const rehearsal = Rehearsal.begun();
    rehearsal.seen.set('bert', rehearsal.now);
    for (const command of [offer, bot]) expect(rehearsal.try('anne', command)).toEqual({ refused: 'player-present' });
    rehearsal.now += 2 * MINUTE - 1;
    for (const command of [offer, bot]) expect(rehearsal.try('anne', command)).toEqual({ refused: 'player-present' });
    rehearsal.must('bert', bot);
    rehearsal.must('bert', { type: 'handBack' });
    rehearsal.must('bert', offer);
    rehearsal.now += 1;
    rehearsal.must('anne', bot);
  });

  test('with a day for a move, somebody who sleeps is not away', () => {
    const rehearsal = Rehearsal.begun({ clock: perMove(86_400) });
    rehearsal.seen.set('bert', rehearsal.now);
    rehearsal.now += 12 * 60 * MINUTE - 1;
    for (const command of [offer, bot]) expect(rehearsal.try('anne', command)).toEqual({ refused: 'player-present' });
    rehearsal.now += 1;
    rehearsal.must('anne', offer);
    rehearsal.must('dora', claim);
  });
});

describe('a program that looks at the table and never answers', () => {
  const begun = (program?: ProgramMark) => {
    const rehearsal = new Rehearsal({ game: 'fuji-flush', options: { first: 1 } });
    rehearsal.people.forEach((who, seat) => {
      const mark = who === 'anne' || program === undefined ? {} : { program };
      rehearsal.must(who, { type: 'sit', seat, name: who, ...mark });
      rehearsal.must(who, { type: 'ready', commitment: commitmentOf(who) });
      rehearsal.seen.set(who, Number.POSITIVE_INFINITY);
    });
    rehearsal.must('anne', { type: 'start' });
    for (const who of rehearsal.people) rehearsal.must(who, { type: 'open', entropy: entropyOf(who) });
    return rehearsal;
  };

  test('is away once the table has waited for it for a minute', () => {
    const rehearsal = begun({ level: 'strong' });
    expect(rehearsal.match.awaited).toBe(only(1));
    rehearsal.now += MINUTE - 1;
    expect(rehearsal.try('anne', bot)).toEqual({ refused: 'player-present' });
    rehearsal.now += 1;
    expect(rehearsal.try('anne', { ...bot, seat: 2 })).toEqual({
      refused: 'player-present',
    });
    rehearsal.must('anne', bot);
    expect(rehearsal.reread().at(1)).toMatchObject({ bot: 'random', program: { level: 'strong' } });
  });

  test('is somebody who thinks, if it is a person', () => {
    const rehearsal = begun();
    rehearsal.now += 60 * MINUTE;
    expect(rehearsal.try('anne', bot)).toEqual({ refused: 'player-present' });
  });
});

describe('the word of the host', () => {
  const offered = () => {
    const rehearsal = Rehearsal.begun();
    rehearsal.seen.set('bert', rehearsal.now);
    rehearsal.now += 2 * MINUTE;
    rehearsal.must('anne', offer);
    return rehearsal;
  };

  test('works once the player has been away for ten minutes, and everybody is told when it is made', () => {
    const rehearsal = offered();
    expect(rehearsal.events(1).at(-1)).toMatchObject({ type: 'seatOffered', seat: 1, byHost: true });
    expect(rehearsal.try('dora', claim)).toEqual({ refused: 'player-present' });
    rehearsal.now += 8 * MINUTE;
    rehearsal.must('dora', claim);
    expect(rehearsal.table.seatOf('dora')).toBe(1);
  });

  test('is good no more when the player has been back in between', () => {
    const rehearsal = offered();
    rehearsal.now += MINUTE;
    rehearsal.seen.set('bert', rehearsal.now);
    expect(rehearsal.try('dora', claim)).toEqual({ refused: 'player-present' });
    rehearsal.now += 60 * MINUTE;
    expect(rehearsal.try('dora', claim)).toEqual({ refused: 'wrong-word' });
    rehearsal.must('anne', offer);
    rehearsal.must('dora', claim);
  });
});

describe('a room knows who is there', () => {
  let kit: LobbyKit;
  beforeEach(() => {
    kit = new LobbyKit();
  });
  afterEach(() => kit.close());

  test('whoever looks on, whoever has just gone, and whoever has acted; also when it was out of use meanwhile', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby);
    await begin(room, 3);
    kit.now += 60 * MINUTE;
    const bert = new Witness('bert');
    await room.watch(bert);
    expect(await room.command('anne', offer)).toEqual({ refused: 'player-present' });
    kit.now += 60 * MINUTE;
    expect(await room.command('anne', bot)).toEqual({ refused: 'player-present' });
    room.leave(bert);
    kit.now += 2 * MINUTE - 1;
    expect(await room.command('anne', offer)).toEqual({ refused: 'player-present' });
    kit.now += 10 * MINUTE;
    await lobby.sweep();
    const again = await lobby.room(room.id);
    expect(again).not.toBe(room);
    if (again === null) throw new Error('the table is no more');
    await must(again, 'anne', offer);
    await again.command('bert', { type: 'undo', acts: 1 }); // refused or not, he was there
    kit.now += 10 * MINUTE;
    expect(await again.command('dora', claim)).toEqual({ refused: 'wrong-word' });
  });

  test('nobody who is there is put out of a game that is on', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    expect(await room.command('anne', { type: 'remove', seat: 1 })).toEqual({ refused: 'player-present' });
    kit.now += 2 * MINUTE;
    await must(room, 'anne', { type: 'remove', seat: 1 });
  });

  test('a room that is held is kept in memory, until it is let go', async () => {
    const room = await created(await kit.lobby());
    expect(room.isBusy).toBe(false);
    const release = room.hold();
    expect(room.isBusy).toBe(true); // whoever is about to go on with it keeps it in memory
    release();
    release();
    expect(room.isBusy).toBe(false);
  });

  test('a server that starts anew takes everybody for there', async () => {
    const room = await created(await kit.lobby());
    await begin(room, 3);
    kit.now += 60 * MINUTE;
    const again = await (await kit.lobby()).room(room.id);
    expect(await again?.command('anne', bot)).toEqual({ refused: 'player-present' });
    kit.now += 2 * MINUTE;
    expect(await again?.command('anne', bot)).toBeNull();
  });
});
