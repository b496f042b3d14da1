/** What the own holds would look like after a card, as far as it can be known before it is played. */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { type Card, HOLDS } from '@havre/engine/games/jamaica/material.ts';
import { forecast, type Prospect } from '@havre/engine/games/jamaica/questions.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Omen } from './holds.tsx';
import { stackAt } from './reading.ts';

/**
 * For each hold what the card would bring or take; null where nothing changes, or where it is open what does.
 * @example omensOf(view, seat, card)[2] // { type: 'comes', stack: { goods: 'gold', tokens: 4 }, isSure: true }
 */
export function omensOf(view: View, seat: Seat, card: Card): readonly (Omen | null)[] {
  const { morning, evening } = forecast(view, seat, card);
  const omens = Array<Omen | null>(HOLDS).fill(null);
  for (const half of [morning, evening]) {
    if (half.icon === 'forward' || half.icon === 'backward') pay(view, seat, half, omens);
    else load(half, half.icon, omens);
  }
  return omens;
}

function load({ holds, tokens }: Prospect, goods: 'gold' | 'food' | 'powder', omens: (Omen | null)[]): void {
  for (const hold of holds) omens[hold] ??= { type: 'comes', stack: { goods, tokens }, isSure: holds.length === 1 };
}

/** A price is only shown where the voyage can end in one way. */
function pay(view: View, seat: Seat, { stops }: Prospect, omens: (Omen | null)[]): void {
  const [stop] = stops;
  if (stop === undefined || stops.length > 1 || stop.goods === null) return;
  let due = stop.payable ? stop.price : Number.POSITIVE_INFINITY;
  for (let hold = 0; hold < HOLDS && due > 0; hold++) {
    const stack = stackAt(view, seat, hold);
    const before = omens[hold];
    if (stack?.goods !== stop.goods || before?.type === 'comes') continue;
    const gone = before?.tokens ?? 0;
    const some = Math.min(due, stack.tokens - gone);
    if (some <= 0) continue;
    due -= some;
    omens[hold] = { type: 'goes', tokens: gone + some };
  }
}
