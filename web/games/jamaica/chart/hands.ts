/** Hands on the sheet: drag, pinch, wheel and double tap. What was dragged is not touched as well. */
import { between, distance, minus, type Point } from './points.ts';
import type { Rig } from './rig.ts';

/** A finger that moves no farther than this has touched, not dragged. */
const TREMBLE = 7;
const DOUBLE_TAP_TIME = 320;
const DOUBLE_TAP_REACH = 30;
const DOUBLE_TAP_ZOOM = 1.8;

/** Listens all over the chart until the function it gives is called; the camera's window is the pane in it. */
export function layHands(chart: HTMLElement, pane: HTMLElement, rig: Rig): () => void {
  const hands = new Map<number, Point>();
  let start: Point | null = null;
  let isDragging = false;
  let lastTap: { readonly time: number; readonly at: Point } | null = null;

  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y } = pane.getBoundingClientRect();
    return { x: clientX - x, y: clientY - y };
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = placeOf(event);
    if (hands.size === 0) {
      start = at;
      isDragging = false;
    }
    hands.set(event.pointerId, at);
    rig.grasp();
  };

  const move = (event: PointerEvent): void => {
    const before = hands.get(event.pointerId);
    if (before === undefined) return;
    const at = placeOf(event);
    if (!isDragging) {
      if (hands.size === 1 && start !== null && distance(start, at) < TREMBLE) return;
      isDragging = true;
      chart.setPointerCapture(event.pointerId);
    }
    const other = [...hands].find(([id]) => id !== event.pointerId)?.[1];
    hands.set(event.pointerId, at);
    if (other !== undefined) rig.zoom(distance(other, at) / (distance(other, before) || 1), between(other, at, 0.5));
    rig.move(other === undefined ? minus(at, before) : minus(between(other, at, 0.5), between(other, before, 0.5)));
  };

  const up = (event: PointerEvent): void => {
    if (!hands.delete(event.pointerId) || hands.size > 0) return;
    rig.release();
    if (!isDragging && event.pointerType === 'touch') tap(event);
  };

  /** Twice on the same place, where nothing can be chosen. */
  const tap = (event: PointerEvent): void => {
    const at = placeOf(event);
    const isSecond =
      lastTap !== null &&
      event.timeStamp - lastTap.time < DOUBLE_TAP_TIME &&
      distance(lastTap.at, at) < DOUBLE_TAP_REACH &&
      !(event.target as Element).closest('[data-choice]');
    if (isSecond) rig.easeZoom(DOUBLE_TAP_ZOOM, at);
    lastTap = isSecond ? null : { time: event.timeStamp, at };
  };

  const click = (event: MouseEvent): void => {
    if (!isDragging) return;
    isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    rig.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), placeOf(event));
  };

  const heard = new AbortController();
  const { signal } = heard;
  chart.addEventListener('pointerdown', down, { signal });
  chart.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  chart.addEventListener('click', click, { signal, capture: true });
  chart.addEventListener('wheel', wheel, { signal, passive: false });
  return () => heard.abort();
}
