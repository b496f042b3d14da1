import { expect, test } from 'vitest';
import { decrypto } from '../games/decrypto/game.ts';
import { fujiFlush } from '../games/fuji-flush/game.ts';
import { Dice, Stream, seededWords } from '../kernel/chance.ts';
import { Match } from '../kernel/match.ts';
import { lowest } from '../kernel/seats.ts';
import { intuition, loadIntuition } from './intuition.ts';
import { mindOf } from './mind.ts';

const chance = () => new Stream(seededWords(1));

test('a game’s intuition is silent until it is loaded, and a game without one stays silent', async () => {
  const match = Match.start(decrypto, { seats: 4, chance: chance() });
  const mind = mindOf(match, lowest(match.awaited));
  expect(intuition(mind, new Dice(1))).toBeNull();
  await loadIntuition('decrypto');
  await loadIntuition('decrypto');
  expect(intuition(mind, new Dice(1))).toEqual({ type: 'drawCode' });

  await loadIntuition('fuji-flush');
  await loadIntuition('constructor');
  const other = Match.start(fujiFlush, { seats: 3, chance: chance() });
  expect(intuition(mindOf(other, lowest(other.awaited)), new Dice(1))).toBeNull();
});
