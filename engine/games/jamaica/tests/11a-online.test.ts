/** Chapter 11a: at an online table. */
import { describe, expect, test } from 'vitest';
import { onlooker, PUBLIC } from '../../../kernel/seats.ts';
import { A, B, begin, C, cardNamed, die, of, type Scene, scene, type Table } from './kit.ts';

const timeUp = (table: Table) => table.enters({ type: 'timeUp', seat: table.asked });
const far = (a: string, more: Partial<Scene> = {}): Table =>
  scene({ ships: [a, '42', '42'], plays: ['forward/powder'], dice: [1, 1], ...more });

describe('the clock', () => {
  test('JAM-NET-01: there is none by default; dice go as rolled, the higher on the moon', () => {
    const table = begin(3, {}, 3);
    expect(Object.keys(table.match.options)).toEqual(['edition', 'ghost', 'crew']);
    timeUp(table);
    const { rolled } = table.state;
    expect(table.state.dice).toEqual([Math.min(...rolled), Math.max(...rolled)]);
  });

  test('JAM-NET-01: the card longest in hand', () => {
    const table = begin(3);
    table.does(table.asked, table.choices(table.asked)[0]);
    const oldest = table.view(A).hand?.[0];
    timeUp(table);
    expect(table.state.chosen[A]).toBe(oldest);
    while (table.state.round === 1) timeUp(table);
    const [kept] = table.state.hands[A];
    expect(kept).toBe(begin(3).state.hands[A][1]); // the next in age moves up, the new one comes last
  });

  test('JAM-NET-01: no powder, no reroll, nothing taken', () => {
    const table = scene({
      ships: ['15: gold 9, powder 3', '16: gold 2 | sabre', '42'],
      plays: ['forward/food'],
      dice: [1, 1],
    });
    timeUp(table);
    expect(table.amount(A, 'powder')).toBe(3);
    while (table.step === 'useSabre' || table.step === 'chooseSpoils') timeUp(table);
    expect(of('combatRerolled', table.told())).toEqual([]);
    expect(of('holdStolen', table.told())).toEqual([]);
  });

  test('JAM-NET-01: of compulsory choices the first on the board or among the holds', () => {
    const way = far('6: food 9');
    timeUp(way);
    expect(way.spaces[A]).toBe(7);
    const hold = far('16: food 1, gold 2, gold 3, gold 4, powder 2', { plays: ['gold/gold'] });
    timeUp(hold);
    expect(of('loaded', hold.told())[0]).toMatchObject({ hold: 0, emptied: { goods: 'food', tokens: 1 } });
    const back = far('14');
    timeUp(back);
    expect(back.spaces[A]).toBe(4);
    const whom = scene({ ships: ['15: gold 9', '16', '16'], plays: ['forward/food'] });
    timeUp(whom);
    expect(of('attacked', whom.told())).toMatchObject([{ defender: B }]);
  });

  test('JAM-NET-01: so for the ghost too, whichever way it may go', () => {
    const table = scene({ ships: ['16', '41'], ghost: '30: gold 5 | beth', dice: [2, 1] });
    expect([table.step, table.options(A)]).toEqual(['steerGhost', [32, 28]]);
    timeUp(table);
    expect(of('sailed', table.told())).toMatchObject([{ from: 30, to: 28 }]);
    const home = scene({ ships: ['48', '41'], ghost: '48: gold 5 | beth', dice: [2, 1] });
    expect(home.options(A)).toEqual([0, 46]);
    timeUp(home);
    expect(of('finished', home.told())).toHaveLength(1);
  });
});

