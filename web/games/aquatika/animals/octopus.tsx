/** The octopus, from above: a bulging mantle, two eyes, and eight arms that reach to the edge of its cell. */
import type { CampMarking } from './animal.tsx';
import { along, limb, polar, type Spot } from './limb.ts';

/** Where each arm of the right side goes, in degrees from straight ahead. */
const ARMS: readonly number[] = [37, 77, 117, 158];
/** An arm on its way out, by distance and by how far it has turned. */
const CURL: readonly (readonly [radius: number, turned: number])[] = [
  [8, 0],
  [21, -5],
  [32, -5],
  [41, 2],
  [46, 11],
  [43, 19],
  [38, 16],
];

const lineOf = (angle: number, side: 1 | -1): Spot[] =>
  along(CURL.map(([radius, turned]) => polar(radius, side * (angle + turned))));

const LINES: readonly (readonly Spot[])[] = ARMS.flatMap(arm => [lineOf(arm, 1), lineOf(arm, -1)]);
const OUTLINES: readonly string[] = LINES.map(line => limb(line, 12.5, 4));
/** Its suckers show along the inner half of each arm. */
const SUCKERS: readonly Spot[] = LINES.flatMap(line => [9, 12, 15, 18].flatMap(i => line[i] ?? []));

const MANTLE = 'M-17 7C-25-10-19-36 0-36S25-10 17 7C13 17-13 17-17 7z';

export const OctopusShape = () => (
  <>
    {OUTLINES.map(outline => (
      <path key={outline} d={outline} />
    ))}
    <path d={MANTLE} />
  </>
);

export const Octopus = ({ marking }: { marking: CampMarking }) => (
  <>
    {OUTLINES.map(outline => (
      <path key={outline} class="animal-body animal-line" d={outline} />
    ))}
    {SUCKERS.map(({ x, y }, i) => (
      <circle key={`${x} ${y}`} class="animal-light" cx={x} cy={y} r={1.9 - (i % 4) * 0.2} />
    ))}
    <path class="animal-body animal-line" d={MANTLE} />
    <path class="animal-shade" d="M3-35C20-33 24-9 16 7 12 16 2 15 0 14 14 6 16-18 3-35z" />
    <path class="animal-light" d="M-9-27c-5 5-7 11-7 17 3-7 6-12 11-15 3-2 0-6-4-2z" opacity="0.75" />
    {marking === 'stripes' ? (
      <path
        class="animal-mark"
        d="M-8.500-31Q0-25 8.500-31L6-34Q0-30-6-34zM-15.500-21Q0-11 15.500-21L13-26Q0-17-13-26zM-18-9Q0 2 18-9L17.500-14.500Q0-4-17.500-14.500z"
      />
    ) : (
      <g class="animal-mark animal-ring">
        <circle cx="0" cy="-27" r="4.200" />
        <circle cx="-9.500" cy="-18" r="4" />
        <circle cx="9.500" cy="-18" r="4" />
        <circle cx="0" cy="-11" r="4.600" />
      </g>
    )}
    {[-1, 1].map(side => (
      <g key={side} transform={`translate(${side * 10.5} 4)`}>
        <ellipse class="animal-eye" rx="7.600" ry="8" />
        <ellipse class="animal-pupil" cx={-side * 0.8} cy="-2" rx="3.600" ry="4.600" />
        <circle class="animal-glint" cx={-side * 0.8 - 1.3} cy="-3.800" r="1.400" />
      </g>
    ))}
  </>
);
