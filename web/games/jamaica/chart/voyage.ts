/** A voyage as the eye sees it: a curve from berth to berth along the lane, and how the ship heels in its turns. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { ahead, legCurve, middle } from './geography.ts';
import { type Measured, measured, type Point, smooth } from './points.ts';

/** The way over some spaces, from the middle of the first to the middle of the last: forward or backward. */
export function wayOver(from: Space, path: readonly Space[]): Point[] {
  const stops = [from, ...path];
  const way = stops.slice(1).flatMap((to, i) => lane(stops[i] as Space, to).slice(i === 0 ? 0 : 1));
  return way.length === 0 ? [middle(from)] : way;
}

/** The lane between two neighbours in the direction one sails it. */
function lane(from: Space, to: Space): Point[] {
  return ahead(from).includes(to) ? legCurve({ from, to }) : legCurve({ from: to, to: from }).toReversed();
}

/** The way of a ship that leaves one berth and comes to another. */
export function sailing(start: Point, from: Space, path: readonly Space[], end: Point): Measured {
  const inLane = wayOver(from, path);
  // The first and last steps lead out of one berth and into another: the ends of the lane itself are left out.
  const open = inLane.slice(5, -5);
  return measured(smooth([start, ...open.filter((_, i) => i % 3 === 0), end], 6));
}

/** One moment of a voyage. */
export interface VoyageMoment extends Point {
  /** Of the time, from 0 to 1. */
  readonly at: number;
  /** Degrees the ship leans: outward in a turn. */
  readonly heel: number;
  /** 1 where the bow looks to the right, -1 to the left. */
  readonly facing: number;
}

const STEEPEST = 11;

/** A voyage in moments that follow each other evenly in time: it gathers way, and loses it before the end. */
export function moments(way: Measured, isRetreat: boolean, count: number): VoyageMoment[] {
  let facing = 1;
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = i / count;
    const gone = way.length * eased(at);
    const here = way.at(gone);
    const before = way.towards(Math.max(0, gone - 26));
    const after = way.towards(Math.min(way.length, gone + 26));
    const turn = before.x * after.y - before.y * after.x;
    const bow = (isRetreat ? -1 : 1) * way.towards(gone).x;
    if (i === 0) facing = bow < 0 ? -1 : 1;
    else if (Math.abs(bow) > 0.25) facing = Math.sign(bow);
    const speed = Math.sin(Math.PI * at);
    return { at, ...here, heel: Math.max(-1, Math.min(1, -turn * 1.6)) * STEEPEST * speed * facing, facing };
  });
}

/** Slowly away, slowly in. */
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);