describe('leaving', () => {
  test('JAM-NET-02: ship, tokens and treasures leave, and the seat is skipped, for the compass too', () => {
    const table = scene({ ships: ['16', '29: gold 4 | +7 map', '42'], plays: ['gold/gold', 'gold/gold', 'gold/gold'] });
    expect(table.state.captain).toBe(B);
    table.enters({ type: 'left', seat: C });
    expect(table.view(PUBLIC)).toMatchObject({ gone: [C] });
    expect([table.spaces[C], table.amount(C, 'gold'), table.treasures(C)]).toEqual([-1, 0, '']);
    while (table.state.round === 2) table.does(table.asked, table.choices(table.asked)[0]);
    expect(table.state.captain).toBe(A);
    expect(of('cardTurnedUp', table.told()).filter(({ seat }) => seat === C)).toHaveLength(1); // before it left
  });

  test('JAM-NET-02: a card that was chosen and not turned up yet is not played', () => {
    const table = scene({
      ships: ['6: food 9', '29', '42'],
      plays: ['forward/powder', 'gold/gold', 'gold/gold'],
      dice: [1, 1],
    });
    table.enters({ type: 'left', seat: B });
    table.sail(A, 7);
    expect(of('cardTurnedUp', table.told()).map(({ seat }) => seat)).toEqual([A, C]);
    expect(table.amount(B, 'gold')).toBe(0);
  });

  test('JAM-NET-02: its treasures are out of the game, unseen', () => {
    const table = scene({ ships: ['16', '29: gold 4 | +7 map', '42'], plays: ['gold/gold', 'gold/gold', 'gold/gold'] });
    table.enters({ type: 'left', seat: B });
    expect(table.treasures(B)).toBe('');
    expect(table.state.owner.filter(owner => owner === 8)).toHaveLength(2);
    expect(table.told().some(({ type }) => type === 'treasuresShown')).toBe(false);
    expect(table.step).toBe('placeDice');
    expect(table.asked).toBe(C); // the Captain has left: the next one places the dice
  });

  test('JAM-NET-02: two play on without a ghost, and the last one left wins', () => {
    const table = begin(3);
    table.enters({ type: 'left', seat: A });
    expect([table.match.over, table.state.space.length]).toEqual([false, 3]);
    table.enters({ type: 'resigned', seat: C });
    expect(of('won', table.told())).toEqual([{ type: 'won', rule: 'JAM-NET-02', ships: [B] }]);
    expect(table.match.outcome).toMatchObject({ sides: [{ place: 2 }, { place: 1, share: 1 }, { place: 2 }] });
    expect(begin(2).enters({ type: 'left', seat: A }).at(-1)).toMatchObject({ type: 'won', ships: [B] });
  });

  test('JAM-NET-02: whoever has left neither plays nor speaks nor leaves again', () => {
    const table = begin(3);
    table.enters({ type: 'left', seat: A });
    expect(table.refusesAct(A, { type: 'decline' })).toEqual({ refused: 'gone', rule: 'JAM-NET-02' });
    expect(table.refusesTo(() => table.match.applyExternal({ type: 'left', seat: A })).rule).toBe('JAM-NET-02');
    expect(table.match.whyNotSay(A, 'table', { text: 'wait' })?.refused).toBe('silenced');
    expect(table.match.whyNotSay(B, 'table', { text: 'ahoy' })).toBeNull();
  });

  test('JAM-NET-02, JAM-END-01: whoever is home and leaves has made this round the last all the same', () => {
    const table = scene({
      ships: ['49', '6: food 9', '29: gold 4'],
      plays: ['forward/food', 'forward/powder', 'gold/gold'],
      dice: [1, 1],
    });
    expect(table.step).toBe('chooseWay');
    table.enters({ type: 'left', seat: A });
    expect(table.match.over).toBe(false);
    table.sail(B, 7);
    expect(table.match.over).toBe(true);
    expect(of('scored', table.told()).map(({ ship }) => ship)).toEqual([B, C]);
    expect(of('won', table.told())).toMatchObject([{ ships: [C] }]);
  });

  test('JAM-NET-03: a combat ends at once, without spoils, when the defender leaves; the arrival goes on', () => {
    const table = scene({
      ships: ['15: gold 9', '16: gold 2, powder 3', '42'],
      plays: ['forward/food'],
      loaded: [die(2)],
    });
    expect([table.step, table.asked]).toEqual(['spendPowder', B]);
    table.enters({ type: 'left', seat: B });
    expect(of('combatBrokenOff', table.told())).toMatchObject([{ attacker: A, defender: B }]);
    expect(of('combatEnded', table.told())).toEqual([]);
    expect(of('paid', table.told())).toMatchObject([{ ship: A, space: 16 }]);
  });

  test('JAM-NET-03: when the attacker leaves, the rest of the turn is not played', () => {
    const table = scene({ ships: ['15: gold 9, powder 3', '16: gold 2', '42'], plays: ['forward/food'] });
    table.enters({ type: 'left', seat: A });
    expect(of('paid', table.told())).toEqual([]);
    expect(of('loaded', table.told())).toEqual([]);
    expect(table.amount(B, 'gold')).toBe(2);
  });

  test('JAM-NET-03: for the ghost the next one in order stands in', () => {
    const table = scene({
      edition: '2021',
      ships: ['16: gold 4', '29', '42'],
      ghost: '15: gold 5 | beth',
      loaded: [die('star')],
    });
    expect([table.step, table.asked]).toEqual(['chooseSpoils', B]); // A is Captain and fights it
    table.enters({ type: 'left', seat: B });
    expect([table.step, table.asked]).toEqual(['chooseSpoils', C]);
  });
});

