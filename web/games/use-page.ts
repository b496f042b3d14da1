/** The code of a game, loaded when it is needed. */
import { useEffect, useState } from 'preact/hooks';
import type { GamePage } from './contract.ts';
import { boxOf } from './index.ts';

const loaded = new Map<string, GamePage>();

interface Loading {
  readonly page: GamePage | null;
  /** Why it cannot be loaded: no network, or material that its rules refuse. */
  readonly failure: unknown;
}

function useLoading(game: string | null): Loading {
  const [loading, setLoading] = useState<Loading>({
    page: game === null ? null : (loaded.get(game) ?? null),
    failure: null,
  });
  useEffect(() => {
    if (game === null) return;
    let isWanted = true;
    void boxOf(game)
      ?.load()
      .then(
        page => {
          loaded.set(game, page);
          if (isWanted) setLoading({ page, failure: null });
        },
        (failure: unknown) => {
          if (isWanted) setLoading({ page: null, failure });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return loading;
}

/** The page of a game; null while it is being loaded. What goes wrong with that is said instead of the room. */
export function useGamePage(game: string | null): GamePage | null {
  const { page, failure } = useLoading(game);
  if (failure !== null) throw failure;
  return page;
}

/** The same for a room that has something to show without it. */
export const useGamePageIfAny = (game: string | null): GamePage | null => useLoading(game).page;
