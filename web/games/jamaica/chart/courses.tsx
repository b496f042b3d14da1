/** Courses plotted on the chart before they are sailed: dotted ink, and a mark where they end. */
import type { ChartCourse } from './contract.ts';
import { middle, SHEET } from './geography.ts';
import { pathOf } from './points.ts';
import { wayOver } from './voyage.ts';
import './courses.css';

/** What stands at the end of a course, on a field of 24 by 24. */
const END_MARKS: { readonly [E in ChartCourse['end']]: string } = {
  // a cross, as on every chart
  free: 'M6 6l12 12M18 6 6 18',
  // a barrel struck through
  unpayable: 'M8 4h8q3.500 8 0 16H8q-3.500-8 0-16zM6.300 9.300h11.400M6.300 14.700h11.400M2.500 21.500l19-19',
  // crossed swords
  fight: 'M3.500 3.500 16 16M20.500 3.500 8 16M13.500 18.500l5-5M5.500 13.500l5 5M16.500 16.500l4 4M7.500 16.500l-4 4',
  // a chest
  treasure: 'M3.500 11q0-6 8.500-6t8.500 6v8.500h-17zM3.500 11.500h17M10 10.500v4.500h4v-4.500z',
  // a flag
  home: 'M7 22V2.500M7 4q5-2.500 8 0t6 0v8.500q-3 2.500-6 0t-8 0',
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
          <path d={END_MARKS[course.end]} transform="translate(-14.400 -14.400) scale(1.2)" />
        </g>
      );
    })}
  </svg>
);
