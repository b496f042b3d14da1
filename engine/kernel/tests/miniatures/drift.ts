/**
 * Drift: a ship that no seat owns, and that may win.
 *
 * Two seats race to buoy 6. After both have sailed, the captain throws a die and moves the ghost, which boards whoever it
 * meets: then the *other* seat decides for it whether to push that ship back. It needs ships apart from seats, a decision
 * nested in a move, and an outcome by sides.
 */
import { call } from '../../flow.ts';
import { flow, flowOf, random } from '../../flow-state.ts';
import type { Game } from '../../game.ts';
import { ranked } from '../../outcome.ts';
import { only, type Seat } from '../../seats.ts';
import { whole } from '../../shapes.ts';
import { type Flow, rulebook } from '../../steps.ts';

type Ship = number;
const GHOST: Ship = 2;
const FINISH = 6;

interface State extends Flow<Event> {
  /** Where each ship is: those of the seats, then the ghost. */
  at: number[];
  captain: Seat;
}

type Action = { type: 'sail'; by: number } | { type: 'pushBack' } | { type: 'spare' };

type Event =
  | { type: 'sailed'; rule: 'DRIFT-1'; ship: Ship; from: number; to: number; secret?: undefined }
  | { type: 'pushed'; rule: 'DRIFT-3'; ship: Ship; by: Seat; secret?: undefined };

export interface Drift {
  state: State;
  action: Action;
  event: Event;
  view: { at: number[]; captain: Seat; over: boolean };
  options: Record<never, never>;
  memory: undefined;
}

const book = rulebook<State, Action>();

/** Who decides for a ship: its seat, and for the ghost the seat it has not met. */
const decider = (met: Ship): Seat => 1 - met;

const round = book.sequence('round', [
  s => call(s, sail, { ship: s.captain }),
  s => call(s, sail, { ship: 1 - s.captain }),
  s => call(s, drift),
  s => {
    s.captain = 1 - s.captain;
    return 'restart';
  },
]);

const sail = book.choice<{ ship: Ship }>('sail', {
  who: (_s, v) => v.ship,
  legal(_s, _v, _seat, out) {
    out.push({ type: 'sail', by: 1 });
    out.push({ type: 'sail', by: 2 });
  },
  apply: (s, v, action) => move(s, v.ship, action.type === 'sail' ? action.by : 0),
});

const drift = book.sequence('drift', [
  s => move(s, GHOST, 1 + random(s, 3)),
  s => {
    const met = [0, 1].find(ship => s.at[ship] === s.at[GHOST]);
    if (met !== undefined) call(s, board, { met });
  },
]);

const board = book.choice<{ met: Ship }>('board', {
  who: (_s, v) => decider(v.met),
  legal(_s, _v, _seat, out) {
    out.push({ type: 'pushBack' });
    out.push({ type: 'spare' });
  },
  apply(s, v, action, seat) {
    if (action.type !== 'pushBack') return;
    s.at[v.met] = Math.max(0, s.at[v.met] - 1);
    s.journal?.add({ type: 'pushed', rule: 'DRIFT-3', ship: v.met, by: seat });
  },
});

function move(s: State, ship: Ship, by: number): void {
  const from = s.at[ship];
  s.at[ship] = Math.min(FINISH, from + by);
  s.journal?.add({ type: 'sailed', rule: 'DRIFT-1', ship, from, to: s.at[ship] });
  if (s.at[ship] === FINISH) s.over = true;
}

export const drifting: Game<Drift> = {
  id: 'drift',
  version: 1,
  seats: { min: 2, max: 2, rule: 'DRIFT-0' },
  options: {},
  book,
  actions: { sail: { by: whole(1, 2) }, pushBack: {}, spare: {} },
  setup(_options, _seats, chance) {
    const s: State = { ...flow<Event>(chance), at: [0, 0, 0], captain: 0 };
    call(s, round);
    return s;
  },
  clone: (s, chance) => ({ ...s, ...flowOf(s, chance), at: s.at.slice() }),
  view: s => ({ at: [...s.at], captain: s.captain, over: s.over }),
  determinise() {},
  outcome: s =>
    ranked(
      s.at.map((at, ship) => ({
        side: ship === GHOST ? 'ghost' : `ship ${ship}`,
        seats: ship === GHOST ? 0 : only(ship),
        score: at,
        rank: [at],
      })),
    ),
  undo: { never: 'DRIFT-9' },
};
