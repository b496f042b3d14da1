import type { Review, TurningPoint } from '@havre/engine/bots/review.ts';
import type { OwnGameRecord, RecordedPlayer } from '@havre/table/history/game-record.ts';
import { expect, test } from 'vitest';
import { turnsOf } from '../turns.ts';

const player = (name: string, place: number): RecordedPlayer => ({
  ...{ name, bot: null, mark: name, side: name, place, score: null, share: place === 1 ? 1 : 0, left: false },
});
const record = (table: string, origin: OwnGameRecord['origin'] = null): OwnGameRecord => ({
  ...{ table, game: 'fuji-flush', origin, moves: 10, seat: 1, beganAt: 1, endedAt: 2 },
  players: [player('Ben', 1), player('me', 2)],
});

type Turn = readonly [cause: TurningPoint['cause'], seat: number | null, after: number];
/** My chance is one half at first; each entry turns the game, and most for the other. */
const review = (...turns: readonly Turn[]): Review => ({
  points: [0.5, ...turns.map(([, , after]) => after)].map((mine, seq) => ({ seq, chances: [1 - mine, mine] })),
  turningPoints: turns.map(([cause, seat], i) => ({ seq: i + 1, cause, seat, concerns: 0, change: 0.1 })),
});

test('what turned one’s games is luck, one’s own decisions or those of others, on average of those that were reviewed', () => {
  const reviewed: Record<string, Review> = {
    a: review(['luck', 1, 0.1], ['decision', 1, 0.4], ['decision', 0, 0.2]),
    b: review(['luck', null, 0.7]),
    study: review(['luck', null, 1]),
  };
  const games = [record('a'), record('b'), record('c'), record('study', 'branched')];
  const turns = turnsOf(games, ({ table }) => reviewed[table] ?? null);
  expect(turns?.games).toBe(2);
  expect([turns?.own, turns?.others, turns?.luck].map(part => Math.round(100 * (part ?? 0)))).toEqual([15, -10, -10]);
});

test('nothing is said of games that were not reviewed', () => {
  expect(turnsOf([record('a')], () => null)).toBeNull();
});
