/** Chapter 1: the cards. */

/** A card is its value and nothing else (FUJ-DATA-04, FUJ-DATA-05); 0 is the absence of a card. */
export type Card = number;
export const NONE: Card = 0;

export const LOWEST: Card = 2;
export const HIGHEST: Card = 20; // FUJ-DATA-03

/** Copies of each value from LOWEST to HIGHEST (FUJ-DATA-02): ninety cards in all (FUJ-DATA-01). */
const COPIES = [16, 12, 9, 8, 6, 6, 5, 4, 4, 4, 3, 3, 3, 2, 1, 1, 1, 1, 1] as const;

/** The whole deck, unshuffled. */
export const DECK: readonly Card[] = COPIES.map((copies, i) => Array<Card>(copies).fill(LOWEST + i)).reduce(
  (deck, cards) => deck.concat(cards),
);

/** Cards in each hand at the start (FUJ-SETUP-01, FUJ-SETUP-02). */
export const handSize = (players: number): number => (players <= 6 ? 6 : 5);
