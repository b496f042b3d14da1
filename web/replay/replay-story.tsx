/** The whole story of a replay, with the moment on the screen marked in it; each line leads to its own. */
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { StoryLine } from '../table/story.ts';
import { StoryLines, toldLines } from '../table/story-lines.tsx';
import { words } from '../words/index.ts';
import { roundText } from './captions.ts';
import type { ReplayController } from './replay-controller.ts';

/** `onMoment` is called when somebody has chosen a line. */
export function ReplayStory({ controller, onMoment }: { controller: ReplayController; onMoment?(): void }) {
  const list = useRef<HTMLOListElement>(null);
  const at = controller.at.value;
  const story = controller.story.value;
  const lines = useMemo(() => toldLines(controller.ui, story), [controller, story]);
  const current = lines.findLast(line => controller.entryOf(line) <= at)?.number ?? null;
  const beginnings = useMemo(() => roundsBegunBy(controller, lines), [controller, lines]);
  const go = useCallback(
    (line: StoryLine) => {
      controller.goTo(controller.entryOf(line));
      onMoment?.();
    },
    [controller],
  );
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
        names={controller.table.names.value}
        ui={controller.ui}
        list={list}
        current={current}
        heading={({ number }) => {
          const round = beginnings.get(number);
          return round === undefined ? null : roundText(controller.ui, round);
        }}
        onMoment={go}
      />
    </section>
  );
}

/** The lines with which rounds begin, and the numbers of those rounds. */
function roundsBegunBy(controller: ReplayController, lines: readonly StoryLine[]): ReadonlyMap<number, number> {
  const begun = new Map<number, number>();
  let line = 0;
  for (const { number, at } of controller.rounds) {
    while (line < lines.length && controller.entryOf(lines[line] as StoryLine) < at) line++;
    const first = lines[line];
    if (first !== undefined) begun.set(first.number, number);
  }
  return begun;
}

const MARGIN = 40;

/** Scrolls the box a line is in, and nothing else: the board stays where it is. */
function keepInSight(line: Element | null): void {
  const box = line?.closest('.story, .dialog');
  if (line == null || box == null) return;
  const [place, frame] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  if (place.top >= frame.top + MARGIN && place.bottom <= frame.bottom - MARGIN) return;
  box.scrollTop += place.top - frame.top - frame.height / 2;
}
