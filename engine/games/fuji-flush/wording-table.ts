/** The table of Fuji Flush in plain text: the layout, in the words of either language. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import { inColumns } from '../text-table.ts';
import type { View } from './information.ts';
import { type Card, NONE } from './material.ts';
import { combined } from './state.ts';

export interface TableWords {
  readonly front: string;
  readonly combined: string;
  readonly hand: string;
  readonly you: string;
  readonly left: string;
  readonly pile: { say(count: number): string }['say'];
  readonly discard: { say(count: number, top: Card | undefined): string }['say'];
  readonly yourHand: { say(cards: readonly Card[]): string }['say'];
}

/** Each player with front card, combined value and number of cards; then the piles, and the viewer's own hand. */
export function tableLines(words: TableWords, view: View, viewer: Viewer, names: Names): string[] {
  const player = (seat: Seat): string[] => {
    const name = `${mark(view, seat)} ${nameOf(names, seat)}${seat === viewer ? ` (${words.you})` : ''}`;
    const card = view.front[seat];
    if (view.gone.includes(seat)) return [name, words.left];
    const value = card === NONE ? ['–', '–'] : [String(card), String(combined(view.front, card))];
    return [name, ...value, String(view.handSizes[seat])];
  };
  return [
    ...inColumns([['', words.front, words.combined, words.hand], ...view.handSizes.map((_, seat) => player(seat))]),
    '',
    `  ${words.pile(view.pile)}  ${words.discard(view.discard.length, view.discard.at(-1))}`,
    ...(view.hand === null ? [] : [`  ${words.yourHand(view.hand)}`]),
  ];
}

/** An arrow for whose turn it is, a star for who has won. */
function mark(view: View, seat: Seat): string {
  if (view.over) return view.winners.includes(seat) ? '★' : ' ';
  return view.turn === seat ? '▸' : ' ';
}
