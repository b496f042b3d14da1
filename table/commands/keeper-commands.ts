/**
 * What a keeper of the server may do with a table, whoever is its host. No command of the table does: nobody at it can ask for
 * it, and nothing of the game is looked at for it.
 */
import { refuse } from '@havre/engine/kernel/refusal.ts';
import type { EventsOrRefusal, KeeperDeed } from '../model/events.ts';
import type { Table } from '../model/table.ts';

/**
 * Puts an end to a table, or to its game alone: that has no result then, and its people may play again.
 * @example await room.change(table => putAnEnd(table, 'ended'));
 */
export function putAnEnd(table: Table, keeper: KeeperDeed): EventsOrRefusal {
  if (table.phase === 'closed') return refuse('table-closed');
  if (keeper === 'ended' && table.phase !== 'playing') return refuse('not-playing');
  return [{ type: 'closed', keeper }];
}

/**
 * Takes a table off the list of public ones, or puts it back; whoever has its link or its code comes in as before.
 * @example await room.change(table => hideTable(table, true));
 */
export function hideTable(table: Table, hidden: boolean): EventsOrRefusal {
  if (table.phase === 'closed') return refuse('table-closed');
  if (table.plan.visibility !== 'public') return refuse('not-public');
  return table.isHidden === hidden ? [] : [{ type: 'hidden', hidden }];
}
