/** The camera over the sheet: it holds the view, eases to another one, and puts it on the screen. */
import { isStill } from '../../../shell/settings.ts';
import {
  centred,
  extentOf,
  following,
  inside,
  isRoomy,
  moved,
  type Pane,
  shows,
  type View,
  whole,
  zoomed,
} from './camera.ts';
import type { Point } from './points.ts';

export interface Rig {
  /** Keeps points in sight, without any motion the first time; none: the whole sheet. */
  keep(points: readonly Point[]): void;
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
/** So long after the last motion the sheet is drawn sharply again. */
const SETTLING_TIME = 140;
const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
const mixed = (a: number, b: number, t: number): number => a + (b - a) * t;

export function mountRig(pane: HTMLElement, sheet: HTMLElement): Rig {
  let room: Pane = { width: pane.clientWidth, height: pane.clientHeight };
  let view: View | null = null;
  let kept: readonly Point[] = [];
  let frame = 0;
  let settling = 0;
  let isHeld = false;

  const show = (next: View): void => {
    view = next;
    sheet.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
  };
  const settle = (): void => {
    delete sheet.dataset.moving;
    sheet.style.setProperty('--scale', String(view?.scale ?? 1));
    pane.dataset.roomy = String(isRoomy(room));
  };
  const put = (next: View): void => {
    sheet.dataset.moving = '';
    show(next);
    clearTimeout(settling);
    settling = window.setTimeout(settle, SETTLING_TIME);
  };
  const stop = (): void => cancelAnimationFrame(frame);
  const ease = (to: View): void => {
    stop();
    const from = view;
    if (from === null || isStill()) {
      show(to);
      settle();
      return;
    }
    if (from.scale === to.scale && from.x === to.x && from.y === to.y) return;
    let start: number | null = null;
    const step = (now: number): void => {
      start ??= now;
      const t = Math.min(1, (now - start) / EASING_TIME);
      const share = eased(t);
      put({ scale: mixed(from.scale, to.scale, share), x: mixed(from.x, to.x, share), y: mixed(from.y, to.y, share) });
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  const middle = (): Point => ({ x: room.width / 2, y: room.height / 2 });
  const current = (): View => view ?? whole(room);

  const resized = new ResizeObserver(() => {
    room = { width: pane.clientWidth, height: pane.clientHeight };
    stop();
    show(following(inside(current(), room), room, kept));
    settle();
  });
  resized.observe(pane);

  return {
    keep(points) {
      kept = points;
      if (!isHeld) ease(following(current(), room, points));
    },
    reveal(point) {
      const extent = extentOf([point]);
      if (!isHeld && !shows(current(), room, extent)) ease(centred(room, extent, current().scale));
    },
    zoom(factor, at = middle()) {
      stop();
      put(zoomed(current(), room, factor, at));
    },
    easeZoom(factor, at = middle()) {
      ease(zoomed(current(), room, factor, at));
    },
    move(by) {
      stop();
      put(moved(current(), room, by));
    },
    showAll: () => ease(whole(room)),
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
