/** Chapter 3: the turn. */
import { only, type Seat } from '../../kernel/seats.ts';
import { movesOf } from './4-movement.ts';
import { cover, leaveBehind, takeAlong } from './5-octopus.ts';
import { eat } from './6-shark.ts';
import { isJump, landings } from './7-fish.ts';
import { lookForDraw, lookForWayOut, lookForWinner } from './9-end.ts';
import { rowOf } from './board.ts';
import { book } from './book.ts';
import { kindOf, NONE, OCTOPUS, type Piece, SHARK } from './pieces.ts';
import { type Action, colourAt, type Move, type MoveRule, opponentOf, type State } from './state.ts';

/** AQU-TURN-02: exactly one piece is moved. */
export const movePiece = book.choice('movePiece', {
  who: s => s.turn,
  always: true, // AQU-TURN-05: also when there is only one move; and not to be asked would tell what is under an octopus
  legal: (s, _v, seat, out) => movesOf(s, colourAt(s, seat), out),
  apply(s, _v, action, seat) {
    if (action.type === 'move' || action.type === 'carry') carryOut(s, seat, action);
  },
});

/**
 * The life of a turn; the numbers are those of the ledger. A win comes before a draw (AQU-END-15), and before anybody asks
 * whether the other player can move (AQU-END-10).
 */
export const turn = book.sequence('turn', [
  lookForWayOut, // 1
  movePiece, //     2, 3, 4
  lookForWinner, // 5
  lookForDraw, //   6
  passOn, //        7
]);

/** AQU-TURN-01: the players take turns. */
function passOn(s: State): 'restart' {
  s.turn = opponentOf(s.turn);
  return 'restart';
}

const NOTHING: readonly Piece[] = Object.freeze([]);

/**
 * One move with all its effects. A piece that is covered stays in the game (AQU-OCTO-08), as its own player's
 * (AQU-OCTO-16), who can move it again by the ordinary rules once it is free, wherever that is (AQU-MOVE-15).
 */
function carryOut(s: State, seat: Seat, { type, from, to }: Extract<Action, { type: 'move' | 'carry' }>): void {
  const piece = s.top[from];
  const kind = kindOf(piece);
  const carried = type === 'carry' ? s.under[from] : NONE;
  let freed = NONE;
  let covered = NONE;
  let eaten = NOTHING;
  s.top[from] = NONE;
  if (type === 'carry') takeAlong(s, from, to);
  else if (kind === OCTOPUS) {
    covered = cover(s, to);
    freed = leaveBehind(s, from);
  } else if (kind === SHARK) eaten = eat(s, to);
  s.top[to] = piece;
  const quiet = rowOf(from) === rowOf(to) && eaten.length === 0 ? s.quiet + 1 : 0;
  remember(s, seat, { piece, from, to, freed, covered, eaten, quiet }, carried);
}

/** AQU-END-13, AQU-INFO-10: the counter of quiet turns, the latest move of the seat, and what a witness tells. */
function remember(s: State, seat: Seat, move: Move, carried: Piece): void {
  s.last[seat] = move;
  s.quiet = move.quiet;
  if (move.quiet > 0) s.history.push(move);
  else if (s.history.length > 0) s.history = [];
  if (s.journal === null) return;
  const known = carried === NONE ? {} : s.options.hiddenPrey ? { secret: { to: only(seat), carried } } : { carried };
  const fades = s.options.hiddenPrey ? { fades: true as const } : {};
  s.journal.add({ type: 'moved', rule: ruleOf(move), seat, move, path: landings(move), ...known, ...fades });
}

/** The row that says most about a move. A prey taken along must not show in it (AQU-INFO-05). */
function ruleOf({ eaten, covered, freed, from, to }: Move): MoveRule {
  if (eaten.length > 0) return eaten.length === 2 ? 'AQU-SHARK-05' : 'AQU-SHARK-02';
  if (covered !== NONE) return freed === NONE ? 'AQU-OCTO-01' : 'AQU-OCTO-07';
  if (freed !== NONE) return 'AQU-OCTO-06';
  return isJump(from, to) ? 'AQU-FISH-01' : 'AQU-MOVE-01';
}
