/** The table of Jamaica in plain text and as a picture, in the words of either language. */
import type { Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf, signed } from '../language.ts';
import type { Part, Picture, PicturePlace, Thing } from '../picture.ts';
import { inColumns } from '../text-table.ts';
import type { Action } from './actions.ts';
import { NOWHERE } from './board.ts';
import { NAMES } from './crew/characters.ts';
import { type CrewWords, tavernLines, tavernPart } from './crew/wording.ts';
import type { View } from './information.ts';
import { type Card, goodsNamed, HOLDS, NOTHING, type Power, TILE } from './material.ts';
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
  readonly ownHand: string;
  readonly holdsAboard: { say(ship: string): string }['say'];
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

/** The same in parts: one points at a card, at a hold, or at the ship to be attacked. */
export function pictureOf(words: TableWords, view: View, viewer: Viewer, names: Names): Picture {
  const [sun = 0, moon = 0] = view.dice;
  const [one = 0, other = 0] = view.rolled;
  const afloat = view.ships.flatMap(({ space }, ship) => (space === NOWHERE ? [] : [ship]));
  const own = afloat.filter(ship => isOwn(view, ship, viewer));
  const labelled = (ship: Ship): string => label(words, view, ship, viewer, names);
  const hold = (ship: Ship): Part => ({
    kind: 'things',
    title: words.holdsAboard(labelled(ship)),
    things: holdThings(words, view, ship, viewer),
    isShort: true,
  });
  return [
    ...(view.hand === null ? [] : [handPart(words, view.hand)]),
    ...own.map(hold),
    {
      kind: 'columns',
      head: [words.where, words.toGo, words.treasures, words.hand],
      rows: view.ships.map((_, ship) => ({
        name: labelled(ship),
        standing: isTurnOf(view, ship) ? 'turn' : null,
        cells: cellsOf(words, view, ship),
        place: shipPlace(ship),
      })),
    },
    {
      kind: 'remark',
      text: `${words.round(view.round, nameOf(names, view.captain))} ${sun > 0 ? words.dice(sun, moon) : words.rolled(one, other)}`,
    },
    { kind: 'remark', text: words.pile(view.treasurePile, view.lairs.length) },
    ...afloat.filter(ship => !own.includes(ship)).map(hold),
    ...(view.crew === null ? [] : [tavernPart(words.crew, view.crew)]),
  ];
}

const handPart = ({ ownHand, pieces }: TableWords, hand: readonly Card[]): Part => ({
  kind: 'things',
  title: ownHand,
  things: hand.map(card => ({ text: cardText(pieces, card), place: cardPlace(card) })),
  isShort: true,
});

/** The own holds, and those of a ship that has lost, can be pointed at: they are loaded, and emptied. */
function holdThings(words: TableWords, view: View, ship: Ship, viewer: Viewer): Thing[] {
  const placeOf = isOwn(view, ship, viewer) ? ownHold : ship === view.now?.loser ? spoilsHold : null;
  return holdTexts(words, view, ship).map((text, hold) => ({
    term: String(hold + 1),
    text,
    ...(placeOf === null ? {} : { place: placeOf(hold) }),
  }));
}

const cardPlace = (card: Card): PicturePlace => `card ${card}`;
const shipPlace = (ship: Ship): PicturePlace => `ship ${ship}`;
const ownHold = (hold: number): PicturePlace => `hold ${hold}`;
const spoilsHold = (hold: number): PicturePlace => `spoils ${hold}`;

/** Where one points for an action. */
export function waysOf(action: Action): PicturePlace[][] {
  switch (action.type) {
    case 'chooseCard':
      return [[cardPlace(action.card)]];
    case 'attack':
      return [[shipPlace(action.ship)]];
    case 'load':
      return [[ownHold(action.hold)]];
    case 'stealHold':
      return [[spoilsHold(action.hold)]];
    default:
      return [];
  }
}

const isOwn = ({ ships }: View, ship: Ship, viewer: Viewer): boolean =>
  ships[ship].seat >= 0 && ships[ship].seat === viewer;
const isTurnOf = ({ ships, turn }: View, ship: Ship): boolean => ships[ship].seat >= 0 && ships[ship].seat === turn;

function label(words: TableWords, view: View, ship: Ship, viewer: Viewer, names: Names): string {
  const name = shipName(words.pieces, names, ship);
  return isOwn(view, ship, viewer) ? `${name} (${words.you})` : name;
}

/** Where a ship is, how far it has to go, its treasures and its cards. */
function cellsOf(words: TableWords, view: View, ship: Ship): string[] {
  const { space, toGo, seat } = view.ships[ship];
  if (space === NOWHERE) return [words.left];
  const hand = seat < 0 ? '' : String(view.seats[seat].hand);
  return [spaceText(words.pieces, space), String(toGo), treasuresOf(words, view, ship), hand];
}

function shipCells(words: TableWords, view: View, ship: Ship, viewer: Viewer, names: Names): string[] {
  const name = `${isTurnOf(view, ship) ? '▸' : ' '} ${label(words, view, ship, viewer, names)}`;
  const [where, toGo, treasures, hand] = cellsOf(words, view, ship);
  if (toGo === undefined || treasures === undefined || hand === undefined) return [name, where ?? ''];
  return [name, where ?? '', toGo, holdTexts(words, view, ship).join(', '), treasures, hand];
}

/** What is in each hold of a ship. */
function holdTexts({ pieces, empty, crew }: TableWords, { goods, tokens, ships }: View, ship: Ship): string[] {
  return Array.from({ length: ships[ship].holds }, (_, hold) => ship * HOLDS + hold).map(at => {
    if (goods[at] === TILE) return crew.names[NAMES[tokens[at] - 1]];
    return goods[at] === NOTHING ? empty : pieces.goods(goodsNamed(goods[at]), tokens[at]);
  });
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
