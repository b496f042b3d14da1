/**
 * A tiny game for the tests of the kernel: secret cards, one decision taken together, one taken in turn, one die.
 *
 * Everybody buries a card in secret. Then, in turn, one plays a card and adds a die to it, or draws a card. Whoever has
 * no card left ends the game; the highest score wins.
 */
import { NO_DICE, Stream, seededNumbers, shuffleWith } from '../chance.ts';
import { call } from '../flow.ts';
import { flow, flowOf, random, shuffle } from '../flow-state.ts';
import type { Game } from '../game.ts';
import { Match, type StartOptions } from '../match.ts';
import { ranked, seatSide } from '../outcome.ts';
import { refuse } from '../refusal.ts';
import { everyone, only, type Seat } from '../seats.ts';
import { frames } from '../seen.ts';
import { whole } from '../shapes.ts';
import { type Flow, rulebook, type Step } from '../steps.ts';

export interface State extends Flow<Event> {
  /** Face down; its top is the last card. */
  pile: number[];
  hands: number[][];
  /** The card each seat has buried, 0 before. */
  buried: number[];
  scores: number[];
  turn: Seat;
}

export type Action = { type: 'bury'; card: number } | { type: 'play'; card: number } | { type: 'draw' };

interface Card {
  to: number;
  card: number;
}

export type Event =
  | { type: 'buried'; rule: 'TINY-1'; seat: Seat; secret?: Card }
  | { type: 'played'; rule: 'TINY-2'; seat: Seat; card: number; die: number; secret?: undefined }
  | { type: 'drew'; rule: 'TINY-3'; seat: Seat; secret?: Card; fades: true }
  | { type: 'timeUp'; rule: 'TINY-5'; seat: Seat; secret?: undefined }
  | { type: 'ended'; rule: 'TINY-4'; secret?: undefined };

export interface View {
  /** The step that asks; null when it is over. */
  now: string | null;
  hand: number[];
  buried: number;
  sizes: number[];
  pile: number;
  scores: number[];
  turn: Seat;
  over: boolean;
}

export interface Tiny {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: { readonly cards: number; readonly die: number };
  memory: unknown;
}

const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const upwards = (a: number, b: number): number => a - b;

const book = rulebook<State, Action>();

const start = book.sequence<{ cards: number; die: number }>('start', [
  (s, { cards }) => {
    shuffle(s, s.pile);
    for (const hand of s.hands) hand.push(...s.pile.splice(-cards));
  },
  s => call(s, bury),
  (s, { die }) => call(s, turn, { die }),
]);

export const bury = book.together('bury', {
  who: s => everyone(s.hands.length),
  legal: (s, _v, seat, out) => {
    for (const card of s.hands[seat].toSorted(upwards)) out.push({ type: 'bury', card });
  },
  apply(s, _v, action, seat) {
    if (action.type !== 'bury') return;
    s.buried[seat] = taken(s.hands[seat], action.card);
    s.journal?.add({ type: 'buried', rule: 'TINY-1', seat, secret: { to: only(seat), card: action.card } });
  },
});

export const turn = book.sequence<{ die: number }>('turn', [
  (s, v) => call(s, move, { ...v }),
  s => {
    s.turn = (s.turn + 1) % s.hands.length;
    return 'restart';
  },
]);

export const move = book.choice<{ die: number }>('move', {
  who: s => s.turn,
  always: true,
  legal(s, _v, seat, out) {
    for (const card of s.hands[seat].toSorted(upwards)) out.push({ type: 'play', card });
    if (s.pile.length > 0) out.push({ type: 'draw' });
  },
  apply(s, { die: faces }, action, seat) {
    if (action.type === 'draw') {
      const card = s.pile.pop() as number;
      s.hands[seat].push(card);
      s.journal?.add({ type: 'drew', rule: 'TINY-3', seat, secret: { to: only(seat), card }, fades: true });
    } else {
      const die = 1 + random(s, faces);
      s.scores[seat] += taken(s.hands[seat], action.card) + die;
      s.journal?.add({ type: 'played', rule: 'TINY-2', seat, card: action.card, die });
    }
    if (s.hands[seat].length > 0) return;
    s.over = true;
    s.journal?.add({ type: 'ended', rule: 'TINY-4' });
  },
});

function taken(hand: number[], card: number): number {
  hand.splice(hand.indexOf(card), 1);
  return card;
}

