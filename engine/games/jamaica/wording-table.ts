/** The table of Jamaica in plain text: the layout, in the words of either language. */
import type { Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf, signed } from '../language.ts';
import { inColumns } from '../text-table.ts';
import { NOWHERE } from './board.ts';
import { NAMES } from './crew/characters.ts';
import { type CrewWords, tavernLines } from './crew/wording.ts';
import type { View } from './information.ts';
import { goodsNamed, HOLDS, NOTHING, type Power, TILE } from './material.ts';
import type { Ship } from './state.ts';
import { cardText, type Pieces, shipName, spaceText } from './wording-pieces.ts';

export interface TableWords {
  readonly pieces: Pieces;
  readonly where: string;
  readonly toGo: string;
  readonly holds: string;
  readonly treasures: string;
  readonly hand: string;
  readonly you: string;
  readonly left: string;
  readonly empty: string;
  readonly powers: { readonly [P in Power]: string };
  readonly crew: CrewWords;
  readonly faceDown: { say(count: number): string }['say'];
  readonly round: { say(round: number, captain: string): string }['say'];
  readonly dice: { say(sun: number, moon: number): string }['say'];
  readonly rolled: { say(one: number, other: number): string }['say'];
  readonly pile: { say(count: number, lairs: number): string }['say'];
  readonly yourHand: { say(cards: readonly string[]): string }['say'];
}

/** Each ship with its place, holds and treasures; then the round, the dice, the lairs, and the viewer's own hand. */
export function tableLines(words: TableWords, view: View, viewer: Viewer, names: Names): string[] {
  const head = ['', words.where, words.toGo, words.holds, words.treasures, words.hand];
  const [sun = 0, moon = 0] = view.dice;
  const [one = 0, other = 0] = view.rolled;
  return [
    ...inColumns([head, ...view.ships.map((_, ship) => shipCells(words, view, ship, viewer, names))]),
    '',
    `  ${words.round(view.round, nameOf(names, view.captain))}  ${sun > 0 ? words.dice(sun, moon) : words.rolled(one, other)}  ${words.pile(view.treasurePile, view.lairs.length)}`,
    ...(view.crew === null
      ? []
      : tavernLines(
          words.crew,
          view.crew,
          view.ships.map((_, ship) => shipName(words.pieces, names, ship)),
        )),
    ...(view.hand === null ? [] : [`  ${words.yourHand(view.hand.map(card => cardText(words.pieces, card)))}`]),
  ];
}

function shipCells(words: TableWords, view: View, ship: Ship, viewer: Viewer, names: Names): string[] {
  const { space, toGo, seat } = view.ships[ship];
  const name = `${view.turn === seat && seat >= 0 ? '▸' : ' '} ${shipName(words.pieces, names, ship)}`;
  const labelled = seat === viewer && seat >= 0 ? `${name} (${words.you})` : name;
  if (space === NOWHERE) return [labelled, words.left];
  const hand = seat < 0 ? '' : String(view.seats[seat].hand);
  return [
    labelled,
    spaceText(words.pieces, space),
    String(toGo),
    holdsOf(words, view, ship),
    treasuresOf(words, view, ship),
    hand,
  ];
}

function holdsOf({ pieces, empty, crew }: TableWords, { goods, tokens, ships }: View, ship: Ship): string {
  return Array.from({ length: ships[ship].holds }, (_, hold) => ship * HOLDS + hold)
    .map(at => {
      if (goods[at] === TILE) return crew.names[NAMES[tokens[at] - 1]];
      return goods[at] === NOTHING ? empty : pieces.goods(goodsNamed(goods[at]), tokens[at]);
    })
    .join(', ');
}

function treasuresOf(words: TableWords, view: View, ship: Ship): string {
  const { powers, faceDown } = view.ships[ship];
  const known = faceDown.flatMap(({ worth }) => (worth === null ? [] : [signed(worth)]));
  const unknown = faceDown.length - known.length;
  const parts = [
    ...powers.map(power => words.powers[power]),
    ...(view.crew?.youkounkoun === ship ? ['Youkounkoun +12'] : []),
    ...known,
    ...(unknown > 0 ? [words.faceDown(unknown)] : []),
  ];
  return parts.join(', ') || '–';
}
