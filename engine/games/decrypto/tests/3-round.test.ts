/** Chapter 3: the round (manche). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { A, B, BLACK, C, D, of, otherThan, reached, scene, someClues, WHITE } from './kit.ts';

/** The order in which things are told, by type. */
const order = (events: readonly { type: string }[], ...types: string[]): string[] =>
  events.map(event => event.type).filter(type => types.includes(type));

describe('the beginning of a round', () => {
  test('DEC-ROUND-01: each team has its encryptor for the round', () => {
    const table = scene();
    expect(of('proposed', table.told()).map(({ team, seat }) => [team, seat])).toEqual([
      [WHITE, A],
      [BLACK, C],
    ]);
    expect(table.view(PUBLIC).teams.map(team => team.encryptor)).toEqual([A, C]);
  });

  test('DEC-ROUND-02: each encryptor, and nobody else, draws one code card of the own deck', () => {
    const table = scene();
    expect(table.refusesAct(B, { type: 'drawCode' })).toMatchObject({ rule: 'DEC-ROUND-02' });
    table.draw(314, 243);
    expect(table.state.teams.map(team => team.card)).toEqual([314, 243]);
  });

  test('DEC-ROUND-03: only the encryptor looks at the card', () => {
    const table = scene();
    table.draw(314, 243);
    expect([A, B, C, D, PUBLIC].map(viewer => table.view(viewer).card)).toEqual([314, null, 243, null, null]);
    for (const viewer of [B, C, D, PUBLIC]) expect(reached(table, viewer)).not.toContain('314');
    for (const viewer of [A, B, D, PUBLIC]) expect(reached(table, viewer)).not.toContain('243');
  });

  test('DEC-ROUND-04: three clues are written before any is read', () => {
    const table = scene();
    table.draw();
    table.writes(A, ['coucou', 'Bretagne', 'Pompéi']);
    table.confirmsClues(A);
    expect(of('readClues', table.told())).toEqual([]);
    table.writes(C, ['Chopin', 'sol', 'Alpes']);
    table.confirmsClues(C);
    expect(of('readClues', table.told())).toHaveLength(1);
  });

  test('DEC-ROUND-05: both encryptors write at the same time, in any order', () => {
    const table = scene();
    table.draw();
    expect(table.awaited).toEqual([A, C]);
    table.writes(C, someClues(BLACK, 1));
    table.writes(A, someClues(WHITE, 1));
    table.confirmsClues(C);
    expect(table.awaited).toEqual([A]);
  });
});

describe('the half-rounds', () => {
  test('DEC-ROUND-06: White sends first', () => {
    const table = scene().toGuess();
    expect(table.state.sending).toBe(WHITE);
    expect(of('readClues', table.told()).map(event => event.team)).toEqual([WHITE]);
  });

  test('DEC-ROUND-07: then Black sends and White listens', () => {
    const table = scene({ round: 2 }).toGuess();
    table.resolves();
    expect(table.state.sending).toBe(BLACK);
    expect(table.offered(A, 'draft').length).toBeGreaterThan(0);
    expect(table.offered(C, 'draft')).toEqual([]);
  });

  test('DEC-ROUND-08: reading, guessing, reveal and notes are repeated; drawing and writing are not', () => {
    const table = scene({ round: 2 });
    table.plays();
    const told = table.told().filter(event => !('round' in event) || event.round === 2);
    const steps = [
      'drewCode',
      'confirmedClues',
      'readClues',
      'readInterception',
      'readDecryption',
      'revealed',
      'sorted',
    ];
    const half = ['readClues', 'readInterception', 'readDecryption', 'revealed', 'sorted'];
    expect(order(told, ...steps)).toEqual([
      'drewCode',
      'drewCode',
      'confirmedClues',
      'confirmedClues',
      ...half,
      ...half,
    ]);
  });

  test('DEC-ROUND-09: White goes first in every round', () => {
    const table = scene();
    for (let round = 1; round <= 4; round++) table.plays();
    expect(table.state.sheet.map(line => [line.round, line.team])).toEqual(
      [1, 2, 3, 4].flatMap(round => [
        [round, WHITE],
        [round, BLACK],
      ]),
    );
  });

  test('DEC-ROUND-12: the second half-round is played even if the first has decided everything', () => {
    const table = scene({
      round: 3,
      tokens: [
        [0, 1],
        [1, 0],
      ],
    }).toGuess();
    const { card } = table.state.teams[WHITE];
    table.resolves({ interception: card, decryption: otherThan(card) });
    expect(table.tokens).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect(table.match.over).toBe(false);
    expect(table.state.sending).toBe(BLACK);
    table.resolves();
    expect(table.match.over).toBe(true);
  });
});

describe('the end of a round', () => {
  test('DEC-ROUND-10: the cards go back and are among those of the next draw', () => {
    const table = scene();
    table.plays({ code: 314 }, { code: 243 });
    expect(table.state.teams.map(team => team.card)).toEqual([0, 0]);
    expect(of('cardsBack', table.told())).toHaveLength(1);
    table.draw();
    expect(table.match.log.at(-1)?.draws.map(([bound]) => bound)).toEqual([24, 24]);
  });

  test('DEC-ROUND-11: a code may come up again in the next round', () => {
    const table = scene();
    table.plays({ code: 314 }, { code: 243 });
    table.plays({ code: 314 }, { code: 243 });
    expect(table.state.sheet.map(line => line.code)).toEqual([314, 243, 314, 243]);
  });

  test('DEC-ROUND-13: the next round begins with the choice of encryptors', () => {
    const table = scene();
    table.plays();
    expect(table.view(PUBLIC)).toMatchObject({ round: 2, phase: 'encryptors' });
    expect(of('roundBegan', table.told()).at(-1)?.round).toBe(2);
    expect(
      of('proposed', table.told())
        .slice(-2)
        .map(event => event.seat),
    ).toEqual([B, D]);
  });
});
