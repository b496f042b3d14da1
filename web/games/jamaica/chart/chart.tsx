/** Jamaica's sea chart: the drawing, the ships on it, the courses plotted over it, and a camera that follows the action. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChartProps } from './contract.ts';
import { CourseEnds, Courses } from './courses.tsx';
import { Drawing } from './drawing.tsx';
import { Fleet } from './fleet.tsx';
import { middle, SHEET } from './geography.ts';
import { layHands } from './hands.ts';
import { mountRig, type Rig } from './rig.ts';
import { Spaces } from './spaces.tsx';
import { chartWords } from './speech.ts';
import { Tools } from './tools.tsx';
import { Whereabouts } from './whereabouts.tsx';
import './palette.css';
import './chart.css';

export function Chart(props: ChartProps) {
  const { ships, lairs, voyage, courses, focus, isBigScreen } = props;
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const rig = useRig(pane, sheet, isBigScreen);
  const [looked, look] = useState<Space | null>(null);

  const sight = [...focus, ...(voyage === null ? [] : [voyage.from, ...voyage.path])];
  useLayoutEffect(() => rig.current?.keep(isBigScreen ? [] : sight.map(middle)), [sight.join(), isBigScreen]);
  const arrive = useCallback((space: Space) => rig.current?.reveal(middle(space)), []);

  return (
    <section ref={pane} class={isBigScreen ? 'chart big' : 'chart'} aria-label={chartWords().chart}>
      <div ref={sheet} class="chart-sheet" style={{ width: `${SHEET.width}px`, height: `${SHEET.height}px` }}>
        <Drawing lairs={lairs} />
        <Courses courses={courses} />
        <Fleet ships={ships} voyage={voyage} hasPlates={isBigScreen} />
        <CourseEnds courses={courses} />
        <Spaces {...props} look={look} arrive={arrive} />
        {looked === null ? null : <Whereabouts space={looked} {...props} />}
      </div>
      {isBigScreen ? null : <Tools rig={rig} />}
    </section>
  );
}

function useRig(
  pane: { readonly current: HTMLElement | null },
  sheet: { readonly current: HTMLElement | null },
  isBigScreen: boolean,
): { readonly current: Rig | null } {
  const rig = useRef<Rig | null>(null);
  useLayoutEffect(() => {
    if (pane.current === null || sheet.current === null) return;
    const mounted = mountRig(pane.current, sheet.current);
    rig.current = mounted;
    const letGo = isBigScreen ? () => undefined : layHands(pane.current, mounted);
    return () => {
      letGo();
      mounted.dispose();
      rig.current = null;
    };
  }, [isBigScreen]);
  return rig;
}
