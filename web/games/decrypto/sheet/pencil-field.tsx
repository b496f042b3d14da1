/** A line in pencil: kept for the team when it is left, and as the team has it while nobody is at it. */
import { NOTE_LENGTH } from '@havre/engine/games/decrypto/actions.ts';
import { useEffect, useState } from 'preact/hooks';
import { roomWords } from '../speech.ts';
import type { Pencil } from './use-notes.ts';

export interface PencilFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly mayWrite: boolean;
  readonly longest: number;
  readonly isMultiline?: boolean;
  keep(text: string): void;
}

export function PencilField({ label, hint, value, mayWrite, longest, isMultiline = false, keep }: PencilFieldProps) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (text === value) setText(null);
  }, [value]);
  const common = {
    class: isMultiline ? 'dec-pencil multiline' : 'dec-pencil',
    'aria-label': label,
    // An empty sheet says what it is, also to whoever is silent.
    placeholder: mayWrite ? hint : isMultiline ? label : '',
    maxLength: longest,
    readOnly: !mayWrite,
    autocomplete: 'off',
    value: text ?? value,
    onInput: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
    onBlur: () => {
      if (text !== null) keep(text);
      setText(null);
    },
  };
  return isMultiline ? (
    <textarea {...common} rows={2} />
  ) : (
    <input
      {...common}
      onKeyDown={event => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

/** What the team has noted besides its guesses. */
export const FreeNotes = ({ pencil, hint }: { readonly pencil: Pencil; readonly hint: string }) => (
  <PencilField
    isMultiline
    label={roomWords().notes}
    hint={hint}
    value={pencil.notes.free}
    mayWrite={pencil.mayWrite}
    longest={NOTE_LENGTH * 10}
    keep={pencil.write}
  />
);
