/** Whose power is at work: who asks something now, and who made a difference in what has just happened. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { pilotsOf } from '@havre/engine/games/jamaica/crew/wording-effect.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';

const MERCHANTS: readonly CharacterName[] = ['venetian', 'prussian', 'swiss'];

const ASKING: { readonly [step: string]: readonly CharacterName[] } = {
  attackFromAfar: ['buccaneer'],
  sinkHold: ['buccaneer'],
  askSaran: ['saran'],
  keepTreasure: ['weasel'],
  swapDice: ['mage'],
  consultOracle: ['oracle'],
  lookOut: ['lookout'],
  exchange: MERCHANTS,
};

/** The ship of whoever is asked by a character, or chooses a way with the help of one. */
const shipAsked = ({ now, asked }: View): Ship | null => now?.winner ?? now?.ship ?? asked[0] ?? null;

/** The characters whose power may be used now, aboard the ship that is asked. */
export function askingCharacters(view: View): readonly CharacterName[] {
  const ship = shipAsked(view);
  if (view.now === null || view.crew === null || ship === null) return [];
  const { step } = view.now;
  const asking = [...(ASKING[step] ?? []), ...(ship < view.seats.length ? pilotsOf(step, view, ship) : [])];
  const aboard = view.crew.aboard[ship] ?? [];
  return asking.filter(who => aboard.includes(who));
}

/** Whether a character's power may be used now by its ship, or has just made a difference for it. */
export function characterMood(
  view: View,
  event: Event | null,
  ship: Ship,
  who: CharacterName,
): 'may' | 'helped' | undefined {
  if (event !== null) return hasHelped(event, ship, who) ? 'helped' : undefined;
  return shipAsked(view) === ship && askingCharacters(view).includes(who) ? 'may' : undefined;
}

function hasHelped(event: Event, ship: Ship, who: CharacterName): boolean {
  const helpers: readonly unknown[] = [
    ...('by' in event ? [event.by].flat() : []),
    ...('bonusBy' in event ? [event.bonusBy] : []),
  ];
  const helped =
    'attacker' in event ? event.attacker : 'ship' in event ? event.ship : 'seat' in event ? event.seat : null;
  return helped === ship && helpers.includes(who);
}
