/** Clues that one hears without guessing: behind the glass, in the first round, in front of the big screen. */
import { digitsOf, LINES } from '@havre/engine/games/decrypto/material.ts';
import type { SheetLine } from '@havre/engine/games/decrypto/state.ts';
import type { ComponentChildren } from 'preact';
import { Drum } from '../room/drum.tsx';
import { roomWords } from '../speech.ts';
import './guessing.css';

export interface HeardProps {
  readonly line: SheetLine;
  /** What stands on the drums: a draft one may see, or nothing. */
  readonly draft: number | null;
  /** What stands beside a clue. */
  beside?(line: number): ComponentChildren;
}

/** The three clues, with what may be known of their digits. */
export const Heard = ({ line, draft, beside }: HeardProps) => (
  <ol class="dec-lines">
    {LINES.map((number, i) => (
      <li key={number} class="dec-line">
        <span class="dec-line-number" aria-hidden="true">
          {number}
        </span>
        <span class="dec-clue">{line.clues[i] || roomWords().noClue}</span>
        {beside?.(number) ?? <span />}
        <span class="dec-drum-place">
          <Drum digit={draft === null ? 0 : (digitsOf(draft)[i] ?? 0)} state={draft === null ? 'blank' : 'plain'} />
        </span>
      </li>
    ))}
  </ol>
);
