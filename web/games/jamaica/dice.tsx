/** The dice: two for the day, with pips, and the black one for combats and shortages. */
import { FACES, STAR, SYMBOLS } from '@havre/engine/games/jamaica/material.ts';
import { Die, Pips } from '../kit/dice.tsx';
import { symbolPath } from './signs.tsx';
import './dice.css';

export const ActionDie = ({ value, tumbles = false }: { value: number; tumbles?: boolean }) => (
  <Die isThrown={tumbles}>
    <Pips value={value} />
  </Die>
);

/** The combat die. In the 2021 edition each face has a symbol beside its number, for shortages. */
export function CombatDie({ face, hasSymbols, tumbles = false }: CombatDieProps) {
  const symbol = SYMBOLS[FACES.indexOf(face)];
  return (
    <Die class="jam-black-die" isThrown={tumbles}>
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
    </Die>
  );
}

interface CombatDieProps {
  /** What it shows; 0 before it is rolled. */
  readonly face: number;
  readonly hasSymbols: boolean;
  readonly tumbles?: boolean;
}
