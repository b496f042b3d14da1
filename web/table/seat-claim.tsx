/** Taking a seat that is one's own already: with the code that its other device, or the host, shows. */
import { words } from '../words/index.ts';
import { CodeEntry } from './code-entry.tsx';
import type { TableModel } from './model.ts';

export function SeatClaim({ table }: { table: TableModel }) {
  const { menu } = words();
  return (
    <CodeEntry
      table={table}
      words={{
        title: menu.claimSeat,
        explained: menu.claimSeatExplained,
        label: menu.seatCode,
        enter: menu.takeSeat,
      }}
      command={word => ({ type: 'claimSeat', word })}
    />
  );
}
