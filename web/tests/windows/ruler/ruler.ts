/**
 * The ruler: what is wrong with a table in the window as it is. It runs in the page, in any browser, and changes nothing there.
 *
 * What lies on top of each other on purpose, such as the cards of a held hand, is inside something with `data-overlap`.
 */
import { type Box, boxOf, common, heightOf, widthOf, windowBox } from './box.ts';
import { FINGER, forgetClippers } from './clipping.ts';
import { areOne, canBeReached, coverOf } from './covering.ts';
import type { Demands, Kind, Measured, Violation } from './kinds.ts';
import {
  controlsIn,
  forgetScales,
  lettersOf,
  nameOf,
  pageOf,
  rootOf,
  type Text,
  type Thing,
  textsIn,
} from './things.ts';

/** An eye needs so much, in pixels. */
const LETTER = 13;
/** Two lines: of a story with less nobody would know that it is there. */
const STORY = 48;
const ROUNDING = 0.5;

export function measure({ touch, boardShare }: Demands): Measured {
  forgetClippers();
  forgetScales();
  const root = rootOf();
  const controls = controlsIn(root);
  const shown = controls.filter(isMostlyShown);
  const reachable = shown.filter(({ element, box }) => canBeReached(element, box));
  const unreachable = shown.filter(control => !reachable.includes(control));
  const texts = textsIn(root);
  const found = seeingEverything(() => [
    ...scrolling(),
    ...outside(controls),
    ...outOfSight(controls, reachable),
    ...unreachable.map(({ name }) => violation('overlap', `${name} cannot be reached`)),
    ...overlapping([...texts, ...reachable]),
    ...texts.filter(({ isCut }) => isCut).map(({ name }) => violation('clipped', name)),
    ...lowStories(),
    ...(touch ? smallTargets(controls) : []),
    ...smallType(texts),
  ]);
  const share = shareOfBoard();
  const isTooSmall = boardShare !== null && (share ?? 0) < boardShare;
  const small = isTooSmall
    ? [violation('share', share === null ? 'no data-part="board"' : `${Math.round(share * 100)} % of the window`)]
    : [];
  return { violations: withoutRepetition([...found, ...small]), share };
}

/** What has been scrolled out of sight, all but an edge of it, is not expected to be in reach. */
const isMostlyShown = (control: Thing): control is Thing & { readonly box: Box } =>
  control.box !== null && areaOf(control.box) > areaOf(control.whole) / 2;

const areaOf = (box: Box): number => widthOf(box) * heightOf(box);

const violation = (kind: Kind, what: string): Violation => ({ kind, what });

function withoutRepetition(violations: readonly Violation[]): readonly Violation[] {
  const all = new Map(violations.map(each => [`${each.kind} ${each.what}`, each]));
  return [...all.values()];
}

/**
 * What lets a pointer through lies over things all the same. A drawing that lies under everything (`data-ornament="ground"`) covers
 * nothing, and its thousand strokes would be looked through at every point.
 */
function seeingEverything<T>(look: () => T): T {
  // A copy: the list itself would grow with what is added.
  const before = [...document.adoptedStyleSheets];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { pointer-events: auto !important }
    [data-ornament="ground"], [data-ornament="ground"] * { pointer-events: none !important }`);
  document.adoptedStyleSheets = [...before, sheet];
  try {
    return look();
  } finally {
    document.adoptedStyleSheets = before;
  }
}

function scrolling(): Violation[] {
  const { scrollWidth, scrollHeight } = pageOf();
  const beyond = [
    scrollWidth > innerWidth + 1 ? `${scrollWidth} px wide` : '',
    scrollHeight > innerHeight + 1 ? `${scrollHeight} px high` : '',
  ].filter(Boolean);
  return beyond.length === 0 ? [] : [violation('scroll', `the page is ${beyond.join(' and ')}`)];
}

const outside = (controls: readonly Thing[]): Violation[] =>
  controls.filter(({ isCut }) => isCut).map(({ name }) => violation('outside', name));

/** At the end how it ended has the room. */
function lowStories(): Violation[] {
  const stories = [...document.querySelectorAll('[data-part="story"]')];
  const shown = stories.filter(story => story.checkVisibility() && story.closest('[data-over]') === null);
  const low = shown.map(story => Math.round(story.getBoundingClientRect().height)).filter(height => height < STORY);
  return low.map(height => violation('clipped', `the story is ${height} px high`));
}

/** Of what may be chosen on a chart that is moved about, some must be in sight without moving it. */
function outOfSight(controls: readonly Thing[], reachable: readonly Thing[]): Violation[] {
  const choices = controls.filter(({ element }) => element.matches('[data-pans] :is([data-choice], [data-lit])'));
  const isLost = choices.length > 0 && !choices.some(choice => reachable.includes(choice));
  return isLost ? [violation('outside', `none of ${choices.length} choices is in sight`)] : [];
}

function smallTargets(controls: readonly Thing[]): Violation[] {
  return controls.flatMap(({ element, whole, name }) => {
    const [width, height] = [widthOf(whole), heightOf(whole)];
    if (Math.min(width, height) >= FINGER - ROUNDING || isInSentence(element)) return [];
    return [violation('target', `${Math.round(width)}×${Math.round(height)} px: ${name}`)];
  });
}

/** A link among words is as high as they are. */
const isInSentence = (element: Element): boolean =>
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentNode?.childNodes ?? [])].some(node => node instanceof globalThis.Text && /\S/.test(node.data));

const smallType = (texts: readonly Text[]): Violation[] =>
  texts
    .filter(({ size, box }) => box !== null && size < LETTER - 0.05)
    .map(({ size, name }) => violation('type', `${size.toFixed(1)} px: ${name}`));

/** Two texts or controls on top of each other, or one that is half hidden. What is wholly covered is not there. */
function overlapping(things: readonly Thing[]): Violation[] {
  const violations: Violation[] = [];
  const seen: { thing: Thing; box: Box }[] = [];
  for (const thing of things) {
    const box = thing.kind === 'text' ? lettersOf(thing as Text) : thing.box;
    if (box === null) continue;
    const { cover, by } = coverOf(thing.element, box);
    const isMeant = by !== null && areMeant(thing.element, by);
    if (cover === 'some' && thing.kind === 'text' && !isMeant)
      violations.push(violation('overlap', `${by === null ? 'something' : nameOf(by)} over ${thing.name}`));
    if (cover !== 'all') seen.push({ thing, box });
  }
  for (const [i, { thing: one, box }] of seen.entries())
    for (const { thing: other, box: otherBox } of seen.slice(i + 1)) {
      const shared = common(box, otherBox);
      if (widthOf(shared) <= 1 || heightOf(shared) <= 1 || areOne(one.element, other.element)) continue;
      if (!areMeant(one.element, other.element)) violations.push(violation('overlap', `${one.name} and ${other.name}`));
    }
  return violations;
}

/** Whether two things are inside something in which things lie on top of each other on purpose. */
const areMeant = (one: Element, other: Element): boolean => one.closest('[data-overlap]')?.contains(other) === true;

function shareOfBoard(): number | null {
  const boards = [...document.querySelectorAll('[data-part="board"]')];
  if (boards.length === 0) return null;
  const areas = boards.map(board => {
    const box = common(boxOf(board.getBoundingClientRect()), windowBox());
    return widthOf(box) * heightOf(box);
  });
  return Math.max(...areas) / (innerWidth * innerHeight);
}

Object.assign(globalThis, { havreRuler: measure });
