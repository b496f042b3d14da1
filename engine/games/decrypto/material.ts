/** Chapter 2: the components. */

/**
 * A code as it is read out: 314 is 3-1-4 (DEC-DATA-01). A digit that is 0 has not been written yet.
 * @example digitsOf(314) // [3, 1, 4]
 */
export type Code = number;

/** No card drawn, nothing written. */
export const NO_CODE: Code = 0;

/** The places of the words in a screen (DEC-SETUP-09). */
export const SLOTS = [1, 2, 3, 4] as const;

/** The lines of a code on the sheet: one clue and one digit each (DEC-CLUE-01, DEC-CLUE-02). */
export const LINES = [1, 2, 3] as const;

/** The three digits of a code, in order. */
export const digitsOf = (code: Code): [number, number, number] => [
  Math.floor(code / 100),
  Math.floor(code / 10) % 10,
  code % 10,
];

/** Three digits as a code. */
export const codeOf = (first: number, second: number, third: number): Code => first * 100 + second * 10 + third;

/** Whether no digit is there twice and each names a slot; digits may be missing (DEC-GUESS-11). */
export function isDraft(code: Code): boolean {
  const written = digitsOf(code).filter(digit => digit !== 0);
  return written.every(digit => digit <= SLOTS.length) && new Set(written).size === written.length;
}

/** Whether nothing is missing. */
export const isComplete = (code: Code): boolean => digitsOf(code).every(digit => digit !== 0);

/**
 * DEC-DATA-02: all ordered choices of three different digits, once each. Each team has such a deck (DEC-DATA-03,
 * DEC-SETUP-06).
 */
export const CODES: readonly Code[] = SLOTS.flatMap(first =>
  SLOTS.flatMap(second => SLOTS.map(third => codeOf(first, second, third))),
).filter(isDraft);

export const MAX_ROUNDS = 8; //         DEC-TIE-04, DEC-NOTE-05
export const TRIO_ROUNDS = 5; //        DEC-TRIO-08
export const TOKENS_TO_END = 2; //      DEC-END-02, DEC-END-03
export const CLUE_MAX_CHARS = 60; //    DEC-CLUE-09
export const HOURGLASS_SECONDS = 30; // DEC-TIME-01, DEC-TIME-02; a real copy has the last word

/** The two kinds of tokens; each kind has its colour, whoever holds it (DEC-SETUP-11). */
export const TOKENS = { interception: 'white', misunderstanding: 'black' } as const;
export type Token = keyof typeof TOKENS;
