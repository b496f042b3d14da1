import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  CHANNEL,
  COAST,
  dig,
  discard,
  dock,
  face,
  HIGH_SEAS,
  keep,
  leave,
  of,
  pass,
  rolls,
  sail,
  scene,
  steer,
  stop,
  take,
  turn,
} from './kit.ts';

const AREA = { CO: COAST, CH: CHANNEL, HS: HIGH_SEAS } as const;

/** A hazard met with what is aboard. Sandbanks: HS24 of value 4; storms: HS25 of 5; monsters: HS26 of 5. */
const meeting = (hazard: string, aboard: string, dice: number[] = [], more: object = {}) => {
  const table = scene({ rules: 'advanced', aboard, next: hazard, ...more });
  table.does(sail(AREA[hazard.slice(0, 2) as keyof typeof AREA]), dice);
  return table;
};

const FIVE = 'CO16 CO17 CO18 CH09 CH11';

describe('facing it', () => {
  test('CJG-ADV-HAZARD-01: it must be faced and cannot be passed over', () => {
    const table = meeting('HS24', `${FIVE} |`);
    expect(table.offers).toEqual(['face', 'discard']);
    for (const action of [take, pass, stop]) expect(table.refuses(action)).toBe('must-be-faced CJG-ADV-HAZARD-01');
  });

  test('CJG-ADV-HAZARD-02: failure ends the turn and costs no card', () => {
    const table = meeting('HS24', `${FIVE} |`);
    expect(of('faced', table.does(face))).toMatchObject([{ withstood: false, measure: 5, value: 4 }]);
    expect([table.asked, table.aboard(A)]).toEqual([B, FIVE]);
  });

  test('CJG-ADV-HAZARD-03: success ends the turn too, and the card may be kept', () => {
    const table = meeting('HS24', 'CO16 |');
    expect([table.step, table.offers]).toEqual(['keeping', ['keep', 'leave', 'discard']]);
    table.does(keep);
    expect([table.asked, table.aboard(A)]).toEqual([B, 'CO16 HS24^']);
    const left = meeting('HS24', '|');
    left.does(leave);
    expect([left.asked, left.aboard(A)]).toEqual([B, '']);
  });

  test('CJG-ADV-HAZARD-04: a card so gained is placed turned: its lower half is active', () => {
    const table = meeting('CO26', '|', rolls(3)); // a monster over a map
    table.does(keep);
    expect(table.aboard(A)).toBe('CO26^');
  });

  test('CJG-ADV-HAZARD-09: a failed or refused hazard stays on the discard pile', () => {
    expect(meeting('HS26', '|', rolls(1)).discards(HIGH_SEAS)).toBe('HS26');
    const refused = meeting('HS24', '|');
    refused.does(leave);
    expect(refused.discards(HIGH_SEAS)).toBe('HS24');
  });
});

describe('the three kinds', () => {
  test('CJG-ADV-HAZARD-05: a sandbank is passed with at most as many cards as its value', () => {
    expect(meeting('HS24', 'CO16 CO17 CO18 CH09 |').step).toBe('keeping');
    expect(meeting('HS24', `${FIVE} |`).step).toBe('brace');
  });

  test('CJG-ADV-HAZARD-06: a storm with at least as many sails as its value', () => {
    expect(meeting('HS25', 'HS02 |').step).toBe('keeping'); // 2 + 3 against 5
    expect(meeting('HS25', 'CO06 |').asked).toBe(B);
  });

  test('CJG-ADV-HAZARD-07: a monster with one roll that reaches its value, as many rolls as cannons', () => {
    const table = meeting('HS26', 'CO09 CO10 |', rolls(1, 2, 5));
    expect(of('rolled', table.told).map(({ left }) => left)).toEqual([2, 1, 0]);
    expect(table.step).toBe('keeping');
    expect(meeting('HS26', 'CO09 |', rolls(4, 4)).asked).toBe(B);
  });

  test('CJG-ADV-HAZARD-11: at a sandbank every card aboard counts, and nothing else', () => {
    const table = meeting('HS24', 'CO01 CO09 CO30^+2 CO24^ |', [], { doubloons: [5, 0] });
    expect(of('faced', table.told)).toMatchObject([{ measure: 4, withstood: true }]);
  });

  test('CJG-ADV-HAZARD-13: in a storm all sails count: printed, cards, sailmaker and helmsman in use', () => {
    const table = meeting('HS25', 'CO28^ CO01 |');
    expect(of('faced', table.told)).toMatchObject([{ measure: 5, withstood: true }]);
    const steered = meeting('HS25', 'HS29^+1 |');
    steered.does(steer('HS29'));
    expect(of('faced', steered.told)).toMatchObject([{ measure: 6, withstood: true }]);
    const late = scene({ rules: 'advanced', aboard: 'HS02 |', next: 'HS03 HS25' });
    late.does(sail(HIGH_SEAS));
    late.does({ type: 'reveal' });
    expect(of('faced', late.told)).toMatchObject([{ measure: 5, withstood: true }]);
  });

  test('CJG-ADV-HAZARD-14: an exact roll against a monster is a full success, and rolling stops there', () => {
    const table = meeting('HS26', 'CO09 CO10 |', rolls(5));
    expect(of('rolled', table.told)).toHaveLength(1);
    expect([table.step, table.aboard(A)]).toEqual(['keeping', 'CO09 CO10']);
  });
});

