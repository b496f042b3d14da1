/** The log as a story: what happened, with the rule it happened by. */
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import type { StoryLine } from './story.ts';
import { StoryLines, toldLines } from './story-lines.tsx';

/** `onMoment` is called when the board is about to show an earlier moment. */
export function Log({ table, page, onMoment }: { table: TableModel; page: GamePage; onMoment?(): void }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = toldLines(page, table.wholeStory.value);
  const back = table.lookingBack.value;
  const missed = table.attention.missed.value;
  const show = useCallback(
    ({ eventNumber }: StoryLine) => {
      table.lookBackAt(eventNumber);
      onMoment?.();
    },
    [table],
  );
  const toTheEnd = useCallback(() => {
    const box = boxOf(list.current);
    if (box !== null && table.lookingBack.value === null) box.scrollTop = box.scrollHeight;
  }, [table]);
  useEffect(() => {
    const frame = requestAnimationFrame(toTheEnd); // a drawer is only as large as it is once it has been opened
    return () => cancelAnimationFrame(frame);
  }, [lines.length, toTheEnd]);
  useEffect(() => {
    const box = boxOf(list.current);
    if (box === null) return;
    const resized = new ResizeObserver(toTheEnd); // it lies beside the table only where there is room
    resized.observe(box);
    return () => resized.disconnect();
  }, [toTheEnd]);
  return (
    <section class="log" aria-label={words().table.drawers.log}>
      <h2 class="log-title">{words().table.drawers.log}</h2>
      <StoryLines
        lines={lines}
        names={table.names.value}
        page={page}
        list={list}
        current={back === null ? null : (lines.findLast(({ eventNumber }) => eventNumber === back)?.number ?? null)}
        fresh={missed === null ? null : (lines.find(({ eventNumber }) => eventNumber >= missed.from)?.number ?? null)}
        hasMoment={({ eventNumber }) => table.pastViews.has(eventNumber)}
        onMoment={show}
      />
    </section>
  );
}

/** What the lines are moved in: the story beside the board, or its drawer. */
const boxOf = (list: Element | null): Element | null => list?.closest('.story, .dialog') ?? null;
