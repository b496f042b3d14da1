/**
 * What one viewer hears of a match, entry by entry.
 *
 * A viewer’s entry is what an entry of the log is to one viewer: who did something, and what was told of it. An entry a viewer
 * must not even notice is none for it, and is not counted (`feed.ts`); the numbers of entries are for the application alone.
 */
import { fromLatest, type MatchEntry } from './entry.ts';
import type { ExternalEvent } from './external-events.ts';
import { Feed } from './feed.ts';
import { type GameEvent, isOpen, toldTo } from './journal.ts';
import type { Seat, Viewer } from './seats.ts';
import type { AnyAction } from './steps.ts';

export type ViewerEntry<E extends GameEvent = GameEvent> =
  | { readonly type: 'start'; readonly events: readonly E[] }
  /** Somebody acted; who it was is in the events, as far as it is told. */
  | { readonly type: 'act'; readonly events: readonly E[] }
  | { readonly type: 'table'; readonly entry: ExternalEvent; readonly events: readonly E[] }
  /** A seat took moves back: so many of this viewer's latest entries count no more. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly letters: number; readonly events: readonly E[] };

/** When a viewer is told: as it happens, or later, when what fades has faded. */
export interface When {
  /** Later, and before the game is over: what has faded is left out. */
  readonly past?: boolean;
}

/**
 * What an entry is to a viewer; null if the viewer must not notice it. `log` is the log up to that entry.
 * @example const seen = viewerEntryOf(match.log, entry, viewer); if (seen !== null) send(seen);
 */
export function viewerEntryOf<A extends AnyAction, E extends GameEvent>(
  log: readonly MatchEntry<A, E>[],
  { seq, cause, events: all }: MatchEntry<A, E>,
  viewer: Viewer,
  { past = false }: When = {},
): ViewerEntry<E> | null {
  const told = all.every(isOpen) ? all : all.flatMap(event => toldTo(event, viewer));
  const events = past && told.some(event => event.fades) ? told.filter(event => event.fades === undefined) : told;
  switch (cause.type) {
    case 'start':
      return { type: 'start', events };
    case 'table':
      return { type: 'table', entry: cause.entry, events };
    case 'act':
      return told.length === 0 ? null : { type: 'act', events };
    case 'undo': {
      // Only what it took back is looked at: whoever takes back again and again must not make the whole log be read each time.
      const [{ seq: first } = { seq: 0 }] = log;
      let heard = 0;
      for (const entry of fromLatest(log.slice(cause.to - first, seq - first)))
        if (viewerEntryOf(log, entry, viewer) !== null) heard++;
      return { type: 'undo', seat: cause.seat, letters: heard, events };
    }
  }
}

/**
 * All entries of a viewer, from a number on.
 * @example viewerEntriesOf(match.log, viewer, { from: heard, past: !match.over })
 */
export const viewerEntriesOf = <A extends AnyAction, E extends GameEvent>(
  log: readonly MatchEntry<A, E>[],
  viewer: Viewer,
  { from = 0, ...when }: When & { from?: number } = {},
): readonly ViewerEntry<E>[] =>
  new Feed(
    () => log.length,
    at => viewerEntryOf(log, log[at], viewer, when),
  ).read(from).items;
