/** Puts into words why the rules do not offer an action: the code, and the row that says so. What is legal, the steps list. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, type Seat } from '../../kernel/seats.ts';
import { canBeCovered } from './5-octopus.ts';
import { distance, isJump, landings } from './7-fish.ts';
import { type Cell, columnOf, forwardOf, rowOf } from './board.ts';
import { belongsTo, type Colour, FISH, kindOf, NO_KIND, NONE, otherColour } from './pieces.ts';
import { type Action, boardOf, colourAt, type State } from './state.ts';

type Moving = Extract<Action, { type: 'move' | 'carry' }>;
type Arranging = Exclude<Action, Moving>;

/** Why the rules do not offer an action; `s` is the table as the seat sees it. */
export function reason(s: State, seat: Seat, action: Action): Refusal {
  if (s.over) return refuse('over', 'AQU-END-02');
  const isMove = action.type === 'move' || action.type === 'carry';
  if (s.arranging) return isMove ? refuse('still-arranging', 'AQU-SETUP-07') : whyNotArrange(s, seat, action);
  if (!isMove) return refuse('play-has-begun', 'AQU-SETUP-09');
  return s.turn === seat ? whyNotMove(s, colourAt(s, seat), action) : refuse('not-your-turn', 'AQU-TURN-01');
}

function whyNotArrange(s: State, seat: Seat, action: Arranging): Refusal {
  const hasConfirmed = includes(s.confirmed, seat);
  if (hasConfirmed || action.type === 'reconsider')
    return refuse(hasConfirmed ? 'confirmed' : 'not-confirmed', 'AQU-SETUP-09');
  const camp = boardOf(s).camps[colourAt(s, seat)];
  const kindAt = (at: Cell) => s.arrangements[seat][camp.indexOf(at)];
  switch (action.type) {
    case 'place':
      if (!camp.includes(action.at)) return refuse('not-your-start-cell', 'AQU-SETUP-02');
      if (kindAt(action.at) !== NO_KIND) return refuse('start-cell-taken', 'AQU-SETUP-08');
      return refuse('none-left', 'AQU-DATA-06');
    case 'pickUp':
      return whyNotHeld(kindAt(action.at)) ?? refuse('start-cell-empty', 'AQU-SETUP-02');
    case 'swap':
      return (
        whyNotHeld(kindAt(action.one)) ?? whyNotHeld(kindAt(action.other)) ?? refuse('nothing-to-swap', 'AQU-SETUP-02')
      );
    case 'fill':
      return refuse('nothing-to-fill', 'AQU-SETUP-10');
    case 'confirm':
      return refuse('not-all-placed', 'AQU-SETUP-03');
    case 'claimFish':
      return s.options.first === 'fish'
        ? refuse('already-said', 'AQU-SETUP-05')
        : refuse('first-is-agreed', 'AQU-NET-03');
  }
}

function whyNotHeld(kind: number | undefined): Refusal | null {
  if (kind === undefined) return refuse('not-your-start-cell', 'AQU-SETUP-02');
  return kind === NO_KIND ? refuse('start-cell-empty', 'AQU-SETUP-02') : null;
}

/** What stands in the way of a move, the plainest reason first. */
function whyNotMove(s: State, colour: Colour, { type, from, to }: Moving): Refusal {
  const board = boardOf(s);
  const piece = s.top[from] ?? NONE;
  const kind = kindOf(piece);
  if (piece === NONE) return refuse('no-piece', 'AQU-TURN-02');
  if (!belongsTo(piece, colour)) return refuse('not-your-piece', 'AQU-TURN-04');
  if (board.isCell[to] !== true) return refuse('off-board', 'AQU-MOVE-08');
  if (from === to) return refuse('on-the-spot', 'AQU-MOVE-13');
  if ((rowOf(to) - rowOf(from)) * forwardOf(colour) < 0)
    return refuse('backward', kind === FISH && isJump(from, to) ? 'AQU-FISH-06' : 'AQU-MOVE-05');
  if (to === board.targets[otherColour(colour)]) return refuse('barred-target', 'AQU-MOVE-10');
  if (type === 'carry' && s.under[from] === NONE) return refuse('no-prey', 'AQU-OCTO-05');
  if (isJump(from, to)) return kind === FISH ? whyNotJump(s, colour, from, to) : refuse('one-cell', 'AQU-MOVE-01');
  if (kind === FISH) return refuse('occupied', 'AQU-MOVE-09');
  return canBeCovered(s.top[to]) ? refuse('one-prey', 'AQU-OCTO-11') : refuse('octopus-on-octopus', 'AQU-OCTO-03');
}

/** The first landing that is none. */
function whyNotJump(s: State, colour: Colour, from: Cell, to: Cell): Refusal {
  const { targets } = boardOf(s);
  const [right, forward] = [Math.abs(columnOf(to) - columnOf(from)), Math.abs(rowOf(to) - rowOf(from))];
  if (right !== 0 && forward !== 0 && right !== forward) return refuse('not-straight', 'AQU-FISH-04');
  if (distance(from, to) % 2 === 1) return refuse('two-cells', 'AQU-FISH-09');
  if (forward === 0 && !s.options.jumpSideways) return refuse('no-sideways-jump', 'AQU-FISH-11');
  const stops = landings({ from, to });
  for (let i = 1; i < stops.length; i++) {
    const over = (stops[i - 1] + stops[i]) / 2;
    if (s.top[over] === NONE) return refuse('nothing-to-jump', 'AQU-FISH-15');
    if (s.top[stops[i]] !== NONE) return refuse('landing-taken', 'AQU-FISH-02');
    if (stops[i] === targets[otherColour(colour)]) return refuse('barred-target', 'AQU-MOVE-10');
  }
  return refuse('target-reached', 'AQU-FISH-16');
}
