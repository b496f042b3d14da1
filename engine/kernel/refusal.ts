/** Why something may not be done: a code a screen can translate, and the row of the ledger that says so. */
export interface Refusal {
  /** Short and stable: 'not-your-turn', 'not-in-hand'. */
  readonly refused: string;
  /** The row of the rules ledger, absent where no rule of the game is concerned (a misspelt action, an empty seat). */
  readonly rule?: string;
  /** What was wrong, for people who read logs; screens translate `refused` instead. */
  readonly detail?: string;
  /** The part of a text that it is about, as it was written but for what cannot be seen: screens show it as a text. */
  readonly about?: string;
}

/**
 * A refusal in one line.
 * @example if (!hand.includes(card)) return refuse('not-in-hand', 'FUJ-PLAY-01');
 */
export function refuse(refused: string, rule?: string, detail?: string): Refusal {
  return { refused, ...(rule === undefined ? {} : { rule }), ...(detail === undefined ? {} : { detail }) };
}

/**
 * Tells a refusal from what the door gives otherwise.
 * @example const entry = match.play(0, action); if (isRefusal(entry)) tell(entry.refused);
 */
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;
