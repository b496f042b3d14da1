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

const known = new Map<Element, readonly Clipper[]>();

/** Forgets what was found: the window has another size, or the page has changed. */
export const forgetClippers = (): void => known.clear();

function clippersOf(element: Element): readonly Clipper[] {
  const found = known.get(element) ?? [...clippersAround(element)];
  known.set(element, found);
  return found;
}

/**
 * From the inside out, beginning with the element itself, which may clip what is inside it. What is placed outside the flow
 * is clipped only by what it is placed in. A chart that can be moved about (`data-pans`) is scrolled in its own way.
 */
function* clippersAround(element: Element): Generator<Clipper> {
  let position = 'static';
  let inTopLayer = false;
  for (let around: Element | null = element; around !== null && !inTopLayer; around = around.parentElement) {
    if (around === document.body || around === document.documentElement) return;
    const style = getComputedStyle(around);
    inTopLayer = around.matches(':modal, :popover-open');
    if (!contains(style, position)) continue;
    ({ position } = style);
    const [x, y] = [style.overflowX, style.overflowY];
    if (x === 'visible' && y === 'visible') continue;
    const pans = around.hasAttribute('data-pans');
    const isScrolled = (overflow: string) => pans || overflow === 'auto' || overflow === 'scroll';
    const isClipped = (overflow: string) => !pans && (overflow === 'hidden' || overflow === 'clip');
    yield {
      clip: boxOf(around.getBoundingClientRect()),
      scrolls: { x: isScrolled(x), y: isScrolled(y) },
      clips: { x: isClipped(x), y: isClipped(y) },
    };
  }
}

function contains(style: CSSStyleDeclaration, position: string): boolean {
  if (position !== 'absolute' && position !== 'fixed') return true;
  const isPlace =
    style.transform !== 'none' || style.filter !== 'none' || /paint|layout|strict|content/.test(style.contain);
  return isPlace || (position === 'absolute' && style.position !== 'static') || style.containerType !== 'normal';
}
