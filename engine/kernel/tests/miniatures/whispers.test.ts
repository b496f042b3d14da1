import { describe, expect, test } from 'vitest';
import { Stream, seededWords } from '../../chance.ts';
import { laws } from '../../laws/laws.ts';
import { Match } from '../../match.ts';
import { refuse } from '../../refusal.ts';
import { seatsOf } from '../../seats.ts';
import { GUEST, PUBLIC, whispers } from './whispers.ts';

const begun = () => {
  const match = Match.start(whispers, { seats: 5, chance: new Stream(seededWords(1)), loaded: [2] }); // the code is 3
  match.play(0, { type: 'clue', text: 'a bird' });
  return match;
};

describe('a floor: several seats act repeatedly, in any order, until it is closed', () => {
  test('everybody concerned may act at the same time', () => {
    const match = begun();
    expect(match.mayAct).toBe(seatsOf([1, 2, 3, 4]));
    expect(match.awaited).toBe(seatsOf([1, 2]));
    expect(match.asked(3)).toMatchObject({ step: 'guess', legal: [{ type: 'object' }], awaited: false });
    expect(match.asked(0)).toBeNull();
  });

  test('an edit clears all confirmations', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 2 });
    match.play(2, { type: 'confirm', digit: 2 });
    expect(match.awaited).toBe(seatsOf([1]));
    match.play(2, { type: 'draft', digit: 3 });
    expect(match.awaited).toBe(seatsOf([1, 2]));
  });

  test('a confirmation of a draft that has changed meanwhile is refused', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 2 });
    match.play(2, { type: 'draft', digit: 3 });
    expect(match.play(1, { type: 'confirm', digit: 2 })).toEqual(refuse('not-legal', 'WHISPER-3'));
  });

  test('it closes when all who are present have confirmed the same draft', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 3 });
    match.play(1, { type: 'confirm', digit: 3 });
    expect(match.over).toBe(false);
    match.play(2, { type: 'confirm', digit: 3 });
    expect(match.over).toBe(true);
    expect(match.outcome).toMatchObject({
      parts: 1,
      sides: [
        { side: 'team', share: 1 },
        { side: 'listeners', share: 0 },
      ],
    });
  });

  test('an objection interrupts it, and a replaced clue opens the guess again', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 3 });
    match.play(1, { type: 'confirm', digit: 3 });
    match.play(4, { type: 'object' });
    expect(match.asked(0)).toMatchObject({ step: 'replaceClue', open: true });
    expect(match.asked(1)).toBeNull();
    match.play(0, { type: 'clue', text: 'the sea' });
    expect(match.awaited).toBe(seatsOf([1, 2]));
    expect(match.view(1)).toMatchObject({ clue: 'the sea', draft: 3, confirmed: 0 });
    expect(match.asked(4)).toBeNull(); // one objection is all there is
  });

  test('a clue that is let stand leaves the confirmations as they were', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 3 });
    match.play(1, { type: 'confirm', digit: 3 });
    match.play(3, { type: 'object' });
    match.play(0, { type: 'letStand' });
    expect(match.awaited).toBe(seatsOf([2]));
  });

  test('who is away is not waited for, and counts again when back', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 3 });
    match.enter({ type: 'away', seat: 2 });
    expect(match.mayAct).toBe(seatsOf([1, 3, 4]));
    match.enter({ type: 'back', seat: 2 });
    match.play(1, { type: 'confirm', digit: 3 });
    expect(match.over).toBe(false);
    match.enter({ type: 'away', seat: 2 });
    expect(match.over).toBe(true);
  });
});

describe('free text', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['number 3', 'names-a-digit'],
  ])('%j is refused with the row that forbids it', (clue, refused) => {
    const match = Match.start(whispers, { seats: 5, chance: new Stream(seededWords(1)) });
    expect(match.play(0, { type: 'clue', text: clue })).toEqual(refuse(refused, 'WHISPER-2'));
  });

  test('text that is too long or no plain text is refused by its shape', () => {
    const match = Match.start(whispers, { seats: 5, chance: new Stream(seededWords(1)) });
    for (const clue of ['x'.repeat(21), 'a\u202eb', 'a\u0000b'])
      expect(match.play(0, { type: 'clue', text: clue })).toMatchObject({ refused: 'bad-shape' });
  });
});

describe('channels and viewers', () => {
  test('the draft is for the team and its guest, the code for the sender alone', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 2 });
    expect([0, 1, 2, 3, 4, PUBLIC, GUEST].map(viewer => match.view(viewer).draft)).toEqual([
      2,
      2,
      2,
      null,
      null,
      null,
      2,
    ]);
    expect([0, 1, 3, PUBLIC, GUEST].map(viewer => match.view(viewer).code)).toEqual([3, null, null, null, null]);
  });

  test('what is told to some only, the others do not even notice', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 2 });
    const heard = (viewer: number) => match.told(viewer).filter(event => event.type === 'drafted').length;
    expect([0, 1, 2, GUEST, 3, 4, PUBLIC].map(heard)).toEqual([1, 1, 1, 1, 0, 0, 0]);
  });

  test('a channel is silent for whom the rules silence, and does not exist for the other team', () => {
    const match = begun();
    expect(match.whyNotSay(1, 'team', { text: 'I say two' })).toBeNull();
    expect(match.whyNotSay(0, 'team', { text: 'warmer' })).toEqual(refuse('silenced', 'WHISPER-9'));
    expect(match.whyNotSay(3, 'team', { text: 'hello?' })).toMatchObject({ refused: 'no-such-channel' });
  });
});

test('the laws hold, with edits, confirmations, objections, absences and a guest', () => {
  const tally = laws(whispers, { games: 80 });
  expect(tally.entries).toBeGreaterThan(10);
});
