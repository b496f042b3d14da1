/** How much time everybody has left in their bank, for whoever opens the menu of the table. */
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from '../shell/server.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';

export function TimeList({ table }: { table: TableModel }) {
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const tableView = table.tableView.value;
  const banks = tableView?.banks ?? [];
  if (tableView === null || tableView.table.phase !== 'playing' || banks.length === 0) return null;
  const leftOf = (seat: number, left: number): number => {
    const running = tableView.deadlines.find(deadline => deadline.type === 'move' && deadline.seat === seat);
    return running === undefined ? left : Math.max(0, running.until - now);
  };
  return (
    <section class="stack">
      <h3>{words().menu.time}</h3>
      <p class="soft small">{words().box.clocks(tableView.table.plan.clock)}</p>
      <dl class="time-list">
        {banks.map(({ seat, left }) => (
          <div key={seat}>
            <dt>{table.names.value[seat]}</dt>
            <dd>{words().table.timeLeft(Math.ceil(leftOf(seat, left) / 1_000))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
