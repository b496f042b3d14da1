/** The code of a game, loaded when it is needed. */
import { useEffect, useState } from 'preact/hooks';
import type { GamePage } from './contract.ts';
import { boxOf } from './index.ts';

const loaded = new Map<string, GamePage>();

/** The page of a game; null while it is being loaded. */
export function useGamePage(game: string | null): GamePage | null {
  const [page, setPage] = useState<GamePage | null>(game === null ? null : (loaded.get(game) ?? null));
  useEffect(() => {
    if (game === null) return;
    let isWanted = true;
    void boxOf(game)
      ?.load()
      .then(there => {
        loaded.set(game, there);
        if (isWanted) setPage(there);
      });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return page;
}
