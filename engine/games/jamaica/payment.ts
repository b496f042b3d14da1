/**
 * From which holds tokens are paid or spent (JAM-PRICE-07, JAM-COMBAT-16).
 *
 * Holds of the board are equal, so two payments that leave the same stacks behind are one. Where only one is possible nobody
 * is asked; where several are, the owner chooses.
 */
import { call } from '../../kernel/flow.ts';
import { type Action, MOST_POWDER } from './actions.ts';
import { KIND } from './board.ts';
import { book } from './book.ts';
import type { Taken } from './events.ts';
import { type Goods, goodsNamed, HOLDS, NOTHING, POWDER, SIXTH } from './material.ts';
import { paysByExchange } from './powers.ts';
import { decider, fill, holdAt, NO_SHIP, type Ship, type State } from './state.ts';

/** What tokens are taken for. */
export const PRICE_OF_SPACE = 0;
export const ATTACK = 1;
export const DEFENCE = 2;
/** What an expansion asks for something of its own. */
export const FEE = 3;

/** A stack as one number: goods, then tokens. */
const TOKENS = 64;

/** The holds of a ship with some goods, in the order in which a payment counts them, and their stacks; kept between calls. */
const holds = new Int32Array(HOLDS);
const stacks = new Int32Array(HOLDS);

/**
 * Finds the holds with some goods: those of the board with the largest stack first, then the 6th Hold. Fills `holds` and
 * `stacks`, and says how many there are.
 */
function findStacks({ goods, tokens }: Pick<State, 'goods' | 'tokens'>, ship: Ship, types: Goods): number {
  const first = holdAt(ship, 0);
  let found = 0;
  for (let hold = 0; hold < HOLDS; hold++) {
    const at = first + hold;
    if ((goods[at] & types) === 0) continue;
    const stack = goods[at] * TOKENS + tokens[at];
    let place = found++;
    for (; hold !== SIXTH && place > 0 && stacks[place - 1] < stack; place--) {
      holds[place] = holds[place - 1];
      stacks[place] = stacks[place - 1];
    }
    holds[place] = hold;
    stacks[place] = stack;
  }
  return found;
}

/**
 * The holds that the tokens of a payment are counted from: those of the board with the largest stack first, then the 6th Hold.
 * @example stacksOf(s, ship, FOOD) // [3, 0, 5]
 */
export const stacksOf = (s: Pick<State, 'goods' | 'tokens'>, ship: Ship, types: Goods): number[] =>
  Array.from(holds.subarray(0, findStacks(s, ship, types)));

/** Payments already worked out, by the sizes of the stacks and the amount: there are a few thousand that can ever come up. */
const known = new Map<number, readonly Action[]>();

/** Stacks of more tokens than this come from no load; payments from them are worked out anew each time. */
const USUAL = 7;

/** The one way to take an amount from a single stack. */
const ALONE: readonly (readonly Action[])[] = Array.from({ length: MOST_POWDER + 1 }, (_, amount) => [
  { type: 'pay', tokens: [amount] },
]);

/**
 * Payments are made once and shared by all lists: those in use are few, and stay near. By how many stacks they are from, then
 * by the tokens from each as one number.
 */
const made: readonly Map<number, Action>[] = Array.from({ length: HOLDS + 1 }, () => new Map());

/** The tokens from each stack of the payment that is being worked out; kept between calls. */
const taken = new Int32Array(HOLDS);

function paymentOf(count: number): Action {
  let tokens = 0;
  for (let i = 0; i < count; i++) tokens = tokens * TOKENS + taken[i];
  let payment = made[count].get(tokens);
  if (payment === undefined) {
    payment = { type: 'pay', tokens: Array.from(taken.subarray(0, count)) };
    made[count].set(tokens, payment);
  }
  return payment;
}

/** Every payment of an amount from a ship's stacks, each once. */
export const payments = (s: State, ship: Ship, types: Goods, amount: number): readonly Action[] =>
  paymentsFrom(types, amount, findStacks(s, ship, types));

/** The same, once the stacks are found. */
function paymentsFrom(types: Goods, amount: number, count: number): readonly Action[] {
  if (count === 1) return ALONE[amount];
  let key = amount * 2 + (count > 0 && holds[count - 1] === SIXTH ? 1 : 0);
  for (let i = 0; i < count; i++) {
    const tokens = stacks[i] - types * TOKENS;
    if (tokens > USUAL || tokens < 0) return workedOut(count, amount);
    key = key * (USUAL + 1) + tokens;
  }
  key = key * (HOLDS + 2) + count; // a small whole number; with the count, no two lists of stacks share it
  let ways = known.get(key);
  if (ways === undefined) {
    ways = workedOut(count, amount);
    known.set(key, ways);
  }
  return ways;
}

