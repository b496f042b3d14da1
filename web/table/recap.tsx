/** Since your last turn: what somebody has missed, in a few lines before the prompt. */
import type { GamePage } from '../games/contract.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { StoryLines } from './story-lines.tsx';
import './recap.css';

/** So many lines are read; the rest is in the log. */
const MOST_LINES = 12;

export function Recap({ table, page }: { table: TableModel; page: GamePage }) {
  const missed = table.attention.missed.value;
  if (missed === null) return null;
  const lines = table.wholeStory.value.filter(
    ({ eventNumber, undone }) => eventNumber >= missed.from && eventNumber < missed.to && !undone,
  );
  const shown = lines.slice(-MOST_LINES);
  return (
    <section class="recap" aria-label={words().recap.title}>
      <h2 class="recap-title">{words().recap.title}</h2>
      {lines.length > shown.length ? (
        <p class="soft small">{words().recap.earlier(lines.length - shown.length)}</p>
      ) : null}
      <StoryLines lines={shown} names={table.names.value} page={page} />
      <p>
        <button type="button" class="button small" onClick={() => table.attention.done()}>
          {words().recap.done}
        </button>
      </p>
    </section>
  );
}
