/** The log as a story: what happened, with the rule it happened by. */
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import type { StoryLine } from './story.ts';
import { StoryLines, toldLines } from './story-lines.tsx';

/** `onMoment` is called when the board is about to show an earlier moment. */
export function Log({ table, ui, onMoment }: { table: TableModel; ui: GameUi; onMoment?(): void }) {
  const list = useRef<HTMLOListElement>(null);
  const [isOwnOnly, setOwnOnly] = useState(false);
  const { seat } = table;
  const told = toldLines(ui, table.toldStory.value);
  const lines =
    isOwnOnly && seat !== null
      ? told.filter(({ told: { ...what } }) => what.type === 'event' && concerns(ui, what.event, seat))
      : told;
  const back = table.lookingBack.value;
  const missed = table.attention.missed.value;
  const show = useCallback(
    ({ number }: StoryLine) => {
      table.lookBackAt(number);
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
      <header class="log-head">
        <h2 class="log-title">{words().table.drawers.log}</h2>
        {seat === null ? null : (
          <button
            type="button"
            class="button small quiet log-own"
            aria-pressed={isOwnOnly}
            onClick={() => setOwnOnly(!isOwnOnly)}
          >
            {words().log.ownOnly}
          </button>
        )}
      </header>
      <StoryLines
        lines={lines}
        names={table.names.value}
        ui={ui}
        list={list}
        current={back}
        fresh={missed === null ? null : (lines.find(({ eventNumber }) => eventNumber >= missed.from)?.number ?? null)}
        hasMoment={({ number }) => table.pastViews.has(number)}
        onMoment={show}
      />
    </section>
  );
}

/** Whether something happened to a seat, or by it. */
const concerns = (ui: GameUi, event: GameEvent, seat: Seat): boolean =>
  ui.concerns?.(event, seat) ?? ('seat' in event && event.seat === seat);

/** What the lines are moved in: the story beside the board, or its drawer. */
const boxOf = (list: Element | null): Element | null => list?.closest('.story, .dialog') ?? null;
