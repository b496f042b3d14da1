/** What lies on top of what. */
import { type Box, inset, pointsIn } from './box.ts';

/** Whether one element is the other, or one of them is inside the other. */
export const areOne = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one);

/** How much of something is covered by what is not see-through: nothing, some of it, or all. */
export type Cover = 'none' | 'some' | 'all';

/** Looks at a few points of a box: at how many of them does something opaque lie over the element? */
export function coverOf(element: Element, box: Box): { cover: Cover; by: Element | null } {
  let covered = 0;
  let looked = 0;
  let by: Element | null = null;
  for (const [x, y] of pointsIn(inset(box, 0.04, 0.2), 5, 1)) {
    looked++;
    const over = coveringAt(element, x, y);
    if (over === null) continue;
    covered++;
    by = over;
  }
  return { cover: covered === 0 ? 'none' : covered === looked ? 'all' : 'some', by };
}

function coveringAt(element: Element, x: number, y: number): Element | null {
  const top = document.elementFromPoint(x, y);
  if (top === null || areOne(top, element)) return null; // as it mostly is, and quickly known
  for (const over of document.elementsFromPoint(x, y)) {
    if (areOne(over, element)) return null;
    if (isOpaque(over)) return over;
  }
  return null;
}

function isOpaque(element: Element): boolean {
  const style = getComputedStyle(element);
  if (Number(style.opacity) < 0.85 || !element.checkVisibility({ opacityProperty: true })) return false;
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement))
    return style.fill !== 'none' && alphaOf(style.fill) * Number(style.fillOpacity) > 0.85;
  if (alphaOf(style.backgroundColor) > 0.85) return true;
  const { backgroundImage: image } = style;
  return image !== 'none' && !/transparent|rgba|\/|color\(/.test(image);
}

/** How little one sees through a colour, from 0 to 1. */
function alphaOf(colour: string): number {
  if (colour === 'transparent') return 0;
  const [, alpha] = /(?:rgba\([^)]*,|\/)\s*([\d.]+%?)\)$/.exec(colour) ?? [];
  if (alpha === undefined) return 1;
  return alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
}

/** Whether a finger or a mouse can get at something at all. */
export function canBeReached(element: Element, box: Box): boolean {
  for (const [x, y] of pointsIn(box, 5, 5)) {
    const top = document.elementFromPoint(x, y);
    if (top !== null && areOne(top, element)) return true;
    if (top?.closest('label')?.contains(element) === true) return true;
  }
  return false;
}
