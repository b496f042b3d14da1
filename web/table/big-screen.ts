/** Players beside a big screen: what everybody hears and watches is there, and their own devices keep still. */
import { useEffect } from 'preact/hooks';
import { hush } from '../sound/sounds.ts';
import { farTables } from './far-tables.ts';
import type { TableModel } from './model.ts';

/** Whether this is the device of a player, and a big screen stands in the middle of the table. */
export const hasScreen = (table: TableModel): boolean =>
  table.seat !== null && table.tableView.value?.table.screen === true;

/**
 * Whether its player sees and hears that screen: everybody does who has not said to be elsewhere.
 * @example if (isBesideScreen(table)) return words.lookUp;
 */
export const isBesideScreen = (table: TableModel): boolean => hasScreen(table) && !farTables.has(table.id);

/** Hushes this device while it lies beside a big screen. */
export function useHush(table: TableModel): void {
  const isBeside = isBesideScreen(table);
  useEffect(() => {
    hush(isBeside);
    return () => hush(false);
  }, [isBeside]);
}
