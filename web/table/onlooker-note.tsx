/** Said to whoever looks on at a game: that they do, why, and the way back to a seat that is theirs. */
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './onlooker-note.css';

export function OnlookerNote({ table, onClaim }: { table: TableModel; onClaim(): void }) {
  const tableView = table.tableView.value;
  if (table.isOnDevice || tableView?.table.phase !== 'playing') return null;
  if (table.seat !== null)
    return tableView.table.sitters[table.seat]?.left ? (
      <div class="onlooker-note">
        <p role="status">{words().onlooker.left}</p>
      </div>
    ) : null;
  const loss = table.own.loss.value;
  if (tableView.eyes.startsWith('onlooker'))
    return (
      <div class="onlooker-note">
        <p role="status">{words().onlooker.guest}</p>
      </div>
    );
  return (
    <div class="onlooker-note">
      <p role="status">{loss === null ? words().onlooker.looking : words().onlooker[loss]}</p>
      <button type="button" class="button small quiet" onClick={onClaim}>
        {words().onlooker.claim}
      </button>
    </div>
  );
}
