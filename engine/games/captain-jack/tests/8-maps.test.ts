import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  board,
  CHANNEL,
  COAST,
  card,
  dig,
  discard,
  dock,
  fight,
  finish,
  HIGH_SEAS,
  of,
  reveal,
  rolls,
  sail,
  scene,
  steal,
  stop,
  take,
  turn,
} from './kit.ts';

test('CJG-MAP-01: three maps are a treasure of 2 doubloons', () => {
  const table = scene({ aboard: 'CO19 CO20 CH16 |' });
  expect(of('paid', table.does(dig('CO19 CO20 CH16')))).toMatchObject([{ count: 2, rule: 'CJG-MAP-01' }]);
  expect([table.doubloons(A), table.view.supply]).toEqual([2, 23]);
  const two = scene({ aboard: 'CO19 CO20 |' });
  expect(two.offers).not.toContain('dig');
  expect(two.refuses(dig('CO19 CO20'))).toBe('three-maps CJG-MAP-01');
});

test('CJG-MAP-02: digging needs no port and goes with revealing', () => {
  const table = scene({ aboard: 'CO19 CO20 CH16 |', next: 'HS01 HS02' });
  table.does(sail(HIGH_SEAS));
  table.does(dig('CO19 CO20 CH16'));
  expect([table.asked, table.doubloons(A), table.revealed]).toEqual([A, 2, 'HS01']);
});

test('CJG-MAP-03: in the very turn in which the third map is gained', () => {
  const table = scene({ aboard: 'CO19 CO20 |', next: 'CH16' });
  table.does(sail(CHANNEL));
  table.does(take);
  table.does(dig('CO19 CO20 CH16'));
  expect(table.doubloons(A)).toBe(2);
});

test('CJG-MAP-04: all three must be on active halves', () => {
  const table = scene({ aboard: 'CO05 CO19 CO20 |' }); // CO05 shows its sail
  expect(table.offers).not.toContain('dig');
  expect(table.refuses(dig('CO05 CO19 CO20'))).toBe('no-active-map CJG-MAP-04');
});

test('CJG-MAP-05: exactly three map cards go, and with more the owner chooses which', () => {
  const table = scene({ aboard: 'CO19 CO20 CH16 HS07 |' });
  const sets = new Set(table.offered('dig').map(({ cards }) => [...cards].sort((a, b) => a - b).join()));
  expect(sets.size).toBe(4);
  table.does(dig('CO19 CH16 HS07'));
  expect([table.aboard(A), table.discards(COAST), table.discards(CHANNEL), table.discards(HIGH_SEAS)]).toEqual([
    ...['CO20', 'CO19', 'CH16', 'HS07'],
  ]);
});

test('CJG-MAP-06: before, between and after reveals', () => {
  const before = scene({ aboard: 'CO19 CO20 CH16 |', next: 'HS09 HS01' });
  expect(before.offers).toContain('dig');
  before.does(sail(HIGH_SEAS));
  before.does(reveal);
  expect(before.offers).toContain('dig');
  before.does(stop);
  expect([before.step, before.offers]).toEqual(['closing', ['finish', 'dig', 'discard']]);
});

describe('CJG-MAP-06: a fight', () => {
  const full = 'CO19 CO20 CH16 CO01 CO09 CO16 CO17';
  const treasure = dig('CO19 CO20 CH16');

  test('CJG-MAP-06: is not interrupted between dice', () => {
    const table = scene({ rules: 'advanced', aboard: `${full} |`, next: 'HS09' });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(4));
    expect(table.step).toBe('exactRoll');
    expect(table.refuses(treasure)).toBe('not-now CJG-MAP-06');
  });

  test('CJG-MAP-06, CJG-SHIP-13: once it is won, a treasure makes room for the ship', () => {
    const table = scene({ aboard: `${full} |`, next: 'HS09' });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(6));
    expect([table.step, table.offers]).toEqual(['makeRoom', ['leave', 'dig', 'discard']]);
    table.does(treasure);
    expect([table.doubloons(A), table.aboard(A), table.asked]).toEqual([2, 'CO01 CO09 CO16 CO17 HS09', B]);
  });

  test('CJG-MAP-06, CJG-BOARD-15: and for a card that was boarded', () => {
    const table = scene({ aboard: `${full} | CO18`, places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    table.does(board(B), rolls(6, 6, 1));
    expect([table.step, table.offers]).toEqual(['spoils', ['takeNothing', 'dig', 'discard']]);
    table.doAll(treasure, steal('CO18'));
    expect(table.aboard(A)).toBe('CO01 CO09 CO16 CO17 CO18');
  });
});

