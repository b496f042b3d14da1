/** A playback can be cut short: by touching the table, or with Escape or the space bar. */
import { useEffect } from 'preact/hooks';
import type { Playback } from './playback.ts';

/** What a key means where one writes or chooses stays what it means there. */
const OWN_KEYS = 'input, textarea, select, dialog[open]';

export function useSkipping(playback: Playback | null): void {
  useEffect(() => {
    if (playback === null) return;
    const press = (event: KeyboardEvent) => {
      const isForPlayback = (event.key === 'Escape' || event.key === ' ') && playback.isRunning.value;
      if (!isForPlayback || (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null)) return;
      // The same key on a button would do what the button does, before one has seen how it stands.
      event.preventDefault();
      event.stopPropagation();
      playback.skip();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [playback]);
}
