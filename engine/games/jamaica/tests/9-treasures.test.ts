/** Chapter 9: treasures (trésors). */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { POWERS, TREASURES, WORTH } from '../material.ts';
import { A, B, C, die, of, type Scene, scene, type Table } from './kit.ts';

/** A finds the top treasure of lair 19. */
const finds = (pile: string, more: Partial<Scene> = {}): Table =>
  scene({
    ships: ['18: food 9, gold 9', '44', '44'],
    plays: ['forward/powder'],
    dice: [1, 2],
    plundered: [44],
    pile,
    ...more,
  });

const POINTS = WORTH.slice(POWERS.length);

describe('the cards', () => {
  test('JAM-TREASURE-01: four powers and eight points cards', () => {
    expect([POWERS.length, POINTS.length, TREASURES]).toEqual([4, 8, 12]);
  });

  test('JAM-TREASURE-02: a power is laid face up as soon as it is drawn', () => {
    const table = finds('map');
    for (const viewer of [A, B, PUBLIC]) expect(table.view(viewer).ships[A].powers).toEqual(['morganMap']);
    expect(of('tookTreasure', table.told())).toMatchObject([{ power: 'morganMap', rule: 'JAM-TREASURE-02' }]);
  });

  test('JAM-TREASURE-03: a power serves whoever owns it, as long as it is owned', () => {
    const table = scene({
      ships: ['15: gold 9', '16: | beth', '44'],
      plays: ['forward/forward'],
      dice: [1, 2],
      loaded: [die('star')],
    });
    table.does(A, { type: 'stealPower', power: 'ladyBeth' });
    expect(table.view(PUBLIC).ships.map(({ powers }) => powers)).toEqual([['ladyBeth'], [], []]);
    const next = scene({ ships: ['15: gold 9 | beth', '16', '44'], plays: ['forward/food'], loaded: [die(2), die(2)] });
    expect(of('combatEnded', next.told())).toMatchObject([{ attack: 4, defence: 2, winner: A }]);
  });

  test('JAM-TREASURE-04: a points card is laid face down and shown only at the end', () => {
    const table = finds('+7');
    expect(table.view(A).ships[A].faceDown).toMatchObject([{ worth: 7 }]);
    expect(table.view(B).ships[A].faceDown).toMatchObject([{ worth: null }]);
    const end = scene({ ships: ['49: | +7', '44', '44'], plays: ['forward/food'] });
    expect(end.view(PUBLIC).ships[A].faceDown).toMatchObject([{ worth: 7 }]);
  });

  test('JAM-TREASURE-05: five are worth +3 to +7', () => {
    const good = POINTS.filter(worth => worth > 0);
    expect([good.length, Math.min(...good), Math.max(...good)]).toEqual([5, 3, 7]);
  });

  test('JAM-TREASURE-06: three are cursed and cost 2 to 4', () => {
    const cursed = POINTS.filter(worth => worth < 0);
    expect([cursed.length, Math.min(...cursed), Math.max(...cursed)]).toEqual([3, -4, -2]);
  });

  test('JAM-TREASURE-07: there is no limit to what one ship owns', () => {
    const table = finds('+3', { ships: ['18: food 9 | map sabre beth sixth +7 +7 +5 -2 -3', '44', '44'] });
    expect(table.treasures(A).split(' ')).toHaveLength(10);
  });

  test('JAM-TREASURE-08: every treasure of a player can be stolen', () => {
    const table = scene({
      ships: ['15: gold 9 | sabre', '16: | map beth sixth +3', '44'],
      plays: ['forward/food'],
      loaded: [die('star')],
    });
    table.does(A, { type: 'keepRoll' });
    expect(table.options(A)).toEqual([
      'decline',
      'stealPower morganMap',
      'stealPower ladyBeth',
      'stealPower sixthHold',
      'stealHidden',
    ]);
  });
});

