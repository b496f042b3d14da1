/** How the parts of a table lie, and how large everything is: both follow from the space there is, not from the device. */

/**
 * - `tall`: a phone: one column, the board in the middle, what is mine below it.
 * - `square`: a tablet held upright, or half a screen: the same, with room for larger things.
 * - `wide`: the board on the left, as high as it can be; everything else in a column beside it.
 * - `low`: a phone on its side: the board at full height on the left, what is mine on the right.
 * - `huge`: wider than a board can use: the story has a column of its own.
 */
export type Arrangement = 'tall' | 'square' | 'wide' | 'low' | 'huge';

/** How much room a part has in an arrangement: as on a phone, on a tablet, or on a table. */
export type PartSize = 'small' | 'middle' | 'large';

export const SPACE: { readonly [A in Arrangement]: PartSize } = {
  tall: 'small',
  low: 'small',
  square: 'middle',
  wide: 'large',
  huge: 'large',
};

/** A space, in pixels. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** Less is low: below a head, a prompt and a hand no board would be left. */
const LOW = 544;
/** Less is one column with small things in it. */
const NARROW = 640;
/** What is wider than this for its height has its parts beside the board. */
const WIDE = 1.2;
const HUGE = 2.1;

/**
 * The arrangement for a space.
 * @example arrangementOf({ width: 844, height: 390 }) // 'low'
 */
export function arrangementOf({ width, height }: StageSize): Arrangement {
  const aspect = width / height;
  if (aspect < WIDE) return width < NARROW ? 'tall' : 'square';
  if (height < LOW) return 'low';
  return aspect < HUGE ? 'wide' : 'huge';
}

/** The space in which things have the size they were drawn at; in a larger one they grow. */
const DRAWN: { readonly [A in 'upright' | 'across']: StageSize } = {
  upright: { width: 820, height: 1180 },
  across: { width: 1440, height: 900 },
};
const LARGEST = 2.5;
/** In steps of a sixteenth, so that letters stand on whole pixels. */
const STEPS = 16;

/**
 * How many times larger than drawn things are. They are never smaller: a finger stays as large as it is.
 * @example growthIn({ width: 2560, height: 1440 }) // 1.5625
 */
export function growthIn({ width, height }: StageSize): number {
  const drawn = width < height * WIDE ? DRAWN.upright : DRAWN.across;
  const growth = Math.min(width / drawn.width, height / drawn.height);
  return Math.floor(Math.min(Math.max(growth, 1), LARGEST) * STEPS) / STEPS;
}

/** Less height than this, in the size of letters, is little: small things stay small, and what can be folded is. */
const SNUG: { readonly [A in Arrangement]: number } = { tall: 44, square: 52, wide: 52, low: 22, huge: 52 };
const LETTER = 16;

/** Whether there is so little height that things lie closer. */
export const isSnug = (space: StageSize): boolean =>
  space.height / (LETTER * growthIn(space)) < SNUG[arrangementOf(space)];
