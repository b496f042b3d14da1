/** Answers that nobody would tell apart: which tokens pay a price, and one powder more or less. */
import type { Seat } from '../../../kernel/seats.ts';
import type { Offer } from '../../../kernel/steps.ts';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';

/** So many payments are kept at most. */
const PAYMENTS = 2;
/** Up to this every amount of powder is kept, beyond it every second, and all there is. */
const EXACT = 4;

export function group(_s: State, _seat: Seat, out: Offer<Action>): void {
  if (out.length <= PAYMENTS) return;
  const [{ type }] = out.list;
  if (type === 'pay') keepPayments(out);
  else if (type === 'spendPowder') keepAmounts(out);
}

/** Those that touch the fewest holds: what is taken from one stack empties it sooner than what is taken from many. */
function keepPayments(out: Offer<Action>): void {
  let fewest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < out.length; i++) fewest = Math.min(fewest, touched(out.list[i]));
  let kept = 0;
  for (let i = 0; i < out.length && kept < PAYMENTS; i++)
    if (touched(out.list[i]) === fewest) out.list[kept++] = out.list[i];
  shorten(out, kept);
}

/** From how many holds a payment takes something. */
function touched(action: Action): number {
  if (action.type !== 'pay') return 0;
  let holds = 0;
  for (let i = 0; i < action.tokens.length; i++) if (action.tokens[i] > 0) holds++;
  return holds;
}

function keepAmounts(out: Offer<Action>): void {
  const last = out.length - 1;
  let kept = 0;
  for (let i = 0; i <= last; i++) if (i <= EXACT || i === last || i % 2 === 0) out.list[kept++] = out.list[i];
  shorten(out, kept);
}

function shorten(out: Offer<Action>, length: number): void {
  out.length = length;
  out.answerCount = length;
}
