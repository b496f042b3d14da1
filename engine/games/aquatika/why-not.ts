/** Why an action is not allowed, from what its seat sees. It explains; what is legal is what the steps list. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seats.ts';
import { canBeCovered } from './5-octopus.ts';
import { distance, isJump, landings } from './7-fish.ts';
import { type Cell, columnOf, forwardOf, rowOf } from './board.ts';
import type { View } from './information.ts';
import { unplaced } from './material.ts';
import { belongsTo, type Colour, FISH, kindOf, NO_KIND, NONE, OCTOPUS, otherColour } from './pieces.ts';
import { type Action, boardOf, colourAt } from './state.ts';

type Moving = Extract<Action, { type: 'move' | 'carry' }>;
type Arranging = Exclude<Action, Moving>;

export function whyNot(view: View, seat: Seat, action: Action): Refusal | null {
  if (view.over) return refuse('over', 'AQU-END-02');
  const isMove = action.type === 'move' || action.type === 'carry';
  if (view.arranging) return isMove ? refuse('still-arranging', 'AQU-SETUP-07') : whyNotArrange(view, seat, action);
  if (!isMove) return refuse('play-has-begun', 'AQU-SETUP-09');
  return view.turn === seat ? whyNotMove(view, colourAt(view, seat), action) : refuse('not-your-turn', 'AQU-TURN-01');
}

function whyNotArrange(view: View, seat: Seat, action: Arranging): Refusal | null {
  if (view.confirmed !== (action.type === 'reconsider'))
    return refuse(view.confirmed ? 'confirmed' : 'not-confirmed', 'AQU-SETUP-09');
  const camp = boardOf(view).camps[colourAt(view, seat)];
  const arrangement = view.arrangement ?? [];
  const kindAt = (at: Cell) => arrangement[camp.indexOf(at)];
  const isFull = !arrangement.includes(NO_KIND);
  switch (action.type) {
    case 'place':
      if (!camp.includes(action.at)) return refuse('not-your-start-cell', 'AQU-SETUP-02');
      if (kindAt(action.at) !== NO_KIND) return refuse('start-cell-taken', 'AQU-SETUP-08');
      return unplaced(arrangement)[action.kind] > 0 ? null : refuse('none-left', 'AQU-DATA-06');
    case 'pickUp':
      return whyNotHeld(kindAt(action.at));
    case 'swap':
      return (
        whyNotHeld(kindAt(action.one)) ??
        whyNotHeld(kindAt(action.other)) ??
        (kindAt(action.one) === kindAt(action.other) || action.one > action.other
          ? refuse('nothing-to-swap', 'AQU-SETUP-02')
          : null)
      );
    case 'fill':
      return isFull ? refuse('nothing-to-fill', 'AQU-SETUP-10') : null;
    case 'confirm':
      return isFull ? null : refuse('not-all-placed', 'AQU-SETUP-03');
    case 'claimFish':
      if (view.options.first !== 'fish') return refuse('first-is-agreed', 'AQU-NET-03');
      return view.ateFish.includes(seat) === action.ate ? refuse('already-said', 'AQU-SETUP-05') : null;
    case 'reconsider':
      return null;
  }
}

function whyNotHeld(kind: number | undefined): Refusal | null {
  if (kind === undefined) return refuse('not-your-start-cell', 'AQU-SETUP-02');
  return kind === NO_KIND ? refuse('start-cell-empty', 'AQU-SETUP-02') : null;
}

function whyNotMove(view: View, colour: Colour, { type, from, to }: Moving): Refusal | null {
  const board = boardOf(view);
  const piece = view.top[from] ?? NONE;
  if (piece === NONE) return refuse('no-piece', 'AQU-TURN-02');
  if (!belongsTo(piece, colour)) return refuse('not-your-piece', 'AQU-TURN-04');
  if (board.isCell[to] !== true) return refuse('off-board', 'AQU-MOVE-08');
  if (from === to) return refuse('on-the-spot', 'AQU-MOVE-13');
  if ((rowOf(to) - rowOf(from)) * forwardOf(colour) < 0)
    return refuse('backward', kindOf(piece) === FISH && isJump(from, to) ? 'AQU-FISH-06' : 'AQU-MOVE-05');
  if (to === board.targets[otherColour(colour)]) return refuse('barred-target', 'AQU-MOVE-10');
  if (type === 'carry' && view.under[from] === NONE) return refuse('no-prey', 'AQU-OCTO-05');
  if (isJump(from, to)) {
    if (kindOf(piece) !== FISH) return refuse('one-cell', 'AQU-MOVE-01');
    return whyNotJump(view, colour, from, to);
  }
  const met = view.top[to];
  if (met === NONE) return null;
  if (kindOf(piece) === FISH) return refuse('occupied', 'AQU-MOVE-09');
  if (kindOf(piece) !== OCTOPUS) return null;
  if (!canBeCovered(met)) return refuse('octopus-on-octopus', 'AQU-OCTO-03');
  return type === 'carry' ? refuse('one-prey', 'AQU-OCTO-11') : null;
}

function whyNotJump(view: View, colour: Colour, from: Cell, to: Cell): Refusal | null {
  const { targets } = boardOf(view);
  const [right, forward] = [Math.abs(columnOf(to) - columnOf(from)), Math.abs(rowOf(to) - rowOf(from))];
  if (right !== 0 && forward !== 0 && right !== forward) return refuse('not-straight', 'AQU-FISH-04');
  if (distance(from, to) % 2 === 1) return refuse('two-cells', 'AQU-FISH-09');
  if (forward === 0 && !view.options.jumpSideways) return refuse('no-sideways-jump', 'AQU-FISH-11');
  const stops = landings({ from, to });
  for (let i = 1; i < stops.length; i++) {
    const over = (stops[i - 1] + stops[i]) / 2;
    if (view.top[over] === NONE) return refuse('nothing-to-jump', 'AQU-FISH-15');
    if (view.top[stops[i]] !== NONE) return refuse('landing-taken', 'AQU-FISH-02');
    if (stops[i] === targets[otherColour(colour)]) return refuse('barred-target', 'AQU-MOVE-10');
    if (stops[i] === targets[colour] && i < stops.length - 1) return refuse('target-reached', 'AQU-FISH-16');
  }
  return null;
}
