/** What a screen asks before a move, answered from what it shows. */
import type { Seat } from '../../kernel/seats.ts';
import { isNarrow, isWon } from './6-sea-fight.ts';
import { lacking } from './7-letters.ts';
import type { View } from './information.ts';
import { AREA_OF, ARROW, ASKS, type Card, FACES, FLAGS, type Letter, SYMBOLS } from './material.ts';
import { powers } from './powers.ts';
import { asSeen } from './seen.ts';
import { upOf } from './state.ts';

/** What may come of a fight, as chances from 0 to 1. */
export interface Odds {
  /** Won without damage. */
  readonly clean: number;
  /** Won by an exact roll that costs a card (advanced game). */
  readonly narrow: number;
  readonly lost: number;
}

/**
 * The odds of a fight against a ship of this value with so many rolls. In the advanced game an exact roll may be accepted
 * or thrown again (CJG-ADV-SEA-12): `bold` says which.
 * @example oddsAgainst(4, 2, { advanced: false }).clean // 0.75
 */
export function oddsAgainst(value: number, rolls: number, { advanced = false, bold = false } = {}): Odds {
  let above = 0;
  let exact = 0;
  for (let roll = 1; roll <= FACES; roll++) {
    if (isNarrow({ advanced }, roll, value)) exact++;
    else if (isWon(roll, value)) above++;
  }
  const fails = FACES - above - exact;
  if (!advanced) {
    const lost = (fails / FACES) ** rolls;
    return { clean: 1 - lost, narrow: 0, lost };
  }
  return oddsOfRolls({ above: above / FACES, exact: exact / FACES, fails: fails / FACES, bold }, rolls);
}

/** The chances of one roll, and whether an exact one is thrown again. */
interface OneRoll {
  readonly above: number;
  readonly exact: number;
  readonly fails: number;
  readonly bold: boolean;
}

function oddsOfRolls(one: OneRoll, rolls: number): Odds {
  if (rolls === 0) return { clean: 0, narrow: 0, lost: 1 };
  const { above, exact, fails } = one;
  const rest = oddsOfRolls(one, rolls - 1);
  const again = one.bold && rolls > 1;
  const further = again ? fails + exact : fails;
  return {
    clean: above + further * rest.clean,
    narrow: (again ? 0 : exact) + further * rest.narrow,
    lost: further * rest.lost,
  };
}

/** The odds of the revealed ship for each number of cannons, from 1 on; null where no ship lies revealed. */
export function oddsByCannons(view: View, most: number): Odds[] | null {
  if (view.revealed === null || ARROW[view.revealed].kind !== 'ship') return null;
  const { value } = ARROW[view.revealed];
  return Array.from({ length: most }, (_, i) => oddsAgainst(value, i + 1, { advanced: view.advanced }));
}

/** What a fight against the revealed ship would come to, in whole percent. */
export interface Prospect {
  readonly rolls: number;
  readonly wins: number;
  /** Chance that a card is lost; null where none can be. */
  readonly damage: number | null;
}

/**
 * The prospect of a seat that would attack now; null where no ship lies revealed. Where every fight is either won or costs a
 * card, the two make 100 together.
 * @example prospectOf(view, seat) // { rolls: 3, wins: 88, damage: 12 }
 */
export function prospectOf(view: View, seat: Seat): Prospect | null {
  const { cannons: rolls } = view.ships[seat];
  if (view.revealed === null || ARROW[view.revealed].kind !== 'ship') return null;
  const { clean, narrow, lost } = oddsAgainst(ARROW[view.revealed].value, rolls, { advanced: view.advanced });
  const wins = lost === 0 ? 100 : Math.min(99, Math.round(100 * (clean + narrow)));
  const damage = narrow === 0 ? 100 - wins : Math.round(100 * (narrow + lost));
  return { rolls, wins, damage: atRisk(view, seat).length === 0 ? null : damage };
}

/** The odds of boarding an opponent: that the highest of one's dice beats the highest of his, ties rolled again. */
export function oddsOfBoarding(view: View, seat: Seat, target: Seat): number {
  const atMost = (cannons: number, pips: number) => (pips / FACES) ** cannons;
  const exactly = (cannons: number, pips: number) => atMost(cannons, pips) - atMost(cannons, pips - 1);
  const mine = view.ships[seat].cannons;
  const theirs = view.ships[target].cannons;
  let wins = 0;
  let losses = 0;
  for (let pips = 1; pips <= FACES; pips++) {
    wins += exactly(mine, pips) * atMost(theirs, pips - 1);
    losses += exactly(theirs, pips) * atMost(mine, pips - 1);
  }
  return wins / (wins + losses);
}

/** What a letter still lacks, with everything aboard that is active: how many of each symbol, in the order of `SYMBOLS`. */
export function stillLacks(view: View, seat: Seat, letter: Letter): { symbols: number[]; payable: boolean } {
  const { cards } = view.ships[seat];
  const shown = SYMBOLS.map((_, i) => cards.reduce((sum, stowed) => sum + (upOf(stowed).pays?.[i] ?? 0), 0));
  let jokers = cards.reduce((sum, stowed) => sum + upOf(stowed).jokers, 0);
  const symbols = ASKS[letter].map((asked, i) => {
    const missing = Math.max(0, asked - shown[i]);
    const stoodFor = i < FLAGS ? Math.min(missing, jokers) : 0;
    jokers -= stoodFor;
    return missing - stoodFor;
  });
  const s = asSeen(view);
  return { symbols, payable: lacking(letter, cards) <= powers(s).substitutes(s, seat).length };
}

/** Symbols that would be lost if these cards paid for the letter (CJG-PORT-07): how many of each. */
export function surplus(view: View, seat: Seat, letter: Letter, cards: readonly Card[]): number[] {
  const set = view.ships[seat].cards.filter(stowed => cards.includes(stowed.card));
  return ASKS[letter].map((asked, i) =>
    Math.max(0, set.reduce((sum, stowed) => sum + (upOf(stowed).pays?.[i] ?? 0), 0) - asked),
  );
}

/** The cards that would end on top of a discard pile to which others go as well (CJG-CARD-16). */
export const endingOnTop = (cards: readonly Card[]): Card[] =>
  cards.filter((card, i) => {
    const others = cards.filter(other => AREA_OF[other] === AREA_OF[card]);
    return others.length > 1 && !cards.slice(i + 1).some(later => AREA_OF[later] === AREA_OF[card]);
  });

/** The cards that could be lost as damage after a fight: those left and right of the plan (CJG-SHIP-18). */
export const atRisk = (view: View, seat: Seat): Card[] =>
  view.ships[seat].cards.flatMap(stowed => (upOf(stowed).side === 'hold' ? [] : [stowed.card]));

/** How many more doubloons a seat needs. */
export const stillNeeded = (view: View, seat: Seat): number => Math.max(0, view.needed - view.ships[seat].doubloons);
