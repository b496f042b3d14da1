/** Chapter 2: the round (tour de jeu). */
import { assert, describe, expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/refusal.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { ICON } from '../material.ts';
import { A, B, begin, C, cardNamed, everybodyChooses, of, playOut, scene, type Table } from './kit.ts';

/** Three ships far from each other, with plenty of everything. */
const RICH = ['16: food 9, gold 9, powder 9', '29: food 9, gold 9', '42: food 9, gold 9'] as const;

const types = (table: Table): string[] => table.told().map(event => event.type);

describe('the four steps', () => {
  test('JAM-ROUND-01: dice, choice of card, actions, end of round', () => {
    const table = begin(3, { options: { edition: '2021' } });
    expect(types(table).slice(-1)).toEqual(['diceRolled']);
    expect(table.step).toBe('placeDice');
    table.does(table.asked, table.choices(table.asked)[0]);
    expect(table.step).toBe('chooseCard');
    everybodyChooses(table);
    while (table.state.round === 1) table.does(table.asked, table.choices(table.asked)[0]);
    const order = types(table);
    const first = (type: string) => order.indexOf(type);
    expect(first('diceRolled')).toBeLessThan(first('dicePlaced'));
    expect(first('dicePlaced')).toBeLessThan(first('cardChosen'));
    expect(order.lastIndexOf('cardChosen')).toBeLessThan(first('cardTurnedUp'));
    expect(order.lastIndexOf('cardTurnedUp')).toBeLessThan(first('drew'));
    expect(first('drew')).toBeLessThan(first('compassPassed'));
  });

  test('JAM-ROUND-02: a round opens with two action dice rolled by the Captain', () => {
    const table = begin(3);
    const [event] = of('diceRolled', table.told());
    expect(event?.seat).toBe(table.state.captain);
    expect(table.match.log[0].draws.slice(-2)).toEqual(event?.dice.map(value => [6, value - 1]));
    for (const value of event?.dice ?? []) expect(value >= 1 && value <= 6).toBe(true);
  });

  test('JAM-ROUND-03: the Captain, who sees the own hand, decides which die is the sun’s', () => {
    const table = begin(3, {}, 3);
    const { captain, rolled } = table.state;
    const [one, other] = rolled;
    expect(one).not.toBe(other);
    expect(table.view(captain).hand).toHaveLength(3);
    expect(table.choices(captain)).toEqual([
      { type: 'placeDice', sun: one, moon: other },
      { type: 'placeDice', sun: other, moon: one },
    ]);
    table.does(captain, { type: 'placeDice', sun: other, moon: one });
    expect(table.view(PUBLIC).dice).toEqual([other, one]);
  });

  test('JAM-ROUND-03: with two equal dice there is nothing to decide, and nobody is asked', () => {
    const equal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map(seed => begin(3, {}, seed));
    const found = equal.find(({ state }) => state.rolled[0] === state.rolled[1]);
    expect(found?.step).toBe('chooseCard');
  });

  test('JAM-ROUND-04: the sun’s die rules every morning, the moon’s every evening', () => {
    const table = scene({ ships: RICH, plays: ['gold/gold', 'powder/food', ''], dice: [2, 6] });
    expect(table.holds(A)).toBe('food 9, gold 9, powder 9, gold 2, gold 6');
    expect(table.holds(B)).toBe('food 9, gold 9, powder 2, food 6, -');
  });

  test('JAM-ROUND-05: everybody lays one card of the hand face down, and none that is not in it', () => {
    const table = begin(3);
    table.does(table.asked, table.choices(table.asked)[0]);
    expect(table.choices(B)).toEqual(table.view(B).hand?.map(card => ({ type: 'chooseCard', card })));
    const other = [0, 1, 2, 3].find(card => !table.view(B).hand?.includes(card)) ?? 0;
    expect(table.refusesAct(B, { type: 'chooseCard', card: other })).toEqual({
      refused: 'not-in-hand',
      rule: 'JAM-ROUND-05',
    });
    expect(table.refusesAct(B, { type: 'decline' })).toEqual({ refused: 'must-choose', rule: 'JAM-ROUND-05' });
  });

  test('JAM-ROUND-06: nothing is turned up before the last one has chosen', () => {
    const table = begin(3);
    table.does(table.asked, table.choices(table.asked)[0]);
    for (const seat of [C, A]) {
      table.does(seat, table.choices(seat)[0]);
      expect(types(table)).not.toContain('cardTurnedUp');
    }
    table.does(B, table.choices(B)[0]);
    expect(types(table)).toContain('cardTurnedUp');
  });
});

describe('the turns', () => {
  test('JAM-ROUND-07: the Captain begins, and carries out the morning before the evening', () => {
    const table = scene({ ships: RICH, plays: ['gold/gold', 'food/powder', 'gold/gold'], dice: [1, 2], captain: B });
    const turned = of('cardTurnedUp', table.told());
    expect(turned[0]).toMatchObject({ seat: B, rule: 'JAM-ROUND-07', morning: 'food', evening: 'powder' });
    expect(of('loaded', table.told()).slice(0, 2)).toMatchObject([
      { ship: B, goods: 'food', tokens: 1 },
      { ship: B, goods: 'powder', tokens: 2 },
    ]);
  });

  test('JAM-ROUND-08: the others follow clockwise, and each card is turned up only when its turn comes', () => {
    const table = scene({
      ships: ['16: food 9', '29: food 9', '41: food 9'],
      plays: ['gold/gold', 'forward/food', 'gold/gold'],
      dice: [4, 1],
      captain: B,
    });
    expect(of('cardTurnedUp', table.told()).map(({ seat }) => seat)).toEqual([B]);
    expect(table.step).toBe('chooseWay');
    expect(table.view(PUBLIC).seats[C]).toMatchObject({ hasChosen: true, discard: [] });
    table.sail(B, 33);
    expect(of('cardTurnedUp', table.told()).map(({ seat }) => seat)).toEqual([B, C, A]);
  });

  test('JAM-ROUND-09: all use the same two dice, and nobody else’s', () => {
    const table = scene({ ships: RICH, plays: ['gold/gold', 'powder/gold', 'food/powder'], dice: [3, 5] });
    expect(of('loaded', table.told()).map(({ tokens }) => tokens)).toEqual([3, 5, 3, 5, 3, 5]);
    expect(of('diceRolled', table.told())).toHaveLength(1); // that of the next round
    const placing = begin(3, {}, 3);
    const wrong = placing.state.rolled.includes(1) ? 2 : 1;
    expect(placing.refusesAct(placing.asked, { type: 'placeDice', sun: wrong, moon: wrong }).rule).toBe('JAM-ROUND-09');
  });

  test('JAM-ROUND-05: a card that is touched before the dice lie is answered with what comes first', () => {
    const placing = begin(3, {}, 3);
    expect(placing.refusesAct(placing.asked, { type: 'chooseCard', card: 0 })).toMatchObject({
      refused: 'dice-first',
      rule: 'JAM-ROUND-05',
    });
  });

  test('JAM-ROUND-10: the left icon is the morning’s', () => {
    const card = cardNamed('powder/food');
    expect([ICON[0][card], ICON[1][card]]).toEqual([4, 2]);
    const table = scene({ ships: RICH, plays: ['powder/food', '', ''], dice: [1, 6] });
    expect(table.holds(A)).toBe('food 9, gold 9, powder 9, powder 1, food 6');
  });

  test('JAM-ROUND-11: the morning is resolved to its end before the evening begins', () => {
    // The ship lands on B, fights, loses its gold, cannot pay the port, goes back: only then is food loaded.
    const table = scene({
      ships: ['15: food 3, gold 4', '16', '42'],
      plays: ['forward/food', '', ''],
      dice: [1, 5],
      loaded: [0, 4],
    });
    table.steal(B, 1);
    const order = types(table);
    expect(order.indexOf('retreated')).toBeLessThan(order.indexOf('loaded'));
    expect(order.indexOf('ranShort')).toBeLessThan(order.indexOf('retreated'));
  });

  test('JAM-ROUND-12: neither action may be skipped', () => {
    const load = scene({
      ships: ['16: food 1, food 2, gold 1, gold 2, food 3', ...RICH.slice(1)],
      plays: ['powder/gold'],
    });
    expect(load.refusesAct(A, { type: 'decline' })).toEqual({ refused: 'must-act', rule: 'JAM-ROUND-12' });
    const move = scene({ ships: ['6: food 9', ...RICH.slice(1)], plays: ['forward/food'] });
    expect(move.refusesAct(A, { type: 'decline' })).toEqual({ refused: 'must-act', rule: 'JAM-ROUND-12' });
  });
});

describe('the end of the round', () => {
  test('JAM-ROUND-13: everybody draws up to three cards', () => {
    const table = scene({ ships: RICH, plays: ['gold/gold', 'gold/gold', 'gold/gold'] });
    expect(table.view(PUBLIC).seats.map(({ hand, pile }) => [hand, pile])).toEqual([
      [3, 7],
      [3, 7],
      [3, 7],
    ]);
    expect(of('drew', table.told(B)).map(({ seat, count, secret }) => [seat, count, secret?.cards.length])).toEqual([
      [A, 1, undefined],
      [B, 1, 1],
      [C, 1, undefined],
    ]);
  });

  const almostDry = (left: number): Table =>
    scene({
      ships: RICH,
      plays: ['gold/gold', 'gold/gold', 'gold/gold'],
      arrange: s => {
        s.discards[A].push(...s.piles[A].splice(left));
      },
    });

  test('JAM-ROUND-14: with an empty draw pile the discard pile is shuffled and becomes the new one', () => {
    const table = almostDry(0);
    expect(of('reshuffled', table.told())).toEqual([{ type: 'reshuffled', rule: 'JAM-ROUND-14', seat: A, count: 9 }]);
    expect(table.view(PUBLIC).seats[A]).toMatchObject({ hand: 3, pile: 8 });
    const { draws } = table.match.log[0];
    expect(draws.slice(0, 8).map(([bound]) => bound)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  });

  test('JAM-ROUND-15: not before a card is due: a pile of which the last card is drawn stays empty', () => {
    const table = almostDry(1);
    expect(of('reshuffled', table.told())).toEqual([]);
    expect(table.view(PUBLIC).seats[A]).toMatchObject({ hand: 3, pile: 0 });
    expect(table.view(PUBLIC).seats[A].discard).toHaveLength(8);
  });

  test('JAM-ROUND-15: with two cards due and one left, it is drawn, the discard pile is shuffled, and the other drawn', () => {
    const table = scene({
      ships: ['16: | map', ...RICH.slice(1)],
      plays: ['gold/gold', 'gold/gold', 'gold/gold'],
      arrange: s => {
        s.discards[A].push(...s.piles[A].splice(1));
      },
    });
    const told = table
      .told()
      .filter(event => (event.type === 'drew' || event.type === 'reshuffled') && event.seat === A);
    expect(told).toMatchObject([
      { type: 'drew', count: 1 },
      { type: 'reshuffled', count: 8 },
      { type: 'drew', count: 1 },
    ]);
    expect(table.view(PUBLIC).seats[A]).toMatchObject({ hand: 4, pile: 7 });
  });

  test('JAM-ROUND-16: the whole discard pile is shuffled, the card just played included', () => {
    const table = almostDry(0);
    expect(table.view(PUBLIC).seats[A].discard).toEqual([]);
    expect([...table.state.piles[A], ...table.state.hands[A]]).toContain(cardNamed('gold/gold'));
  });

  test('JAM-INFO-04, JAM-ROUND-16: a card turned up and shuffled in with one act was seen by everybody', () => {
    const table = begin(3);
    table.does(table.asked, table.choices(table.asked)[0]);
    // from here on nobody has anything to decide: three ships at Port Royal that load gold twice
    const gold = cardNamed('gold/gold');
    for (const seat of [A, B, C]) {
      const { hands, piles, discards } = table.state;
      const all = [...hands[seat], ...piles[seat]].filter(card => card !== gold);
      hands[seat].splice(0, 3, gold, ...all.splice(0, 2));
      discards[seat].push(...all);
      piles[seat].length = 0;
    }
    for (const seat of [A, B]) table.does(seat, { type: 'chooseCard', card: gold });
    const entry = table.match.applyExternal({ type: 'timeUp', seat: C });
    assert(!isRefusal(entry), 'the time is not up');
    expect(table.view(PUBLIC).seats.map(({ discard }) => discard)).toEqual([[], [], []]); // no view shows it any more
    for (const viewer of [PUBLIC, A]) {
      const told = table.match.tell(entry, viewer);
      const turnedUp = of('cardTurnedUp', told).map(({ seat, card }) => [seat, card]);
      expect(turnedUp.sort()).toEqual([A, B, C].map(seat => [seat, gold]));
      const types = told.map(({ type }) => type);
      expect(types.lastIndexOf('cardTurnedUp')).toBeLessThan(types.indexOf('reshuffled'));
    }
  });

  test('JAM-ROUND-17: the compass goes one seat to the left', () => {
    for (const captain of [A, B, C]) {
      const table = scene({ ships: RICH, plays: ['gold/gold', 'gold/gold', 'gold/gold'], captain });
      expect(table.state.captain).toBe((captain + 1) % 3);
      expect(of('diceRolled', table.told())).toMatchObject([{ seat: (captain + 1) % 3, round: 2 }]);
    }
  });

  test('JAM-ROUND-18: rounds follow each other until somebody is home', () => {
    const table = playOut(begin(3), 4);
    const rounds = of('diceRolled', table.told()).map(({ round }) => round);
    expect(rounds).toEqual(rounds.map((_, i) => i + 1));
    expect(of('finished', table.told()).length).toBeGreaterThan(0);
    const last = table.told().findLastIndex(event => event.type === 'diceRolled');
    expect(table.told().findIndex(event => event.type === 'finished')).toBeGreaterThan(last);
  });

  test('JAM-ROUND-19: who leads the race is of no account for the compass', () => {
    const table = scene({ ships: [...RICH].reverse(), plays: ['gold/gold', 'gold/gold', 'gold/gold'], captain: C });
    expect(table.state.captain).toBe(A);
  });

  test('JAM-ROUND-20: a chosen card is final, and cannot be taken back', () => {
    const table = begin(3);
    table.does(table.asked, table.choices(table.asked)[0]);
    const [first, second] = table.choices(B);
    table.does(B, first);
    expect(table.refusesAct(B, second)).toEqual({ refused: 'card-is-chosen', rule: 'JAM-ROUND-20' });
    expect(table.refusesTo(() => table.match.undo(B, table.match.seq)).refused).toBe('cannot-be-unseen');
    const loading = scene({ ships: ['16: gold 3 | sixth', '29', '42'], plays: ['gold/gold'], dice: [2, 2] });
    expect(loading.refusesAct(A, { type: 'chooseCard', card: 0 })).toEqual({
      refused: 'card-is-chosen',
      rule: 'JAM-ROUND-20',
    });
  });

  test('JAM-ROUND-21: the dice lie open before anybody chooses, the Captain too', () => {
    const table = begin(3, {}, 3);
    const { captain } = table.state;
    expect(table.choices(captain).every(action => action.type === 'placeDice')).toBe(true);
    table.does(captain, table.choices(captain)[0]);
    for (const seat of [A, B, C]) {
      expect(table.view(seat).dice).not.toContain(0);
      expect(table.choices(seat).map(action => action.type)).toEqual(['chooseCard', 'chooseCard', 'chooseCard']);
    }
  });

  test('JAM-ROUND-22: after the last round no hand is refilled', () => {
    const table = scene({ ships: ['49', ...RICH.slice(1)], plays: ['forward/food', 'gold/gold', 'gold/gold'] });
    expect(table.match.over).toBe(true);
    expect(of('drew', table.told())).toEqual([]);
    expect(table.view(PUBLIC).seats.map(({ hand }) => hand)).toEqual([2, 2, 2]);
  });
});
