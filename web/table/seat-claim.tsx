/** Taking a seat that is one's own already: with the code that its other device, or the host, shows. */
import { typedCode } from '@havre/table/names.ts';
import { useState } from 'preact/hooks';
import { identified } from '../shell/server.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './seat-code.css';

/** Shorter codes are no codes of seats. */
const SHORTEST = 8;

export function SeatClaim({ table }: { table: TableModel }) {
  const [code, setCode] = useState('');
  const word = typedCode(code);
  const isWhole = word.length >= SHORTEST;
  const claim = async () => {
    if (!isWhole) return;
    await identified();
    await table.do({ type: 'claimSeat', word });
  };
  return (
    <section class="stack">
      <h3>{words().menu.claimSeat}</h3>
      <p class="soft small">{words().menu.claimSeatExplained}</p>
      <form
        class="seat-claim"
        onSubmit={event => {
          event.preventDefault();
          void claim().catch(() => table.explain({ refused: 'no-server' }));
        }}
      >
        <label class="field">
          <span>{words().menu.seatCode}</span>
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
          {words().menu.takeSeat}
        </button>
      </form>
    </section>
  );
}
