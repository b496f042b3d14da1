/** Chapter 11: the ghost ship (bateau fantôme). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { LADY_BETH } from '../material.ts';
import { A, B, begin, C, die, noTable, of, playOut, type Scene, scene, type Table } from './kit.ts';

/** Two players who have played; the ghost, ship 2, is about to move. */
const GHOST = 2;
const ghostly = (
  a: string,
  b: string,
  ghost: string,
  dice: readonly [number, number],
  more: Partial<Scene> = {},
): Table => scene({ ships: [a, b], ghost, dice, plundered: [44, 37, 33], ...more });
const BETH = 'gold 5, gold 3 | beth';

const sailed = (table: Table) => of('sailed', table.told()).filter(({ ship }) => ship === table.match.seats);

describe('setup', () => {
  test('JAM-GHOST-01: with two players the black ship starts with the others', () => {
    const { ships } = begin(2).view(PUBLIC);
    expect(ships).toHaveLength(3);
    expect(ships[GHOST]).toMatchObject({ colour: 'black', space: 0, lap: 0, seat: -1 });
    expect(of('ghostJoined', begin(2).told())).toMatchObject([{ rule: 'JAM-GHOST-01', ship: GHOST, gold: [5, 3] }]);
  });

  test('JAM-GHOST-02: five holds, with five and three doubloons', () => {
    expect(begin(2).holds(GHOST)).toBe('gold 5, gold 3, -, -, -');
  });

  test('JAM-GHOST-03: it has Lady Beth, and with her 2 more on the die', () => {
    expect(begin(2).view(PUBLIC).ships[GHOST].powers).toEqual(['ladyBeth']);
    const table = ghostly('16', '30', `15: ${BETH}`, [1, 1], { loaded: [die(4), die(4)] });
    expect(of('combatEnded', table.told())[0]).toMatchObject({ attack: 6, defence: 4, winner: GHOST });
  });

  test('JAM-GHOST-04: Lady Beth is never among the spoils', () => {
    const table = ghostly('15: gold 9', '30', `16: ${BETH}`, [1, 1], {
      plays: ['forward/food'],
      loaded: [die('star')],
    });
    expect(table.options(A)).toEqual(['decline', 'hold 0', 'hold 1']);
    expect(table.refusesAct(A, { type: 'stealPower', power: 'ladyBeth' })).toEqual({
      refused: 'stays-with-the-ghost',
      rule: 'JAM-GHOST-04',
    });
  });

  test('JAM-GHOST-05: the pile is nine of the other eleven, and two are left out', () => {
    const table = begin(2);
    expect(of('treasuresLaid', table.told())).toMatchObject([{ rule: 'JAM-GHOST-05', pile: 9, leftOut: 2 }]);
    for (const seed of [1, 2, 3, 4, 5]) expect(begin(2, {}, seed).state.treasurePile).not.toContain(LADY_BETH);
  });

  test('JAM-GHOST-20: in 2021 the ghost may end up as the winner', () => {
    const table = ghostly('49', '42', '42: gold 25 | beth', [1, 1], { edition: '2021', plays: ['forward/food'] });
    playOut(table, 1);
    expect(of('won', table.told())[0]?.ships).toEqual([GHOST]);
    expect(table.match.outcome).toMatchObject({
      sides: [{ share: 0 }, { share: 0 }, { side: 'ghost', share: 1, seats: 0 }],
    });
  });

  test('JAM-GHOST-21, JAM-GHOST-39: in 2021 it may be added to three to five players, set up the same way', () => {
    for (const seats of [3, 4, 5]) {
      const table = begin(seats, { options: { edition: '2021', ghost: true } });
      expect(table.state.space).toHaveLength(seats + 1);
      expect(table.holds(seats)).toBe('gold 5, gold 3, -, -, -');
      expect(of('ghostJoined', table.told())).toMatchObject([{ rule: 'JAM-GHOST-39' }]);
      expect(table.view(PUBLIC).ships[seats].powers).toEqual(['ladyBeth']);
    }
    expect(noTable(() => begin(6, { options: { edition: '2021', ghost: true } }))).toMatchObject({
      refused: 'no-ship-left',
      rule: 'JAM-GHOST-21',
    });
  });

  test('JAM-GHOST-40: not in the 2007 edition', () => {
    expect(noTable(() => begin(4, { options: { edition: '2007', ghost: true } }))).toMatchObject({
      refused: 'no-ghost-in-2007',
      rule: 'JAM-GHOST-40',
    });
  });

  test('JAM-GHOST-22: no cards, no loads, never Captain', () => {
    const table = playOut(begin(2), 7);
    expect(table.state.hands).toHaveLength(2);
    expect(of('loaded', table.told()).some(({ ship }) => ship === GHOST)).toBe(false);
    expect(of('compassPassed', table.told()).every(({ seat }) => seat < 2)).toBe(true);
  });
});

