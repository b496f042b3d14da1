/** Courses plotted on the chart before they are sailed: dotted ink, and a mark where they end. */
import type { ChartCourse } from './contract.ts';
import { middle, SHEET } from './geography.ts';
import { pathOf } from './points.ts';
import { wayOver } from './voyage.ts';
import './courses.css';

/** What stands at the end of a course, on a field of 24 by 24. */
const END_MARKS: { readonly [E in ChartCourse['end']]: string } = {
  free: 'M6 6l12 12M18 6 6 18',
  unpayable: 'M8 5h8q3 7 0 14H8q-3-7 0-14zM6.500 9.500h11M6.500 14.500h11M3 21 21 3',
  fight: 'M4 4l12 12M20 4 8 16M14 18l4-4M6 14l4 4M17 17l3 3M7 17l-3 3',
  treasure: 'M4 11q0-5 8-5t8 5v8H4zM4 12h16M10.500 11v4h3v-4',
  home: 'M7 21V3M7 4h11l-3 4 3 4H7',
};

export function Courses({ courses }: { courses: readonly ChartCourse[] }) {
  return (
    <svg class="chart-courses" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      {courses.map(({ from, path, isFaint, end }) => {
        const line = pathOf(wayOver(from, path));
        const { x, y } = middle(path.at(-1) ?? from);
        return (
          <g key={`${from} ${path.join()}`} class={isFaint ? 'course faint' : 'course'}>
            <path class="course-edge" d={line} />
            <path class="course-line" d={line} />
            <g class={`course-end ${end}`} transform={`translate(${x} ${y - 44})`}>
              <circle r="20" />
              <path d={END_MARKS[end]} transform="translate(-13.200 -13.200) scale(1.1)" />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
