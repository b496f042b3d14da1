/** Chapter 13: three players. */
import { describe, expect, test } from 'vitest';
import { ImpossibleTable } from '../../../kernel/match.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { trioWinner } from '../13-trio.ts';
import { wording } from '../wording.ts';
import { A, B, BLACK, begin, C, of, scene, someClues, WHITE } from './kit.ts';

/** A and B are the team, C is the Interceptor. */
const trio = (round = 1, tokens = 0) =>
  scene({
    seats: 3,
    round,
    tokens: [
      [0, 0],
      [tokens, 0],
    ],
  });

describe('the sides', () => {
  test('DEC-TRIO-01: two form the only sending team, the third is the Interceptor', () => {
    const table = begin(3);
    expect([table.members(WHITE), table.members(BLACK)]).toEqual([[A, B], [C]]);
    expect(() => begin(3, { options: { teams: 'random' } })).toThrow(ImpossibleTable);
    expect(() => begin(4, { options: { interceptor: A } })).toThrow(ImpossibleTable);
  });

  test('DEC-TRIO-02: the Interceptor has a sheet, and neither words nor codes', () => {
    const table = begin(3);
    expect(table.state.teams.map(team => team.words.length)).toEqual([4, 0]);
    expect(table.refusesAct(C, { type: 'drawCode' })).toMatchObject({ rule: 'DEC-TRIO-02' });
    expect(table.refusesAct(C, { type: 'exchangeWords', wish: true })).toMatchObject({ rule: 'DEC-TRIO-02' });
    table.plays();
    expect(table.view(C).sheet).toHaveLength(1);
    expect(table.view(C).teams[WHITE].words).toBeNull();
  });

  test('DEC-TRIO-09: a volunteer, else the lot', () => {
    expect(begin(3, { options: { interceptor: B } }).members(BLACK)).toEqual([B]);
    const drawn = Array.from(
      { length: 20 },
      (_, seed) => begin(3, { options: { interceptor: 'random' } }, seed).members(BLACK)[0],
    );
    expect(new Set(drawn)).toEqual(new Set([A, B, C]));
  });

  test('DEC-TRIO-12: the team is White, and both sheets are filled in on the white side', () => {
    const table = trio();
    table.plays();
    for (const viewer of [A, C]) expect(table.view(viewer).sheet.map(line => line.team)).toEqual([WHITE]);
    expect(wording.en.table(table.view(C), C, []).join('\n')).toContain('Interceptor');
  });
});

describe('the round', () => {
  test('DEC-TRIO-03: is one half-round with the team’s code', () => {
    const table = trio();
    table.plays();
    expect(table.view(PUBLIC)).toMatchObject({ round: 2, phase: 'encryptors' });
    expect(of('readClues', table.told())).toHaveLength(1);
    expect(of('drewCode', table.told())).toHaveLength(1);
  });

  test('DEC-TRIO-04: the two of the team encrypt in turn', () => {
    const table = trio();
    const encryptors: number[] = [];
    for (let round = 1; round <= 4; round++) {
      encryptors.push(table.encryptor(WHITE));
      expect(table.refusesAct(A, { type: 'nominate', seat: B })).toMatchObject({ rule: 'DEC-TRIO-04' });
      table.plays();
    }
    expect(encryptors).toEqual([A, B, A, B]);
  });

  test('DEC-TRIO-05: there is no interception in round 1', () => {
    const table = trio().toGuess();
    expect(table.refusesAct(C, { type: 'draft', code: 314 })).toMatchObject({ refused: 'no-attempt-yet' });
    expect(table.awaited).toEqual([B]);
  });

  test('DEC-TRIO-06: a right interception and a wrong decryption each give the Interceptor a token', () => {
    const first = trio();
    first.plays({ code: 314, decryption: 341 });
    expect(first.tokens).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const second = trio(2);
    second.plays({ code: 314, interception: 314 });
    expect(second.tokens).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(of('tookToken', second.told())).toMatchObject([{ rule: 'DEC-TRIO-06', token: 'interception' }]);
    const third = trio(2);
    third.plays({ code: 314, interception: 341 });
    expect(third.tokens).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('DEC-TRIO-07: both in one round make 2 tokens', () => {
    const table = trio(2);
    table.plays({ code: 314, interception: 314, decryption: 341 });
    expect(table.tokens[BLACK]).toEqual([2, 0]);
    expect(of('tookToken', table.told()).map(event => event.count)).toEqual([1, 2]);
  });

  test('DEC-TRIO-10: each guess is locked by one player alone, and the Interceptor talks to nobody', () => {
    const table = trio(2).toGuess({ code: 314 });
    table.does(C, { type: 'draft', code: 142 });
    expect(of('locked', table.does(C, { type: 'confirm', code: 142 }))).toMatchObject([{ team: BLACK }]);
    table.does(B, { type: 'draft', code: 314 });
    expect(of('locked', table.does(B, { type: 'confirm', code: 314 }))).toMatchObject([{ team: WHITE }]);
    expect(table.readers('black', [A, B, C])).toEqual([C]);
  });

  test('DEC-TRIO-11: the Interceptor may start the hourglass once the code is drawn', () => {
    const table = trio();
    expect(table.refusesAct(C, { type: 'turnHourglass' })).toMatchObject({ rule: 'DEC-TRIO-11' });
    table.draw();
    expect(table.refusesAct(B, { type: 'turnHourglass' })).toMatchObject({ rule: 'DEC-TRIO-11' });
    table.writes(A, ['coucou']);
    expect(of('turnedHourglass', table.does(C, { type: 'turnHourglass' }))).toMatchObject([
      { rule: 'DEC-TRIO-11', against: A },
    ]);
    table.enters({ type: 'clockUp', clock: 'hourglass' });
    expect(table.state.sheet.at(-1)?.clues).toEqual(['coucou', '', '']);
  });
});

describe('the end', () => {
  test('DEC-TRIO-08: with 2 tokens or more at the end of a round the Interceptor wins', () => {
    const table = trio(3, 1);
    table.plays({ code: 314, interception: 314 });
    expect(of('won', table.told())).toMatchObject([{ rule: 'DEC-TRIO-08', team: BLACK, seats: [C] }]);
    expect([2, 3].map(tokens => trioWinner(tokens, 2))).toEqual([BLACK, BLACK]);
  });

  test('DEC-TRIO-08: after five rounds without that the team wins; there are no ties', () => {
    const table = trio(4, 1);
    table.plays();
    expect(table.match.over).toBe(false);
    table.plays();
    expect(of('won', table.told())).toMatchObject([{ rule: 'DEC-TRIO-08', team: WHITE, seats: [A, B] }]);
    expect(trioWinner(1, 4)).toBeNull();
    expect(trioWinner(2, 5)).toBe(BLACK);
  });
});

test('DEC-TRIO-11: nobody has to turn it', () => {
  const table = trio();
  table.draw();
  table.writes(A, someClues(WHITE, 1));
  table.confirmsClues(A);
  expect(table.view(PUBLIC).phase).toBe('guess');
});
