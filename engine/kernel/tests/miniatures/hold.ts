/**
 * Hold: discards at any moment of one's own turn.
 *
 * Two seats load goods from an open row into holds of three. Whatever is being decided, the player whose turn it is may
 * first throw something overboard, and turn one crate over between two loadings. It needs liberties: actions beside a
 * decision that are not its answer.
 */
import { shuffleWith } from '../../chance.ts';
import { call } from '../../flow.ts';
import { flow, flowOf, shuffle } from '../../flow-state.ts';
import type { Game } from '../../game.ts';
import { ranked, seatSide } from '../../outcome.ts';
import type { Seat } from '../../seats.ts';
import { whole } from '../../shapes.ts';
import { type Flow, type Liberties, rulebook } from '../../steps.ts';

const ROOM = 3;
const GOODS = [1, 1, 2, 2, 3, 3, 4, 4];

interface State extends Flow<Event> {
  row: number[];
  holds: number[][];
  sea: number[];
  turn: Seat;
  /** Whether a crate was turned since something was last loaded. */
  turned: boolean;
  /** How many crates of each seat lie on their other side. */
  flips: number[];
}

type Action =
  | { type: 'load' }
  | { type: 'leave' }
  | { type: 'sail' }
  | { type: 'discard'; good: number }
  | { type: 'turn' };

type Event =
  | { type: 'loaded'; rule: 'HOLD-1'; seat: Seat; good: number; secret?: undefined }
  | { type: 'discarded'; rule: 'HOLD-2'; seat: Seat; good: number; secret?: undefined }
  | { type: 'turned'; rule: 'HOLD-3'; seat: Seat; secret?: undefined }
  | { type: 'sailed'; rule: 'HOLD-4'; seat: Seat; secret?: undefined };

export interface Hold {
  state: State;
  action: Action;
  event: Event;
  view: { next: number | null; left: number; holds: number[][]; sea: number[]; turn: Seat; flips: number[] };
  options: Record<never, never>;
  memory: undefined;
}

const book = rulebook<State, Action>();

/** HOLD-2, HOLD-3: what one may do beside whatever is being decided. */
const overboard: Liberties<State, Action, unknown> = {
  types: ['discard', 'turn'],
  legal(s, _v, seat, out) {
    const hold = s.holds[seat];
    hold.forEach((good, i) => {
      if (hold.indexOf(good) === i) out.push({ type: 'discard', good });
    });
    if (hold.length > 0 && !s.turned) out.push({ type: 'turn' });
  },
  apply(s, _v, action, seat) {
    if (action.type === 'discard') {
      s.holds[seat].splice(s.holds[seat].indexOf(action.good), 1);
      s.sea.push(action.good);
      s.journal?.add({ type: 'discarded', rule: 'HOLD-2', seat, good: action.good });
    } else {
      s.turned = true;
      s.flips[seat]++;
      s.journal?.add({ type: 'turned', rule: 'HOLD-3', seat });
    }
  },
};

const turn = book.sequence('turn', [
  s => {
    if (s.row.length === 0) s.over = true;
  },
  s => call(s, loading),
  s => call(s, sailing),
  s => {
    s.turn = 1 - s.turn;
    return 'restart';
  },
]);

const loading = book.choice('loading', {
  who: s => s.turn,
  legal(s, _v, seat, out) {
    if (s.holds[seat].length < ROOM) out.push({ type: 'load' });
    out.push({ type: 'leave' });
  },
  apply(s, _v, action, seat) {
    const good = s.row.shift() as number;
    if (action.type === 'leave') {
      s.sea.push(good);
      return;
    }
    s.holds[seat].push(good);
    s.turned = false;
    s.journal?.add({ type: 'loaded', rule: 'HOLD-1', seat, good });
  },
  liberties: { ...overboard, ask: true }, // with a full hold, leaving is no choice: but throwing something out is one
});

/** There is nothing to decide about sailing: here liberties alone are no reason to ask. */
const sailing = book.choice('sailing', {
  who: s => s.turn,
  legal: (_s, _v, _seat, out) => out.push({ type: 'sail' }),
  apply: (s, _v, _action, seat) => s.journal?.add({ type: 'sailed', rule: 'HOLD-4', seat }),
  liberties: overboard,
});

export const holds: Game<Hold> = {
  id: 'hold',
  version: 1,
  seats: { min: 2, max: 2, rule: 'HOLD-0' },
  options: {},
  book,
  actions: { load: {}, leave: {}, sail: {}, discard: { good: whole(1, 4) }, turn: {} },
  setup(_options, _seats, chance) {
    const s: State = {
      ...flow<Event>(chance),
      row: [...GOODS],
      holds: [[], []],
      sea: [],
      turn: 0,
      turned: false,
      flips: [0, 0],
    };
    call(s, turn);
    call(s, shuffling);
    return s;
  },
  clone: (s, chance) => ({
    ...s,
    ...flowOf(s, chance),
    row: s.row.slice(),
    holds: s.holds.map(hold => hold.slice()),
    sea: s.sea.slice(),
    flips: s.flips.slice(),
  }),
  view: s => ({
    next: s.row[0] ?? null,
    left: s.row.length,
    holds: s.holds.map(hold => [...hold]),
    sea: [...s.sea],
    turn: s.turn,
    flips: [...s.flips],
  }),
  determinise(s, _viewer, chance) {
    const [next, ...rest] = s.row;
    rest.sort((a, b) => a - b);
    shuffleWith(chance, rest);
    s.row = next === undefined ? [] : [next, ...rest];
  },
  outcome: s =>
    ranked(
      s.holds.map((hold, seat) => {
        const score = hold.reduce((sum, good) => sum + good, 0);
        return { ...seatSide(seat), score, rank: [score] };
      }),
    ),
  check: s => {
    const count = s.row.length + s.sea.length + s.holds.flat().length;
    return count === GOODS.length ? null : `there are ${count} goods`;
  },
  undo: { never: 'HOLD-9' },
};

const shuffling = book.sequence('shuffling', [s => shuffle(s, s.row)]);