test('CJG-MAP-07: a defender makes room by a discard, and not by digging', () => {
  const table = scene({ aboard: 'CO18 | CO19 CO20 CH16 CO01 CO02 CO16 CO17', places: [COAST, COAST], next: 'CO10' });
  table.does(sail(COAST));
  table.does(board(B), rolls(1, 6));
  expect([table.asked, table.step, table.offers]).toEqual([B, 'spoils', ['takeNothing', 'discard']]);
  expect(table.refuses(dig('CO19 CO20 CH16'))).toBe('not-your-turn CJG-TURN-03');
});

test('CJG-MAP-07: a defender who wins his third map digs in his own turn only', () => {
  const table = scene({ aboard: 'CH16 | CO19 CO20', places: [COAST, COAST], next: 'CO10' });
  table.does(sail(COAST));
  table.does(board(B), rolls(1, 6));
  table.does(steal('CH16'));
  expect([table.asked, table.step, table.doubloons(B)]).toEqual([B, 'setCourse', 0]);
  table.does(dig('CO19 CO20 CH16'));
  expect(table.doubloons(B)).toBe(2);
});

test('CJG-MAP-07: he is not even asked while it is the other’s turn', () => {
  const table = scene({ aboard: 'CH16 CO01 | CO19 CO20 HS07', places: [COAST, COAST], next: 'CO10' });
  table.does(sail(COAST));
  table.does(board(B), rolls(1, 6));
  expect([table.asked, table.offers]).toEqual([B, ['steal', 'takeNothing', 'discard']]);
});

test('CJG-MAP-08: several treasures in one turn', () => {
  const table = scene({ aboard: 'CO19 CO20 CH16 CH17 HS07 HS08 |' });
  table.doAll(dig('CO19 CO20 CH16'), dig('CH17 HS07 HS08'));
  expect([table.doubloons(A), table.asked]).toEqual([4, A]);
});

test('CJG-MAP-09: the player decides and may keep the maps', () => {
  const table = scene({ aboard: 'CO19 CO20 CH16 |', next: 'HS01' });
  table.does(sail(HIGH_SEAS));
  table.does(stop);
  table.does(finish);
  expect([table.asked, table.aboard(A), table.doubloons(A)]).toEqual([B, 'CO19 CO20 CH16', 0]);
});

test('CJG-MAP-10: with 7 cards aboard room must be made for the third map first', () => {
  const table = scene({ aboard: 'CO19 CO20 CO16 CO17 CO18 CH09 CH11 |', next: 'CH16' });
  table.does(sail(CHANNEL));
  expect(table.refuses(take)).toBe('no-room CJG-HOLD-11');
  expect(table.offers).not.toContain('dig');
  table.does(discard('CO16'));
  table.does(take);
  expect(table.offers).toContain('dig');
});

test('CJG-MAP-11: a map captured with a ship counts as one map and is never turned', () => {
  const table = scene({ aboard: 'CO19 CO20 HS23 |' });
  table.does(dig('CO19 CO20 HS23'));
  expect([table.doubloons(A), table.discards(HIGH_SEAS)]).toEqual([2, 'HS23']);
});

test('CJG-MAP-12: in port maps may be turned up and dug in the same turn', () => {
  const table = scene({ aboard: 'CO05 CO19 CO20 |' });
  table.does(dock);
  table.does(turn('CO05'));
  table.does(dig('CO05 CO19 CO20'));
  expect([table.doubloons(A), table.view.areas[COAST]?.top]).toEqual([2, card('CO20')]);
});

test('CJG-MAP-13: a map won by a boarding can be dug in the closing step', () => {
  const table = scene({ aboard: 'CO19 CO20 | CH16', places: [COAST, COAST], next: 'CO10' });
  table.does(sail(COAST));
  table.does(board(B), rolls(6, 1));
  table.does(steal('CH16'));
  expect([table.asked, table.step]).toEqual([A, 'closing']);
  table.does(dig('CO19 CO20 CH16'));
  expect(table.doubloons(A)).toBe(2);
});
