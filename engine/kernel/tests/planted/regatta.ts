/**
 * Regatta: a small game that keeps every law, for planting bugs in.
 *
 * Whoever was named opens it with a few words. In each round the wind blows (a die), everybody lays a card face down at the same time, the highest card wins. The
 * winner may trim the sail once, then draws a card, looks at the top of the pile, or passes, and says something in free
 * words. All rest until everybody is ready. After two rounds whoever has won most rounds has won.
 */
import { type Chance, NO_DICE, shuffleWith } from '../../chance.ts';
import { call, isUnderWay } from '../../flow.ts';
import { flow, flowOf, random, shuffle } from '../../flow-state.ts';
import type { Game } from '../../game.ts';
import { ranked, seatSide } from '../../outcome.ts';
import { askingFrame } from '../../pending.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { everyone, includes, only, perSeat, type Seat, type Seats, type Viewer } from '../../seats.ts';
import { text, whole } from '../../shapes.ts';
import { type Flow, rulebook, type StackFrame } from '../../steps.ts';

export const DECK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const HAND = 3;
const ROUNDS = 2;
const NONE = 0;

export interface State extends Flow<Event> {
  /** Face down; its top is the last card. */
  pile: number[];
  /** Face up. */
  discard: number[];
  hands: number[][];
  /** The card each seat has laid face down in this round, or NONE. */
  laid: number[];
  won: number[];
  round: number;
  wind: number;
  /** Who has won the last round; before the first, who opens the regatta. */
  turn: Seat;
  trimmed: boolean;
  motto: string;
  ready: Seats;
}

export type Action =
  | { type: 'lay'; card: number }
  | { type: 'trim' }
  | { type: 'draw' }
  | { type: 'peek' }
  | { type: 'pass' }
  | { type: 'say'; text: string }
  | { type: 'ready' }
  | { type: 'wait' };

interface Cards {
  to: number;
  cards: number[];
}

export type Event =
  | { type: 'dealt'; rule: string; seat: Seat; secret?: Cards }
  | { type: 'blew'; rule: string; wind: number; secret?: undefined }
  | { type: 'laid'; rule: string; seat: Seat; secret?: Cards }
  | { type: 'compared'; rule: string; cards: number[]; winner: Seat; secret?: undefined }
  | { type: 'trimmed'; rule: string; seat: Seat; secret?: undefined }
  | { type: 'drew'; rule: string; seat: Seat; secret?: Cards }
  | { type: 'peeked'; rule: string; seat: Seat; fades: true; secret?: Cards }
  | { type: 'passed'; rule: string; seat: Seat; secret?: undefined }
  | { type: 'said'; rule: string; text: string; secret?: undefined }
  | { type: 'rested'; rule: string; seat: Seat; ready: boolean; secret?: undefined };

export interface View {
  /** The step that asks; null when it is over, and in the middle of a move. */
  now: string | null;
  hand: number[];
  laid: number;
  haveLaid: boolean[];
  sizes: number[];
  pile: number;
  discard: number[];
  won: number[];
  round: number;
  wind: number;
  turn: Seat;
  trimmed: boolean;
  motto: string;
  ready: Seats;
  over: boolean;
}

export interface Regatta {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: { readonly first: 'nobody' | Seat };
  /** The card on top of the pile, if this seat has looked at it; NONE otherwise. */
  memory: number;
}

/** The rows that events and refusals may cite. */
export const LEDGER: ReadonlySet<string> = new Set(Array.from({ length: 12 }, (_, row) => `REGATTA-${row + 1}`));

const book = rulebook<State, Action>();

const game = book.sequence<{ isOpened: boolean }>('game', [
  s => shuffle(s, s.pile),
  s => {
    for (const [seat, hand] of s.hands.entries()) {
      hand.push(...s.pile.splice(-HAND));
      s.journal?.add({ type: 'dealt', rule: 'REGATTA-1', seat, secret: { to: only(seat), cards: [...hand] } });
    }
  },
  (s, { isOpened }) => {
    if (isOpened) call(s, toast);
  },
  s => call(s, round),
]);

const round = book.sequence('round', [
  s => {
    s.wind = 1 + random(s, 6);
    s.journal?.add({ type: 'blew', rule: 'REGATTA-2', wind: s.wind });
  },
  s => call(s, lay),
  compare,
  s => call(s, prize),
  s => call(s, toast),
  s => call(s, rest),
  s => {
    s.ready = 0;
    s.trimmed = false;
    s.over = ++s.round === ROUNDS;
    return 'restart';
  },
]);

