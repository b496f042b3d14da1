/** Chapter 14: playing online. */
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { A, B, BLACK, C, D, E, F, G, H, of, scene, someClues, WHITE } from './kit.ts';

const left = (seat: number) => ({ type: 'left', seat }) as const;
const away = (seat: number) => ({ type: 'away', seat }) as const;
const joined = (seat: number) => ({ type: 'joined', seat }) as const;

describe('away for a while', () => {
  test('DEC-NET-01: those who are there lock a guess without the absent one', () => {
    const table = scene({ seats: 6, round: 2 }).toGuess();
    table.enters(away(C));
    table.does(B, { type: 'draft', code: 123 });
    expect(of('locked', table.does(B, { type: 'confirm', code: 123 }))).toHaveLength(1);
  });

  test('DEC-NET-01: if everybody else has confirmed, the guess is locked when the last one goes away', () => {
    const table = scene({ seats: 6, round: 2 }).toGuess();
    table.does(B, { type: 'draft', code: 123 });
    table.does(B, { type: 'confirm', code: 123 });
    expect(of('locked', table.enters(away(C)))).toMatchObject([{ team: WHITE }]);
  });

  test('DEC-NET-01: the game waits for an encryptor who holds a code', () => {
    const table = scene();
    table.draw();
    table.enters(away(A));
    expect(table.awaited).toEqual([A, C]);
    expect(table.state.teams[WHITE].card).not.toBe(0);
    table.enters({ type: 'back', seat: A });
    expect(table.view(A).card).not.toBeNull();
  });

  test('DEC-NET-01: before the draw those who are there may name another encryptor', () => {
    const table = scene({ seats: 6 });
    table.enters(away(A));
    table.does(B, { type: 'nominate', seat: B });
    expect(of('settledOn', table.does(C, { type: 'nominate', seat: B }))).toMatchObject([{ seat: B }]);
  });

  test('DEC-NET-01: when all were away, whoever comes back and has confirmed decides alone', () => {
    const table = scene({ seats: 8, round: 2 }).toGuess();
    table.does(B, { type: 'draft', code: 123 });
    table.does(B, { type: 'confirm', code: 123 });
    table.enters(away(B));
    table.enters(away(C));
    table.enters(away(D));
    expect(table.awaited).toEqual([C, D, E, F, G, H]);
    expect(of('locked', table.enters({ type: 'back', seat: B }))).toMatchObject([{ team: WHITE }]);
  });

  test('DEC-NET-01: a whole team that is away is waited for', () => {
    const table = scene({ round: 2 }).toGuess();
    for (const seat of [C, D]) table.enters(away(seat));
    table.guesses(WHITE, 314);
    expect(table.awaited).toEqual([C, D]);
    expect(table.refusesTo(() => table.match.applyExternal(away(C)))).toMatchObject({ rule: 'DEC-NET-01' });
    expect(table.refusesTo(() => table.match.applyExternal({ type: 'back', seat: A }))).toMatchObject({
      rule: 'DEC-NET-01',
    });
  });
});

