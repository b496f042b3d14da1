/** Chapter 9: the end of the game (fin du jeu). */
import { type Decided, ranked, seatSide } from '../../kernel/outcome.ts';
import { NOBODY, type Seat } from '../../kernel/seats.ts';
import { Offer } from '../../kernel/steps.ts';
import { canMove } from './4-movement.ts';
import { kindOf, NONE, OCTOPUS, type Piece } from './pieces.ts';
import {
  type Action,
  boardOf,
  colourAt,
  type DrawRule,
  type Move,
  opponentOf,
  type State,
  type WinRule,
} from './state.ts';

/** Used to see whether there is any move; its contents mean nothing. */
const scratch = new Offer<Action>();

/** AQU-END-08: whoever cannot move has lost, or sits out where the table says so; a last piece may still win (AQU-END-09). */
export function lookForWayOut(s: State): 'restart' | undefined {
  if (canMove(s, colourAt(s, s.turn), scratch)) return undefined;
  const other = opponentOf(s.turn);
  if (s.options.noMoveResult === 'loss') declareWinner(s, other, 'AQU-END-08');
  else if (!canMove(s, colourAt(s, other), scratch)) declareDraw(s, 'AQU-END-08');
  else sitOut(s);
  return s.over ? undefined : 'restart';
}

/** AQU-END-13: a turn sat out is a quiet turn. */
function sitOut(s: State): void {
  s.last[s.turn] = null;
  s.quiet++;
  s.history.push(null);
  s.journal?.add({ type: 'satOut', rule: 'AQU-END-08', seat: s.turn, quiet: s.quiet });
  lookForDraw(s);
  s.turn = opponentOf(s.turn);
}

/**
 * AQU-END-01, AQU-END-03: a piece of one's own on one's target, of whatever kind, wins at once (AQU-END-02); however it
 * came there (AQU-END-04), whatever is under it (AQU-END-05), and on no other cell (AQU-END-07). What stands there is
 * one's own, because the other player cannot enter it, nor carry a piece there (AQU-END-06).
 */
export function lookForWinner(s: State): void {
  if (s.top[boardOf(s).targets[colourAt(s, s.turn)]] !== NONE) declareWinner(s, s.turn, 'AQU-END-01');
}

export function lookForDraw(s: State): void {
  if (hasBeenRepeated(s)) declareDraw(s, 'AQU-END-12');
  else if (s.quiet >= s.options.quietTurns) declareDraw(s, 'AQU-END-13');
}

/** No position can come again before both players have moved away and back. */
const SHORTEST_CIRCLE = 4;

/**
 * AQU-END-12: the same position, preys included, with the same player to move. Goes back turn by turn; what was eaten, and
 * what has changed its row, is behind the first quiet turn and can never be the same again (AQU-END-11).
 */
function hasBeenRepeated({ history, top, under, options }: State): boolean {
  const wanted = options.repetitionCount;
  if (history.length < SHORTEST_CIRCLE * (wanted - 1)) return false;
  const then = { top: top.slice(), under: under.slice() };
  let times = 1;
  for (let i = history.length - 1; i >= 0; i--) {
    takeBack(then, history[i]);
    const sameToMove = (history.length - i) % 2 === 0;
    if (sameToMove && isSame(then.top, top) && isSame(then.under, under) && ++times === wanted) return true;
  }
  return false;
}

/** Puts a quiet move back: what it covered stands openly again, what it freed is under the octopus again. */
function takeBack({ top, under }: { top: Piece[]; under: Piece[] }, move: Move | null): void {
  if (move === null) return;
  const { piece, from, to, freed, covered } = move;
  if (kindOf(piece) === OCTOPUS) {
    under[from] = freed !== NONE || covered !== NONE ? freed : under[to];
    under[to] = NONE;
  }
  top[to] = covered;
  top[from] = piece;
}

function isSame(one: readonly Piece[], other: readonly Piece[]): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}

export function declareWinner(s: State, seat: Seat, rule: WinRule): void {
  s.over = true;
  s.winner = seat;
  liftAll(s);
  s.journal?.add({ type: 'won', rule, seat });
}

export function declareDraw(s: State, rule: DrawRule): void {
  s.over = true;
  s.winner = NOBODY;
  liftAll(s);
  s.journal?.add({ type: 'drawn', rule });
}

/** AQU-INFO-15: nothing is left to protect. */
function liftAll(s: State): void {
  if (s.journal === null || !s.options.hiddenPrey) return;
  const preys = s.under.flatMap((prey, at) => (prey === NONE ? [] : [{ at, prey }]));
  if (preys.length > 0) s.journal.add({ type: 'lifted', rule: 'AQU-INFO-15', preys });
}

/** A win is whole, a draw is shared. */
export function outcome(s: State): Decided {
  return ranked([0, 1].map(seat => ({ ...seatSide(seat), score: null, rank: [s.winner === seat ? 1 : 0] })));
}