const lay = book.together('lay', {
  who: s => everyone(s.hands.length),
  always: true,
  legal(s, _v, seat, out) {
    for (const card of s.hands[seat].toSorted(upwards)) out.push({ type: 'lay', card });
  },
  apply(s, _v, action, seat) {
    if (action.type !== 'lay') return;
    s.hands[seat] = s.hands[seat].filter(card => card !== action.card);
    s.laid[seat] = action.card;
    s.journal?.add({ type: 'laid', rule: 'REGATTA-3', seat, secret: { to: only(seat), cards: [action.card] } });
  },
});

function compare(s: State): void {
  const winner = s.laid.indexOf(Math.max(...s.laid));
  const cards = [...s.laid];
  s.discard.push(...cards);
  s.laid.fill(NONE);
  s.won[winner]++;
  s.turn = winner;
  s.journal?.add({ type: 'compared', rule: 'REGATTA-4', cards, winner });
}

const prize = book.choice('prize', {
  who: s => s.turn,
  legal(s, _v, _seat, out) {
    out.push({ type: 'pass' });
    if (s.pile.length > 0) out.push({ type: 'draw' });
    if (s.pile.length > 0) out.push({ type: 'peek' });
  },
  apply(s, _v, { type }, seat) {
    const top = { to: only(seat), cards: s.pile.slice(-1) };
    if (type === 'draw') s.hands[seat].push(...s.pile.splice(-1));
    if (type === 'draw') s.journal?.add({ type: 'drew', rule: 'REGATTA-5', seat, secret: top });
    else if (type === 'peek') s.journal?.add({ type: 'peeked', rule: 'REGATTA-5', seat, fades: true, secret: top });
    else s.journal?.add({ type: 'passed', rule: 'REGATTA-5', seat });
  },
  liberties: {
    types: ['trim'],
    legal(s, _v, _seat, out) {
      if (!s.trimmed) out.push({ type: 'trim' });
    },
    apply(s, _v, _action, seat) {
      s.trimmed = true;
      s.journal?.add({ type: 'trimmed', rule: 'REGATTA-6', seat });
    },
  },
});

const toast = book.choice('toast', {
  who: s => s.turn,
  legal() {},
  apply(s, _v, action) {
    s.motto = (action as { text: string }).text;
    s.journal?.add({ type: 'said', rule: 'REGATTA-7', text: s.motto });
  },
  free: {
    types: ['say'],
    check: (_s, _v, _seat, action): Refusal | null =>
      action.type === 'say' && action.text.trim() !== '' ? null : refuse('say-something', 'REGATTA-7'),
    sample: (_s, _v, _seat, chance): Action => ({ type: 'say', text: ['hoy', 'ahoy'][chance.below(2)] }),
  },
});

const rest = book.floor('rest', {
  who: s => everyone(s.hands.length),
  awaits: s => everyone(s.hands.length) & ~s.ready,
  closed: s => s.ready === everyone(s.hands.length),
  legal(s, _v, seat, out) {
    out.push({ type: includes(s.ready, seat) ? 'wait' : 'ready' });
  },
  apply(s, _v, { type }, seat) {
    s.ready = type === 'ready' ? s.ready | only(seat) : s.ready & ~only(seat);
    s.journal?.add({ type: 'rested', rule: 'REGATTA-8', seat, ready: type === 'ready' });
  },
  free: {
    types: [],
    check: () => refuse('ready-or-not', 'REGATTA-8'),
    sample: () => ({ type: 'ready' }),
  },
});

const stepOf = (frame: StackFrame | undefined): string | null =>
  frame === undefined ? null : book.steps[frame.step].name;

const upwards = (a: number, b: number): number => a - b;

/** Deals anew what a viewer does not see; a card it remembers stays on top of the pile. */
function determinise(s: State, viewer: Viewer, chance: Chance, memory: number = NONE): void {
  const others = perSeat(s.hands.length, seat => seat).filter(seat => seat !== viewer);
  s.hands[viewer]?.sort(upwards);
  const hidden = [...s.pile, ...others.flatMap(seat => [...s.hands[seat], s.laid[seat]])];
  const unseen = hidden.filter(card => card !== NONE && card !== memory).sort(upwards);
  shuffleWith(chance, unseen);
  for (const seat of others) {
    s.hands[seat] = unseen.splice(0, s.hands[seat].length);
    if (s.laid[seat] !== NONE) s.laid[seat] = unseen.splice(0, 1)[0];
  }
  s.pile = memory === NONE ? unseen : [...unseen, memory];
}

