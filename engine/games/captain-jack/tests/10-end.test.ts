import { describe, expect, test } from 'vitest';
import { captainJack } from '../game.ts';
import {
  A,
  B,
  begin,
  C,
  dig,
  dock,
  fight,
  fulfil,
  HIGH_SEAS,
  of,
  playOut,
  rolls,
  sail,
  scene,
  type Table,
} from './kit.ts';

/** A in port with an English flag for a letter of 1, after so many doubloons. */
const onTheWay = (doubloons: readonly number[], letter = 'LM07', cards = 'HS09') => {
  const table = scene({ aboard: `${cards} ${' |'.repeat(doubloons.length - 1)}`, open: letter, doubloons });
  table.does(dock);
  return table;
};

const places = (table: Table) => {
  const outcome = captainJack.outcome(table.state);
  return outcome.void ? [] : outcome.sides.map(({ place }) => place);
};

describe('the number needed', () => {
  test.each([
    [2, 10],
    [3, 8],
    [4, 7],
  ])('CJG-END-01: with %i players %i doubloons', (players, needed) => {
    expect(begin(players).view.needed).toBe(needed);
    const short = onTheWay([needed - 2, ...Array<number>(players - 1).fill(0)]);
    short.does(fulfil('LM07', 'HS09'));
    expect(short.match.over).toBe(false);
    const won = onTheWay([needed - 1, ...Array<number>(players - 1).fill(0)]);
    won.does(fulfil('LM07', 'HS09'));
    expect([won.match.over, won.view.winner]).toEqual([true, A]);
  });

  test('CJG-END-02: the game ends at once', () => {
    const table = onTheWay([9, 9]);
    expect(of('won', table.does(fulfil('LM07', 'HS09')))).toMatchObject([{ seat: A, doubloons: 10 }]);
    expect([table.match.over, table.asked]).toEqual([true, -1]);
    expect(table.refuses(dock, B)).toBe('over CJG-END-04');
  });

  test('CJG-END-03: the first to get there wins', () => {
    const table = onTheWay([9, 9]);
    table.does(fulfil('LM07', 'HS09'));
    expect(table.match.outcome).toMatchObject({
      parts: 1,
      sides: [
        { share: 1, place: 1 },
        { share: 0, place: 2 },
      ],
    });
  });

  test('CJG-END-04: after every single gain; no new letter and no closing step follow', () => {
    const table = onTheWay([7, 0, 0], 'LM07 LM08', 'HS09 HS17 CO19 CO20 CH16');
    const events = table.does(fulfil('LM07', 'HS09'));
    expect(of('letterOpened', events)).toEqual([]);
    expect([table.match.over, table.open, table.doubloons(A)]).toEqual([true, 'LM08', 8]);
  });

  test('CJG-END-05: reaching or passing the number wins', () => {
    const table = scene({ aboard: 'CO19 CO20 CH16 |', doubloons: [9, 0] });
    table.does(dig('CO19 CO20 CH16'));
    expect([table.match.over, table.doubloons(A)]).toEqual([true, 11]);
  });

  test('CJG-END-10: no fulfilled letter is required', () => {
    const table = scene({ aboard: '|', next: 'HS21', doubloons: [9, 0] });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(5));
    expect([table.view.winner, table.view.ships[A]?.letters]).toEqual([A, []]);
  });

  test('CJG-END-12: fortunes are not compared at the end', () => {
    // B has more than the number from some earlier life; A is the one who gets there now
    const table = scene({ aboard: 'CO19 CO20 CH16 | |', doubloons: [6, 12, 0] });
    table.does(dig('CO19 CO20 CH16'));
    expect([table.view.winner, places(table)]).toEqual([A, [1, 2, 3]]);
  });
});

describe('doubloons', () => {
  test('CJG-END-06: they come only from letters, treasures, doubloon ships and passengers, in the receiver’s own turn', () => {
    const sources = new Set<string>();
    for (const rules of ['base', 'advanced'] as const)
      for (let seed = 1; seed <= 4; seed++) {
        const table = playOut(begin(3, { options: { rules } }, seed), seed);
        for (const entry of table.match.log)
          for (const event of entry.events)
            if (event.type === 'paid') {
              sources.add(event.rule);
              expect(entry.cause).toMatchObject({ type: 'act' });
            }
      }
    expect(
      [...sources].filter(rule => !['CJG-PORT-10', 'CJG-MAP-01', 'CJG-SHIP-14', 'CJG-ADV-PASSENGER-04'].includes(rule)),
    ).toEqual([]);
    expect(sources.size).toBeGreaterThan(2);
  });

  test('CJG-END-06: nobody gains in the turn of another', () => {
    let turn = -1;
    playOut(begin(4, { options: { rules: 'advanced' } }, 9), 9, ({ state, match }) => {
      const events = match.log.at(-1)?.events ?? [];
      for (const { seat } of of('paid', events)) expect(seat).toBe(turn);
      turn = state.turn;
    });
  });

  test('CJG-END-07: they are never paid out or lost once gained', () => {
    const before = [0, 0, 0];
    playOut(begin(3, {}, 3), 3, ({ state }) => {
      state.ships.forEach(({ doubloons }, seat) => {
        expect(doubloons).toBeGreaterThanOrEqual(before[seat] ?? 0);
        before[seat] = doubloons;
      });
    });
  });

  test('CJG-END-08: the supply pays every gain that does not win', () => {
    for (const [players, most] of [
      [2, 18],
      [3, 21],
      [4, 24],
    ] as const)
      expect(players * (begin(players).view.needed - 1)).toBe(most);
    const table = onTheWay([6, 6, 6, 5], 'LM07');
    expect(table.view.supply).toBe(2);
  });

  test('CJG-END-09: a short supply pays what it has', () => {
    const table = onTheWay([6, 6, 6, 6], 'LM09', 'HS09 HS13');
    expect(of('paid', table.does(fulfil('LM09', 'HS09 HS13')))).toMatchObject([
      { rule: 'CJG-END-09', count: 1, total: 7 },
    ]);
    expect([table.view.winner, table.view.supply]).toEqual([A, 0]);
  });
});

describe('the end', () => {
  test('CJG-END-11: the others are ordered by doubloons, equal numbers sharing a place', () => {
    const table = onTheWay([6, 2, 5, 2]);
    table.does(fulfil('LM07', 'HS09'));
    expect(places(table)).toEqual([1, 3, 2, 3]);
  });

  test('CJG-END-13: there is no limit; all players together may agree to stop, and nobody has won', () => {
    const table = begin(3);
    expect(
      table.refusesTo(() => table.match.applyExternal({ type: 'agreed', on: 'stop', seats: 0b011 })),
    ).toMatchObject({
      refused: 'needs-everybody',
      rule: 'CJG-END-13',
    });
    expect(
      table.refusesTo(() => table.match.applyExternal({ type: 'agreed', on: 'draw', seats: 0b111 })),
    ).toMatchObject({
      refused: 'no-draw',
    });
    table.enters({ type: 'agreed', on: 'stop', seats: 0b111 });
    expect(table.match.outcome).toEqual({ void: true, rule: 'CJG-END-13' });
  });

  test('CJG-END-13: whoever has left need not agree', () => {
    const table = begin(3);
    table.enters({ type: 'left', seat: C });
    table.enters({ type: 'agreed', on: 'stop', seats: 0b011 });
    expect(table.match.over).toBe(true);
  });
});
