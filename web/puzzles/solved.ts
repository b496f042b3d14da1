/** Which puzzles have been solved, kept on this device. */
import { type Signal, signal } from '@preact/signals';
import { deviceStorage } from '../shell/device-storage.ts';

const keyOf = (game: string): string => `havre puzzles ${game}`;

const known = new Map<string, Signal<ReadonlySet<string>>>();

function solvedSignal(game: string): Signal<ReadonlySet<string>> {
  const kept = known.get(game) ?? signal<ReadonlySet<string>>(new Set(read(game)));
  known.set(game, kept);
  return kept;
}

const read = (game: string): string[] => (deviceStorage.getItem(keyOf(game)) ?? '').split(' ').filter(Boolean);

/**
 * The ids of the puzzles of a game that were solved here.
 * @example solvedIn('aquatika').has(puzzle.id)
 */
export const solvedIn = (game: string): ReadonlySet<string> => solvedSignal(game).value;

export function noteSolved(game: string, id: string): void {
  const solved = new Set([...read(game), ...solvedIn(game), id]); // another tab may have written too
  solvedSignal(game).value = solved;
  deviceStorage.setItem(keyOf(game), [...solved].join(' '));
}
