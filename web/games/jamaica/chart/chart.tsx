/** Jamaica's sea chart: the drawing, the ships on it, the courses plotted over it, and a camera that follows the action. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChartProps } from './contract.ts';
import { CourseEnds, Courses } from './courses.tsx';
import { CrowdedPrices } from './crowded-prices.tsx';
import { Drawing } from './drawing.tsx';
import { Fleet } from './fleet.tsx';
import { middle, SHEET } from './geography.ts';
import { layHands } from './hands.ts';
import { type Mount, mountRig, type Rig } from './rig.ts';
import { Spaces } from './spaces.tsx';
import { chartWords } from './speech.ts';
import { Tools } from './tools.tsx';
import { Whereabouts } from './whereabouts.tsx';
import './palette.css';
import './chart.css';

export function Chart(props: ChartProps) {
  const { ships, lairs, voyage, courses, choices, focus, isBigScreen } = props;
  const whole = useRef<HTMLElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const rig = useRig(whole, { pane, frame, sheet, over }, isBigScreen);
  const [looked, look] = useState<Space | null>(null);

  const sight = focus.length === 0 || voyage === null ? focus : [...focus, voyage.from, ...voyage.path];
  const isForTouching = choices.length > 0;
  useLayoutEffect(
    () => rig.current?.keep(isBigScreen ? [] : sight.map(middle), isForTouching),
    [sight.join(), isForTouching, isBigScreen],
  );
  // A mouse that rests where it has just chosen points at nothing: its slip would lie on what may be chosen next.
  useLayoutEffect(() => look(null), [choices.map(({ space }) => space).join()]);
  const arrive = useCallback((space: Space) => rig.current?.reveal(middle(space)), []);

  return (
    <section
      ref={whole}
      class={isBigScreen ? 'chart big' : 'chart'}
      aria-label={chartWords().chart}
      data-pans={!isBigScreen}
    >
      <div ref={pane} class="chart-pane">
        <div ref={frame} class="chart-frame">
          <div ref={sheet} class="chart-sheet" style={{ width: `${SHEET.width}px`, height: `${SHEET.height}px` }}>
            <Drawing lairs={lairs} />
            <Courses courses={courses} />
            <Fleet ships={ships} voyage={voyage} hasPlates={isBigScreen} />
            <div ref={over} class="chart-over">
              <CrowdedPrices ships={ships} />
              <Spaces {...props} look={look} arrive={arrive} />
              <CourseEnds courses={courses} />
              {looked === null ? null : <Whereabouts space={looked} {...props} />}
            </div>
          </div>
        </div>
      </div>
      {isBigScreen ? null : <Tools rig={rig} />}
    </section>
  );
}

type Mounted = { readonly [Part in keyof Mount]: RefObject<HTMLElement | null> };

function useRig(
  whole: RefObject<HTMLElement | null>,
  { pane, frame, sheet, over }: Mounted,
  isBigScreen: boolean,
): { readonly current: Rig | null } {
  const rig = useRef<Rig | null>(null);
  useLayoutEffect(() => {
    if (
      whole.current === null ||
      pane.current === null ||
      frame.current === null ||
      sheet.current === null ||
      over.current === null
    )
      return;
    const mounted = mountRig({ pane: pane.current, frame: frame.current, sheet: sheet.current, over: over.current });
    rig.current = mounted;
    const letGo = isBigScreen ? () => undefined : layHands(whole.current, pane.current, mounted);
    return () => {
      letGo();
      mounted.dispose();
      rig.current = null;
    };
  }, [isBigScreen]);
  return rig;
}
