import { describe, expect, test } from 'vitest';
import { pickings } from '../2-cards.ts';
import { ARROW, CARDS, canTurn, OTHER } from '../material.ts';
import {
  A,
  B,
  CHANNEL,
  COAST,
  card,
  dig,
  discard,
  dock,
  fight,
  fulfil,
  HIGH_SEAS,
  of,
  reveal,
  rolls,
  sail,
  scene,
  take,
  turn,
} from './kit.ts';

describe('two halves', () => {
  test('CJG-CARD-01: only one half is active, and an inactive half has no effect', () => {
    // CO01 is a sail over a cannon
    const table = scene({ aboard: 'CO01 | CO02^' });
    expect([table.sails(A), table.cannons(A)]).toEqual([3, 1]);
    expect([table.sails(B), table.cannons(B)]).toEqual([2, 2]);
  });

  test('CJG-CARD-02: a revealed card is what its arrow half says', () => {
    const table = scene({ aboard: '|', next: 'CO19' }); // a map over a cannon
    table.does(sail(COAST));
    expect(ARROW[table.state.revealed]?.kind).toBe('map');
    expect(table.offers).toContain('take');
    const ship = scene({ aboard: '|', next: 'CO21' }); // a ship over its booty
    ship.does(sail(COAST));
    expect(ship.offers).toEqual(['fight', 'reveal', 'stop']);
  });

  test('CJG-CARD-03: a card taken is placed with its arrow half up', () => {
    const table = scene({ aboard: '|', next: 'CO19' });
    table.does(sail(COAST));
    table.does(take);
    expect(table.aboard(A)).toBe('CO19');
  });

  test('CJG-CARD-04: turned by 180°, the other half is active', () => {
    const table = scene({ aboard: 'CO19 |' });
    table.does(dock);
    expect(table.cannons(A)).toBe(1);
    table.does(turn('CO19'));
    expect(table.cannons(A)).toBe(2);
  });

  test('CJG-CARD-05: aboard the upper half counts, on a discard pile the arrow half does', () => {
    const table = scene({ aboard: 'CO05^ CO19 CO20 |', rules: 'base' }); // CO05 turned shows a map
    expect(table.offers).toContain('dig');
    table.does(dig('CO05 CO19 CO20'));
    expect(table.view.areas[COAST]?.top).toBe(card('CO20'));
    expect(ARROW[card('CO05')]?.kind).toBe('sail');
  });

  test('CJG-CARD-06: every half shows one of the things the rules know', () => {
    const kinds = new Set([...ARROW, ...OTHER].map(({ kind }) => kind));
    expect(kinds).toEqual(
      new Set([
        ...(['sail', 'cannon', 'goods', 'map', 'ship', 'loot'] as const),
        ...(['sandbank', 'storm', 'monster', 'sailor', 'passenger'] as const),
      ]),
    );
  });

  test('CJG-CARD-07: a half may show several symbols of one sort or of different sorts', () => {
    expect(ARROW[card('CH10')]?.pays).toEqual([0, 0, 0, 2, 0, 0]);
    expect(ARROW[card('CH15')]?.pays).toEqual([0, 0, 0, 1, 0, 1]);
    expect(scene({ aboard: 'HS02 |' }).sails(A)).toBe(5);
  });

  test('CJG-CARD-08: calm and boarding symbols are read on the reveal and mean nothing aboard', () => {
    // CO06 has a calm and CO02 a boarding symbol; both lie aboard and forbid or allow nothing
    const table = scene({ aboard: 'CO06 CO02 |', places: [COAST, COAST], next: 'CO09 CO12' });
    table.does(sail(COAST));
    expect(table.offers).toEqual(expect.arrayContaining(['reveal']));
    expect(table.offers).not.toContain('board');
    table.does(reveal);
    expect(table.revealed).toBe('CO12');
  });
});