describe('an encryptor is lost', () => {
  test('DEC-NET-02: before the clues are locked the card goes back and another member draws', () => {
    const table = scene({ seats: 6 });
    table.draw(314, 243);
    table.writes(A, someClues(WHITE, 1));
    table.confirmsClues(A);
    const told = table.enters(left(A));
    expect(of('returnedCard', told)).toMatchObject([{ team: WHITE }]);
    expect(of('drewCode', told)).toMatchObject([{ team: WHITE, seat: B }]);
    expect(table.view(B)).toMatchObject({ card: table.state.teams[WHITE].card, clues: ['', '', ''] });
    expect(table.view(A).card).toBeNull();
    expect(table.awaited).toEqual([B, D]);
    expect(table.match.log.at(-1)?.draws).toEqual([[24, expect.any(Number)]]);
  });

  test('DEC-NET-02: once they are locked the round goes on, and the software reveals the code', () => {
    const table = scene({ seats: 6, round: 2 }).toGuess({ code: 314 });
    table.enters(left(A));
    table.resolves();
    expect(of('revealed', table.told())).toMatchObject([{ rule: 'DEC-NET-02', code: 314 }]);
    expect(table.state.sending).toBe(BLACK);
  });

  test('DEC-NET-02: nobody can answer for such clues: objections fall, and no more are raised', () => {
    const table = scene({ seats: 6, round: 2 }).toGuess({ code: 314 });
    table.does(D, { type: 'object', line: 1 });
    expect(of('letStand', table.enters(left(A)))).toHaveLength(1);
    expect(table.offered(E, 'object')).toEqual([]);
    expect(table.refusesAct(E, { type: 'object', line: 2 })).toMatchObject({ refused: 'objection-too-late' });
  });

  test('DEC-NET-02: an hourglass that ran for a lost encryptor, or on behalf of one, stops', () => {
    for (const lost of [A, D]) {
      const table = scene({ seats: 6 });
      table.draw();
      table.writes(A, someClues(WHITE, 1));
      table.confirmsClues(A);
      table.does(B, { type: 'turnHourglass' });
      table.enters(left(lost));
      expect(table.match.clocks).toEqual([]);
    }
  });

  test('DEC-NET-02: before the draw another one is proposed', () => {
    const table = scene({ seats: 6 });
    expect(of('proposed', table.enters(left(A)))).toMatchObject([{ team: WHITE, seat: B }]);
    expect(table.refusesTo(() => table.match.applyExternal(left(A)))).toMatchObject({ refused: 'gone' });
  });

  test('DEC-NET-02: whoever has left sees and does no more than the public', () => {
    const table = scene({ seats: 6 });
    table.enters({ type: 'resigned', seat: A });
    expect(table.view(A)).toEqual(table.view(PUBLIC));
    expect(table.match.asked(A)).toBeNull();
    expect(table.maySay(A, 'white')).toBe(false);
    expect(table.refusesAct(A, { type: 'drawCode' })).toMatchObject({ refused: 'gone', rule: 'DEC-NET-02' });
  });
});

describe('somebody new in the seat of a lost encryptor', () => {
  /** White's encryptor is lost, or Black's, whose code comes second; then somebody has that seat. */
  const replaced = (lost: typeof A | typeof C) => {
    const table = scene({ round: 2 }).toGuess({ code: 314 }, { code: 243 });
    const others = lost === A ? [C, D] : [A, B];
    table.enters(left(lost));
    for (const seat of others) table.does(seat, { type: 'admitPlayer' });
    table.enters(joined(lost));
    return table;
  };

  test('DEC-NET-02, DEC-NET-03: sees the words, and neither the code nor clues that have not been read', () => {
    for (const lost of [A, C]) {
      const table = replaced(lost);
      const team = lost === A ? WHITE : BLACK;
      expect(table.view(lost)).toMatchObject({ side: team, card: null, clues: null });
      expect(table.view(lost).teams[team]).toMatchObject({ words: table.state.teams[team].words, orphaned: true });
      const imagined = new Set<number>();
      for (let seed = 1; seed <= 50; seed++) {
        const position = table.match.imagined(lost, new SeededDice(seed));
        imagined.add(position.teams[team].card);
        if (lost === C) expect(position.teams[team].clues).not.toEqual(someClues(BLACK, 2));
      }
      expect(imagined.size).toBeGreaterThan(1);
    }
  });

  test('DEC-NET-02: it may be the lost one again, who knows the code: the seat neither guesses it nor speaks', () => {
    const table = replaced(A);
    expect(table.acting).toEqual([B, C, D]);
    expect(table.refusesAct(A, { type: 'draft', code: 123 })).toMatchObject({ rule: 'DEC-GUESS-13' });
    expect(table.maySay(A, 'white')).toBe(false);
    expect(table.refusesAct(A, { type: 'writeNotes', lines: ['3 1 4'] })).toMatchObject({ rule: 'DEC-CHAT-02' });
  });

  test('DEC-NET-02: it answers for no clue, and the software reveals the code', () => {
    const table = replaced(A);
    expect(table.offered(C, 'object')).toEqual([]);
    expect(table.refusesAct(C, { type: 'object', line: 1 })).toMatchObject({ refused: 'objection-too-late' });
    table.resolves();
    expect(of('revealed', table.told())).toMatchObject([{ rule: 'DEC-NET-02', seat: A, code: 314 }]);
  });

  test('DEC-NET-02: until a code is worked on its seat is a head like any other, and from the next round on all is as ever', () => {
    const table = replaced(C);
    expect(table.acting).toEqual([B, C, D]);
    expect(table.maySay(C, 'black')).toBe(true);
    table.resolves();
    expect([table.acting, table.maySay(C, 'black')]).toEqual([[A, B, D], false]);
    table.resolves();
    expect(of('revealed', table.told()).map(({ rule }) => rule)).toEqual(['DEC-TOKEN-01', 'DEC-NET-02']);
    table.plays();
    expect(table.encryptor(BLACK)).toBe(C);
    table.draw();
    expect(table.view(C)).toMatchObject({ card: 243, teams: [{}, { orphaned: false }] });
  });
});

