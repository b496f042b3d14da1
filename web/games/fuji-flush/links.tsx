/** Ropes between equal cards: who stands together. Under the cards, over the print. */
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import { groups } from '@havre/engine/games/fuji-flush/questions.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { linkThrough, type Spot } from './layout.ts';

export interface LinksProps {
  readonly view: View;
  readonly places: readonly Spot[];
  /** Who a lifted card would stand with, its owner first. */
  readonly joining: readonly Seat[];
}

/** Groups are told apart by the look of their ropes, in the order of their strength. */
const LOOKS = ['plain', 'twisted', 'knotted', 'plain'] as const;

export function Links({ view, places, joining }: LinksProps) {
  const path = (seats: readonly Seat[]): string => linkThrough(seats.flatMap(seat => places[seat] ?? []));
  const linked = groups(view).filter(({ seats }) => seats.length > 1);
  return (
    <svg class="fuji-links" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {linked.map(({ card, seats }, i) => (
        <g key={card} class={`fuji-link ${LOOKS[i % LOOKS.length]}`}>
          <path class="rope-edge" d={path(seats)} />
          <path class="rope" d={path(seats)} />
        </g>
      ))}
      {joining.length > 1 ? (
        <g class="fuji-link joining">
          <path class="rope-edge" d={path(joining)} />
          <path class="rope" d={path(joining)} />
        </g>
      ) : null}
    </svg>
  );
}
