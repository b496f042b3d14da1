/** How somebody reads a rulebook: of which game, which editions they see, and which row they look for. */
import type { RulebookText } from '@havre/engine/games/rulebook.ts';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface RulebookReader {
  readonly game: string;
  readonly book: RulebookText;
  /** The scopes that are left out: another edition, an expansion that is not played. */
  readonly hidden: ReadonlySet<string>;
  /** The row whose sentences are marked. */
  readonly sought: string | null;
}

export const ReaderContext = createContext<RulebookReader | null>(null);

/** The reader around a part of a book. */
export function useReader(): RulebookReader {
  const reader = useContext(ReaderContext);
  if (reader === null) throw new Error('A part of a rulebook is shown outside of it');
  return reader;
}

/** Whether somebody sees what belongs to these scopes. */
export const isShown = (only: readonly string[], { hidden }: Pick<RulebookReader, 'hidden'>): boolean =>
  !only.some(scope => hidden.has(scope));

/** What a scope is called. */
export const scopeName = (scope: string, { book }: Pick<RulebookReader, 'book'>): string =>
  book.switches.flat().find(({ id }) => id === scope)?.name ?? scope;
