/** From whose viewpoint somebody looks at a table. */
import { onlooker, PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';

/** In whose name a screen in the middle of the table is there: nobody's. No identity is called like this. */
export const BIG_SCREEN: Identity = 'a big screen';

/**
 * A seat's own, that of the side one looks on with, as long as the game admits it, or the public's.
 * @example viewerOf(table, watcher.who, false)
 */
export function viewerOf(table: Table, who: Identity | null, publicly: boolean): Viewer {
  if (publicly || who === null) return PUBLIC;
  return table.seatOf(who) ?? admittedOnlooker(table, who) ?? PUBLIC;
}

function admittedOnlooker({ onlookers, match }: Table, who: Identity): Viewer | undefined {
  const viewer = onlookers.get(who);
  return viewer !== undefined && match?.viewers.includes(viewer) === true ? viewer : undefined;
}

/**
 * The name of a viewpoint, as clients say it: 'public', 'seat 2', 'onlooker 0'.
 * @example viewpointName(PUBLIC) // 'public'
 */
export function viewpointName(viewer: Viewer): string {
  if (viewer === PUBLIC) return 'public';
  return viewer >= 0 ? `seat ${viewer}` : `onlooker ${onlooker(viewer)}`;
}
