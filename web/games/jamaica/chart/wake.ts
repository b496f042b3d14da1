/** The wake of a ship: puffs of foam that appear as it passes, spread and fade. */
import { distance, heading, type Point } from './points.ts';
import type { VoyageMoment } from './voyage.ts';

/** Units of sheet between two puffs, and how many there are at most. */
const APART = 36;
const MOST = 32;
/** How long foam stays, in milliseconds. */
const FADING = 900;

/** Lays the wake of a voyage on the waters. Each puff goes by itself. */
export function layWake(waters: HTMLElement, voyage: readonly VoyageMoment[], duration: number): Animation[] {
  const animations: Animation[] = [];
  for (const { at, x, y, towards } of puffs(voyage)) {
    const foam = document.createElement('span');
    foam.className = 'foam';
    waters.append(foam);
    const angle = Math.atan2(towards.y, towards.x);
    const lying = (size: number): string => `translate(${x}px, ${y + 20}px) rotate(${angle}rad) scale(${size})`;
    const fading = foam.animate(
      [
        { transform: lying(0.4), opacity: 0 },
        { transform: lying(0.7), opacity: 0.85, offset: 0.12 },
        { transform: lying(1.7), opacity: 0 },
      ],
      { duration: FADING, delay: at * duration, easing: 'ease-out', fill: 'both' },
    );
    const gone = () => foam.remove();
    fading.finished.then(gone, gone);
    animations.push(fading);
  }
  return animations;
}

interface Puff extends Point {
  readonly at: number;
  readonly towards: Point;
}

/** Where puffs are left behind: so far apart, at the time the ship passes. */
export function puffs(voyage: readonly VoyageMoment[]): Puff[] {
  const all: Puff[] = [];
  let last = voyage[0];
  if (last === undefined) return all;
  for (const moment of voyage) {
    if (distance(last, moment) < APART) continue;
    all.push({ x: last.x, y: last.y, at: moment.at, towards: heading(last, moment) });
    last = moment;
  }
  const every = Math.ceil(all.length / MOST);
  return all.filter((_, i) => i % every === 0);
}
