/** The cards of a hand as things one can point to: equal cards are the same to the rules, but not to the eye. */
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';

/** A card in the hand, with a name that it keeps as long as it is there. */
export interface Held {
  readonly id: number;
  readonly card: Card;
}

/**
 * A hand after a change: cards that are still there keep their names, new ones get new names. Of equal cards, the one that
 * was played is the one that is gone.
 * @example let held = heldAs([], [5, 7]); held = heldAs(held, [7], held[0]?.id);
 */
export function heldAs(before: readonly Held[], hand: readonly Card[], played?: number): readonly Held[] {
  const isSame = before.length === hand.length && before.every(({ card }, i) => card === hand[i]);
  if (isSame) return before;
  const left = [...before].sort((one, other) => Number(one.id === played) - Number(other.id === played));
  let next = before.reduce((highest, { id }) => Math.max(highest, id), played ?? -1);
  return hand.map(card => {
    const at = left.findIndex(held => held.card === card);
    const [kept] = at < 0 ? [] : left.splice(at, 1);
    return kept ?? { id: ++next, card };
  });
}
