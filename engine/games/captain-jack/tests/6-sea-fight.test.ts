import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  C,
  COAST,
  dig,
  discard,
  fight,
  HIGH_SEAS,
  leave,
  of,
  remove,
  reveal,
  rolls,
  sail,
  scene,
  stop,
  take,
} from './kit.ts';

const FULL = 'CO16 CO17 CO18 CH09 CH11 CH13 CH15';

/** A ship of value 4 on the High seas (HS09), met with what is aboard. */
const meeting = (aboard: string, ship = 'HS09') => {
  const table = scene({ aboard, next: `${ship} HS01` });
  table.does(sail(HIGH_SEAS));
  return table;
};

describe('ship cards', () => {
  test('CJG-SHIP-01: a card whose active half shows a ship is a ship card', () => {
    expect(meeting('|').offers).toContain('fight');
    const table = scene({ aboard: '|', next: 'CO01' });
    table.does(sail(COAST));
    expect(table.refuses(fight)).toBe('no-ship CJG-SHIP-01');
  });

  test('CJG-SHIP-02: it may be fought, and need not', () => {
    expect(meeting('|').offers).toEqual(['fight', 'reveal', 'stop']);
  });

  test('CJG-SHIP-03: it is never simply taken', () => {
    expect(meeting('|').refuses(take)).toBe('ship-must-be-fought CJG-SHIP-03');
  });

  test('CJG-SHIP-04: declined, it is passed over like any card', () => {
    const table = meeting('|');
    table.does(reveal);
    expect([table.revealed, table.discards(HIGH_SEAS)]).toEqual(['HS01', 'HS09']);
    const last = meeting('|');
    last.does(stop);
    expect(last.discards(HIGH_SEAS)).toBe('HS09');
  });

  test.each([
    ['goods', 'CO21', 2],
    ['a flag', 'HS09', 4],
    ['a map', 'HS23', 5],
  ])('CJG-SHIP-05: the booty may be %s', (_what, ship, value) => {
    const table = scene({ aboard: '|', next: ship });
    table.does(sail(ship.startsWith('CO') ? COAST : HIGH_SEAS));
    table.does(fight, rolls(value));
    expect(table.aboard(A)).toBe(ship);
  });
});

describe('the rolls', () => {
  test('CJG-SHIP-06: a roll that reaches or exceeds the value wins', () => {
    for (const roll of [4, 5, 6]) {
      const table = meeting('|');
      expect(of('wonFight', table.does(fight, rolls(roll)))).toHaveLength(1);
      expect(table.aboard(A)).toBe('HS09');
    }
    const table = meeting('|');
    table.does(fight, rolls(3));
    expect(table.aboard(A)).toBe('');
  });

  test('CJG-SHIP-07: as many rolls as cannons', () => {
    const table = meeting('CO09 CO14 |');
    expect(of('attacked', table.does(fight, rolls(1, 1, 1, 1)))).toMatchObject([{ rolls: 4, value: 4 }]);
    expect(of('rolled', table.told).map(({ left }) => left)).toEqual([3, 2, 1, 0]);
  });

  test('CJG-SHIP-08: rolls are not added up', () => {
    const table = meeting('CO09 |');
    expect(of('lostFight', table.does(fight, rolls(3, 3)))).toHaveLength(1);
  });

  test('CJG-SHIP-09: rolling stops at the first success and never before', () => {
    const table = meeting('CO09 CO10 |');
    expect(of('rolled', table.does(fight, rolls(2, 5, 6))).map(({ roll }) => roll)).toEqual([2, 5]);
    expect(table.asked).toBe(B);
  });

  test('CJG-SHIP-10: the sail value is ignored in the base game', () => {
    const table = meeting('|', 'HS12'); // sail value 5, and the ship has 2 sails
    expect(table.offers).toContain('fight');
  });

  test('CJG-SHIP-17: the fight is lost when every roll is below the value', () => {
    const table = meeting('CO09 CO10 |');
    const events = table.does(fight, rolls(3, 3, 3));
    expect(of('lostFight', events)).toHaveLength(1);
    expect(table.step).toBe('damage');
  });

  test('CJG-SHIP-23: a sea fight ends the turn, won or lost', () => {
    for (const roll of [1, 6]) {
      const table = meeting('|');
      table.does(fight, rolls(roll));
      expect([table.asked, table.step]).toEqual([B, 'setCourse']);
    }
  });
});

