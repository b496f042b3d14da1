/** A table of this device goes on online: which seat is whose, and a last question before it leaves. */
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useState } from 'preact/hooks';
import { go } from '../shell/router.ts';
import { Twice } from '../shell/twice.tsx';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { SeatChoice } from './seat-choice.tsx';

export function Carrying({ table }: { table: TableModel }) {
  const sitters = table.tableView.value?.table.sitters ?? [];
  const people = sitters.flatMap((sitter, seat) => (sitter?.person === true ? [seat] : []));
  const [seat, setSeat] = useState<Seat>(table.seat ?? people[0] ?? 0);
  const [isBusy, setBusy] = useState(false);
  const carryIt = async () => {
    if (isBusy) return;
    setBusy(true);
    // Without a network, not even the code that would carry it may be there.
    const carried = await import('../local/carrying.ts')
      .then(({ carry }) => carry(table.id, seat))
      .catch((): Refusal => ({ refused: 'no-server' }));
    setBusy(false);
    if (isRefusal(carried)) table.explain(carried);
    else go(`/table/${carried.table}`);
  };
  return (
    <section class="stack">
      <h3>{words().carry.title}</h3>
      <p class="soft small">{words().carry.explained}</p>
      {people.length < 2 ? null : (
        <SeatChoice
          legend={words().carry.yourSeat}
          seats={people}
          names={table.names.value}
          value={seat}
          onChoice={setSeat}
        />
      )}
      {isBusy ? (
        <p role="status">{words().common.loading}</p>
      ) : (
        <Twice text={words().carry.button} sure={words().carry.sure} onSure={() => void carryIt()} />
      )}
    </section>
  );
}
