/** Camps that are tried out in games of bots: which arrangements win. `npm run camps:aquatika` measures them. */
import type { Bot } from '../../../bots/mind.ts';
import { mindOf } from '../../../bots/mind.ts';
import { type Chance, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { next, play } from '../../../kernel/flow.ts';
import { Match } from '../../../kernel/match.ts';
import { lowest, NOBODY, type Seat } from '../../../kernel/seats.ts';
import { Offer } from '../../../kernel/steps.ts';
import { aquatika } from '../game.ts';
import { type BoardName, CAMP_SIZE, unplaced } from '../material.ts';
import { KINDS, type Kind } from '../pieces.ts';
import { type Action, boardOf } from '../state.ts';
import { mirrored } from './camps.ts';
import { knowledge } from './knowledge.ts';

/** A camp and how it has done so far. */
export interface CampTrial {
  readonly camp: readonly Kind[];
  points: number;
  games: number;
}

export const shareOf = ({ points, games }: CampTrial): number => (games === 0 ? 0.5 : points / games);

/** Every camp there is, one of each pair that are mirror images. */
export function everyCamp(board: BoardName): Kind[][] {
  const camps: Kind[][] = [];
  const seen = new Set<string>();
  const fill = (camp: readonly Kind[]): void => {
    if (camp.length === CAMP_SIZE) {
      if (seen.has(mirrored(board, camp).join(''))) return;
      seen.add(camp.join(''));
      camps.push([...camp]);
      return;
    }
    const left = unplaced(camp);
    for (const kind of KINDS) if (left[kind] > 0) fill([...camp, kind]);
  };
  fill([]);
  return camps;
}

/** Two camps meet; who begins is drawn. Gives the winner's seat, or `NOBODY`. */
export type CampMeeting = (board: BoardName, camps: readonly (readonly Kind[])[], seed: number) => Seat;

/** Played by habit alone, thousands in a second. */
export const byHabit =
  (chance: Chance): CampMeeting =>
  (board, camps, seed) => {
    const s = arranged(board, camps, seed).state;
    const { steps } = aquatika.book;
    const copy = aquatika.clone(s, chance);
    const out = new Offer<Action>();
    for (let seat = next(steps, copy, out); seat !== NOBODY; seat = next(steps, copy, out))
      play(steps, copy, seat, out.list[knowledge.habit?.(copy, seat, out, chance) ?? 0]);
    return copy.winner;
  };

/** Played by two bots of one strength. */
export const byBots =
  (bot: Bot, chance: Chance): CampMeeting =>
  (board, camps, seed) => {
    const match = arranged(board, camps, seed);
    while (!match.over) {
      const seat = lowest(match.awaited);
      match.play(seat, bot.choose(mindOf(match, seat), chance));
    }
    return match.state.winner;
  };

function arranged(board: BoardName, camps: readonly (readonly Kind[])[], seed: number) {
  const match = Match.start(aquatika, {
    seats: 2,
    chance: new Stream(seededNumbers(seed)),
    options: { board, yellow: 0, first: (seed % 2) as 0 | 1 },
  });
  for (const seat of [0, 1]) {
    const cells = boardOf(match.state).camps[seat];
    camps[seat].forEach((kind, i) => {
      match.play(seat, { type: 'place', kind, at: cells[i] });
    });
    match.play(seat, { type: 'confirm' });
  }
  return match;
}

/**
 * Each camp meets so many others, drawn from the same field; the better ones come first in what it gives.
 * @example field(everyCamp('reef').map(camp => ({ camp, points: 0, games: 0 })), 'reef', 20, byHabit(dice), dice)
 */
export function field(
  trials: readonly CampTrial[],
  board: BoardName,
  rounds: number,
  meeting: CampMeeting,
  chance: Chance,
): CampTrial[] {
  let seed = chance.below(60_000);
  for (let round = 0; round < rounds; round++)
    for (const one of trials) {
      const other = trials[chance.below(trials.length)];
      const winner = meeting(board, [one.camp, other.camp], seed++);
      one.games++;
      other.games++;
      one.points += winner === 0 ? 1 : winner === NOBODY ? 0.5 : 0;
      other.points += winner === 1 ? 1 : winner === NOBODY ? 0.5 : 0;
    }
  return trials.toSorted((one, other) => shareOf(other) - shareOf(one));
}
