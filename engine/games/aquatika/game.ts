/**
 * Aquatika: what the platform, the bots and the tests need to know.
 *
 * The rules are in the files of their chapters, numbered as in `rules.md`, from the setup (2) to the end (9). What every game
 * has a file for goes without a number: chapter 1 is in `material.ts`, `board.ts` and `pieces.ts`, chapter 8 in
 * `information.ts` and `memory.ts`, chapter 10 in `online.ts`. Ids such as AQU-OCTO-06 are rows of `rules.md`.
 */
import type { PlayerColour as TableColour } from '../../kernel/colours.ts';
import { call } from '../../kernel/flow.ts';
import { flow, flowOf } from '../../kernel/flow-state.ts';
import type { Game } from '../../kernel/game.ts';
import { NOBODY, perSeat, type Seat } from '../../kernel/seats.ts';
import { truth, whole } from '../../kernel/shapes.ts';
import { game } from './2-setup.ts';
import { outcome } from './9-end.ts';
import { book } from './book.ts';
import { channels, determinise, revealedView, type View, view } from './information.ts';
import { label } from './label.ts';
import { BOARDS, CAMP_SIZE, COUNTS, OFFERED, unplaced } from './material.ts';
import { type Memory, memory } from './memory.ts';
import { CELLS } from './move-actions.ts';
import { table } from './online.ts';
import { colourOf, FISH, GREY, type Kind, kindOf, NO_KIND, NONE, OCTOPUS, type Piece, YELLOW } from './pieces.ts';
import { reason } from './refusals.ts';
import { asSeen } from './seen.ts';
import { type Action, type AquatikaOptions, boardOf, type Event, opponentOf, type State } from './state.ts';

export interface Aquatika {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: AquatikaOptions & { readonly [key: string]: string | number | boolean };
  memory: Memory;
}

const cell = whole(0, CELLS - 1);

/** The colours of the camps as a table names them (AQU-DATA-08). */
const CAMPS: readonly TableColour[] = ['yellow', 'grey'];
const campColour = (yellow: Seat, seat: Seat): TableColour => (seat === yellow ? 'yellow' : 'grey');

export const aquatika: Game<Aquatika> = {
  id: label.id,
  version: 1,
  seats: label.seats,
  options: {
    board: { values: OFFERED, default: 'lagoon', rule: 'AQU-DATA-07' },
    jumpSideways: { values: [true, false], default: true, rule: 'AQU-FISH-11', isFine: true },
    hiddenPrey: { values: [true, false], default: true, rule: 'AQU-INFO-12', isFine: true },
    noMoveResult: { values: ['loss', 'pass'], default: 'loss', rule: 'AQU-END-08', isFine: true },
    repetitionCount: { values: [2, 3, 5], default: 3, rule: 'AQU-END-12', isFine: true },
    quietTurns: { values: [20, 40, 100], default: 40, rule: 'AQU-END-13', isFine: true },
    yellow: { values: ['random', 0, 1], default: 'random', rule: 'AQU-SETUP-06', seats: true, isFine: true },
    first: { values: ['fish', 0, 1], default: 'fish', rule: 'AQU-NET-03', seats: true, isFine: true },
  },
  book,
  actions: {
    place: { kind: whole(OCTOPUS, FISH), at: cell },
    pickUp: { at: cell },
    swap: { one: cell, other: cell },
    fill: {},
    confirm: {},
    reconsider: {},
    claimFish: { ate: truth },
    move: { from: cell, to: cell },
    carry: { from: cell, to: cell },
  },

  // AQU-SETUP-06: what players choose before the start goes before the option, and that before lots
  colours: {
    rule: 'AQU-SETUP-06',
    list: () => CAMPS,
    first: ({ yellow }, seats) =>
      perSeat(seats, seat => (typeof yellow === 'number' ? campColour(yellow, seat) : null)),
    inView: ({ yellow }, seat) => campColour(yellow, seat),
  },

  setup(wanted, seats, chance, colours) {
    const options = colours === undefined ? wanted : { ...wanted, yellow: colours.indexOf('yellow') };
    const { size } = BOARDS[options.board];
    const s: State = {
      ...flow<Event>(chance),
      options,
      yellow: 0,
      arranging: true,
      arrangements: perSeat(seats, () => Array<Kind>(CAMP_SIZE).fill(NO_KIND)),
      confirmed: 0,
      ateFish: 0,
      top: Array<Piece>(size).fill(NONE),
      under: Array<Piece>(size).fill(NONE),
      eaten: [],
      turn: NOBODY,
      first: NOBODY,
      last: perSeat(seats, () => null),
      quiet: 0,
      history: [],
      winner: NOBODY,
    };
    call(s, game);
    return s;
  },

  clone: (s, chance) => ({
    ...flowOf(s, chance),
    options: s.options,
    yellow: s.yellow,
    arranging: s.arranging,
    arrangements: s.arrangements.map(arrangement => arrangement.slice()),
    confirmed: s.confirmed,
    ateFish: s.ateFish,
    top: s.top.slice(),
    under: s.under.slice(),
    eaten: s.eaten.slice(),
    turn: s.turn,
    first: s.first,
    last: s.last.slice(), // moves are never changed once made
    quiet: s.quiet,
    history: s.history.slice(),
    winner: s.winner,
  }),

  view,
  revealedView,
  determinise,
  asSeen,
  outcome,
  // AQU-NET-03: whoever did not begin this one begins the next, unless the players choose otherwise
  nextOptions: s => (s.first === NOBODY ? {} : { first: opponentOf(s.first) }),
  channels,
  reason,
  external: table,
  agreements: ['draw'],
  memory,
  undo: { never: 'AQU-TURN-07' },
  check: s => (s.arranging ? flawOfArranging(s) : flawOfBoard(s)),
};

function flawOfArranging(s: State): string | null {
  if ([...s.top, ...s.under, ...s.eaten].some(piece => piece !== NONE)) return 'a piece is on the board too soon';
  const flawed = s.arrangements.some(
    arrangement => arrangement.length !== CAMP_SIZE || unplaced(arrangement).some(left => left < 0),
  );
  return flawed ? 'somebody has placed pieces that are not in the box' : null;
}

/** Every piece is on the board, under an octopus or beside the board; AQU-MOVE-11 and AQU-MOVE-16 hold. */
function flawOfBoard(s: State): string | null {
  const { isCell, targets, size } = boardOf(s);
  const counts = [YELLOW, GREY].map(() => COUNTS.map(() => 0));
  for (const piece of [...s.top, ...s.under, ...s.eaten]) if (piece !== NONE) counts[colourOf(piece)][kindOf(piece)]++;
  if (counts.some(kinds => kinds.some((count, kind) => count !== COUNTS[kind])))
    return `the pieces are not those of the box: ${counts.join(' and ')}`;
  if (s.top.length !== size || s.under.length !== size) return 'the board has another size';
  for (let at = 0; at < size; at++) {
    if (!isCell[at] && s.top[at] !== NONE) return 'a piece is beyond the edge';
    if (s.under[at] !== NONE && (kindOf(s.top[at]) !== OCTOPUS || kindOf(s.under[at]) === OCTOPUS))
      return 'a piece is covered by what cannot cover it';
  }
  return !s.over && targets.some(target => s.top[target] !== NONE) ? 'a piece is on a target and play goes on' : null;
}
