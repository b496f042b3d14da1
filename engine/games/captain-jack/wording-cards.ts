/** What cards, halves and letters are called, put together from the words of either language. */
import type { Flag, Good, GoodsCount, Hazard, Nation, PrintedHalf, Role } from './card-list.ts';
import { type Area, CARDS, type Card, LETTERS, type Letter, type Place, PORT } from './material.ts';

export interface CardWords {
  readonly sails: { say(count: number): string }['say'];
  readonly cannons: { say(count: number): string }['say'];
  /** One of them, and several: 'coton', '2 cotons'. */
  readonly goods: Readonly<Record<Good, string>>;
  readonly manyGoods: Readonly<Record<Good, string>>;
  readonly map: string;
  readonly doubloon: string;
  /** 'the flag of England'. */
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

/** 'cotton', '2 cotton', 'cotton + cocoa'. */
const goodsOf = (words: CardWords, goods: GoodsCount): string =>
  Object.entries(goods)
    .map(([good, count]) => (count === 1 ? words.goods[good as Good] : `${count} ${words.manyGoods[good as Good]}`))
    .join(' + ');

/** What one half shows. */
export function halfText(words: CardWords, half: PrintedHalf): string {
  switch (half.type) {
    case 'sail':
      return words.sails(half.value);
    case 'cannon':
      return words.cannons(half.value);
    case 'goods':
      return goodsOf(words, half.goods);
    case 'map':
      return words.map;
    case 'ship':
      return words.ship(half.flag, half.cannons, half.sails);
    case 'loot':
      return [
        ...(half.flag === undefined ? [] : [words.flags[half.flag]]),
        ...(half.goods === undefined ? [] : [goodsOf(words, half.goods)]),
        ...(half.map === undefined ? [] : [words.map]),
        ...(half.doubloon === undefined ? [] : [words.doubloon]),
      ].join(' + ');
    case 'sailor':
      return words.roles[half.role];
    case 'passenger':
      return words.passengers[half.flag];
    default:
      return `${words.hazards[half.type]} ${half.value}`;
  }
}

/** Both halves of a card, that with the arrow first, whichever is up: a card has one name. '1 sail / map (CO05)' */
export function cardText(words: CardWords, card: Card): string {
  const { top, bottom, id } = CARDS[card];
  return `${halfText(words, top)} / ${halfText(words, bottom)} (${id})`;
}

/** The same within a sentence, after a word for a card: 'CO05 (1 sail / map)'. */
export function cardById(words: CardWords, card: Card): string {
  const { top, bottom, id } = CARDS[card];
  return `${id} (${halfText(words, top)} / ${halfText(words, bottom)})`;
}

/** The danger on a card: 'storm (CO25)'. */
export function hazardText(words: CardWords, card: Card): string {
  const { top, id } = CARDS[card];
  return top.type in words.hazards ? `${words.hazards[top.type as Hazard]} (${id})` : cardText(words, card);
}

/** The sailor or passenger on a card: 'lookout (HS30)'. */
export function personText(words: CardWords, card: Card): string {
  const { top, bottom, id } = CARDS[card];
  const person = [bottom, top].find(({ type }) => type === 'sailor' || type === 'passenger');
  return person === undefined ? cardText(words, card) : `${halfText(words, person)} (${id})`;
}

/** What a letter asks for: 'the flag of Spain + cocoa'. */
export function asksText(words: CardWords, letter: Letter): string {
  const { england, spain, france, ...goods } = LETTERS[letter].asks;
  const flags = Object.entries({ england, spain, france }).flatMap(([nation, count]) =>
    count === undefined ? [] : Array<string>(count).fill(words.flags[nation as Nation]),
  );
  return [...flags, ...(Object.keys(goods).length === 0 ? [] : [goodsOf(words, goods)])].join(' + ');
}

export const areaText = (words: CardWords, area: Area): string => words.areas[area] ?? '';

export const placeText = (words: CardWords, place: Place): string =>
  place >= 0 ? areaText(words, place) : place === PORT ? words.port : words.beside;
