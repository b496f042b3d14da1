/** Chapter 5: combat. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { A, B, C, die, of, type Scene, scene, type Table } from './kit.ts';

/** A sails from 15 onto port 16, which costs three doubloons, where B lies; C is far away on a plundered lair. */
const fight = (attacker: string, defender: string, loaded: readonly number[], more: Partial<Scene> = {}): Table =>
  scene({
    ships: [`15: ${attacker}`, `16: ${defender}`, '44'],
    plays: ['forward/food'],
    dice: [1, 1],
    plundered: [44],
    loaded,
    ...more,
  });

const ended = (table: Table) => of('combatEnded', table.told())[0];
const RICH = 'gold 9, food 9';

describe('when there is a combat', () => {
  test('JAM-COMBAT-01: a ship that arrives on an occupied space starts one', () => {
    expect(of('attacked', fight(RICH, '', []).told())).toEqual([
      { type: 'attacked', rule: 'JAM-COMBAT-01', ship: A, defender: B, space: 16 },
    ]);
  });

  test('JAM-COMBAT-02: it is not optional', () => {
    const several = fight(RICH, '', [], { ships: [`15: ${RICH}`, '16', '16'] });
    expect(several.options(A)).toEqual([B, C]);
    expect(several.refusesAct(A, { type: 'decline' })).toEqual({ refused: 'must-fight', rule: 'JAM-COMBAT-02' });
    expect(ended(fight(RICH, '', []))).toBeDefined();
  });

  test('JAM-COMBAT-03: whoever arrives is the attacker', () => {
    expect(ended(fight(RICH, '', [die(2), die(4)]))).toMatchObject({ attacker: A, defender: B, attack: 2, defence: 4 });
  });

  test('JAM-COMBAT-04: of several ships the attacker picks one, and fights only that one', () => {
    const table = fight(RICH, '', [], { ships: [`15: ${RICH}`, '16', '16'] });
    table.does(A, { type: 'attack', ship: C }, [die(2), die(2)]);
    expect(of('attacked', table.told()).map(({ defender }) => defender)).toEqual([C]);
    expect(table.step).toBe('placeDice');
  });

  test('JAM-COMBAT-05: Port Royal is a place of peace', () => {
    const table = scene({ ships: [`2: ${RICH}`, '0', '0'], plays: ['backward/forward'], dice: [2, 1] });
    expect(of('attacked', table.told())).toEqual([]);
  });
});

