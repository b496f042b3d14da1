/** Names along the coast, lettered by hand: proper names, the same in every language. */
import { pathOf, smooth } from './points.ts';

interface Lettering {
  readonly name: string;
  /** The line the letters stand on. */
  readonly along: readonly (readonly [x: number, y: number])[];
  readonly isGreat?: boolean;
}

const NAMES: readonly Lettering[] = [
  {
    name: 'Blew Mountains',
    along: [
      [1090, 486],
      [1180, 508],
      [1290, 500],
    ],
    isGreat: true,
  },
  {
    name: 'Port Antonio',
    along: [
      [1012, 376],
      [1046, 430],
      [1100, 474],
    ],
  },
  {
    name: 'Morant',
    along: [
      [1292, 694],
      [1330, 640],
      [1352, 590],
    ],
  },
  {
    name: 'Yallahs',
    along: [
      [1098, 752],
      [1150, 738],
      [1204, 722],
    ],
  },
  {
    name: 'Old Harbour',
    along: [
      [938, 806],
      [1000, 790],
      [1064, 758],
    ],
  },
  {
    name: 'Withywood',
    along: [
      [756, 778],
      [820, 766],
      [884, 776],
    ],
  },
  {
    name: 'Black River',
    along: [
      [548, 726],
      [610, 738],
      [668, 772],
    ],
  },
  {
    name: 'Bluefields',
    along: [
      [362, 656],
      [420, 672],
      [490, 706],
    ],
  },
  {
    name: 'Negril',
    along: [
      [262, 622],
      [300, 636],
      [340, 646],
    ],
  },
  {
    name: 'Montego',
    along: [
      [300, 462],
      [360, 452],
      [420, 436],
    ],
  },
  {
    name: 'Rio Bueno',
    along: [
      [516, 430],
      [560, 372],
      [594, 316],
    ],
  },
  {
    name: 'Saint Ann',
    along: [
      [700, 380],
      [752, 388],
      [808, 380],
    ],
  },
];

export const Names = () => (
  <g class="names">
    {NAMES.map(({ name, along, isGreat }, i) => (
      <g key={name}>
        <path
          id={`chart-name-${i}`}
          class="unseen-path"
          d={pathOf(
            smooth(
              along.map(([x, y]) => ({ x, y })),
              10,
            ),
          )}
        />
        <text class={isGreat === true ? 'name great' : 'name'}>
          <textPath href={`#chart-name-${i}`} startOffset="50%">
            {name}
          </textPath>
        </text>
      </g>
    ))}
  </g>
);
