import type { OwnGameRecord, RecordedPlayer } from '@havre/table/history/game-record.ts';
import { expect, test } from 'vitest';
import { sidesIn, statisticsOf } from '../statistics.ts';

const player = (name: string, changes: Partial<RecordedPlayer> = {}): RecordedPlayer => ({
  ...{ name, bot: null, mark: name, side: name, place: 2, score: null, share: 0, left: false },
  ...changes,
});

let count = 0;
const record = (changes: Partial<OwnGameRecord>): OwnGameRecord => ({
  ...{ table: `t${count}`, game: 'fuji-flush', origin: null, moves: 10, seat: 0 },
  ...{ beganAt: count * 1_000, endedAt: ++count * 1_000 },
  players: [player('me', { place: 1, share: 1 }), player('Ben'), player('Cleo', { place: 3 })],
  ...changes,
});

const LOST = [player('me', { place: 2 }), player('Ben', { place: 1, share: 1 }), player('Cleo', { place: 2 })];

test('games add up: wins, places, what chance would give, months', () => {
  const [fuji] = statisticsOf([record({}), record({ players: LOST }), record({ endedAt: Date.UTC(2026, 4, 3) })]);
  expect(fuji).toMatchObject({ game: 'fuji-flush', games: 3, wins: 2, places: [2, 1] });
  expect(fuji?.expectedWins).toBeCloseTo(1);
  expect(fuji?.months).toEqual([
    { month: '1970-01', games: 2, wins: 1 },
    { month: '2026-05', games: 1, wins: 1 },
  ]);
});

test('a ghost that has nobody’s seat is a side to come in behind, also in games of before', () => {
  const behind = [player('me', { place: 2 }), player('Ben', { place: 3 })];
  expect(sidesIn(record({ players: behind }))).toBe(3);
  const ahead = record({ players: [player('me', { place: 1, share: 1 }), player('Ben')], sides: 3 });
  expect(sidesIn(ahead)).toBe(3);
  expect(statisticsOf([ahead])[0]?.expectedWins).toBeCloseTo(1 / 3);
});

test('a shared win is the part of it that is one’s own', () => {
  const shared = [player('me', { place: 1, share: 0.5 }), player('Ben', { place: 1, share: 0.5 })];
  expect(statisticsOf([record({ players: shared })])[0]?.wins).toBe(0.5);
});

test('opponents are told apart by more than their names, and keep their games when they change them', () => {
  const met = (name: string, mark: string) =>
    record({ players: [player('me', { place: 1, share: 1 }), player(name, { mark })] });
  const [fuji] = statisticsOf([met('Ben', 'x'), met('Ben', 'y'), met('Benjamin', 'x'), record({ players: LOST })]);
  expect(fuji?.opponents.slice(0, 2)).toMatchObject([
    { name: 'Benjamin', games: 2, ahead: 2, level: 0, behind: 0 },
    { name: 'Ben', games: 1 },
  ]);
  expect(fuji?.opponents.find(({ key }) => key === 'person Cleo')).toMatchObject({ ahead: 0, level: 1 });
});

test('bots of one level are one opponent, and mates are none', () => {
  const bot = (place: number) => player('matelot', { bot: 'matelot', mark: null, side: `bot ${place}`, place });
  const mate = player('Dan', { side: 'me', place: 1, share: 1 });
  const [fuji] = statisticsOf([record({ players: [player('me', { place: 1, share: 1 }), bot(2), bot(3), mate] })]);
  expect(fuji?.opponents).toMatchObject([{ key: 'bot matelot', games: 1, ahead: 1 }]);
});

test('records worth telling name their games', () => {
  const mine = (score: number, share: number) => [
    player('me', { place: share > 0 ? 1 : 2, score, share }),
    player('Ben'),
  ];
  const games = [
    record({ players: mine(12, 1), moves: 9 }),
    record({ players: mine(20, 1), moves: 30 }),
    record({ players: mine(31, 0), moves: 5 }),
    record({ players: mine(8, 1), moves: 40, beganAt: 0 }),
  ];
  const { feats } = statisticsOf(games)[0] ?? {};
  expect(feats).toEqual({ bestScore: games[2], quickestWin: games[0], longestGame: games[3], longestStreak: 2 });
});

test('a win without a move, because all others left, is not the quickest', () => {
  const left = record({ players: [player('me', { share: 1 }), player('Ben', { place: 2 })], moves: 0 });
  expect(statisticsOf([left])[0]?.feats.quickestWin).toBeNull();
});

test('studies, games without a result and games of nobody known count for nothing', () => {
  const nobody = [player('me', { place: null, side: null }), player('Ben', { place: null, side: null })];
  expect(statisticsOf([record({ origin: 'branched' }), record({ players: nobody }), record({ seat: null })])).toEqual(
    [],
  );
});