describe('powers', () => {
  test('JAM-TREASURE-09: with Morgan’s Map one plays with four cards', () => {
    const table = scene({ ships: ['16: | map', '29', '44'], plays: ['gold/gold', 'gold/gold', 'gold/gold'] });
    expect(table.view(PUBLIC).seats.map(({ hand }) => hand)).toEqual([4, 3, 3]);
    expect(of('drew', table.told())[0]).toMatchObject({ seat: A, count: 2, rule: 'JAM-TREASURE-09' });
  });

  test('JAM-TREASURE-10: the fourth card comes at the next end of round, not before', () => {
    const table = finds('map', { plays: ['forward/forward'], dice: [1, 1] });
    expect(table.step).toBe('chooseWay'); // in the evening, the Map already owned
    expect(table.view(PUBLIC).seats[A].hand).toBe(2);
    table.sail(A, 20);
    expect(table.view(PUBLIC).seats[A].hand).toBe(4);
  });

  test('JAM-TREASURE-11: when the Map is lost no card is discarded, and its former owner draws none', () => {
    const table = scene({
      ships: ['16: | map', '15: gold 9', '44'],
      plays: ['gold/gold', 'forward/food'],
      loaded: [die('star')],
      arrange: s => {
        s.hands[A].push(s.piles[A].pop() ?? 0); // four cards before one was chosen
      },
    });
    expect(table.view(PUBLIC).seats[A].hand).toBe(3);
    table.does(B, { type: 'stealPower', power: 'morganMap' });
    expect(
      table
        .view(PUBLIC)
        .seats.map(({ hand }) => hand)
        .slice(0, 2),
    ).toEqual([3, 4]);
    expect(of('drew', table.told()).map(({ seat, count }) => [seat, count])).toEqual([[B, 2]]);
  });

  test('JAM-TREASURE-12: the 6th Hold is a sixth hold under the usual rules', () => {
    const full = 'food 1, food 2, food 3, food 4, food 5';
    const table = scene({ ships: [`16: ${full} | sixth`, '29', '44'], plays: ['food/powder'], dice: [6, 1] });
    expect(table.holds(A)).toMatch(/food 6$/);
    expect(of('loaded', table.told())[0]).toMatchObject({ hold: 5, emptied: null });
  });

  test('JAM-TREASURE-13: it can be used at once, empty, for the evening load', () => {
    const table = finds('sixth', { ships: ['18: food 1, food 2, food 3, food 4, food 5', '44', '44'] });
    expect(table.holds(A)).toBe('food 1, food 2, food 3, food 4, food 5, powder 2');
  });

  test('JAM-TREASURE-14: a power drawn on arrival does not reach back to the combat of that arrival', () => {
    const table = finds('beth', { ships: ['18: food 9', '19', '44'], loaded: [die(4), die(4)] });
    expect(of('combatEnded', table.told())).toMatchObject([{ attack: 4, defence: 4, winner: null }]);
    expect(table.treasures(A)).toBe('beth');
  });
});

describe('tokens and points', () => {
  test('JAM-TREASURE-15: a token taken leaves the game', () => {
    const table = finds('+3');
    expect(table.view(PUBLIC).lairs).toHaveLength(7);
    expect(table.view(PUBLIC).lairs).not.toContain(19);
  });

  test('JAM-TREASURE-16: a lair gives its treasure to the first ship only', () => {
    const table = finds('+3 +5', {
      ships: ['18: food 9', '18: food 9', '44'],
      plays: ['forward/powder', 'forward/powder'],
      loaded: [die(2), die(2)],
    });
    expect(of('tookTreasure', table.told()).map(({ ship }) => ship)).toEqual([A]);
    expect(table.treasures(B)).toBe('');
  });

  test('JAM-TREASURE-17: powers are worth no points', () => {
    const table = scene({ ships: ['49: | map sabre beth sixth', '44', '44'], plays: ['forward/food'] });
    expect(of('scored', table.told())[A]).toMatchObject({ position: 15, treasures: [], total: 15 });
  });

  test('JAM-TREASURE-18: only who owns the Map when hands are refilled fills up to four', () => {
    const table = scene({
      ships: ['18: gold 9', '16: gold 9', '44'],
      plays: ['forward/powder', 'forward/backward', 'gold/gold'],
      dice: [1, 1],
      plundered: [44],
      pile: 'map',
      arrange: s => {
        s.space[B] = 18;
      },
      loaded: [die('star')],
    });
    // A draws the Map on 19; B arrives there, wins, and takes it within the same round.
    table.does(B, { type: 'stealPower', power: 'morganMap' });
    expect(table.view(PUBLIC).seats.map(({ hand }) => hand)).toEqual([3, 4, 3]);
    expect(table.treasures(C)).toBe('');
  });
});
