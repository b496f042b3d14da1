/** Whom the players of a game are in its story, loaded when somebody is to see it. */
import { useEffect, useState } from 'preact/hooks';
import type { GameUi, Personas } from '../games/contract.ts';

/** Null until they are there, and for a game in which nobody is anybody. */
export function usePersonas(ui: GameUi | null): Personas | null {
  const [personas, setPersonas] = useState<Personas | null>(null);
  useEffect(() => {
    let isWanted = true;
    ui?.personas?.().then(
      found => {
        if (isWanted) setPersonas(found);
      },
      () => {}, // without a network a table goes on without faces
    );
    return () => {
      isWanted = false;
    };
  }, [ui]);
  return personas;
}
