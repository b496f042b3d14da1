/** The bottle of rum: it stands on its place, and when it is moved it hops from table to table, the way it is paid for. */
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import type { Place } from '@havre/engine/games/jamaica/crew/tavern.ts';
import { tavern } from '@havre/engine/games/jamaica/crew-components.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { atTempo } from '../../../motion/tempo.ts';
import { isStill } from '../../../shell/settings.ts';
import { flightTime } from '../pace.ts';
import { routeOf } from './ways.ts';

/** The bottle is drawn in a box as large as a place, so that a place further is its own size further. */
const standing = (place: Place): string =>
  `translate(${(place % tavern.columns) * 100}%, ${Math.floor(place / tavern.columns) * 100}%)`;
const between = (one: Place, other: Place): string => {
  const x = ((one % tavern.columns) + (other % tavern.columns)) / 2;
  const y = (Math.floor(one / tavern.columns) + Math.floor(other / tavern.columns)) / 2;
  return `translate(${x * 100}%, ${y * 100 - 22}%)`;
};

export function Bottle({ crew, event }: { crew: CrewView; event: Event | null }) {
  const bottle = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (event?.type !== 'bottleMoved' || bottle.current === null || isStill()) return;
    const route = routeOf(crew, event.from, event.to);
    const hops = route.flatMap((place, i) => {
      const next = route[i + 1];
      return next === undefined ? [standing(place)] : [standing(place), between(place, next)];
    });
    const walk = bottle.current.animate(
      hops.map(transform => ({ transform })),
      { duration: atTempo(flightTime(event)), easing: 'linear' },
    );
    return () => walk.finish();
  }, [event]);
  return (
    <span
      ref={bottle}
      class="jam-bottle"
      style={{ transform: standing(crew.bottle) }}
      data-walks={event?.type === 'bottleMoved' ? '' : undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 40 64" aria-hidden="true">
        <ellipse class="jam-bottle-shadow" cx="20" cy="59" rx="14" ry="4" />
        <path class="jam-bottle-glass" d="M15 3h10v13c0 5 8 7 8 15v23c0 4-3 5-6 5H13c-3 0-6-1-6-5V31c0-8 8-10 8-15z" />
        <path class="jam-bottle-rum" d="M10 36h20v18c0 2-1 3-3 3H13c-2 0-3-1-3-3z" />
        <path class="jam-bottle-label" d="M8 34h24v15H8z" />
        <path class="jam-bottle-mark" d="M14 38l12 8M26 38l-12 8" />
        <path class="jam-bottle-cork" d="M15.500-1h9v7h-9z" />
        <path class="jam-bottle-light" d="M12 30c0-5 5-7 6-13" />
      </svg>
    </span>
  );
}
