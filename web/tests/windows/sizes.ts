/** The windows that a table has to fit, from the smallest phone to a screen as wide as a desk. */

export interface WindowSize {
  readonly width: number;
  readonly height: number;
  /** Whether such a window is mostly touched: then whatever can be acted on is as large as a finger. */
  readonly touch: boolean;
  /** The share of the window that the board must fill; null where nothing is demanded. */
  readonly boardShare: number | null;
}

/** From here on a window lying on its side is that of a desk. */
const WIDE = 1024;
/** A window that is narrower than this in one direction is that of a phone. */
const PHONE = 480;
const SHARE_OF_DESK = 0.45;
const SHARE_OF_PHONE = 0.38;

const sized = (width: number, height: number, touch: boolean): WindowSize => ({
  width,
  height,
  touch,
  boardShare: Math.min(width, height) < PHONE ? SHARE_OF_PHONE : width >= WIDE && width > height ? SHARE_OF_DESK : null,
});

export const SIZES: readonly WindowSize[] = [
  sized(320, 568, true),
  sized(360, 740, true),
  sized(390, 844, true),
  sized(844, 390, true),
  sized(768, 1024, true),
  sized(820, 1180, true),
  sized(1024, 768, true),
  sized(1180, 820, true),
  sized(1280, 720, false),
  sized(1366, 768, false),
  sized(1440, 900, false),
  sized(1920, 1080, false),
  sized(2560, 1440, false),
  sized(3440, 1440, false),
];

/**
 * A size as people write it.
 * @example sizeName({ width: 390, height: 844 }) // '390×844'
 */
export const sizeName = ({ width, height }: Pick<WindowSize, 'width' | 'height'>): string => `${width}×${height}`;

/** The sizes with these names, in the order of all sizes; it is a mistake to name one that there is not. */
export function sizesNamed(...names: readonly string[]): readonly WindowSize[] {
  const found = SIZES.filter(size => names.includes(sizeName(size)));
  if (found.length !== names.length) throw new Error(`The sizes are ${SIZES.map(sizeName).join(', ')}.`);
  return found;
}
