/** Chapter 1: what is printed, as numbers the rules can ask in a hurry. The list itself is `captain-jack.json`. */
import { jokersOf } from './14-pirates.ts';
import list from './captain-jack.json' with { type: 'json' };
import { AREA_NAMES, GOODS, type Hazard, NATIONS, type PrintedCard, type PrintedHalf, type Role } from './card-list.ts';
import { readCardList } from './card-list-checks.ts';
import { type Tally, tallyOf } from './tally.ts';

export const DOUBLOONS = 25; //     CJG-COMP-02
export const RUM_TOKENS = 10; //    CJG-COMP-10
export const FACES = 6; //          CJG-COMP-03, CJG-COMP-04
export const OPEN_LETTERS = 4; //   CJG-SETUP-09
export const PRINTED_SAILS = 2; //  CJG-SETUP-10; they are no cards, so nothing can remove them: CJG-HOLD-02
export const PRINTED_CANNONS = 1;

/** The colours of ship plans and pirate ships (CJG-COMP-05): players choose, first come, first served (CJG-SETUP-02, CJG-SETUP-05). */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const; // CJG-COMP-12

/** An area: 0 Coast, 1 Channel, 2 High seas. */
export type Area = number;
export const AREAS: readonly Area[] = AREA_NAMES.map((_, area) => area);

/** Where a ship is: in an area, or in one of these two places. */
export type Place = number;
export const PORT: Place = -1; // the pirate island: CJG-COMP-01
/** Beside the island, before its first turn: in no area and not in port (CJG-SETUP-04). */
export const BESIDE: Place = -2;

/** A sea card: its number in the list; -1 is the absence of one. */
export type Card = number;
export const NONE: Card = -1;
/** A letter of marque: its number in the list. */
export type Letter = number;

const { status, seaCards, letters } = readCardList(list);

/** How sure the card list is. */
export const LIST_STATUS = status;
export const CARDS: readonly PrintedCard[] = seaCards;
export const LETTERS = letters;

/** The area whose back each card has. */
export const AREA_OF: readonly Area[] = CARDS.map(({ area }) => AREA_NAMES.indexOf(area));
export const CALM: readonly boolean[] = CARDS.map(({ calm }) => calm);
export const BOARDING: readonly boolean[] = CARDS.map(({ boarding }) => boarding);
export const RUM: readonly boolean[] = CARDS.map(({ rum }) => rum);

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** The cards of each area, in the order of the list: without the skull cards, or with them (CJG-COMP-09). */
const pilesOf = (advanced: boolean): readonly Card[][] =>
  AREAS.map(area => numbers(CARDS.length).filter(card => AREA_OF[card] === area && (advanced || !CARDS[card].skull)));
const BASE_PILES = pilesOf(false);
const ADVANCED_PILES = pilesOf(true);

/** The cards of an area pile, in the order of the list. */
export const cardsOf = (area: Area, advanced: boolean): Card[] =>
  (advanced ? ADVANCED_PILES : BASE_PILES)[area].slice();

/** What letters ask for, in this order. The first three are flags. */
export const SYMBOLS = [...NATIONS, ...GOODS] as const;
export const FLAGS = NATIONS.length;

/** A set of symbols, a bit for each place in `SYMBOLS`. */
export type SymbolSet = number;
export const ALL_SYMBOLS: SymbolSet = (1 << SYMBOLS.length) - 1;
const ALL_FLAGS: SymbolSet = (1 << FLAGS) - 1;
export const ALL_GOODS: SymbolSet = ALL_SYMBOLS & ~ALL_FLAGS;

/**
 * The symbols of which there is at least one.
 * @example symbolsIn([1, 0, 0, 2, 0, 0]) // 0b001001
 */
export const symbolsIn = (numbers: readonly number[]): SymbolSet =>
  numbers.reduce((set, number, i) => (number > 0 ? set | (1 << i) : set), 0);

/** The flags, and the goods, of counts in the order of `SYMBOLS`. */
export const flagsIn = (numbers: readonly number[]): Tally => tallyOf(numbers.slice(0, FLAGS));
export const goodsIn = (numbers: readonly number[]): Tally => tallyOf(numbers.slice(FLAGS));

