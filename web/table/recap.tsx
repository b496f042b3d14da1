/** Since your last turn: what somebody has missed. A slip over the story; where that is a drawer, a note that leads there. */
import type { GameUi } from '../games/contract.ts';
import { Icon } from '../look/icons.tsx';
import { isRoomy } from '../stage/stage.tsx';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { StoryLines } from './story-lines.tsx';
import './recap.css';

/** So many lines are read; the rest is in the log. */
const MOST_LINES = 12;

/** `onLog` opens the drawer with the log. */
export function Recap({ table, ui, onLog }: { table: TableModel; ui: GameUi; onLog(): void }) {
  const missed = table.attention.missed.value;
  if (missed === null) return null;
  const { recap } = words();
  const lines = table.wholeStory.value.filter(
    ({ eventNumber, undone }) => eventNumber >= missed.from && eventNumber < missed.to && !undone,
  );
  const shown = lines.slice(-MOST_LINES);
  const done = (
    <button
      type="button"
      class="button quiet round"
      aria-label={words().common.close}
      onClick={() => table.attention.done()}
    >
      <Icon name="close" size={18} />
    </button>
  );
  if (!isRoomy()) {
    if (table.tableView.value?.table.phase === 'over') return null; // the end lies where the slip would, and tells more
    return (
      <section class="slip recap" aria-label={recap.title}>
        <button type="button" class="button quiet recap-open" onClick={onLog}>
          {recap.title} ({lines.length})
        </button>
        {done}
      </section>
    );
  }
  return (
    <section class="slip recap" aria-label={recap.title}>
      <h2 class="recap-title">{recap.title}</h2>
      {done}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that is moved with the keyboard too */}
      <div class="recap-lines" tabIndex={0}>
        {lines.length > shown.length ? <p class="soft small">{recap.earlier(lines.length - shown.length)}</p> : null}
        <StoryLines lines={shown} names={table.names.value} ui={ui} />
      </div>
    </section>
  );
}
