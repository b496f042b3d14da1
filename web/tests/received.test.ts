import { describe, expect, it } from 'vitest';
import { secretsIn } from './received.ts';

const update = (eyes: string, rest: object) =>
  ({ v: 1, type: 'update', eyes, table: { table: 'x1' }, ...rest }) as never;
const drew = (seat: number) => ({
  items: [{ at: 0, type: 'game', letter: { events: [{ type: 'drew', seat, secret: { cards: [7] } }] } }],
});

describe('what a page must not get', () => {
  it('is a hand, for whoever looks on', () => {
    expect(secretsIn(update('public', { view: { hand: [2, 7] } }))).toEqual(['a hand for public']);
    expect(secretsIn(update('public', { viewChange: { hand: [] } }))).toEqual(['a hand for public']);
    expect(secretsIn(update('public', { view: { hand: null, handSizes: [2, 2] } }))).toEqual([]);
    expect(secretsIn(update('public', { film: [[['turn', 1]], [['hand', [7]]]] }))).toEqual(['a hand for public']);
    expect(secretsIn(update('public', { film: [[['seats', 1, 'hand', 2]]] }))).toEqual([]);
  });

  it('is a second hand, for whoever sits', () => {
    expect(secretsIn(update('seat 1', { view: { hand: [2, 7] } }))).toEqual([]);
    expect(secretsIn(update('seat 1', { view: { hand: [2], rivals: [{ hand: [7] }] } }))).toHaveLength(1);
  });

  it('is not how many cards others hold', () => {
    expect(secretsIn(update('seat 1', { view: { hand: [2], seats: [{ hand: 3 }, { hand: 1 }] } }))).toEqual([]);
  });

  it('is a treasure that neither came nor went here', () => {
    const stolen = { type: 'treasureStolen', ship: 2, loser: 0, secret: { worth: 7 } };
    const told = (eyes: string) => update(eyes, { items: [{ at: 0, type: 'game', letter: { events: [stolen] } }] });
    expect([0, 2].flatMap(seat => secretsIn(told(`seat ${seat}`)))).toEqual([]);
    expect(secretsIn(told('seat 1'))).toHaveLength(1);
  });

  it('is a card that somebody else drew', () => {
    expect(secretsIn(update('seat 1', drew(1)))).toEqual([]);
    expect(secretsIn(update('seat 1', drew(2)))).toHaveLength(1);
    expect(secretsIn(update('public', drew(1)))).toHaveLength(1);
  });
});