describe('firepower', () => {
  test('JAM-COMBAT-06: the attacker spends from none to all of the powder', () => {
    const table = fight(`${RICH}, powder 2, powder 1`, '', []);
    expect(table.options(A)).toEqual([0, 1, 2, 3]);
    expect(table.refusesAct(A, { type: 'spendPowder', powder: 4 })).toEqual({
      refused: 'not-so-much-powder',
      rule: 'JAM-COMBAT-06',
    });
    table.spend(A, 3);
    expect(table.amount(A, 'powder')).toBe(0);
  });

  test('JAM-COMBAT-07: the attacker’s firepower is die plus powder', () => {
    const table = fight(`${RICH}, powder 5`, '', []);
    table.spend(A, 5, [die(6), die(2)]);
    expect(ended(table)).toMatchObject({ attack: 11, defence: 2 });
    expect(of('combatRolled', table.told())[0]).toMatchObject({ face: 6, powder: 5, bonus: 0, rule: 'JAM-COMBAT-07' });
  });

  test('JAM-COMBAT-08: then the defender, who knows it, spends powder and rolls the same die', () => {
    const table = fight(RICH, 'powder 4', [die(8)]);
    expect(table.step).toBe('spendPowder');
    expect(table.view(B).fight).toMatchObject({ attackDie: 8, attackPowder: 0 });
    expect(table.options(B)).toEqual([0, 1, 2, 3, 4]);
    table.spend(B, 3, [die(4)]);
    expect(ended(table)).toMatchObject({ attack: 8, defence: 7 });
  });

  test('JAM-COMBAT-09: more firepower wins', () => {
    expect(ended(fight(RICH, '', [die(6), die(4)]))).toMatchObject({ winner: A, rule: 'JAM-COMBAT-09' });
    expect(ended(fight(RICH, '', [die(4), die(6)]))).toMatchObject({ winner: B, rule: 'JAM-COMBAT-09' });
  });

  test('JAM-COMBAT-10: with equal firepower nobody wins, and there are no spoils', () => {
    const table = fight(RICH, 'gold 4', [die(4), die(4)]);
    expect(ended(table)).toMatchObject({ winner: null, rule: 'JAM-COMBAT-10' });
    expect(of('paid', table.told())).toHaveLength(1); // it is over, and nobody was asked for spoils
  });

  test('JAM-COMBAT-11: an attacking star decides on the spot: the defender neither spends nor rolls', () => {
    const table = fight(RICH, 'powder 9', [die('star')]);
    expect(ended(table)).toMatchObject({ winner: A, attack: 'star', defence: null, rule: 'JAM-COMBAT-11' });
    expect(of('combatRolled', table.told())).toHaveLength(1);
    expect([table.step, table.asked]).toEqual(['chooseSpoils', A]);
  });

  test('JAM-COMBAT-12: a defending star beats every firepower', () => {
    const table = fight(`${RICH}, powder 40`, '', []);
    table.spend(A, 40, [die(10), die('star')]);
    expect(ended(table)).toMatchObject({ winner: B, attack: 50, defence: 'star', rule: 'JAM-COMBAT-12' });
  });

  test('JAM-COMBAT-13: a star saves no powder', () => {
    const table = fight(`${RICH}, powder 5`, '', []);
    table.spend(A, 2, [die('star')]);
    expect(table.amount(A, 'powder')).toBe(3);
  });

  test.each([
    [die(10), die(2)],
    [die(2), die(10)],
    [die(4), die(6)],
  ])('JAM-COMBAT-14: powder spent is gone, won or lost or tied (%i, %i)', (attack, defence) => {
    const table = fight(`${RICH}, powder 5`, '', []);
    table.spend(A, 2, [attack, defence]);
    expect(table.amount(A, 'powder')).toBe(3);
    expect(of('powderSpent', table.told())).toMatchObject([{ ship: A, tokens: 2, holds: [{ hold: 2, tokens: 2 }] }]);
  });

  test('JAM-COMBAT-15: without powder one rolls all the same', () => {
    const table = fight(RICH, '', [die(10), die(8)]);
    expect(ended(table)).toMatchObject({ attack: 10, defence: 8, winner: A });
    expect(of('powderSpent', table.told())).toEqual([]);
  });

  test('JAM-COMBAT-16: powder may come from any holds; nobody is asked where it makes no difference', () => {
    const table = fight(`${RICH}, powder 3, powder 2`, '', []);
    table.spend(A, 2, [die(2), die(2)]);
    expect(table.step).toBe('choosePayment');
    expect(table.options(A)).toEqual(['1+1', '0+2']);
    expect(table.refusesAct(A, { type: 'pay', tokens: [1, 0] })).toEqual({
      refused: 'not-the-price',
      rule: 'JAM-COMBAT-16',
    });
    table.does(A, { type: 'pay', tokens: [0, 2] });
    expect(table.holds(A)).toBe('gold 6, food 9, powder 3, food 1, -');
    const equal = fight(`${RICH}, powder 1, powder 1`, '', []);
    equal.spend(A, 1, [die(2), die(2)]);
    expect(equal.amount(A, 'powder')).toBe(1);
    expect(equal.step).toBe('placeDice');
  });
});

