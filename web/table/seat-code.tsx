/** A code that lets another device have a seat, once: to photograph, or to type. */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { primitives } from '@havre/table/fair/primitives.ts';
import { newWord } from '@havre/table/names.ts';
import { useState } from 'preact/hooks';
import { Qr } from '../look/qr.tsx';
import { useReachable } from '../shell/reachable.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './seat-code.css';

export interface SeatCodeProps {
  readonly table: TableModel;
  readonly seat: Seat;
  /** What its button says. */
  readonly text: string;
}

export function SeatCode({ table, seat, text }: SeatCodeProps) {
  const origin = useReachable();
  const [word, setWord] = useState<string | null>(null);
  const offer = async () => {
    const made = newWord();
    const refusal = await table.do({ type: 'offerSeat', seat, commitment: commitmentTo(primitives, made) });
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
      <Qr text={`${origin}/table/${table.id}#word=${word}`} label={text} />
      <p>
        <span class="soft small">{words().menu.seatCode}</span>
        <br />
        <strong class="seat-code-word">{word}</strong>
      </p>
    </div>
  );
}
