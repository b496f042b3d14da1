/**
 * Nothing teleports: whatever has moved on the screen flies there.
 *
 * A piece is an element with `data-piece`, a name that stays the same wherever it lies. A place is an element with
 * `data-place`. When the moment on the screen changes, pieces that lie elsewhere glide from where they were. New ones come
 * from where `data-from` says, a piece that was there before or a place; those that have gone fly to the place that
 * `leaving` names. Whatever comes or goes is shown by a copy over everything else, so that nothing on the way hides it.
 * A piece with `data-arc`, a number, leaps: so high over its way, as a part of its length.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../shell/settings.ts';
import { flyingCopy } from './flying-copy.ts';
import { type Flight, type Frames, framesOf, gliding, inside, type StageSpot } from './frames.ts';
import { atTempo } from './tempo.ts';

export interface FlightSettings {
  /** Whether changes are shown as flights; if not, they are there at once, and so is whatever was under way before. */
  readonly isPlayback: boolean;
  /** Whether new pieces fly in on the very first drawing too. */
  readonly fliesIn?: boolean;
  /** How long a piece is under way as drawn, in milliseconds; how fast things move is the player's. */
  readonly duration?: number;
  /** Where a piece that is drawn no more flies to: the name of a place, or null where it just goes. */
  leaving?(piece: string): string | null;
}

const DURATION = 380;
/** Pieces that set off in the same moment follow each other, so long apart; all together they take no longer than one. */
const APART = 70;

/** What was on the screen: each piece with its spot, and the places. What is not shown is not there. */
interface Drawing {
  readonly pieces: ReadonlyMap<string, { readonly element: HTMLElement; readonly spot: StageSpot }>;
  readonly places: ReadonlyMap<string, StageSpot>;
}

const NOTHING: Drawing = { pieces: new Map(), places: new Map() };

/**
 * Lets the pieces in an element fly whenever the moment changes. The element is positioned, and pieces do not depend on
 * what lies around them for how they look: a copy of one is put at its end.
 * @example useFlights(stage, view, { isPlayback: event !== null });
 */
export function useFlights(stage: RefObject<HTMLElement | null>, moment: unknown, settings: FlightSettings): void {
  const last = useRef<{ moment: unknown; before: Drawing; flights: Set<Animation> } | null>(null);
  const isFirst = last.current === null;
  last.current ??= { moment, before: NOTHING, flights: new Set() };
  const now = last.current;
  const hasChanged = now.moment !== moment;
  now.moment = moment;
  // While a component is being drawn, the screen still shows what was there before.
  if (hasChanged && stage.current !== null) now.before = asDragged(stage.current, drawingOf(stage.current));
  useLayoutEffect(() => {
    const { current } = stage;
    if (current === null) return;
    const flies = !isStill() && (isFirst ? settings.fliesIn === true : settings.isPlayback);
    const isSkipped = !flies && !isFirst && !hasSamePieces(now.before, drawingOf(current));
    for (const flight of now.flights) if (isSkipped || isGlide(flight)) flight.finish();
    if (!flies) return;
    fly(current, now.before, settings, flight => {
      now.flights.add(flight);
      const over = () => now.flights.delete(flight);
      flight.finished.then(over, over);
    });
  }, [moment]);
}

function drawingOf(stage: HTMLElement): Drawing {
  const origin = stage.getBoundingClientRect();
  const named = <T>(attribute: string, of: (element: HTMLElement, spot: StageSpot) => T): Map<string, T> =>
    new Map(
      Array.from(stage.querySelectorAll<HTMLElement>(`[${attribute}]`)).flatMap(element => {
        const spot = spotOf(element, origin);
        return spot.width === 0 ? [] : [[element.getAttribute(attribute) ?? '', of(element, spot)] as const];
      }),
    );
  return {
    pieces: named('data-piece', (element, spot) => ({ element, spot })),
    places: named('data-place', (_, spot) => spot),
  };
}

/** What somebody has dragged is seen where it was let go (`games/kit/drag-copy.ts`), wherever it is kept meanwhile: it flies on from there. */
function asDragged(stage: HTMLElement, { pieces, places }: Drawing): Drawing {
  const origin = stage.getBoundingClientRect();
  const moved = Array.from(stage.querySelectorAll<HTMLElement>('[data-piece-at]')).flatMap(copy => {
    const name = copy.dataset.pieceAt ?? '';
    const piece = pieces.get(name);
    return piece === undefined ? [] : [[name, { ...piece, spot: spotOf(copy, origin) }] as const];
  });
  return { pieces: new Map([...pieces, ...moved]), places };
}

/** Whether the same pieces are there: then a playback has come to its end by itself, and its last flights may too. */
const hasSamePieces = ({ pieces: one }: Drawing, { pieces: other }: Drawing): boolean =>
  one.size === other.size && [...one.keys()].every(name => other.has(name));

function spotOf(element: HTMLElement, origin: DOMRect): StageSpot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, width, height };
}

function fly(
  stage: HTMLElement,
  before: Drawing,
  { duration: drawn = DURATION, leaving }: FlightSettings,
  track: (flight: Animation) => void,
): void {
  const after = drawingOf(stage);
  const duration = atTempo(drawn);
  const copies: { readonly element: HTMLElement; readonly hidden: HTMLElement | null; readonly flight: Flight }[] = [];
  for (const [name, { element, spot }] of after.pieces) {
    const was = before.pieces.get(name);
    if (was !== undefined) {
      const frames = gliding(was.spot, spot, arcOf(element));
      if (frames !== null) track(element.animate(frames, { duration, easing: WEIGHTY, id: GLIDE }));
      continue;
    }
    const { from = '', turns } = element.dataset;
    const place = after.places.get(from) ?? before.places.get(from);
    const start = before.pieces.get(from)?.spot ?? (place === undefined ? null : inside(place, spot));
    if (start === null) continue;
    const flight = { from: start, to: spot, turns: turns !== undefined, vanishes: false, arc: arcOf(element) };
    copies.push({ element, hidden: element, flight });
  }
  for (const [name, { element, spot }] of before.pieces) {
    if (after.pieces.has(name)) continue;
    const to = after.places.get(leaving?.(name) ?? '');
    if (to === undefined) continue;
    copies.push({
      element,
      hidden: null,
      flight: { from: spot, to: inside(to, spot), turns: false, vanishes: true, arc: arcOf(element) },
    });
  }
  const apart = copies.length < 2 ? 0 : Math.min(APART, duration / 2 / (copies.length - 1));
  for (const [i, { element, hidden, flight }] of copies.entries())
    send(
      stage,
      element,
      hidden,
      framesOf(flight),
      { duration: duration - apart * (copies.length - 1), delay: apart * i },
      track,
    );
}

const arcOf = ({ dataset: { arc } }: HTMLElement): number => Number(arc ?? 0);

const WEIGHTY = 'cubic-bezier(.3,.1,.2,1)';
const GLIDE = 'glide';
const isGlide = ({ id }: Animation): boolean => id === GLIDE;

/** A copy flies; the piece itself is not seen before it has arrived. */
function send(
  stage: HTMLElement,
  element: HTMLElement,
  hidden: HTMLElement | null,
  { box, frames }: Frames,
  { duration, delay }: { duration: number; delay: number },
  track: (flight: Animation) => void,
): void {
  const copy = flyingCopy(element, box);
  stage.append(copy);
  const flight = copy.animate(frames, { duration, delay, easing: WEIGHTY, fill: 'both' });
  const hiding = hidden?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' });
  const arrive = () => {
    copy.remove();
    hiding?.cancel();
  };
  flight.finished.then(arrive, arrive);
  track(flight);
}
