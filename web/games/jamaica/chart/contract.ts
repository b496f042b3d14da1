/** What the sea chart is asked to show. It knows the board and the ships on it, and nothing of whose turn it is or why. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { Colour } from '@havre/engine/games/jamaica/material.ts';

/** A ship as it lies on the chart. */
export interface ChartShip {
  /** The number of the ship in the rules. */
  readonly ship: number;
  readonly colour: Colour;
  readonly isGhost: boolean;
  /** Where it lies; one that has left the board is not given. */
  readonly space: Space;
  /** Who sails it, for the label. */
  readonly name: string;
  /** Whose turn it is: marked. */
  readonly isActive: boolean;
}

/** A voyage that is under way on the screen. */
export interface ChartVoyage {
  readonly ship: number;
  readonly from: Space;
  /** The spaces it comes over, the last one being where it stops. */
  readonly path: readonly Space[];
  readonly isRetreat: boolean;
  /** In milliseconds; 0 where nothing moves. */
  readonly duration: number;
}

/** A space that can be chosen. */
export interface ChartChoice {
  readonly space: Space;
  /** What is read out and shown in the tooltip: the name of the space, its price, who would be fought. */
  readonly label: string;
  /** Whether it is pointed at or chosen and waits for a confirmation. */
  readonly isChosen: boolean;
  /** Whether somebody who teaches points at it. */
  readonly isSuggested: boolean;
  /** Whose power makes it possible, where it is somebody's of The Crew. */
  readonly by: CharacterName | null;
}

/** A way that is shown before it is sailed. */
export interface ChartCourse {
  readonly from: Space;
  readonly path: readonly Space[];
  /** How the course is drawn: one of several of a card, or the one that is pointed at. */
  readonly isFaint: boolean;
  /** What becomes of it at its end: drawn as a mark there. */
  readonly end: 'free' | 'unpayable' | 'fight' | 'treasure' | 'home';
}

export interface ChartProps {
  readonly ships: readonly ChartShip[];
  /** The lairs that still hold a treasure. */
  readonly lairs: readonly Space[];
  readonly voyage: ChartVoyage | null;
  readonly courses: readonly ChartCourse[];
  readonly choices: readonly ChartChoice[];
  /** What the camera keeps in sight when the chart is larger than its window; empty: the whole chart. */
  readonly focus: readonly Space[];
  /** The chart alone, from across a room: no camera, larger marks. */
  readonly isBigScreen: boolean;
  choose(space: Space): void;
  /** Pointing at a space that can be chosen, by mouse or keyboard, without choosing it; null: no more. */
  point(space: Space | null): void;
  /** Somebody touched a space that cannot be chosen. */
  askWhy(space: Space): void;
}
