/** Chapter 11: time and hourglass (sablier). */
import { describe, expect, test } from 'vitest';
import { only, PUBLIC, seatsOf } from '../../../kernel/seats.ts';
import { HOURGLASS_SECONDS } from '../material.ts';
import { A, B, BLACK, C, D, E, F, of, scene, someClues, WHITE } from './kit.ts';

const turn = { type: 'turnHourglass' } as const;
const runsOut = { type: 'clockUp', clock: 'hourglass' } as const;

/** White's encryptor has confirmed, Black's (D of six) has not. */
function waiting() {
  const table = scene({ seats: 6 });
  table.draw();
  table.writes(A, someClues(WHITE, 1));
  table.confirmsClues(A);
  return table;
}

describe('the hourglass', () => {
  test('DEC-TIME-01: lies ready at the side: no clock runs by itself', () => {
    const table = waiting();
    expect(table.match.clocks).toEqual([]);
    expect(table.view(PUBLIC).hourglass).toBeNull();
    expect(table.refusesTo(() => table.match.applyExternal(runsOut))).toMatchObject({ refused: 'no-such-clock' });
  });

  test('DEC-TIME-02: any member of the team that waits may start it for the other encryptor', () => {
    for (const seat of [A, B, C]) {
      const table = waiting();
      expect(of('turnedHourglass', table.does(seat, turn))).toMatchObject([{ seat, against: D }]);
      expect(HOURGLASS_SECONDS).toBe(30);
      expect(table.match.clocks).toEqual([{ id: 'hourglass', seats: only(D), seconds: 30, rule: 'DEC-TIME-02' }]);
      expect(table.view(PUBLIC).hourglass).toBe(D);
    }
  });

  test('DEC-TIME-02: not before one has confirmed, not by the slow team, not twice', () => {
    const early = scene({ seats: 6 });
    early.draw();
    expect(early.refusesAct(B, turn)).toMatchObject({ rule: 'DEC-TIME-02' });
    const table = waiting();
    for (const seat of [D, E, F]) expect(table.refusesAct(seat, turn)).toMatchObject({ rule: 'DEC-TIME-02' });
    table.does(B, turn);
    expect(table.refusesAct(C, turn)).toMatchObject({ rule: 'DEC-TIME-02' });
  });

  test('DEC-TIME-03: nobody has to: the table waits for the encryptor alone', () => {
    const table = waiting();
    expect(table.awaited).toEqual([D]);
    table.writes(D, someClues(BLACK, 1));
    table.confirmsClues(D);
    expect(of('turnedHourglass', table.told())).toEqual([]);
    expect(table.view(PUBLIC).phase).toBe('guess');
  });

  test('DEC-TIME-04: when it runs out the clues written so far count, the others are "no clue"', () => {
    const table = waiting();
    table.writes(D, ['Chopin', '', 'Alpes']);
    table.refusesClues(D, 'Chopin', 'clé', 'Alpes');
    table.does(B, turn);
    const told = table.enters(runsOut);
    expect(of('hourglassRanOut', told)).toMatchObject([{ team: BLACK, seat: D }]);
    expect(of('lockedClues', told)).toHaveLength(1);
    table.resolves();
    expect(table.state.sheet.at(-1)?.clues).toEqual(['Chopin', '', 'Alpes']);
    expect(table.refusesClues(D, 'Chopin', 'sol', 'Alpes')).toMatchObject({ rule: 'DEC-CLUE-08' });
    table.resolves();
    expect(table.state.sheet.at(-1)?.code).not.toBe(0);
  });

  test('DEC-TIME-04: a missing clue can be neither objected to nor replaced', () => {
    const table = waiting();
    table.does(B, turn);
    table.enters(runsOut);
    table.resolves();
    expect(table.state.sheet.at(-1)?.clues).toEqual(['', '', '']);
    expect(table.offered(A, 'object')).toEqual([]);
  });
});

describe('time for guessing', () => {
  test('DEC-TIME-05: there is none by default', () => {
    expect(scene({ round: 2 }).toGuess().match.clocks).toEqual([]);
  });

  test('DEC-TIME-05: a table may set it; each half-round has a clock of its own', () => {
    const table = scene({ seats: 6, round: 2, options: { guessSeconds: 120 } }).toGuess();
    expect(table.match.clocks).toEqual([
      { id: 'guess 2 white', seats: seatsOf([B, C, D, E, F]), seconds: 120, rule: 'DEC-TIME-05' },
    ]);
    table.resolves();
    expect(table.match.clocks.map(clock => clock.id)).toEqual(['guess 2 black']);
  });

  test('DEC-TIME-05: at its end the drafts are locked, and an incomplete one is a wrong guess', () => {
    const table = scene({ round: 2, options: { guessSeconds: 60 } }).toGuess({ code: 314 });
    table.does(D, { type: 'draft', code: 314 });
    table.does(B, { type: 'draft', code: 310 });
    const told = table.enters({ type: 'clockUp', clock: 'guess 2 white' });
    expect(of('guessTimeRanOut', told)).toHaveLength(1);
    expect(table.state.sheet.at(-2)).toMatchObject({ interception: 314, decryption: 310, code: 314 });
    expect(table.tokens).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('DEC-TIME-05: without any draft the guess is wrong too', () => {
    const table = scene({ options: { guessSeconds: 60 } }).toGuess({ code: 314 });
    table.enters({ type: 'clockUp', clock: 'guess 1 white' });
    expect(table.tokens).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  test('DEC-TIME-06: the listening team may wait for the other to hand in first', () => {
    const table = scene({ round: 2 }).toGuess({ code: 314 });
    table.guesses(WHITE, 314);
    expect(table.awaited).toEqual([C, D]);
    table.guesses(BLACK, 123);
    expect(table.state.sending).toBe(BLACK);
  });
});
