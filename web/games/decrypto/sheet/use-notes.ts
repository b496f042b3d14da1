/**
 * The pencil notes of a team: four guesses at the other team's words, and free lines. Everybody of the team sees what is
 * noted as soon as a line is left; what somebody else has written meanwhile in another line stays.
 */
import type { Decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { BoardProps } from '../../contract.ts';
import { linesOf, type Notes, notesIn, ownTeam } from '../reading.ts';

export interface Pencil {
  readonly notes: Notes;
  /** Whether the pencil may be used now: whoever must be silent has laid it down. */
  readonly mayWrite: boolean;
  guess(digit: number, text: string): void;
  write(free: string): void;
}

export function usePencil({ view, table, act }: BoardProps<Decrypto>): Pencil | null {
  const team = ownTeam(view);
  if (team === null) return null;
  const notes = notesIn(team.own.notes);
  const send = (changed: Notes): void => {
    const lines = linesOf(changed);
    if (lines.join('\n') !== team.own.notes.join('\n')) act({ type: 'writeNotes', lines });
  };
  return {
    notes,
    mayWrite: table.asides.length > 0,
    guess: (digit, text) => send({ ...notes, guesses: notes.guesses.with(digit - 1, text) }),
    write: free => send({ ...notes, free }),
  };
}
