/** Chapter 7, letters of marque: which cards can pay for one. */
import type { Seat } from '../../kernel/seats.ts';
import type { Offer } from '../../kernel/steps.ts';
import { pickings } from './2-cards.ts';
import type { Action } from './actions.ts';
import {
  ALL_GOODS,
  ALL_SYMBOLS,
  ASKS,
  type Card,
  flagsIn,
  goodsIn,
  type Letter,
  type SymbolSet,
  symbolsIn,
} from './material.ts';
import { powers } from './powers.ts';
import { type State, type Stowed, upOf } from './state.ts';
import { covers, missing, type Tally, total } from './tally.ts';

/** What cannot be paid at all. */
const NEVER = 99;

/** The symbols each letter asks for. */
const WANTED: readonly SymbolSet[] = ASKS.map(symbolsIn);
/** How many symbols each letter asks for in all. */
const ASKED: readonly number[] = ASKS.map(asks => asks.reduce((sum, number) => sum + number, 0));
const FLAGS_ASKED: readonly Tally[] = ASKS.map(flagsIn);
const GOODS_ASKED: readonly Tally[] = ASKS.map(goodsIn);

/**
 * CJG-PORT-03, CJG-PORT-19: for each open letter (CJG-PORT-04), every set of cards that pays for it and of which none
 * could be left out. What was turned up in this very turn can pay, too (CJG-PORT-17).
 */
export function payments(s: State, seat: Seat, out: Offer<Action>): void {
  const { cards } = s.ships[seat];
  if (cards.length === 0) return;
  const helpers = powers(s).substitutes(s, seat);
  const shown = helpers.length > 0 ? ALL_SYMBOLS : symbolsOf(cards);
  for (let i = 0; i < s.open.length; i++) {
    const letter = s.open[i];
    if ((WANTED[letter] & ~shown) !== 0) continue; // most letters ask for something that nothing aboard shows
    if (lacking(letter, cards) <= helpers.length) paymentsOf(s, letter, cards, helpers, out);
  }
}

function symbolsOf(cards: readonly Stowed[]): SymbolSet {
  let symbols = 0;
  for (let i = 0; i < cards.length; i++) symbols |= upOf(cards[i]).symbols;
  return symbols;
}

function paymentsOf(
  s: State,
  letter: Letter,
  cards: readonly Stowed[],
  helpers: readonly Card[],
  out: Offer<Action>,
): void {
  const useful = usefulFor(letter, cards, helpers.length > 0);
  extend({ s, letter, useful, helpers, out }, [], helpers.length > 0 ? ALL_SYMBOLS : 0, 0);
}

/** The cards aboard that could be part of a payment: any goods where goods are asked for and somebody can replace them. */
function usefulFor(letter: Letter, cards: readonly Stowed[], canReplace: boolean): Stowed[] {
  const wanted = WANTED[letter];
  const usable = canReplace && (wanted & ALL_GOODS) !== 0 ? wanted | ALL_GOODS : wanted;
  const useful: Stowed[] = [];
  for (let i = 0; i < cards.length; i++) if ((upOf(cards[i]).symbols & usable) !== 0) useful.push(cards[i]);
  return useful;
}

type Shown = Pick<Stowed, 'card' | 'turned'>;

/** What a set of cards shows together; kept for reuse, because this is asked very often. */
const shown = { flags: 0, goods: 0, jokers: 0 };

/** CJG-PORT-09: one card may supply several symbols; what nobody asks for is lost (CJG-PORT-07). */
function addUp(set: readonly Shown[], without: number): void {
  shown.flags = shown.goods = shown.jokers = 0;
  for (let i = 0; i < set.length; i++) {
    if (i === without) continue;
    const half = upOf(set[i]);
    shown.flags += half.flags;
    shown.goods += half.goods;
    shown.jokers += half.jokers;
  }
}

/** What a letter lacks of what was added up: goods that other goods can replace, or NEVER. */
function lackingNow(letter: Letter): number {
  const flags = FLAGS_ASKED[letter];
  if (!covers(shown.flags, flags) && missing(shown.flags, flags) > shown.jokers) return NEVER; // CJG-ADV-SAILOR-33
  const goods = GOODS_ASKED[letter];
  if (covers(shown.goods, goods)) return 0;
  return total(shown.goods) >= total(goods) ? missing(shown.goods, goods) : NEVER; // one for one: CJG-ADV-SAILOR-31
}

/**
 * How many goods a set of cards lacks for a letter that other goods of the set could replace one by one, those of a card that
 * pays for something else too (CJG-ADV-SAILOR-35); NEVER if it cannot be paid even so.
 * @example lacking(letter, cards) === 0 // they pay for it as they lie
 */
export function lacking(letter: Letter, set: readonly Shown[], without = -1): number {
  addUp(set, without);
  return lackingNow(letter);
}

/** CJG-PORT-19: each card contributes a symbol that the others leave open. */
export function isMinimal(letter: Letter, set: readonly Stowed[], lacks: number): boolean {
  for (let i = 0; i < set.length; i++) if (lacking(letter, set, i) <= lacks) return false;
  return true;
}

/** A letter somebody could pay for. */
interface Payable {
  readonly s: State;
  readonly letter: Letter;
  /** The cards that could be part of a payment. */
  readonly useful: readonly Stowed[];
  readonly helpers: readonly Card[];
  readonly out: Offer<Action>;
}

/**
 * Offers the minimal sets that begin with some cards, which show these symbols, and go on with others, from one place on. No
 * set has more cards than the letter asks for symbols.
 */
function extend(payable: Payable, chosen: Stowed[], symbols: SymbolSet, from: number): void {
  const { letter, useful, helpers } = payable;
  for (let i = from; i < useful.length; i++) {
    chosen.push(useful[i]);
    const shown = symbols | upOf(useful[i]).symbols;
    const lacks = (WANTED[letter] & ~shown) === 0 ? lacking(letter, chosen) : NEVER;
    if (lacks <= helpers.length && isMinimal(letter, chosen, lacks)) offer(payable, chosen, lacks);
    // where nothing is lacking, no card could be added that is needed
    if (lacks > 0 && chosen.length < ASKED[letter]) extend(payable, chosen, shown, i + 1);
    chosen.pop();
  }
}

function offer({ s, letter, helpers, out }: Payable, chosen: readonly Stowed[], lacks: number): void {
  const orders = pickings(s, chosen.map(cardOf));
  const crews = lacks === 0 ? NO_CREW : combinations(helpers, lacks);
  for (let i = 0; i < orders.length; i++)
    for (let j = 0; j < crews.length; j++) out.push({ type: 'fulfil', letter, cards: orders[i], crew: crews[j] });
}

const cardOf = ({ card }: Stowed): Card => card;

/** The one way to choose nobody. */
const NO_CREW: readonly (readonly Card[])[] = [[]];

/** All ways to choose so many of some cards. */
function combinations(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => combinations(cards.slice(i + 1), size - 1).map(rest => [card, ...rest]));
}
