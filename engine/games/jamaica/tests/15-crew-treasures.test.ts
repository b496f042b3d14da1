/** Chapter 15: The Crew, its treasures, and the ghost ship. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { scoreOf } from '../10-end.ts';
import { CREW_WORTH, FIRST_AMULET, YOUKOUNKOUN } from '../crew/material.ts';
import { HOLDS, LADY_BETH, POWERS, TILE } from '../material.ts';
import { A, B, begin, die, of, playOut, type Scene, scene, type Table } from './kit.ts';

const toLair = (a: string, more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [`18: ${a}`, '30', '42'], plays: ['forward/food'], ...more });

/** A beats B on port 16. */
const beaten = (a: string, b: string, more: Partial<Scene> = {}): Table =>
  scene({
    crew: true,
    ships: [`15: gold 9 | ${a}`, `16: ${b}`, '42'],
    plays: ['forward/food'],
    loaded: [die('star')],
    ...more,
  });

const GHOST = 2;
/** Two players who have played; the ghost, ship 2, is about to move. */
const ghostly = (a: string, b: string, ghost: string, more: Partial<Scene> = {}): Table =>
  scene({ crew: true, ships: [a, b], ghost, dice: [1, 1], plundered: [44, 37, 33], ...more });

describe('treasures', () => {
  test('CREW-TREASURE-01: eight positive cards, three amulets, the Youkounkoun', () => {
    const cards = CREW_WORTH.slice(POWERS.length);
    expect(cards).toHaveLength(12);
    expect(cards.filter((worth, i) => worth > 0 && i + POWERS.length !== YOUKOUNKOUN)).toHaveLength(8);
    expect(cards.filter(worth => worth < 0)).toHaveLength(3);
    expect(CREW_WORTH[YOUKOUNKOUN]).toBe(12);
  });

  test('CREW-TREASURE-02: positive cards stay face down until the scoring', () => {
    const table = toLair('gold 1', { pile: '+6' });
    expect(table.view(A).ships[A].faceDown).toEqual([{ worth: 6, cursed: false, seenBy: [A] }]);
    expect(table.view(B).ships[A].faceDown).toEqual([{ worth: null, cursed: false, seenBy: [A] }]);
    const end = scene({ crew: true, ships: ['49: | +6', '30', '42'], plays: ['forward/food'] });
    expect(of('treasuresShown', end.told())).toMatchObject([{ ship: A, treasures: [6] }]);
  });

  test('CREW-TREASURE-03: amulets stay face down too, and cost points', () => {
    const table = toLair('gold 1', { pile: '-3' });
    expect(table.view(B).ships[A].faceDown).toMatchObject([{ worth: null }]);
    expect(scoreOf(table.state, A).treasures).toEqual([-3]);
    expect(CREW_WORTH.slice(FIRST_AMULET)).toEqual([-2, -3, -4]);
  });

  test('CREW-TREASURE-04: the Youkounkoun is worth 12', () => {
    const table = scene({ crew: true, ships: ['42: gold 1 | youkounkoun', '30', '44'] });
    expect(scoreOf(table.state, A)).toMatchObject({ treasures: [12], total: 3 + 1 + 12 });
  });

  test('CREW-TREASURE-05: whoever draws it shows it and keeps it face up', () => {
    const table = toLair('gold 1', { pile: 'youkounkoun' });
    expect(of('tookTreasure', table.told())).toMatchObject([{ rule: 'CREW-TREASURE-05', shown: 12, power: null }]);
    for (const viewer of [A, B, PUBLIC]) {
      expect(table.view(viewer).crew?.youkounkoun).toBe(A);
      expect(table.view(viewer).ships[A].faceDown).toEqual([]);
    }
  });

  test('CREW-TREASURE-06: it can be stolen like any treasure, and an amulet given like any curse', () => {
    const stolen = beaten('', '| youkounkoun');
    expect(stolen.options(A)).toEqual(['decline', 'stealShown']);
    const told = stolen.does(A, { type: 'stealShown' });
    expect(of('treasureStolen', told)).toMatchObject([{ ship: A, loser: B, shown: 12 }]);
    expect(stolen.view(PUBLIC).crew?.youkounkoun).toBe(A);
    const given = beaten('-3 +5', 'gold 1');
    expect(given.options(A)).toEqual(['decline', 'hold 0', 'give -3']);
    given.does(A, { type: 'giveTreasure', worth: -3 });
    expect([given.treasures(A), given.treasures(B)]).toEqual(['+5', '-3']);
  });

  test('CREW-TREASURE-07: the token of a lair is kept', () => {
    const table = toLair('gold 1');
    expect(table.view(PUBLIC).crew?.tokens).toEqual([1, 0, 0]);
    expect(table.view(PUBLIC).lairs).not.toContain(19);
  });

  test('CREW-TREASURE-08: kept tokens take up no hold and cannot be stolen', () => {
    const table = beaten('', '', { crew: { tokens: [0, 4, 0] } });
    expect(of('noSpoils', table.told())).toMatchObject([{ rule: 'JAM-COMBAT-19' }]);
    expect(table.view(PUBLIC).crew?.tokens).toEqual([0, 4, 0]);
    expect(table.holds(B)).toBe('-, -, -, -, -');
  });

  test('CREW-TREASURE-09: a Youkounkoun that the Weasel passes over goes back unseen', () => {
    const table = toLair('weasel', { pile: 'youkounkoun +3 +5' });
    expect(table.options(A)).toEqual(['keep 3', 'keep 5', 'keep 12']);
    table.does(A, { type: 'keepTreasure', worth: 5 });
    expect(table.view(PUBLIC).crew?.youkounkoun).toBe(-1);
    expect(table.state.treasurePile).toContain(YOUKOUNKOUN);
    expect(JSON.stringify(table.told(B))).not.toContain('12]');
    const kept = toLair('weasel', { pile: 'youkounkoun +3 +5' });
    kept.does(A, { type: 'keepTreasure', worth: 12 });
    expect(kept.view(PUBLIC).crew?.youkounkoun).toBe(A);
  });

  test('CREW-TREASURE-10: who gives the third amulet to Calypso’s owner has lost', () => {
    const table = beaten('-4', 'calypso | -2 -3');
    table.does(A, { type: 'giveTreasure', worth: -4 });
    expect(table.match.over).toBe(true);
    expect(of('won', table.told())).toMatchObject([{ rule: 'CREW-POWER-49', ships: [B] }]);
  });

  test('CREW-TREASURE-11: three of the twelve are left out at random, amulets too', () => {
    const complete = Array.from({ length: 40 }, (_, seed) => {
      const { treasurePile } = begin(3, { options: { crew: true } }, seed).state;
      return [0, 1, 2].every(amulet => treasurePile.includes(FIRST_AMULET + amulet));
    });
    expect(new Set(complete)).toEqual(new Set([true, false]));
  });

  test('CREW-TREASURE-12: it stays face up with a new owner, and can be given to the ghost alone', () => {
    const player = beaten('youkounkoun', 'gold 1');
    expect(player.options(A)).toEqual(['decline', 'hold 0']);
    expect(player.refusesAct(A, { type: 'giveTreasure', worth: 12 })).toEqual({
      refused: 'not-cursed',
      rule: 'CREW-TREASURE-12',
    });
    const ghost = ghostly('15: gold 9 | youkounkoun', '30', '16: gold 5 | beth', {
      plays: ['forward/food'],
      loaded: [die('star')],
    });
    const told = ghost.does(A, { type: 'giveTreasure', worth: 12 });
    expect(of('treasureGiven', told)).toMatchObject([{ to: GHOST, shown: 12 }]);
    expect(ghost.view(PUBLIC).crew?.youkounkoun).toBe(GHOST);
  });
});

