/** The table of Captain Jack's Gold as a picture, in the words of either language. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import type { Part, Picture, PicturePlace, PlayerStanding, Thing } from '../picture.ts';
import { type Action, act } from './actions.ts';
import type { ShipView, View } from './information.ts';
import { ARROW, type Area, CARDS, type Card, LETTERS, type Letter } from './material.ts';
import { areaText, asksText, type CardWords, cardText, halfText, placeText } from './wording-cards.ts';

export interface TableWords {
  readonly cards: CardWords;
  readonly columns: readonly [place: string, doubloons: string, sails: string, cannons: string, cards: string];
  readonly you: string;
  readonly left: string;
  readonly letters: { say(pile: number): string }['say'];
  readonly pays: { say(doubloons: number): string }['say'];
  readonly areas: string;
  readonly area: { say(pile: number, discards: number, top: string | null): string }['say'];
  readonly island: { say(doubloons: number, needed: number, rum: number | null): string }['say'];
  readonly revealed: { say(reveals: number, sails: number, calm: boolean): string }['say'];
  /** What is known of a fight; rolls are left only as long as it goes on. */
  readonly fight: { say(value: number, left: number | null, roll: number | null): string }['say'];
  /** Both sides with their dice. */
  readonly boarding: { say(attack: string, defence: string): string }['say'];
  /** The half that is up, where it is not the one with the arrow. */
  readonly active: { say(half: string): string }['say'];
  readonly symbols: { readonly calm: string; readonly boarding: string; readonly rum: string };
  readonly aboard: { say(name: string): string }['say'];
  readonly bottles: { say(count: number): string }['say'];
  readonly fresh: string;
  readonly nothing: string;
}

/** The ships, the piles, the open letters, what everybody has aboard, and the card being dealt with. */
export function pictureOf(words: TableWords, view: View, viewer: Viewer, names: Names): Picture {
  const { cards } = words;
  const named = (seat: Seat) => `${nameOf(names, seat)}${seat === viewer ? ` (${words.you})` : ''}`;
  const { open, pile } = view.letters;
  return [
    {
      kind: 'columns',
      head: words.columns,
      rows: view.ships.map((ship, seat) => ({
        name: named(seat),
        standing: standing(view, seat),
        cells: ship.gone ? [words.left] : shipCells(words, ship),
      })),
    },
    { kind: 'remark', text: words.island(view.supply, view.needed, view.advanced ? view.rum : null) },
    {
      kind: 'things',
      title: words.areas,
      things: view.areas.map(({ pile: cardsLeft, discards, top }, area) => ({
        term: areaText(cards, area),
        text: words.area(cardsLeft, discards, top === null ? null : cardText(cards, top)),
        place: areaPlace(area),
      })),
    },
    {
      kind: 'things',
      title: words.letters(pile),
      things: open.map(letter => ({
        term: LETTERS[letter].id,
        text: `${asksText(cards, letter)} → ${words.pays(LETTERS[letter].pays)}`,
        place: letterPlace(letter),
      })),
    },
    ...ownFirst(view, viewer).map(
      (seat): Part => ({
        kind: 'things',
        title: words.aboard(named(seat)),
        things: view.ships[seat].cards.map(stowed => aboard(words, stowed)),
        none: words.nothing,
      }),
    ),
    ...underWay(words, view, names),
  ];
}

function shipCells(
  { cards }: TableWords,
  { place, doubloons, sails, cannons, cards: aboard, limit }: ShipView,
): string[] {
  return [placeText(cards, place), ...[doubloons, sails, cannons].map(String), `${aboard.length}/${limit}`];
}

/** The ships that are still there, the viewer's own before the others. */
const ownFirst = ({ ships }: View, viewer: Viewer): Seat[] =>
  ships
    .map((_, seat) => seat)
    .filter(seat => !ships[seat].gone)
    .sort((one, other) => Number(other === viewer) - Number(one === viewer));

