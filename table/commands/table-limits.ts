/**
 * How much may happen at one table: many times what any game needs, and not without end. What a game can do without is refused
 * first; a game that goes on can always be brought to its end.
 */
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Table } from '../model/table.ts';
import type { Command } from './command.ts';

const MOST_EVENTS = 20_000;
/** In characters of its log. */
const MOST_WEIGHT = 8 << 20;

/** What leads to the end of a game, or lets somebody come back to it. */
const NEEDED: readonly Command['type'][] = [
  'answer',
  'propose',
  'takeOver',
  'handBack',
  'offerSeat',
  'claimSeat',
  'askAgain',
];
/** What is never refused: each of these happens once. */
const LAST: readonly Command['type'][] = ['resign', 'stand', 'remove', 'close'];

/**
 * Why a command is too much for a table where a great deal has happened, or null. At half as much again nothing is left but to
 * play, so that nobody can take the last room from those who do, and at twice the measure nothing but to end it.
 * @example whyTooMuch('say', table) // { refused: 'table-full' }
 */
export function whyTooMuch(
  command: Command['type'],
  { events, weight }: Pick<Table, 'events' | 'weight'>,
): Refusal | null {
  const fullness = Math.max(events.length / MOST_EVENTS, weight / MOST_WEIGHT);
  if (fullness < 1 || LAST.includes(command)) return null;
  if (command === 'play' && fullness < 2) return null;
  return fullness < 1.5 && NEEDED.includes(command) ? null : refuse('table-full');
}
