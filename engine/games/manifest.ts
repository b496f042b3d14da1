/**
 * The manifest of a game: everything there is to be had of it, in parts. Label and rules are there at once; what is large
 * and not needed everywhere is loaded by whoever asks for it.
 */
import type { Knowledge } from '../bots/knowledge.ts';
import type { Game, Rules } from '../kernel/game.ts';
import type { Components } from './components.ts';
import type { Label } from './label.ts';
import type { Wordings } from './language.ts';
import type { Notation } from './notations.ts';

export interface Manifest<R extends Rules = Rules, Id extends string = string> extends Label<Id> {
  readonly game: Game<R>;
  /** Whether every row of the ledger is implemented: from then on, a row without a test fails the build. */
  readonly complete: boolean;
  /** The first letters of the ids of expansions that are not built yet: what is complete is complete but for their rows. */
  readonly awaits?: readonly string[];
  /** Its words; without any it is told in the names its rules use. */
  wording?(): Promise<{ readonly wording: Wordings<R> }>;
  /** What is in its box, for programs from outside: what its numbers stand for, and what is printed. */
  components?(): Promise<{ readonly components: Components }>;
  /** What a good player knows beside the rules. */
  knowledge?(): Promise<{ readonly knowledge: Knowledge<R> }>;
  /** How whole games are written down as text. */
  notation?(): Promise<{ readonly notation: Notation<R> }>;
}

/**
 * A manifest for the shelf, where no game is known by its types any more.
 *
 * What goes in is checked part by part against one game: words of another game, or what bots know of it, are a type error.
 * What comes out is for applications that take any game. This is where the types of a game are given up, and no cast is needed
 * for it, because every function of the contracts is declared as a method: the compiler lets a method that takes the state
 * of one game stand for a method that takes any state. That is sound as long as an application hands a game nothing but what that
 * same game has made. A member declared as a property of a function type would end this; so it should be a method.
 * @example export const manifest = defineManifest({ ...label, game: fujiFlush, complete: true });
 */
export const defineManifest = <R extends Rules, const Id extends string>(
  manifest: Manifest<R, Id>,
): Manifest<Rules, Id> => manifest;
