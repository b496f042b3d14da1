/** Paying from several holds: what was touched there, as one of the payments that the rules offer. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { HOLDS, SIXTH } from '@havre/engine/games/jamaica/material.ts';
import { stacksOf } from '@havre/engine/games/jamaica/payment.ts';
import { holdAt, type Ship } from '@havre/engine/games/jamaica/state.ts';

/** What is asked for: so many tokens of these goods, from the holds of a ship. */
export interface Bill {
  readonly ship: Ship;
  readonly types: number;
  readonly amount: number;
}

/** Tokens taken from each of the six holds. */
export type Takings = readonly number[];

type Pay = Extract<Action, { type: 'pay' }>;

/** The bill that waits to be paid, or null. */
export function billOf({ now }: View): Bill | null {
  if (now?.step !== 'choosePayment') return null;
  return { ship: now.ship ?? 0, types: now.types ?? 0, amount: now.amount ?? 0 };
}

/** From which holds a payment of the rules takes its tokens: it counts them from the largest stack on. */
function takingsOf(view: View, { ship, types }: Bill, { tokens }: Pay): Takings {
  const takings = Array<number>(HOLDS).fill(0);
  stacksOf({ goods: [...view.goods], tokens: [...view.tokens] }, ship, types).forEach((hold, i) => {
    takings[hold] = tokens[i] ?? 0;
  });
  return takings;
}

/** What is left in the holds, as far as it makes a difference: holds of the board are equal. */
function leftBy(view: View, { ship, types }: Bill, takings: Takings): string {
  const left = takings.map((taken, hold) => {
    const at = holdAt(ship, hold);
    return ((view.goods[at] ?? 0) & types) === 0 ? '' : `${view.goods[at]} ${(view.tokens[at] ?? 0) - taken}`;
  });
  return [...left.slice(0, SIXTH).sort(), left[SIXTH]].join();
}

/**
 * The payment of the rules that leaves the same behind as what was touched; null while it is not the whole amount.
 * @example paymentFor(view, bill, [2, 0, 1, 0, 0, 0], legal)
 */
export function paymentFor(view: View, bill: Bill, takings: Takings, legal: readonly Action[]): Pay | null {
  const wanted = leftBy(view, bill, takings);
  const found = legal.find(
    action => action.type === 'pay' && leftBy(view, bill, takingsOf(view, bill, action)) === wanted,
  );
  return found?.type === 'pay' ? found : null;
}

/** What is proposed first: the payment that leaves most holds empty, since empty holds can be loaded. */
export function proposal(view: View, bill: Bill, legal: readonly Action[]): Takings {
  const all = legal.flatMap(action => (action.type === 'pay' ? [takingsOf(view, bill, action)] : []));
  const emptied = (takings: Takings): number =>
    takings.filter((taken, hold) => taken > 0 && taken === view.tokens[holdAt(bill.ship, hold)]).length;
  return all.toSorted((one, other) => emptied(other) - emptied(one))[0] ?? Array<number>(HOLDS).fill(0);
}

/**
 * One token more from a hold, or all of them back if none is left there; what is too much goes back to the other holds.
 * @example oneMore(view, bill, [2, 1, 0, 0, 0, 0], 1) // [1, 2, 0, 0, 0, 0]
 */
export function oneMore(view: View, { ship, amount }: Bill, takings: Takings, hold: number): Takings {
  const most = view.tokens[holdAt(ship, hold)] ?? 0;
  const taken = takings[hold] ?? 0;
  if (taken >= Math.min(most, amount)) return takings.with(hold, 0);
  const after = takings.with(hold, taken + 1);
  if (after.reduce((sum, one) => sum + one, 0) <= amount) return after;
  const other = after.findLastIndex((one, i) => i !== hold && one > 0);
  return after.with(other, (after[other] ?? 0) - 1);
}
