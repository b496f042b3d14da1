/** A code that opens something for whoever has it, once: to photograph, or to type. */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { newTokenWord } from '@havre/table/model/ids.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { useState } from 'preact/hooks';
import { Qr } from '../look/qr.tsx';
import { useReachable } from '../shell/reachable.ts';
import type { TableModel } from './model.ts';
import './code.css';

export interface ShownCodeProps {
  readonly table: TableModel;
  /** What its button says. */
  readonly text: string;
  /** What the code is called. */
  readonly label: string;
  /** What a link says that it opens: a seat, or a place as a guest. */
  readonly link: 'word' | 'guest';
  command(commitment: string): Command;
}

export function ShownCode({ table, text, label, link, command }: ShownCodeProps) {
  const origin = useReachable();
  const [word, setWord] = useState<string | null>(null);
  const offer = async () => {
    const made = newTokenWord();
    const refusal = await table.do(command(commitmentTo(primitives, made)));
    if (refusal === null) setWord(made);
  };
  if (word === null)
    return (
      <button type="button" class="button" onClick={() => void offer()}>
        {text}
      </button>
    );
  return (
    <div class="seat-code" role="status">
      {/* The word stands behind the #, which browsers keep to themselves: no server logs it. */}
      <Qr text={`${origin}/table/${table.id}#${link}=${word}`} label={text} />
      <p>
        <span class="soft small">{label}</span>
        <br />
        <strong class="seat-code-word">{word}</strong>
      </p>
    </div>
  );
}
