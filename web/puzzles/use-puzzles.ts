/** The puzzles of a game, loaded when somebody asks for them. */
import type { PuzzleBook } from '@havre/engine/games/puzzles.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { boxOf } from '../games/index.ts';
import { useGamePage } from '../games/use-page.ts';

export type FoundPuzzles = 'loading' | 'none' | { readonly page: GamePage; readonly book: PuzzleBook };

export function usePuzzles(game: string): FoundPuzzles {
  const isKnown = boxOf(game) !== undefined;
  const page = useGamePage(isKnown ? game : null);
  const [book, setBook] = useState<PuzzleBook | null>(null);
  useEffect(() => {
    void page?.puzzles?.().then(setBook);
  }, [page]);
  if (!isKnown || (page !== null && page.puzzles === undefined)) return 'none';
  return page === null || book === null ? 'loading' : { page, book };
}
