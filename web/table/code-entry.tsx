/** A field for a code that somebody has shown or told, and what it opens. */
import type { Command } from '@havre/table/commands/command.ts';
import { typedCode } from '@havre/table/model/ids.ts';
import { useState } from 'preact/hooks';
import { identified } from '../shell/server.ts';
import type { TableModel } from './model.ts';
import './code.css';

/** Shorter codes open nothing. */
const SHORTEST = 8;

export interface CodeEntryProps {
  readonly table: TableModel;
  readonly words: {
    readonly title: string;
    readonly explained: string;
    readonly label: string;
    readonly enter: string;
  };
  command(word: string): Command;
}

export function CodeEntry({ table, words, command }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const word = typedCode(code);
  const isWhole = word.length >= SHORTEST;
  const enter = async () => {
    if (!isWhole) return;
    await identified();
    await table.do(command(word));
  };
  return (
    <section class="stack">
      <h3>{words.title}</h3>
      <p class="soft small">{words.explained}</p>
      <form
        class="seat-claim"
        onSubmit={event => {
          event.preventDefault();
          void enter().catch(() => table.explain({ refused: 'no-server' }));
        }}
      >
        <label class="field">
          <span>{words.label}</span>
          <input
            class="input"
            value={code}
            maxLength={16}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={event => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button" aria-disabled={!isWhole}>
          {words.enter}
        </button>
      </form>
    </section>
  );
}
