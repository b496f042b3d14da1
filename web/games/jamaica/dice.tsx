/** The dice: two for the day, with pips, and the black one for combats and shortages. */
import { FACES, STAR, SYMBOLS } from '@havre/engine/games/jamaica/material.ts';
import { symbolPath } from './signs.tsx';
import './dice.css';

/** Where the pips of a number are, on a field of three by three. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

/** An action die; while it falls it tumbles, bounces once and settles. */
export const ActionDie = ({ value, tumbles = false }: { value: number; tumbles?: boolean }) => (
  <svg class={tumbles ? 'jam-die tumbles' : 'jam-die'} viewBox="0 0 24 24" aria-hidden="true">
    <rect class="jam-die-side" x="1.500" y="2.600" width="21" height="20.400" rx="5" />
    <rect class="jam-die-top" x="1.500" y="1" width="21" height="20.400" rx="5" />
    {(PIPS[value] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} class="jam-pip" cx={6.5 + x * 5.5} cy={5.7 + y * 5.5} r="2" />
    ))}
  </svg>
);

/** The combat die. In the 2021 edition each face has a symbol beside its number, for shortages. */
export function CombatDie({ face, hasSymbols, tumbles = false }: CombatDieProps) {
  const symbol = SYMBOLS[FACES.indexOf(face)];
  return (
    <svg class={tumbles ? 'jam-die black tumbles' : 'jam-die black'} viewBox="0 0 24 24" aria-hidden="true">
      <rect class="jam-die-side" x="1.500" y="2.600" width="21" height="20.400" rx="5" />
      <rect class="jam-die-top" x="1.500" y="1" width="21" height="20.400" rx="5" />
      {face === STAR ? (
        <path class="jam-die-star" d={symbolPath('star')} transform="translate(2.400 1.200) scale(.8)" />
      ) : face > 0 ? (
        <>
          <text class="jam-die-number" x="12" y={hasSymbols ? 13.5 : 16}>
            {face}
          </text>
          {hasSymbols && symbol !== undefined ? (
            <path class="jam-die-symbol" d={symbolPath(symbol)} transform="translate(8.800 14.300) scale(.27)" />
          ) : null}
        </>
      ) : null}
    </svg>
  );
}

interface CombatDieProps {
  /** What it shows; 0 before it is rolled. */
  readonly face: number;
  readonly hasSymbols: boolean;
  readonly tumbles?: boolean;
}
