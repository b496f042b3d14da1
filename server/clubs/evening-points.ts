/** The points of an evening. */
import type { ClubPlayer } from './club-games.ts';

type Placed = Pick<ClubPlayer, 'member' | 'side' | 'place'>;

/**
 * What the members at a table get for how they have placed: whoever is first of them a point, whoever is last none, and the others lie
 * evenly between. Only those who sit there count: a ghost that wins takes nobody's point.
 * @example pointsAt([{ member: 'a', side: '0', place: 2 }, { member: 'b', side: '1', place: 3 }]) // a 1, b 0
 */
export function pointsAt(players: readonly Placed[]): ReadonlyMap<string, number> {
  const places = new Map(players.map(({ side, place }) => [side, place]));
  const points = new Map<string, number>();
  for (const { member, place } of players) {
    if (member === null || place === null) continue;
    const better = [...places.values()].filter(other => other !== null && other < place).length;
    points.set(member, places.size < 2 ? 1 : 1 - better / (places.size - 1));
  }
  return points;
}
