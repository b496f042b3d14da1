/** The puzzles of a game, loaded when somebody asks for them. */
import type { PuzzleBook } from '@havre/engine/games/puzzles.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { boxOf } from '../games/index.ts';
import { useGameUi } from '../games/use-game-ui.ts';

export type FoundPuzzles = 'loading' | 'none' | { readonly ui: GameUi; readonly book: PuzzleBook };

export function usePuzzles(game: string): FoundPuzzles {
  const isKnown = boxOf(game) !== undefined;
  const ui = useGameUi(isKnown ? game : null);
  const [book, setBook] = useState<PuzzleBook | null>(null);
  useEffect(() => {
    void ui?.puzzles?.().then(setBook);
  }, [ui]);
  if (!isKnown || (ui !== null && ui.puzzles === undefined)) return 'none';
  return ui === null || book === null ? 'loading' : { ui, book };
}
