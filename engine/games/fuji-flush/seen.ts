/**
 * The table as one viewer sees it, laid out again from the view: so that what the rules answer over a table they answer in a
 * browser too. Nothing in it is secret: cards the viewer does not see are any that are left of the deck.
 */
import { NO_DICE } from '../../kernel/chance.ts';
import { flow } from '../../kernel/flow-state.ts';
import { seatsOf, type Viewer } from '../../kernel/seats.ts';
import { frames } from '../../kernel/seen.ts';
import { playCard } from './5-playing.ts';
import { book } from './book.ts';
import type { View } from './information.ts';
import { type Card, DECK } from './material.ts';
import type { Event, State } from './state.ts';

export function asSeen(view: View, viewer: Viewer): State {
  const unseen = unseenIn(view);
  return {
    ...flow<Event>(NO_DICE),
    stack: view.over ? [] : frames(book.steps, playCard.name),
    over: view.over,
    pile: unseen.splice(0, view.pile),
    discard: [...view.discard],
    hands: view.handSizes.map((size, seat) => (seat === viewer ? [...(view.hand ?? [])] : unseen.splice(0, size))),
    front: [...view.front],
    turn: view.turn,
    gone: view.front.map((_, seat) => view.gone.includes(seat)),
    winners: seatsOf(view.winners),
    first: 'random',
    freeChat: false,
  };
}

/** What is left of the deck without all that lies open and one's own hand. */
function unseenIn({ front, discard, hand }: View): Card[] {
  const unseen = [...DECK];
  for (const card of [...front, ...discard, ...(hand ?? [])]) {
    const at = unseen.indexOf(card);
    if (at >= 0) unseen.splice(at, 1);
  }
  return unseen;
}
