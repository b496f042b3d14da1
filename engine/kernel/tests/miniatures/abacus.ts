/**
 * Abacus: what may be taken back.
 *
 * Two seats slide beads; a turn is any number of slides, looks at the top card of a shuffled pile, and throws of a die.
 * A slide may be taken back; a look or a throw cannot be unseen. It needs undo as an entry, with and without consent.
 */
import { shuffleWith } from '../../chance.ts';
import { call } from '../../flow.ts';
import { flow, flowOf, random, shuffle } from '../../flow-state.ts';
import type { Game } from '../../game.ts';
import { ranked, seatSide } from '../../outcome.ts';
import type { Seat } from '../../seats.ts';
import { whole } from '../../shapes.ts';
import { type Flow, rulebook } from '../../steps.ts';

const TURNS = 6;

interface State extends Flow<Event> {
  beads: number[];
  pile: number[];
  /** The cards that were turned up. */
  open: number[];
  turn: Seat;
  played: number;
}

type Action = { type: 'slide'; by: number } | { type: 'look' } | { type: 'throw' } | { type: 'done' };

type Event =
  | { type: 'slid'; rule: 'ABACUS-1'; seat: Seat; by: number; secret?: undefined }
  | { type: 'looked'; rule: 'ABACUS-2'; seat: Seat; card: number; secret?: undefined }
  | { type: 'threw'; rule: 'ABACUS-3'; seat: Seat; roll: number; secret?: undefined }
  | { type: 'ended'; rule: 'ABACUS-4'; seat: Seat; secret?: undefined };

export interface Abacus {
  state: State;
  action: Action;
  event: Event;
  view: { beads: number[]; left: number; open: number[]; turn: Seat; played: number };
  options: Record<never, never>;
  memory: undefined;
}

const book = rulebook<State, Action>();

const game = book.sequence('game', [s => shuffle(s, s.pile), s => call(s, turn)]);

const turn = book.sequence('turn', [
  s => call(s, reckon),
  s => {
    s.over = ++s.played === TURNS;
    s.turn = 1 - s.turn;
    return 'restart';
  },
]);

const reckon = book.choice('reckon', {
  who: s => s.turn,
  legal(s, _v, seat, out) {
    out.push({ type: 'done' });
    if (s.beads[seat] < 9) for (const by of [1, 2]) out.push({ type: 'slide', by });
    if (s.pile.length > 0) out.push({ type: 'look' });
    if (s.beads[seat] < 9) out.push({ type: 'throw' });
  },
  apply(s, _v, action, seat) {
    if (action.type === 'done') {
      s.journal?.add({ type: 'ended', rule: 'ABACUS-4', seat });
      return;
    }
    if (action.type === 'slide') slide(s, seat, action.by);
    else if (action.type === 'look') look(s, seat);
    else throwDie(s, seat);
    call(s, reckon);
  },
});

function slide(s: State, seat: Seat, by: number): void {
  s.beads[seat] += by;
  s.journal?.add({ type: 'slid', rule: 'ABACUS-1', seat, by });
}

function look(s: State, seat: Seat): void {
  const card = s.pile.pop() as number;
  s.open.push(card);
  s.journal?.add({ type: 'looked', rule: 'ABACUS-2', seat, card });
}

function throwDie(s: State, seat: Seat): void {
  const roll = 1 + random(s, 6);
  s.beads[seat] += roll;
  s.journal?.add({ type: 'threw', rule: 'ABACUS-3', seat, roll });
}

export const abacus: Game<Abacus> = {
  id: 'abacus',
  version: 1,
  seats: { min: 2, max: 2, rule: 'ABACUS-0' },
  options: {},
  book,
  actions: { slide: { by: whole(1, 2) }, look: {}, throw: {}, done: {} },
  setup(_options, _seats, chance) {
    const s: State = { ...flow<Event>(chance), beads: [0, 0], pile: [1, 2, 3, 4, 5], open: [], turn: 0, played: 0 };
    call(s, game);
    return s;
  },
  clone: (s, chance) => ({
    ...s,
    ...flowOf(s, chance),
    beads: s.beads.slice(),
    pile: s.pile.slice(),
    open: s.open.slice(),
  }),
  view: s => ({ beads: [...s.beads], left: s.pile.length, open: [...s.open], turn: s.turn, played: s.played }),
  determinise(s, _viewer, chance) {
    s.pile.sort((a, b) => a - b);
    shuffleWith(chance, s.pile);
  },
  outcome: s => ranked(s.beads.map((score, seat) => ({ ...seatSide(seat), score, rank: [score] }))),
  undo: { rule: 'ABACUS-5', isFinal: event => event.type === 'looked', byConsent: true },
};