describe('spoils', () => {
  test('JAM-COMBAT-17: steal a hold, steal a treasure, or give a curse: one of them, for either side', () => {
    const attacker = fight(`${RICH} | -2`, 'gold 4, food 1 | map +3', [die('star')]);
    expect(attacker.options(A)).toEqual([
      'decline',
      'hold 0',
      'hold 1',
      'stealPower morganMap',
      'stealHidden',
      'give -2',
    ]);
    const defender = fight('gold 4, food 1 | map +3', `${RICH} | -2`, [die(2), die('star')]);
    expect(defender.options(B)).toEqual([
      'decline',
      'hold 0',
      'hold 1',
      'stealPower morganMap',
      'stealHidden',
      'give -2',
    ]);
  });

  test('JAM-COMBAT-18: the winner may take nothing', () => {
    const table = fight(RICH, 'gold 4', [die('star')]);
    table.decline(A);
    expect(of('noSpoils', table.told())).toMatchObject([{ rule: 'JAM-COMBAT-18', ship: A }]);
    expect(table.holds(B)).toBe('gold 4, -, -, -, -');
  });

  test('JAM-COMBAT-19: where nothing can be taken or given the combat ends without spoils', () => {
    const table = fight(RICH, '', [die('star')]);
    expect(of('noSpoils', table.told())).toMatchObject([{ rule: 'JAM-COMBAT-19', ship: A }]);
    expect(table.step).toBe('placeDice');
  });

  test('JAM-COMBAT-19: whoever has a face-down treasure is asked all the same: else all would know that it is no curse', () => {
    const table = fight(`${RICH} | +3`, '', [die('star')]);
    expect([table.step, table.options(A)]).toEqual(['chooseSpoils', ['decline']]);
  });

  test('JAM-COMBAT-20, JAM-COMBAT-21: the whole hold, as one stack into an empty hold', () => {
    const table = fight('gold 9, food 9', 'gold 4, gold 5', [die('star')]);
    table.steal(A, 1);
    expect(of('holdStolen', table.told())).toEqual([
      {
        type: 'holdStolen',
        rule: 'JAM-COMBAT-20',
        ship: A,
        loser: B,
        hold: 1,
        goods: 'gold',
        tokens: 5,
        into: 2,
        emptied: null,
      },
    ]);
    expect(table.holds(B)).toBe('gold 4, -, -, -, -');
    expect(table.options(A)).toContain('0+3'); // the five lie in a hold of their own, beside the nine
  });

  test('JAM-COMBAT-22: a winner with full holds empties one of another type, and chooses which', () => {
    const table = fight('gold 9, food 9, food 2, powder 1, powder 3', 'food 4', []);
    table.spend(A, 0, [die('star')]);
    table.steal(A, 0);
    expect([table.step, table.options(A)]).toEqual(['stowSpoils', [0, 3, 4]]);
    expect(table.refusesAct(A, { type: 'load', hold: 1 })).toEqual({ refused: 'same-goods', rule: 'JAM-COMBAT-22' });
    table.load(A, 4);
    expect(table.holds(A)).toBe('gold 6, food 9, food 2, powder 1, food 4');
  });

  test('JAM-COMBAT-23: a hold cannot be stolen if all the winner’s holds have its type', () => {
    const full = 'food 1, food 2, food 3, food 4, food 5';
    const table = scene({ ships: [`2: ${full}`, '3: food 6, gold 1', '44'], plays: ['forward/powder'], loaded: [5] });
    expect(table.options(A)).toEqual(['decline', 'hold 1']);
    expect(table.refusesAct(A, { type: 'stealHold', hold: 0 })).toEqual({ refused: 'no-room', rule: 'JAM-COMBAT-23' });
  });

  test('JAM-COMBAT-24: an empty hold cannot be stolen', () => {
    const table = fight(RICH, 'gold 4', [die('star')]);
    expect(table.options(A)).toEqual(['decline', 'hold 0']);
    expect(table.refusesAct(A, { type: 'stealHold', hold: 3 })).toEqual({
      refused: 'hold-is-empty',
      rule: 'JAM-COMBAT-24',
    });
  });

  test('JAM-COMBAT-25: a hold emptied by spending powder is empty for the spoils', () => {
    const table = fight('gold 9, food 9, food 2, food 3, powder 3', 'gold 4', []);
    table.spend(A, 3, [die('star')]);
    table.steal(A, 0);
    expect(of('holdStolen', table.told())[0]).toMatchObject({ into: 4, emptied: null });
  });

  test('JAM-COMBAT-26: the winner sees what is in the loser’s holds before choosing', () => {
    const table = fight(RICH, 'gold 4, powder 2', [die('star')]);
    expect([table.step, table.asked]).toEqual(['chooseSpoils', A]);
    const { goods, tokens } = table.view(A);
    expect([goods.slice(6, 8), tokens.slice(6, 8)]).toEqual([
      [1, 4],
      [4, 2],
    ]);
  });

  test('JAM-COMBAT-26, JAM-SETUP-14: of holds with the same in them one is offered; the 6th Hold is one of its own', () => {
    const table = fight(RICH, 'gold 4, gold 4, gold 2, -, -, gold 4 | sixth', [die('star')]);
    expect(table.options(A)).toEqual(['decline', 'hold 0', 'hold 2', 'hold 5', 'stealPower sixthHold']);
    expect(table.refusesAct(A, { type: 'stealHold', hold: 1 })).toEqual({
      refused: 'equal-hold',
      rule: 'JAM-SETUP-14',
    });
  });

  test('JAM-COMBAT-27: a treasure may be stolen face up or face down', () => {
    const up = fight(RICH, '| sabre +5', [die(10), die(2)]);
    up.does(B, { type: 'keepRoll' }, [die(2)]);
    up.does(B, { type: 'keepRoll' });
    up.does(A, { type: 'stealPower', power: 'saranSabre' });
    expect([up.treasures(A), up.treasures(B)]).toEqual(['sabre', '+5']);
    const down = fight(RICH, '| +5', [die('star')]);
    down.does(A, { type: 'stealHidden' });
    expect([down.treasures(A), down.treasures(B)]).toEqual(['+5', '']);
  });

  test('JAM-COMBAT-28: a face-down treasure is stolen blind, and seen by the thief only afterwards', () => {
    const table = fight(RICH, '| +5', [die('star')]);
    expect(table.view(A).ships[B].faceDown).toEqual([{ worth: null, cursed: false, seenBy: [B] }]);
    expect(table.choices(A)).toContainEqual({ type: 'stealHidden' });
    table.does(A, { type: 'stealHidden' });
    expect(table.view(A).ships[A].faceDown).toEqual([{ worth: 5, cursed: false, seenBy: [A] }]);
    expect(of('treasureStolen', table.told(A))[0]?.secret).toEqual({ worth: 5 });
    expect(of('treasureStolen', table.told(C))[0]?.secret).toBeUndefined();
    for (const viewer of [B, C, PUBLIC]) expect(table.view(viewer).ships[A].faceDown[0]?.worth).toBeNull();
  });

  test('JAM-COMBAT-29: of several face-down treasures one is taken at random', () => {
    const taken = [0, 1, 2].map(lot => {
      const table = fight(RICH, '| +5 -2 -3', [die('star')]);
      table.does(A, { type: 'stealHidden' }, [lot]);
      return table.treasures(A);
    });
    expect(taken).toEqual(['+5', '-2', '-3']);
    const table = fight(RICH, '| +5 -2 -3', [die('star')]);
    table.does(A, { type: 'stealHidden' });
    expect(table.match.log.at(-1)?.draws[0]?.[0]).toBe(3);
  });

  test('JAM-COMBAT-30: a stolen points card stays face down, a stolen power serves its new owner at once', () => {
    const table = fight(RICH, 'gold 2 | map', [die('star')], { plays: ['forward/food', '', ''] });
    table.does(A, { type: 'stealPower', power: 'morganMap' });
    expect(table.view(PUBLIC).ships[A].powers).toEqual(['morganMap']);
    expect(table.view(PUBLIC).seats[A].hand).toBe(4);
    const points = fight(RICH, '| +5', [die('star')]);
    points.does(A, { type: 'stealHidden' });
    expect(points.view(PUBLIC).ships[A].faceDown).toMatchObject([{ worth: null }]);
    expect(points.view(A).ships[A].faceDown).toMatchObject([{ worth: 5 }]);
  });

  test('JAM-COMBAT-31, JAM-COMBAT-32: the 6th Hold is stolen with its tokens, whatever the thief’s other holds have', () => {
    const table = fight('gold 9, gold 1, gold 2, gold 3, gold 4', 'food 1, -, -, -, -, gold 6 | sixth', [die('star')]);
    table.does(A, { type: 'stealPower', power: 'sixthHold' });
    expect(of('treasureStolen', table.told())[0]).toMatchObject({ carried: { goods: 'gold', tokens: 6 } });
    expect(table.holds(B)).toBe('food 1, -, -, -, -');
    expect(table.holds(A)).toMatch(/, gold 6$/);
    expect(table.state.tokens.slice(0, 5)).toEqual([9, 1, 2, 3, 4]); // nothing was emptied for it
  });

  test('JAM-COMBAT-33: the tokens of a 6th Hold can be stolen without the card', () => {
    const table = fight(RICH, 'food 1, -, -, -, -, gold 6 | sixth', [die('star')]);
    table.steal(A, 5);
    expect(table.holds(B)).toBe('food 1, -, -, -, -, -');
    expect(table.treasures(B)).toBe('sixth');
    expect(of('holdStolen', table.told())[0]).toMatchObject({ hold: 5, into: 2, tokens: 6 });
  });

  test.each(['2007', '2021'] as const)('JAM-COMBAT-34: in %s only a cursed treasure can be given', edition => {
    const table = fight(`${RICH} | map +3 +7 -4`, 'gold 1', [die('star')], { edition });
    expect(table.options(A).filter(option => String(option).startsWith('give'))).toEqual(['give -4']);
    expect(table.refusesAct(A, { type: 'giveTreasure', worth: 3 })).toEqual({
      refused: 'not-cursed',
      rule: 'JAM-COMBAT-34',
    });
    expect(table.refusesAct(A, { type: 'givePower', power: 'morganMap' }).rule).toBe('JAM-COMBAT-34');
  });

  test('JAM-COMBAT-35: of several cursed treasures the winner chooses', () => {
    const table = fight(`${RICH} | -2 -4`, 'gold 1', [die('star')]);
    expect(table.options(A)).toEqual(['decline', 'hold 0', 'give -2', 'give -4']);
    expect(table.refusesAct(A, { type: 'giveTreasure', worth: -3 })).toEqual({
      refused: 'not-yours',
      rule: 'JAM-COMBAT-35',
    });
    table.does(A, { type: 'giveTreasure', worth: -4 });
    expect([table.treasures(A), table.treasures(B)]).toEqual(['-2', '-4']);
  });

  test('JAM-COMBAT-36: the loser cannot refuse it', () => {
    const table = fight(`${RICH} | -4`, 'gold 1', [die('star')]);
    table.does(A, { type: 'giveTreasure', worth: -4 });
    expect(table.treasures(B)).toBe('-4');
    expect(table.step).toBe('placeDice');
  });

  test('JAM-COMBAT-37: only one option a combat: what was stolen cannot be given away again', () => {
    const table = fight(RICH, '| -4', [die('star')]);
    table.does(A, { type: 'stealHidden' });
    expect(table.treasures(A)).toBe('-4');
    expect(table.step).toBe('placeDice');
  });

  test('JAM-COMBAT-38: it passes face down: giver and receiver know it, the others know only that it is cursed', () => {
    const table = fight(`${RICH} | -4`, 'gold 1', [die('star')]);
    table.does(A, { type: 'giveTreasure', worth: -4 });
    for (const viewer of [A, B])
      expect(table.view(viewer).ships[B].faceDown).toEqual([{ worth: -4, cursed: true, seenBy: [A, B] }]);
    for (const viewer of [C, PUBLIC])
      expect(table.view(viewer).ships[B].faceDown).toEqual([{ worth: null, cursed: true, seenBy: [A, B] }]);
    expect(of('treasureGiven', table.told(C))[0]).not.toHaveProperty('secret');
    expect(of('treasureGiven', table.told(B))[0]?.secret).toEqual({ worth: -4 });
  });

  test('JAM-COMBAT-38: once one of several face-down cards has left, no outsider knows which lies where', () => {
    const table = fight(`${RICH} | -4`, 'gold 1 | +3', [die('star')]);
    table.does(A, { type: 'giveTreasure', worth: -4 });
    const stolen = scene({
      ships: ['3', '3', '2: food 9'],
      plays: ['', '', 'forward/powder'],
      captain: C,
      loaded: [],
      arrange: s => {
        s.owner[4] = B;
        s.openly[4] = 1;
        s.seenBy[4] = 2;
        s.owner[11] = B;
        s.openly[11] = 2;
        s.seenBy[11] = 3;
        s.treasurePile = s.treasurePile.filter(card => card !== 4 && card !== 11);
      },
    });
    stolen.does(C, { type: 'attack', ship: B }, [die('star')]);
    stolen.does(C, { type: 'stealHidden' }, [0]);
    expect(stolen.view(A).ships[B].faceDown).toEqual([{ worth: null, cursed: false, seenBy: [B] }]);
    expect(stolen.view(A).ships[C].faceDown).toEqual([{ worth: null, cursed: false, seenBy: [C] }]);
  });
});

