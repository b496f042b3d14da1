/** The games that can be written down as text, one line per game. */
import type { Rules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { notation as aquatika } from './aquatika/notation-game.ts';

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

export const notations: Readonly<Record<string, Notation>> = { aquatika };

/**
 * The notation a text is written in, by its first line.
 * @example notationOf('Aquatika\nboard lagoon\n…')?.read(text)
 */
export const notationOf = (text: string): Notation | undefined => {
  const [title] = text.trimStart().split('\n', 1);
  return Object.values(notations).find(notation => notation.title === title?.trim());
};
