/**
 * Broadside: a player leaves in the middle of a decision.
 *
 * Three seats, ten gunpowder each. In a turn one picks an enemy; attacker and defender choose their powder in secret and
 * at the same time; the loser loses a life. Whoever leaves ends a fight they are in, is skipped, and the last one left
 * wins. It needs decisions nested in decisions, secret simultaneous answers, and table entries that unwind them.
 */
import { answerOtherwise, call, localsOf, unwind } from '../../flow.ts';
import { flow, flowOf } from '../../flow-state.ts';
import type { Game } from '../../game.ts';
import { ranked, seatSide } from '../../outcome.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { NOBODY, only, PUBLIC, type Seat } from '../../seats.ts';
import { whole } from '../../shapes.ts';
import { type Flow, rulebook } from '../../steps.ts';

const HIDDEN = -1;

interface State extends Flow<Event> {
  powder: number[];
  lives: number[];
  gone: boolean[];
  turn: Seat;
  /** What each seat has loaded in this fight, known to itself until both have; -1 for nothing yet. */
  loaded: number[];
}

type Action = { type: 'attack'; seat: Seat } | { type: 'load'; powder: number };

type Event =
  | { type: 'attacked'; rule: 'BROAD-1'; by: Seat; seat: Seat; secret?: undefined }
  | { type: 'loaded'; rule: 'BROAD-2'; seat: Seat; secret?: { to: number; powder: number } }
  | { type: 'fired'; rule: 'BROAD-3'; powder: number[]; loser: Seat; secret?: undefined }
  | { type: 'answeredLate'; rule: 'BROAD-5'; seat: Seat; secret?: undefined }
  | { type: 'left'; rule: 'BROAD-4'; seat: Seat; secret?: undefined };

export interface Broadside {
  state: State;
  action: Action;
  event: Event;
  view: { powder: number[]; lives: number[]; gone: boolean[]; turn: Seat; loaded: number[]; over: boolean };
  options: Record<never, never>;
  memory: undefined;
}

type Fight = { attacker: Seat; defender: Seat };

const book = rulebook<State, Action>();

const isIn = (s: State, seat: Seat): boolean => !s.gone[seat] && s.lives[seat] > 0;
const remaining = (s: State): Seat[] => [0, 1, 2].filter(seat => isIn(s, seat));

const turn = book.sequence('turn', [
  s => {
    if (remaining(s).length === 1) s.over = true;
  },
  s => call(s, pickEnemy),
  s => {
    do s.turn = (s.turn + 1) % 3;
    while (!isIn(s, s.turn));
    return 'restart';
  },
]);

const pickEnemy = book.choice('pickEnemy', {
  who: s => (isIn(s, s.turn) ? s.turn : NOBODY), // whoever has left picks nobody
  legal(s, _v, seat, out) {
    for (const enemy of remaining(s)) if (enemy !== seat) out.push({ type: 'attack', seat: enemy });
  },
  apply(s, _v, action, seat) {
    if (action.type !== 'attack') return;
    s.journal?.add({ type: 'attacked', rule: 'BROAD-1', by: seat, seat: action.seat });
    call(s, fight, { attacker: seat, defender: action.seat });
  },
});

const fight = book.sequence<Fight>('fight', [
  (s, v) => call(s, loadGuns, { ...v }),
  (s, v) => {
    const powder = [s.loaded[v.attacker], s.loaded[v.defender]];
    const loser = powder[0] > powder[1] ? v.defender : v.attacker;
    s.lives[loser]--;
    for (const seat of [v.attacker, v.defender]) s.powder[seat] -= s.loaded[seat];
    s.loaded.fill(HIDDEN);
    s.journal?.add({ type: 'fired', rule: 'BROAD-3', powder, loser });
  },
]);

const loadGuns = book.together<Fight>('loadGuns', {
  who: (_s, v) => only(v.attacker) | only(v.defender),
  always: true, // with a single choice left, being asked must still tell nothing
  legal(s, _v, seat, out) {
    for (let powder = 0; powder <= Math.min(3, s.powder[seat]); powder++) out.push({ type: 'load', powder });
  },
  otherwise: () => ({ type: 'load', powder: 0 }),
  apply(s, _v, action, seat) {
    if (action.type !== 'load') return;
    s.loaded[seat] = action.powder;
    s.journal?.add({ type: 'loaded', rule: 'BROAD-2', seat, secret: { to: only(seat), powder: action.powder } });
  },
});

/** BROAD-4: a fight ends at once with whoever leaves it; in somebody else's fight nothing changes. */
function leave(s: State, seat: Seat): Refusal | null {
  if (!isIn(s, seat)) return refuse('gone', 'BROAD-4');
  s.gone[seat] = true;
  s.journal?.add({ type: 'left', rule: 'BROAD-4', seat });
  const now = localsOf(s, fight);
  if (now?.attacker === seat || now?.defender === seat) {
    s.loaded.fill(HIDDEN);
    unwind(s, turn);
  }
  if (remaining(s).length === 1) s.over = true;
  return null;
}

export const broadside: Game<Broadside> = {
  id: 'broadside',
  version: 1,
  seats: { min: 3, max: 3, rule: 'BROAD-0' },
  options: {},
  book,
  actions: { attack: { seat: whole(0, 2) }, load: { powder: whole(0, 3) } },
  setup(_options, _seats, chance) {
    const s: State = {
      ...flow<Event>(chance),
      powder: [10, 10, 10],
      lives: [2, 2, 2],
      gone: [false, false, false],
      turn: 0,
      loaded: [HIDDEN, HIDDEN, HIDDEN],
    };
    call(s, turn);
    return s;
  },
  clone: (s, chance) => ({
    ...s,
    ...flowOf(s, chance),
    powder: s.powder.slice(),
    lives: s.lives.slice(),
    gone: s.gone.slice(),
    loaded: s.loaded.slice(),
  }),
  view: (s, viewer) => ({
    powder: [...s.powder],
    lives: [...s.lives],
    gone: [...s.gone],
    turn: s.turn,
    loaded: s.loaded.map((powder, seat) => (viewer === seat && viewer !== PUBLIC ? powder : HIDDEN)),
    over: s.over,
  }),
  determinise(s, viewer, chance) {
    for (let seat = 0; seat < 3; seat++)
      if (seat !== viewer && s.loaded[seat] !== HIDDEN) s.loaded[seat] = chance.below(Math.min(3, s.powder[seat]) + 1);
  },
  outcome: s =>
    ranked([0, 1, 2].map(seat => ({ ...seatSide(seat), score: s.lives[seat], rank: isIn(s, seat) ? [1] : [0] }))),
  check: s => (s.powder.some(powder => powder < 0) ? 'somebody has less than no powder' : null),
  external: {
    left: (s, { seat }) => leave(s, seat),
    timeUp(s, { seat }) {
      s.journal?.add({ type: 'answeredLate', rule: 'BROAD-5', seat });
      return answerOtherwise(book.steps, s, seat) ? null : refuse('no-clock-here', 'BROAD-5');
    },
  },
  undo: { never: 'BROAD-9' },
};
