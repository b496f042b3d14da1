/** The table of Captain Jack's Gold in plain text: the layout, in the words of either language. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import { inColumns } from '../text-table.ts';
import type { View } from './information.ts';
import { type Card, LETTERS } from './material.ts';
import { areaText, asksText, type CardWords, cardText, placeText } from './wording-cards.ts';

export interface TableWords {
  readonly cards: CardWords;
  readonly columns: readonly [place: string, doubloons: string, sails: string, cannons: string, cards: string];
  readonly you: string;
  readonly left: string;
  readonly letters: { say(pile: number): string }['say'];
  readonly pays: { say(doubloons: number): string }['say'];
  readonly area: { say(name: string, pile: number, discards: number, top: string | null): string }['say'];
  readonly island: { say(doubloons: number, needed: number, rum: number | null): string }['say'];
  readonly revealed: { say(card: string, reveals: number, sails: number, calm: boolean): string }['say'];
  readonly aboard: { say(name: string): string }['say'];
  readonly bottles: { say(count: number): string }['say'];
  readonly fresh: string;
  readonly nothing: string;
}

/** The ships, the piles, the open letters, what everybody has aboard, and the card being dealt with. */
export function tableLines(words: TableWords, view: View, viewer: Viewer, names: Names): string[] {
  const { cards } = words;
  const named = (seat: Seat) => `${nameOf(names, seat)}${seat === viewer ? ` (${words.you})` : ''}`;
  const row = (seat: Seat): string[] => {
    const { place, doubloons, sails, cannons, cards: aboard, limit, gone } = view.ships[seat];
    const name = `${mark(view, seat)} ${named(seat)}`;
    if (gone) return [name, words.left];
    const counts = [doubloons, sails, cannons].map(String);
    return [name, placeText(cards, place), ...counts, `${aboard.length}/${limit}`];
  };
  const top = (card: Card | null) => (card === null ? null : cardText(cards, card));
  const { open, pile } = view.letters;
  return [
    ...inColumns([['', ...words.columns], ...view.ships.map((_, seat) => row(seat))]),
    '',
    `  ${words.island(view.supply, view.needed, view.advanced ? view.rum : null)}`,
    ...view.areas.map((area, i) => `  ${words.area(areaText(cards, i), area.pile, area.discards, top(area.top))}`),
    `  ${words.letters(pile)}`,
    ...open.map(
      letter => `    ${LETTERS[letter].id}: ${asksText(cards, letter)} → ${words.pays(LETTERS[letter].pays)}`,
    ),
    ...view.ships.flatMap((ship, seat) => (ship.gone ? [] : cargo(words, ship, named(seat)))),
    ...(view.revealed === null
      ? []
      : [`  ${words.revealed(cardText(cards, view.revealed), view.reveals, view.ships[view.turn].sails, view.calm)}`]),
  ];
}

function cargo(words: TableWords, { cards }: View['ships'][number], name: string): string[] {
  const lines = cards.map(({ card, turned, fresh, bottles }) => {
    const notes = [...(bottles > 0 ? [words.bottles(bottles)] : []), ...(fresh ? [words.fresh] : [])];
    return `    ${cardText(words.cards, card, turned)}${notes.length === 0 ? '' : `, ${notes.join(', ')}`}`;
  });
  return [`  ${words.aboard(name)}${cards.length === 0 ? ` ${words.nothing}` : ''}`, ...lines];
}

/** An arrow for whose turn it is, a star for who has won. */
function mark(view: View, seat: Seat): string {
  if (view.over) return view.winner === seat ? '★' : ' ';
  return view.turn === seat ? '▸' : ' ';
}