describe('the prize', () => {
  test('CJG-SHIP-11: the ship card is placed in the hold', () => {
    const table = meeting('|');
    expect(of('captured', table.does(fight, rolls(4)))).toMatchObject([{ seat: A }]);
    expect([table.sails(A), table.cannons(A), table.discards(HIGH_SEAS)]).toEqual([2, 1, '']);
  });

  test('CJG-SHIP-12: it counts as one card, however many symbols it shows', () => {
    const table = scene({ aboard: 'HS14 HS16 HS20 HS12 HS10 HS18 |', next: 'CO01' });
    table.does(sail(COAST));
    table.does(take);
    expect(table.view.ships[A]?.cards).toHaveLength(7);
  });

  test('CJG-SHIP-13: with a full hold one may fight, and give up a card afterwards', () => {
    const table = meeting(`${FULL} |`);
    table.does(fight, rolls(4));
    expect([table.step, table.asked]).toEqual(['makeRoom', A]);
    expect(table.refuses(take)).toBe('no-room CJG-SHIP-13');
    table.does(discard('CO16'));
    expect(table.aboard(A)).toBe('CO17 CO18 CH09 CH11 CH13 CH15 HS09');
    expect(table.asked).toBe(B);
  });

  test('CJG-SHIP-13: or leave the ship card to the discard pile', () => {
    const table = meeting(`${FULL} |`);
    table.does(fight, rolls(4));
    expect(of('leftBehind', table.does(leave))).toHaveLength(1);
    expect([table.aboard(A), table.discards(HIGH_SEAS)]).toEqual([FULL, 'HS09']);
  });

  test('CJG-SHIP-14: a doubloon ship pays 1 doubloon and goes to the discard pile', () => {
    const table = meeting('|', 'HS21');
    expect(of('paid', table.does(fight, rolls(5)))).toMatchObject([{ rule: 'CJG-SHIP-14', count: 1, total: 1 }]);
    expect([table.doubloons(A), table.view.supply, table.aboard(A), table.discards(HIGH_SEAS)]).toEqual([
      1,
      24,
      '',
      'HS21',
    ]);
  });

  test('CJG-SHIP-16: a doubloon ship needs no room', () => {
    const table = meeting(`${FULL} |`, 'HS21');
    table.does(fight, rolls(5));
    expect([table.asked, table.doubloons(A), table.aboard(A)]).toEqual([B, 1, FULL]);
  });
});

describe('damage', () => {
  test('CJG-SHIP-18: the left neighbour chooses one sail or cannon card, never one of the hold', () => {
    const table = meeting('CO01 CO09 CO16 HS13 | |');
    table.does(fight, rolls(1, 1));
    expect([table.step, table.asked]).toEqual(['damage', B]);
    expect(table.cardsOffered('remove')).toEqual(['CO01', 'CO09']);
    expect(table.refuses(remove('CO16'))).toBe('safe-in-hold CJG-SHIP-18');
    expect(of('damaged', table.does(remove('CO09')))).toMatchObject([{ seat: A, by: B, side: 'right' }]);
    expect([table.aboard(A), table.discards(COAST)]).toEqual(['CO01 CO16 HS13', 'CO09']);
  });

  test('CJG-SHIP-19: he may not decline', () => {
    const table = meeting('CO01 CO09 |');
    table.does(fight, rolls(1, 1));
    expect(table.offers).toEqual(['remove']);
  });

  test('CJG-SHIP-20: without sail and cannon cards nothing is lost', () => {
    const table = meeting('CO16 CO19 |');
    table.does(fight, rolls(1));
    expect([table.asked, table.step, table.aboard(A)]).toEqual([B, 'setCourse', 'CO16 CO19']);
  });

  test('CJG-SHIP-21: one whole card goes, with all it shows, also one gained recently', () => {
    const table = meeting('HS02 CO14 |');
    table.state.ships[A]?.cards.forEach(stowed => {
      stowed.fresh = stowed.card === table.state.ships[A]?.cards[1]?.card;
    });
    table.does(fight, rolls(1, 1, 1));
    expect(table.cardsOffered('remove')).toEqual(['HS02', 'CO14']);
    table.does(remove('HS02'));
    expect(table.sails(A)).toBe(2);
  });

  test('CJG-SHIP-22: the left neighbour is the next player clockwise; with two players the opponent', () => {
    const three = scene({ aboard: '| | CO01 CO02', turn: C, next: 'HS09' });
    three.does(sail(HIGH_SEAS));
    three.does(fight, rolls(1));
    expect(three.asked).toBe(A);
    const two = scene({ aboard: '| CO01 CO02', turn: B, next: 'HS09' });
    two.does(sail(HIGH_SEAS));
    two.does(fight, rolls(1));
    expect(two.asked).toBe(A);
  });

  test('CJG-SHIP-24: a ship that was not beaten stays on the discard pile', () => {
    const table = meeting('|');
    table.does(fight, rolls(1));
    expect(table.discards(HIGH_SEAS)).toBe('HS09');
  });
});

test('CJG-SHIP-05: a map captured with a ship digs like any other', () => {
  const table = scene({ aboard: 'CO19 CO20 |', next: 'HS23' });
  table.does(sail(HIGH_SEAS));
  table.does(fight, rolls(5));
  table.does(dig('CO19 CO20 HS23'));
  expect(table.doubloons(A)).toBe(2);
});
