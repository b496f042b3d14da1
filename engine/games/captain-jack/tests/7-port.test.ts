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
  fulfil,
  HIGH_SEAS,
  letter,
  of,
  PORT,
  reveal,
  sail,
  scene,
  steal,
  take,
  turn,
} from './kit.ts';

/** In port with something aboard, before some letters. */
const inPort = (aboard: string, open: string, more: object = {}) => {
  const table = scene({ aboard, open, ...more });
  table.does(dock);
  return table;
};

describe('the visit', () => {
  test('CJG-PORT-01: the ship is placed on the pirate island', () => {
    const table = scene({ aboard: 'CO01 |', places: [COAST, COAST] });
    expect(of('docked', table.does(dock))).toMatchObject([{ seat: A, from: COAST }]);
    expect(table.view.ships[A]?.place).toBe(PORT);
  });

  test('CJG-PORT-02: no card is revealed in a port turn', () => {
    const table = inPort('CO01 CO02 |', 'LM01');
    for (const action of [reveal, take, fight]) expect(table.refuses(action)).toBe('in-port CJG-PORT-02');
    expect(table.view.reveals).toBe(0);
  });

  test('CJG-PORT-14: any card may be turned, whether or not a letter is fulfilled', () => {
    const table = inPort('CO01 CO16 CO19 HS09 |', 'LM01');
    expect(table.cardsOffered('turn')).toEqual(['CO01', 'CO16', 'CO19']);
    table.does(turn('CO16'));
    expect([table.aboard(A), table.sails(A)]).toEqual(['CO01 CO16^ CO19 HS09', 4]);
  });

  test('CJG-PORT-15: outside the port cards cannot be turned', () => {
    const table = scene({ aboard: 'CO01 |', next: 'CO02' });
    expect(table.refuses(turn('CO01'))).toBe('only-in-port CJG-PORT-15');
    table.does(sail(COAST));
    expect(table.refuses(turn('CO01'))).toBe('only-in-port CJG-PORT-15');
  });

  test('CJG-PORT-16: at the end sails lie left, cannons right, all others below', () => {
    const table = inPort('CO01 CO09 |', 'LM01');
    expect(of('turned', table.does(turn('CO01')))).toMatchObject([{ from: 'left', to: 'right' }]);
    expect(of('turned', table.does(turn('CO09')))).toMatchObject([{ from: 'right', to: 'left' }]);
    expect([table.sails(A), table.cannons(A)]).toEqual([3, 2]);
  });

  test('CJG-PORT-18: turning and fulfilling in any order; a card turns once until something happens that cannot be undone', () => {
    const table = inPort('CO11 CO12 CH11 HS13 |', 'LM01 LM04'); // cannons over cotton and cocoa, a cloth, a Spanish flag
    table.does(turn('CO12'));
    expect(table.refuses(turn('CO12'))).toBe('turned-already CJG-PORT-18');
    expect(table.cardsOffered('turn')).toEqual(['CO11', 'CH11']);
    table.does(fulfil('LM01', 'CO12 HS13'));
    table.does(turn('CO11'));
    table.does(fulfil('LM04', 'CO11 CH11'));
    expect(table.doubloons(A)).toBe(2);
  });

  test('CJG-PORT-18: turning the last card does not end the visit', () => {
    const table = inPort('CO01 HS09 |', 'LM01');
    table.does(turn('CO01'));
    expect([table.asked, table.step, table.offers]).toEqual([A, 'inPort', ['finish', 'discard']]);
    table.does(finish);
    expect(table.asked).toBe(B);
    expect(inPort('HS09 |', 'LM01').asked).toBe(B); // with nothing to turn or to pay there is nothing to ask
    const old = inPort('CO01 HS09 |', 'LM01', { version: 1 });
    old.does(turn('CO01'));
    expect(old.asked).toBe(B); // in version 1 it did
  });

  test('CJG-PORT-18: after a discard every card may be turned again', () => {
    const table = inPort('CO11 CO12 CO01 |', 'LM01');
    table.does(turn('CO11'));
    expect(table.cardsOffered('turn')).toEqual(['CO12', 'CO01']);
    table.does(discard('CO01'));
    expect(table.cardsOffered('turn')).toEqual(['CO11', 'CO12']);
  });

  test('CJG-PORT-23: one may stay in port for several turns, or do nothing there', () => {
    const table = scene({ aboard: 'CO01 |', places: [PORT, COAST] });
    table.does(dock);
    table.does(finish);
    table.does(dock);
    expect([table.asked, table.view.ships[A]?.place]).toEqual([A, PORT]);
    expect(table.offers).toContain('dock');
  });

  test('CJG-PORT-25: letters are fulfilled in port only', () => {
    const table = scene({ aboard: 'HS09 |', open: 'LM07', next: 'CO01' });
    expect(table.refuses(fulfil('LM07', 'HS09'))).toBe('only-in-port CJG-PORT-25');
    table.does(sail(COAST));
    expect(table.refuses(fulfil('LM07', 'HS09'))).toBe('only-in-port CJG-PORT-25');
  });
});

