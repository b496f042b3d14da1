/** The last sentences of the story, where there is no room to have the whole of it in sight. */
import { eventText } from '@havre/engine/games/telling.ts';
import { settings } from '../../shell/settings.ts';
import type { TableModel } from '../../table/model.ts';
import type { GameUi } from '../contract.ts';

const MOST = 2;

/** Listeners hear the sentences as they come: this is for the eye. */
export function Latest({ table, ui }: { table: TableModel; ui: GameUi }) {
  const wording = ui.wording[settings.value.language];
  const lines = table.story.value.flatMap(({ told, number, undone }) =>
    told.type === 'event' && !undone ? [{ number, text: eventText(wording, told.event, table.names.value) }] : [],
  );
  if (lines.length === 0) return null;
  return (
    <ol class="latest" aria-hidden="true">
      {lines.slice(-MOST).map(({ number, text }) => (
        <li key={number}>{text}</li>
      ))}
    </ol>
  );
}
