/** Going backward in a shortage: what both editions share. */
import type { Action } from './actions.ts';
import { type Path, SPACES, type Space } from './board.ts';
import type { RetreatRule, Taken } from './events.ts';
import { type Goods, goodsNamed } from './material.ts';
import { takeAll } from './payment.ts';
import type { Ship, State } from './state.ts';

export const RETREATS: readonly Action[] = Array.from({ length: SPACES }, (_, to) => ({ type: 'retreat', to }));

/**
 * The first step of a shortage: all tokens of the type that is asked for, and of no other. There may be none
 * (JAM-SHORTAGE07-12, JAM-SHORTAGE21-22), and the rest is not owed (JAM-SHORTAGE07-17, JAM-SHORTAGE21-19).
 */
export function payAll(
  s: State,
  ship: Ship,
  demand: Goods,
  price: number,
  rule: 'JAM-SHORTAGE07-02' | 'JAM-SHORTAGE21-02',
): void {
  const holds: Taken[] = takeAll(s, ship, demand);
  if (s.journal === null) return;
  const space = s.space[ship];
  const tokens = holds.reduce((sum, taken) => sum + taken.tokens, 0);
  s.journal.add({ type: 'ranShort', rule, ship, space, goods: goodsNamed(demand), tokens, holds, price });
}

/**
 * The ship goes back, so far and no other (CREW-POWER-35); where it arrives it attacks whoever is there (JAM-SHORTAGE21-09).
 * Nobody is thrown over Port Royal, so the lap counter stays; who is behind it already goes further back
 * (JAM-SHORTAGE07-16, JAM-SHORTAGE21-16). Gives where it came from.
 */
export function goBack(s: State, ship: Ship, to: Space): Space {
  const from = s.space[ship];
  s.space[ship] = to;
  return from;
}

/** A ship has gone back along a way. */
export function tellRetreat(s: State, ship: Ship, from: Space, path: Path, rule: RetreatRule): void {
  const to = path[path.length - 1];
  s.journal?.add({ type: 'retreated', rule, ship, from, to, path, lap: s.lap[ship] });
}

/** Of several ways back, the one that ends on a space. */
export const wayTo = (ways: readonly Path[], to: number): Path => ways.find(path => path.at(-1) === to) ?? ways[0];
