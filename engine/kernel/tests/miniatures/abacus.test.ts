import { describe, expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../chance.ts';
import { inForce } from '../../entry.ts';
import { laws } from '../../laws/laws.ts';
import { Match } from '../../match.ts';
import { refuse } from '../../refusal.ts';
import { abacus } from './abacus.ts';

const begun = () => Match.start(abacus, { seats: 2, chance: new Stream(seededNumbers(1)) });

describe('undo is an entry', () => {
  test('across nothing: the position is as before, and the log is longer', () => {
    const match = begun();
    match.play(0, { type: 'slide', by: 2 });
    match.play(0, { type: 'slide', by: 1 });
    expect(match.undo(0, 2)).toMatchObject({ seq: 3, cause: { type: 'undo', seat: 0, to: 2, agreed: 0 } });
    expect(match.view(0).beads).toEqual([2, 0]);
    expect(match.log).toHaveLength(4);
  });

  test('several acts may be taken back at once, and an undone one not again', () => {
    const match = begun();
    match.play(0, { type: 'slide', by: 2 });
    match.play(0, { type: 'slide', by: 1 });
    match.undo(0, 1);
    expect(match.view(0).beads).toEqual([0, 0]);
    expect(match.undo(0, 2)).toEqual(refuse('not-your-act', 'ABACUS-5'));
    expect(inForce(match.log).map(entry => entry.seq)).toEqual([0]);
  });

  test('after an undo the game goes on, and can be taken back again', () => {
    const match = begun();
    match.play(0, { type: 'slide', by: 2 });
    match.undo(0, 1);
    match.play(0, { type: 'slide', by: 1 });
    match.undo(0, 3);
    match.play(0, { type: 'slide', by: 1 });
    expect(match.view(0).beads).toEqual([1, 0]);
  });

  test('across a draw it is refused, with the row that says so', () => {
    const match = begun();
    match.play(0, { type: 'slide', by: 2 });
    match.play(0, { type: 'throw' });
    match.play(0, { type: 'slide', by: 1 });
    expect(match.undo(0, 2)).toEqual(refuse('cannot-be-unseen', 'ABACUS-5'));
    expect(match.undo(0, 1)).toEqual(refuse('cannot-be-unseen', 'ABACUS-5'));
    expect(match.undo(0, 3)).toMatchObject({ seq: 4 });
  });

  test('across something revealed it is refused, although nothing was drawn', () => {
    const match = begun();
    const entry = match.play(0, { type: 'look' });
    expect(entry).toMatchObject({ draws: [] });
    expect(match.undo(0, 1)).toEqual(refuse('cannot-be-unseen', 'ABACUS-5'));
    expect(match.undo(0, 1, 0b10)).toEqual(refuse('cannot-be-unseen', 'ABACUS-5')); // consent changes nothing
  });

  test("another's act is not one's own", () => {
    const match = begun();
    match.play(0, { type: 'slide', by: 2 });
    expect(match.undo(1, 1)).toEqual(refuse('not-your-act', 'ABACUS-5'));
    expect(match.undo(0, 0)).toEqual(refuse('not-your-act', 'ABACUS-5'));
    expect(match.undo(0, 7)).toEqual(refuse('not-your-act', 'ABACUS-5'));
  });

  test('once somebody else has acted it needs the consent of all others', () => {
    const match = begun();
    match.play(0, { type: 'slide', by: 2 });
    match.play(0, { type: 'done' });
    match.play(1, { type: 'slide', by: 1 });
    expect(match.undo(0, 1)).toEqual(refuse('needs-consent', 'ABACUS-5'));
    expect(match.undo(0, 1, 0b10)).toMatchObject({ seq: 4 });
    expect(match.view(0)).toMatchObject({ beads: [0, 0], turn: 0 });
  });

  test('the stream of chance never goes back, and a replay takes the same way', () => {
    const match = begun();
    match.play(0, { type: 'throw' });
    const used = match.save().position;
    match.play(0, { type: 'slide', by: 1 });
    match.undo(0, 2);
    expect(match.save().position).toBe(used);
    match.play(0, { type: 'throw' });
    const again = Match.again(abacus, { options: {}, seats: 2 }, match.log[0]);
    for (const entry of match.log.slice(1)) again.repeat(entry);
    expect(again.view(0)).toEqual(match.view(0));
    expect(again.log).toEqual(match.log);
  });

  test('a match that was loaded without its past takes nothing of it back', () => {
    const match = begun();
    match.play(0, { type: 'slide', by: 2 });
    const saved = match.save();
    const stream = (at: number) => new Stream(seededNumbers(1), at);
    const alone = Match.load(abacus, saved, stream);
    expect(alone.undo(0, 1)).toEqual(refuse('not-your-act', 'ABACUS-5'));
    alone.play(0, { type: 'slide', by: 1 });
    expect(alone.undo(0, 2)).toEqual(refuse('too-long-ago', 'ABACUS-5'));
    expect(Match.load(abacus, saved, stream, match.log).undo(0, 1)).toMatchObject({ seq: 2 });
  });
});

test('the laws hold, with moves taken back', () => {
  expect(laws(abacus, { games: 40 }).undos).toBeGreaterThan(20);
});
