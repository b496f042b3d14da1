/** Chapter 14: The Crew, the powers of magic, and powers that meet. */
import { describe, expect, test } from 'vitest';
import { A, B, die, of, type Scene, scene, type Table } from './kit.ts';

/** A has Calypso and arrives on lair 19. */
const calypso = (treasures: string, pile: string, more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [`18: calypso | ${treasures}`, '30', '42'], plays: ['forward/food'], pile, ...more });

describe('Calypso', () => {
  test('CREW-POWER-49: with her aboard and the three amulets one wins at once', () => {
    const table = calypso('-2 -3', '-4');
    expect(table.match.over).toBe(true);
    expect(of('won', table.told())).toMatchObject([{ rule: 'CREW-POWER-49', ships: [A] }]);
    expect(table.match.outcome).toMatchObject({ void: false });
    expect(calypso('-2', '-4').match.over).toBe(false);
  });

  test('CREW-POWER-50: however the last piece came; no scoring, no further action, and that player alone wins', () => {
    const drawn = calypso('-2 -3', '-4');
    expect(of('treasuresShown', drawn.told())).toMatchObject([{ rule: 'CREW-POWER-50', treasures: [-2, -3, -4] }]);
    expect(of('scored', drawn.told())).toEqual([]);
    expect(of('loaded', drawn.told())).toEqual([]);
    const { outcome } = drawn.match;
    expect(outcome?.void === false && outcome.sides.map(({ place }) => place)).toEqual([1, 2, 2]);
    const where = { crew: true, plays: ['forward/food'], loaded: [die('star')] } as const;
    const stolen = scene({ ...where, ships: ['15: gold 9 | -2 -3 -4', '16: calypso', '42'] });
    stolen.steal(A, 0);
    expect(of('won', stolen.told())).toMatchObject([{ ships: [A] }]);
    const card = scene({ ...where, ships: ['15: gold 9, calypso | -2 -3', '16: | -4', '42'] });
    card.does(A, { type: 'stealHidden' });
    expect(of('won', card.told())).toMatchObject([{ ships: [A] }]);
    const tavern =
      'sirBeth saran calypso - strategist shipowner weasel king bishop cartographer seaWolf anchorman navigator venetian prussian swiss cooper buccaneer mage oracle lookout';
    const hired = scene({ crew: { tavern }, ships: ['15: gold 9 | -2 -3 -4', '30', '42'], plays: ['forward/food'] });
    hired.recruit(A, 'calypso');
    expect(of('won', hired.told())).toMatchObject([{ ships: [A] }]);
  });

  test('CREW-POWER-51: amulets that the Weasel merely looks at do not count', () => {
    const table = scene({
      crew: true,
      ships: ['18: calypso, weasel | -2 -3', '30', '42'],
      plays: ['forward/food'],
      pile: '-4 +3 +7',
    });
    expect([table.match.over, table.step]).toEqual([false, 'keepTreasure']);
    table.does(A, { type: 'keepTreasure', worth: 3 });
    expect(table.match.over).toBe(false);
  });
});

describe('the Mage and the Oracle', () => {
  const mage = (a = '16: mage', more: Partial<Scene> = {}): Table =>
    scene({ crew: true, ships: [a, '30', '42'], plays: ['food/powder', 'gold/gold'], dice: [2, 5], ...more });

  test('CREW-POWER-52: the dice are swapped for the owner’s actions, and for nobody else’s', () => {
    const table = mage();
    expect([table.step, table.asked, table.options(A)]).toEqual(['swapDice', A, ['forgo', 'swapDice']]);
    const told = table.does(A, { type: 'swapDice' });
    expect(of('diceSwapped', told)).toMatchObject([{ seat: A, sun: 5, moon: 2, by: 'mage' }]);
    expect([table.holds(A), table.holds(B)]).toEqual(['mage, food 5, powder 2, -, -', 'gold 2, gold 5, -, -, -']);
    const declined = mage();
    declined.forgo(A);
    expect(declined.holds(A)).toBe('mage, food 2, powder 5, -, -');
  });

  test('CREW-POWER-53: declared before the morning, each die once; it holds though she is lost in between', () => {
    const table = mage('16: mage, gold 1, gold 2, gold 3, gold 4', { plays: ['food/powder'] });
    table.does(A, { type: 'swapDice' });
    table.load(A, 0); // she goes overboard for the morning's load
    expect(of('loaded', table.told())[0]).toMatchObject({ tokens: 5 });
    table.load(A, 1);
    expect(of('loaded', table.told())[1]).toMatchObject({ tokens: 2 });
    const tavern =
      'sirBeth saran mage - strategist shipowner weasel king bishop cartographer seaWolf anchorman navigator venetian prussian swiss cooper buccaneer calypso oracle lookout';
    const late = scene({ crew: { tavern }, ships: ['15: gold 9', '30', '42'], plays: ['forward/food'], dice: [1, 5] });
    late.recruit(A, 'mage');
    expect(of('loaded', late.told())).toMatchObject([{ tokens: 5 }]);
  });

  /** B is Captain of the round that begins. */
  const oracle = (b = '30: oracle', loaded: readonly number[] = []): Table =>
    scene({ crew: true, ships: ['16', b, '42'], loaded });

  test('CREW-POWER-54: the Captain may set one die before rolling the other', () => {
    const table = oracle();
    expect([table.step, table.asked]).toEqual(['consultOracle', B]);
    expect(table.options(B)).toHaveLength(13);
    const told = table.does(B, { type: 'setDie', half: 1, value: 6 }, [2]);
    expect(of('dieSet', told)).toMatchObject([{ seat: B, half: 1, value: 6, by: 'oracle' }]);
    expect(table.state.dice).toEqual([3, 6]);
    const declined = oracle();
    declined.forgo(B, [0, 3]);
    expect([declined.step, declined.state.rolled]).toEqual(['placeDice', [1, 4]]);
    expect(scene({ crew: true, ships: ['16: oracle', '30', '42'], loaded: [0, 3] }).step).toBe('placeDice');
  });

  test('CREW-POWER-55: what is set stays in its half of the day, any value; nothing is rearranged', () => {
    const table = oracle();
    table.does(B, { type: 'setDie', half: 0, value: 1 }, [5]);
    expect([table.state.dice, table.step]).toEqual([[1, 6], 'chooseCard']);
    expect(table.view(B).hand).toHaveLength(3);
    for (const half of [0, 1])
      for (const value of [1, 2, 3, 4, 5, 6]) expect(oracle().options(B)).toContain(`${half} ${value}`);
  });

  test('CREW-POWER-60: both aboard the Captain’s ship: the dice of all, then their use by one', () => {
    const table = oracle('30: oracle, mage');
    table.does(B, { type: 'setDie', half: 0, value: 2 }, [4]);
    for (let i = 0; i < 3; i++) table.does(table.asked, table.choices(table.asked)[0]);
    expect([table.step, table.asked]).toEqual(['swapDice', B]);
    expect(of('diceSwapped', table.does(B, { type: 'swapDice' }))).toMatchObject([{ sun: 5, moon: 2 }]);
    expect(table.state.dice).toEqual([2, 5]);
  });
});

