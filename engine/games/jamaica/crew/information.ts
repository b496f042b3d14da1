/** What is open and what is secret in the expansion: the tavern, and treasures that somebody is looking at. */
import { type Chance, shuffleWith } from '../../../kernel/chance.ts';
import { localsOf } from '../../../kernel/flow.ts';
import { NOBODY, type Viewer } from '../../../kernel/seats.ts';
import { BOARD_HOLDS, type Card, HOLDS, TILE } from '../material.ts';
import { FACE_UP, NO_SHIP, type Ship, type State } from '../state.ts';
import { keepTreasure, lookedAt } from './14-riches.ts';
import { type CharacterName, NAMES } from './characters.ts';
import { CREW_WORTH, YOUKOUNKOUN } from './material.ts';
import type { Crew } from './state.ts';
import { EMPTY, isFaceUp, type Place } from './tavern.ts';

/** The expansion's part of the table as a viewer sees it. */
export interface CrewView {
  /** The places of the tavern, row by row: who lies there face up, 'faceDown', or null where nobody is left. */
  readonly tavern: readonly (CharacterName | 'faceDown' | null)[];
  readonly bottle: Place;
  /** Who is about to be taken aboard, null if nobody is. */
  readonly hired: CharacterName | null;
  /** Who is in each hold of each ship, null where nobody is (CREW-LOAD-11). */
  readonly aboard: readonly (readonly (CharacterName | null)[])[];
  /** Treasure tokens each ship has collected. */
  readonly tokens: readonly number[];
  /** The card each seat turned up last, NO_CARD before the first. */
  readonly lastCards: readonly Card[];
  /** The ship beside which the Youkounkoun lies face up, NO_SHIP if there is none. */
  readonly youkounkoun: Ship;
  /** Whether the dice are swapped for the actions of the present turn. */
  readonly swapped: boolean;
  /** Treasures that somebody is looking at: how many, and what they are worth for whoever does. */
  readonly lookedAt: number;
  readonly looked: readonly number[] | null;
}

export function crewView(s: State, crew: Crew, viewer: Viewer): CrewView {
  const { tavern, bottle, hired, tokens, lastCards, swapped } = crew;
  const cards = lookedAt(s);
  const isLooking = viewer >= 0 && localsOf(s, keepTreasure)?.ship === viewer && cards.length > 0;
  return {
    tavern: tavern.map((tile, place) => {
      if (tile === EMPTY) return null;
      return isFaceUp(tavern, place) ? NAMES[tile] : 'faceDown';
    }),
    bottle,
    hired: hired === EMPTY ? null : NAMES[hired],
    aboard: s.space.map((_, ship) =>
      Array.from({ length: BOARD_HOLDS }, (_, hold) => {
        const at = ship * HOLDS + hold;
        return s.goods[at] === TILE ? NAMES[s.tokens[at] - 1] : null;
      }),
    ),
    tokens: [...tokens],
    lastCards: [...lastCards],
    youkounkoun: isShown(s) ? s.owner[YOUKOUNKOUN] : NO_SHIP,
    swapped,
    lookedAt: cards.length,
    looked: isLooking ? cards.map(card => CREW_WORTH[card]) : null,
  };
}

const isShown = (s: State): boolean => s.openly[YOUKOUNKOUN] === FACE_UP && s.owner[YOUKOUNKOUN] < s.space.length;

/** CREW-SETUP-08: characters that lie face down change places with each other. */
export function mixTavern({ tavern }: Crew, chance: Chance): void {
  const places = tavern.flatMap((tile, place) => (tile !== EMPTY && !isFaceUp(tavern, place) ? [place] : []));
  const tiles = places.map(place => tavern[place]).sort((one, other) => one - other); // their true order is forgotten
  shuffleWith(chance, tiles);
  places.forEach((place, i) => {
    tavern[place] = tiles[i];
  });
}

/** The expansion's part of a table laid out again from what a viewer sees; face down lies whoever has not been seen. */
export function crewAsSeen({ tavern, bottle, hired, aboard, tokens, lastCards, swapped }: CrewView): Crew {
  const seen: readonly (string | null)[] = [...tavern, hired, ...aboard.flat()];
  const unseen = NAMES.flatMap((name, character) => (seen.includes(name) ? [] : [character]));
  const tileOf = (tile: CharacterName | 'faceDown'): number =>
    tile === 'faceDown' ? (unseen.shift() ?? EMPTY) : NAMES.indexOf(tile);
  return {
    tavern: tavern.map(tile => (tile === null ? EMPTY : tileOf(tile))),
    bottle,
    hired: hired === null ? EMPTY : NAMES.indexOf(hired),
    tokens: [...tokens],
    lastCards: [...lastCards],
    swapped,
    winner: NOBODY,
  };
}

/** Says what is wrong with the characters of a position, or null. */
export function flawOfCrew(s: State, crew: Crew): string | null {
  const seen = crew.tavern.filter(tile => tile !== EMPTY);
  for (let at = 0; at < s.goods.length; at++) if (s.goods[at] === TILE) seen.push(s.tokens[at] - 1);
  if (new Set(seen).size !== seen.length || seen.some(one => NAMES[one] === undefined))
    return `the characters are ${seen.join(' ')}`;
  if (crew.tavern[crew.bottle] !== EMPTY) return `the bottle stands on place ${crew.bottle}, where somebody lies`;
  const isAsked = localsOf(s, keepTreasure) !== null;
  return lookedAt(s).length > 0 && !isAsked ? 'treasures are looked at, and nobody is asked to keep one' : null;
}
