/** What Aquatika brings to the page. */
import { type Aquatika, aquatika } from '@havre/engine/games/aquatika/game.ts';
import { moveText } from '@havre/engine/games/aquatika/notation.ts';
import type { Event } from '@havre/engine/games/aquatika/state.ts';
import { wording } from '@havre/engine/games/aquatika/wording.ts';
import type { GameUi } from '../contract.ts';
import { Board } from './board.tsx';
import { CampMark } from './camp-mark.tsx';
import { isMoving } from './choosing.ts';
import { LagoonPicture } from './lagoon-picture.tsx';
import { pace } from './pace.ts';
import { ruleOf } from './piece-rules.ts';
import { promptRules } from './prompt-rules.ts';

/** What one does in one's own camp is seen there, and of no interest once it is done. */
const IN_CAMP: readonly Event['type'][] = ['placed', 'pickedUp', 'swapped', 'filled'];

export const aquatikaUi: GameUi<Aquatika> = {
  game: aquatika,
  wording,
  promptRules,
  ruleOf,
  Board,
  Mark: CampMark,
  showsPlayers: true,
  isOnBoard: () => true,
  pace,
  isTold: ({ type }) => !IN_CAMP.includes(type),
  writeMove: (state, action) => (isMoving(action) ? moveText(state, action) : null),
  notation: async () => (await import('@havre/engine/games/aquatika/notation-game.ts')).notation,
  lesson: async () => (await import('./lesson.ts')).lesson,
  puzzles: async () => (await import('@havre/engine/games/aquatika/puzzles.ts')).puzzleBook,
  figures: async () => (await import('./figures.ts')).figures,
  Picture: LagoonPicture,
};
