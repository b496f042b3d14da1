/**
 * Carrying things to places, in every way at once: dragged with a finger or the mouse; touched, and then the place touched;
 * or with the keyboard: Enter or Space lifts a thing, arrows go from place to place, Enter puts it there, Escape gives it
 * back. Where a thing may go is lit (`data-lit`) as soon as it is carried; a drag that ends elsewhere gives it back.
 *
 * @example
 * const drag = useDrag({
 *   targetsOf: card => lettersFor(card),
 *   drop: (card, letter) => act({ type: 'pay', card, letter }),
 *   isWaiting: table.isSending.value,
 * });
 * <button {...drag.on({ thing: 'card 3' })}>…</button>
 * <li {...drag.on({ target: 'letter 2', label: words.payHere })}>…</li>
 * <DragStatus drag={drag} />
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { AT_REST, type Carried, type DragEvent, type DragState, nextDrag } from './drag.ts';
import { copyOf, type DragCopy } from './drag-copy.ts';
import { elementOf, pressesLikeButton, swallowClick, targetAt } from './drag-elements.ts';
import { isArrow, nearestTo, neighbourOf } from './neighbours.ts';
import './drag.css';
import './lit.css';

export interface DragSettings {
  /** The places where a thing may go now; none if it may not be carried. */
  targetsOf(thing: string): readonly string[];
  drop(thing: string, target: string): void;
  /** Somebody wants to carry what may not be carried. */
  refuse?(thing: string): void;
  /** Whether what was dropped is still on its way: until then it lies where it was dropped. */
  readonly isWaiting?: boolean;
}

/** What an element is: a thing, a place, or both. */
export interface DragEnd {
  readonly thing?: string;
  readonly target?: string;
  /** What a screen reader says of the place while it is lit; what it is called else, if nothing. */
  readonly label?: string;
  /** Whether it is only dragged, or dragged to: what a touch and the keys do there is the board's own affair. */
  readonly isOnlyDragged?: boolean;
}

export interface Drag {
  readonly carried: Carried | null;
  /** Whether it may be dropped here now. */
  isLit(target: string): boolean;
  /** What an element listens to: spread it on a button, or on any other HTML element. */
  on(end: DragEnd): Record<string, unknown>;
  /** Lifts a thing, as touching it does; or puts back what is carried. */
  lift(thing: string): void;
  giveBack(): void;
}

