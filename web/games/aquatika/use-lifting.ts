/** Looking under one's own octopus by holding it (AQU-INFO-01). The touch that looks chooses nothing. */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How long one holds before it is lifted, in milliseconds, and how far a hand trembles, in pixels. */
const LONG = 380;
const TREMBLE = 8;

export interface Lifting {
  readonly lifted: Cell | null;
  /** A finger or the mouse goes down on an octopus of one's own that has a prey. */
  hold(cell: Cell, event: PointerEvent): void;
  /** Whether the touch that ends now has looked under one. */
  hasLooked(): boolean;
}

export function useLifting(): Lifting {
  const [lifted, setLifted] = useState<Cell | null>(null);
  const looked = useRef(false);
  const heard = useRef<AbortController | null>(null);
  useEffect(() => () => heard.current?.abort(), []);
  return {
    lifted,
    hold(cell, event) {
      heard.current?.abort();
      looked.current = false;
      const listening = new AbortController();
      heard.current = listening;
      const { signal } = listening;
      const timer = setTimeout(() => {
        looked.current = true;
        setLifted(cell);
      }, LONG);
      const lower = (): void => {
        clearTimeout(timer);
        listening.abort();
        setLifted(null);
      };
      const move = ({ clientX, clientY }: PointerEvent): void => {
        if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > TREMBLE) lower();
      };
      for (const end of ['pointerup', 'pointercancel', 'blur'] as const)
        window.addEventListener(end, lower, { signal });
      window.addEventListener('pointermove', move, { signal });
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    hasLooked() {
      const has = looked.current;
      looked.current = false;
      return has;
    },
  };
}
