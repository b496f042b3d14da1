/** The code of a game, loaded when it is needed. */
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from './contract.ts';
import { boxOf } from './index.ts';
import { lookForPackages } from './package-boxes.tsx';

const loaded = new Map<string, GameUi>();

interface Loading {
  readonly ui: GameUi | null;
  /** Why it cannot be loaded: no network, or material that its rules refuse. */
  readonly failure: unknown;
}

/** From this page, or from the server where it comes in a package. */
async function loadUi(game: string): Promise<GameUi> {
  if (boxOf(game) === undefined) await lookForPackages();
  const box = boxOf(game);
  if (box === undefined) throw new Error(`there is no box of '${game}'`);
  return box.load();
}

function useLoading(game: string | null): Loading {
  const [loading, setLoading] = useState<Loading>({
    ui: game === null ? null : (loaded.get(game) ?? null),
    failure: null,
  });
  useEffect(() => {
    if (game === null) return;
    let isWanted = true;
    void loadUi(game).then(
      ui => {
        loaded.set(game, ui);
        if (isWanted) setLoading({ ui, failure: null });
      },
      (failure: unknown) => {
        if (isWanted) setLoading({ ui: null, failure });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return loading;
}

/** What a game brings to the page; null while it is being loaded. What goes wrong with that is said instead of the room. */
export function useGameUi(game: string | null): GameUi | null {
  const { ui, failure } = useLoading(game);
  if (failure !== null) throw failure;
  return ui;
}

/** The same for a room that has something to show without it. */
export const useGameUiIfAny = (game: string | null): GameUi | null => useLoading(game).ui;
