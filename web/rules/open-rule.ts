/** What somebody wants to know of the rules, anywhere on the page: it lies open in a drawer beside whatever they were doing. */
import { signal } from '@preact/signals';

export interface OpenRule {
  readonly game: string;
  /** Null while one only asks: searches, or points at something. */
  readonly rule: string | null;
  /** What led to it, first things first, itself last: what happened, and by which row. */
  readonly chain: readonly Link[];
  /** Whether touching a card or piece asks for its rule, instead of playing it. */
  readonly isPointing?: boolean;
  /** Where a small window has the drawer above the board: whoever points at something low still sees it. */
  readonly isAbove?: boolean;
}

export interface Link {
  readonly text: string;
  readonly rule: string;
}

export const openRule = signal<OpenRule | null>(null);

/** The scopes of a rulebook that are not played at the table one sits at, so that no other edition answers there. */
export const unplayedScopes = signal<{ readonly game: string; readonly scopes: readonly string[] } | null>(null);

/** Those of a game, as far as one sits at a table of it. */
export const unplayedIn = (game: string): ReadonlySet<string> =>
  new Set(unplayedScopes.value?.game === game ? unplayedScopes.value.scopes : []);
