import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { describe, expect, test } from 'vitest';
import { Rehearsal } from '../../tests/rehearsal.ts';
import { viewerStateOf } from '../../viewing/viewer-state.ts';
import { applyExternal, botPlays, botPlaysLate } from '../playing.ts';

describe('acts', () => {
  test('who is asked plays; the others are told why not, with the row', () => {
    const rehearsal = Rehearsal.begun();
    const seat = rehearsal.turn;
    const other = (seat + 1) % 3;
    expect(rehearsal.play(other, rehearsal.first(seat))).toMatchObject({
      refused: 'not-your-turn',
      rule: 'FUJ-TURN-01',
    });
    expect(rehearsal.play(seat, rehearsal.first(seat))).toBeNull();
    expect(rehearsal.turn).toBe(other);
  });

  test('an answer to a question that is past is stale', () => {
    const rehearsal = Rehearsal.begun({ game: 'abacus', seats: 2 });
    const action = { type: 'slide', by: 1 };
    const decision = rehearsal.question(0).decision;
    expect(rehearsal.try('anne', { type: 'play', action, decision })).toBeNull();
    expect(rehearsal.try('anne', { type: 'play', action, decision })).toEqual({ refused: 'stale' });
  });

  test('who leaves or is removed during the game has left for good', () => {
    const rehearsal = Rehearsal.begun();
    rehearsal.must('bert', { type: 'stand' });
    expect(rehearsal.table.entries.at(-1)?.cause).toEqual({ type: 'table', entry: { type: 'left', seat: 1 } });
    expect(rehearsal.try('anne', { type: 'remove', seat: 1 })).toEqual({ refused: 'gone', rule: 'FUJ-NET-02' });
    rehearsal.must('anne', { type: 'remove', seat: 2 });
    expect(rehearsal.table.phase).toBe('over');
    expect(rehearsal.table.seatOf('bert')).toBe(1);
  });
});

describe('bots', () => {
  test('take a seat over and hand it back; meanwhile its player does not play', () => {
    const rehearsal = Rehearsal.begun();
    const seat = rehearsal.turn;
    const who = rehearsal.people[seat] ?? '';
    const action = rehearsal.first(seat);
    const decision = rehearsal.question(seat).decision;
    expect(rehearsal.take(botPlays(rehearsal.table, { seat, action, decision }))).toEqual({ refused: 'no-bot' });
    rehearsal.must('anne', { type: 'takeOver', seat, bot: 'random' });
    expect(rehearsal.play(seat, action)).toEqual({ refused: 'bot-plays' });
    expect(rehearsal.take(botPlays(rehearsal.table, { seat, action, decision: decision + 1 }))).toEqual({
      refused: 'stale',
    });
    expect(rehearsal.take(botPlays(rehearsal.table, { seat, action, decision }))).toBeNull();
    expect(rehearsal.take(botPlays(rehearsal.table, { seat, action, decision }))).toEqual({ refused: 'stale' });
    rehearsal.must(who, { type: 'handBack' });
    expect(rehearsal.table.at(seat)).toMatchObject({ who, bot: null });
    expect(rehearsal.try(who, { type: 'handBack' })).toEqual({ refused: 'no-bot' });
  });

  test('take over nobody who is a bot, and only if there is such a bot', () => {
    const rehearsal = Rehearsal.begun();
    expect(rehearsal.try('anne', { type: 'takeOver', seat: 1, bot: 'oracle' })).toMatchObject({
      refused: 'unknown-bot',
    });
    expect(rehearsal.try('anne', { type: 'takeOver', seat: 7, bot: 'random' })).toEqual({ refused: 'seat-empty' });
  });

  test('play once for somebody whose time is up, and everybody hears of it', () => {
    const rehearsal = Rehearsal.begun();
    const seat = rehearsal.turn;
    const action = rehearsal.first(seat);
    const decision = rehearsal.question(seat).decision;
    expect(rehearsal.take(botPlaysLate(rehearsal.table, { seat, action, decision }))).toBeNull();
    expect(rehearsal.events(PUBLIC).at(-2)).toMatchObject({ type: 'ranOut', seat });
    expect(rehearsal.table.at(seat)?.bot).toBeNull();
  });
});

