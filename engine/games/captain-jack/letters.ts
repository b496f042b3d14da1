/** Chapter 7, letters of marque: which cards can pay for one. */
import type { Seat } from '../../kernel/seats.ts';
import type { Offer } from '../../kernel/steps.ts';
import type { Action } from './actions.ts';
import { pickings } from './cards.ts';
import { ASKS, type Card, FLAGS, type Half, type Letter, SYMBOLS } from './material.ts';
import { powers } from './powers.ts';
import { type State, type Stowed, upOf } from './state.ts';

/** What cannot be paid at all. */
const NEVER = 99;

/** CJG-PORT-19: for each open letter, every set of cards that pays for it and of which none could be left out. */
export function payments(s: State, seat: Seat, out: Offer<Action>): void {
  const { cards } = s.ships[seat];
  if (cards.length === 0) return;
  const helpers = powers(s).substitutes(s, seat);
  addUp(cards); // most letters cannot be paid with everything aboard: no set has to be looked for
  const payable = s.open.filter(letter => lackingNow(letter) <= helpers.length);
  for (const letter of payable) paymentsOf(letter, cards, helpers, out);
}

function paymentsOf(letter: Letter, cards: readonly Stowed[], helpers: readonly Card[], out: Offer<Action>): void {
  for (const set of sets(letter, usefulFor(letter, cards), helpers.length)) {
    const crews = combinations(helpers, lacking(letter, set));
    for (const order of pickings(set.map(({ card }) => card)))
      for (const crew of crews) out.push({ type: 'fulfil', letter, cards: order, crew });
  }
}

/** The cards aboard that could be part of a payment. */
function usefulFor(letter: Letter, cards: readonly Stowed[]): Stowed[] {
  const useful: Stowed[] = [];
  for (let i = 0; i < cards.length; i++) if (isUseful(letter, upOf(cards[i]))) useful.push(cards[i]);
  return useful;
}

/** Goods are useful for any letter that asks for goods: somebody aboard may know how to replace them. */
function isUseful(letter: Letter, half: Half): boolean {
  if (half.pays === null) return false;
  const asks = ASKS[letter];
  let flags = 0;
  let goods = 0;
  for (let i = 0; i < SYMBOLS.length; i++) {
    if (asks[i] > 0 && half.pays[i] > 0) return true;
    if (i < FLAGS) flags += asks[i];
    else goods += asks[i];
  }
  return (flags > 0 && half.jokers > 0) || (goods > 0 && half.pays.some((number, i) => i >= FLAGS && number > 0));
}

type Shown = Pick<Stowed, 'card' | 'turned'>;

/** What a set of cards shows together; kept for reuse, because this is asked very often. */
const shown = SYMBOLS.map(() => 0);
let jokers = 0;

/** CJG-PORT-09: one card may supply several symbols. */
function addUp(set: readonly Shown[], without = -1): void {
  for (let i = 0; i < shown.length; i++) shown[i] = 0;
  jokers = 0;
  for (let j = 0; j < set.length; j++) {
    if (j === without) continue;
    const half = upOf(set[j]);
    if (half.pays === null) continue;
    jokers += half.jokers;
    for (let i = 0; i < SYMBOLS.length; i++) shown[i] += half.pays[i];
  }
}

/** What a letter lacks of what was added up: goods that other goods can replace, or NEVER. */
function lackingNow(letter: Letter): number {
  const asks = ASKS[letter];
  let flags = 0;
  for (let i = 0; i < FLAGS; i++) flags += Math.max(0, asks[i] - shown[i]);
  if (flags > jokers) return NEVER;
  let missing = 0;
  let surplus = 0;
  for (let i = FLAGS; i < SYMBOLS.length; i++) {
    if (asks[i] > shown[i]) missing += asks[i] - shown[i];
    else surplus += shown[i] - asks[i];
  }
  return missing <= surplus ? missing : NEVER;
}

/**
 * How many goods a set of cards lacks for a letter that other goods of the set could replace one by one; NEVER if it
 * cannot be paid even so.
 * @example lacking(letter, cards) === 0 // they pay for it as they lie
 */
export function lacking(letter: Letter, set: readonly Shown[], without = -1): number {
  addUp(set, without);
  return lackingNow(letter);
}

/** CJG-PORT-19: each card contributes a symbol that the others leave open. */
function isMinimal(letter: Letter, set: readonly Stowed[], lacks: number): boolean {
  for (let i = 0; i < set.length; i++) if (lacking(letter, set, i) <= lacks) return false;
  return true;
}

/** All minimal sets, from the first card on. No set has more cards than the letter asks for symbols. */
function sets(letter: Letter, useful: readonly Stowed[], helpers: number): Stowed[][] {
  const asked = ASKS[letter].reduce((sum, number) => sum + number, 0);
  const found: Stowed[][] = [];
  const chosen: Stowed[] = [];
  const extend = (from: number): void => {
    for (let i = from; i < useful.length; i++) {
      chosen.push(useful[i]);
      const lacks = lacking(letter, chosen);
      if (lacks <= helpers && isMinimal(letter, chosen, lacks)) found.push([...chosen]);
      if (chosen.length < asked) extend(i + 1);
      chosen.pop();
    }
  };
  extend(0);
  return found;
}

/** All ways to choose so many of some cards. */
function combinations(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => combinations(cards.slice(i + 1), size - 1).map(rest => [card, ...rest]));
}