/** C, who once gave B the -4, attacks B, who has a +3 as well. */
const giverAttacks = (): Table => {
  const table = scene({
    ships: ['42', '3: | +3 -4', '2: food 9 | -2'],
    plays: ['', '', 'forward/powder'],
    captain: C,
    loaded: [die('star')],
    arrange: s => {
      s.openly[11] = 2;
      s.seenBy[11] |= 4;
    },
  });
  expect(table.view(A).ships[B].faceDown).toContainEqual({ worth: null, cursed: true, seenBy: [B, C] });
  return table;
};

describe('what a theft tells', () => {
  test('JAM-COMBAT-28: whether it was the curse once given is for the thief alone, though the thief gave it', () => {
    const stolen = [0, 1].map(lot => {
      const table = giverAttacks();
      table.does(C, { type: 'stealHidden' }, [lot]);
      return table;
    });
    expect(stolen.map(table => table.treasures(C))).toEqual(['+3 -2', '-2 -4']);
    for (const viewer of [A, PUBLIC]) expect(stolen[0].view(viewer).ships).toEqual(stolen[1].view(viewer).ships);
  });
});

test('JAM-COMBAT-38: a lone card known to be cursed stays known as that when it is stolen', () => {
  const table = scene({
    ships: ['42', '3: | -4', '2: food 9'],
    plays: ['', '', 'forward/powder'],
    captain: C,
    loaded: [die('star')],
    arrange: s => {
      s.openly[11] = 2;
      s.seenBy[11] |= 1;
    },
  });
  table.does(C, { type: 'stealHidden' });
  expect(table.view(A).ships[C].faceDown).toEqual([{ worth: null, cursed: true, seenBy: [C] }]);
});

