/** A playback can be cut short: by touching the page, or with Escape or the space bar. */
import { useEffect } from 'preact/hooks';
import type { Playback } from './playback.ts';

/** What a key means where one writes or chooses stays what it means there. */
const OWN_KEYS = 'input, textarea, select, dialog[open]';

export function useSkipping(playback: Playback): void {
  useEffect(() => {
    const heard = new AbortController();
    /** Until when the touch lasts that has cut the playback short. */
    let touching: AbortController | null = null;
    const touch = ({ target }: Event) => {
      touching?.abort();
      if (!playback.isRunning.value) return;
      playback.skip();
      // What lies on the board under that finger has come with the end of the playback: nobody meant to touch it.
      if (!(target instanceof Element) || target.closest('main') === null) return;
      touching = new AbortController();
      addEventListener('click', swallow, { capture: true, once: true, signal: touching.signal });
    };
    const press = (event: KeyboardEvent) => {
      const isForPlayback = (event.key === 'Escape' || event.key === ' ') && playback.isRunning.value;
      if (!isForPlayback || (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null)) return;
      // The same key on a button would do what the button does, before one has seen how it stands.
      swallow(event);
      playback.skip();
    };
    addEventListener('pointerdown', touch, { capture: true, signal: heard.signal });
    addEventListener('keydown', press, { capture: true, signal: heard.signal });
    return () => {
      heard.abort();
      touching?.abort();
    };
  }, [playback]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
