/** Playing by pointing: which places of a picture lead to an action, and what a touch there means. */
import type { PicturePlace } from '@havre/engine/games/picture.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';

/** What can come of the places that have been pointed at. */
export interface PointingReach {
  /** Where one can point next. */
  readonly next: ReadonlySet<PicturePlace>;
  /** What has been pointed at completely. */
  readonly done: readonly AnyAction[];
  /** What can still come of it, what is done included. */
  readonly possible: readonly AnyAction[];
}

export type Ways = (action: AnyAction) => readonly (readonly PicturePlace[])[];

/**
 * What can come of having pointed at some places, one after the other.
 * @example reachOf(legal, wording.ways, ['c3']).next // the cells a piece on c3 can go to
 */
export function reachOf(actions: readonly AnyAction[], ways: Ways, pointed: readonly PicturePlace[]): PointingReach {
  const next = new Set<PicturePlace>();
  const done: AnyAction[] = [];
  const possible: AnyAction[] = [];
  for (const action of actions) {
    const fitting = ways(action).filter(way => pointed.every((place, i) => way[i] === place));
    if (fitting.length === 0) continue;
    possible.push(action);
    if (fitting.some(way => way.length === pointed.length)) done.push(action);
    for (const way of fitting) {
      const place = way[pointed.length];
      if (place !== undefined) next.add(place);
    }
  }
  return { next, done, possible };
}

/** What a touch means: something is played, or these places are pointed at from now on. */
type Touch = { readonly play: AnyAction } | { readonly pointed: readonly PicturePlace[] };

export interface TouchOptions {
  /** Whether the last place of a move is to be touched twice, so that one sees what it would do. */
  readonly asksAgain: boolean;
}

/**
 * What it means to touch a place after having pointed at others. One place alone never plays: it shows what can be done
 * there. A move from one place to another is played by its last place.
 */
export function touched(
  actions: readonly AnyAction[],
  ways: Ways,
  pointed: readonly PicturePlace[],
  place: PicturePlace,
  { asksAgain }: TouchOptions,
): Touch {
  const here = reachOf(actions, ways, pointed);
  if (here.next.has(place)) {
    const on = [...pointed, place];
    const { done, possible } = reachOf(actions, ways, on);
    const [only] = done;
    const isMove = on.length > 1 && only !== undefined && possible.length === 1;
    return isMove && !asksAgain ? { play: only } : { pointed: on };
  }
  if (pointed.at(-1) === place) {
    const [only] = here.done;
    if (pointed.length > 1 && only !== undefined && here.possible.length === 1) return { play: only };
    return { pointed: pointed.slice(0, -1) };
  }
  return { pointed: reachOf(actions, ways, []).next.has(place) ? [place] : [] };
}
