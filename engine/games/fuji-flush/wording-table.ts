/** The table of Fuji Flush in plain text and as a picture, in the words of either language. */
import type { Seat, Viewer } from '../../kernel/seats.ts';
import { type Names, nameOf } from '../language.ts';
import type { Part, Picture, PicturePlace, PlayerStanding } from '../picture.ts';
import { inColumns } from '../text-table.ts';
import type { View } from './information.ts';
import { type Card, NONE } from './material.ts';
import { type Action, combined } from './state.ts';

export interface TableWords {
  readonly front: string;
  readonly combined: string;
  readonly hand: string;
  readonly you: string;
  readonly left: string;
  readonly pile: { say(count: number): string }['say'];
  readonly discard: { say(count: number, top: Card | undefined): string }['say'];
  readonly ownHand: string;
  readonly emptyHand: string;
  readonly yourHand: { say(cards: readonly Card[]): string }['say'];
}

/** Each player with front card, combined value and number of cards; then the piles, and the viewer's own hand. */
export function tableLines(words: TableWords, view: View, viewer: Viewer, names: Names): string[] {
  const players = view.handSizes.map((_, seat) => [
    `${SIGNS[standing(view, seat) ?? 'none']} ${playerName(words, viewer, names, seat)}`,
    ...playerCells(words, view, seat),
  ]);
  return [
    ...inColumns([['', words.front, words.combined, words.hand], ...players]),
    '',
    `  ${words.pile(view.pile)}  ${words.discard(view.discard.length, view.discard.at(-1))}`,
    ...(view.hand === null ? [] : [`  ${words.yourHand(view.hand)}`]),
  ];
}

/** The same in parts: a card in hand is played by pointing at it. */
export function pictureOf(words: TableWords, view: View, viewer: Viewer, names: Names): Picture {
  const hand: Part[] =
    view.hand === null
      ? []
      : [
          {
            kind: 'things',
            title: words.ownHand,
            things: view.hand.map(card => ({ text: String(card), place: cardPlace(card) })),
            none: words.emptyHand,
            isShort: true,
          },
        ];
  return [
    ...hand,
    {
      kind: 'columns',
      head: [words.front, words.combined, words.hand],
      rows: view.handSizes.map((_, seat) => ({
        name: playerName(words, viewer, names, seat),
        standing: standing(view, seat),
        cells: playerCells(words, view, seat),
      })),
    },
    { kind: 'remark', text: words.pile(view.pile) },
    { kind: 'remark', text: words.discard(view.discard.length, view.discard.at(-1)) },
  ];
}

/** Equal cards are one place: it does not matter which of them is played. */
const CARD = 'card ';
const cardPlace = (card: Card): PicturePlace => `${CARD}${card}`;

/** Where one points for an action: at the card. */
export const waysOf = ({ card }: Action): PicturePlace[][] => [[cardPlace(card)]];

/** Whoever points at a card means to play it. */
export const meantBy = (place: PicturePlace): Action => ({ type: 'playCard', card: Number(place.slice(CARD.length)) });

const playerName = ({ you }: TableWords, viewer: Viewer, names: Names, seat: Seat): string =>
  `${nameOf(names, seat)}${seat === viewer ? ` (${you})` : ''}`;

function playerCells({ left }: TableWords, view: View, seat: Seat): string[] {
  if (view.gone.includes(seat)) return [left];
  const card = view.front[seat];
  const value = card === NONE ? ['–', '–'] : [String(card), String(combined(view.front, card))];
  return [...value, String(view.handSizes[seat])];
}

/** An arrow for whose turn it is, a star for who has won. */
const SIGNS = { turn: '▸', won: '★', none: ' ' } as const;

function standing(view: View, seat: Seat): PlayerStanding {
  if (view.over) return view.winners.includes(seat) ? 'won' : null;
  return view.turn === seat ? 'turn' : null;
}
