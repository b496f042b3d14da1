/** The coast as one passes it, once around the island and back to where one began: how high it stands, every half card. */

/** How wide the picture of a card is, and how high each of its halves. */
export const WIDTH = 100;
export const HEIGHT = 70;
/** As many cards as there are in the box. */
export const CARDS_AROUND = 66;
export const AROUND = WIDTH * CARDS_AROUND;

/** Where sea and land meet, in each half. */
export const SHORE = 46;
const STEP = WIDTH / 2;

/**
 * Heights by letter, from 0 to z, two a card and eleven cards a line: Port Royal and its spit, the sugar coast, falls and
 * cliffs, the bays of the lairs, reefs with hardly any land, and the Blue Mountains.
 */
const NEAR =
  '5678766677765332334456' +
  '6789987654445677654456' +
  '789abcba9876789bdfhjkj' +
  'hfdb976568986432346898' +
  '6432101000112100001101' +
  '22346799bccba987887765';
const FAR =
  'adfhijkljihgfedcbaabce' +
  'ghijklkjihgghijlnmljig' +
  'hjloqsrpnlmorttrpnkihg' +
  'fghikmnmkihgfhijigfedd' +
  'cbaa99887766555566789a' +
  'behknqtwyzxvsturponmkf';

const heightOf = (letters: string, at: number): number =>
  Number.parseInt(letters.charAt(((at % letters.length) + letters.length) % letters.length), 36);

/** A line of hills as points: what lies behind is higher. */
const LINES = {
  far: (at: number): number => SHORE - heightOf(FAR, at) * 0.95,
  near: (at: number): number => SHORE - heightOf(NEAR, at) * 0.85,
} as const;

export type Ridge = keyof typeof LINES;

/** The outline of a ridge between two cards, a little beyond both; the neighbours go on with the same curve. */
export function outline(ridge: Ridge, card: number): string {
  const y = LINES[ridge];
  const first = card * 2 - 1;
  const middle = (at: number): string => `${(at + 0.5) * STEP} ${(y(at) + y(at + 1)) / 2}`;
  let d = `M${middle(first - 1)}`;
  for (let at = first; at <= first + 4; at++) d += `Q${at * STEP} ${y(at)} ${middle(at)}`;
  return `${d}V${SHORE + 2}H${(first - 0.5) * STEP}z`;
}

/** Where one stands on the near ridge: on the same curve, near enough for a house. */
export function ground(x: number): number {
  const y = LINES.near;
  const along = x / STEP;
  const at = Math.round(along);
  const part = along - at + 0.5;
  const [from, to] = [(y(at - 1) + y(at)) / 2, (y(at) + y(at + 1)) / 2];
  return (1 - part) ** 2 * from + 2 * part * (1 - part) * y(at) + part ** 2 * to;
}
