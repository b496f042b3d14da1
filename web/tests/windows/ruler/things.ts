/** What is on the page: its lines of text, and whatever can be acted on. */
import { type Box, boxOf, common, heightOf, isEmpty, widthOf } from './box.ts';
import { shownOf } from './clipping.ts';

export interface Thing {
  readonly kind: 'text' | 'control';
  readonly element: Element;
  /** All of it, whatever is cut off. */
  readonly whole: Box;
  /** What can be seen of it; null for nothing. */
  readonly box: Box | null;
  readonly isCut: boolean;
  readonly name: string;
}

export interface Text extends Thing {
  readonly kind: 'text';
  /** Of its letters as they are on the screen, in pixels. */
  readonly size: number;
}

const CONTROLS =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, label:has(input), [role="button"], [role="slider"], [tabindex]:not([tabindex="-1"])';
/** What is no text, or is shown in its own way; and letters that are part of a drawing (`data-ornament`): nobody has to read them. */
const UNREAD = 'select, textarea, script, style, title, desc, defs, symbol, [data-ornament]';
const LONGEST_NAME = 40;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

/** Where things are looked for: in the dialog that is open, if there is one, for nothing else can be reached. */
export const rootOf = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Whatever scrolls when the whole page does. */
export const pageOf = (): Element => document.scrollingElement ?? document.documentElement;

/** A thing for whoever reads the report: what kind of element, of which class, and what it says. */
export function nameOf(element: Element): string {
  const { classList } = element;
  const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const named = [element.localName, ...classList].join('.');
  return said === '' ? named : `${named} “${said.slice(0, LONGEST_NAME)}${said.length > LONGEST_NAME ? '…' : ''}”`;
}

/** Whatever can be acted on; what merely says why it cannot is not. A field inside a label is as large as the label. */
export function controlsIn(root: Element): Thing[] {
  return [...root.querySelectorAll(CONTROLS)].flatMap(element => {
    if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null) return [];
    if (!isSeen(element)) return [];
    if (element.matches('label *') || isScroller(element) || !isForPointing(element)) return [];
    const whole = boxOf(element.getBoundingClientRect());
    if (isEmpty(whole)) return [];
    const { box, isCut } = shownOf(element, whole, { withinWindow: true });
    return [{ kind: 'control' as const, element, whole, box, isCut, name: nameOf(element) }];
  });
}

/** What a pointer goes through is there for keys and screen readers alone. */
const isForPointing = (element: Element): boolean => getComputedStyle(element).pointerEvents !== 'none';

/** A list or a text that can be scrolled is reached by keys, and is no target. */
const isScroller = (element: Element): boolean =>
  !element.matches('button, a, input, select, textarea, summary, label, [role="button"], [role="slider"]') &&
  /auto|scroll/.test(getComputedStyle(element).overflow);

/** Every line of text. Beyond a window whose page scrolls it is the scrolling that is wrong. */
export function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const withinWindow = pageOf().scrollHeight <= innerHeight + 1;
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || !/\S/.test(node.textContent ?? '') || !isWritten(element)) continue;
    const size = letterSize(element);
    for (const line of linesOf(node, element)) {
      const { box, isCut } = shownOf(element, line, { withinWindow });
      if (box !== null || isCut)
        texts.push({ kind: 'text', element, whole: line, box, isCut, size, name: nameOf(element) });
    }
  }
  return texts;
}

const isWritten = (element: Element): boolean => element.closest(UNREAD) === null && isSeen(element);

/** Lines as high as their letters, and not as what surrounds them. */
function linesOf(node: Node, element: Element): Box[] {
  if (element instanceof SVGElement) return [boxOf(element.getBoundingClientRect())].filter(box => !isEmpty(box));
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(boxOf).filter(box => widthOf(box) > 1 && heightOf(box) > 1);
}

/** The size of letters on the screen: as they are styled, as large as whatever enlarges or shrinks them. */
function letterSize(element: Element): number {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const drawing = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (drawing !== null) return size * Math.sqrt(Math.abs(drawing.a * drawing.d - drawing.b * drawing.c));
  return size * scaleOf(element);
}

const scales = new Map<Element, number>();

/** Forgets how large things are shown: the window has another size, or the page has changed. */
export const forgetScales = (): void => scales.clear();

/** By how much an element and everything around it enlarge or shrink what is inside. */
function scaleOf(element: Element): number {
  const known = scales.get(element);
  if (known !== undefined) return known;
  const { transform, scale } = getComputedStyle(element);
  let own = scale === 'none' ? 1 : Number.parseFloat(scale);
  if (transform !== 'none') {
    const { a, b, c, d } = new DOMMatrix(transform);
    own *= Math.sqrt(Math.abs(a * d - b * c));
  }
  const all = own * (element.parentElement === null ? 1 : scaleOf(element.parentElement));
  scales.set(element, all);
  return all;
}

/** The letters of a line: without the space above and below them. */
export function lettersOf({ box, size }: Text): Box | null {
  if (box === null) return null;
  const middle = (box.top + box.bottom) / 2;
  const half = (0.7 * size) / 2;
  return common(box, { left: box.left + 1, right: box.right - 1, top: middle - half, bottom: middle + half });
}
