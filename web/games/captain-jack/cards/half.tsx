/** One half of a sea card, 126 wide and 90 high, as it is seen when it is up. What it shows comes from the card list. */
import type { GoodsCount, PrintedHalf } from '@havre/engine/games/captain-jack/card-list.ts';
import type { ComponentChild } from 'preact';
import { Passenger, Sailor } from './faces.tsx';
import { Danger, Merchantman } from './sights.tsx';
import { Cannon, Doubloon, FlagSign, GoodSign, MapSign, Sail } from './signs.tsx';

export const HALF = { width: 126, height: 90 } as const;

/** The ground a half is painted on: wind, iron, hold, parchment, sea, weather, lamplight. */
const GROUNDS: { readonly [T in PrintedHalf['type']]: string } = {
  sail: '#cfe3e6',
  cannon: '#d9cdbb',
  goods: '#e6cfa4',
  map: '#e2d3ad',
  ship: '#a9d3d6',
  loot: '#e6cfa4',
  sandbank: '#bcdcd3',
  storm: '#a9b5bd',
  monster: '#8fb3b5',
  sailor: '#e8c98c',
  passenger: '#d8c2d0',
};

/** What lies in a chest or stands in a hold, each by itself. */
function piecesOf(half: PrintedHalf): ComponentChild[] {
  switch (half.type) {
    case 'sail':
      return Array.from({ length: half.value }, (_, i) => <Sail key={i} />);
    case 'cannon':
      return Array.from({ length: half.value }, (_, i) => <Cannon key={i} />);
    case 'goods':
      return goodsOf(half.goods);
    case 'map':
      return [<MapSign key="map" />];
    case 'loot':
      return [
        ...(half.flag === undefined ? [] : [<FlagSign key="flag" flag={half.flag} />]),
        ...goodsOf(half.goods ?? {}),
        ...(half.map === undefined ? [] : [<MapSign key="map" />]),
        ...(half.doubloon === undefined ? [] : [<Doubloon key="doubloon" />]),
      ];
    default:
      return [];
  }
}

const goodsOf = (goods: GoodsCount): ComponentChild[] =>
  (['cotton', 'cloth', 'cocoa'] as const).flatMap(good =>
    Array.from({ length: goods[good] ?? 0 }, (_, i) => <GoodSign key={`${good} ${i}`} good={good} />),
  );

/** Where so many pieces lie in the width there is, and how large. */
const ROWS: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[0, 0, 1.22]],
  [
    [-23, -3, 0.84],
    [24, 4, 0.84],
  ],
  [
    [-27, 6, 0.68],
    [2, -9, 0.68],
    [29, 7, 0.68],
  ],
];

/** A figure to beat or to keep below, on what it is counted in. */
export const Figure = ({ kind, value }: { kind: 'ball' | 'canvas' | 'cards'; value: number }) => (
  <g>
    {kind === 'ball' ? (
      <circle r="15" fill="#2b3138" />
    ) : kind === 'canvas' ? (
      <path fill="#fbf4e2" d="M-13-15H13C18-5 18 5 13 15 5 10-5 10-13 15-18 5-18-5-13-15z" />
    ) : (
      <>
        <rect x="-7" y="-17" width="20" height="28" rx="3" fill="#d8c08c" transform="rotate(10)" />
        <rect x="-13" y="-15" width="24" height="30" rx="3" fill="#fbf4e2" />
      </>
    )}
    <text
      class="cj-figure"
      x={kind === 'cards' ? -1 : 0}
      y="8.500"
      fill={kind === 'ball' ? '#fff6ea' : '#2a1b0c'}
      data-ornament
    >
      {value}
    </text>
  </g>
);

/** The figures in the right margin of a ship or a danger. */
function figuresOf(half: PrintedHalf): ComponentChild {
  switch (half.type) {
    case 'ship':
      return (
        <>
          <g transform="translate(107 22)">
            <Figure kind="ball" value={half.cannons} />
          </g>
          <g transform="translate(107 62) scale(.9)">
            <Figure kind="canvas" value={half.sails} />
          </g>
        </>
      );
    case 'sandbank':
    case 'storm':
    case 'monster':
      return (
        <g transform="translate(106 24) scale(1.1)">
          <Figure
            kind={half.type === 'sandbank' ? 'cards' : half.type === 'storm' ? 'canvas' : 'ball'}
            value={half.value}
          />
        </g>
      );
    default:
      return null;
  }
}

function sightOf(half: PrintedHalf): ComponentChild {
  switch (half.type) {
    case 'ship':
      return (
        <g transform="scale(.95)">
          <Merchantman flag={half.flag} cannons={half.cannons} />
        </g>
      );
    case 'sandbank':
    case 'storm':
    case 'monster':
      return <Danger hazard={half.type} />;
    case 'sailor':
      return <Sailor role={half.role} />;
    case 'passenger':
      return (
        <>
          <g transform="translate(-8 0)">
            <Passenger nation={half.flag} />
          </g>
          <g transform="translate(34 -18) scale(.62)" stroke-width="3">
            <FlagSign flag={half.flag} />
          </g>
        </>
      );
    default:
      return null;
  }
}

/** The middle of what is drawn: people stand on the lower edge, and what has a margin leaves it free. */
const MIDDLE: { readonly [T in PrintedHalf['type']]?: readonly [x: number, y: number] } = {
  ship: [61, 51],
  sandbank: [58, 45],
  storm: [58, 45],
  monster: [58, 45],
  sailor: [72, 48],
  passenger: [70, 48],
};

/** `isPlain`: nothing stands in its left margin, and its pieces lie in the middle. */
export function HalfDrawing({ half, isPlain = true }: { half: PrintedHalf; isPlain?: boolean }) {
  const pieces = piecesOf(half);
  const [x, y] = MIDDLE[half.type] ?? [isPlain ? 66 : 77, 47];
  const spots = ROWS[Math.min(pieces.length, ROWS.length - 1)] ?? [];
  return (
    <g>
      <rect width={HALF.width} height={HALF.height} fill={GROUNDS[half.type]} stroke="none" />
      <g transform={`translate(${x} ${y})`}>
        {sightOf(half)}
        {spots.map(([left, top, scale], i) => (
          <g key={`${left} ${top}`} transform={`translate(${left} ${top}) scale(${scale})`}>
            {pieces[i]}
          </g>
        ))}
      </g>
      {figuresOf(half)}
    </g>
  );
}
