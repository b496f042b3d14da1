/** Chapter 17: the worked examples. */
import { expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { stepsToGo } from '../board.ts';
import { A, B, C, die, of, scene, type Table } from './kit.ts';

test('example 1, JAM-END-06: space 8, doubloons 3, 3 and 6, a +7 and a -4 make 23', () => {
  const table = scene({ ships: ['47: gold 3, gold 3, gold 6 | +7 -4', '49', '1'], plays: ['', 'forward/food'] });
  expect(of('scored', table.told())[A]?.total).toBe(23);
});

test('example 2, JAM-COMBAT-09: 10 against 7, the attacker wins and has three options', () => {
  const table = scene({
    ships: ['15: gold 9, powder 2 | -2', '16: food 1, powder 3 | +3', '44'],
    plays: ['forward/food'],
  });
  table.spend(A, 2, [die(8)]);
  table.spend(B, 3, [die(4)]);
  expect(of('combatEnded', table.told())[0]).toMatchObject({ attack: 10, defence: 7, winner: A });
  expect(table.options(A)).toEqual(['decline', 'hold 0', 'stealHidden', 'give -2']);
});

test('example 3, JAM-SHORTAGE07-02: of three food two are there and are paid; 2007 goes back, 2021 rolls', () => {
  const where = { ships: ['14: food 2', '44', '44'], plays: ['forward/powder'], dice: [1, 1] as const };
  const old = scene({ ...where, edition: '2007' });
  const late = scene({ ...where, edition: '2021', loaded: [die('star')] });
  for (const table of [old, late])
    expect(of('ranShort', table.told())).toMatchObject([{ tokens: 2, price: 3, space: 15 }]);
  expect(old.step).toBe('chooseRetreat');
  expect(of('shortageRolled', late.told())).toHaveLength(1);
});

test('example 5, JAM-LOAD-07: with gold 3, gold 5, food 2, powder 4, food 1 a food or the powder hold must go', () => {
  const table = scene({
    ships: ['16: gold 3, gold 5, food 2, powder 4, food 1', '29', '42'],
    plays: ['gold/forward'],
    dice: [4, 1],
  });
  expect(table.options(A)).toEqual([2, 3, 4]);
  const gold = scene({ ships: ['16: gold 3, gold 5, gold 2, gold 4, gold 1', '29', '42'], plays: ['gold/gold'] });
  expect(of('loadIgnored', gold.told())).toHaveLength(2);
});

test('example 6, JAM-LOAD-11: gold-gold with one empty hold and dice 2 and 6', () => {
  const table = scene({
    ships: ['16: gold 3, gold 5, food 2, powder 4', '29', '42'],
    plays: ['gold/gold'],
    dice: [2, 6],
  });
  expect(table.holds(A)).toBe('gold 3, gold 5, food 2, powder 4, gold 2');
  expect(table.options(A)).toEqual([2, 3]);
  table.load(A, 2);
  expect(table.holds(A)).toBe('gold 3, gold 5, gold 6, powder 4, gold 2');
});

test('example 7, JAM-COMBAT-22: theft into food, food, food, powder, powder', () => {
  const room = (loot: string): (number | string)[] => {
    const table = scene({
      ships: ['18: food 1, food 2, food 3, powder 4, powder 5', `19: ${loot}`, '44'],
      plays: ['forward/powder'],
      plundered: [19],
    });
    table.spend(A, 0, [die('star')]);
    table.steal(A, 0);
    return table.options(A);
  };
  expect(room('food 6')).toEqual([3, 4]);
  expect(room('powder 6')).toEqual([0, 1, 2]);
  expect(room('gold 6')).toEqual([0, 1, 2, 3, 4]);
});

test('example 8, JAM-SHORTAGE07-11: a chain: over the sea to the port, the lost combat, on to the lair', () => {
  // Behind 35 (sea): 34, a port of price 3 with B on it, then lair 33.
  const table = scene({
    ships: ['35: gold 4', '34: food 1', '44'],
    plays: ['forward/powder'],
    pile: '+5',
    loaded: [die(2), die(10)],
  });
  expect(of('retreated', table.told())).toMatchObject([{ from: 36, to: 34, path: [35, 34] }]);
  table.steal(B, 0);
  expect(of('ranShort', table.told())).toMatchObject([
    { space: 36 },
    { space: 34, goods: 'gold', tokens: 0, price: 3 },
  ]);
  expect(of('retreated', table.told()).at(-1)).toMatchObject({ from: 34, to: 33 });
  expect(of('paid', table.told())).toEqual([]);
  expect(table.treasures(A)).toBe('+5');
});

test('example 9, JAM-SHORTAGE21-12: two spaces after Port Royal a skull stops on Port Royal', () => {
  const table = scene({ edition: '2021', ships: ['1', '0', '44'], plays: ['forward/powder'], loaded: [die(10)] });
  expect([table.spaces[A], table.laps[A]]).toEqual([0, 0]);
});

test('example 10, JAM-COMBAT-47: three powder and a star, rerolled to 7 by the defender’s Sabre', () => {
  const table = scene({
    ships: ['15: gold 9, powder 3', '16: powder 2 | sabre', '44'],
    plays: ['forward/food'],
  });
  table.spend(A, 3, [die('star')]);
  table.does(B, { type: 'reroll' }, [die(4)]);
  expect([table.step, table.asked]).toEqual(['spendPowder', B]);
  table.spend(B, 1, [die(2)]);
  expect(of('combatEnded', table.told())[0]).toMatchObject({ attack: 7, defence: 3, winner: A });
});

test('example 11, JAM-MOVE-14: backward 3 from Port Royal, later forward 5, and home with the next lap', () => {
  const first = scene({ ships: ['0: food 9', '44', '44'], plays: ['backward/forward'], dice: [3, 5] });
  expect(of('sailed', first.told()).map(({ to, lap }) => [to, lap])).toEqual([
    [47, -1],
    [2, 0],
  ]);
  const last = scene({ ships: ['49: food 9', '44', '44'], plays: ['forward/food'] });
  expect(last.laps[A]).toBe(1);
});

test('example 12, JAM-TREASURE-11: A fills up to four with the Map; B steals it and fills up to four, A draws none', () => {
  const drawn = scene({
    ships: ['18: gold 9', '29', '42'],
    plays: ['forward/powder', 'gold/gold', 'gold/gold'],
    pile: 'map',
  });
  expect(drawn.view(PUBLIC).seats.map(({ hand }) => hand)).toEqual([4, 3, 3]);
  const stolen = scene({
    ships: ['16: | map', '15: gold 9', '44'],
    plays: ['gold/gold', 'forward/food'],
    loaded: [die('star')],
    arrange: s => {
      s.hands[A].push(s.piles[A].pop() ?? 0);
    },
  });
  stolen.does(B, { type: 'stealPower', power: 'morganMap' });
  expect(
    stolen
      .view(PUBLIC)
      .seats.map(({ hand }) => hand)
      .slice(0, 2),
  ).toEqual([3, 4]);
});

test('example 13, JAM-GHOST-12: with 20, 20, 25 to go the Captain chooses; with 19 backward, with 26 forward', () => {
  const at = (toGo: number): number =>
    Array.from({ length: 50 }, (_, space) => space).find(space => stepsToGo(space, 0) === toGo) ?? 0;
  const table = (ghost: number): Table =>
    scene({ ships: [`${at(20)}`, `${at(25)}`], ghost: `${at(ghost)}: gold 5 | beth`, dice: [1, 1] });
  expect(table(20).step).toBe('steerGhost');
  expect(table(20).options(A).length).toBeGreaterThan(1);
  const went = (ghost: number): number => of('sailed', table(ghost).told())[0]?.to ?? -1;
  expect(stepsToGo(went(19), 0)).toBe(20);
  expect(stepsToGo(went(26), 0)).toBe(25);
});

test('example 15, JAM-SHORTAGE21-21: from 15 the skull leads to 11 or 4, the square to 12 or 14, the circle to 6', () => {
  const from = (face: number): Table =>
    scene({ edition: '2021', ships: ['14', '44', '44'], plays: ['forward/powder'], loaded: [die(face)] });
  expect(from(10).options(A)).toEqual([4, 11]);
  expect(from(8).options(A)).toEqual([12, 14]);
  expect(of('retreated', from(2).told())).toMatchObject([{ to: 6 }]);
});

test('example 16, JAM-MOVE-20: 6, 7 and 13 have 38, 37 and 33 to go; 11 is level with 13', () => {
  const table = scene({ ships: ['6', '7', '13'] });
  expect(table.view(PUBLIC).ships.map(({ toGo }) => toGo)).toEqual([38, 37, 33]);
  expect(stepsToGo(11, 0)).toBe(stepsToGo(13, 0));
  expect(C).toBe(2);
});

test('example 4, CREW-RECRUIT-05: three empty places away costs 3 doubloons, and the character nothing', () => {
  const tavern =
    'sirBeth saran buccaneer - - - weasel king bishop cartographer seaWolf anchorman - venetian prussian swiss cooper calypso mage oracle lookout';
  const table = scene({ crew: { tavern }, ships: ['15: gold 9', '30', '42'], plays: ['forward/powder'] });
  table.recruit(A, 'venetian', 12);
  expect([table.amount(A, 'gold'), of('bottleMoved', table.told())[0]?.fee]).toEqual([9 - 3 - 3, 3]);
});

test('example 14, CREW-POWER-40: Venetian and Prussian: a port of 5 for 2 gold, 2 food and 1 powder', () => {
  const holds = 'gold 2, food 2, powder 1, venetian, prussian';
  const table = scene({ crew: true, ships: [`5: ${holds}`, '30', '42'], plays: ['forward/powder'] });
  expect(table.options(A)).toEqual(['2/2/1', 'runShort']);
  table.does(A, { type: 'exchange', gold: 2, food: 2, powder: 1 });
  expect(table.step).toBe('recruit');
  expect(['gold', 'food', 'powder'].map(goods => table.amount(A, goods as 'gold'))).toEqual([0, 0, 0]);
});

test('example 17, CREW-POWER-43: 1 food and 2 gold on a sea of 3, or the shortage; on a sea of 4 no choice', () => {
  const at = (space: number): Table =>
    scene({
      crew: true,
      edition: '2021',
      ships: [`${space}: venetian, food 1, gold 2`, '30', '42'],
      plays: ['forward/powder'],
      loaded: space === 13 ? [die('star')] : [],
    });
  const three = at(14);
  expect(three.options(A)).toEqual(['2/1/0', 'runShort']);
  three.does(A, { type: 'runShort' }, [die('star')]);
  expect([three.amount(A, 'food'), three.amount(A, 'gold')]).toEqual([0, 2]);
  const four = at(13);
  expect(of('ranShort', four.told())).toMatchObject([{ price: 4, tokens: 1 }]);
  expect([four.amount(A, 'food'), four.amount(A, 'gold')]).toEqual([0, 2]);
});

test('example 18, CREW-RECRUIT-22: a Lookout hired on port 5 sees lair 4; a Buccaneer comes too late to attack', () => {
  const tavern =
    'sirBeth saran buccaneer - lookout shipowner weasel king bishop cartographer seaWolf anchorman navigator venetian prussian swiss cooper calypso mage oracle strategist';
  const where = { crew: { tavern }, ships: ['4: gold 9', '6', '42'], plays: ['forward/powder'] } as const;
  const lookout = scene(where);
  lookout.recruit(A, 'lookout');
  expect([lookout.step, lookout.options(A)]).toEqual(['lookOut', ['forgo', 'lair 4']]);
  lookout.does(A, { type: 'takeToken', lair: 4 });
  expect(of('tookTreasure', lookout.told())).toMatchObject([{ space: 4, by: 'lookout' }]);
  const buccaneer = scene(where);
  buccaneer.recruit(A, 'buccaneer');
  expect(of('attacked', buccaneer.told())).toEqual([]);
});
