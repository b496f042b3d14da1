/**
 * From which holds tokens are paid or spent (JAM-PRICE-07, JAM-COMBAT-16).
 *
 * Holds of the board are equal, so two payments that leave the same stacks behind are one. Where only one is possible nobody
 * is asked; where several are, the owner chooses.
 */
import { call } from '../../kernel/flow.ts';
import { Offer } from '../../kernel/steps.ts';
import type { Action } from './actions.ts';
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
/** The tokens of a stack: with a mask, because the remainder of a division would make a fraction of it to the compiler. */
const sizeOf = (stack: number): number => stack & (TOKENS - 1);

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

/**
 * For each stack the tokens that a payment takes from it, those still owed when it comes to it, and those that the stacks after
 * it have; kept between calls.
 */
const taken = new Int32Array(HOLDS);
const owed = new Int32Array(HOLDS);
const after = new Int32Array(HOLDS);

/** A load is never larger than this, and hardly ever are there more stacks of one type: other payments are made anew each time. */
const USUAL = 7;
const USUAL_STACKS = 4;

/**
 * Usual payments are made once and shared: by how many stacks they are from, then by the tokens from each as one number. Lists
 * of them are not kept, because it takes longer to fetch one of thousands from memory than to put it together (measured).
 */
const made: readonly (Action | null)[][] = Array.from({ length: USUAL_STACKS + 1 }, (_, count) =>
  Array<Action | null>((USUAL + 1) ** count).fill(null),
);

function paymentOf(count: number): Action {
  let most = 0;
  let key = 0;
  for (let i = 0; i < count; i++) {
    most = Math.max(most, taken[i]);
    key = key * (USUAL + 1) + taken[i];
  }
  if (count > USUAL_STACKS || most > USUAL) return newPayment(count);
  let payment = made[count][key];
  if (payment === null) {
    payment = newPayment(count);
    made[count][key] = payment;
  }
  return payment;
}

const newPayment = (count: number): Action => ({ type: 'pay', tokens: Array.from(taken.subarray(0, count)) });

/** How many tokens the stacks that were found have together. */
function tokensIn(count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += sizeOf(stacks[i]);
  return sum;
}

/** Lists every payment of an amount from a ship's stacks, each result once. */
function listPayments(s: State, ship: Ship, types: Goods, amount: number, out: Offer<Action>): void {
  const count = findStacks(s, ship, types);
  if (count === 0) return;
  for (let i = count - 1, sum = 0; i >= 0; sum += sizeOf(stacks[i--])) after[i] = sum;
  owed[0] = amount;
  takeOn(out, 0, count, holds[count - 1] === SIXTH ? count - 1 : count);
}

/** Every payment of an amount from a ship's stacks, as a list. */
export function payments(s: State, ship: Ship, types: Goods, amount: number): Action[] {
  const out = new Offer<Action>();
  listPayments(s, ship, types, amount, out);
  return out.toArray();
}

/**
 * Goes on with the stack at `i`, of which the first `equal` ones lie in equal holds, the largest first. What is left can always
 * be laid out so that, of the same goods, no stack is smaller than the one after it: so only ways that leave it like that are
 * listed, those that take most from the first stacks first.
 */
function takeOn(out: Offer<Action>, i: number, count: number, equal: number): void {
  const rest = owed[i];
  const size = sizeOf(stacks[i]);
  let least = Math.max(0, rest - after[i]);
  if (i > 0 && i < equal) {
    const before = sizeOf(stacks[i - 1]);
    const isSameGoods = stacks[i] - size === stacks[i - 1] - before;
    if (isSameGoods) least = Math.max(least, size - (before - taken[i - 1]));
  }
  for (let some = Math.min(rest, size); some >= least; some--) {
    taken[i] = some;
    if (i === count - 1) out.push(paymentOf(count));
    else {
      owed[i + 1] = rest - some;
      takeOn(out, i + 1, count, equal);
    }
  }
}

/** Takes an amount of some goods, or of what may stand for them, from a ship. */
export function pay(s: State, ship: Ship, goods: Goods, amount: number, use: number): void {
  if (!paysByExchange(s, ship, goods, amount, use)) payFrom(s, ship, goods, amount, use);
}

/** Takes an amount of these goods; where it makes a difference from which holds, their owner is asked first. */
export function payFrom(s: State, ship: Ship, types: Goods, amount: number, use: number): void {
  const count = findStacks(s, ship, types);
  if (makesDifference(count, amount)) {
    call(s, choosePayment, { ship, types, amount, use });
    return;
  }
  takeFromLast(count, amount);
  takeOut(s, ship, types, count, use);
}

/**
 * Whether there are several payments of an amount from the stacks that were found; asked at every price, so it is told from
 * their sizes, and no payment is made for it. There is one where nothing or everything is taken. Else there are several if the
 * stacks are not all in equal holds and of the same goods. If they are, there is one only where a single token is left, where
 * every stack is a single token, and where one token is taken from stacks of one size.
 */
function makesDifference(count: number, amount: number): boolean {
  if (count < 2 || amount === 0) return false;
  const left = tokensIn(count) - amount;
  if (left === 0) return false;
  const largest = sizeOf(stacks[0]);
  const smallest = sizeOf(stacks[count - 1]);
  const isSameGoods = stacks[0] - largest === stacks[count - 1] - smallest; // and then all between them too
  if (!isSameGoods || holds[count - 1] === SIXTH) return true;
  return left > 1 && largest > 1 && (amount > 1 || largest !== smallest);
}

/** The payment that leaves what is left in the first stacks: the only one, where it makes no difference. */
function takeFromLast(count: number, amount: number): void {
  let rest = amount;
  for (let i = count - 1; i >= 0; i--) {
    taken[i] = Math.min(rest, sizeOf(stacks[i]));
    rest -= taken[i];
  }
}

export const choosePayment = book.choice<{ ship: Ship; types: Goods; amount: number; use: number }>('choosePayment', {
  who: (s, v) => decider(s, v.ship, NO_SHIP),
  legal: (s, v, _seat, out) => listPayments(s, v.ship, v.types, v.amount, out),
  otherwise: (s, v) => payments(s, v.ship, v.types, v.amount)[0], // JAM-NET-01: from the first holds
  apply(s, v, action) {
    if (action.type !== 'pay') return;
    const count = findStacks(s, v.ship, v.types);
    for (let i = 0; i < count; i++) taken[i] = action.tokens[i];
    takeOut(s, v.ship, v.types, count, v.use);
  },
});

/** Takes the tokens of a payment out of the stacks that were found. */
function takeOut(s: State, ship: Ship, types: Goods, count: number, use: number): void {
  const goods = count === 0 ? types : s.goods[holdAt(ship, holds[0])];
  for (let i = 0; i < count; i++) {
    const at = holdAt(ship, holds[i]);
    fill(s, ship, holds[i], s.goods[at], s.tokens[at] - taken[i]);
  }
  if (s.journal === null) return;
  const from: Taken[] = [];
  for (let i = 0; i < count; i++) if (taken[i] > 0) from.push({ hold: holds[i], tokens: taken[i] });
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