function aboard({ cards, active, bottles, fresh }: TableWords, stowed: ShipView['cards'][number]): Thing {
  const notes = [
    ...(stowed.turned ? [active(halfText(cards, CARDS[stowed.card].bottom))] : []),
    ...(stowed.bottles > 0 ? [bottles(stowed.bottles)] : []),
    ...(stowed.fresh ? [fresh] : []),
  ];
  return { text: cardText(cards, stowed.card), notes, place: cardPlace(stowed.card) };
}

/** The symbols of a revealed card that are good for something in this game. */
function symbolsOf({ symbols }: TableWords, card: Card, advanced: boolean): string[] {
  const { calm, boarding, rum } = CARDS[card];
  return [
    ...(calm ? [symbols.calm] : []),
    ...(boarding ? [symbols.boarding] : []),
    ...(rum && advanced ? [symbols.rum] : []),
  ];
}

/** The card being dealt with, and the dice of a fight about it. */
function underWay(words: TableWords, view: View, names: Names): Part[] {
  const { revealed, reveals, ships, turn, calm, fight, boarding, advanced, moment } = view;
  const card: Part = {
    kind: 'things',
    title: words.revealed(reveals, ships[turn].sails, calm),
    things:
      revealed === null
        ? []
        : [{ text: cardText(words.cards, revealed), notes: symbolsOf(words, revealed, advanced), place: REVEALED }],
    isShort: true,
    isNow: true,
  };
  const side = (seat: Seat, dice: readonly number[]) =>
    `${nameOf(names, seat)} ${dice.length === 0 ? '–' : dice.join(', ')}`;
  const rollsLeft = fight !== null && moment === 'exactRoll' ? fight.left + fight.spare : null;
  return [
    ...(revealed === null ? [] : [card]),
    ...(fight === null ? [] : [now(words.fight(fight.value, rollsLeft, fight.roll || null))]),
    ...(boarding === null
      ? []
      : [now(words.boarding(side(boarding.attacker, boarding.attack), side(boarding.defender, boarding.defence)))]),
  ];
}

const now = (text: string): Part => ({ kind: 'remark', text, isNow: true });

function standing(view: View, seat: Seat): PlayerStanding {
  if (view.over) return view.winner === seat ? 'won' : null;
  return view.turn === seat ? 'turn' : null;
}

const areaPlace = (area: Area): PicturePlace => `area ${area}`;
const letterPlace = (letter: Letter): PicturePlace => `letter ${letter}`;
const cardPlace = (card: Card): PicturePlace => `card ${card}`;
const REVEALED: PicturePlace = 'revealed';

/** Where one points for an action: at the area, the letter or a card it is about. */
export function waysOf(action: Action): PicturePlace[][] {
  if (action.type === 'sail') return [[areaPlace(action.area)]];
  if (action.type === 'fulfil') return [[letterPlace(action.letter)], ...action.cards.map(card => [cardPlace(card)])];
  if (action.type === 'take' || action.type === 'fight') return [[REVEALED]];
  if (action.type === 'dig') return action.cards.map(card => [cardPlace(card)]);
  return 'card' in action ? [[cardPlace(action.card)]] : [];
}

/** What somebody means who points at something that leads nowhere now. */
export function meantBy(place: PicturePlace, view: View, seat: Seat): Action | null {
  const [kind, number] = place.split(' ');
  if (place === REVEALED) return meantByRevealed(view);
  if (kind === 'area') return act.sail[Number(number)] ?? null;
  if (kind === 'letter') {
    const cards = view.ships[seat].cards.map(({ card }) => card);
    return { type: 'fulfil', letter: Number(number), cards, crew: [] };
  }
  const card = Number(number);
  const isOwn = view.ships[seat].cards.some(stowed => stowed.card === card);
  if (isOwn) return view.moment === 'inPort' ? act.turn[card] : act.discard[card];
  return view.moment === 'damage' ? act.remove[card] : act.steal[card];
}

const meantByRevealed = ({ revealed }: View): Action | null =>
  revealed === null ? null : ARROW[revealed].kind === 'ship' ? act.fight : act.take;
