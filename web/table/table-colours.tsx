/** The colours of the players of a table: as its game shows them, where its rules keep them, else as they were chosen. */
import type { ComponentChildren } from 'preact';
import type { GameUi } from '../games/contract.ts';
import { type ColoursBySeat, SeatColours } from '../look/seat-colours.tsx';
import type { TableModel } from './model.ts';

/**
 * The colour of each seat at a table.
 * @example coloursAt(table, ui)[seat]
 */
function coloursAt(table: TableModel, ui: GameUi): ColoursBySeat | undefined {
  const chosen = table.tableView.value?.table.colours;
  const view = table.playback.shown.value;
  const { inView } = ui.game.colours ?? {};
  if (inView === undefined || view === null) return chosen;
  return table.names.value.map((_, seat) => inView(view, seat));
}

interface TableColoursProps {
  readonly table: TableModel;
  readonly ui: GameUi;
  readonly children: ComponentChildren;
}

export const TableColours = ({ table, ui, children }: TableColoursProps) => (
  <SeatColours colours={coloursAt(table, ui)}>{children}</SeatColours>
);
