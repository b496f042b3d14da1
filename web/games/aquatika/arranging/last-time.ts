/** The camp that was played last on each board, kept on this device. */
import { type BoardName, COUNTS } from '@havre/engine/games/aquatika/material.ts';
import type { Kind } from '@havre/engine/games/aquatika/pieces.ts';
import { deviceStorage } from '../../../shell/device-storage.ts';
import { type Camp, inHand, isFull } from './camp.ts';

const keyOf = (board: BoardName): string => `havre aquatika camp ${board}`;

export function keepCamp(board: BoardName, camp: Camp): void {
  if (isFull(camp)) deviceStorage.setItem(keyOf(board), camp.join(''));
}

/** Null where none is kept, or what is kept is no camp. */
export function campOfLastTime(board: BoardName): Camp | null {
  const kept = [...(deviceStorage.getItem(keyOf(board)) ?? '')].map(Number) as Kind[];
  const isCamp = kept.every(kind => COUNTS[kind] !== undefined && kind > 0);
  return isCamp && kept.length > 0 && inHand(kept).every(left => left === 0) ? kept : null;
}
