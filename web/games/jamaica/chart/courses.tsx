/** Courses plotted on the chart before they are sailed: dotted ink, and a mark where they end. */
import type { ChartCourse } from './contract.ts';
import { middle, SHEET } from './geography.ts';
import { pathOf } from './points.ts';
import { wayOver } from './voyage.ts';
import './courses.css';

/** What stands at the end of a course, on a field of 24 by 24. */
const END_MARKS: { readonly [E in ChartCourse['end']]: string } = {
  // an anchor: a cross would say that one may not go there
  free: 'M12 4.200a2.200 2.200 0 1 1-.01 0M12 8.600V20M8 11.500h8M4.800 13.500c.6 4.200 3.500 6.500 7.200 6.500s6.600-2.300 7.200-6.500',
  // a barrel struck through
  unpayable: 'M8 4h8q3.5 8 0 16H8q-3.5-8 0-16zM6.3 9.3h11.4M6.3 14.7h11.4M2.5 21.5l19-19',
  // crossed swords
  fight: 'M3.5 3.5 16 16M20.5 3.5 8 16M13.5 18.5l5-5M5.5 13.5l5 5M16.5 16.5l4 4M7.5 16.5l-4 4',
  // a chest
  treasure: 'M3.5 11q0-6 8.5-6t8.5 6v8.5h-17zM3.5 11.5h17M10 10.5v4.5h4v-4.5z',
  // a flag
  home: 'M7 22V2.5M7 4q5-2.5 8 0t6 0v8.5q-3 2.5-6 0t-8 0',
};

interface CoursesProps {
  readonly courses: readonly ChartCourse[];
}

const BOX = `0 0 ${SHEET.width} ${SHEET.height}`;
const nameOf = ({ from, path }: ChartCourse): string => `${from} ${path.join()}`;
const lookOf = ({ isFaint }: ChartCourse): string => (isFaint ? 'course faint' : 'course');

/** The dotted lines: under the ships. */
export const Courses = ({ courses }: CoursesProps) => (
  <svg class="chart-courses" viewBox={BOX} aria-hidden="true">
    {courses.map(course => {
      const line = pathOf(wayOver(course.from, course.path));
      return (
        <g key={nameOf(course)} class={lookOf(course)}>
          <path class="course-edge" d={line} />
          <path class="course-line" d={line} />
        </g>
      );
    })}
  </svg>
);

/** The marks at their ends: over the ships, or nobody would see whom they fight. */
export const CourseEnds = ({ courses }: CoursesProps) => (
  <svg class="chart-courses ends" viewBox={BOX} aria-hidden="true">
    {courses.map(course => {
      const { x, y } = middle(course.path.at(-1) ?? course.from);
      return (
        <g
          key={nameOf(course)}
          class={`${lookOf(course)} course-end ${course.end}`}
          transform={`translate(${x} ${y - 50})`}
        >
          <circle r="21" />
          <path d={END_MARKS[course.end]} transform="translate(-14.4 -14.4) scale(1.2)" />
        </g>
      );
    })}
  </svg>
);
