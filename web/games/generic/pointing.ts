/** Playing by pointing: which places of a picture lead to an action, and what a touch there means. */
import type { Place } from '@havre/engine/games/picture.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';

/** What can come of the places that have been pointed at. */
export interface Reach {
  /** Where one can point next. */
  readonly next: ReadonlySet<Place>;
  /** What has been pointed at completely. */
  readonly done: readonly Act[];
  /** What can still come of it, what is done included. */
  readonly possible: readonly Act[];
}

export type Ways = (action: Act) => readonly (readonly Place[])[];

/**
 * What can come of having pointed at some places, one after the other.
 * @example reachOf(legal, wording.ways, ['c3']).next // the cells a piece on c3 can go to
 */
export function reachOf(actions: readonly Act[], ways: Ways, pointed: readonly Place[]): Reach {
  const next = new Set<Place>();
  const done: Act[] = [];
  const possible: Act[] = [];
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
export type Touch = { readonly play: Act } | { readonly pointed: readonly Place[] };

export interface TouchOptions {
  /** Whether the last place of a move is to be touched twice, so that one sees what it would do. */
  readonly asksAgain: boolean;
}

/**
 * What it means to touch a place after having pointed at others. One place alone never plays: it shows what can be done
 * there. A move from one place to another is played by its last place.
 */
export function touched(
  actions: readonly Act[],
  ways: Ways,
  pointed: readonly Place[],
  place: Place,
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
