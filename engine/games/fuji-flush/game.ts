/**
 * Fuji Flush: what the platform, the bots and the tests need to know.
 *
 * The rules are in the files of their chapters, numbered as in `rules.md`, from the setup (2) to the end (9). What every game
 * has a file for goes without a number: the cards (1) are in `material.ts`, chapter 8 in `information.ts`, chapter 10 in
 * `online.ts`. Ids such as FUJ-OUT-02 are rows of `rules.md`.
 */
import { call } from '../../kernel/flow.ts';
import { flow, flowOf } from '../../kernel/flow-state.ts';
import type { Game } from '../../kernel/game.ts';
import { refuse } from '../../kernel/refusal.ts';
import { perSeat, type Seat } from '../../kernel/seats.ts';
import { whole } from '../../kernel/shapes.ts';
import { game } from './2-setup.ts';
import { outcome } from './9-end.ts';
import { book } from './book.ts';
import { channels, determinise, type View, view } from './information.ts';
import { label } from './label.ts';
import { type Card, DECK, HIGHEST, LOWEST, NONE } from './material.ts';
import { table } from './online.ts';
import { reason } from './questions.ts';
import { asSeen } from './seen.ts';
import type { Action, Event, State } from './state.ts';

export interface FujiFlush {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: {
    /** Who begins, as agreed at the table. */
    readonly first: 'random' | Seat;
    /** Whether free chat is allowed during the game; for private tables. */
    readonly freeChat: boolean;
  };
  memory: undefined;
}

export const fujiFlush: Game<FujiFlush> = {
  id: label.id,
  version: 1,
  seats: label.seats,
  options: {
    first: {
      values: ['random', ...Array(label.seats.max).keys()],
      default: 'random',
      rule: 'FUJ-SETUP-10',
      seats: true,
      isFine: true,
    },
    freeChat: { values: [false, true], default: false, rule: 'FUJ-INFO-08', isFine: true },
  },
  fits: ({ first }, seats) =>
    first === 'random' || first < seats
      ? null
      : refuse('no-such-seat', 'FUJ-SETUP-10', `seat ${first + 1} cannot begin at a table of ${seats}`),
  book,
  actions: { playCard: { card: whole(LOWEST, HIGHEST) } },

  setup({ first, freeChat }, seats, chance) {
    // All fields are named, here and in `clone`: a state that is spread together is slower to read (measured).
    const { stack, over, journal } = flow<Event>(chance);
    const s: State = {
      stack,
      over,
      chance,
      journal,
      pile: DECK.slice(),
      discard: [], //                       FUJ-SETUP-06
      hands: perSeat(seats, () => []),
      front: Array<Card>(seats).fill(NONE), // FUJ-SETUP-08
      turn: 0,
      gone: Array<boolean>(seats).fill(false),
      winners: 0,
      first,
      freeChat,
    };
    call(s, game);
    return s;
  },

  clone: (s, chance) => ({
    stack: flowOf(s, chance).stack,
    over: s.over,
    chance,
    journal: null,
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    hands: s.hands.map(hand => hand.slice()),
    front: s.front.slice(),
    turn: s.turn,
    gone: s.gone.slice(),
    winners: s.winners,
    first: s.first,
    freeChat: s.freeChat,
  }),

  view,
  determinise,
  asSeen,
  outcome,
  channels,
  reason,
  external: table,
  undo: { never: 'FUJ-TURN-07' },

  /** FUJ-PILE-07: hands, front cards, draw pile and discard pile are always the cards of the deck. */
  check(s) {
    const cards = [...s.pile, ...s.discard, ...s.hands.flat(), ...s.front.filter(card => card !== NONE)];
    cards.sort((a, b) => a - b);
    return cards.length === DECK.length && cards.every((card, i) => card === DECK[i])
      ? null
      : `the ${cards.length} cards on the table are not the deck`;
  },
};
