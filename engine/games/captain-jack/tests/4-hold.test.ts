import { describe, expect, test } from 'vitest';
import { captainJack } from '../game.ts';
import {
  A,
  B,
  board,
  C,
  CHANNEL,
  COAST,
  discard,
  dock,
  fight,
  HIGH_SEAS,
  leave,
  of,
  PORT,
  reveal,
  rolls,
  sail,
  scene,
  steal,
  stop,
  take,
  turn,
} from './kit.ts';

/** Seven cards that are neither sails nor cannons nor maps. */
const FULL = 'CO16 CO17 CO18 CH09 CH11 CH13 CH15';

describe('equipment', () => {
  test('CJG-HOLD-01: the printed sails and the printed cannon always count', () => {
    const table = scene({ aboard: 'CO01 CO09 |' });
    expect([table.sails(A), table.cannons(A)]).toEqual([3, 2]);
  });

  test('CJG-HOLD-02: printed equipment is never lost: a fight lost without cards costs nothing', () => {
    const table = scene({ aboard: '|', next: 'CO22' });
    table.does(sail(COAST));
    table.does(fight, rolls(1));
    expect([table.asked, table.sails(A), table.cannons(A)]).toEqual([B, 2, 1]);
  });

  test('CJG-HOLD-03: sails are 2 and those on sail cards, and so many cards may be revealed', () => {
    const table = scene({ aboard: 'CO01 CO06 CO11 |', next: 'CO02 CO03 CO04 CO05 CO09' });
    expect(table.sails(A)).toBe(5);
    table.does(sail(COAST));
    for (let more = 4; more > 0; more--) table.does(reveal);
    expect(table.refuses(reveal)).toBe('no-sails-left CJG-TURN-13');
  });

  test('CJG-HOLD-04: cannons are 1 and those on cannon cards, and so often the die is rolled', () => {
    const table = scene({ aboard: 'CO09 CO14 CO01 |', next: 'CO23' });
    expect(table.cannons(A)).toBe(4);
    table.does(sail(COAST));
    expect(of('rolled', table.does(fight, rolls(1, 1, 1, 1)))).toHaveLength(4);
  });
});

describe('the card limit', () => {
  test('CJG-HOLD-05: at most 7 cards may be aboard, sails and cannons included', () => {
    const table = scene({ aboard: 'CO01 CO02 CO09 CO10 CO16 CO17 CO18 |', next: 'CO03' });
    table.does(sail(COAST));
    expect(table.offers).not.toContain('take');
    expect(table.refuses(take)).toBe('no-room CJG-HOLD-11');
    expect(table.view.ships[A]?.limit).toBe(7);
  });

  test('CJG-HOLD-06: goods, maps and captured ships count towards the 7', () => {
    const table = scene({ aboard: 'CO16 CO19 HS09 HS13 HS17 CO17 CH09 |', next: 'CO03' });
    table.does(sail(COAST));
    expect(table.refuses(take)).toBe('no-room CJG-HOLD-11');
  });

  test('CJG-HOLD-07: doubloons and letters do not count towards the 7', () => {
    const table = scene({ aboard: 'CO16 CO17 CO18 CH09 CH11 CH13 |', doubloons: [6, 0], next: 'CO03' });
    table.state.ships[A]?.letters.push(0, 1, 2);
    table.does(sail(COAST));
    table.does(take);
    expect(table.aboard(A)).toContain('CO03');
  });

  test('CJG-HOLD-08: cards may be given up to make room', () => {
    const table = scene({ aboard: `${FULL} |`, next: 'CO03' });
    table.does(sail(COAST));
    table.does(discard('CO16'));
    table.does(take);
    expect(table.aboard(A)).toBe('CO17 CO18 CH09 CH11 CH13 CH15 CO03');
  });

  test('CJG-HOLD-11: without a discard it cannot be taken, with one it can', () => {
    const table = scene({ aboard: `${FULL} |`, next: 'CO03' });
    table.does(sail(COAST));
    expect(table.offers).not.toContain('take');
    table.does(discard('CH09'));
    expect(table.offers).toContain('take');
  });

  test('CJG-HOLD-11: on the last card of a turn, a player with a full hold is still asked', () => {
    const table = scene({ aboard: `${FULL} |`, next: 'CO06' }); // a calm
    table.does(sail(COAST));
    expect([table.asked, table.offers]).toEqual([A, ['stop', 'discard']]);
  });

  test('CJG-HOLD-12: the revealed card lies apart: a discard of the same area does not cover it', () => {
    const table = scene({ aboard: `${FULL} |`, next: 'CO03' });
    table.does(sail(COAST));
    table.does(discard('CO16'));
    expect([table.revealed, table.discards(COAST)]).toEqual(['CO03', 'CO16']);
    table.does(stop);
    expect(table.discards(COAST)).toBe('CO16 CO03');
  });
});

