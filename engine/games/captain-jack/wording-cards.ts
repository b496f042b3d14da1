/** What cards, halves and letters are called, put together from the words of either language. */
import { enumerated, type Language } from '../language.ts';
import type { Flag, Good, GoodsCount, Hazard, Nation, PrintedHalf, Role } from './card-list.ts';
import { type Area, CARDS, type Card, LETTERS, type Letter, type Place, PORT, SYMBOLS } from './material.ts';

export interface CardWords {
  readonly sails: { say(count: number): string }['say'];
  readonly cannons: { say(count: number): string }['say'];
  /** One of them, and several: 'coton', '2 cotons'. */
  readonly goods: Readonly<Record<Good, string>>;
  readonly manyGoods: Readonly<Record<Good, string>>;
  readonly map: string;
  readonly doubloon: string;
  /** 'English flag'. */
  readonly flags: Readonly<Record<Flag, string>>;
  /** A ship with its two values. */
  readonly ship: { say(flag: Flag | null, cannons: number, sails: number): string }['say'];
  readonly hazards: Readonly<Record<Hazard, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly passengers: Readonly<Record<Nation, string>>;
  readonly areas: readonly string[];
  readonly port: string;
  readonly beside: string;
}

/** How cards are called in sentences that are said aloud, by what is on them: nobody says 'the 2 sails card', or their numbers. */
export interface SpokenWords {
  readonly language: Language;
  /** With their articles: 'a sail', 'cotton', 'a treasure map'. */
  readonly cards: CardWords;
  /** 'a French ship', and the same one once it was spoken of. */
  readonly ship: { say(flag: Flag | null): string }['say'];
  readonly sameShip: { say(flag: Flag | null): string }['say'];
  /** What else a card is, once it is turned; and what lies in a ship. */
  readonly otherwise: { say(shown: string): string }['say'];
  readonly booty: { say(shown: string): string }['say'];
}

/** 'cotton', '2 cotton'. */
const goodsIn = (words: CardWords, goods: GoodsCount): string[] =>
  Object.entries(goods).map(([good, count]) =>
    count === 1 ? words.goods[good as Good] : `${count} ${words.manyGoods[good as Good]}`,
  );

/** What one half shows, thing by thing. */
function shownOn(words: CardWords, half: PrintedHalf): string[] {
  switch (half.type) {
    case 'sail':
      return [words.sails(half.value)];
    case 'cannon':
      return [words.cannons(half.value)];
    case 'goods':
      return goodsIn(words, half.goods);
    case 'map':
      return [words.map];
    case 'ship':
      return [words.ship(half.flag, half.cannons, half.sails)];
    case 'loot':
      return [
        ...(half.flag === undefined ? [] : [words.flags[half.flag]]),
        ...(half.goods === undefined ? [] : goodsIn(words, half.goods)),
        ...(half.map === undefined ? [] : [words.map]),
        ...(half.doubloon === undefined ? [] : [words.doubloon]),
      ];
    case 'sailor':
      return [words.roles[half.role]];
    case 'passenger':
      return [words.passengers[half.flag]];
    default:
      return [`${words.hazards[half.type]} ${half.value}`];
  }
}

/** What one half shows: 'cotton + cocoa'. */
export const halfText = (words: CardWords, half: PrintedHalf): string => shownOn(words, half).join(' + ');

/** Both halves of a card, that with the arrow first, whichever is up: a card has one name. '1 sail / map (CO05)' */
export function cardText(words: CardWords, card: Card): string {
  const { top, bottom, id } = CARDS[card];
  return `${halfText(words, top)} / ${halfText(words, bottom)} (${id})`;
}

/** A card within a sentence: '2 sails (or cotton)', 'a Spanish ship (with a Spanish flag and cocoa)'. */
export function cardAloud(words: SpokenWords, card: Card): string {
  const { top, bottom } = CARDS[card];
  if (top.type === 'ship') return `${words.ship(top.flag)} ${words.booty(halfAloud(words, bottom))}`;
  return `${halfAloud(words, top)} ${words.otherwise(halfAloud(words, bottom))}`;
}

const isHazard = (words: CardWords, { type }: PrintedHalf): boolean => type in words.hazards;

/** What is on a half; nobody says the value of a danger. */
const halfAloud = ({ cards, language }: SpokenWords, half: PrintedHalf): string =>
  isHazard(cards, half) ? cards.hazards[half.type as Hazard] : enumerated(shownOn(cards, half), language);

/** The danger on a card, a ship that was spoken of before, and what lies in it, within a sentence. */
export function dangerAloud(words: SpokenWords, card: Card): string {
  const { top } = CARDS[card];
  return isHazard(words.cards, top) ? halfAloud(words, top) : cardAloud(words, card);
}
export function shipAloud(words: SpokenWords, card: Card): string {
  const { top } = CARDS[card];
  return top.type === 'ship' ? words.sameShip(top.flag) : cardAloud(words, card);
}
export const bootyAloud = (words: SpokenWords, card: Card): string => halfAloud(words, CARDS[card].bottom);
export const isShip = (card: Card): boolean => CARDS[card].top.type === 'ship';

/** The sailor or passenger on a card: 'lookout (HS30)'. */
export const personText = (words: CardWords, card: Card): string => {
  const person = personAloud(words, card);
  return person === null ? cardText(words, card) : `${person} (${CARDS[card].id})`;
};

/** The same within a sentence, where one need not be told from another: 'lookout'; null where nobody is on the card. */
export function personAloud(words: CardWords, card: Card): string | null {
  const { top, bottom } = CARDS[card];
  const person = [bottom, top].find(({ type }) => type === 'sailor' || type === 'passenger');
  return person === undefined ? null : halfText(words, person);
}

/** What a letter asks for, thing by thing. */
function askedBy(words: CardWords, letter: Letter): string[] {
  const { england, spain, france, ...goods } = LETTERS[letter].asks;
  const flags = Object.entries({ england, spain, france }).flatMap(([nation, count]) =>
    count === undefined ? [] : Array<string>(count).fill(words.flags[nation as Nation]),
  );
  return [...flags, ...goodsIn(words, goods)];
}

/** What a letter asks for: 'Spanish flag + cocoa'; and the same within a sentence. */
export const asksText = (words: CardWords, letter: Letter): string => askedBy(words, letter).join(' + ');
export const asksAloud = ({ cards, language }: SpokenWords, letter: Letter): string =>
  enumerated(askedBy(cards, letter), language);

/** How many of each symbol, in the order of `SYMBOLS`, thing by thing. */
export const symbolsIn = (words: CardWords, counts: readonly number[]): string[] =>
  counts.flatMap((count, i) => {
    const symbol = SYMBOLS[i];
    if (symbol === undefined || count === 0) return [];
    if (symbol in words.goods) return goodsIn(words, { [symbol]: count });
    return Array<string>(count).fill(words.flags[symbol as Flag]);
  });

export const areaText = (words: CardWords, area: Area): string => words.areas[area] ?? '';

export const placeText = (words: CardWords, place: Place): string =>
  place >= 0 ? areaText(words, place) : place === PORT ? words.port : words.beside;
