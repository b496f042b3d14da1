/** What is done anywhere on the board: a touch that skips a playback does nothing else, and Escape puts back what is lifted. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from './use-play.ts';

export function useGestures(parts: RefObject<HTMLElement | null>, play: Play): void {
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
