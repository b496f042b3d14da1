/** What is left of a box once everything around it that clips has been heeded. */
import { type Box, boxOf, common, heightOf, isEmpty, widthOf, windowBox } from './box.ts';

export interface Shown {
  /** What can be seen of it now; null for nothing. */
  readonly box: Box | null;
  /** Whether something cuts it off that cannot be scrolled. */
  readonly isCut: boolean;
}

/** So little is lost to rounding, in pixels. */
const ROUNDING = 1.5;
/** As much as a finger covers, in pixels. */
export const FINGER = 44;
/** Smaller than this it is there for screen readers alone, in pixels. */
const UNSEEN = 2;

/**
 * How much of a box inside an element is shown. Whoever cannot scroll the page sees nothing beyond the window; with
 * `withinWindow` nobody is expected to.
 * @example shownOf(button, boxOf(button.getBoundingClientRect()), { withinWindow: true }).isCut
 */
export function shownOf(element: Element, whole: Box, { withinWindow }: { withinWindow: boolean }): Shown {
  let box = whole;
  let isCut = false;
  for (const { clip, scrolls, clips } of clippersOf(element)) {
    if (widthOf(clip) <= UNSEEN || heightOf(clip) <= UNSEEN) return { box: null, isCut: false };
    isCut ||= isTooSmall(clip, box, scrolls);
    box = common(box, clip, scrolls);
    if (isEmpty(box)) return { box: null, isCut };
    const rest = common(box, clip, clips);
    isCut ||= isLess(rest, box);
    box = rest;
    if (isEmpty(box)) return { box: null, isCut };
  }
  const rest = common(box, windowBox());
  if (withinWindow) isCut ||= isLess(rest, box);
  return { box: isEmpty(rest) ? null : rest, isCut };
}

/** A list in which nothing can be seen as a whole, and not even as much as a finger covers, is no list. */
const isTooSmall = (clip: Box, inside: Box, { x, y }: Clipper['scrolls']): boolean =>
  (x && widthOf(clip) < Math.min(FINGER, widthOf(inside)) - ROUNDING) ||
  (y && heightOf(clip) < Math.min(FINGER, heightOf(inside)) - ROUNDING);

/** Lines of text are higher than their letters: so much of them may be lost above and below. */
const isLess = (rest: Box, box: Box): boolean =>
  widthOf(box) - widthOf(rest) > ROUNDING || heightOf(box) - heightOf(rest) > Math.max(ROUNDING, 0.2 * heightOf(box));

interface Clipper {
  readonly clip: Box;
  /** Along which axes it can be scrolled, and along which it cuts off what is beyond it. */
  readonly scrolls: { readonly x: boolean; readonly y: boolean };
  readonly clips: { readonly x: boolean; readonly y: boolean };
}

const clippers = new Map<Element, readonly Clipper[]>();
const places = new Map<Element, Place>();

/** Forgets what was found: the window has another size, or the page has changed. */
export function forgetClippers(): void {
  clippers.clear();
  places.clear();
}

function clippersOf(element: Element): readonly Clipper[] {
  const found = clippers.get(element) ?? [...clippersAround(element)];
  clippers.set(element, found);
  return found;
}

/** What an element does to whatever is inside it: the same for all of that, and slow to find out. */
interface Place {
  readonly inTopLayer: boolean;
  readonly position: string;
  /** Whether what has a place of its own is placed in here, be it absolute or fixed. */
  readonly holdsAbsolute: boolean;
  readonly holdsFixed: boolean;
  /** Null where nothing is clipped. */
  readonly clipper: Clipper | null;
}

function placeOf(element: Element): Place {
  const found = places.get(element) ?? findPlace(element);
  places.set(element, found);
  return found;
}

/**
 * A chart that can be moved about (`data-pans`) is scrolled in its own way; and the end of a name that ends in dots (`data-shortens`) is
 * told to whoever points at it.
 */
function findPlace(element: Element): Place {
  const style = getComputedStyle(element);
  const { position, overflowX: x, overflowY: y } = style;
  const holdsFixed =
    style.transform !== 'none' ||
    style.filter !== 'none' ||
    /paint|layout|strict|content/.test(style.contain) ||
    style.containerType !== 'normal';
  const pans = element.hasAttribute('data-pans');
  const shortens = element.hasAttribute('data-shortens') && style.textOverflow === 'ellipsis';
  const isScrolled = (overflow: string) => pans || overflow === 'auto' || overflow === 'scroll';
  const isClipped = (overflow: string) => !pans && (overflow === 'hidden' || overflow === 'clip');
  return {
    inTopLayer: element.matches(':modal, :popover-open'),
    position,
    holdsAbsolute: holdsFixed || position !== 'static',
    holdsFixed,
    clipper:
      x === 'visible' && y === 'visible'
        ? null
        : {
            clip: boxOf(element.getBoundingClientRect()),
            scrolls: { x: shortens || isScrolled(x), y: isScrolled(y) },
            clips: { x: !shortens && isClipped(x), y: isClipped(y) },
          },
  };
}

/**
 * From the inside out, beginning with the element itself, which may clip what is inside it. What is placed outside the flow
 * is clipped only by what it is placed in.
 */
function* clippersAround(element: Element): Generator<Clipper> {
  let position = 'static';
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (around === document.body || around === document.documentElement) return;
    const place = placeOf(around);
    if (position === 'fixed' ? place.holdsFixed : position !== 'absolute' || place.holdsAbsolute) {
      ({ position } = place);
      if (place.clipper !== null) yield place.clipper;
    }
    if (place.inTopLayer) return;
  }
}
