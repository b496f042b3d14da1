/** The tavern: its places, and how the bottle gets about in it (JAM-DATA-08). */
import { tavern } from '../crew-components.ts';

/** A place of the tavern, row by row. */
export type Place = number;
export const PLACES = tavern.columns * tavern.rows;
/** Where the bottle starts: at the top of the stairs (CREW-SETUP-02). */
export const STAIRS: Place = tavern.stairs.row * tavern.columns + tavern.stairs.column;

/** On a place without a character. */
export const EMPTY = -1;

/** CREW-RECRUIT-11: the places next to each one, straight up, down, left and right. */
export const NEXT_TO: readonly (readonly Place[])[] = Array.from({ length: PLACES }, (_, place) => {
  const column = place % tavern.columns;
  const row = Math.floor(place / tavern.columns);
  const isThere = (x: number, y: number): boolean => x >= 0 && x < tavern.columns && y >= 0 && y < tavern.rows;
  return [
    [column, row - 1],
    [column - 1, row],
    [column + 1, row],
    [column, row + 1],
  ].flatMap(([x = -1, y = -1]) => (isThere(x, y) ? [y * tavern.columns + x] : []));
});

/**
 * CREW-RECRUIT-07: characters that border the zone lie face up, and no others. The zone is every empty place: each of them was
 * left by a character next to it.
 */
export const isFaceUp = (tiles: readonly number[], place: Place): boolean =>
  tiles[place] !== EMPTY && NEXT_TO[place].some(other => tiles[other] === EMPTY);

/**
 * CREW-RECRUIT-06, CREW-RECRUIT-13: how many places the bottle has to be moved to each place of the zone, by the shortest way
 * through empty places; -1 for places it cannot get to.
 * @example stepsFrom(tiles, STAIRS)[STAIRS] // 0
 */
export function stepsFrom(tiles: readonly number[], bottle: Place): number[] {
  const steps = Array<number>(PLACES).fill(-1);
  steps[bottle] = 0;
  const reached = [bottle];
  for (const place of reached)
    for (const next of NEXT_TO[place])
      if (tiles[next] === EMPTY && steps[next] === -1) {
        steps[next] = steps[place] + 1;
        reached.push(next);
      }
  return steps;
}