describe('Lady Beth and the Sabre', () => {
  test('JAM-COMBAT-39: Lady Beth adds 2 in attack and in defence', () => {
    expect(ended(fight(`${RICH} | beth`, '', [die(4), die(4)]))).toMatchObject({ attack: 6, defence: 4, winner: A });
    expect(ended(fight(RICH, '| beth', [die(4), die(4)]))).toMatchObject({ attack: 4, defence: 6, winner: B });
  });

  test('JAM-COMBAT-40: she changes no star', () => {
    expect(ended(fight(`${RICH} | beth`, 'gold 1', [die('star')]))).toMatchObject({ attack: 'star', winner: A });
    expect(ended(fight(`${RICH} | beth`, '', [die(10), die('star')]))).toMatchObject({ winner: B, attack: 12 });
  });

  test('JAM-COMBAT-41: the Sabre has the own die or the opponent’s rolled again', () => {
    const own = fight(`${RICH} | sabre`, '', [die(2)]);
    expect(own.options(A)).toEqual(['keepRoll', 'reroll']);
    own.does(A, { type: 'reroll' }, [die(10), die(4)]);
    expect(of('combatRerolled', own.told())).toMatchObject([{ ship: A, owner: A, before: 2, face: 10 }]);
    const other = fight(RICH, '| sabre', [die(10)]);
    other.does(B, { type: 'reroll' }, [die(2), die(4)]);
    expect(of('combatRerolled', other.told())).toMatchObject([{ ship: A, owner: B, before: 10, face: 2 }]);
    expect(ended(other)).toMatchObject({ attack: 2, defence: 4 });
  });

  test('JAM-COMBAT-42: the new result replaces the old one, better or worse', () => {
    const table = fight(`${RICH} | sabre`, '', [die(8)]);
    table.does(A, { type: 'reroll' }, [die(2), die(4)]);
    expect(ended(table)).toMatchObject({ attack: 2, winner: B });
  });

  test('JAM-COMBAT-43: no powder is added for the second roll, and what was spent keeps counting', () => {
    const table = fight(`${RICH}, powder 6 | sabre`, '', []);
    table.spend(A, 3, [die(2)]);
    table.does(A, { type: 'reroll' }, [die(4), die(2)]);
    expect(ended(table)).toMatchObject({ attack: 7 });
    expect(table.amount(A, 'powder')).toBe(3);
  });

  test('JAM-COMBAT-44: a reroll cancels a star', () => {
    const table = fight(RICH, '| sabre', [die('star')]);
    table.does(B, { type: 'reroll' }, [die(2), die(4)]);
    expect(ended(table)).toMatchObject({ attack: 2, defence: 4, winner: B });
  });

  test('JAM-COMBAT-45: a roll that was let pass is safe', () => {
    const table = fight(RICH, 'powder 1 | sabre', [die(10)]);
    table.does(B, { type: 'keepRoll' });
    expect(table.step).toBe('spendPowder');
    expect(table.refusesAct(B, { type: 'reroll' })).toEqual({
      refused: 'too-late-for-the-sabre',
      rule: 'JAM-COMBAT-45',
    });
    table.spend(B, 0, [die(2)]);
    expect(table.step).toBe('useSabre');
    table.does(B, { type: 'reroll' }, [die(4)]);
    expect(of('combatRerolled', table.told())).toMatchObject([{ ship: B, before: 2, face: 4 }]); // the own roll, not the 10
  });

  test('JAM-COMBAT-46: once a combat', () => {
    const table = fight(`${RICH} | sabre`, '', [die(8)]);
    table.does(A, { type: 'reroll' }, [die(2), die(10)]);
    expect(ended(table)).toBeDefined(); // after the defender's roll nobody was asked again
  });

  test('JAM-COMBAT-47: two moments, for the owner on either side', () => {
    for (const [attacker, defender, owner] of [
      [`${RICH} | sabre`, '', A],
      [RICH, '| sabre', B],
    ] as const) {
      const table = fight(attacker, defender, [die(8)]);
      expect([table.step, table.asked]).toEqual(['useSabre', owner]);
      table.does(owner, { type: 'keepRoll' }, [die(2)]);
      expect([table.step, table.asked, ended(table)]).toEqual(['useSabre', owner, undefined]);
      expect(table.view(PUBLIC).fight).toMatchObject({ attackDie: 8, defenceDie: 2 });
    }
  });

  test('JAM-COMBAT-48: a star on a reroll is a star', () => {
    const attack = fight(`${RICH} | sabre`, 'powder 9', [die(2)]);
    attack.does(A, { type: 'reroll' }, [die('star')]);
    expect(ended(attack)).toMatchObject({ rule: 'JAM-COMBAT-11', winner: A });
    const defence = fight(RICH, '| sabre', [die(10)]);
    defence.does(B, { type: 'keepRoll' }, [die(2)]);
    defence.does(B, { type: 'reroll' }, [die('star')]);
    expect(ended(defence)).toMatchObject({ rule: 'JAM-COMBAT-12', winner: B });
  });

  test('JAM-COMBAT-49: one may reroll a star of one’s own', () => {
    const table = fight(`${RICH} | sabre`, '', [die('star')]);
    table.does(A, { type: 'reroll' }, [die(2), die(4)]);
    expect(ended(table)).toMatchObject({ winner: B });
  });
});