test('JAM-NET-03: if the Captain leaves who stands for the ghost, it is the next one clockwise', () => {
  const table = scene({
    edition: '2021',
    ships: ['44', '15: gold 9', '44'],
    ghost: '16: gold 5 | beth',
    plays: ['', 'forward/food'],
    captain: C,
    plundered: [44],
    loaded: [die(2), die('star')],
  });
  expect([table.step, table.asked]).toEqual(['chooseSpoils', C]);
  table.enters({ type: 'left', seat: C });
  expect([table.step, table.asked]).toEqual(['chooseSpoils', A]);
});

describe('taking back', () => {
  test('JAM-NET-04: a move may be taken back while nothing new has come of it', () => {
    const table = scene({
      ships: ['16: food 1, powder 2, gold 3, gold 4, powder 5', '42', '42'],
      plays: ['gold/gold'],
      dice: [1, 1],
    });
    const before = table.match.fingerprint;
    table.load(A, 0); // the evening asks again
    expect(table.match.fingerprint).not.toBe(before);
    expect(table.match.undo(A, table.match.seq)).not.toHaveProperty('refused');
    expect(table.match.fingerprint).toBe(before);
    expect(table.options(A)).toEqual([0, 1, 4]);
  });

  test('JAM-NET-04: a theft of what lay face up may be taken back, a theft of what lay face down may not', () => {
    const where = { plays: ['forward/food'], loaded: [die('star')] };
    const prize = (treasure: string): Table =>
      scene({ ...where, ships: ['15: gold 3, gold 2', `16: | ${treasure}`, '42'], dice: [1, 1] });
    const open = prize('map');
    open.does(A, { type: 'stealPower', power: 'morganMap' });
    expect([open.step, open.treasures(A)]).toEqual(['choosePayment', 'map']);
    expect(open.match.undo(A, open.match.seq)).not.toHaveProperty('refused');
    expect([open.step, open.treasures(B)]).toEqual(['chooseSpoils', 'map']);
    const hidden = prize('+3');
    hidden.does(A, { type: 'stealHidden' });
    expect(hidden.step).toBe('choosePayment');
    expect(hidden.refusesTo(() => hidden.match.undo(A, hidden.match.seq)).refused).toBe('cannot-be-unseen');
  });

  test('JAM-NET-04: not once a die was rolled, a card drawn or turned up', () => {
    const table = scene({ ships: ['6: food 9', '8', '42'], plays: ['forward/food'], dice: [2, 1] });
    table.sail(A, 8);
    expect(table.refusesTo(() => table.match.undo(A, table.match.seq))).toEqual({
      refused: 'cannot-be-unseen',
      rule: 'JAM-NET-04',
    });
  });

  test('JAM-NET-04: nor once the next player’s card is turned up', () => {
    const full = 'food 1, powder 2, gold 3, gold 4, gold 5';
    const table = scene({
      ships: [`16: ${full}`, `29: ${full}`, '42'],
      plays: ['gold/gold', 'gold/gold'],
      dice: [1, 1],
    });
    table.load(A, 0);
    expect([table.asked, table.match.log.at(-1)?.draws]).toEqual([B, []]);
    expect(table.refusesTo(() => table.match.undo(A, table.match.seq))).toEqual({
      refused: 'cannot-be-unseen',
      rule: 'JAM-NET-04',
    });
  });

  test('JAM-NET-04: nor once somebody else has chosen', () => {
    const table = begin(3, {}, 3);
    const { captain } = table.state;
    table.does(captain, table.choices(captain)[0]);
    const { seq } = table.match;
    const other = (captain + 1) % 3;
    const placed = table.match.fingerprint;
    expect(table.match.undo(captain, seq)).not.toHaveProperty('refused');
    table.does(captain, table.choices(captain)[0]);
    expect(table.match.fingerprint).toBe(placed);
    table.does(other, table.choices(other)[0]);
    expect(table.refusesTo(() => table.match.undo(captain, table.match.seq - 1)).rule).toBe('JAM-NET-04');
  });
});

test('JAM-NET-05: onlookers see what lies open and nothing else', () => {
  const table = scene({
    ships: ['15: gold 9 | +7', '29: | sabre -2', '42'],
    plays: ['gold/forward', 'gold/gold'],
    dice: [1, 3],
  });
  for (const viewer of [PUBLIC, onlooker(A)]) {
    const view = table.view(viewer);
    expect([view.hand, view.chosen]).toEqual([null, null]);
    expect(view.ships.flatMap(({ faceDown }) => faceDown.map(({ worth }) => worth))).toEqual([null, null]);
    expect(view.ships[B].powers).toEqual(['saranSabre']);
    expect(table.told(viewer).every(event => event.secret === undefined)).toBe(true);
    expect(view).not.toHaveProperty('piles');
  }
  expect(cardNamed('gold/forward')).toBe(5);
});