/** All ways to take an amount from the stacks that were found, each result once. */
function workedOut(count: number, amount: number): Action[] {
  const ways: Action[] = [];
  takeOn(ways, 0, count, holds[count - 1] === SIXTH ? count - 1 : count, amount);
  return ways;
}

/**
 * Goes on with the stack at `i`, of which the first `equal` ones lie in equal holds, the largest first. What is left can always
 * be laid out so that, of the same goods, no stack is smaller than the one after it: so only ways that leave it like that are
 * worked out, those that take most from the first stacks first.
 */
function takeOn(ways: Action[], i: number, count: number, equal: number, rest: number): void {
  if (i === count) {
    if (rest === 0) ways.push(paymentOf(count));
    return;
  }
  const size = stacks[i] % TOKENS;
  let least = 0;
  if (i > 0 && i < equal) {
    const before = stacks[i - 1] % TOKENS;
    const isSameGoods = stacks[i] - size === stacks[i - 1] - before;
    if (isSameGoods) least = Math.max(0, size - (before - taken[i - 1]));
  }
  for (let some = Math.min(rest, size); some >= least; some--) {
    taken[i] = some;
    takeOn(ways, i + 1, count, equal, rest - some);
  }
}

/** Takes an amount of some goods, or of what may stand for them, from a ship. */
export function pay(s: State, ship: Ship, goods: Goods, amount: number, use: number): void {
  if (!paysByExchange(s, ship, goods, amount, use)) payFrom(s, ship, goods, amount, use);
}

/** Takes an amount of these goods; where it makes a difference from which holds, their owner is asked first. */
export function payFrom(s: State, ship: Ship, types: Goods, amount: number, use: number): void {
  const count = findStacks(s, ship, types);
  const ways = paymentsFrom(types, amount, count);
  if (ways.length === 1) takeFrom(s, ship, types, count, ways[0], use);
  else call(s, choosePayment, { ship, types, amount, use });
}

export const choosePayment = book.choice<{ ship: Ship; types: Goods; amount: number; use: number }>('choosePayment', {
  who: (s, v) => decider(s, v.ship, NO_SHIP),
  legal(s, v, _seat, out) {
    const ways = payments(s, v.ship, v.types, v.amount);
    for (let i = 0; i < ways.length; i++) out.push(ways[i]);
  },
  otherwise: (s, v) => payments(s, v.ship, v.types, v.amount)[0], // JAM-NET-01: from the first holds
  apply: (s, v, action) => takeFrom(s, v.ship, v.types, findStacks(s, v.ship, v.types), action, v.use),
});

/** Takes the tokens of a payment from the stacks that were found. */
function takeFrom(s: State, ship: Ship, types: Goods, count: number, action: Action, use: number): void {
  if (action.type !== 'pay') return;
  const { tokens } = action;
  const goods = count === 0 ? types : s.goods[holdAt(ship, holds[0])];
  for (let i = 0; i < count; i++) {
    const at = holdAt(ship, holds[i]);
    fill(s, ship, holds[i], s.goods[at], s.tokens[at] - tokens[i]);
  }
  if (s.journal === null) return;
  const from: Taken[] = tokens.map((some, i) => ({ hold: holds[i], tokens: some })).filter(taken => taken.tokens > 0);
  tell(s, ship, use, goods, from);
}

/** JAM-COMBAT-06, JAM-COMBAT-08, JAM-PRICE-01, JAM-PRICE-02: what the tokens went for. */
function tell(s: State, ship: Ship, use: number, goods: Goods, from: Taken[]): void {
  const tokens = from.reduce((sum, taken) => sum + taken.tokens, 0);
  if (use === PRICE_OF_SPACE) {
    const space = s.space[ship];
    const rule = KIND[space] === 'port' ? 'JAM-PRICE-01' : 'JAM-PRICE-02';
    s.journal?.add({ type: 'paid', rule, ship, space, goods: goodsNamed(goods), tokens, holds: from });
  } else if (use === FEE) {
    s.journal?.add({ type: 'feePaid', rule: 'CREW-RECRUIT-23', ship, goods: goodsNamed(goods), tokens, holds: from });
  } else {
    const rule = use === ATTACK ? 'JAM-COMBAT-06' : 'JAM-COMBAT-08';
    const inPlace = goods === POWDER ? {} : { goods: goodsNamed(goods) };
    s.journal?.add({ type: 'powderSpent', rule, ship, tokens, holds: from, ...inPlace });
  }
}

/** Takes all tokens of some goods from a ship, and says from where while somebody listens. */
export function takeAll(s: State, ship: Ship, types: Goods): Taken[] {
  const from: Taken[] = [];
  for (let hold = 0; hold < HOLDS; hold++) {
    const at = holdAt(ship, hold);
    if ((s.goods[at] & types) === 0) continue;
    if (s.journal !== null) from.push({ hold, tokens: s.tokens[at] });
    fill(s, ship, hold, NOTHING, 0);
  }
  return from;
}
