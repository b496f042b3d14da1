/** Text in drawings: as SVG wants it, and as wide as there is room. */

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What no XML may hold, and what would turn the text around it. */
const UNFIT = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/**
 * A text that nothing in it can break out of.
 * @example escaped('Anne & <b>') // 'Anne &amp; &lt;b&gt;'
 */
export const escaped = (text: string): string =>
  text.replaceAll(UNFIT, '').replaceAll(/[&<>"']/g, sign => SIGNS[sign] ?? '');

/** How wide a letter is on average, as a part of the size of the letters. */
const WIDTH_OF_LETTER = 0.49;

/**
 * A text cut to a width, with the size it has there: first the letters become smaller, then the text shorter.
 * @example fitted('Anne-Charlotte de la Rochefoucauld', { width: 400, size: 64, least: 36 })
 */
export function fitted(
  text: string,
  { width, size, least }: { width: number; size: number; least: number },
): { readonly text: string; readonly size: number } {
  const signs = [...new Intl.Segmenter().segment(text.replaceAll(UNFIT, ''))].map(({ segment }) => segment);
  const wanted = width / (signs.length * WIDTH_OF_LETTER);
  if (wanted >= least) return { text: signs.join(''), size: Math.min(size, Math.floor(wanted)) };
  const most = Math.max(1, Math.floor(width / (least * WIDTH_OF_LETTER)) - 1);
  return { text: `${signs.slice(0, most).join('').trimEnd()}…`, size: least };
}