describe('before and after', () => {
  test('CJG-ADV-HAZARD-12: cards may be discarded and treasures dug before the check', () => {
    const table = meeting('HS24', `${FIVE} |`);
    table.does(discard('CO16'));
    expect(of('faced', table.told)).toMatchObject([{ measure: 4, withstood: true }]);
    const dug = meeting('HS24', 'CO19 CO20 CH16 CO16 CO17 |');
    dug.does(dig('CO19 CO20 CH16'));
    expect([dug.doubloons(A), dug.step]).toEqual([2, 'keeping']);
  });

  test('CJG-ADV-HAZARD-08: a lower half with sails or cannons goes to the place it requires', () => {
    // of this list no hazard has such a half; the place always follows from the half that is up
    const table = meeting('CH26', '|', rolls(4));
    expect(of('kept', table.does(keep))).toMatchObject([{ side: 'hold' }]);
  });

  test('CJG-ADV-HAZARD-10: with a full hold a card is discarded first, or the hazard is left', () => {
    const full = 'CO16 CO17 CO18 CH09 CH11 CH13 CH15';
    const table = meeting('HS26', `${full} |`, rolls(5));
    expect(table.offers).toEqual(['leave', 'discard']);
    expect(table.refuses(keep)).toBe('no-room CJG-ADV-HAZARD-10');
    table.does(discard('CO16'));
    table.does(keep);
    expect(table.aboard(A)).toBe('CO17 CO18 CH09 CH11 CH13 CH15 HS26^');
  });

  test('CJG-ADV-HAZARD-10, CJG-MAP-06: room is made by digging too', () => {
    const full = 'CO19 CO20 CH16 CO01 CO02 CO03 CO04';
    const storm = meeting('HS25', `${full} |`);
    expect([storm.step, storm.offers]).toEqual(['keeping', ['leave', 'dig', 'discard']]);
    storm.doAll(dig('CO19 CO20 CH16'), keep);
    expect([storm.doubloons(A), storm.aboard(A)]).toEqual([2, 'CO01 CO02 CO03 CO04 HS25^']);
    const monster = meeting('HS26', `${full} |`, rolls(5));
    expect([monster.step, monster.offers]).toEqual(['keeping', ['leave', 'dig', 'discard']]);
    monster.doAll(dig('CO19 CO20 CH16'), keep);
    expect([monster.doubloons(A), monster.aboard(A)]).toEqual([2, 'CO01 CO02 CO03 CO04 HS26^']);
  });

  test('CJG-MAP-06: in version 1 room for the card of a monster was made before it was fought', () => {
    const old = scene({ version: 1, rules: 'advanced', aboard: 'CO19 CO20 CH16 CO01 CO02 CO03 CO04 |', next: 'HS26' });
    old.does(sail(HIGH_SEAS));
    expect([old.step, old.offers]).toEqual(['brace', ['face', 'dig', 'discard']]);
  });

  test('CJG-ADV-HAZARD-09, CJG-ADV-HAZARD-10: a card left behind is refused, or lacks room', () => {
    const refused = meeting('HS24', 'CO01 |');
    expect(of('leftBehind', refused.does(leave))).toMatchObject([{ rule: 'CJG-ADV-HAZARD-09' }]);
    const full = meeting('HS25', 'CO19 CO20 CH16 CO01 CO02 CO03 CO04 |');
    expect(of('leftBehind', full.does(leave))).toMatchObject([{ rule: 'CJG-ADV-HAZARD-10' }]);
  });

  test('CJG-ADV-HAZARD-16: a hazard half may be turned up again aboard, and does nothing there', () => {
    const table = scene({ rules: 'advanced', aboard: 'CO26^ CO19 CO20 |', places: [COAST] });
    expect(table.offers).toContain('dig');
    table.does(dock);
    table.does(turn('CO26'));
    expect([table.aboard(A), table.asked]).toEqual(['CO26 CO19 CO20', A]);
    expect(table.offers).not.toContain('dig');
    expect(table.offers).not.toContain('face');
  });

  test('CJG-ADV-HAZARD-17: the new lower half can be used in the same turn: a third map is dug', () => {
    const table = meeting('CO26', 'CO19 CO20 |', rolls(3));
    table.does(keep);
    expect([table.step, table.asked]).toEqual(['closing', A]);
    table.does(dig('CO19 CO20 CO26'));
    expect(table.doubloons(A)).toBe(2);
  });

  test('CJG-ADV-HAZARD-17: it is not new, so it serves in defence and as a passenger at once', () => {
    const table = meeting('CO26', '| CO01', rolls(3), { places: [COAST, COAST] });
    table.does(keep);
    expect(table.view.ships[A]?.cards[0]?.fresh).toBe(false);
  });
});
