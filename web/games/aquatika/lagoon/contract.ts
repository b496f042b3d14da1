/** What the lagoon is drawn from: nothing in it says more than its viewer may see. */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import type { Piece } from '@havre/engine/games/aquatika/pieces.ts';
import type { Event, Move } from '@havre/engine/games/aquatika/state.ts';
import type { Chosen, TargetKind } from '../choosing.ts';
import type { Threat } from '../threats.ts';
import type { Sight } from './geometry.ts';

/** Where the chosen animal may go, and what becomes of whoever is there. */
export interface LagoonTarget {
  readonly to: Cell;
  readonly kind: TargetKind;
  /** Whether it lies behind another landing of the same chain. */
  readonly isFar: boolean;
  readonly wins: boolean;
  /** Whether one of the own camp would be eaten there. */
  readonly hurtsOwn: boolean;
}

export interface LagoonDrawing {
  readonly sight: Sight;
  readonly top: readonly Piece[];
  /** The preys that the viewer may see. */
  readonly under: readonly Piece[];
  /** Cells that something can be moved from now. */
  readonly movable: readonly Cell[];
  readonly chosen: Chosen | null;
  readonly targets: readonly LagoonTarget[];
  /** The prey that comes along or stays, while that is asked. */
  readonly askedPrey: Piece | null;
  /** The animal that comes next into the own camp, and where it could; null once the camp is full. */
  readonly awaited: { readonly piece: Piece; readonly cells: readonly Cell[] } | null;
  /** Cells that somebody who teaches or advises points to. */
  readonly suggested: readonly Cell[];
  /** Animals of the other side that could win with their next move, where the table allows such help. */
  readonly threats: readonly Threat[];
  /** The shell that the viewer's animals have to reach, and whether the viewer has not set out for it yet. */
  readonly goal: Cell | null;
  readonly isNewHere: boolean;
  readonly last: Move | null;
  readonly event: Event | null;
  /** The octopus whose owner looks under it. */
  readonly lifted: Cell | null;
  /** The piece that stands on its shell at the end. */
  readonly winning: Cell | null;
}
