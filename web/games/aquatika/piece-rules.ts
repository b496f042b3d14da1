/** What one may point at, and the rule about it. */
import { cellNamed } from '@havre/engine/games/aquatika/board.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { FISH, kindOf, NONE, OCTOPUS, SHARK } from '@havre/engine/games/aquatika/pieces.ts';
import { type PieceRules, ruleAround } from '../kit/piece-rules.ts';

const OF_ANIMALS: ReadonlyMap<number, string> = new Map([
  [OCTOPUS, 'AQU-OCTO-01'],
  [SHARK, 'AQU-SHARK-01'],
  [FISH, 'AQU-FISH-01'],
]);

export const PIECE_RULES: PieceRules = [
  ['.aqua-plate-pieces', 'AQU-SHARK-11'],
  ['.goal', 'AQU-END-01'],
  ['[data-cell]', 'AQU-MOVE-01'],
];

/** An animal stands for its power; under it there may be another, which only the octopus knows. */
export function ruleOf(pointed: Element, view: View): string | null {
  const cell = pointed.closest('[data-cell]')?.getAttribute('data-cell') ?? null;
  const piece = cell === null ? NONE : (view.top[cellNamed(cell)] ?? NONE);
  return (piece === NONE ? undefined : OF_ANIMALS.get(kindOf(piece))) ?? ruleAround(pointed, PIECE_RULES);
}
