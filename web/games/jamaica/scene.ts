/**
 * Which scene is played over the chart: a combat, or a shortage. Events tell it as it goes; somebody who comes later finds
 * a combat and who has won it in the view, and a shortage in the story.
 */
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

export interface CombatScene {
  readonly type: 'combat';
  readonly fight: NonNullable<View['fight']>;
  /** How it ended, once it has: the ship that has won it, or null after a tie. */
  readonly ended: { readonly winner: Ship | null } | null;
}

export interface ShortageScene {
  readonly type: 'shortage';
  readonly short: Told<'ranShort'>;
  readonly rolled: Told<'shortageRolled'> | null;
  /** Where it ended; null while that is not known. */
  readonly went: Told<'retreated'> | Told<'stayed'> | null;
}

export interface ArrivalScene {
  readonly type: 'opponents';
  readonly ship: Ship;
}

export type Scene = CombatScene | ShortageScene | ArrivalScene;

/** What is told of the spoils after a combat has ended. */
const SPOILS: readonly Event['type'][] = ['noSpoils', 'holdStolen', 'treasureStolen', 'treasureGiven', 'loadLost'];

/**
 * The scene after an event, or with what is asked; null where none is played.
 * @example scene = nextScene(scene, view, event);
 */
export function nextScene(before: Scene | null, view: View, event: Event | null): Scene | null {
  if (event !== null) return toldScene(before, view, event);
  if (view.fight !== null) return { type: 'combat', fight: view.fight, ended: endOf(view) };
  if (view.now?.step === 'chooseOpponent' || view.now?.step === 'attackFromAfar')
    return { type: 'opponents', ship: view.now.ship ?? 0 };
  const isRetreat = view.now?.step === 'chooseRetreat' || view.now?.step === 'chooseRoute';
  return isRetreat && before?.type === 'shortage' ? before : null;
}

/** How a combat has ended of which the spoils are being chosen; a tie has none. */
const endOf = ({ now }: View): CombatScene['ended'] => (now?.winner === undefined ? null : { winner: now.winner });

function toldScene(before: Scene | null, view: View, event: Event): Scene | null {
  if (event.type === 'combatEnded' || SPOILS.includes(event.type)) {
    if (before?.type !== 'combat') return null;
    return event.type === 'combatEnded' ? { ...before, ended: { winner: event.winner } } : before;
  }
  if (view.fight !== null) {
    const ended = event.type === 'combatWonOutright' ? { winner: event.attacker } : endBefore(before, view.fight);
    return { type: 'combat', fight: view.fight, ended };
  }
  if (event.type === 'ranShort') return { type: 'shortage', short: event, rolled: null, went: null };
  if (before?.type !== 'shortage') return null;
  if (event.type === 'shortageRolled') return { ...before, rolled: event };
  if (event.type === 'retreated' || event.type === 'stayed') return { ...before, went: event };
  return null;
}

/** How a combat had ended already, where more is told of it. */
const endBefore = (before: Scene | null, { attacker, defender }: CombatScene['fight']): CombatScene['ended'] =>
  before?.type === 'combat' && before.fight.attacker === attacker && before.fight.defender === defender
    ? before.ended
    : null;

/** The shortage that a story ends with, for whoever has not seen it happen. */
export function shortageIn(events: readonly Event[]): ShortageScene | null {
  const at = events.findLastIndex(({ type }) => type === 'ranShort');
  const short = events[at];
  if (short?.type !== 'ranShort') return null;
  const rolled = events.slice(at).find(event => event.type === 'shortageRolled');
  return { type: 'shortage', short, rolled: rolled ?? null, went: null };
}
