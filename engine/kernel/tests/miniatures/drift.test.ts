import { expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../chance.ts';
import { laws } from '../../laws/laws.ts';
import { Match } from '../../match.ts';
import { utility } from '../../outcome.ts';
import { drifting } from './drift.ts';

const begun = () => Match.start(drifting, { seats: 2, chance: new Stream(seededNumbers(1)) });

test('the ghost meets a ship, and the other seat decides for it', () => {
  const match = begun();
  match.play(0, { type: 'sail', by: 1 });
  match.play(1, { type: 'sail', by: 2 }, { loaded: [1] }); // the ghost moves two buoys and meets ship 1
  expect(match.asked(0)).toMatchObject({ step: 'board', legal: [{ type: 'pushBack' }, { type: 'spare' }] });
  expect(match.asked(1)).toBeNull();
  match.play(0, { type: 'pushBack' });
  expect(match.view(0).at).toEqual([1, 1, 2]);
  expect(match.asked(1)?.step).toBe('sail'); // the captaincy has passed
});

test('a ship that no seat owns wins: both seats have lost', () => {
  const match = begun();
  match.play(0, { type: 'sail', by: 1 });
  match.play(1, { type: 'sail', by: 1 }, { loaded: [2] });
  match.play(1, { type: 'sail', by: 1 });
  match.play(0, { type: 'sail', by: 1 }, { loaded: [2] });
  expect(match.over).toBe(true);
  expect(match.outcome).toEqual({
    void: false,
    parts: 1,
    sides: [
      { side: 'ship 0', seats: 0b01, place: 2, score: 2, share: 0 },
      { side: 'ship 1', seats: 0b10, place: 2, score: 2, share: 0 },
      { side: 'ghost', seats: 0, place: 1, score: 6, share: 1 },
    ],
  });
  const { outcome } = match;
  expect(outcome && [0, 1].map(seat => utility(outcome, seat, 2))).toEqual([0, 0]);
});

test('the laws hold', () => {
  laws(drifting, { games: 30 });
});