/** Cards the viewer does not see lie anywhere among the places it does not look at. */
function asSeen(view: View, viewer: Viewer): State {
  const { now, hand, laid, haveLaid, sizes, pile, ...open } = view;
  const seen = [...hand, ...view.discard, laid];
  const unseen = DECK.filter(card => !seen.includes(card));
  const isOwn = (seat: Seat): boolean => seat === viewer;
  return {
    ...flow<Event>(NO_DICE),
    ...open,
    discard: [...view.discard],
    won: [...view.won],
    stack: now === null ? [] : [frameOf(now, haveLaid)],
    pile: unseen.splice(0, pile),
    hands: sizes.map((size, seat) => (isOwn(seat) ? [...hand] : unseen.splice(0, size))),
    laid: haveLaid.map((has, seat) => (isOwn(seat) ? laid : has ? unseen.splice(0, 1)[0] : NONE)),
  };
}

function frameOf(name: string, haveLaid: readonly boolean[]): StackFrame {
  const step = book.steps.findIndex(candidate => candidate.name === name);
  return { step, at: haveLaid.reduce((seats, has, seat) => (has ? seats | only(seat) : seats), 0), v: {} };
}

export const regatta: Game<Regatta> = {
  id: 'regatta',
  version: 1,
  seats: { min: 2, max: 3, rule: 'REGATTA-9' },
  options: { first: { values: ['nobody', 0, 1, 2], default: 'nobody', rule: 'REGATTA-9' } },
  fits: ({ first }, seats) => (first === 'nobody' || first < seats ? null : refuse('no-such-seat', 'REGATTA-9')),
  book,
  actions: {
    lay: { card: whole(1, 12) },
    trim: {},
    draw: {},
    peek: {},
    pass: {},
    say: { text: text(12) },
    ready: {},
    wait: {},
  },
  setup({ first }, seats, chance) {
    const s: State = {
      ...flow<Event>(chance),
      pile: [...DECK],
      discard: [],
      hands: perSeat(seats, () => []),
      laid: perSeat(seats, () => NONE),
      won: perSeat(seats, () => 0),
      round: 0,
      wind: 0,
      turn: first === 'nobody' ? 0 : first,
      trimmed: false,
      motto: '',
      ready: 0,
    };
    call(s, game, { isOpened: first !== 'nobody' });
    return s;
  },
  clone: (s, chance) => ({
    ...s,
    ...flowOf(s, chance),
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    hands: s.hands.map(hand => hand.slice()),
    laid: s.laid.slice(),
    won: s.won.slice(),
  }),
  view: (s, viewer) => ({
    now: stepOf(askingFrame(s)),
    hand: (s.hands[viewer] ?? []).toSorted(upwards),
    laid: s.laid[viewer] ?? NONE,
    haveLaid: s.laid.map(card => card !== NONE),
    sizes: s.hands.map(hand => hand.length),
    pile: s.pile.length,
    discard: [...s.discard],
    won: [...s.won],
    round: s.round,
    wind: s.wind,
    turn: s.turn,
    trimmed: s.trimmed,
    motto: s.motto,
    ready: s.ready,
    over: s.over,
  }),
  determinise,
  asSeen,
  outcome: s => ranked(s.won.map((score, seat) => ({ ...seatSide(seat), score, rank: [score] }))),
  check(s) {
    const cards = [...s.pile, ...s.discard, ...s.hands.flat(), ...s.laid.filter(card => card !== NONE)];
    return cards.sort(upwards).join() === DECK.join() ? null : `there are ${cards.length} cards`;
  },
  reason: (s, seat, action) =>
    action.type === 'lay' && !s.hands[seat].includes(action.card) ? refuse('not-in-hand', 'REGATTA-3') : null,
  external: {
    timeUp(s, { seat }) {
      if (!isUnderWay(s, rest)) return refuse('patience', 'REGATTA-10');
      s.ready |= only(seat);
      s.journal?.add({ type: 'rested', rule: 'REGATTA-10', seat, ready: true });
      return null;
    },
  },
  undo: {
    rule: 'REGATTA-11',
    isFinal: ({ type }) => type === 'drew' || type === 'peeked' || type === 'compared',
  },
  memory: {
    blank: () => NONE,
    note(memory, event) {
      if (event.type === 'peeked' && event.secret !== undefined) return event.secret.cards[0];
      return event.type === 'drew' ? NONE : memory;
    },
  },
  channels: s => [{ id: 'table', readers: 'everybody', writers: everyone(s.hands.length), rule: 'REGATTA-12' }],
};
