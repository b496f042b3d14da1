/** A letter of marque, 160 by 116: parchment, what it asks for, and a wax seal with the doubloons it pays. */
import { GOODS, NATIONS } from '@havre/engine/games/captain-jack/card-list.ts';
import { LETTERS, type Letter } from '@havre/engine/games/captain-jack/material.ts';
import { Doubloon, FlagSign, GoodSign } from './signs.tsx';
import './letter.css';

const SHEET =
  'M6 8C30 3 52 9 80 5S132 3 154 8C158 30 152 52 156 74 157 90 154 102 152 110 120 114 96 108 70 112 44 115 24 109 7 111 3 84 9 62 5 40 4 26 5 16 6 8z';

/** Where what is asked for stands: at most five symbols. */
const SPOTS: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[62, 56, 1.1]],
  [
    [32, 56, 0.88],
    [83, 52, 0.88],
  ],
  [
    [27, 44, 0.7],
    [73, 40, 0.7],
    [50, 80, 0.7],
  ],
  [
    [28, 40, 0.66],
    [72, 38, 0.66],
    [30, 83, 0.66],
    [75, 82, 0.66],
  ],
];

export function LetterSheet({ letter }: { letter: Letter }) {
  const printed = LETTERS[letter];
  if (printed === undefined) return null;
  const { asks, pays } = printed;
  const signs = [
    ...NATIONS.flatMap(flag =>
      Array.from({ length: asks[flag] ?? 0 }, (_, i) => <FlagSign key={`${flag} ${i}`} flag={flag} />),
    ),
    ...GOODS.flatMap(good =>
      Array.from({ length: asks[good] ?? 0 }, (_, i) => <GoodSign key={`${good} ${i}`} good={good} />),
    ),
  ];
  const spots = SPOTS[Math.min(signs.length, SPOTS.length - 1)] ?? [];
  return (
    <svg class="cj-sheet" viewBox="0 0 160 118" aria-hidden="true">
      <path class="cj-sheet-paper" d={SHEET} />
      <path class="cj-sheet-lines" d="M20 22C50 18 90 24 140 20M20 99C40 96 70 102 92 98" />
      <g class="cj-ink">
        {spots.map(([x, y, scale], i) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
            {signs[i]}
          </g>
        ))}
      </g>
      <g class="cj-seal" transform="translate(131 89)">
        <path d="M0-27C9-30 14-23 21-19 29-12 25-4 28 3 27 13 18 15 12 22 4 29-5 25-13 24-22 20-22 11-27 4-29-6-23-12-20-19-13-26-7-24 0-27z" />
        <circle r="19.500" />
      </g>
      <g class="cj-ink">
        {pays === 2 ? (
          <>
            <g transform="translate(124 86) scale(.44)">
              <Doubloon />
            </g>
            <g transform="translate(139 93) scale(.44)">
              <Doubloon />
            </g>
          </>
        ) : (
          <g transform="translate(131 89) scale(.56)">
            <Doubloon />
          </g>
        )}
      </g>
    </svg>
  );
}
