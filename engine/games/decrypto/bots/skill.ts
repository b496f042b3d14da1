/** What tells players apart: what comes to their mind, how long they remember, and what they risk. */
import type { Inattention } from '../../../bots/inattention.ts';

export interface Skill {
  /** Whose mind it is: players with the same number think alike. */
  readonly number: number;
  /** How much links between words seem other than they are, in the unit of `Sense.fit`. */
  readonly noise: number;
  /** How many of the last clues for each word it remembers of the other team. */
  readonly remembers: number;
  /** How much it minds being understood by those who listen in: 0 not at all, 1 as much as not being understood. */
  readonly caution: number;
  /** How well known a clue must be before it gives it, from 1 to 99. */
  readonly plainness: number;
}

/** However good they are, no two people have quite the same things come to mind. */
const PERSONAL = 0.25;
/** Who overlooks more than this neither thinks of those who listen in, nor gives any but the plainest clues. */
const CARELESS = 40;

/**
 * The skill of somebody who overlooks so much.
 * @example skillOf(seat, { overlooks: 14, blunders: 8 })
 */
export function skillOf(number: number, { overlooks }: Inattention): Skill {
  const careless = overlooks > CARELESS;
  return {
    number,
    noise: PERSONAL + overlooks / 22,
    remembers: careless ? 1 : overlooks > CARELESS / 2 ? 2 : 8,
    caution: careless ? 0 : 1 - overlooks / CARELESS,
    plainness: careless ? 82 : 70,
  };
}

/** Somebody who overlooks nothing. */
export const ATTENTIVE: Inattention = { overlooks: 0, blunders: 0 };

/**
 * How much otherwise one player sees the link between two words than others do: always the same, about as often too strong as
 * too weak.
 * @example fit + strayOf(skill, 'lave', 'volcan')
 */
export const strayOf = ({ number, noise }: Skill, clue: string, word: string): number =>
  noise === 0 ? 0 : noise * leaning(mixed(`${number} ${clue} ${word}`));

/** Three thrown numbers added: nearly a normal distribution, of deviation 1. */
function leaning(thrown: number): number {
  let sum = 0;
  for (let byte = 0; byte < 3; byte++) sum += ((thrown >>> (8 * byte)) & 0xff) / 255 - 0.5;
  return 2 * sum;
}

/** A number that any change of the text changes (FNV-1a). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
