/** Moving a seat to another device: a link that works once, shown as a code to photograph. */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { primitives } from '@havre/table/fair/primitives.ts';
import { randomHex } from '@havre/table/runtime.ts';
import { useState } from 'preact/hooks';
import { Qr } from '../look/qr.tsx';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';

const WORD_BYTES = 8;

/** The word stands behind the #, which browsers keep to themselves: no server logs it. */
export const movingLink = (table: string, seat: Seat, word: string): string =>
  `${location.origin}/table/${table}#seat=${seat}&word=${word}`;

export function SeatMoving({ table, seat }: { table: TableModel; seat: Seat }) {
  const [link, setLink] = useState<string | null>(null);
  const offer = async () => {
    const word = randomHex(WORD_BYTES);
    const refusal = await table.do({ type: 'offerSeat', seat, commitment: commitmentTo(primitives, word) });
    if (refusal === null) setLink(movingLink(table.id, seat, word));
  };
  return (
    <section class="stack">
      <h3>{words().menu.moveSeat}</h3>
      <p class="soft small">{words().menu.moveSeatExplained}</p>
      {link === null ? (
        <button type="button" class="button" onClick={() => void offer()}>
          {words().menu.showCode}
        </button>
      ) : (
        <Qr text={link} label={words().menu.moveSeat} />
      )}
    </section>
  );
}
