import { describe, expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../chance.ts';
import { laws } from '../../laws/laws.ts';
import { Match } from '../../match.ts';
import { refuse } from '../../refusal.ts';
import { onlooker, PUBLIC, seatsOf } from '../../seats.ts';
import { GUEST, whispers } from './whispers.ts';

const begun = () => {
  const match = Match.start(whispers, { seats: 5, chance: new Stream(seededNumbers(1)), loaded: [2] }); // the code is 3
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
    expect(match.play(1, { type: 'confirm', digit: 2 })).toEqual(refuse('not-legal'));
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
    expect(match.asked(0)).toMatchObject({ step: 'replaceClue', open: ['clue'] });
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
    match.applyExternal({ type: 'away', seat: 2 });
    expect(match.mayAct).toBe(seatsOf([1, 3, 4]));
    match.applyExternal({ type: 'back', seat: 2 });
    match.play(1, { type: 'confirm', digit: 3 });
    expect(match.over).toBe(false);
    match.applyExternal({ type: 'away', seat: 2 });
    expect(match.over).toBe(true);
  });
});

describe('free text', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['number 3', 'names-a-digit'],
  ])('%j is refused with the row that forbids it', (clue, refused) => {
    const match = Match.start(whispers, { seats: 5, chance: new Stream(seededNumbers(1)) });
    expect(match.play(0, { type: 'clue', text: clue })).toEqual(refuse(refused, 'WHISPER-2'));
  });

  test('text that is too long or no plain text is refused by its shape', () => {
    const match = Match.start(whispers, { seats: 5, chance: new Stream(seededNumbers(1)) });
    for (const clue of ['x'.repeat(21), 'a\u202eb', 'a\u0000b'])
      expect(match.play(0, { type: 'clue', text: clue })).toMatchObject({ refused: 'bad-shape' });
  });
});

describe('channels and viewers', () => {
  test('the draft is for the team and its guest, the code for the sender alone', () => {
    const match = begun();
    match.play(0, { type: 'admit', guest: true });
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

  test('an onlooker whom nobody has admitted sees what the public sees', () => {
    const match = begun();
    match.play(1, { type: 'draft', digit: 2 });
    expect([GUEST, onlooker(1)].map(viewer => match.view(viewer))).toEqual([match.view(PUBLIC), match.view(PUBLIC)]);
    expect(match.viewerEntries(GUEST)).toEqual(match.viewerEntries(PUBLIC));
  });

  test('what is told to some only, the others do not even notice', () => {
    const match = begun();
    match.play(0, { type: 'admit', guest: true });
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

describe('entries as a viewer hears them', () => {
  test('are counted per viewer: what was kept from one leaves no gap', () => {
    const match = begun();
    for (const digit of [1, 2, 3]) match.play(1, { type: 'draft', digit });
    match.play(3, { type: 'object' });
    expect(match.viewerEntries(1).map(entry => entry.type)).toEqual(['start', 'act', 'act', 'act', 'act', 'act']);
    expect(match.viewerEntries(4).map(entry => entry.type)).toEqual(['start', 'act', 'act']);
    expect(match.viewerEntries(4, 2)).toEqual([
      { type: 'act', events: [{ type: 'objected', rule: 'WHISPER-4', seat: 3 }] },
    ]);
  });

  test('tell of what happens at the table, even where the rules have nothing to say about it', () => {
    const match = begun();
    match.applyExternal({ type: 'away', seat: 2 });
    expect(match.viewerEntries(PUBLIC).at(-1)).toEqual({ type: 'table', entry: { type: 'away', seat: 2 }, events: [] });
  });
});

describe('asides: what may be done at any time, whoever is asked', () => {
  test('a note is written while somebody else decides, and no question changes by it', () => {
    const match = Match.start(whispers, { seats: 5, chance: new Stream(seededNumbers(1)) });
    const question = match.asked(0);
    expect(match.play(2, { type: 'note', text: 'watch their eyes' })).toMatchObject({ seq: 1 });
    expect(match.asked(0)).toEqual(question);
    expect([1, 2, 3, PUBLIC].map(viewer => match.view(viewer).note)).toEqual([
      'watch their eyes',
      'watch their eyes',
      null,
      null,
    ]);
  });

  test('they are offered apart from the answers', () => {
    const match = begun();
    expect([1, 3].map(seat => match.asides(seat))).toEqual([[{ type: 'admit', guest: true }], []]);
    expect(match.asked(1)?.legal).not.toContainEqual({ type: 'admit', guest: true });
  });

  test('others may not', () => {
    expect(begun().play(3, { type: 'note', text: 'hm' })).toEqual(refuse('not-legal', 'WHISPER-10'));
    expect(begun().play(3, { type: 'admit', guest: true })).toEqual(refuse('not-legal', 'WHISPER-10'));
  });
});

describe('a clock of the rules’ own', () => {
  const slow = () => Match.start(whispers, { seats: 5, chance: new Stream(seededNumbers(1)) });

  test('runs once somebody has turned the glass', () => {
    const match = slow();
    expect(match.clocks).toEqual([]);
    match.play(3, { type: 'turnGlass' });
    expect(match.clocks).toEqual([{ id: 'glass', seats: 0b1, seconds: 30, rule: 'WHISPER-11' }]);
  });

  test('when it has run out, the step says what is done otherwise', () => {
    const match = slow();
    match.play(3, { type: 'turnGlass' });
    expect(match.applyExternal({ type: 'clockUp', clock: 'glass' })).toMatchObject({ seq: 2 });
    expect(match.view(1)).toMatchObject({ clue: '-', glass: false });
  });

  test('cannot run out if it does not run', () => {
    expect(slow().applyExternal({ type: 'clockUp', clock: 'glass' })).toEqual(refuse('no-such-clock'));
  });
});

describe('somebody joins late', () => {
  test('in a new seat, the next in number', () => {
    const match = begun();
    expect(match.applyExternal({ type: 'joined', seat: 5 })).toMatchObject({ seq: 2 });
    expect(match.seats).toBe(6);
    expect(match.asked(5)?.legal).toEqual([{ type: 'object' }]);
    expect(match.applyExternal({ type: 'joined', seat: 6 })).toMatchObject({ refused: 'no-such-seat' });
  });

  test('not in a seat that is taken', () => {
    expect(begun().applyExternal({ type: 'joined', seat: 1 })).toEqual(refuse('seat-taken', 'WHISPER-12'));
  });

  test('and is there after saving, loading and replaying', () => {
    const match = begun();
    match.applyExternal({ type: 'joined', seat: 5 });
    const loaded = Match.load(
      whispers,
      JSON.parse(JSON.stringify(match.save())),
      at => new Stream(seededNumbers(1), at),
    );
    expect(loaded.asked(5)).toEqual(match.asked(5));
    const again = Match.again(whispers, { options: {}, seats: 5 }, match.log[0]);
    for (const entry of match.log.slice(1)) again.repeat(entry);
    expect(again.seats).toBe(6);
  });
});

test('the laws hold, with edits, confirmations, objections, absences, notes, an onlooker, a glass and a late listener', () => {
  const tally = laws(whispers, { games: 20 });
  expect(tally.entries).toBeGreaterThan(10);
});
