/** Chapter 8: secret and open information. */
import { type Chance, putInOrder, reshuffleWith } from '../../kernel/chance.ts';
import type { Channel } from '../../kernel/channels.ts';
import { listed, only, type Seat, type Viewer } from '../../kernel/seats.ts';
import type { Card } from './material.ts';
import type { State } from './state.ts';

/** What reaches a screen, and nothing else (FUJ-INFO-10). */
export interface View {
  turn: Seat;
  /** Front cards are open to all (FUJ-INFO-03). */
  front: Card[];
  /** The viewer's own hand, lowest first; null for an onlooker (FUJ-INFO-02, FUJ-INFO-11). */
  hand: Card[] | null;
  /** How many cards each seat has in hand (FUJ-INFO-05). */
  handSizes: number[];
  /** How many cards are left to draw (FUJ-INFO-07). */
  pile: number;
  /** The whole discard pile, top last (FUJ-INFO-06). */
  discard: Card[];
  /** Who has left for good. */
  gone: Seat[];
  over: boolean;
  winners: Seat[];
}

export function view(s: State, viewer: Viewer): View {
  return {
    turn: s.turn,
    front: [...s.front],
    hand: viewer >= 0 ? inOrder(s.hands[viewer]) : null,
    handSizes: s.hands.map(hand => hand.length),
    pile: s.pile.length,
    discard: [...s.discard],
    gone: s.gone.flatMap((gone, seat) => (gone ? [seat] : [])),
    over: s.over,
    winners: listed(s.winners),
  };
}

/** The order in which cards were drawn is nobody's business. */
function inOrder(cards: readonly Card[]): Card[] {
  const hand = [...cards];
  putInOrder(hand);
  return hand;
}

/** Deals anew what the viewer cannot know: the draw pile and the hands of the others. */
export function determinise(s: State, viewer: Viewer, chance: Chance): void {
  const unseen = s.pile;
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (seat !== viewer) for (let i = 0; i < s.hands[seat].length; i++) unseen.push(s.hands[seat][i]);
  }
  reshuffleWith(chance, unseen);
  for (let seat = 0; seat < s.hands.length; seat++) {
    const hand = s.hands[seat];
    if (seat === viewer)
      putInOrder(hand); // the order in which it was drawn is of no account
    else for (let i = 0; i < hand.length; i++) hand[i] = unseen.pop() as Card;
  }
}

/** Reactions without numbers and without pleading (FUJ-INFO-08, FUJ-INFO-09). */
export const PHRASES = ['hello', 'goodLuck', 'wellPlayed', 'ouch', 'phew', 'thinking', 'yourTurn', 'thanks'] as const;

/**
 * FUJ-INFO-01, FUJ-INFO-08: ready-made phrases during the game, which tell nothing of cards; free chat after the end, or
 * where the table allows it.
 */
export function channels(s: State): Channel[] {
  const writers = s.gone.reduce((seats, gone, seat) => (gone ? seats : seats | only(seat)), 0);
  const table = { id: 'table', readers: 'everybody', writers, rule: 'FUJ-INFO-08' } as const;
  return [s.over || s.freeChat ? table : { ...table, phrases: PHRASES }];
}
