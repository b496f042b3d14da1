/** What each viewer sees of a move on the way: its view after each event that it hears, but the last. */
import { viewOf } from '@havre/engine/kernel/film.ts';
import { type GameEvent, hears } from '@havre/engine/kernel/journal.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import type { RecordedEvent } from '../model/events.ts';

/** Views between two updates, for those who watch. What nobody hears of is seen with the next thing they hear. */
export type Films = ReadonlyMap<Viewer, readonly object[]>;
const NO_FILMS: Films = new Map();

/**
 * The films of what has just happened, if that is one entry of a match with several events. They are taken once and for all
 * viewers at a time: the match does its last entry once more (`Match.film`).
 * @example filmsOf(table.match, events, viewpoints.keys()).get(seat)
 */
export function filmsOf(match: Match | null, events: readonly RecordedEvent[], viewers: Iterable<Viewer>): Films {
  const entries = events.flatMap(event => (event.type === 'entry' ? [event.entry] : []));
  const [entry] = entries;
  if (match === null || entry === undefined || entries.length > 1 || entry.events.length < 2) return NO_FILMS;
  const { game } = match;
  const told: readonly GameEvent[] = entry.events;
  const audience = [...viewers].map(viewer => ({
    viewer,
    views: [] as object[],
    last: told.findLastIndex(event => hears(event, viewer)),
  }));
  match.film((s, at) => {
    const event = told[at];
    for (const { viewer, views, last } of audience)
      if (at < last && event !== undefined && hears(event, viewer)) views.push(viewOf(game, s, viewer));
  });
  return new Map(audience.map(({ viewer, views }) => [viewer, views]));
}
