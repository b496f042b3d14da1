/** What a screen asks before a move, answered from what it shows. */
import type { Seat } from '../../kernel/seats.ts';
import { orderMatters } from './2-cards.ts';
import { lacking } from './7-letters.ts';
import type { View } from './information.ts';
import { AREA_OF, ASKS, type Card, FLAGS, type Letter, SYMBOLS } from './material.ts';
import { powers } from './powers.ts';
import { asSeen } from './seen.ts';
import { upOf } from './state.ts';

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

/** Whether there is a card aboard that could be lost. */
export const hasCards = (view: View, seat: Seat): boolean => (view.ships[seat]?.cards.length ?? 0) > 0;

/**
 * Symbols that would be lost if these cards paid for the letter (CJG-PORT-07): how many of each. Goods that a steward hands
 * over in place of others are not lost (CJG-ADV-SAILOR-31).
 */
export function surplus(view: View, seat: Seat, letter: Letter, cards: readonly Card[]): number[] {
  const set = view.ships[seat].cards.filter(stowed => cards.includes(stowed.card));
  const beyond = ASKS[letter].map(
    (asked, i) => set.reduce((sum, stowed) => sum + (upOf(stowed).pays?.[i] ?? 0), 0) - asked,
  );
  let replaced = beyond.reduce((sum, count, i) => (i < FLAGS ? sum : sum + Math.max(0, -count)), 0);
  return beyond.map((count, i) => {
    const used = i < FLAGS ? 0 : Math.min(Math.max(0, count), replaced);
    replaced -= used;
    return Math.max(0, count) - used;
  });
}

/** The cards that would end on top of a discard pile to which others go as well, where that is a choice (CJG-CARD-16). */
export const endingOnTop = (view: View, cards: readonly Card[]): Card[] =>
  cards.filter((card, i) => {
    const others = cards.filter(other => AREA_OF[other] === AREA_OF[card]);
    const isLast = others.length > 1 && !cards.slice(i + 1).some(later => AREA_OF[later] === AREA_OF[card]);
    return isLast && orderMatters(view);
  });

/** The cards that could be lost as damage after a fight: those left and right of the plan (CJG-SHIP-18). */
export const atRisk = (view: View, seat: Seat): Card[] =>
  view.ships[seat].cards.flatMap(stowed => (upOf(stowed).side === 'hold' ? [] : [stowed.card]));
