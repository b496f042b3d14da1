/** Chapter 10: the end of the game and scoring (fin du jeu). */
import { type Outcome, ranked, seatSide } from '../../kernel/outcome.ts';
import { NOBODY } from '../../kernel/seats.ts';
import { NUMBER, PORT_ROYAL, type Space, stepsToGo } from './board.ts';
import type { Score } from './events.ts';
import { GOLD, isPower, POWERS } from './material.ts';
import { scoreBeside, winnerAtOnce, worthAtEnd, worths } from './powers.ts';
import { FACE_UP, isAfloat, isGhost, isHome, type Ship, type State, seatOf, tokensOf } from './state.ts';

/** What a ship scores that is not beyond the red line of the last stretch (JAM-END-07, JAM-END-18). */
const BEFORE_THE_LINE = Math.min(...NUMBER);

/** JAM-END-01, JAM-END-05: a ship is home; the first one makes this round the last. */
export function finish(s: State, ship: Ship): void {
  if (s.journal === null) return;
  const first = s.lap.filter(lap => lap === 1).length === 1;
  const rule = isGhost(s, ship) ? 'JAM-GHOST-25' : first ? 'JAM-END-01' : 'JAM-END-05';
  s.journal.add({ type: 'finished', rule, ship });
}

/** JAM-END-01, JAM-ROUND-22: the round is finished, then the game is over, even if whoever was home has left since. */
export function endIfSomebodyIsHome(s: State): void {
  for (let ship = 0; ship < s.lap.length; ship++)
    if (isHome(s, ship)) {
      scoreAll(s);
      return;
    }
}

/** JAM-END-17: all hidden treasures are shown at once, then everybody is scored. */
function scoreAll(s: State): void {
  for (let ship = 0; ship < s.space.length; ship++) showTreasures(s, ship);
  if (s.journal !== null) tellScores(s);
  s.over = true;
  if (s.journal !== null) tellWinners(s);
}

function tellScores(s: State): void {
  for (let ship = 0; ship < s.space.length; ship++) {
    if (!isAfloat(s, ship)) continue;
    s.journal?.add({ type: 'scored', rule: isGhost(s, ship) ? 'JAM-GHOST-24' : 'JAM-END-06', ...scoreOf(s, ship) });
  }
}

function showTreasures(s: State, ship: Ship): void {
  const shown: (number | (typeof POWERS)[number])[] = [];
  for (let card = 0; card < s.owner.length; card++) {
    if (s.owner[card] !== ship || s.openly[card] === FACE_UP) continue;
    s.openly[card] = FACE_UP;
    s.seenBy[card] = 0;
    if (s.journal !== null) shown.push(isPower(card) ? POWERS[card] : worths(s)[card]);
  }
  if (shown.length > 0) s.journal?.add({ type: 'treasuresShown', rule: 'JAM-END-17', ship, treasures: shown });
}

/** JAM-END-10: level in score and in the race, they share; JAM-END-09: else whoever is further ahead. */
function tellWinners(s: State): void {
  const result = outcome(s);
  if (result.void) return;
  const winners = result.sides.filter(side => side.place === 1);
  const best = winners[0]?.score ?? 0;
  const level = result.sides.filter(side => side.score === best).length;
  const rule = winners.length > 1 ? 'JAM-END-10' : level > 1 ? 'JAM-END-09' : 'JAM-END-08';
  const ships = result.sides.flatMap((side, ship) => (side.place === 1 ? [ship] : []));
  s.journal?.add({ type: 'won', rule, ships });
}

/**
 * JAM-END-07, JAM-END-15, JAM-END-16, JAM-END-18: the number of the space, for a ship on its way home; Port Royal counts only
 * for whoever has finished.
 */
export function positionScore(space: Space, lap: number): number {
  if (lap === 1) return NUMBER[PORT_ROYAL];
  return lap === 0 && space !== PORT_ROYAL ? NUMBER[space] : BEFORE_THE_LINE;
}

/** JAM-END-06, JAM-END-11, JAM-END-13: position, doubloons in the holds, the 6th Hold included (JAM-END-12), treasures. */
export function scoreOf(s: State, ship: Ship): Score {
  const position = positionScore(s.space[ship], s.lap[ship]);
  const gold = tokensOf(s, ship, GOLD);
  const treasures: number[] = [];
  const points = worths(s);
  for (let card = POWERS.length; card < points.length; card++) if (s.owner[card] === ship) treasures.push(points[card]);
  const total = position + gold + treasures.reduce((sum, worth) => sum + worth, 0) + worthAtEnd(s, ship);
  return { ship, position, gold, treasures, ...scoreBeside(s, ship), total };
}

/**
 * JAM-END-08, JAM-END-09, JAM-END-10, JAM-END-19: by score, then by who is further ahead, not by who was there first
 * (JAM-END-14); whoever left comes last (JAM-NET-02). The ghost may win (JAM-GHOST-20, JAM-GHOST-23).
 */
export function outcome(s: State): Outcome {
  const winner = s.lastLeft === NOBODY ? winnerAtOnce(s) : s.lastLeft;
  return ranked(
    s.space.map((_, ship) => {
      const seat = seatOf(s, ship);
      const side = seat === NOBODY ? { side: 'ghost', seats: 0 } : seatSide(seat);
      if (!isAfloat(s, ship)) return { ...side, score: null, rank: [0] };
      if (winner !== NOBODY) return { ...side, score: null, rank: [seat === winner ? 2 : 1] };
      const { total } = scoreOf(s, ship);
      return { ...side, score: total, rank: [1, total, -stepsToGo(s.space[ship], s.lap[ship])] };
    }),
  );
}