describe('fulfilling a letter', () => {
  test('CJG-PORT-03: with flags of the three nations and with goods', () => {
    const table = inPort('HS09 CO16 |', 'LM02'); // England and cotton
    expect(table.offered('fulfil')).toMatchObject([{ letter: letter('LM02') }]);
    table.does(fulfil('LM02', 'HS09 CO16'));
    expect(table.doubloons(A)).toBe(1);
  });

  test('CJG-PORT-04: only for what an open letter asks', () => {
    const table = inPort('HS09 CO16 |', 'LM08');
    expect(table.offers).not.toContain('fulfil');
    expect(table.refuses(fulfil('LM07', 'HS09'))).toBe('letter-not-open CJG-PORT-04');
  });

  test('CJG-PORT-05: in one go; nothing is paid in advance', () => {
    const table = inPort('HS09 CO01 |', 'LM09'); // England and Spain
    expect(table.refuses(fulfil('LM09', 'HS09'))).toBe('does-not-pay CJG-PORT-05');
    expect(table.refuses(fulfil('LM09', 'HS09 HS13'))).toBe('not-aboard CJG-PORT-05');
  });

  test('CJG-PORT-06: the cards go to the discard piles of their areas', () => {
    const table = inPort('HS09 CO16 |', 'LM02');
    table.does(fulfil('LM02', 'HS09 CO16'));
    expect([table.discards(HIGH_SEAS), table.discards(COAST), table.aboard(A)]).toEqual(['HS09', 'CO16', '']);
  });

  test('CJG-PORT-07: surplus symbols are lost', () => {
    const table = inPort('CH10 HS09 |', 'LM02'); // two cotton
    table.does(fulfil('LM02', 'CH10 HS09'));
    expect([table.doubloons(A), table.aboard(A)]).toEqual([1, '']);
  });

  test('CJG-PORT-08: one card cannot serve two letters', () => {
    const table = inPort('CH15 HS13 CO17 |', 'LM01 LM04'); // cocoa and cotton, Spain, cloth
    table.does(fulfil('LM01', 'CH15 HS13'));
    expect(table.refuses(fulfil('LM04', 'CO17 CH15'))).toBe('not-aboard CJG-PORT-05');
    expect(table.offers).not.toContain('fulfil');
  });

  test('CJG-PORT-09: one card may supply several symbols of one letter', () => {
    const table = inPort('CH15 |', 'LM05'); // cotton and cocoa
    table.does(fulfil('LM05', 'CH15'));
    expect(table.doubloons(A)).toBe(1);
  });

  test('CJG-PORT-10: the letter pays its doubloons from the supply', () => {
    const table = inPort('HS09 HS13 |', 'LM09');
    expect(of('paid', table.does(fulfil('LM09', 'HS09 HS13')))).toMatchObject([
      { count: 2, total: 2, rule: 'CJG-PORT-10' },
    ]);
    expect([table.doubloons(A), table.view.supply]).toEqual([2, 23]);
  });

  test('CJG-PORT-11: the letter is his, and a new one is turned up at once', () => {
    const table = inPort('HS09 |', 'LM07 LM01 LM02 LM03', { letters: 'LM20 LM19' });
    expect(of('letterOpened', table.does(fulfil('LM07', 'HS09')))).toMatchObject([{ letter: letter('LM20'), left: 1 }]);
    expect([table.open, table.view.ships[A]?.letters]).toEqual(['LM01 LM02 LM03 LM20', [letter('LM07')]]);
  });

  test('CJG-PORT-12, CJG-PORT-13: the new letter can be fulfilled in the same turn, and any number of them', () => {
    const table = inPort('HS09 HS17 CO16 CO17 |', 'LM07', { letters: 'LM08 LM04' });
    table.doAll(fulfil('LM07', 'HS09'), fulfil('LM08', 'HS17'), fulfil('LM04', 'CO16 CO17'));
    expect([table.doubloons(A), table.view.ships[A]?.letters.length]).toEqual([3, 3]);
  });

  test('CJG-PORT-17: a half turned up in port pays in the same turn', () => {
    const table = inPort('CO11 CO17 |', 'LM04');
    expect(table.offers).not.toContain('fulfil');
    table.does(turn('CO11'));
    table.does(fulfil('LM04', 'CO11 CO17'));
    expect(table.doubloons(A)).toBe(1);
  });

  test('CJG-PORT-19: every card handed in contributes something the others leave open', () => {
    const table = inPort('CO16 CH09 CO17 |', 'LM04'); // cotton, cotton, cloth
    expect(table.refuses(fulfil('LM04', 'CO16 CH09 CO17'))).toBe('not-needed CJG-PORT-19');
    const sets = table.offered('fulfil').map(({ cards }) => [...cards].sort((a, b) => a - b));
    expect(sets).toEqual(
      expect.arrayContaining([
        [card('CO16'), card('CO17')],
        [card('CO17'), card('CH09')],
      ]),
    );
    expect(sets.every(set => set.length === 2)).toBe(true);
    const alone = inPort('CH15 CO16 |', 'LM05'); // one card has both symbols: the other is never needed
    expect(alone.offered('fulfil').map(({ cards }) => cards)).toEqual([[card('CH15')]]);
  });

  test('CJG-PORT-21: when the letters pile is used up, fewer lie open', () => {
    const table = inPort('HS09 CO01 |', 'LM07 LM01 LM02 LM03', { letters: '' });
    expect(of('letterOpened', table.does(fulfil('LM07', 'HS09')))).toEqual([]);
    expect(table.open).toBe('LM01 LM02 LM03');
  });

  test('CJG-PORT-22: fulfilled letters take no room and cannot be stolen', () => {
    const table = scene({ aboard: 'CO09 | CO16', places: [COAST, COAST], next: 'CO10' });
    table.state.ships[B]?.letters.push(letter('LM01'));
    table.does(sail(COAST));
    table.does(board(B), [5, 5, 0]);
    expect(table.offered('steal')).toHaveLength(1);
    table.does(steal('CO16'));
    expect(table.view.ships[B]?.letters).toEqual([letter('LM01')]);
  });

  test('CJG-PORT-24: a letter leaves the display only by being fulfilled', () => {
    const table = inPort('CO01 CO02 |', 'LM07 LM01 LM02 LM03');
    expect(table.offers).toEqual(['turn', 'finish', 'discard']);
    table.does(finish);
    expect(table.open).toBe('LM07 LM01 LM02 LM03');
  });
});

