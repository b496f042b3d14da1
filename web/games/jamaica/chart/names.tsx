/** Names along the coast, lettered by hand: proper names, the same in every language. */
import { pathOf, smooth } from './points.ts';

interface Lettering {
  readonly name: string;
  /** The line the letters stand on. */
  readonly along: readonly (readonly [x: number, y: number])[];
  readonly isGreat?: boolean;
}

export const NAMES: readonly Lettering[] = [
  {
    name: 'Blew Mountains',
    along: [
      [1052, 490],
      [1128, 512],
      [1226, 518],
      [1352, 488],
    ],
    isGreat: true,
  },
  {
    name: 'Port Antonio',
    along: [
      [940, 286],
      [978, 346],
      [1030, 390],
      [1066, 436],
    ],
  },
  {
    name: 'Palisadoes',
    along: [
      [1374, 560],
      [1388, 480],
      [1388, 380],
    ],
  },
  {
    name: 'Morant',
    along: [
      [1226, 724],
      [1280, 716],
      [1334, 700],
    ],
  },
  {
    name: 'Yallahs',
    along: [
      [1094, 756],
      [1150, 742],
      [1206, 724],
    ],
  },
  {
    name: 'Old Harbour',
    along: [
      [930, 812],
      [1000, 796],
      [1070, 758],
    ],
  },
  {
    name: 'Withywood',
    along: [
      [750, 784],
      [820, 770],
      [890, 782],
    ],
  },
  {
    name: 'Black River',
    along: [
      [540, 724],
      [610, 740],
      [676, 780],
    ],
  },
  {
    name: 'Bluefields',
    along: [
      [352, 652],
      [420, 668],
      [496, 704],
    ],
  },
  {
    name: 'Negril',
    along: [
      [256, 622],
      [296, 634],
      [344, 640],
    ],
  },
  {
    name: 'Montego',
    along: [
      [290, 464],
      [356, 456],
      [428, 436],
    ],
  },
  {
    name: 'Rio Bueno',
    along: [
      [506, 438],
      [556, 376],
      [596, 306],
    ],
  },
  {
    name: 'Saint Ann',
    along: [
      [694, 384],
      [750, 394],
      [814, 384],
    ],
  },
  {
    name: 'St Jago',
    along: [
      [982, 526],
      [1032, 532],
      [1086, 522],
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
