/** Chapter 14: The Crew, the powers of goods. */
import { describe, expect, test } from 'vitest';
import { A, B, die, of, type Scene, scene, type Table } from './kit.ts';

/** A arrives on port 16, which costs 3 doubloons. */
const port = (holds: string, more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [`15: ${holds}`, '30', '42'], plays: ['forward/powder'], dice: [1, 1], ...more });
/** A arrives on sea 17, which costs 2 food. */
const sea = (holds: string, more: Partial<Scene> = {}): Table =>
  port(holds, { ships: [`16: ${holds}`, '30', '42'], ...more });
/** A fights B on port 16. */
const fight = (a: string): Table => port(a, { ships: [`15: ${a}`, '16: gold 1', '42'] });

const loading = (holds: string, play = 'gold/forward', more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [`16: ${holds}`, '30', '42'], plays: [play], dice: [4, 1], ...more });

describe('the Merchants', () => {
  test('CREW-POWER-36: the Venetian: food for gold, gold for food', () => {
    const table = port('food 9, venetian');
    expect([table.step, table.options(A)]).toEqual(['exchange', ['0/3/0', 'runShort']]);
    const told = table.does(A, { type: 'exchange', gold: 0, food: 3, powder: 0 });
    expect(of('exchanged', told)).toMatchObject([{ rule: 'CREW-POWER-36', by: ['venetian'], goods: 'gold', food: 3 }]);
    expect(table.amount(A, 'food')).toBe(6);
    expect(sea('gold 9, venetian').options(A)).toEqual(['2/0/0', 'runShort']);
  });

  test('CREW-POWER-37: the Prussian: powder for food, food for powder', () => {
    expect(sea('powder 9, prussian').options(A)).toEqual(['0/0/2', 'runShort']);
    expect(port('powder 9, prussian').step).not.toBe('exchange');
    expect(fight('food 2, prussian').options(A)).toEqual([0, 1, 2]);
  });

  test('CREW-POWER-38: the Swiss: powder for gold, gold for powder', () => {
    expect(port('powder 9, swiss').options(A)).toEqual(['0/0/3', 'runShort']);
    const combat = fight('gold 9, swiss');
    expect(combat.options(A)).toHaveLength(10);
    const told = combat.spend(A, 2, [die(2), die(10)]);
    expect(of('powderSpent', told)).toMatchObject([{ tokens: 2, goods: 'gold' }]);
    expect(of('exchanged', told)).toMatchObject([{ rule: 'CREW-POWER-38', by: ['swiss'], gold: 2 }]);
  });

  test('CREW-POWER-39: several of them work together', () => {
    const table = port('gold 1, food 1, powder 1, venetian, swiss');
    expect(table.options(A)).toEqual(['1/1/1', 'runShort']);
    const told = table.does(A, { type: 'exchange', gold: 1, food: 1, powder: 1 });
    expect(of('exchanged', told)).toMatchObject([{ rule: 'CREW-POWER-40', by: ['venetian', 'swiss'] }]);
  });

  test.each([
    ['venetian', 'prussian'],
    ['venetian', 'swiss'],
    ['prussian', 'swiss'],
  ])('CREW-POWER-40: with %s and %s all three types stand for each other', (one, other) => {
    expect(port(`powder 9, ${one}, ${other}`).options(A)).toEqual(['0/0/3', 'runShort']);
    expect(port(`food 9, ${one}, ${other}`).options(A)).toEqual(['0/3/0', 'runShort']);
    expect(sea(`gold 9, ${one}, ${other}`).options(A)).toEqual(['2/0/0', 'runShort']);
    expect(sea(`powder 9, ${one}, ${other}`).options(A)).toEqual(['0/0/2', 'runShort']);
    expect(fight(`food 3, ${one}, ${other}`).options(A)).toEqual([0, 1, 2, 3]);
  });

  test('CREW-POWER-41: token for token, in any mix', () => {
    const table = port('gold 2, food 4, venetian');
    expect(table.options(A)).toEqual(['2/1/0', '1/2/0', '0/3/0', 'runShort']);
    expect(table.refusesAct(A, { type: 'exchange', gold: 2, food: 2, powder: 0 })).toEqual({
      refused: 'not-that-amount',
      rule: 'CREW-POWER-41',
    });
    const enough = port('gold 3, food 4, venetian');
    expect(enough.options(A)).toEqual(['3/0/0', '2/1/0', '1/2/0', '0/3/0']);
  });

  test('CREW-POWER-42: prices, the bottle and powder in combat, and no other exchange', () => {
    const table = port('gold 1, food 9, powder 1, venetian');
    expect(table.refusesAct(A, { type: 'exchange', gold: 1, food: 1, powder: 1 })).toEqual({
      refused: 'no-such-exchange',
      rule: 'CREW-POWER-42',
    });
    expect(fight('food 3, gold 9, venetian').step).not.toBe('spendPowder');
    const lane =
      'sirBeth saran buccaneer - - strategist weasel king bishop cartographer seaWolf anchorman navigator lookout prussian swiss cooper calypso mage oracle shipowner';
    const bottle = port('gold 3, food 1, venetian', { crew: { tavern: lane } });
    bottle.does(A, { type: 'exchange', gold: 3, food: 0, powder: 0 });
    bottle.recruit(A, 'anchorman', 4);
    expect([bottle.amount(A, 'food'), bottle.holds(A)]).toEqual([0, expect.stringContaining('anchorman')]);
    expect(of('feePaid', bottle.told())).toMatchObject([{ goods: 'food', tokens: 1 }]);
  });

  test('CREW-POWER-43: the exchange may be refused; a shortage takes the demanded type and no other', () => {
    const where = { edition: '2021', loaded: [die('star')] } as const;
    const refused = port('gold 1, food 9, venetian', where);
    refused.does(A, { type: 'runShort' });
    expect(of('ranShort', refused.told())).toMatchObject([{ goods: 'gold', tokens: 1 }]);
    expect(refused.amount(A, 'food')).toBe(9);
    const sure = port('gold 1, food 1, venetian', where);
    expect(of('ranShort', sure.told())).toMatchObject([{ tokens: 1 }]);
    expect(sure.amount(A, 'food')).toBe(1);
    const able = port('gold 3, food 9, venetian');
    expect(able.refusesAct(A, { type: 'runShort' })).toEqual({ refused: 'must-pay', rule: 'JAM-PRICE-06' });
  });

  test('CREW-POWER-44: on a retreat of 2007 one may stop where an exchange pays, or go on to the first plain space', () => {
    // Sea 17 cannot be paid. With powder for gold the ports 16, 6 and 5 could be; the lairs 11 and 4 are free.
    const table = sea('powder 9, swiss', { edition: '2007' });
    expect([table.step, table.options(A)]).toEqual(['chooseRetreat', [4, 5, 6, 11, 16]]);
    const told = table.does(A, { type: 'retreat', to: 16 });
    expect(of('exchanged', told)).toMatchObject([{ powder: 3 }]); // it was said by stopping
    const mixed = sea('gold 2, powder 9, swiss', { edition: '2007' });
    mixed.does(A, { type: 'retreat', to: 16 });
    expect([mixed.step, mixed.options(A)]).toEqual(['exchange', ['2/0/1', '1/0/2', '0/0/3']]);
    expect(mixed.refusesAct(A, { type: 'runShort' })).toEqual({ refused: 'promised-to-pay', rule: 'CREW-POWER-44' });
    const plain = sea('gold 3, powder 9, swiss', { edition: '2007' });
    expect(plain.spaces[A]).toBe(16); // the first space that needs no exchange ends the retreat
    expect(of('retreated', plain.told())).toHaveLength(1);
  });

  test('CREW-POWER-44: who has stopped for the exchange pays after the combat, and has a shortage only if nothing is left', () => {
    const where = { edition: '2007', ships: ['16: powder 9, swiss', '16: gold 1', '42'] } as const;
    const table = sea('', where);
    table.does(A, { type: 'retreat', to: 16 });
    expect(table.step).toBe('spendPowder');
    table.spend(A, 2, [die(2), die(10)]);
    expect(of('exchanged', table.does(B, { type: 'decline' }))).toMatchObject([{ powder: 3 }]);
    expect([table.amount(A, 'powder'), table.step]).toEqual([4, 'recruit']);
    const spent = sea('', where);
    spent.does(A, { type: 'retreat', to: 16 });
    spent.spend(A, 9, [die(2), die('star')]);
    spent.does(B, { type: 'decline' });
    expect([of('ranShort', spent.told()).length, spent.step]).toEqual([2, 'chooseRetreat']);
  });

  test('CREW-POWER-45: a port paid by exchange is paid in full', () => {
    const table = port('gold 1, food 9, venetian');
    table.does(A, { type: 'exchange', gold: 1, food: 2, powder: 0 });
    expect(table.step).toBe('recruit');
  });
});

