/** The whole story of a replay, with the moment on the screen marked in it; each line leads to its own. */
import { useEffect, useRef } from 'preact/hooks';
import { StoryLines } from '../table/story-lines.tsx';
import { words } from '../words/index.ts';
import type { Projector } from './projector.ts';

/** `onMoment` is called when somebody has chosen a line. */
export function Tale({ projector, onMoment }: { projector: Projector; onMoment?(): void }) {
  const list = useRef<HTMLOListElement>(null);
  const at = projector.at.value;
  const lines = projector.story.value;
  const current = lines.findLast(line => projector.entryOf(line) <= at)?.number ?? null;
  useEffect(() => {
    // A drawer is only as large as it is once it has been opened.
    const frame = requestAnimationFrame(() => keepInSight(list.current?.querySelector('.current') ?? null));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <section class="log" aria-label={words().table.drawers.log}>
      <h2 class="log-title">{words().table.drawers.log}</h2>
      <StoryLines
        lines={lines}
        names={projector.table.names.value}
        page={projector.page}
        list={list}
        current={current}
        heading={line => {
          const round = projector.rounds.find(one => one.at === projector.entryOf(line));
          const isFirst = projector.entryOf(line) !== entryBefore(line.number);
          return round === undefined || !isFirst ? null : words().log.round(round.number);
        }}
        moment={line => () => {
          projector.goTo(projector.entryOf(line));
          onMoment?.();
        }}
      />
    </section>
  );

  /** The entry of the line before, so that a heading stands once. */
  function entryBefore(number: number): number | null {
    const line = lines[number - 1];
    return line === undefined ? null : projector.entryOf(line);
  }
}

/** Scrolls the box a line is in, and nothing else: the board stays where it is. */
function keepInSight(line: Element | null): void {
  const box = line?.closest('.screening-aside, .dialog');
  if (line == null || box == null) return;
  const [place, frame] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  if (place.top >= frame.top + MARGIN && place.bottom <= frame.bottom - MARGIN) return;
  box.scrollTop += place.top - frame.top - frame.height / 2;
}

const MARGIN = 40;
