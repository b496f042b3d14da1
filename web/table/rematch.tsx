/** The same people again: the first who wants it lays out the table, the others follow. */
import { USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import { beginHere } from '../rooms/beginning.ts';
import { go } from '../shell/router.ts';
import { useBusy } from '../shell/use-busy.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';

export function Rematch({ table }: { table: TableModel }) {
  const { isBusy, once } = useBusy();
  const info = table.tableView.value?.table;
  if (info === undefined) return null;
  if (info.rematch !== null && !table.isOnDevice)
    return (
      <a class="button main" href={`/table/${info.rematch}`}>
        {words().end.joinRematch}
      </a>
    );
  if (table.seat === null && !table.isOnDevice) return null;
  const again = async () => {
    if (table.isOnDevice) {
      const seated = info.sitters.map(sitter => ({
        ...(sitter?.person === true ? { name: sitter.name } : { bot: sitter?.bot ?? USUAL_LEVEL }),
        ...(sitter?.colour == null ? {} : { colour: sitter.colour }),
      }));
      await beginHere(info.plan.game, info.plan.options, seated);
    } else {
      const { server } = await import('../shell/server.ts');
      await server()
        .rematch(table.id)
        .then(next => go(`/table/${next.table}`))
        .catch(() => table.explain({ refused: 'no-server' }));
    }
  };
  return (
    <button type="button" class="button main" aria-disabled={isBusy} onClick={() => void once(again)}>
      {words().end.rematch}
    </button>
  );
}