describe('the Cooper', () => {
  test('CREW-POWER-46: each load of goods brings a token more', () => {
    const table = loading('cooper', 'gold/gold', { dice: [4, 2] });
    expect(table.holds(A)).toBe('cooper, gold 5, gold 3, -, -');
    expect(of('loaded', table.told())).toMatchObject([
      { tokens: 5, by: 'cooper' },
      { tokens: 3, by: 'cooper' },
    ]);
  });

  test('CREW-POWER-47: not for a theft, a character or a load that is ignored', () => {
    const theft = scene({
      crew: true,
      ships: ['15: gold 9, cooper', '16: food 2', '42'],
      plays: ['forward/powder'],
      loaded: [die('star')],
    });
    theft.steal(A, 0);
    expect(theft.amount(A, 'food')).toBe(2);
    const ignored = scene({
      crew: true,
      ships: ['16: cooper, gold 1, gold 2, gold 3, gold 4', '30', '42'],
      plays: ['gold/gold'],
      dice: [4, 2],
    });
    expect(ignored.amount(A, 'gold')).toBe(1 + 2 + 3 + 4 + 4); // he had to go for the first load, and the second is ignored
    expect(of('loadIgnored', ignored.told())).toHaveLength(1);
  });

  test('CREW-POWER-48: no token more if he is thrown overboard for the load', () => {
    const table = loading('cooper, food 1, food 2, powder 1, powder 2');
    table.load(A, 0);
    expect(of('loaded', table.told())).toMatchObject([{ hold: 0, tokens: 4 }]);
    const other = loading('cooper, food 1, food 2, powder 1, powder 2');
    other.load(A, 1);
    expect(of('loaded', other.told())).toMatchObject([{ hold: 1, tokens: 5 }]);
  });
});
