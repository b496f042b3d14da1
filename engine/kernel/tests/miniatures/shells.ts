/**
 * Shells: shown and known differ.
 *
 * Seat 0 hides a pearl under one of three shells; nobody's screen shows it from then on. It may swap shells a few times, in
 * the open; then seat 1 guesses, and seat 0 must point at the pearl too. Only seat 0 saw it covered, so only seat 0's
 * memory can know where it is. It needs events that fade, a memory built from what was told, and secrecy that permutes
 * whatever is not shown.
 */
import { call } from '../../flow.ts';
import { flow, flowOf } from '../../flow-state.ts';
import type { Game } from '../../game.ts';
import { ranked, seatSide } from '../../outcome.ts';
import { only, type Seat } from '../../seats.ts';
import { whole } from '../../shapes.ts';
import { type Flow, rulebook } from '../../steps.ts';

const HIDER: Seat = 0;
const SEEKER: Seat = 1;
const SWAPS = 3;
const NOWHERE = -1;

interface State extends Flow<Event> {
  /** The shell the pearl is under: on nobody's screen. */
  pearl: number;
  swapsLeft: number;
  guess: number;
  claim: number;
}

type Action =
  | { type: 'hide'; shell: number }
  | { type: 'swap'; one: number; other: number }
  | { type: 'stop' }
  | { type: 'point'; shell: number };

type Event =
  | { type: 'hid'; rule: 'SHELL-1'; fades: true; secret?: { to: number; shell: number } }
  | { type: 'swapped'; rule: 'SHELL-2'; fades: true; one: number; other: number; secret?: undefined }
  | { type: 'pointed'; rule: 'SHELL-3'; seat: Seat; shell: number; secret?: undefined }
  | { type: 'lifted'; rule: 'SHELL-4'; pearl: number; secret?: undefined };

export interface Shells {
  state: State;
  action: Action;
  event: Event;
  view: { hidden: boolean; pearl: number | null; swapsLeft: number; guess: number; claim: number };
  options: Record<never, never>;
  /** Where the pearl is, as far as this seat knows. */
  memory: number;
}

const book = rulebook<State, Action>();

const game = book.sequence('game', [
  s => call(s, hide),
  s => call(s, swap),
  s => call(s, point, { seat: SEEKER }),
  s => call(s, point, { seat: HIDER }),
  s => {
    s.over = true;
    s.journal?.add({ type: 'lifted', rule: 'SHELL-4', pearl: s.pearl });
  },
]);

const hide = book.choice('hide', {
  who: () => HIDER,
  legal(_s, _v, _seat, out) {
    for (let shell = 0; shell < 3; shell++) out.push({ type: 'hide', shell });
  },
  apply(s, _v, action) {
    if (action.type !== 'hide') return;
    s.pearl = action.shell;
    s.journal?.add({ type: 'hid', rule: 'SHELL-1', fades: true, secret: { to: only(HIDER), shell: action.shell } });
  },
  witnesses: () => 0,
});

const swap = book.choice('swap', {
  who: () => HIDER,
  legal(_s, _v, _seat, out) {
    out.push({ type: 'stop' });
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ])
      out.push({ type: 'swap', one, other });
  },
  apply(s, _v, action) {
    if (action.type !== 'swap') return;
    s.pearl = moved(s.pearl, action);
    s.journal?.add({ type: 'swapped', rule: 'SHELL-2', fades: true, one: action.one, other: action.other });
    if (--s.swapsLeft > 0) call(s, swap);
  },
});

const point = book.choice<{ seat: Seat }>('point', {
  who: (_s, v) => v.seat,
  legal(_s, _v, _seat, out) {
    for (let shell = 0; shell < 3; shell++) out.push({ type: 'point', shell });
  },
  apply(s, _v, action, seat) {
    if (action.type !== 'point') return;
    if (seat === SEEKER) s.guess = action.shell;
    else s.claim = action.shell;
    s.journal?.add({ type: 'pointed', rule: 'SHELL-3', seat, shell: action.shell });
  },
});

const moved = (shell: number, { one, other }: { one: number; other: number }): number =>
  shell === one ? other : shell === other ? one : shell;

export const shells: Game<Shells> = {
  id: 'shells',
  version: 1,
  seats: { min: 2, max: 2, rule: 'SHELL-0' },
  options: {},
  book,
  actions: {
    hide: { shell: whole(0, 2) },
    swap: { one: whole(0, 2), other: whole(0, 2) },
    stop: {},
    point: { shell: whole(0, 2) },
  },
  setup(_options, _seats, chance) {
    const s: State = { ...flow<Event>(chance), pearl: NOWHERE, swapsLeft: SWAPS, guess: NOWHERE, claim: NOWHERE };
    call(s, game);
    return s;
  },
  clone: (s, chance) => ({ ...s, ...flowOf(s, chance) }),
  view: s => ({
    hidden: s.pearl !== NOWHERE,
    pearl: s.over ? s.pearl : null,
    swapsLeft: s.swapsLeft,
    guess: s.guess,
    claim: s.claim,
  }),
  determinise(s, _viewer, chance, memory) {
    if (s.pearl === NOWHERE || s.over) return;
    s.pearl = memory === undefined || memory === NOWHERE ? chance.below(3) : memory;
  },
  outcome: s =>
    ranked([
      { ...seatSide(HIDER), score: null, rank: [s.claim === s.pearl && s.guess !== s.pearl ? 1 : 0] },
      { ...seatSide(SEEKER), score: null, rank: [s.guess === s.pearl ? 1 : 0] },
    ]),
  memory: {
    blank: () => NOWHERE,
    note(memory, event) {
      if (event.type === 'hid') return event.secret?.shell ?? NOWHERE;
      if (event.type === 'swapped' && memory !== NOWHERE) return moved(memory, event);
      return memory;
    },
  },
  undo: { never: 'SHELL-9' },
};
