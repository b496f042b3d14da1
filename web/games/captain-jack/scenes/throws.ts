/** The dice of a fight as they have fallen so far: the table shows only the last, so they are kept from what is told. */
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import type { Card } from '@havre/engine/games/captain-jack/material.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';

export interface Throws {
  readonly seat: Seat;
  /** The ship or the monster. */
  readonly card: Card | null;
  readonly value: number;
  readonly rolls: readonly number[];
  /** How many are still to come. */
  readonly left: number;
  readonly verdict: 'won' | 'lost' | null;
}

/**
 * What there is to be seen of a fight after an event, and in the view that goes with it; null where there is none.
 * @example throwsAfter(null, { type: 'attacked', … }, view)?.left // 3
 */
export function throwsAfter(before: Throws | null, event: Event | null, view: View): Throws | null {
  switch (event?.type) {
    case 'attacked':
      return { seat: event.seat, card: event.card, value: event.value, rolls: [], left: event.rolls, verdict: null };
    case 'rolled': {
      const { seat, value, roll, left, rule } = event;
      const so = before ?? { seat, card: view.revealed, value, rolls: [] };
      // the gunner throws a die again: it takes the place of the last
      const rolls = rule === 'CJG-ADV-SAILOR-83' ? so.rolls.slice(0, -1) : so.rolls;
      return { ...so, seat, value, rolls: [...rolls, roll], left, verdict: null };
    }
    case 'wonFight':
      return before === null ? null : { ...before, left: 0, verdict: 'won' };
    case 'lostFight':
      return before === null ? null : { ...before, left: 0, verdict: 'lost' };
    case 'faced':
      return before === null ? null : { ...before, left: 0, verdict: event.withstood ? 'won' : 'lost' };
    case undefined:
      return ofView(before, view);
    default:
      return view.fight === null ? null : before;
  }
}

/** A fight that goes on while nothing is being shown: somebody has to decide about the last roll. */
function ofView(before: Throws | null, { fight, turn, revealed }: View): Throws | null {
  if (fight === null || fight.roll === 0) return null;
  const { value, roll, left } = fight;
  if (before !== null && before.rolls.at(-1) === roll && before.value === value) return { ...before, left };
  return { seat: turn, card: revealed, value, rolls: [roll], left, verdict: null };
}