export function useDrag(settings: DragSettings): Drag {
  const [, redraw] = useState(0);
  const now = useRef<{ state: DragState; settings: DragSettings; copy: DragCopy | null }>({
    state: AT_REST,
    settings,
    copy: null,
  });
  const { current } = now;
  current.settings = settings;
  const { carried } = current.state;
  const lit = carried === null ? [] : settings.targetsOf(carried.thing);

  const happen = (event: DragEvent): void => {
    const { state, drop } = nextDrag(current.state, event);
    if (state === current.state && drop === null) return;
    current.state = state;
    redraw(count => count + 1);
    if (drop !== null) current.settings.drop(drop.thing, drop.target);
  };

  // What was dropped lies there until it has been answered.
  useLayoutEffect(() => {
    if (settings.isWaiting === true || current.state.carried?.isDragged === true) return;
    current.copy?.takeAway();
    current.copy = null;
  });
  // Another question: what is carried may go nowhere any more.
  const isStranded = carried !== null && lit.length === 0;
  useEffect(() => {
    if (isStranded) happen({ type: 'cancel' });
  }, [isStranded]);
  useEffect(() => () => current.copy?.takeAway(), []);

  const drawUp = (element: HTMLElement, thing: string, event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || current.settings.targetsOf(thing).length === 0) return;
    const start = { x: event.clientX, y: event.clientY };
    happen({ type: 'press', thing, at: start });
    const heard = new AbortController();
    const isThis = ({ pointerId }: PointerEvent) => pointerId === event.pointerId;
    const move = (moved: PointerEvent): void => {
      if (!isThis(moved)) return;
      const at = { x: moved.clientX, y: moved.clientY };
      happen({ type: 'move', at, over: targetAt(at, current.settings.targetsOf(thing)) });
      if (current.state.carried?.isDragged !== true) return;
      moved.preventDefault();
      current.copy ??= copyOf(element, start);
      current.copy.moveTo(at);
    };
    const end = (ended: PointerEvent): void => {
      if (!isThis(ended)) return;
      heard.abort();
      const { carried: dragged } = current.state;
      if (dragged?.isDragged === true) {
        swallowClick();
        const target = ended.type === 'pointerup' && dragged.over !== null ? elementOf(dragged.over) : null;
        if (target === null) {
          current.copy?.goBack();
          current.copy = null;
        } else current.copy?.lieOn(target);
      }
      happen({ type: ended.type === 'pointerup' ? 'release' : 'cancel' });
    };
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      heard.abort();
      current.copy?.goBack();
      current.copy = null;
      happen({ type: 'cancel' });
    };
    const { signal } = heard;
    window.addEventListener('pointermove', move, { signal, passive: false });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', leave, { signal });
  };

  const touch = (thing: string | null, target: string | null): void => {
    const place = target !== null && lit.includes(target) ? target : null;
    if (place === null && thing !== null && current.settings.targetsOf(thing).length === 0) {
      happen({ type: 'cancel' });
      current.settings.refuse?.(thing);
    } else happen({ type: 'touch', thing, target: place });
  };

  /** With a thing in the hand, arrows lead from place to place, and back to it. */
  const walk = (event: KeyboardEvent): void => {
    const { carried: lifted } = current.state;
    if (lifted === null || !(event.currentTarget instanceof Element)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      happen({ type: 'cancel' });
      elementOf(lifted.thing, 'thing')?.focus({ preventScroll: true });
      return;
    }
    if (!isArrow(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const targets = current.settings.targetsOf(lifted.thing).flatMap(name => elementOf(name) ?? []);
    const boxes = targets.map(element => element.getBoundingClientRect());
    const here = event.currentTarget.getBoundingClientRect();
    const isAtTarget = targets.some(element => element === event.currentTarget);
    const to = neighbourOf(here, boxes, event.key) ?? (isAtTarget ? null : nearestTo(here, boxes));
    if (to !== null) targets[to]?.focus();
  };

  return {
    carried,
    isLit: target => lit.includes(target),
    lift: thing => touch(thing, null),
    giveBack: () => happen({ type: 'cancel' }),
    on({ thing, target, label, isOnlyDragged = false }) {
      const isLit = target !== undefined && lit.includes(target);
      const isLifted = thing !== undefined && carried?.thing === thing;
      const isTouchable = !isOnlyDragged && (thing !== undefined || isLit);
      return {
        ...(thing === undefined ? {} : { 'data-thing': thing, 'data-lifted': isLifted ? '' : undefined }),
        ...(thing === undefined
          ? {}
          : { onPointerDown: (e: PointerEvent) => drawUp(e.currentTarget as HTMLElement, thing, e) }),
        ...(target === undefined ? {} : { 'data-target': target }),
        ...(isLit ? { 'data-lit': carried?.over === target ? 'over' : '', 'data-playable': '' } : {}),
        ...(isTouchable && isLit && label !== undefined ? { 'aria-label': label } : {}),
        ...(isTouchable && isLit && thing === undefined ? { role: 'button', tabIndex: 0 } : {}),
        ...(isTouchable
          ? {
              onClick: () => touch(thing ?? null, target ?? null),
              onKeyDown: (event: KeyboardEvent) => {
                if (pressesLikeButton(event)) touch(thing ?? null, target ?? null);
                walk(event);
              },
            }
          : {}),
        ...(isTouchable && isLit
          ? {
              onPointerEnter: ({ pointerType }: PointerEvent) => {
                if (pointerType === 'mouse') happen({ type: 'point', target });
              },
              onPointerLeave: () => happen({ type: 'point', target: null }),
              onFocus: () => happen({ type: 'point', target }),
              onBlur: () => happen({ type: 'point', target: null }),
            }
          : {}),
      };
    },
  };
}
