/** What both languages need to speak of a table: where things are, and what a card shows. */
import { atHead, type Names, nameOf } from '../language.ts';
import { KIND, PRICE, type Space } from './board.ts';
import { CARDS, type Card, type GoodsName, type IconName, SIXTH } from './material.ts';
import type { Ship } from './state.ts';

/** The words of one language for the pieces. */
export interface Pieces {
  readonly ghost: string;
  readonly icons: { readonly [I in IconName]: string };
  readonly goods: { say(goods: GoodsName, tokens: number): string }['say'];
  readonly kinds: { readonly port: string; readonly sea: string; readonly lair: string; readonly portRoyal: string };
  readonly sixthHold: string;
  readonly hold: string;
}

/** The name of a ship: that of its player, or the ghost's. */
export const shipName = ({ ghost }: Pieces, names: Names, ship: Ship): string =>
  ship < names.length ? nameOf(names, ship) : ghost;

/** The same at the head of a sentence. A player's name stays as its owner writes it. */
export const shipAtHead = (pieces: Pieces, names: Names, ship: Ship): string =>
  ship < names.length ? nameOf(names, ship) : atHead(pieces.ghost);

/** A space with its number: 'port 5'. */
export function placeText({ kinds }: Pieces, space: Space): string {
  const kind = KIND[space];
  return kind === 'portRoyal' ? kinds.portRoyal : `${kinds[kind]} ${space}`;
}

/** What is paid on a space: '3 gold'; null where nothing is. */
export function priceText({ goods }: Pieces, space: Space): string | null {
  const kind = KIND[space];
  return kind === 'port' || kind === 'sea' ? goods(kind === 'port' ? 'gold' : 'food', PRICE[space]) : null;
}

/** A space with its number, and its price where it has one: 'port 5 (3 gold)'. */
export function spaceText(pieces: Pieces, space: Space): string {
  const price = priceText(pieces, space);
  return price === null ? placeText(pieces, space) : `${placeText(pieces, space)} (${price})`;
}

/** A card by its two icons: 'gold / forward'. */
export const cardText = ({ icons }: Pieces, card: Card): string => CARDS[card].map(icon => icons[icon]).join(' / ');

/** A hold as players count them. */
export const holdText = ({ hold, sixthHold }: Pieces, index: number): string =>
  index === SIXTH ? sixthHold : `${hold} ${index + 1}`;
