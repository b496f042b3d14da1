import { describe, expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../chance.ts';
import { laws } from '../../laws/laws.ts';
import { Match } from '../../match.ts';
import { refuse } from '../../refusal.ts';
import { PUBLIC, seatsOf } from '../../seats.ts';
import { broadside } from './broadside.ts';

const begun = () => Match.start(broadside, { seats: 3, chance: new Stream(seededNumbers(1)) });
const inFight = () => {
  const match = begun();
  match.play(0, { type: 'attack', seat: 1 });
  return match;
};

describe('answers given together', () => {
  test('both are asked, in ignorance of each other', () => {
    const match = inFight();
    expect(match.awaited).toBe(seatsOf([0, 1]));
    const decision = match.asked(0)?.decision;
    const entry = match.play(1, { type: 'load', powder: 3 });
    expect(match.asked(1)).toBeNull();
    expect(match.asked(0)).toMatchObject({ step: 'loadGuns', decision }); // the same question as before
    expect(match.view(0).loaded).toEqual([-1, -1, -1]);
    expect('seq' in entry && match.tell(entry, 0)).toEqual([{ type: 'loaded', rule: 'BROAD-2', seat: 1 }]);
    expect('seq' in entry && match.tell(entry, PUBLIC)).toEqual([{ type: 'loaded', rule: 'BROAD-2', seat: 1 }]);
    expect('seq' in entry && match.tell(entry, 1)[0]?.secret).toEqual({ powder: 3 });
  });

  test('an answer to the same decision is not stale because somebody else has answered', () => {
    const match = inFight();
    const [first, second] = [0, 1].map(seat => match.asked(seat)?.decision ?? -1);
    match.play(1, { type: 'load', powder: 3 }, { decision: second });
    expect(match.play(0, { type: 'load', powder: 1 }, { decision: first })).toMatchObject({ seq: 3 });
    expect(match.play(1, { type: 'attack', seat: 2 }, { decision: second })).toEqual(refuse('stale'));
    expect(match.view(0).lives).toEqual([1, 2, 2]);
  });
});

describe('a player leaves in the middle of a decision', () => {
  test('of one who fights, the fight ends at once and the turn goes on', () => {
    const match = inFight();
    match.play(0, { type: 'load', powder: 2 });
    match.applyExternal({ type: 'left', seat: 1 });
    expect(match.view(0)).toMatchObject({ powder: [10, 10, 10], lives: [2, 2, 2], loaded: [-1, -1, -1], turn: 2 });
    expect(match.awaited).toBe(seatsOf([0, 2])); // with one enemy left, whom to attack is no question
  });

  test('of one who looks on, the fight goes on', () => {
    const match = inFight();
    match.applyExternal({ type: 'left', seat: 2 });
    expect(match.awaited).toBe(seatsOf([0, 1]));
    match.play(0, { type: 'load', powder: 2 });
    match.play(1, { type: 'load', powder: 1 });
    expect(match.view(0)).toMatchObject({ lives: [2, 1, 2], turn: 1 });
  });

  test('on their own turn, the turn passes on', () => {
    const match = begun();
    match.applyExternal({ type: 'left', seat: 0 });
    expect(match.view(0).turn).toBe(1);
  });

  test('the last one left has won', () => {
    const match = inFight();
    match.applyExternal({ type: 'left', seat: 1 });
    match.applyExternal({ type: 'left', seat: 0 });
    expect(match.outcome).toMatchObject({ sides: [{ share: 0 }, { share: 0 }, { side: 'seat 2', share: 1 }] });
  });

  test('twice is once too often, and nothing is written', () => {
    const match = inFight();
    match.applyExternal({ type: 'left', seat: 2 });
    const { seq } = match;
    expect(match.applyExternal({ type: 'left', seat: 2 })).toEqual(refuse('gone', 'BROAD-4'));
    expect(match.seq).toBe(seq);
  });
});

describe('a clock', () => {
  test('answers for whoever is waited for', () => {
    const match = inFight();
    match.play(0, { type: 'load', powder: 1 });
    match.applyExternal({ type: 'timeUp', seat: 1 });
    expect(match.view(0).lives).toEqual([2, 1, 2]);
  });

  test('is refused where no step says what is done then', () => {
    expect(begun().applyExternal({ type: 'timeUp', seat: 0 })).toEqual(refuse('no-clock-here', 'BROAD-5'));
  });

  test('is of no concern to whoever is not', () => {
    expect(inFight().applyExternal({ type: 'timeUp', seat: 2 })).toEqual(refuse('not-asked'));
  });

  test('is unknown to a game that does not answer it', () => {
    expect(inFight().applyExternal({ type: 'agreed', on: 'draw', seats: 0b111 })).toEqual(refuse('not-in-this-game'));
  });
});

test('the laws hold, with people leaving and clocks running out', () => {
  expect(laws(broadside, { games: 60 }).entries).toBeGreaterThan(20);
});