describe('a team of one', () => {
  const short = () => {
    const table = scene({ round: 2 }).toGuess({ code: 314 });
    table.enters(left(D));
    return table;
  };

  test('DEC-NET-03: the other team decides; giving up ends the game without result', () => {
    const table = short();
    expect(table.view(PUBLIC)).toMatchObject({ phase: 'shortHanded', short: BLACK });
    expect(table.acting).toEqual([A, B]);
    expect(table.refusesAct(C, { type: 'giveUp' })).toMatchObject({ rule: 'DEC-NET-03' });
    expect(table.refusesAct(B, { type: 'draft', code: 314 })).toMatchObject({ refused: 'team-is-short' });
    expect(of('ended', table.does(B, { type: 'giveUp' }))).toHaveLength(1);
    expect(table.match.outcome).toEqual({ void: true, rule: 'DEC-NET-03' });
  });

  test('DEC-NET-03: a new player is admitted once all of the other team agree, and the game goes on', () => {
    const table = short();
    table.does(A, { type: 'admitPlayer' });
    expect(table.refusesTo(() => table.match.applyExternal(joined(D)))).toMatchObject({ refused: 'not-agreed' });
    table.does(B, { type: 'admitPlayer' });
    expect(of('joined', table.enters(joined(D)))).toMatchObject([{ rule: 'DEC-NET-03', team: BLACK }]);
    expect(table.view(PUBLIC).phase).toBe('guess');
    table.resolves();
    expect(table.state.sending).toBe(BLACK);
  });

  test('DEC-NET-03: the new player learns the words of that team and of no other', () => {
    const table = short();
    for (const seat of [A, B]) table.does(seat, { type: 'admitPlayer' });
    table.enters(joined(E));
    expect(table.view(E).teams.map(team => team.words)).toEqual([null, table.state.teams[BLACK].words]);
    expect(of('joined', table.told(E))[0].secret?.words).toEqual(table.state.teams[BLACK].words);
    expect(of('joined', table.told(A))[0].secret).toBeUndefined();
  });

  test('DEC-NET-03: with nobody left to agree the game ends at once', () => {
    const table = short();
    table.enters(left(A));
    expect(table.match.outcome).toEqual({ void: true, rule: 'DEC-NET-03' });
    const empty = short();
    empty.enters(left(C));
    expect(empty.match.over).toBe(true);
  });

  test('DEC-NET-03: a locked guess does not lock itself when its last guesser leaves', () => {
    const table = scene({ round: 2 }).toGuess({ code: 314 });
    table.does(B, { type: 'draft', code: 123 });
    table.enters(left(B));
    expect(table.view(PUBLIC).teams[WHITE].locked).toBe(false);
  });
});

