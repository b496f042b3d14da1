/**
 * How animals move. The shark glides and closes on what it eats; the octopus pulls itself along and spreads over its prey; the
 * flying fish leaves the water, its shadow below. Everything here is known to both sides: whether an octopus takes something
 * along never shows (AQU-INFO-05).
 */

import { cellName } from '@havre/engine/games/aquatika/board.ts';
import { FISH, kindOf, NONE, OCTOPUS } from '@havre/engine/games/aquatika/pieces.ts';
import type { Event } from '@havre/engine/games/aquatika/state.ts';
import { placeOf, type Sight } from './geometry.ts';

type Moved = Extract<Event, { type: 'moved' }>;

/** The frames of an animal on its way, by where it is from the cell it comes to, in cells. */
export interface SwimFrames {
  readonly piece: Keyframe[];
  /** What happens to its shadow, where that is told apart. */
  readonly shadow: Keyframe[];
  /** Whoever is eaten or covered, who stays on the cell until then. */
  readonly met: Keyframe[];
  /** Whoever was under it and is free. */
  readonly freed: Keyframe[];
}

const at = (x: number, y: number): string => `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%`;

/** How a move is shown. Translations are in shares of an animal, which is a little smaller than its cell. */
export function framesOf(sight: Sight, { move, path }: Moved): SwimFrames {
  const end = placeOf(sight, move.to);
  const CELL = 1 / 0.94;
  const stops = path.map(cell => {
    const { x, y } = placeOf(sight, cell);
    return { x: (x - end.x) * CELL, y: (y - end.y) * CELL };
  });
  const start = stops[0] ?? { x: 0, y: 0 };
  const kind = kindOf(move.piece);
  const isMet = move.eaten.length > 0 || move.covered !== NONE;
  const met: Keyframe[] =
    move.eaten.length > 0
      ? [
          { opacity: 1, scale: 1 },
          { opacity: 1, scale: 1, offset: 0.62 },
          { opacity: 0, scale: 0.3 },
        ]
      : [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  const freed: Keyframe[] = [
    { opacity: 0, scale: 0.7 },
    { opacity: 0.4, scale: 0.8, offset: 0.3 },
    { opacity: 1, scale: 1 },
  ];
  if (kind === FISH && stops.length > 1 && isLeap(path)) return { ...leap(stops), met, freed };
  if (kind === OCTOPUS) return { piece: pulled(start, isMet), shadow: [], met, freed };
  return { piece: glided(start, isMet), shadow: [], met, freed };
}

const isLeap = (path: readonly number[]): boolean => {
  const [from = 0, to = 0] = path;
  return Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3))) > 1;
};

interface Way {
  readonly x: number;
  readonly y: number;
}

/** It swings its tail, and snaps where somebody is. */
const glided = ({ x, y }: Way, isMet: boolean): Keyframe[] => [
  { translate: at(x, y), rotate: '0deg', scale: 1 },
  { translate: at(x * 0.62, y * 0.62), rotate: '-7deg', scale: 1, offset: 0.35 },
  { translate: at(x * 0.22, y * 0.22), rotate: '5deg', scale: isMet ? 1.12 : 1, offset: 0.62 },
  { translate: at(0, 0), rotate: '-2deg', scale: isMet ? 1.26 : 1.02, offset: 0.8 },
  { translate: at(0, 0), rotate: '0deg', scale: 1 },
];

/** It draws itself together and stretches, twice; over a prey it spreads. */
const pulled = ({ x, y }: Way, isMet: boolean): Keyframe[] => [
  { translate: at(x, y), scale: '1 1' },
  { translate: at(x, y), scale: '0.86 0.86', offset: 0.12 },
  { translate: at(x * 0.5, y * 0.5), scale: '1.1 1.1', offset: 0.42 },
  { translate: at(x * 0.42, y * 0.42), scale: '0.88 0.88', offset: 0.54 },
  { translate: at(0, 0), scale: isMet ? '1.34 1.34' : '1.08 1.08', offset: 0.84 },
  { translate: at(0, 0), scale: '1 1' },
];

/** Up, over and into the water again at every landing; the shadow stays on the water and grows small. */
function leap(stops: readonly Way[]): Pick<SwimFrames, 'piece' | 'shadow'> {
  const jumps = stops.length - 1;
  const piece: Keyframe[] = [];
  const shadow: Keyframe[] = [];
  for (const [i, stop] of stops.entries()) {
    const next = stops[i + 1];
    piece.push({ translate: at(stop.x, stop.y), scale: 1, offset: i / jumps });
    shadow.push({ translate: '0% 0%', opacity: 0.32, scale: 1, offset: i / jumps });
    if (next === undefined) break;
    const offset = (i + 0.5) / jumps;
    piece.push({ translate: at((stop.x + next.x) / 2, (stop.y + next.y) / 2 - 0.2), scale: 1.42, offset });
    shadow.push({ translate: '14% 34%', opacity: 0.18, scale: 0.72, offset });
  }
  return { piece, shadow };
}

const EASING = 'cubic-bezier(.35,.1,.25,1)';

/** Lets the animals of a move move, on a sheet that shows them where they are afterwards. */
export function showMove(sheet: HTMLElement, sight: Sight, event: Moved, duration: number): Animation[] {
  const { move } = event;
  const frames = framesOf(sight, event);
  const inCell = (cell: number, what: string): HTMLElement | null =>
    sheet.querySelector<HTMLElement>(`[data-cell="${cellName(cell)}"] > ${what}`);
  const mover = inCell(move.to, '.aqua-piece');
  const timing = { duration, easing: EASING, fill: 'backwards' as const };
  const linear = { ...timing, easing: 'linear' };
  if (mover === null) return [];
  mover.dataset.moves = '';
  mover.parentElement?.scrollIntoView({ block: 'nearest' });
  const way = mover.animate(frames.piece, frames.shadow.length > 0 ? linear : timing);
  const arrive = (): void => void delete mover.dataset.moves;
  way.finished.then(arrive, arrive);
  const shown = [way];
  const shadow = mover.querySelector('.animal-shadow');
  if (shadow !== null && frames.shadow.length > 0) shown.push(shadow.animate(frames.shadow, linear));
  for (const ghost of sheet.querySelectorAll<HTMLElement>('.aqua-ghost'))
    shown.push(ghost.animate(frames.met, { ...timing, fill: 'both' }));
  const free = move.freed === NONE ? null : inCell(move.from, '.aqua-piece');
  if (free !== null) shown.push(free.animate(frames.freed, timing));
  return shown;
}

/** Both camps come up from the bottom, row by row. */
export function showCamps(sheet: HTMLElement, duration: number): Animation[] {
  return [...sheet.querySelectorAll<HTMLElement>('.aqua-piece')].map((piece, i) =>
    piece.animate(
      [
        { opacity: 0, scale: 0.4 },
        { opacity: 1, scale: 1.1, offset: 0.7 },
        { opacity: 1, scale: 1 },
      ],
      {
        duration: duration * 0.6,
        delay: (i % 9) * duration * 0.04,
        easing: EASING,
        fill: 'backwards',
      },
    ),
  );
}
