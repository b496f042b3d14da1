/**
 * What is done anywhere on a board: a touch that skips a playback does nothing else, and Escape puts back what is lifted.
 * @example useGestures(parts, { ...play, lower });
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface BoardGestures {
  /** A finger or the mouse goes down somewhere, and has done there what it came for. */
  press(): void;
  release(): void;
  lower(): void;
}

export function useGestures(parts: RefObject<HTMLElement | null>, play: BoardGestures): void {
  const now = useRef(play);
  now.current = play;
  useEffect(() => {
    const { current } = parts;
    if (current === null) return;
    const press = () => now.current.press();
    const release = () => now.current.release();
    const lower = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') now.current.lower();
    };
    current.addEventListener('pointerdown', press, { capture: true });
    current.addEventListener('click', release);
    current.addEventListener('keydown', lower);
    return () => {
      current.removeEventListener('pointerdown', press, { capture: true });
      current.removeEventListener('click', release);
      current.removeEventListener('keydown', lower);
    };
  }, []);
}