test('CJG-PORT-18: treasures are dug among other port business', () => {
  const table = inPort('CO05 CO19 CO20 HS09 |', 'LM07');
  table.does(turn('CO05'));
  table.does(dig('CO05 CO19 CO20'));
  table.does(fulfil('LM07', 'HS09'));
  expect(table.doubloons(A)).toBe(3);
  expect(table.view.areas[CHANNEL]?.discards).toBe(0);
});

describe('CJG-PORT-18: a card turns once until something happens that cannot be taken back', () => {
  const turned = (aboard: string) => {
    const table = inPort(aboard, 'LM07', { letters: 'LM17 LM18' });
    table.does(turn('CO05'));
    expect(table.refuses(turn('CO05'))).toBe('turned-already CJG-PORT-18');
    return table;
  };

  test.each([
    ['a letter', 'CO05 CO01 HS09 |', fulfil('LM07', 'HS09')],
    ['a treasure', 'CO05 CO01 CO19 CO20 CH16 |', dig('CO19 CO20 CH16')],
    ['a discard', 'CO05 CO01 |', discard('CO01')],
  ])('CJG-PORT-18: %s', (_, aboard, act) => {
    const table = turned(aboard);
    table.does(act);
    expect(table.cardsOffered('turn')).toContain('CO05');
  });

  test('CJG-PORT-18: another visit', () => {
    const table = turned('CO05 CO01 |');
    table.doAll(finish, dock, dock);
    expect([table.asked, table.cardsOffered('turn')]).toEqual([A, ['CO05', 'CO01']]);
  });
});
