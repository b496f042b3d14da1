/** Chapter 8: what is hidden and who may look. */
import { type Chance, shuffleWith } from '../../kernel/chance.ts';
import type { Channel } from '../../kernel/channels.ts';
import { everyone, includes, listed, only, PUBLIC, type Seat, type Viewer } from '../../kernel/seats.ts';
import { fillAtRandom } from './2-setup.ts';
import type { Cell } from './board.ts';
import { CAMP_SIZE } from './material.ts';
import { BLANK, type Memory, noted } from './memory.ts';
import { belongsTo, type Kind, kindOf, NO_KIND, NONE, OCTOPUS, type Piece, pieceOf } from './pieces.ts';
import { boardOf, colourAt, type Move, opponentOf, type State, type Water } from './state.ts';

/** What reaches a screen, and nothing else (AQU-INFO-11). */
export interface View extends Water {
  yellow: Seat;
  arranging: boolean;
  /** The viewer's own arrangement, by start cell as seen from its seat; null for onlookers, and once play has begun. */
  arrangement: Kind[] | null;
  /** Whether the viewer has confirmed it. */
  confirmed: boolean;
  /** Who says to have eaten fish last; while arranging, of the viewer alone. */
  ateFish: Seat[];
  top: Piece[];
  /** The preys under the viewer's own octopuses (AQU-INFO-08); all others look bare (AQU-INFO-09). */
  under: Piece[];
  /** The pieces beside the board (AQU-SHARK-11). */
  eaten: Piece[];
  /** The pieces under octopuses, whichever they are under (AQU-INFO-13). */
  covered: Piece[];
  turn: Seat;
  first: Seat;
  /** The latest move of each seat (AQU-INFO-10). */
  last: (Move | null)[];
  quiet: number;
  over: boolean;
  winner: Seat;
}

/** What tells who may look where: a state has it, and so has a view. */
type Watched = Pick<State, 'over' | 'options' | 'yellow'> & Water;

/**
 * AQU-INFO-01: whether a viewer may look under the octopus on a cell: its owner, at any time (AQU-INFO-07) and alone
 * (AQU-INFO-02); all once it is over or where every prey is open.
 */
export function mayLift(s: Watched, viewer: Viewer, cell: Cell): boolean {
  if (s.over || !s.options.hiddenPrey) return true;
  return viewer >= 0 && belongsTo(s.top[cell], colourAt(s, viewer));
}

/** Everything there is, for whoever looks at a game that is over: both camps while they are arranged, and every prey. */
export function revealedView(s: State): View {
  const top = [...s.top];
  if (s.arranging)
    for (const [seat, arrangement] of s.arrangements.entries())
      for (const [i, cell] of boardOf(s).camps[colourAt(s, seat)].entries())
        if (arrangement[i] !== NO_KIND) top[cell] = pieceOf(colourAt(s, seat), arrangement[i]);
  return { ...view(s, PUBLIC), top, under: [...s.under] };
}

export function view(s: State, viewer: Viewer): View {
  return {
    options: s.options,
    yellow: s.yellow,
    arranging: s.arranging,
    arrangement: s.arranging && viewer >= 0 ? [...s.arrangements[viewer]] : null,
    confirmed: s.arranging && includes(s.confirmed, viewer),
    ateFish: listed(s.arranging ? s.ateFish & ownBit(viewer) : s.ateFish),
    top: [...s.top],
    under: s.under.map((prey, cell) => (prey !== NONE && mayLift(s, viewer, cell) ? prey : NONE)),
    eaten: [...s.eaten],
    covered: s.under.filter(prey => prey !== NONE).sort((a, b) => a - b),
    turn: s.turn,
    first: s.first,
    last: [...s.last],
    quiet: s.quiet,
    over: s.over,
    winner: s.winner,
  };
}

const ownBit = (viewer: Viewer): number => (viewer >= 0 ? only(viewer) : 0);

/**
 * Deals anew what the viewer is not shown: another's arrangement, and the preys under octopuses it may not lift. Whoever
 * remembers knows more of them, and which positions have been; whoever does not still has the latest moves on the screen.
 */
export function determinise(s: State, viewer: Viewer, chance: Chance, memory: Memory = glimpse(s)): void {
  if (s.arranging) imagineArrangements(s, viewer, chance);
  else if (!s.over && s.options.hiddenPrey) {
    imaginePreys(s, viewer, chance, memory);
    s.history = [...memory.quiet];
  }
}

/** What the latest moves on the screen say by themselves. */
function glimpse(s: State): Memory {
  return [s.last[s.turn], s.last[opponentOf(s.turn)]].reduce(
    (notes: Memory, move) => (move === null || move === undefined ? notes : noted(notes, move)),
    BLANK,
  );
}

function imagineArrangements(s: State, viewer: Viewer, chance: Chance): void {
  s.confirmed &= ownBit(viewer);
  s.ateFish &= ownBit(viewer);
  for (let seat = 0; seat < s.arrangements.length; seat++) {
    if (seat === viewer) continue;
    s.arrangements[seat] = Array<Kind>(CAMP_SIZE).fill(NO_KIND);
    fillAtRandom(s.arrangements[seat], chance);
    if (s.options.first === 'fish' && chance.below(2) === 1) s.ateFish |= only(seat);
  }
}

function imaginePreys(s: State, viewer: Viewer, chance: Chance, { preys }: Memory): void {
  const hidden = boardOf(s).cells.filter(cell => kindOf(s.top[cell]) === OCTOPUS && !mayLift(s, viewer, cell));
  const loose = hidden.map(cell => s.under[cell]).sort((a, b) => a - b); // where they truly are is forgotten here
  const unknown = hidden.filter(cell => preys[cell] === undefined);
  for (const cell of hidden)
    if (preys[cell] !== undefined) {
      s.under[cell] = preys[cell];
      loose.splice(loose.indexOf(preys[cell]), 1);
    }
  shuffleWith(chance, loose);
  for (let i = 0; i < unknown.length; i++) s.under[unknown[i]] = loose[i];
}

/** The players talk freely; onlookers only listen, for they could tell (AQU-INFO-14). */
export function channels(): Channel[] {
  return [{ id: 'table', readers: 'everybody', writers: everyone(2), rule: 'AQU-INFO-14' }];
}
