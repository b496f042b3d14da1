/** The positions of a game's rulebook, loaded when somebody reads it. */
import { useEffect, useState } from 'preact/hooks';
import type { Figures, GameUi } from '../games/contract.ts';

/** Null while they are being loaded, and where there are none. */
export function useFigures(ui: GameUi | null): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ui?.figures?.().then(there => {
      if (isWanted) setFigures(there);
    });
    return () => {
      isWanted = false;
    };
  }, [ui]);
  return figures;
}
