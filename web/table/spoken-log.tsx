/** What has just happened, for those who listen instead of looking: the sentences of the log, one after the other. */
import { eventText } from '@havre/engine/games/telling.ts';
import { useRef } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { settings } from '../shell/settings.ts';
import type { TableModel } from './model.ts';

/** After a long absence only the last sentences are read out; the log has the others. */
const MOST = 12;

export function SpokenLog({ table, ui }: { table: TableModel; ui: GameUi }) {
  const lines = table.wholeStory.value;
  /** What was there before nobody reads out. With other eyes the story begins anew. */
  const since = useRef(lines.length);
  since.current = Math.min(since.current, lines.length);
  const fresh = lines.slice(since.current).slice(-MOST);
  return (
    <div class="unseen" role="log">
      {fresh.map(({ number, told }) =>
        told.type === 'event' ? (
          <p key={number}>{eventText(ui.wording[settings.value.language], told.event, table.names.value)}</p>
        ) : null,
      )}
    </div>
  );
}