describe('the ghost ship', () => {
  test('CREW-GHOST-01: it has Lady Beth all the same, and the pile is nine of the twelve', () => {
    const table = begin(2, { options: { crew: true } });
    expect(table.view(PUBLIC).ships[GHOST].powers).toEqual(['ladyBeth']);
    expect(of('treasuresLaid', table.told())).toMatchObject([{ rule: 'CREW-GHOST-01', pile: 9, leftOut: 3 }]);
    expect(table.state.owner[LADY_BETH]).toBe(GHOST);
    const fight = ghostly('16: gold 4', '30', '15: gold 5 | beth', { loaded: [die(4), die(4)] });
    expect(of('combatEnded', fight.told())[0]).toMatchObject({ attack: 6, defence: 4 });
  });

  test('CREW-GHOST-02: it never recruits', () => {
    for (const seed of [1, 2]) {
      const table = playOut(begin(2, { options: { crew: true } }, seed), seed);
      expect(of('recruited', table.told()).every(({ ship }) => ship < GHOST)).toBe(true);
      expect(table.state.goods.slice(GHOST * HOLDS)).not.toContain(TILE);
    }
  });

  test('CREW-GHOST-03: a character it steals goes into the sea', () => {
    const table = ghostly('16: king', '30', '15: gold 5 | beth', { loaded: [die('star')] });
    expect(table.options(B)).toEqual(['decline', 'hold 0']);
    const told = table.steal(B, 0);
    expect(of('characterStolen', told)).toMatchObject([
      { rule: 'CREW-GHOST-03', ship: GHOST, character: 'king', into: null },
    ]);
    expect([table.holds(A), table.holds(GHOST)]).toEqual(['-, -, -, -, -', 'gold 5, -, -, -, -']);
    expect(table.state.crew?.tavern).not.toContain(6);
  });

  test('CREW-GHOST-04: combat characters work against it; the Buccaneer sinks its gold', () => {
    const table = ghostly('16: food 9, buccaneer', '30', '18: gold 5, gold 3 | beth', { plays: ['forward/food'] });
    table.does(A, { type: 'attack', ship: GHOST }, [die('star')]);
    const told = table.does(A, { type: 'sinkHold', hold: 0 });
    expect(of('holdSunk', told)).toMatchObject([
      { rule: 'CREW-GHOST-04', loser: GHOST, lost: { goods: 'gold', tokens: 5 } },
    ]);
    expect(table.amount(GHOST, 'gold')).toBe(3);
    const outright = ghostly('15: gold 9, strategist', '30', '16: gold 5 | beth', { plays: ['forward/food'] });
    expect(outright.options(A)).toEqual(['decline', 'hold 0']);
  });

  test('CREW-GHOST-05: a Youkounkoun it draws stays unseen until it is stolen', () => {
    const drawn = ghostly('42', '43', '18: gold 5 | beth', { pile: 'youkounkoun' });
    expect(drawn.view(PUBLIC).crew?.youkounkoun).toBe(-1);
    expect(drawn.view(PUBLIC).ships[GHOST].faceDown).toEqual([{ worth: null, cursed: false, seenBy: [] }]);
    const stolen = ghostly('15: gold 9', '30', '16: | beth ?youkounkoun', {
      plays: ['forward/food'],
      loaded: [die('star')],
    });
    const told = stolen.does(A, { type: 'stealHidden' });
    expect(of('treasureStolen', told)).toMatchObject([{ shown: 12 }]);
    expect(stolen.view(PUBLIC).crew?.youkounkoun).toBe(A);
  });

  test('CREW-GHOST-06: the tokens it takes lie with it and are worth nothing', () => {
    const table = ghostly('42', '43', '18: gold 5 | beth');
    expect(table.view(PUBLIC).crew?.tokens[GHOST]).toBe(1);
    expect(scoreOf(table.state, GHOST).crew).toEqual({ characters: [], shipowner: 0, bishop: 0 });
  });

  test('CREW-GHOST-07: nobody’s characters act for it', () => {
    const all = 'mage, navigator, anchorman, sirBeth, strategist';
    const table = ghostly(`42: ${all}`, '30: weasel, saran', '27: gold 5 | beth', { dice: [1, 2], loaded: [] });
    expect(table.told().map(({ type }) => type)).not.toContain('diceSwapped');
    expect(of('sailed', table.told()).filter(({ ship }) => ship === GHOST)[0]).toMatchObject({ to: 28 });
    const fight = ghostly(`42: ${all}`, '16: weasel', '15: gold 5 | beth', { loaded: [die(4), die(4)] });
    expect(of('combatRolled', fight.told())[0]).toMatchObject({ ship: GHOST, bonus: 2 });
    expect(of('combatRolled', fight.told())[0]).not.toHaveProperty('bonusBy');
    expect(of('combatWonOutright', fight.told())).toEqual([]);
  });

  test('CREW-GHOST-08: the Weasel looks at up to three of its face-down cards, and one is taken', () => {
    const table = ghostly('15: gold 9, weasel', '30', '16: | beth ?+3 ?+7 ?youkounkoun', {
      plays: ['forward/food'],
      loaded: [die('star')],
    });
    table.does(A, { type: 'stealHidden' });
    expect([table.step, table.options(A)]).toEqual(['keepTreasure', ['keep 3', 'keep 7', 'keep 12']]);
    table.does(A, { type: 'keepTreasure', worth: 7 });
    expect([table.treasures(A), table.treasures(GHOST)]).toEqual(['+7', '+12 +3 beth']);
    expect(table.view(B).ships[GHOST].faceDown).toMatchObject([{ worth: null }, { worth: null }]);
  });
});