describe('joining late', () => {
  test('DEC-NET-04: into the smaller team, between rounds', () => {
    const table = scene({ seats: 5 });
    expect(of('joined', table.enters(joined(F)))).toMatchObject([{ rule: 'DEC-NET-04', seat: F, team: BLACK }]);
    expect(table.members(BLACK)).toEqual([D, E, F]);
    expect(table.view(F).teams[WHITE].words).toBeNull();
    table.draw();
    expect(table.refusesTo(() => table.match.applyExternal(joined(G)))).toMatchObject({
      refused: 'between-rounds',
      rule: 'DEC-NET-04',
    });
    table.write();
    table.resolves();
    table.resolves();
    table.enters(joined(G));
    expect(table.members(WHITE)).toEqual([A, B, C, G]);
  });

  test('DEC-NET-04: a seat that was left keeps its team, whose secrets its player has seen', () => {
    const table = scene({ seats: 6 });
    table.enters(left(F));
    expect(of('joined', table.enters(joined(F)))).toMatchObject([{ team: BLACK }]);
    table.enters(left(E));
    table.enters(joined(G));
    expect(table.members(BLACK)).toEqual([D, F, G]);
    expect(table.refusesTo(() => table.match.applyExternal(joined(A)))).toMatchObject({ refused: 'seat-taken' });
  });

  test('DEC-NET-04: not into the larger team by way of an old seat', () => {
    const table = scene({ seats: 7 });
    table.enters(left(A));
    table.enters(left(E));
    expect([table.members(WHITE).length, table.members(BLACK).length]).toEqual([3, 2]);
    expect(table.refusesTo(() => table.match.applyExternal(joined(A)))).toMatchObject({ refused: 'larger-team' });
  });

  test('DEC-NET-04: the newcomer encrypts like any other', () => {
    const table = scene({ seats: 5 });
    table.enters(joined(F));
    const seats: number[] = [];
    for (let round = 1; round <= 3; round++) {
      seats.push(table.encryptor(BLACK));
      table.plays();
    }
    expect(seats).toEqual([D, E, F]);
  });

  test('DEC-NET-04: a newcomer has not agreed to onlookers: they are sent away', () => {
    const table = scene({ seats: 5 });
    for (const seat of [D, E]) table.does(seat, { type: 'admitGuests', wish: true });
    expect(of('admittedGuests', table.enters(joined(F)))).toMatchObject([{ team: BLACK, admitted: false }]);
  });
});

describe('three players', () => {
  test('DEC-NET-05: when one leaves the others must all agree to a player in that place', () => {
    for (const seat of [A, B, C]) {
      const table = scene({ seats: 3, round: 2 }).toGuess();
      table.enters(left(seat));
      const others = [A, B, C].filter(other => other !== seat);
      expect(table.acting).toEqual(others);
      table.does(others[0], { type: 'admitPlayer' });
      expect(table.refusesTo(() => table.match.applyExternal(joined(seat)))).toMatchObject({ rule: 'DEC-NET-05' });
      table.does(others[1], { type: 'admitPlayer' });
      expect(table.refusesTo(() => table.match.applyExternal(joined(D)))).toMatchObject({ rule: 'DEC-NET-05' });
      table.enters(joined(seat));
      expect(table.view(PUBLIC).phase).toBe('guess');
      table.resolves();
      expect(table.state.round).toBe(3);
    }
  });

  test('DEC-NET-05: else the game ends without result', () => {
    const table = scene({ seats: 3 });
    table.enters(left(C));
    table.does(A, { type: 'giveUp' });
    expect(table.match.outcome).toEqual({ void: true, rule: 'DEC-NET-05' });
    const deserted = scene({ seats: 3 });
    deserted.enters(left(C));
    deserted.enters(left(A));
    expect(deserted.match.outcome).toEqual({ void: true, rule: 'DEC-NET-05' });
  });

  test('DEC-NET-05: nobody joins as a fourth', () => {
    expect(scene({ seats: 3 }).refusesTo(() => scene({ seats: 3 }).match.applyExternal(joined(D)))).toMatchObject({
      rule: 'DEC-NET-05',
    });
  });
});
