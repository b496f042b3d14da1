/**
 * Nothing teleports: whatever has moved on the screen flies there.
 *
 * A piece is an element with `data-piece`, a name that stays the same wherever it lies. A place is an element with
 * `data-place`. After each drawing, pieces that lie elsewhere fly from where they were; new ones come from the place that
 * `data-from` names; pieces that are gone fly to the place their `data-to` named, and vanish there.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../shell/settings.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Piece {
  readonly element: HTMLElement | SVGElement;
  readonly spot: Spot;
}

export interface FlightSettings {
  /** How long a piece is under way, in milliseconds. */
  readonly duration?: number;
}

const DURATION = 380;
const WEIGHTY = 'cubic-bezier(.3,.1,.2,1)';

/** Lets the pieces in an element fly to where they are drawn next. */
export function useFlights(stage: RefObject<HTMLElement>, { duration = DURATION }: FlightSettings = {}): void {
  const before = useRef(new Map<string, Piece>());
  useLayoutEffect(() => {
    const { current } = stage;
    if (current === null) return;
    const origin = current.getBoundingClientRect();
    const now = piecesIn(current, origin);
    if (before.current.size > 0 && !isStill()) fly(current, origin, before.current, now, duration);
    before.current = now;
  });
}

function piecesIn(stage: HTMLElement, origin: DOMRect): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  for (const element of stage.querySelectorAll<HTMLElement>('[data-piece]'))
    pieces.set(element.dataset.piece ?? '', { element, spot: spotOf(element, origin) });
  return pieces;
}

/** Where an element lies, apart from any flight it is on. */
function spotOf(element: Element, origin: DOMRect): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, width, height };
}

const placeIn = (stage: HTMLElement, origin: DOMRect, name: string | undefined): Spot | null => {
  const place = name === undefined ? null : stage.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return place === null ? null : spotOf(place, origin);
};

function fly(
  stage: HTMLElement,
  origin: DOMRect,
  before: Map<string, Piece>,
  now: Map<string, Piece>,
  duration: number,
): void {
  for (const [name, { element, spot }] of now) {
    const from = before.get(name)?.spot ?? placeIn(stage, origin, element.dataset.from);
    if (from === null || (from.x === spot.x && from.y === spot.y)) continue;
    element.animate(
      [
        { transform: shift(spot, from), zIndex: 3 },
        { transform: 'none', zIndex: 3 },
      ],
      { duration, easing: WEIGHTY },
    );
  }
  for (const [name, { element, spot }] of before) {
    if (now.has(name) || element.isConnected) continue;
    const to = placeIn(stage, origin, element.dataset.to);
    if (to !== null) depart(stage, element, spot, to, duration);
  }
}

/** How a piece must be moved to lie where it is not. */
const shift = (at: Spot, as: Spot): string =>
  `translate(${as.x + as.width / 2 - at.x - at.width / 2}px, ${as.y + as.height / 2 - at.y - at.height / 2}px) scale(${as.width / (at.width || 1)})`;

/** A piece that is no longer drawn leaves over the stage. */
function depart(stage: HTMLElement, element: HTMLElement | SVGElement, spot: Spot, to: Spot, duration: number): void {
  const { style } = element;
  style.position = 'absolute';
  style.margin = '0';
  style.left = `${spot.x + stage.scrollLeft}px`;
  style.top = `${spot.y + stage.scrollTop}px`;
  style.width = `${spot.width}px`;
  style.height = `${spot.height}px`;
  style.pointerEvents = 'none';
  element.setAttribute('aria-hidden', 'true');
  stage.append(element);
  const flight = element.animate(
    [
      { transform: 'none' },
      { transform: shift(spot, to), opacity: 1, offset: 0.85 },
      { transform: shift(spot, to), opacity: 0 },
    ],
    { duration, easing: WEIGHTY },
  );
  const remove = () => element.remove();
  flight.finished.then(remove, remove);
}
