/** The games that can be written down as text. */
import type { Rules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { shelf } from './index.ts';

/** How whole games of one kind are written down. */
export interface Notation<R extends Rules = Rules> {
  /** The first line of such a text. */
  readonly title: string;
  /** Whether a match may be written down now: where something is hidden, not before its end. */
  mayBeWritten(match: Match<R>): boolean;
  write(match: Match<R>): string;
  /** Plays the game of a text again. Throws `BadNotation` at the first line that cannot be. */
  read(text: string): Match<R>;
}

/** The ids of these games. */
export const NOTED: readonly string[] = shelf.filter(({ notation }) => notation !== undefined).map(({ id }) => id);

/**
 * The notation a text is written in, by its first line.
 * @example (await notationOf('Aquatika\nboard lagoon\n…'))?.read(text)
 */
export async function notationOf(text: string): Promise<Notation | undefined> {
  const [title] = text.trimStart().split('\n', 1);
  const loaded = await Promise.all(shelf.map(manifest => manifest.notation?.()));
  return loaded.find(part => part?.notation.title === title?.trim())?.notation;
}
