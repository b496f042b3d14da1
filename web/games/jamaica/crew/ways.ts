/** How the bottle gets about in the tavern, and whom it leads to: what the room shows before anybody is recruited. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import { EMPTY, NEXT_TO, type Place, stepsFrom } from '@havre/engine/games/jamaica/crew/tavern.ts';

export type Recruit = Extract<Action, { type: 'recruit' }>;

/** A place where the bottle can stand for somebody: what that costs, and how it gets there. */
export interface Stand {
  readonly action: Recruit;
  readonly fee: number;
  /** The places it is moved over, the one where it stands now first. */
  readonly route: readonly Place[];
}

const TAKEN = 0;
const stepsIn = ({ tavern }: CrewView, from: Place): readonly number[] =>
  stepsFrom(
    tavern.map(tile => (tile === null ? EMPTY : TAKEN)),
    from,
  );

/**
 * The shortest way of the bottle between two places, both included; empty where there is none.
 * @example routeOf(view.crew, event.from, event.to)
 */
export function routeOf(crew: CrewView, from: Place, to: Place): readonly Place[] {
  const steps = stepsIn(crew, from);
  if ((steps[to] ?? -1) < 0) return [];
  const route = [to];
  for (let at = to; at !== from; ) {
    at = (NEXT_TO[at] ?? []).find(next => steps[next] === (steps[at] ?? 0) - 1) ?? from;
    route.unshift(at);
  }
  return route;
}

/** Where the bottle can stand for somebody, the cheapest place first. */
export function standsFor(crew: CrewView, legal: readonly Action[], who: CharacterName): readonly Stand[] {
  return legal
    .flatMap(action => {
      if (action.type !== 'recruit' || action.character !== who) return [];
      const route = routeOf(crew, crew.bottle, action.bottle);
      return [{ action, fee: Math.max(0, route.length - 1), route }];
    })
    .toSorted((one, other) => one.fee - other.fee);
}
