/**
 * Chapter 8: what a player who remembers everything knows (AQU-INFO-06, AQU-INFO-17).
 *
 * The notebook is kept from what a seat was told and from nothing else. Every covering was seen, and so was every prey
 * left behind or eaten; an octopus that moved away from an empty cell has taken along whatever it had.
 */
import type { MemoryRules } from '../../kernel/game.ts';
import type { Cell } from './board.ts';
import { kindOf, NONE, OCTOPUS, type Piece } from './pieces.ts';
import type { Event, Move } from './state.ts';

export interface Memory {
  /** For the octopuses one knows about: what is under them, `NONE` where it is nothing; by cell. */
  readonly preys: { readonly [cell: Cell]: Piece };
  /** The quiet turns in a row up to now, null for one sat out: enough to notice a position that comes again. */
  readonly quiet: readonly (Move | null)[];
}

export const BLANK: Memory = { preys: {}, quiet: [] };

export const memory: MemoryRules<Memory, Event> = {
  blank: () => BLANK,
  note(notes, event) {
    switch (event.type) {
      case 'revealed':
        return { preys: barePreys(event.top), quiet: [] };
      case 'moved':
        return noted(notes, event.move);
      case 'satOut':
        return { ...notes, quiet: [...notes.quiet, null] };
      default:
        return notes;
    }
  },
};

/** AQU-SETUP-08: nothing starts under an octopus. */
const barePreys = (top: readonly Piece[]): Memory['preys'] =>
  Object.fromEntries(top.flatMap((piece, cell) => (kindOf(piece) === OCTOPUS ? [[cell, NONE]] : [])));

/** The notebook after one more move, as a witness saw it. */
export function noted(notes: Memory, move: Move): Memory {
  const { piece, from, to, freed, covered, quiet } = move;
  const { [from]: before, [to]: _, ...preys } = notes.preys; // whatever was on the cell of arrival is eaten or covered
  const now = covered !== NONE ? covered : freed !== NONE ? NONE : before;
  return {
    preys: kindOf(piece) === OCTOPUS && now !== undefined ? { ...preys, [to]: now } : preys,
    quiet: quiet === 0 ? [] : [...notes.quiet, move],
  };
}
