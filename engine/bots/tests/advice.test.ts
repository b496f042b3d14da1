import { expect, test } from 'vitest';
import { decrypto } from '../../games/decrypto/game.ts';
import { fujiFlush } from '../../games/fuji-flush/game.ts';
import { SeededDice, Stream, seededNumbers } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import { bare } from '../../kernel/position.ts';
import { lowest } from '../../kernel/seats.ts';
import { adviceFor } from '../advice.ts';
import { loadKnowledge } from '../knowledge.ts';
import { mindOf } from '../mind.ts';

const stream = (at = 0) => new Stream(seededNumbers(5), at);

test('names the best answers with their winning chances, from what the seat knows alone', async () => {
  await loadKnowledge('fuji-flush');
  const match = Match.start(fujiFlush, { seats: 4, chance: stream() });
  const seat = lowest(match.awaited);
  const parts: number[] = [];
  const asked = { tries: 400, most: 3, onProgress: (part: number) => parts.push(part) };
  const { answers } = adviceFor(mindOf(match, seat), new SeededDice(1), asked);
  expect(answers).toHaveLength(3);
  for (const { action, chance } of answers) {
    expect(match.asked(seat)?.legal).toContainEqual(action);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  }
  expect(parts.at(-1)).toBe(1);
  const state = bare(fujiFlush, match.imagined(seat, new SeededDice(99)));
  const lookalike = Match.load(fujiFlush, { ...match.save(), state }, stream);
  expect(adviceFor(mindOf(lookalike, seat), new SeededDice(1), asked).answers).toEqual(answers);
});

test('stops when it is enough, and still has an answer', () => {
  const match = Match.start(fujiFlush, { seats: 4, chance: stream() });
  let looks = 0;
  const isEnough = () => ++looks > 2;
  const { answers } = adviceFor(mindOf(match, lowest(match.awaited)), new SeededDice(1), {
    tries: 1e9,
    most: 1,
    isEnough,
  });
  expect(answers).toHaveLength(1);
});

test('where answers are free it has one, and no opinion of how good it is', () => {
  const match = Match.start(decrypto, { seats: 4, chance: stream() });
  const { answers } = adviceFor(mindOf(match, lowest(match.awaited)), new SeededDice(1), { tries: 10, most: 3 });
  expect(answers).toMatchObject([{ chance: null }]);
});
