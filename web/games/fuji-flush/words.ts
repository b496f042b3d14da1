/** The words of this board, beside those the rules have: what a card would do, and what a screen reader says of a place. */
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';
import { counted, enumerated, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

/** What a card would do, by the names of those concerned. */
export interface Effect {
  readonly card: Card;
  readonly combined: number;
  readonly partners: readonly string[];
  readonly pushedOut: readonly string[];
}

/** What lies at a place, and who sits there. */
export interface SeatFacts {
  readonly name: string;
  readonly notes: readonly string[];
  readonly front: Card | null;
  readonly combined: number;
  readonly partners: readonly string[];
  readonly inHand: number;
  readonly isGone: boolean;
  readonly hasTurn: boolean;
}

const cards = (count: number): string => counted('en', count, 'card', 'cards');
const and = (names: readonly string[]): string => enumerated(names, 'en');
/** 'an 8', 'a 9'. */
const a = (card: Card): string => `${[8, 11, 18].includes(card) ? 'an' : 'a'} ${card}`;

const english = {
  hand: 'Your hand',
  pile: (count: number): string => `Draw pile: ${cards(count)}`,
  discard: (count: number, top: Card | undefined): string =>
    top === undefined ? 'Discard pile: empty' : `Discard pile: ${cards(count)}, ${a(top)} on top`,
  /** What a card would do, in one or two short sentences. */
  effect: ({ card, combined, partners, pushedOut }: Effect): string => {
    const strength = partners.length === 0 ? `${card} alone.` : `${card} with ${and(partners)}: ${combined} together.`;
    return `${strength} ${pushedOut.length === 0 ? 'Nobody is pushed out.' : `Pushes out ${and(pushedOut)}.`}`;
  },
  /** A card in the hand while it is not its owner's turn. */
  card: (card: Card): string => `A card: ${card}`,
  play: (card: Card): string => `Play the ${card}`,
  pressAgain: 'Press again to play it.',
  pickCard: 'Touch a card to see what it would do.',
  /** For people who confirm nothing. */
  pickCardAtOnce: 'Touch a card to play it.',
  seat: ({ name, notes, front, combined, partners, inHand, isGone, hasTurn }: SeatFacts): string => {
    const who = notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
    if (isGone) return `${who} has left the game.`;
    const lying =
      front === null
        ? 'no card in front'
        : partners.length === 0
          ? `${a(front)} in front`
          : `${a(front)} in front, ${combined} together with ${and(partners)}`;
    return `${who}: ${lying}, ${cards(inHand)} in hand.${hasTurn ? ' It is their turn.' : ''}`;
  },
  you: 'you',
  hasLeft: 'has left',
};

export type FujiWords = typeof english;

const cartes = (count: number): string => counted('fr', count, 'carte', 'cartes');
const et = (names: readonly string[]): string => enumerated(names, 'fr');

// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
const french: FujiWords = typeset({
  hand: 'Votre main',
  pile: count => `Pioche : ${cartes(count)}`,
  discard: (count, top) => (top === undefined ? 'Défausse : vide' : `Défausse : ${cartes(count)}, un ${top} dessus`),
  effect: ({ card, combined, partners, pushedOut }) => {
    const strength =
      partners.length === 0
        ? `Un ${card}, tout seul.`
        : `Un ${card}, avec ${et(partners)} : valeur combinée ${combined}.`;
    return `${strength} ${pushedOut.length === 0 ? 'Ne chasse aucune carte.' : `Chasse ${pushedOut.length === 1 ? 'la carte' : 'les cartes'} : ${et(pushedOut)}.`}`;
  },
  card: card => `Une carte : ${card}`,
  play: card => `Poser le ${card}`,
  pressAgain: 'Appuyez encore pour la poser.',
  pickCard: 'Touchez une carte pour voir ce qu’elle ferait.',
  pickCardAtOnce: 'Touchez une carte pour la jouer.',
  seat: ({ name, notes, front, combined, partners, inHand, isGone, hasTurn }) => {
    const who = notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
    if (isGone) return `${who} a quitté la partie.`;
    const lying =
      front === null
        ? 'rien devant soi'
        : partners.length === 0
          ? `un ${front} devant soi`
          : `un ${front} devant soi, ${combined} avec ${et(partners)}`;
    return `${who} : ${lying}, ${cartes(inHand)} en main.${hasTurn ? ' C’est son tour.' : ''}`;
  },
  you: 'vous',
  hasLeft: 'a quitté la partie',
} satisfies FujiWords);

export const catalogues: { readonly [L in Language]: FujiWords } = { en: english, fr: french };