export const tiny: Game<Tiny> = {
  id: 'tiny',
  version: 3,
  seats: { min: 2, max: 3, rule: 'TINY-0' },
  options: {
    cards: { values: [2, 3], default: 2, rule: 'TINY-0' },
    die: { values: [6, 4], default: 6, rule: 'TINY-2' },
  },
  book,
  actions: { bury: { card: whole(1, 9) }, play: { card: whole(1, 9) }, draw: {} },
  setup({ cards, die }, seats, chance) {
    const none = () => Array<number>(seats).fill(0);
    const hands = none().map((): number[] => []);
    const s: State = { ...flow<Event>(chance), pile: [...DECK], hands, buried: none(), scores: none(), turn: 0 };
    call(s, start, { cards, die });
    return s;
  },
  clone: (s, chance) => ({
    ...flowOf(s, chance),
    pile: s.pile.slice(),
    hands: s.hands.map(hand => hand.slice()),
    buried: s.buried.slice(),
    scores: s.scores.slice(),
    turn: s.turn,
  }),
  view: (s, viewer) => ({
    now: s.over ? null : book.steps[s.stack[s.stack.length - 1].step].name,
    hand: (s.hands[viewer] ?? []).toSorted(upwards),
    buried: s.buried[viewer] ?? 0,
    sizes: s.hands.map(hand => hand.length),
    pile: s.pile.length,
    scores: [...s.scores],
    turn: s.turn,
    over: s.over,
  }),
  determinise(s, viewer, chance) {
    const others = s.hands.map((_, seat) => seat).filter(seat => seat !== viewer);
    s.hands[viewer]?.sort(upwards);
    const unseen = [...s.pile, ...others.flatMap(seat => [...s.hands[seat], s.buried[seat]])].filter(card => card > 0);
    unseen.sort(upwards);
    shuffleWith(chance, unseen);
    for (const seat of others) {
      s.hands[seat] = unseen.splice(-s.hands[seat].length, s.hands[seat].length);
      if (s.buried[seat] > 0) s.buried[seat] = unseen.pop() as number;
    }
    s.pile = unseen;
  },
  outcome: s => ranked(s.scores.map((score, seat) => ({ ...seatSide(seat), score, rank: [score] }))),
  check: s =>
    s.pile.length + s.hands.flat().length <= DECK.length && s.scores.length === s.hands.length
      ? null
      : 'there are too many cards',
  asSeen({ now, hand, buried, sizes, pile, scores, turn, over }, viewer) {
    const unseen = DECK.filter(card => card !== buried && !hand.includes(card));
    return {
      ...flow<Event>(NO_DICE),
      stack: frames(book.steps, now, { die: 6 }, buried > 0 ? only(viewer) : 0),
      over,
      pile: unseen.splice(0, pile),
      hands: sizes.map((size, seat) => (seat === viewer ? [...hand] : unseen.splice(0, size))),
      buried: sizes.map((_, seat) => (seat === viewer ? buried : 0)),
      scores: [...scores],
      turn,
    };
  },
  reason: (s, seat, { type }) => (s.turn === seat || type === 'bury' ? null : refuse('not-your-turn', 'TINY-2')),
  external: {
    timeUp(s, { seat }) {
      s.journal?.add({ type: 'timeUp', rule: 'TINY-5', seat });
      return null;
    },
    resigned: () => refuse('never-give-up', 'TINY-5'),
  },
  undo: { rule: 'TINY-6', isFinal: event => event.type !== 'buried', byConsent: true },
};

/** The game with one of its steps changed. */
export function withStep(changed: Step<State, Action>, ask: Partial<Step<State, Action>['ask']>): Game<Tiny> {
  const steps = book.steps.map(step => (step.name === changed.name ? { ...step, ask: { ...step.ask, ...ask } } : step));
  return { ...tiny, book: { steps, aside: null } };
}

/** Dice with which the pile stays as it is. */
export const UNMIXED = [8, 7, 6, 5, 4, 3, 2, 1];

/** A table of two at which seat 0 holds 8 and 9, seat 1 holds 6 and 7, and the pile is 1 to 5 with 5 on top. */
export const begin = (game: Game<Tiny> = tiny, beginning: Partial<StartOptions<Tiny>> = {}): Match<Tiny> =>
  Match.start(game, { seats: 2, chance: new Stream(seededNumbers(1)), loaded: UNMIXED, ...beginning });

/** The same table with 8 and 6 buried: seat 0 has 9, seat 1 has 7, and seat 0 is asked for its move. */
export function begun(game: Game<Tiny> = tiny): Match<Tiny> {
  const match = begin(game);
  match.play(0, { type: 'bury', card: 8 });
  match.play(1, { type: 'bury', card: 6 });
  return match;
}