describe('taking back', () => {
  const slid = () => {
    const rehearsal = Rehearsal.begun({ game: 'abacus', seats: 2 });
    rehearsal.play(0, { type: 'slide', by: 1 });
    rehearsal.play(0, { type: 'slide', by: 2 });
    return rehearsal;
  };
  const beads = ({ match }: Rehearsal) => (match.view(PUBLIC) as { beads: number[] }).beads;

  test('one’s latest acts, at once where the rules allow it', () => {
    const one = slid();
    one.must('anne', { type: 'undo', acts: 1 });
    expect(beads(one)).toEqual([1, 0]);
    const two = slid();
    two.must('anne', { type: 'undo', acts: 2 });
    expect(beads(two)).toEqual([0, 0]);
    expect(two.events(1).at(-1)).toMatchObject({ type: 'game', letter: { type: 'undo', seat: 0, letters: 2 } });
  });

  test('not more than one has done, not what others did, not what was seen, and not in a game without it', () => {
    const rehearsal = slid();
    for (const acts of [3, 0, -1])
      expect(rehearsal.try('anne', { type: 'undo', acts })).toEqual({ refused: 'not-your-act', rule: 'ABACUS-5' });
    expect(rehearsal.try('bert', { type: 'undo', acts: 1 })).toEqual({ refused: 'not-your-act', rule: 'ABACUS-5' });
    rehearsal.play(0, { type: 'look' });
    expect(rehearsal.try('anne', { type: 'undo', acts: 1 })).toEqual({ refused: 'cannot-be-unseen', rule: 'ABACUS-5' });
    expect(Rehearsal.begun().try('anne', { type: 'undo', acts: 1 })).toEqual({
      refused: 'no-undo',
      rule: 'FUJ-TURN-07',
    });
  });

  const asked = () => {
    const rehearsal = slid();
    rehearsal.play(0, { type: 'done' });
    rehearsal.play(1, { type: 'slide', by: 1 });
    rehearsal.must('anne', { type: 'undo', acts: 1 });
    return rehearsal;
  };

  test('once somebody else has acted, the others are asked', () => {
    const rehearsal = asked();
    expect(beads(rehearsal)).toEqual([3, 1]);
    expect(rehearsal.table.proposal).toMatchObject({ seat: 0, wish: { type: 'undo' }, agreed: 0b1 });
    expect(rehearsal.events(1).at(-1)).toEqual({ at: rehearsal.now, type: 'proposed', seat: 0, wish: 'undo' });
    rehearsal.must('bert', { type: 'answer', agrees: true });
    expect(beads(rehearsal)).toEqual([3, 0]);
    expect(rehearsal.table.proposal).toBeNull();
  });

  test('a single no is enough, nobody agrees with themselves, and one may withdraw', () => {
    const refused = asked();
    expect(refused.try('anne', { type: 'answer', agrees: true })).toEqual({ refused: 'nothing-to-answer' });
    expect(refused.try('anne', { type: 'undo', acts: 1 })).toEqual({ refused: 'proposal-pending' });
    refused.must('bert', { type: 'answer', agrees: false });
    expect(refused.table.proposal).toBeNull();
    expect(refused.try('bert', { type: 'answer', agrees: true })).toEqual({ refused: 'nothing-to-answer' });
    const withdrawn = asked();
    withdrawn.must('anne', { type: 'answer', agrees: false });
    expect(withdrawn.table.proposal).toBeNull();
    expect(beads(withdrawn)).toEqual([3, 1]);
  });

  test('what has become impossible meanwhile is withdrawn by itself', () => {
    const rehearsal = asked();
    rehearsal.play(1, { type: 'look' });
    rehearsal.must('bert', { type: 'answer', agrees: true });
    expect(rehearsal.table.proposal).toBeNull();
    expect(rehearsal.events(PUBLIC).slice(-2)).toMatchObject([
      { type: 'answered', seat: 1, agrees: true },
      { type: 'answered', seat: 0, agrees: false },
    ]);
  });

  test('bots have nothing against it', () => {
    const rehearsal = slid();
    rehearsal.play(0, { type: 'done' });
    rehearsal.play(1, { type: 'slide', by: 1 });
    rehearsal.must('anne', { type: 'takeOver', seat: 1, bot: 'random' });
    rehearsal.must('anne', { type: 'undo', acts: 1 });
    expect(beads(rehearsal)).toEqual([3, 0]);
  });

  test('each seat is told whether it may: at once, by asking, or not', () => {
    const told = (rehearsal: Rehearsal) => [0, 1, PUBLIC].map(viewer => viewerStateOf(rehearsal.table, viewer).undo);
    const rehearsal = Rehearsal.begun({ game: 'abacus', seats: 2 });
    expect(told(rehearsal)).toEqual([null, null, null]);
    rehearsal.play(0, { type: 'slide', by: 1 });
    expect(told(rehearsal)).toEqual(['alone', null, null]);
    rehearsal.play(0, { type: 'done' });
    rehearsal.play(1, { type: 'slide', by: 1 });
    expect(told(rehearsal)).toEqual(['byConsent', 'alone', null]);
    rehearsal.play(1, { type: 'throw' });
    expect(told(rehearsal)).toEqual([null, null, null]);
  });

  test('what is told is what would be answered: not while the others are asked, at once where only bots are', () => {
    const rehearsal = asked();
    expect([0, 1].map(seat => viewerStateOf(rehearsal.table, seat).undo)).toEqual([null, 'alone']);
    rehearsal.must('bert', { type: 'answer', agrees: false });
    expect(viewerStateOf(rehearsal.table, 0).undo).toBe('byConsent');
    rehearsal.must('anne', { type: 'takeOver', seat: 1, bot: 'random' });
    expect(viewerStateOf(rehearsal.table, 0).undo).toBe('alone');
    rehearsal.must('anne', { type: 'undo', acts: 1 });
    expect(viewerStateOf(rehearsal.table, 0).undo).toBe('alone');
    expect(viewerStateOf(rehearsal.reread(), 0).undo).toBe('alone');
    expect(viewerStateOf(Rehearsal.begun().table, 0).undo).toBeNull();
  });

  test('a table read again from its events has the same proposal', () => {
    const rehearsal = asked();
    expect(rehearsal.reread().proposal).toEqual(rehearsal.table.proposal);
  });
});

test('an end by agreement is for games that have one, and the others are asked', () => {
  expect(Rehearsal.begun().try('anne', { type: 'propose', on: 'stop' })).toEqual({ refused: 'not-in-this-game' });
  const lagoon = Rehearsal.begun({ game: 'aquatika', seats: 2, options: { board: 'lagoon' } });
  expect(lagoon.try('anne', { type: 'propose', on: 'stop' })).toEqual({ refused: 'not-in-this-game' });
  lagoon.must('anne', { type: 'propose', on: 'draw' });
  expect(lagoon.table.phase).toBe('playing');
  lagoon.must('bert', { type: 'answer', agrees: true });
  expect(lagoon.table.phase).toBe('over');
});

test('what happens at the table is refused where the game has no row for it', () => {
  expect(applyExternal(Rehearsal.begun().table, { type: 'away', seat: 1 })).toEqual({ refused: 'not-in-this-game' });
});
