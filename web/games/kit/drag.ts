/**
 * What is held on its way to a place, as a machine without a screen: what happens is put in, what is held comes out.
 *
 * There are two ways to carry a thing. It is dragged: pressed, moved further than a hand trembles, and let go over a place.
 * Or it is lifted: touched, or chosen with the keyboard; then the place is touched, or chosen. A drag that is let go
 * elsewhere gives the thing back; so does touching it once more.
 */

export interface DragPoint {
  readonly x: number;
  readonly y: number;
}

/** A thing that is being carried. */
export interface Carried {
  readonly thing: string;
  /** The place it would go to now. */
  readonly over: string | null;
  /** Whether it hangs on a finger or the mouse; else it is lifted and waits for a place. */
  readonly isDragged: boolean;
}

export interface DragState {
  readonly carried: Carried | null;
  /** What a finger or the mouse is down on without having moved. */
  readonly pressed: { readonly thing: string; readonly at: DragPoint } | null;
}

export type DragEvent =
  | { readonly type: 'press'; readonly thing: string; readonly at: DragPoint }
  /** The pointer is somewhere else, over a place where the thing may go or over none. */
  | { readonly type: 'move'; readonly at: DragPoint; readonly over: string | null }
  | { readonly type: 'release' }
  /** Something is touched, or chosen with the keyboard: a thing, a place, or what is both. */
  | { readonly type: 'touch'; readonly thing: string | null; readonly target: string | null }
  /** A place is pointed at while a thing is lifted: with the mouse, or by the focus. */
  | { readonly type: 'point'; readonly target: string | null }
  /** Escape, a lost pointer, another question. */
  | { readonly type: 'cancel' };

export const AT_REST: DragState = { carried: null, pressed: null };

/** How far a pointer moves before it drags, in pixels. */
export const THRESHOLD = 8;

/** A thing that has arrived at a place. */
export interface Drop {
  readonly thing: string;
  readonly target: string;
}

/**
 * What is held after something happened, and what it was dropped on, if it was.
 * @example const { state, drop } = nextDrag(AT_REST, { type: 'press', thing: 'card 3', at });
 */
export function nextDrag(
  state: DragState,
  event: DragEvent,
): { readonly state: DragState; readonly drop: Drop | null } {
  const { carried, pressed } = state;
  switch (event.type) {
    case 'press':
      return still({ carried, pressed: { thing: event.thing, at: event.at } });
    case 'move': {
      if (carried?.isDragged === true) return still({ carried: { ...carried, over: event.over }, pressed });
      if (pressed === null || apart(pressed.at, event.at) < THRESHOLD) return still(state);
      return still({ carried: { thing: pressed.thing, over: event.over, isDragged: true }, pressed });
    }
    case 'release':
      if (carried?.isDragged !== true) return still({ carried, pressed: null });
      return { state: AT_REST, drop: dropOf(carried) };
    case 'touch':
      return touched(state, event.thing, event.target);
    case 'point':
      if (carried === null || carried.isDragged) return still(state);
      return still({ carried: { ...carried, over: event.target }, pressed });
    case 'cancel':
      return still(AT_REST);
  }
}

const still = (state: DragState) => ({ state, drop: null });

const dropOf = ({ thing, over }: Carried): Drop | null => (over === null ? null : { thing, target: over });

const apart = (one: DragPoint, other: DragPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

function touched({ carried }: DragState, thing: string | null, target: string | null) {
  if (carried !== null && target !== null) return { state: AT_REST, drop: { thing: carried.thing, target } };
  if (thing === null || carried?.thing === thing) return still(AT_REST);
  return still({ carried: { thing, over: null, isDragged: false }, pressed: null });
}
