/** Bots in a place where nothing of what they know could be read: a process of its own, in which nobody has read it before. */
import { expect, test } from 'vitest';
import { mindOf } from '../../../bots/mind.ts';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { Match } from '../../../kernel/match.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { lowest } from '../../../kernel/seats.ts';
import { knowledge } from '../bots/knowledge.ts';
import { isPassing } from '../bots/passing.ts';
import { decrypto } from '../game.ts';

test('a bot that cannot read what it needs passes, in words', async () => {
  const broken = {
    text: () => Promise.reject(new Error('no network')),
    bytes: () => Promise.reject(new Error('no network')),
  };
  const options = { language: 'en' } as const;
  const match = Match.start(decrypto, { seats: 4, options, chance: new Stream(seededNumbers(5)) });
  await knowledge.prepare?.(match.options, broken);
  for (let move = 0; move < 40 && match.state.sheet.length === 0; move++) {
    const seat = lowest(match.awaited);
    const action = knowledge.choose?.(mindOf(match, seat), new SeededDice(move)) ?? null;
    expect(action === null || isRefusal(match.play(seat, action))).toBe(false);
  }
  expect(match.state.sheet[0]?.clues.every(isPassing)).toBe(true);
});