describe('where a card goes', () => {
  test('CJG-CARD-09: a card that leaves a ship goes to the discard pile of its own area', () => {
    const table = scene({ aboard: 'CO01 CH01 HS01 |' });
    table.doAll(discard('CO01'), discard('CH01'), discard('HS01'));
    expect([COAST, CHANNEL, HIGH_SEAS].map(area => table.discards(area))).toEqual(['CO01', 'CH01', 'HS01']);
  });

  test('CJG-CARD-10: a turned card is put back with the arrow half up', () => {
    const table = scene({ aboard: 'CO19^ |', bare: [COAST] });
    table.does(discard('CO19'));
    table.does(sail(COAST)); // the only card of the Coast comes again
    expect(table.revealed).toBe('CO19');
    table.does(take);
    expect(table.aboard(A)).toBe('CO19');
  });

  test('CJG-CARD-11: a captured ship pays with its booty as it lies', () => {
    const table = scene({ aboard: 'HS09 |', open: 'LM07' });
    table.does(dock);
    table.does(fulfil('LM07', 'HS09'));
    expect(table.doubloons(A)).toBe(1);
  });

  test('CJG-CARD-12: the arrow half is the ship, the other its booty; a flag on both is one flag', () => {
    expect(ARROW[card('HS14')]).toMatchObject({ kind: 'ship', value: 5, speed: 4, pays: [0, 1, 0, 1, 0, 1] });
    const table = scene({ aboard: 'HS09 |', open: 'LM09' }); // England and Spain
    table.does(dock);
    expect(table.offers).not.toContain('fulfil');
  });

  test('CJG-CARD-12: a map or a doubloon is booty too', () => {
    expect(ARROW[card('HS23')]).toMatchObject({ kind: 'ship', maps: 1, pays: null });
    expect(ARROW[card('HS21')]).toMatchObject({ kind: 'ship', doubloon: true, pays: null });
  });

  test('CJG-CARD-13: sails lie on the left, cannons on the right, everything else in the hold', () => {
    const side = (id: string) => ARROW[card(id)]?.side;
    expect(['CO01', 'CO09', 'CO16', 'CO19', 'HS09'].map(side)).toEqual(['left', 'right', 'hold', 'hold', 'hold']);
    const table = scene({ aboard: 'CO11 |' });
    table.does(dock);
    expect(of('turned', table.does(turn('CO11')))).toMatchObject([{ from: 'right', to: 'hold' }]);
  });

  test('CJG-CARD-14: a captured ship card cannot be turned', () => {
    const table = scene({ aboard: 'HS09 CO01 |' });
    table.does(dock);
    expect(table.cardsOffered('turn')).toEqual(['CO01']);
    expect(table.refuses(turn('HS09'))).toBe('ship-stays CJG-CARD-14');
  });

  test('CJG-CARD-15: no card shows a ship or a hazard on its other half', () => {
    for (const half of OTHER) expect(['ship', 'sandbank', 'storm', 'monster']).not.toContain(half.kind);
    expect(CARDS.every((_, one) => canTurn(one) === (ARROW[one]?.kind !== 'ship'))).toBe(true);
  });

  test('CJG-CARD-16: in the advanced game cards lie in the order in which their owner picked them', () => {
    const picked = (ids: string) => {
      const table = scene({ rules: 'advanced', aboard: 'CO19 CO20 HS07 |' });
      table.does(dig(ids));
      return [table.discards(COAST), table.discards(HIGH_SEAS)];
    };
    expect(picked('CO19 CO20 HS07')).toEqual(['CO19 CO20', 'HS07']);
    expect(picked('CO20 CO19 HS07')).toEqual(['CO20 CO19', 'HS07']);
    const table = scene({ rules: 'advanced', aboard: 'CO19 CO20 HS07 |' });
    const tops = table.offered('dig').map(({ cards }) => cards.filter(one => one !== card('HS07')).at(-1));
    expect(new Set(tops)).toEqual(new Set([card('CO19'), card('CO20')]));
  });

  test('CJG-CARD-16: only orders that leave another card on top are choices', () => {
    const { state } = scene({ rules: 'advanced', aboard: '|' });
    const [one, two, three, other] = ['CO01', 'CO02', 'CO03', 'CH01'].map(card) as [number, number, number, number];
    expect(pickings(state, [one, other])).toEqual([[one, other]]);
    const tops = pickings(state, [one, two, other]).map(order => order.filter(each => each !== other).at(-1));
    expect(tops).toEqual([two, one]);
    expect(pickings(state, [one, two, three])).toHaveLength(3);
  });

  test('CJG-CARD-16: in the base game nobody can use the top of a discard pile, so there is one answer', () => {
    const table = scene({ aboard: 'CO20 CO19 HS07 |' });
    expect(table.offered('dig')).toEqual([dig('CO20 CO19 HS07')]);
    expect(table.refuses(dig('CO19 CO20 HS07'))).toBe('order-is-set CJG-CARD-16');
    const inPort = scene({ aboard: 'CO16 CO17 |', open: 'LM04' });
    inPort.does(dock);
    expect(inPort.offered('fulfil')).toEqual([fulfil('LM04', 'CO16 CO17')]);
    expect(inPort.refuses(fulfil('LM04', 'CO17 CO16'))).toBe('order-is-set CJG-CARD-16');
  });

  test('CJG-CARD-16: in version 1 it was a choice in the base game too', () => {
    const old = scene({ version: 1, aboard: 'CO20 CO19 HS07 |' });
    expect(old.offered('dig')).toHaveLength(2);
    old.does(dig('CO19 CO20 HS07'));
    expect(old.discards(COAST)).toBe('CO19 CO20');
  });
});

test('CJG-CARD-01: a fight card shows what it gives only when it is won', () => {
  const table = scene({ aboard: '|', next: 'HS09' });
  table.does(sail(HIGH_SEAS));
  table.does(fight, rolls(4));
  expect(table.aboard(A)).toBe('HS09');
});
