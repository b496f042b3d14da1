/**
 * A table of Captain Jack's Gold set by hand, as a match that goes on from there: for tests, and for whoever shows something.
 *
 * Cards are written as the list names them: 'CO05' lies with its arrow half up, 'CO05^' is turned, 'CO05*' was gained this turn,
 * 'CO30^+2' has two bottles on it. What a position does not name lies at the bottom of the piles.
 */
import { Stream, seededNumbers } from '../../kernel/chance.ts';
import { call } from '../../kernel/flow.ts';
import { Match } from '../../kernel/match.ts';
import { rulesOf } from '../../kernel/position.ts';
import type { Seat } from '../../kernel/seats.ts';
import { round } from './5-turn.ts';
import { type CaptainJack, captainJack } from './game.ts';
import { AREA_OF, AREAS, type Area, BESIDE, CARDS, type Card, LETTERS, type Letter, type Place } from './material.ts';
import type { State, Stowed } from './state.ts';

const numberOf = (list: readonly { id: string }[], id: string): number => {
  const at = list.findIndex(item => item.id === id);
  if (at < 0) throw new Error(`no card is called ${id}`);
  return at;
};
export const card = (id: string): Card => numberOf(CARDS, id);
export const letter = (id: string): Letter => numberOf(LETTERS, id);
const words = (text: string): string[] => text.split(' ').filter(word => word !== '');
export const cardsIn = (text: string): Card[] => words(text).map(card);

export interface Position {
  /** The version of the rules, the present one where nothing is said. */
  version?: number;
  rules?: 'base' | 'advanced';
  /** What is aboard each ship, from A on: 'CO01 CO05^ | | HS13'. */
  aboard: string;
  /** Where the ships are, from A on; beside the island where nothing is said. */
  places?: readonly Place[];
  turn?: Seat;
  /** The cards that will be revealed, the first one first; an area is told by the cards themselves. */
  next?: string;
  /** Discards, the top of each area last. */
  discards?: string;
  /** Areas in whose piles there is nothing but what the scene names. */
  bare?: readonly Area[];
  /** The open letters, and those to be turned up, the next one first. */
  open?: string;
  letters?: string;
  doubloons?: readonly number[];
  /** Bottles left on the island; otherwise what the ships leave of ten. */
  rum?: number;
}

/**
 * The match of a position.
 * @example matchAt({ aboard: 'CO01 | ', next: 'CO21' }).awaited
 */
export function matchAt(setting: Position): Match<CaptainJack> {
  const { rules = 'base', aboard, places = [], turn = 0, next = '', discards = '', bare = [] } = setting;
  const ships = aboard.split('|').map(text => words(text).map(stowed));
  const game = rulesOf(captainJack, setting.version ?? captainJack.version);
  if (game === undefined) throw new Error('that version is no longer kept');
  return Match.arranged(game, { seats: ships.length, chance: new Stream(seededNumbers(1)), options: { rules } }, s => {
    const named = new Set([...ships.flat().map(({ card: one }) => one), ...cardsIn(next), ...cardsIn(discards)]);
    for (const area of AREAS) {
      const here = (cards: Card[]) => cards.filter(one => AREA_OF[one] === area);
      const rest = CARDS.flatMap(({ skull }, one) => (named.has(one) || (skull && rules === 'base') ? [] : [one]));
      s.piles[area] = [...(bare.includes(area) ? [] : here(rest)), ...here(cardsIn(next)).reverse()];
      s.discards[area] = here(cardsIn(discards));
    }
    layLetters(s, setting);
    ships.forEach((cards, seat) => {
      const ship = s.ships[seat];
      if (ship === undefined) return;
      ship.cards = cards;
      ship.place = places[seat] ?? BESIDE;
      ship.doubloons = setting.doubloons?.[seat] ?? 0;
      s.supply -= ship.doubloons;
    });
    const bottles = ships.flat().reduce((sum, one) => sum + one.bottles, 0);
    if (rules === 'advanced') s.rum = setting.rum ?? 10 - bottles;
    s.turn = turn;
    call(s, round);
  });
}

function layLetters(s: State, { open, letters }: Position): void {
  if (open === undefined) return;
  s.open = words(open).map(letter);
  const pile = letters === undefined ? LETTERS.map((_, one) => one) : words(letters).map(letter).reverse();
  s.letters = pile.filter(one => !s.open.includes(one));
}

function stowed(text: string): Stowed {
  const [, id = '', turned = '', fresh = '', bottles = '0'] = /^(\w+)(\^?)(\*?)(?:\+(\d))?$/.exec(text) ?? [];
  return {
    card: card(id),
    turned: turned !== '',
    fresh: fresh !== '',
    bottles: Number(bottles),
    busy: false,
    handled: false,
  };
}
