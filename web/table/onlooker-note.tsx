/** Said to whoever looks on at a game: that they do, since when, and the way back to a seat that is theirs. */
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './onlooker-note.css';

export function OnlookerNote({ table, onClaim }: { table: TableModel; onClaim(): void }) {
  const update = table.update.value;
  const isOnlooker = !table.isHere && table.seat === null && update?.table.phase === 'playing';
  if (!isOnlooker) return null;
  const loss = table.own.loss.value;
  return (
    <div class="onlooker-note">
      <p role="status">{loss === null ? words().onlooker.looking : words().onlooker[loss]}</p>
      <button type="button" class="button small quiet" onClick={onClaim}>
        {words().onlooker.claim}
      </button>
    </div>
  );
}