describe('the Lookout', () => {
  /** A stops on port 18, beside lair 19. */
  const beside = (holds: string, more: Partial<Scene> = {}): Table =>
    scene({ crew: true, ships: [`17: ${holds}`, '30', '42'], plays: ['forward/food'], ...more });

  test('CREW-POWER-56: a treasure may be taken by stopping one space from a lair', () => {
    const table = beside('gold 9, lookout', { pile: '+7' });
    table.forgo(A); // recruits nobody
    expect([table.step, table.options(A)]).toEqual(['lookOut', ['forgo', 'lair 19']]);
    const told = table.does(A, { type: 'takeToken', lair: 19 });
    expect(of('tookTreasure', told)).toMatchObject([{ ship: A, space: 19, by: 'lookout' }]);
    expect([table.treasures(A), table.view(A).lairs.includes(19)]).toEqual(['+7', false]);
  });

  test('CREW-POWER-57: once the ship has come to rest, one token, and none besides one of its own', () => {
    const two = scene({ crew: true, ships: ['6: food 9, lookout', '9', '42'], plays: ['forward/food'], dice: [4, 1] });
    two.sail(A, 10);
    expect(two.options(A)).toEqual(['forgo', 'lair 9', 'lair 11']); // a ship on 9 does not matter
    two.does(A, { type: 'takeToken', lair: 9 });
    expect(two.step).not.toBe('lookOut');
    expect(two.refusesAct(two.asked, { type: 'takeToken', lair: 11 })).toBeTruthy();
    const own = scene({ crew: true, ships: ['18: lookout', '30', '42'], plays: ['forward/food'], plundered: [22] });
    expect(of('tookTreasure', own.told())).toMatchObject([{ space: 19 }]);
    expect(own.step).not.toBe('lookOut');
    const short = beside('lookout', { edition: '2007', plundered: [19] });
    expect(short.step).toBe('chooseRetreat'); // not before the retreat is over
    const far = beside('gold 9, lookout', { plundered: [19] });
    far.forgo(A);
    expect(far.step).not.toBe('lookOut');
  });

  test('CREW-POWER-58: with the Weasel the card is chosen from the pile', () => {
    const table = beside('gold 9, lookout, weasel', { pile: '+3 +7 -2' });
    table.forgo(A);
    table.does(A, { type: 'takeToken', lair: 19 });
    expect([table.step, table.options(A)]).toEqual(['keepTreasure', ['keep 3', 'keep 7', 'keep -2']]);
    table.does(A, { type: 'keepTreasure', worth: 7 });
    expect(of('tookTreasure', table.told())).toMatchObject([{ space: 19, by: 'lookout' }]);
  });
});

describe('powers that meet', () => {
  test('CREW-POWER-59: a character stolen in a combat serves the thief for the price that follows', () => {
    const table = scene({
      crew: true,
      ships: ['15: food 9', '16: venetian', '42'],
      plays: ['forward/powder'],
      loaded: [die('star')],
    });
    table.steal(A, 0);
    expect([table.step, table.options(A)]).toEqual(['exchange', ['0/3/0', 'runShort']]);
    expect(table.holds(B)).toBe('-, -, -, -, -');
  });

  test('CREW-POWER-61: the die of Anchorman, Navigator and Cooper is the one used after a swap', () => {
    const cooper = scene({ crew: true, ships: ['16: mage, cooper', '30', '42'], plays: ['food/powder'], dice: [2, 5] });
    cooper.does(A, { type: 'swapDice' });
    expect(cooper.holds(A)).toBe('mage, cooper, food 6, powder 3, -');
    const navigator = scene({
      crew: true,
      ships: ['15: mage, navigator, gold 9, food 9', '30', '44'],
      plays: ['forward/food'],
      dice: [5, 1],
    });
    navigator.does(A, { type: 'swapDice' });
    expect(navigator.options(A)).toEqual([16, 17]);
  });
});