describe('its moves', () => {
  test('JAM-GHOST-06: after both players the Captain moves it', () => {
    const table = ghostly('41', '29', '32: gold 5 | beth', [2, 3], { plays: ['gold/gold', 'gold/gold'], captain: B });
    expect(of('cardTurnedUp', table.told()).map(({ seat }) => seat)).toEqual([B, A]);
    expect([table.step, table.asked]).toEqual(['steerGhost', B]);
    expect(table.refusesAct(B, { type: 'decline' })).toEqual({ refused: 'must-move-ghost', rule: 'JAM-GHOST-06' });
  });

  test('JAM-GHOST-07: twice, by the morning die and then by the evening die', () => {
    const table = ghostly('41', '42', `16: ${BETH}`, [1, 2]);
    expect(sailed(table).map(({ from, path, rule }) => [from, path.length, rule])).toEqual([
      [16, 1, 'JAM-GHOST-07'],
      [17, 2, 'JAM-GHOST-07'],
    ]);
  });

  test('JAM-GHOST-08: it pays nothing and has no shortage', () => {
    const table = ghostly('41', '42', `16: ${BETH}`, [1, 1]);
    expect(table.told().some(({ type }) => type === 'paid' || type === 'ranShort')).toBe(false);
    expect(table.holds(GHOST)).toBe('gold 5, gold 3, -, -, -');
  });

  test('JAM-GHOST-09: the direction is settled anew before each move', () => {
    // Behind both it goes forward past A; then it is in the middle, and the Captain chooses.
    const table = ghostly('17', '41', `16: ${BETH}`, [2, 1]);
    expect(sailed(table).map(({ to }) => to)).toEqual([18]);
    expect([table.step, table.options(A)]).toEqual(['steerGhost', [19, 17]]);
  });

  test('JAM-GHOST-10: alone ahead of everybody it goes backward', () => {
    const table = ghostly('16', '17', `30: ${BETH}`, [1, 1]);
    expect(sailed(table)).toMatchObject([
      { from: 30, to: 29 },
      { from: 29, to: 28 },
    ]);
  });

  test('JAM-GHOST-11: alone behind everybody it goes forward', () => {
    expect(sailed(ghostly('42', '43', `28: ${BETH}`, [1, 1])).map(({ to }) => to)).toEqual([29, 30]);
  });

  test('JAM-GHOST-12: in every other case the Captain chooses, even against the own ship', () => {
    const level = ghostly('30', '41', `30: ${BETH}`, [1, 1]);
    expect(level.options(A)).toEqual([31, 29]);
    const between = ghostly('16', '41', `18: ${BETH}`, [2, 1]);
    expect([between.asked, between.options(A)]).toEqual([A, [20, 26, 16]]);
    between.sail(A, 16, [die(2), die(10)]);
    expect(of('attacked', between.told())).toMatchObject([{ ship: GHOST, defender: A }]);
  });

  test('JAM-GHOST-13: at a fork the Captain chooses its branch', () => {
    const table = ghostly('42', '43', `19: ${BETH}`, [1, 1]);
    expect([table.step, table.asked, table.options(A)]).toEqual(['steerGhost', A, [20, 26]]);
    expect(table.refusesAct(A, { type: 'sail', to: 18 })).toEqual({
      refused: 'not-that-direction',
      rule: 'JAM-GHOST-11',
    });
  });

  test('JAM-GHOST-14: on a lair with a token it takes the treasure, and nobody looks at it', () => {
    const table = ghostly('42', '43', `18: ${BETH}`, [1, 1], { pile: '+7' });
    expect(table.treasures(GHOST)).toBe('+7 beth');
    for (const viewer of [A, B, PUBLIC]) {
      expect(table.view(viewer).ships[GHOST].faceDown).toEqual([{ worth: null, cursed: false, seenBy: [] }]);
      expect(of('tookTreasure', table.told(viewer))[0]).toStrictEqual({
        type: 'tookTreasure',
        rule: 'JAM-GHOST-14',
        ship: GHOST,
        space: 19,
        power: null,
      });
    }
  });

  test('JAM-GHOST-25: home, it ends the game at once and a second move is dropped', () => {
    const table = ghostly('49', '49', `49: ${BETH}`, [1, 6]);
    table.sail(A, 0);
    expect(of('finished', table.told())).toMatchObject([{ ship: GHOST, rule: 'JAM-GHOST-25' }]);
    expect(sailed(table)).toHaveLength(1);
    expect(table.match.over).toBe(true);
  });

  test('JAM-GHOST-26: it still moves in the round in which a player finishes', () => {
    const table = ghostly('49', '42', `16: ${BETH}`, [1, 1], { plays: ['forward/food'] });
    expect(sailed(table)).toHaveLength(2);
    expect(table.match.over).toBe(true);
  });

  test('JAM-GHOST-36: it may go backward beyond Port Royal, with its lap counter', () => {
    const table = ghostly('0@-1', '49@-1', `1: ${BETH}`, [3, 1]);
    expect(sailed(table)[0]).toMatchObject({ from: 1, to: 48, lap: -1 });
  });

  test('JAM-GHOST-37: level with one ship it is neither alone first nor alone last; finished ships count', () => {
    expect(ghostly('30', '16', `30: ${BETH}`, [1, 1]).options(A)).toEqual([31, 29]);
    expect(ghostly('30', '42', `30: ${BETH}`, [1, 1]).options(A)).toEqual([31, 29]);
    const finished = ghostly('49', '16', `30: ${BETH}`, [1, 1], { plays: ['forward/food'] });
    expect(finished.options(A)).toEqual([31, 29]); // not alone ahead: A is home
  });
});