describe('after the combat', () => {
  test.each([
    ['won', die(10), die(2)],
    ['lost', die(2), die(10)],
    ['tied', die(4), die(4)],
  ])('JAM-COMBAT-50: %s, the arriving ship stays and pays', (_, attack, defence) => {
    const table = fight('gold 9, food 9', '', [attack, defence]);
    if (table.step === 'chooseSpoils') table.decline(table.asked);
    expect(table.spaces[A]).toBe(16);
    expect(of('paid', table.told())).toMatchObject([{ ship: A, space: 16, tokens: 3 }]);
  });

  test('JAM-COMBAT-51: tokens just won pay, tokens just lost do not', () => {
    const won = fight('food 9', 'gold 4', [die('star')]);
    won.steal(A, 0);
    expect(of('paid', won.told())).toMatchObject([{ ship: A, tokens: 3 }]);
    const lost = fight('food 9, gold 4', 'food 1', [die(2), die(10)]);
    lost.steal(B, 1);
    expect(of('ranShort', lost.told())).toMatchObject([{ ship: A, tokens: 0, price: 3 }]);
  });

  test('JAM-COMBAT-52: the ship that was already there pays nothing', () => {
    const table = fight(RICH, 'gold 9', [die(2), die(2)]);
    expect(table.holds(B)).toBe('gold 9, -, -, -, -');
  });

  test('JAM-COMBAT-53: the loser does not retreat', () => {
    const table = fight(RICH, '', [die(10), die(2)]);
    expect(table.spaces.slice(0, 2)).toEqual([16, 16]);
  });

  test('JAM-COMBAT-54: on a lair the treasure is taken after the combat, even after a lost one, and is out of its reach', () => {
    const table = scene({
      ships: ['18: food 9, gold 1', '19', '42'],
      plays: ['forward/powder'],
      pile: 'beth',
      loaded: [die(4), die(6)],
    });
    expect(table.step).toBe('chooseSpoils');
    expect(table.options(B)).toEqual(['decline', 'hold 0', 'hold 1']);
    table.decline(B);
    expect(ended(table)).toMatchObject({ attack: 4, winner: B });
    expect(table.treasures(A)).toBe('beth');
  });

  test('JAM-COMBAT-55: one combat an arrival; a new arrival after a shortage brings another', () => {
    const table = scene({
      ships: ['15: food 9', '16', '11'],
      plays: ['forward/powder'],
      loaded: [die(2), die(2)],
    });
    expect(of('attacked', table.told())).toHaveLength(1);
    expect(of('retreated', table.told())).toMatchObject([{ from: 16, to: 15 }]);
    const back = scene({ ships: ['12: gold 1', '44', '11'], plays: ['forward/powder'], loaded: [die(2), die(2)] });
    expect(back.step).toBe('chooseRetreat');
    back.does(A, { type: 'retreat', to: 11 }, [die(2), die(2)]);
    expect(of('attacked', back.told())).toMatchObject([{ ship: A, defender: C, space: 11 }]);
  });

  test('JAM-COMBAT-56: the target is named before any powder is spent', () => {
    const table = fight(RICH, '', [], { ships: [`15: ${RICH}, powder 3`, '16', '16'] });
    expect(table.step).toBe('chooseOpponent');
    table.does(A, { type: 'attack', ship: B });
    expect(table.step).toBe('spendPowder');
  });

  test('JAM-COMBAT-57: the winner names a particular face-up card, or asks for a face-down one', () => {
    const table = fight(RICH, '| map beth +3', [die('star')]);
    expect(table.options(A)).toEqual(['decline', 'stealPower morganMap', 'stealPower ladyBeth', 'stealHidden']);
    expect(table.refusesAct(A, { type: 'stealPower', power: 'sixthHold' })).toEqual({
      refused: 'not-theirs',
      rule: 'JAM-COMBAT-57',
    });
    const bare = fight(RICH, 'gold 1', [die('star')]);
    expect(bare.refusesAct(A, { type: 'stealHidden' })).toEqual({
      refused: 'nothing-face-down',
      rule: 'JAM-COMBAT-57',
    });
  });

  test('JAM-COMBAT-58: making room for spoils may cost the price: then there is a shortage', () => {
    const table = fight('gold 3, food 1, food 2, food 3, food 4', 'food 6', [die('star')]);
    table.steal(A, 0);
    expect(of('holdStolen', table.told())[0]?.emptied).toEqual({ goods: 'gold', tokens: 3 });
    expect(of('ranShort', table.told())).toMatchObject([{ ship: A, tokens: 0 }]);
  });
});
