/**
 * The spaces of French: a no-break space before a colon, a narrow one before ; ! ? % and inside « ».
 *
 * Catalogues are written with ordinary spaces, which the eye can check, and typeset as a whole.
 */

/**
 * A French text with its proper spaces.
 * @example spaced('Bien joué !') // 'Bien joué\u202f!'
 */
export const spaced = (text: string): string =>
  text
    .replace(/(?<=\S) ([;!?»%])/g, '\u202f$1')
    .replace(/« /g, '«\u202f')
    .replace(/(?<=\S) :/g, '\u00a0:');

/**
 * A French catalogue whose texts, and those its functions give, all have their proper spaces.
 * @example export const words = { en, fr: typeset(fr) };
 */
export const typeset = <T extends object>(catalogue: T): T => typesetAny(catalogue) as T;

function typesetAny(value: unknown): unknown {
  if (typeof value === 'string') return spaced(value);
  if (Array.isArray(value)) return value.map(typesetAny);
  if (typeof value === 'function') return (...given: unknown[]) => typesetAnswer(value(...given));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typesetAny(part)]));
}

/** Functions of a catalogue give texts or lists of texts; whatever else they give is not for reading. */
const typesetAnswer = (answer: unknown): unknown =>
  typeof answer === 'string' || Array.isArray(answer) ? typesetAny(answer) : answer;
