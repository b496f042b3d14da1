/** What a cell is called for whoever listens: where it is, who is there as far as one may know, and what a touch does. */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { type Colour, NONE } from '@havre/engine/games/aquatika/pieces.ts';
import { boardOf } from '@havre/engine/games/aquatika/state.ts';
import type { LagoonDrawing } from './lagoon/contract.ts';
import type { AquaWords } from './words.ts';

export function cellText(
  words: AquaWords,
  view: View,
  scene: LagoonDrawing,
  cell: Cell,
  startCells: readonly Cell[] = [],
): string {
  const shell = boardOf(view).targets.indexOf(cell);
  const [piece, prey] = [scene.top[cell] ?? NONE, scene.under[cell] ?? NONE];
  return words.cell({
    cell,
    shell: shell < 0 ? null : (shell as Colour),
    piece: piece === NONE ? null : piece,
    prey: prey === NONE ? null : prey,
    doing: startCells.includes(cell) ? words.startCell : doingText(words, scene, cell),
  });
}

function doingText(
  words: AquaWords,
  { chosen, movable, targets, askedPrey, threats }: LagoonDrawing,
  cell: Cell,
): string | null {
  const threatens = threats.some(({ from }) => from === cell) ? words.threatens : null;
  if (chosen === null) return movable.includes(cell) ? words.canGo : threatens;
  const end = chosen.stops.at(-1);
  if (askedPrey !== null && cell === end) return words.preyComes;
  if (askedPrey !== null && cell === chosen.from) return words.preyStays;
  if (cell === chosen.from) return words.isChosen;
  const target = targets.find(({ to }) => to === cell);
  return target === undefined ? threatens : words.goesHere[target.kind];
}