/** How many of each symbol a letter asks for. */
export const ASKS: readonly (readonly number[])[] = LETTERS.map(({ asks }) => SYMBOLS.map(symbol => asks[symbol] ?? 0));

/** Where a card lies at the plan: sails left, cannons right, all else in the hold (CJG-CARD-13). */
export type Side = 'left' | 'right' | 'hold';

/**
 * What a half does while it is up, and it alone (CJG-PORT-20). Of a ship that is the ship and its booty together
 * (CJG-CARD-12).
 */
export interface Half {
  readonly kind: 'sail' | 'cannon' | 'goods' | 'map' | 'ship' | Hazard | 'sailor' | 'passenger' | 'loot';
  readonly side: Side;
  readonly sails: number;
  readonly cannons: number;
  readonly maps: number;
  /** The symbols it can pay for a letter with, as in `SYMBOLS`; null if there are none. */
  readonly pays: readonly number[] | null;
  /** How many of each flag, and of each of the goods, are among them. */
  readonly flags: Tally;
  readonly goods: Tally;
  /** The symbols among them, a bit for each place in `SYMBOLS`; a flag that stands for any nation is all of them. */
  readonly symbols: SymbolSet;
  /** Flags that stand for any nation. */
  readonly jokers: number;
  /** The nation of a ship's or a passenger's flag, by its place in `SYMBOLS`; -1 if there is none. */
  readonly nation: number;
  readonly role: Role | null;
  /** The cannon value of a ship, or the value of a hazard. */
  readonly value: number;
  /** The sail value of a ship. */
  readonly speed: number;
  /** Whether its booty is a doubloon. */
  readonly doubloon: boolean;
}

const nationOf = (flag: string | null | undefined): number =>
  (NATIONS as readonly (string | null | undefined)[]).indexOf(flag);

function halfOf(half: PrintedHalf, booty: PrintedHalf | null): Half {
  const shown = half.type === 'ship' && booty?.type === 'loot' ? booty : half;
  const goods = shown.type === 'goods' || shown.type === 'loot' ? (shown.goods ?? {}) : {};
  const flag = shown.type === 'loot' ? shown.flag : undefined;
  const pays = SYMBOLS.map((symbol, i) =>
    i < FLAGS ? Number(symbol === flag) : (goods[symbol as keyof typeof goods] ?? 0),
  );
  const sails = half.type === 'sail' ? half.value : 0;
  const cannons = half.type === 'cannon' ? half.value : 0;
  const jokers = jokersOf(flag);
  return {
    kind: half.type,
    side: sails > 0 ? 'left' : cannons > 0 ? 'right' : 'hold', // CJG-HOLD-06
    sails,
    cannons,
    maps: half.type === 'map' || (shown.type === 'loot' && shown.map === 1) ? 1 : 0,
    pays: jokers > 0 || pays.some(number => number > 0) ? pays : null,
    flags: flagsIn(pays),
    goods: goodsIn(pays),
    symbols: symbolsIn(pays) | (jokers > 0 ? ALL_FLAGS : 0),
    jokers,
    nation: half.type === 'ship' || half.type === 'passenger' ? nationOf(half.flag) : -1,
    role: half.type === 'sailor' ? half.role : null,
    value: half.type === 'ship' ? half.cannons : 'value' in half ? half.value : 0,
    speed: half.type === 'ship' ? half.sails : 0,
    doubloon: shown.type === 'loot' && shown.doubloon === 1,
  };
}

/** The arrow half of each card; one that shows a ship is a ship card (CJG-SHIP-01). */
export const ARROW: readonly Half[] = CARDS.map(({ top, bottom }) => halfOf(top, bottom));
/** The other half of each card. */
export const OTHER: readonly Half[] = CARDS.map(({ bottom }) => halfOf(bottom, null));

/** CJG-CARD-14: ship and booty fill both halves of a ship card; it is never turned, and need not be to pay (CJG-CARD-11). */
export const canTurn = (card: Card): boolean => TURNS[card];
const TURNS: readonly boolean[] = CARDS.map((_, card) => ARROW[card].kind !== 'ship');
