import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  board,
  C,
  CHANNEL,
  COAST,
  discard,
  HIGH_SEAS,
  of,
  PORT,
  reveal,
  rolls,
  sail,
  scene,
  steal,
  steer,
  stop,
  take,
  takeNothing,
} from './kit.ts';

const FULL = 'CO16 CO17 CO18 CH09 CH11 CH13 CH15';

/** A and B on the Coast, A revealing a card with a boarding symbol (CO10). */
const meeting = (aboard: string, next = 'CO10') => {
  const table = scene({ aboard, places: [COAST, COAST], next });
  table.does(sail(COAST));
  return table;
};

describe('whom and when', () => {
  test('CJG-BOARD-01: with a boarding symbol one may take the card or board, not both', () => {
    const table = meeting('CO01 | CO02');
    expect(table.offers).toEqual(['take', 'board', 'reveal', 'stop', 'discard']);
    table.does(board(B), rolls(6, 1));
    expect(table.refuses(take)).toBe('boarded-instead CJG-BOARD-01');
    table.does(steal('CO02'));
    expect([table.aboard(A), table.discards(COAST), table.asked]).toEqual(['CO01 CO02', 'CO10', B]);
    expect(meeting('|', 'CO09').refuses(board(B))).toBe('no-boarding-symbol CJG-BOARD-01');
  });

  test('CJG-BOARD-02: or do neither and go on', () => {
    const table = meeting('| CO02', 'CO10 CO01');
    table.does(reveal);
    expect([table.asked, table.revealed]).toEqual([A, 'CO01']);
    const stopped = meeting('| CO02');
    stopped.does(stop);
    expect(stopped.asked).toBe(B);
  });

  test('CJG-BOARD-03: any one opponent in the same area', () => {
    const table = scene({ aboard: '| | |', places: [COAST, COAST, CHANNEL, COAST], next: 'CO10' });
    table.does(sail(COAST));
    expect(table.offered('board').map(({ seat }) => seat)).toEqual([1, 3]);
    expect(table.refuses(board(C))).toBe('elsewhere CJG-BOARD-03');
    expect(table.refuses(board(A))).toBe('no-opponent CJG-BOARD-03');
  });

  test('CJG-BOARD-04: nobody in port', () => {
    const table = scene({ aboard: '| CO02', places: [COAST, PORT], next: 'CO10' });
    table.does(sail(COAST));
    expect(table.offers).not.toContain('board');
    expect(table.refuses(board(B))).toBe('safe-in-port CJG-BOARD-04');
  });

  test('CJG-BOARD-05: with no opponent in the area the card is taken or passed', () => {
    const table = scene({ aboard: '| CO02', places: [COAST, HIGH_SEAS], next: 'CO10' });
    table.does(sail(COAST));
    expect(table.offers).toEqual(['take', 'reveal', 'stop']);
  });
});

describe('the dice', () => {
  test('CJG-BOARD-06: one roll per cannon, the attacker first', () => {
    const table = meeting('CO09 | CO14');
    const events = table.does(board(B), rolls(6, 2, 1, 3, 5));
    expect(of('fired', events)).toMatchObject([
      { seat: A, dice: [6, 2] },
      { seat: B, dice: [1, 3, 5] },
    ]);
  });

  test('CJG-BOARD-07: the highest single result wins, not the sum', () => {
    const table = meeting('| CO14');
    expect(of('wonBoarding', table.does(board(B), rolls(5, 4, 4, 4)))).toMatchObject([{ seat: A, by: 5, against: 4 }]);
  });

  test('CJG-BOARD-08: equal highest results: the boarding is repeated', () => {
    const table = meeting('| CO02');
    const events = table.does(board(B), rolls(4, 4, 5, 2));
    expect(of('tied', events)).toMatchObject([{ highest: 4 }]);
    expect(of('wonBoarding', events)).toMatchObject([{ seat: A }]);
  });

  test('CJG-BOARD-09: both roll all their dice again until one side is higher; earlier results do not count', () => {
    const table = meeting('CO09 | CO11');
    const events = table.does(board(B), rolls(6, 6, 6, 1, 3, 3, 3, 2, 1, 2, 1, 5));
    expect(of('fired', events)).toHaveLength(6);
    expect(of('wonBoarding', events)).toMatchObject([{ seat: B, by: 5, against: 2 }]);
  });

  test('CJG-BOARD-21: nobody refuses, flees or rolls fewer dice', () => {
    const table = meeting('CO09 CO12 | CO14');
    const events = table.does(board(B), rolls(1, 1, 1, 6, 6, 6));
    expect(of('fired', events).map(({ dice }) => dice.length)).toEqual([3, 3]);
    expect([table.step, table.asked]).toEqual(['spoils', B]);
  });
});

