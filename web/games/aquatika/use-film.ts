/** Shows what happens in the lagoon, event by event, and lets it be heard. */
import type { Event } from '@havre/engine/games/aquatika/state.ts';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { atTempo } from '../../motion/tempo.ts';
import { isStill } from '../../shell/settings.ts';
import { play as playSound } from '../../sound/sounds.ts';
import type { Sight } from './lagoon/geometry.ts';
import { showCamps, showMove } from './lagoon/swimming.ts';
import { movingTime, soundOf } from './pace.ts';

export function useFilm(sheet: RefObject<HTMLElement | null>, sight: Sight, event: Event | null): void {
  useLayoutEffect(() => {
    const { current } = sheet;
    if (current === null || event === null || isStill()) return;
    const duration = atTempo(movingTime(event));
    const shown =
      event.type === 'moved'
        ? showMove(current, sight, event, duration)
        : event.type === 'revealed'
          ? showCamps(current, duration)
          : [];
    // Whoever skips sees how it stands, at once.
    return () => {
      for (const each of shown) each.finish();
    };
  }, [event]);
  useEffect(() => {
    const sound = event === null ? null : soundOf(event);
    if (sound !== null) playSound(sound);
  }, [event]);
}
