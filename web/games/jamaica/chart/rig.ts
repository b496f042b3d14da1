/**
 * The camera over the sheet: it holds the view, eases to another one, and puts it on the screen.
 *
 * A frame around the sheet is moved and scaled, and the sheet itself is laid out anew only when the frame has come to rest
 * at another scale: so the drawing is painted sharply, and not in every picture of a motion.
 */
import { isStill } from '../../../shell/settings.ts';
import {
  type CameraView,
  centred,
  distanceAt,
  extentOf,
  following,
  inside,
  isRoomy,
  moved,
  NEAR,
  type Pane,
  POINTABLE,
  READABLE,
  shows,
  whole,
  zoomed,
} from './camera.ts';
import type { Point } from './points.ts';

export interface Rig {
  /** Keeps points in sight, none: the whole sheet. Where something is to be touched, it is brought near as well. */
  keep(points: readonly Point[], isForTouching: boolean): void;
  /** Brings one point into sight if it is not. */
  reveal(point: Point): void;
  /** Nearer or farther, at once: under a hand. Around the middle of the window if no point of it is given. */
  zoom(factor: number, at?: Point): void;
  /** The same with a motion of its own. */
  easeZoom(factor: number, at?: Point): void;
  move(by: Point): void;
  showAll(): void;
  /** A hand is on the sheet, or has left it: what eases stops. */
  grasp(): void;
  release(): void;
  dispose(): void;
}

const EASING_TIME = 520;
/** So long after the last motion the sheet is at rest. */
const SETTLING_TIME = 140;
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
const mixed = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A difference of scale that nobody sees. */
const UNSEEN = 0.02;

/** What the camera looks at and through. */
export interface Mount {
  /** The window. */
  readonly pane: HTMLElement;
  /** What is moved in it. */
  readonly frame: HTMLElement;
  /** What is laid out in the frame. */
  readonly sheet: HTMLElement;
  /** What lies over the sheet and has to know its scale on the screen: `--scale`. */
  readonly over: HTMLElement;
}

export function mountRig({ pane, frame, sheet, over }: Mount): Rig {
  const readable = matchMedia('(pointer: fine)').matches ? POINTABLE : READABLE;
  let room: Pane = { width: pane.clientWidth, height: pane.clientHeight };
  /** How wide the chart is, with what lies over it. */
  const breadth = (): number => pane.parentElement?.clientWidth ?? 0;
  let wide = breadth();
  let view: CameraView | null = null;
  /** Where the camera is easing to; null while it rests or a hand moves the sheet. */
  let goal: CameraView | null = null;
  let kept: readonly Point[] = [];
  let picture = 0;
  let settling = 0;
  let isHeld = false;
  /** Whether a hand has moved the sheet since the camera last did. */
  let isByHand = false;
  /** The scale at which the sheet is laid out. */
  let base = 1;

  const show = (next: CameraView): void => {
    view = next;
    frame.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale / base})`;
  };
  const settle = (): void => {
    const { scale, x, y } = current();
    const distance = distanceAt(scale);
    sheet.dataset.distance = distance;
    // From away nobody reads anything: the sheet is laid out for the next look at it instead.
    const sharp = distance === 'away' ? NEAR : scale;
    if (Math.abs(base / sharp - 1) > UNSEEN) {
      base = sharp;
      sheet.style.transform = `scale(${base})`;
    }
    // At rest on whole pixels: between two of them every line would be blurred.
    show({ scale, x: Math.round(x), y: Math.round(y) });
    over.style.setProperty('--scale', String(scale));
  };
  const put = (next: CameraView): void => {
    show(next);
    clearTimeout(settling);
    settling = window.setTimeout(settle, SETTLING_TIME);
  };
  const stop = (): void => {
    cancelAnimationFrame(picture);
    goal = null;
  };
  const ease = (to: CameraView): void => {
    stop();
    const from = view;
    if (from === null || isStill()) {
      show(to);
      settle();
      return;
    }
    if (from.scale === to.scale && from.x === to.x && from.y === to.y) return;
    goal = to;
    let start: number | null = null;
    const step = (now: number): void => {
      start ??= now;
      const t = Math.min(1, (now - start) / EASING_TIME);
      const share = eased(t);
      put({ scale: mixed(from.scale, to.scale, share), x: mixed(from.x, to.x, share), y: mixed(from.y, to.y, share) });
      if (t < 1) picture = requestAnimationFrame(step);
      else goal = null;
    };
    picture = requestAnimationFrame(step);
  };
  const middle = (): Point => ({ x: room.width / 2, y: room.height / 2 });
  const current = (): CameraView => view ?? whole(room);

  const resized = new ResizeObserver(() => {
    const before = room;
    const was = goal ?? view;
    const isSameWindow = wide === breadth();
    wide = breadth();
    room = { width: pane.clientWidth, height: pane.clientHeight };
    if (was === null || before.width === 0) {
      show(following(whole(room), room, kept, { readable }));
      return settle();
    }
    const hadSight = kept.length === 0 || shows(was, before, extentOf(kept));
    const kindly = (held: CameraView): CameraView =>
      hadSight ? following(held, room, kept, { isFree: isByHand, readable }) : held;
    // A scene has come or gone below or beside: the sheet stays under the eye and glides to what matters.
    if (isSameWindow) return ease(kindly(inside(was, room)));
    stop();
    // A window that has become large enough shows the whole sheet again, unless a hand has chosen otherwise.
    if (!isByHand && isRoomy(room, readable)) {
      show(whole(room));
      return settle();
    }
    const shift = { x: (room.width - before.width) / 2, y: (room.height - before.height) / 2 };
    show(kindly(inside({ ...was, x: was.x + shift.x, y: was.y + shift.y }, room)));
    settle();
  });
  resized.observe(pane);

  return {
    keep(points, isForTouching) {
      kept = points;
      if (isHeld) return;
      const to = following(current(), room, points, { isFree: isByHand && !isForTouching, readable });
      if (to !== view) isByHand = false;
      ease(to);
    },
    reveal(point) {
      const extent = extentOf([point]);
      if (!isHeld && !shows(current(), room, extent)) ease(centred(room, extent, current().scale));
    },
    zoom(factor, at = middle()) {
      isByHand = true;
      stop();
      put(zoomed(current(), room, factor, at));
    },
    easeZoom(factor, at = middle()) {
      isByHand = true;
      ease(zoomed(current(), room, factor, at));
    },
    move(by) {
      isByHand = true;
      stop();
      put(moved(current(), room, by));
    },
    showAll() {
      isByHand = true;
      ease(whole(room));
    },
    grasp() {
      isHeld = true;
      stop();
    },
    release() {
      isHeld = false;
    },
    dispose() {
      stop();
      clearTimeout(settling);
      resized.disconnect();
    },
  };
}