describe('giving up cards', () => {
  test('CJG-HOLD-09: at any moment of one’s own turn: before it, at a card, in port', () => {
    const table = scene({ aboard: 'CO01 CO02 CO09 |', next: 'CO03' });
    expect(table.cardsOffered('discard')).toEqual(['CO01', 'CO02', 'CO09']);
    table.does(sail(COAST));
    expect(table.cardsOffered('discard')).toEqual(['CO01', 'CO02', 'CO09']);
    const port = scene({ aboard: 'CO01 |' });
    port.does(dock);
    expect(port.cardsOffered('discard')).toEqual(['CO01']);
  });

  test('CJG-HOLD-09: not in other players’ turns, and not before the damage of a fight is done', () => {
    const table = scene({ aboard: 'CO01 CO02 | CO03', next: 'CO22' });
    expect(table.refuses(discard('CO03'), B)).toBe('not-your-turn CJG-TURN-03');
    table.does(sail(COAST));
    table.does(fight, rolls(1));
    expect(table.step).toBe('damage');
    expect(table.refuses(discard('CO03'))).toBe('fight-under-way CJG-HOLD-09');
    expect(table.refuses(discard('CO01'), A)).toBe('not-asked');
  });

  test('CJG-HOLD-09: a winning defender may discard out of turn, to make room', () => {
    const table = scene({ aboard: `CO09 | ${FULL}`, places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    table.does(board(B), rolls(1, 1, 6));
    expect([table.step, table.asked]).toEqual(['spoils', B]);
    table.does(discard('CO16'));
    table.does(steal('CO09'));
    expect(table.aboard(B)).toBe('CO17 CO18 CH09 CH11 CH13 CH15 CO09');
  });

  test('CJG-HOLD-10: any number of any cards, one by one in the owner’s order', () => {
    const table = scene({ aboard: 'CO01 CO09 CO16 CO19 |' });
    table.doAll(discard('CO19'), discard('CO01'), discard('CO16'), discard('CO09'));
    expect(table.discards(COAST)).toBe('CO19 CO01 CO16 CO09');
    expect(table.aboard(A)).toBe('');
  });

  test('CJG-HOLD-13: sails are counted afresh before each reveal', () => {
    const table = scene({ aboard: 'CO01 |', next: 'CO02 CO03 CO04' });
    table.does(sail(COAST));
    table.does(reveal);
    expect(table.offers).toContain('reveal');
    table.does(discard('CO01'));
    expect(table.offers).not.toContain('reveal');
    expect(table.refuses(reveal)).toBe('no-sails-left CJG-TURN-13');
  });
});

describe('taking cards', () => {
  test.each(['CO01', 'CO09', 'CO16', 'CO19'])(
    'CJG-HOLD-14: a sail, cannon, goods or map card is taken without a fight (%s)',
    id => {
      const table = scene({ aboard: '|', next: id });
      table.does(sail(COAST));
      const events = table.does(take);
      expect(table.aboard(A)).toBe(id);
      expect(of('rolled', events)).toEqual([]);
    },
  );

  test('CJG-HOLD-15: a card just taken can be used from its owner’s next turn on', () => {
    const table = scene({ aboard: '|', next: 'CO01 CO16' });
    table.does(sail(COAST));
    table.does(take);
    expect(table.sails(A)).toBe(2);
    table.does(dock);
    expect([table.asked, table.sails(A)]).toEqual([A, 3]);
  });

  test('CJG-HOLD-16: it does not help in defence before that, but it can be stolen', () => {
    const table = scene({ aboard: '| CO02', places: [COAST, COAST], next: 'CO09 CO10' });
    table.does(sail(COAST));
    table.does(take); // A has a cannon card that is new
    table.does(sail(COAST));
    const events = table.does(board(A), rolls(6, 1));
    expect(of('fired', events).map(({ dice }) => dice.length)).toEqual([1, 1]);
    table.does(steal('CO09'));
    expect(table.aboard(B)).toBe('CO02 CO09');
    expect(table.cannons(B)).toBe(1);
  });

  test('CJG-HOLD-16: a new card can be lost as damage', () => {
    const table = scene({ aboard: 'CO09* |', next: 'CO22' });
    table.state.turn = A;
    table.does(sail(COAST));
    table.does(fight, rolls(1, 1));
    expect(table.aboard(A)).toBe('');
  });

  test('CJG-HOLD-17: a card cannot be taken with its other half up, nor turned at sea', () => {
    const table = scene({ aboard: 'CO02 |', next: 'CO01' });
    table.does(sail(COAST));
    expect(table.offers).not.toContain('turn');
    expect(table.refuses(turn('CO02'))).toBe('only-in-port CJG-PORT-15');
    table.does(take);
    expect(table.aboard(A)).toBe('CO02 CO01');
  });

  test('CJG-HOLD-18: everything aboard is open: number, kind and active half', () => {
    const table = scene({ aboard: 'CO01^ HS09 | CO16' });
    for (const viewer of [A, B, -1])
      expect(captainJack.view(table.state, viewer).ships[A]?.cards).toEqual(
        table.state.ships[A]?.cards.map(({ handled: _, ...shown }) => shown),
      );
  });

  test('CJG-HOLD-19: a half turned up in port counts at once; a card gained this turn stays new', () => {
    const table = scene({ aboard: 'CO01 | CO16', places: [PORT, COAST], next: 'CO10' });
    table.does(dock);
    table.does(turn('CO01'));
    expect(table.cannons(A)).toBe(2);
    const fresh = scene({ rules: 'advanced', aboard: 'CO29^ | CO16', next: 'CO01' }); // a carpenter, and a sail over a cannon
    fresh.does(sail(COAST));
    fresh.does(take);
    fresh.does(turn('CO01'));
    expect([fresh.asked, fresh.aboard(A), fresh.cannons(A)]).toEqual([B, 'CO29^ CO01^', 1]);
  });

  test('CJG-HOLD-20: nothing can be traded or given away', () => {
    const types = Object.keys(captainJack.actions);
    expect(types).not.toEqual(expect.arrayContaining(['give']));
    const table = scene({ aboard: 'CO01 CO16 | CO09 | ', doubloons: [3, 0, 0] });
    for (const action of table.legal) expect(JSON.stringify(action)).not.toMatch(/"seat"/);
    table.does(sail(CHANNEL));
    expect([table.aboard(B), table.aboard(C)]).toEqual(['CO09', '']);
  });
});

test('CJG-HOLD-09: nothing is discarded between winning a ship and stowing it but what makes room', () => {
  const table = scene({ aboard: `${FULL} |`, next: 'HS09' });
  table.does(sail(HIGH_SEAS));
  table.does(fight, rolls(6));
  expect([table.step, table.offers]).toEqual(['makeRoom', ['leave', 'discard']]);
  table.does(leave);
  expect(table.discards(HIGH_SEAS)).toBe('HS09');
});