describe('its combats', () => {
  test('JAM-GHOST-15: it attacks and is attacked under the normal rules', () => {
    const attacks = ghostly('16: powder 3', '30', `15: ${BETH}`, [1, 1], { loaded: [die(2)] });
    expect([attacks.step, attacks.asked]).toEqual(['spendPowder', A]);
    attacks.spend(A, 3, [die(2)]);
    expect(of('combatEnded', attacks.told())[0]).toMatchObject({ attacker: GHOST, attack: 4, defence: 5, winner: A });
    const defends = ghostly('15: gold 9', '30', `16: ${BETH}`, [1, 1], { plays: ['forward/food'], loaded: [0, 0] });
    expect(of('combatEnded', defends.told())[0]).toMatchObject({ attacker: A, attack: 2, defence: 4, winner: GHOST });
  });

  test('JAM-GHOST-16: when it attacks one player, the other rolls and decides for it', () => {
    const table = ghostly('16: gold 4', '30', `15: ${BETH}`, [1, 1], { loaded: [die(10), die(2)] });
    expect(of('combatRolled', table.told())[0]).toMatchObject({ ship: GHOST, by: B, rule: 'JAM-GHOST-16' });
    expect([table.step, table.asked]).toEqual(['chooseSpoils', B]);
  });

  test('JAM-GHOST-17, JAM-GHOST-38: food and powder it steals go to the Bank, gold is kept', () => {
    const where = { loaded: [die('star')] };
    const food = ghostly('16: gold 4, food 3', '30', `15: ${BETH}`, [1, 1], where);
    expect(food.options(B)).toEqual(['decline', 'hold 0', 'hold 1']);
    food.steal(B, 1);
    expect(of('holdStolen', food.told())[0]).toMatchObject({ rule: 'JAM-GHOST-17', goods: 'food', into: null });
    expect([food.holds(A), food.holds(GHOST)]).toEqual(['gold 4, -, -, -, -', 'gold 5, gold 3, -, -, -']);
    const gold = ghostly('16: gold 4, food 3', '30', `15: ${BETH}`, [1, 1], where);
    gold.steal(B, 0);
    expect(gold.holds(GHOST)).toBe('gold 5, gold 3, gold 4, -, -');
  });

  test('JAM-GHOST-18: it may steal a treasure, and gives none', () => {
    const table = ghostly('16: | map', '30', '15: gold 5 | beth ?-4', [1, 1], { loaded: [die('star')] });
    expect(table.options(B)).toEqual(['decline', 'stealPower morganMap']);
    expect(table.refusesAct(B, { type: 'giveTreasure', worth: -4 })).toEqual({
      refused: 'ghost-gives-nothing',
      rule: 'JAM-GHOST-18',
    });
    table.does(B, { type: 'stealPower', power: 'morganMap' });
    expect(table.treasures(GHOST)).toBe('-4 beth map');
  });

  test('JAM-GHOST-19, JAM-GHOST-34: who beats it steals a hold or a treasure, or gives it any treasure', () => {
    const table = ghostly('15: gold 9 | map +3 -2', '30', '16: gold 5 | beth ?+7', [1, 1], {
      plays: ['forward/food'],
      loaded: [die('star')],
    });
    expect(table.options(A)).toEqual(['decline', 'hold 0', 'stealHidden', 'givePower morganMap', 'give 3', 'give -2']);
    expect(table.refusesAct(A, { type: 'givePower', power: 'saranSabre' }).refused).toBe('not-yours');
    expect(table.refusesAct(A, { type: 'giveTreasure', worth: 5 }).refused).toBe('not-yours');
    table.does(A, { type: 'giveTreasure', worth: 3 });
    expect(table.treasures(GHOST)).toBe('+3 +7 beth');
  });

  test('JAM-GHOST-23, JAM-GHOST-24: it is scored like a ship, in 2007 too, with all its treasures shown', () => {
    const table = ghostly('49', '42', '46: gold 5, gold 3 | beth ?+7 ?-2', [1, 1], { plays: ['forward/food'] });
    playOut(table, 1);
    const score = of('scored', table.told()).find(({ ship }) => ship === GHOST);
    expect(score).toMatchObject({ rule: 'JAM-GHOST-24', gold: 8, treasures: [7, -2] });
    expect(score?.total).toBe((score?.position ?? 0) + 13);
    expect(of('treasuresShown', table.told())).toMatchObject([{ ship: GHOST, treasures: [7, -2] }]);
    expect(table.match.outcome).toMatchObject({ sides: [{}, {}, { side: 'ghost' }] });
  });

  test('JAM-GHOST-23: in 2007 it wins with the best total', () => {
    const table = ghostly('49', '42', '42: gold 25 | beth', [1, 1], { plays: ['forward/food'] });
    expect(of('won', playOut(table, 1).told())[0]?.ships).toEqual([GHOST]);
  });

  test('JAM-GHOST-27: when a player attacks it, the one not in the fight stands for it', () => {
    const table = ghostly('15: gold 9', '30', `16: ${BETH}`, [1, 1], {
      plays: ['forward/food'],
      loaded: [die(2), die('star')],
    });
    expect(of('combatRolled', table.told())[1]).toMatchObject({ ship: GHOST, by: B });
    expect([table.step, table.asked]).toEqual(['chooseSpoils', B]);
  });

  test('JAM-GHOST-28: with more players the Captain stands for it, or the next one if the Captain fights it', () => {
    const where = { edition: '2021', ghost: `16: ${BETH}`, plundered: [44], loaded: [die(2), die('star')] } as const;
    const captain = scene({ ...where, ships: ['44', '15: gold 9', '44'], plays: ['', 'forward/food'], captain: C });
    expect(captain.asked).toBe(C);
    const next = scene({ ...where, ships: ['44', '44', '15: gold 9'], plays: ['', '', 'forward/food'], captain: C });
    expect(next.asked).toBe(A);
  });

  test('JAM-GHOST-29: where several ships stand the Captain chooses whom it attacks', () => {
    const table = ghostly('17', '17', `16: ${BETH}`, [1, 1]);
    expect([table.step, table.asked, table.options(A)]).toEqual(['chooseOpponent', A, [A, B]]);
  });

  test('JAM-GHOST-30: it never spends powder', () => {
    const table = playOut(begin(2), 3);
    expect(of('powderSpent', table.told()).some(({ ship }) => ship === GHOST)).toBe(false);
    expect(table.amount(GHOST, 'powder')).toBe(0);
  });

  test('JAM-GHOST-31: with gold in all holds it can take no gold, but food, powder and treasures', () => {
    const full = 'gold 1, gold 2, gold 3, gold 4, gold 5 | beth';
    const table = ghostly('16: gold 4, food 3, powder 1 | +3', '30', `15: ${full}`, [1, 1], { loaded: [die('star')] });
    expect(table.options(B)).toEqual(['decline', 'hold 1', 'hold 2', 'stealHidden']);
    expect(table.refusesAct(B, { type: 'stealHold', hold: 0 }).rule).toBe('JAM-COMBAT-23');
  });

  test('JAM-GHOST-32: a face-up Sabre works for it, used by whoever stands for it; unseen cards do nothing', () => {
    const up = ghostly('16: gold 4', '30', '15: gold 5 | beth sabre', [1, 1], { loaded: [die(2)] });
    expect([up.step, up.asked]).toEqual(['useSabre', B]);
    const unseen = ghostly('16: gold 4', '30', '15: gold 5 | beth ?sabre ?sixth', [1, 1], { loaded: [die(2), die(8)] });
    expect(unseen.step).not.toBe('useSabre');
    expect(unseen.holds(GHOST).split(', ')).toHaveLength(5);
    expect(ghostly('42', '43', '15: | beth sixth', [1, 1]).holds(GHOST).split(', ')).toHaveLength(6);
  });

  test.each([
    ['food 3', 'gold 5, -, -, -, -, -'],
    ['gold 3', 'gold 5, -, -, -, -, gold 3'],
  ])('JAM-GHOST-33: the 6th Hold it steals keeps its gold only (%s)', (tokens, holds) => {
    const table = ghostly(`16: powder 1, -, -, -, -, ${tokens} | sixth`, '30', '15: gold 5 | beth', [1, 1], {
      loaded: [die('star')],
    });
    table.does(B, { type: 'stealPower', power: 'sixthHold' });
    expect(table.holds(GHOST)).toBe(holds);
    expect(table.holds(A)).toBe('powder 1, -, -, -, -');
    const isKept = tokens.startsWith('gold');
    expect(of('loadLost', table.told()).map(({ lost }) => `${lost.goods} ${lost.tokens}`)).toEqual(
      isKept ? [] : [tokens],
    );
  });

  test('JAM-GHOST-35: spoils may be declined for it', () => {
    const table = ghostly('16: gold 4', '30', `15: ${BETH}`, [1, 1], { loaded: [die('star')] });
    table.decline(B);
    expect(table.holds(A)).toBe('gold 4, -, -, -, -');
  });

  test('JAM-GHOST-39: the Captain moves it after all players, with three too', () => {
    const table = scene({
      edition: '2021',
      ships: ['41', '29', '42'],
      ghost: `32: ${BETH}`,
      plays: ['gold/gold', 'gold/gold', 'gold/gold'],
      captain: C,
      dice: [2, 1],
    });
    expect(of('cardTurnedUp', table.told())).toHaveLength(3);
    expect([table.step, table.asked]).toEqual(['steerGhost', C]);
  });

  test('JAM-GHOST-41: who steals an unseen card from it looks at it; a power works from there on', () => {
    const where = { plays: ['forward/food'], loaded: [die('star')] };
    const power = ghostly('15: gold 9', '30', '16: | beth ?map', [1, 1], where);
    power.does(A, { type: 'stealHidden' });
    expect(of('treasureStolen', power.told())[0]).toMatchObject({ power: 'morganMap' });
    expect(power.view(PUBLIC).ships[A].powers).toEqual(['morganMap']);
    const points = ghostly('15: gold 9', '30', '16: | beth ?+7', [1, 1], where);
    points.does(A, { type: 'stealHidden' });
    expect(points.view(A).ships[A].faceDown).toMatchObject([{ worth: 7, seenBy: [A] }]);
    expect(points.view(B).ships[A].faceDown).toMatchObject([{ worth: null }]);
  });

  test('JAM-GHOST-42: a hidden treasure it steals is drawn at random and seen by nobody', () => {
    const table = ghostly('16: | +3 +7', '30', '15: gold 5 | beth', [1, 1], { loaded: [die('star')] });
    expect(table.options(B)).toEqual(['decline', 'stealHidden']);
    table.does(B, { type: 'stealHidden' }, [1]);
    expect(table.treasures(GHOST)).toBe('+7 beth');
    for (const viewer of [A, B, PUBLIC])
      expect(table.view(viewer).ships[GHOST].faceDown).toEqual([{ worth: null, cursed: false, seenBy: [] }]);
    expect(of('treasureStolen', table.told(B))[0]).not.toHaveProperty('secret');
  });

  test('JAM-GHOST-43: what it is given stays as it lay: face up it works, face down only its giver knows it', () => {
    const where = { plays: ['forward/food'], loaded: [die('star')] };
    const down = ghostly('15: gold 9 | +3', '30', '16: gold 5 | beth', [1, 1], where);
    down.does(A, { type: 'giveTreasure', worth: 3 });
    expect(down.view(A).ships[GHOST].faceDown).toEqual([{ worth: 3, cursed: false, seenBy: [A] }]);
    expect(down.view(B).ships[GHOST].faceDown).toEqual([{ worth: null, cursed: false, seenBy: [A] }]);
    const up = ghostly('15: gold 9, -, -, -, -, food 2 | sixth', '30', '16: gold 5 | beth', [1, 1], where);
    up.does(A, { type: 'givePower', power: 'sixthHold' });
    expect(up.holds(GHOST)).toBe('gold 5, -, -, -, -, -');
    expect(up.view(PUBLIC).ships[GHOST].powers).toEqual(['ladyBeth', 'sixthHold']);
  });

  test('JAM-GHOST-44: first the combat, then the lair’s treasure, even after a lost combat; no price', () => {
    const table = ghostly('19', '30', `18: ${BETH}`, [1, 1], { loaded: [die(2), die('star')] });
    table.decline(A);
    const order = table.told().map(event => event.type);
    expect(order.indexOf('combatEnded')).toBeLessThan(order.indexOf('tookTreasure'));
    expect(table.treasures(GHOST).split(' ')).toHaveLength(2);
  });

  test('JAM-GHOST-45: an arriving player may pick the ghost or a ship beside it', () => {
    const table = ghostly('15: gold 9', '16', `16: ${BETH}`, [1, 1], { plays: ['forward/food'] });
    expect([table.step, table.options(A)]).toEqual(['chooseOpponent', [B, GHOST]]);
  });
});
