/** Cards, dice and tokens as the rules handle them: numbers, with the printed facts of `components.ts` behind them. */
import { actionDeck, combatDie, shortageDie, treasures } from './components.ts';

/** What lies in a hold. One bit each, so that several types make a set. */
export type Goods = number;
export const NOTHING: Goods = 0;
export const GOLD: Goods = 1;
export const FOOD: Goods = 2;
export const POWDER: Goods = 4;

/** What an expansion puts into a hold like goods: one tile, with its number plus one in the place of the tokens. */
export const TILE: Goods = 32;

/** The goods by the names that actions and events use. */
export const GOODS_NAMES = ['gold', 'food', 'powder'] as const;
export type GoodsName = (typeof GOODS_NAMES)[number];
export const goodsNamed = (goods: Goods): GoodsName => (goods === GOLD ? 'gold' : goods === FOOD ? 'food' : 'powder');

/** Holds of a ship: five on its board (JAM-SETUP-02), and in sixth place the 6th Hold card, for whoever owns it. */
export const BOARD_HOLDS = 5;
export const SIXTH: number = 5;
export const HOLDS = 6;

/** An icon of an action card: the goods to load, or a way to go. */
export type Icon = number;
export const FORWARD: Icon = 8;
export const BACKWARD: Icon = 16;

const ICONS = { gold: GOLD, food: FOOD, powder: POWDER, forward: FORWARD, backward: BACKWARD } as const;
export type IconName = keyof typeof ICONS;

/** An action card, by its place in the deck. */
export type Card = number;
export const NO_CARD: Card = -1;
export const CARDS: readonly (readonly [IconName, IconName])[] = actionDeck.cards;

/** Icons of the cards: `ICON[half][card]`, the left one for the morning, the right one for the evening (JAM-ROUND-10). */
export const ICON: readonly (readonly Icon[])[] = [0, 1].map(half => CARDS.map(card => ICONS[card[half]]));

/** The halves of a day. */
export const MORNING = 0;
export const EVENING = 1;

/** The combat die: its six faces (JAM-DATA-02). The star is more than any number. */
export const STAR = 100;
export const FACES: readonly number[] = combatDie.faces.map(face => (face === 'star' ? STAR : face));

/** The symbols of the same faces in the 2021 edition (JAM-DATA-03). */
export const SYMBOLS = shortageDie.symbols;
export type Symbol21 = (typeof SYMBOLS)[number];

/** A treasure card: four powers, then the points cards, the cursed ones last. */
export type Treasure = number;
export const MORGAN_MAP: Treasure = 0;
export const SARAN_SABRE: Treasure = 1;
export const LADY_BETH: Treasure = 2;
export const SIXTH_HOLD: Treasure = 3;
export const POWERS = treasures.powers;
export type Power = (typeof POWERS)[number];

/** What each treasure card is worth at the end; powers are worth nothing (JAM-TREASURE-17). */
export const WORTH: readonly number[] = [...POWERS.map(() => 0), ...treasures.positive, ...treasures.cursed];
export const TREASURES = WORTH.length;
export const isPower = (treasure: Treasure): boolean => treasure < POWERS.length;

/** Cards in the treasure pile, one for each lair (JAM-SETUP-06). */
export const TREASURE_PILE = 9;

/** The ships (JAM-SETUP-02); the black one is the ghost where there is one (JAM-SETUP-15). */
export const COLOURS = ['red', 'green', 'blue', 'yellow', 'purple', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export const BLACK = COLOURS.indexOf('black');
