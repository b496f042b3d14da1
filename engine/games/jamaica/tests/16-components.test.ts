/** Chapter 16: component data the texts show only in pictures. */
import { describe, expect, test } from 'vitest';
import { actionDeck, actionDie, board, combatDie, shortageDie, treasures } from '../components.ts';
import { characters, crewTreasures, tavern } from '../crew-components.ts';
import { A, begin, die, of, scene } from './kit.ts';

const counted = (values: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(values)].map(value => [value, values.filter(other => other === value).length]));

describe('dice and cards', () => {
  test('JAM-DATA-01: two ordinary dice, 1 to 6', () => {
    expect(actionDie).toEqual({ status: 'certain', faces: [1, 2, 3, 4, 5, 6] });
    expect(
      begin(3)
        .match.log[0].draws.slice(-2)
        .map(([bound]) => bound),
    ).toEqual([6, 6]);
  });

  test('JAM-DATA-02: the combat die shows 2, 4, 6, 8, 10 and a star', () => {
    expect(combatDie).toEqual({ status: 'certain', faces: [2, 4, 6, 8, 10, 'star'] });
    const faces = [0, 1, 2, 3, 4, 5].map(lot => {
      const table = scene({ ships: ['15: gold 9', '16: gold 1', '44'], plays: ['forward/food'], loaded: [lot] });
      return of('combatRolled', table.told())[0]?.face;
    });
    expect(faces).toEqual([2, 4, 6, 8, 10, 'star']);
  });

  test('JAM-DATA-03: 2 and 4 circle, 6 and 8 square, 10 skull, star star; likely', () => {
    expect(shortageDie).toEqual({
      status: 'likely',
      symbols: ['circle', 'circle', 'square', 'square', 'skull', 'star'],
    });
    const table = scene({ edition: '2021', ships: ['16', '44', '44'], plays: ['forward/food'], loaded: [die(4)] });
    expect(of('shortageRolled', table.told())).toMatchObject([{ face: 4, symbol: 'circle' }]);
  });

  test('JAM-DATA-04: eleven action cards, each once', () => {
    expect(actionDeck.cards.map(card => card.join('/')).sort()).toEqual([
      'backward/forward',
      'food/forward',
      'food/powder',
      'forward/backward',
      'forward/food',
      'forward/forward',
      'forward/powder',
      'gold/forward',
      'gold/gold',
      'powder/food',
      'powder/gold',
    ]);
  });

  test('JAM-DATA-05: the points cards are +3, +3, +5, +7, +7 and -2, -3, -4', () => {
    expect([treasures.positive, treasures.cursed, treasures.status]).toEqual([
      [3, 3, 5, 7, 7],
      [-2, -3, -4],
      'certain',
    ]);
  });
});

describe('the board', () => {
  const { spaces, forks } = board;
  const ofKind = (kind: string) => spaces.filter(space => space.kind === kind);

  test('JAM-DATA-06: 50 spaces with the prices, lanes and totals of the published board', () => {
    expect([spaces.length, ofKind('sea').length, ofKind('port').length, ofKind('lair').length]).toEqual([
      50, 29, 11, 9,
    ]);
    expect(counted(ofKind('sea').map(({ price }) => price))).toEqual({ 1: 3, 2: 9, 3: 12, 4: 5 });
    expect(counted(ofKind('port').map(({ price }) => price))).toEqual({ 3: 6, 5: 4, 7: 1 });
    expect(spaces.map(({ id }) => id)).toEqual(spaces.map((_, i) => i));
    for (const { at, outer, inner, rejoin } of forks) {
      expect(spaces[at].next).toEqual([outer[0], inner[0]]);
      expect([outer, inner].map(lane => spaces[lane.at(-1) ?? 0].next)).toEqual([[rejoin], [rejoin]]);
      expect(outer.filter(space => spaces[space].kind === 'lair')).toHaveLength(2);
      expect(inner.length).toBeLessThan(outer.length);
    }
    const lap = (lane: 'outer' | 'inner') => 38 - 6 * 3 + forks.reduce((sum, fork) => sum + fork[lane].length, 0) + 6;
    expect([lap('inner'), lap('outer')]).toEqual([32, 44]);
    expect(spaces.slice(1, 41).every(({ score }) => score === -5)).toBe(true);
    expect(spaces.slice(41).map(({ score }) => score)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(board.lessSure).toMatchObject([{ space: 30, fact: 'price', status: 'likely' }]);
  });

  test('JAM-DATA-07: 15 is printed on Port Royal', () => {
    expect(spaces[0]).toMatchObject({ kind: 'portRoyal', score: 15 });
    const table = scene({ ships: ['49', '44', '44'], plays: ['forward/food'] });
    expect(of('scored', table.told())[A]?.position).toBe(15);
  });
});

describe('The Crew', () => {
  test('JAM-DATA-08: 21 places in three rows of seven, the bottle in the middle of a long side with three neighbours', () => {
    const { columns, rows, stairs } = tavern;
    expect([columns * rows, stairs]).toEqual([21, { column: 3, row: 0 }]);
    const neighbours = [
      [stairs.column - 1, stairs.row],
      [stairs.column + 1, stairs.row],
      [stairs.column, stairs.row - 1],
      [stairs.column, stairs.row + 1],
    ].filter(([column, row]) => column >= 0 && column < columns && row >= 0 && row < rows);
    expect(neighbours).toHaveLength(3);
    expect(tavern.status).toBe('reconstructed');
  });

  test('JAM-DATA-09: twenty characters, four of each family; the King +9 and -3 is certain', () => {
    expect(characters).toHaveLength(20);
    expect(Object.values(Object.groupBy(characters, ({ family }) => family)).map(one => one?.length)).toEqual([
      4, 4, 4, 4, 4,
    ]);
    expect(characters.filter(({ status }) => status === 'certain')).toMatchObject([{ id: 'king', home: 9, away: -3 }]);
    for (const { id, home, away } of characters) if (id !== 'king') expect(home - away).toBe(3);
    expect(new Set(characters.map(({ id }) => id)).size).toBe(20);
  });

  test('JAM-DATA-10: the Youkounkoun is worth 12; eight positive cards and three amulets', () => {
    expect(crewTreasures.youkounkoun).toEqual({ worth: 12, status: 'certain' });
    expect([crewTreasures.positive.length, crewTreasures.amulets]).toEqual([8, [-2, -3, -4]]);
    expect(crewTreasures.status).toBe('reconstructed');
  });
});
