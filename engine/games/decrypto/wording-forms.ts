/** What is written in Decrypto, in the words of either language: who may write it now, and what stands there already. */
import type { Form } from '../language.ts';
import type { View } from './information.ts';
import { digitsOf, SLOTS } from './material.ts';
import { isEntitled } from './questions.ts';

const teamOf = (view: View) => (view.side === null ? null : view.teams[view.side]);

/** A clue for each digit of the code, beside the word it stands for. */
export const clueForm = (label: string, clueFor: (slot: number, word: string) => string): Form<View> => ({
  label,
  fields: {
    clues: view => digitsOf(view.card ?? 0).map(slot => clueFor(slot, teamOf(view)?.words?.[slot - 1] ?? '')),
  },
  start: view => ({ clues: view.clues ?? [] }),
  isFor: view => view.card !== null && teamOf(view)?.written === false,
});

/** A guess of which something is still missing. */
export const draftForm = (label: string, code: string): Form<View> => ({
  label,
  fields: { code },
  isFor: (view, seat) => isEntitled(view, seat) && teamOf(view)?.locked === false,
});

/** Another clue for one that was objected to. */
export const replacementForm = (label: string, line: string, clue: string): Form<View> => ({
  label,
  fields: { line, clue },
  start: view => ({ line: view.unanswered[0] ?? '' }),
  isFor: (view, seat) => view.unanswered.length > 0 && view.teams[view.sending].encryptor === seat,
});

/** The four words of the other team. */
export const listForm = (label: string, word: string): Form<View> => ({
  label,
  fields: { words: () => SLOTS.map(slot => `${word} ${slot}`) },
  start: view => ({ words: teamOf(view)?.own?.named ?? [] }),
});

export const notesForm = (label: string, lines: string): Form<View> => ({
  label,
  fields: { lines },
  start: view => ({ lines: teamOf(view)?.own?.notes ?? [] }),
});

export const nameForm = (label: string, name: string): Form<View> => ({
  label,
  fields: { name },
  start: view => ({ name: teamOf(view)?.name ?? '' }),
});