describe('the spoils', () => {
  test('CJG-BOARD-10: the winner boards the loser, attacker or defender', () => {
    const won = meeting('CO01 | CO02');
    won.does(board(B), rolls(6, 1));
    expect([won.asked, won.cardsOffered('steal')]).toEqual([A, ['CO02']]);
    const lost = meeting('CO01 | CO02');
    lost.does(board(B), rolls(1, 6));
    expect([lost.asked, lost.cardsOffered('steal')]).toEqual([B, ['CO01']]);
    expect(lost.refuses(sail(COAST))).toBe('not-your-turn CJG-TURN-03');
  });

  test('CJG-BOARD-11: any card aboard: sail, cannon or from the hold', () => {
    const table = meeting('| CO02 CO09 CO16 HS09');
    table.does(board(B), rolls(6, 1, 1));
    expect(table.cardsOffered('steal')).toEqual(['CO02', 'CO09', 'CO16', 'HS09']);
  });

  test('CJG-BOARD-12: exactly one card', () => {
    const table = meeting('| CO02 CO16');
    table.does(board(B), rolls(6, 1));
    table.does(steal('CO16'));
    expect([table.aboard(A), table.aboard(B), table.asked]).toEqual(['CO16', 'CO02', B]);
  });

  test('CJG-BOARD-13: it keeps its active half and goes to the place that half requires', () => {
    const table = meeting('| CO11^');
    table.does(board(B), rolls(6, 1));
    expect(of('stole', table.does(steal('CO11')))).toMatchObject([{ seat: A, from: B, side: 'hold' }]);
    expect(table.aboard(A)).toBe('CO11^');
    const steering = scene({ rules: 'advanced', aboard: 'HS29^+1 | CO02', places: [COAST, COAST], next: 'CO10' });
    steering.does(sail(COAST));
    steering.does(steer('HS29'));
    steering.does(board(B), rolls(1, 6));
    steering.does(steal('HS29')); // whatever he did for his old master is done
    expect([steering.asked, steering.sails(B)]).toEqual([B, 3]);
  });

  test('CJG-BOARD-14: the winner may take nothing', () => {
    const table = meeting('| CO02');
    table.does(board(B), rolls(6, 1));
    expect(of('tookNothing', table.does(takeNothing))).toMatchObject([{ rule: 'CJG-BOARD-14' }]);
    expect([table.aboard(A), table.aboard(B)]).toEqual(['', 'CO02']);
  });

  test('CJG-BOARD-15: with 7 cards he discards one first, or takes nothing', () => {
    const table = meeting(`${FULL} | CO02`);
    table.does(board(B), rolls(6, 1));
    expect(table.offers).toEqual(['takeNothing', 'discard']);
    expect(table.refuses(steal('CO02'))).toBe('no-room CJG-BOARD-15');
    table.does(discard('CO16'));
    table.does(steal('CO02'));
    expect(table.view.ships[A]?.cards).toHaveLength(7);
  });

  test('CJG-BOARD-16: a target without cards may be boarded; there is nothing to win, but something to lose', () => {
    const table = meeting('CO01 |');
    expect(of('tookNothing', table.does(board(B), rolls(6, 1)))).toMatchObject([{ rule: 'CJG-BOARD-16' }]);
    expect(table.asked).toBe(B);
    const lost = meeting('CO01 |');
    lost.does(board(B), rolls(1, 6));
    lost.does(steal('CO01'));
    expect(lost.aboard(B)).toBe('CO01');
  });

  test('CJG-BOARD-19: doubloons, letters and printed equipment cannot be taken', () => {
    const table = scene({ aboard: '| CO02', places: [COAST, COAST], next: 'CO10', doubloons: [0, 3] });
    table.does(sail(COAST));
    table.does(board(B), rolls(6, 1));
    expect(table.offers).toEqual(['steal', 'takeNothing']);
    table.does(steal('CO02'));
    expect([table.doubloons(B), table.sails(B), table.cannons(B)]).toEqual([3, 2, 1]);
  });

  test('CJG-BOARD-22: the loser may not discard before the winner chooses', () => {
    const table = meeting('| CO02 CO16');
    table.does(board(B), rolls(6, 1));
    expect(table.refuses(discard('CO16'), B)).toBe('not-your-turn CJG-TURN-03');
    const defended = meeting('CO02 CO16 |');
    defended.does(board(B), rolls(1, 6));
    expect(defended.refuses(discard('CO16'), A)).toBe('not-asked');
  });

  test('CJG-BOARD-23: the won card can be used from the winner’s next turn on', () => {
    const table = meeting('| CO09', 'CO10 CO01');
    table.does(board(B), rolls(6, 1, 1));
    table.does(steal('CO09'));
    expect(table.cannons(A)).toBe(1);
    table.does(sail(COAST));
    table.does(take);
    expect([table.asked, table.cannons(A)]).toEqual([A, 2]);
  });
});

describe('afterwards', () => {
  test('CJG-BOARD-17: the revealed card is not taken; it stays on the discard pile', () => {
    const table = meeting('CO01 | CO02');
    table.does(board(B), rolls(6, 1));
    table.does(takeNothing);
    expect([table.discards(COAST), table.aboard(A)]).toEqual(['CO10', 'CO01']);
  });

  test('CJG-BOARD-18: the turn is over, whoever won', () => {
    for (const dice of [rolls(6, 1), rolls(1, 6)]) {
      const table = meeting('CO01 CO03 CO04 | CO02');
      table.does(board(B), dice);
      table.does(takeNothing);
      expect([table.asked, table.step]).toEqual([B, 'setCourse']);
    }
  });

  test('CJG-BOARD-20: a losing attacker suffers no damage from his left neighbour', () => {
    const table = scene({ aboard: 'CO01 CO09 | CO02 |', places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    table.does(board(B), rolls(1, 1, 6));
    table.does(takeNothing);
    expect([table.aboard(A), table.asked, table.step]).toEqual(['CO01 CO09', B, 'setCourse']);
  });
});
