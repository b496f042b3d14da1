/** The ring of lit buoys around a space that can be chosen. What breathes and nods is a box of its own: only it is moved. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { CrewFace } from '../crew/crew-face.tsx';

const BUOYS = 10;
const IN_HARBOUR = 16;

export interface ChoiceRingProps {
  readonly isHarbour: boolean;
  /** Whether somebody who teaches points at it. */
  readonly isSuggested: boolean;
  /** Whose power makes it possible: a face hangs on the ring. */
  readonly by: CharacterName | null;
}

export function ChoiceRing({ isHarbour, isSuggested, by }: ChoiceRingProps) {
  const count = isHarbour ? IN_HARBOUR : BUOYS;
  const size = isHarbour ? 3.6 : 5.4;
  return (
    <>
      <span class="ring-glow" />
      <svg class="choice-ring" viewBox="-60 -60 120 120" aria-hidden="true">
        <circle class="ring-rope-edge" r="47" />
        <circle class="ring-rope" r="47" />
        {Array.from({ length: count }, (_, i) => (
          <g key={i} transform={`rotate(${(i * 360) / count - 90}) translate(47 0)`}>
            <circle class="ring-buoy" r={size} />
            <circle class="ring-light" r={size * 0.45} />
          </g>
        ))}
      </svg>
      {by === null ? null : (
        <span class="ring-face">
          <CrewFace character={by} />
        </span>
      )}
      {isSuggested ? (
        <svg class="ring-arrow" viewBox="0 0 34 42" aria-hidden="true">
          <path d="M17 40 2 22h8V2h14v20h8z" />
        </svg>
      ) : null}
    </>
  );
}
