/** A piece: one of the three animals, of one of the two camps, which differ by colour and by marking. */
import { colourOf, FISH, type Kind, kindOf, OCTOPUS, type Piece, YELLOW } from '@havre/engine/games/aquatika/pieces.ts';
import type { JSX } from 'preact';
import { FlyingFish, FlyingFishShape } from './flying-fish.tsx';
import { Octopus, OctopusShape } from './octopus.tsx';
import { Shark, SharkShape } from './shark.tsx';
import './animals.css';

/** Yellow's animals are striped, Grey's have spots: no colour is needed to tell them apart. */
export type CampMarking = 'stripes' | 'spots';

const DRAWN: { readonly [K in Kind]: ((props: { marking: CampMarking }) => JSX.Element) | null } = {
  0: null,
  1: Octopus,
  2: Shark,
  3: FlyingFish,
};
const SHAPES: { readonly [K in Kind]: (() => JSX.Element) | null } = {
  0: null,
  1: OctopusShape,
  2: SharkShape,
  3: FlyingFishShape,
};

/** How far below an animal its shadow lies: a flying fish is above the water even at rest. */
const depthOf = (kind: Kind): number => (kind === FISH ? 9 : kind === OCTOPUS ? 3 : 5);

export interface AnimalProps {
  readonly piece: Piece;
  /** Where it looks, in degrees from up, clockwise: those of the other side come towards one. */
  readonly heading?: number;
}

export function Animal({ piece, heading = 0 }: AnimalProps) {
  const kind = kindOf(piece);
  const [Drawing, Shape] = [DRAWN[kind], SHAPES[kind]];
  if (Drawing === null || Shape === null) return null;
  const isYellow = colourOf(piece) === YELLOW;
  const [turn, depth] = [heading === 0 ? '' : `rotate(${heading})`, depthOf(kind)];
  return (
    <svg class={`animal ${isYellow ? 'yellow' : 'grey'}`} viewBox="-54 -54 108 108" aria-hidden="true">
      <g class="animal-shadow" transform={`translate(${depth * 0.6} ${depth}) ${turn}`}>
        <Shape />
      </g>
      <g class="animal-drawing" transform={turn}>
        <Drawing marking={isYellow ? 'stripes' : 'spots'} />
      </g>
    </svg>
  );
}
