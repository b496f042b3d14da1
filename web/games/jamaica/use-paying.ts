/** Paying from several holds, token by token, until the rules are satisfied. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { holdAt } from '@havre/engine/games/jamaica/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useEffect, useState } from 'preact/hooks';
import { type Bill, billOf, oneMore, paymentFor, proposal, type Takings } from './payment.ts';
import type { Play } from './use-play.ts';

export interface Paying {
  readonly bill: Bill;
  /** Tokens taken from each hold so far. */
  readonly takings: Takings;
  readonly sum: number;
  /** The payment that this makes; null while it is not the whole amount. */
  readonly action: Action | null;
  isPayable(hold: number): boolean;
  touch(hold: number): void;
}

/** What the own seat has to pay, if it may choose from which holds; null else. */
export function usePaying(view: View, seat: Seat | null, play: Play, decision: number | null): Paying | null {
  const [touched, setTouched] = useState<Takings | null>(null);
  useEffect(() => setTouched(null), [decision]);
  const bill = billOf(view);
  const isAsked = play.legal.some(({ type }) => type === 'pay');
  if (bill === null || bill.ship !== seat || !isAsked) return null;
  const takings = touched ?? proposal(view, bill, play.legal);
  return {
    bill,
    takings,
    sum: takings.reduce((sum, one) => sum + one, 0),
    action: paymentFor(view, bill, takings, play.legal),
    isPayable: hold => ((view.goods[holdAt(bill.ship, hold)] ?? 0) & bill.types) !== 0,
    touch: hold => setTouched(oneMore(view, bill, takings, hold)),
  };
}
