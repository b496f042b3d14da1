import { expect, test } from 'vitest';
import { decrypto } from '../../games/decrypto/game.ts';
import { SeededDice, Stream, seededNumbers } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import { lowest } from '../../kernel/seats.ts';
import { shells } from '../../kernel/tests/miniatures/shells.ts';
import { knowledgeOf, loadKnowledge } from '../knowledge.ts';
import { mindOf } from '../mind.ts';

const chance = () => new Stream(seededNumbers(1));

test('nothing is known of a game until it is loaded, and of some games nothing ever is', async () => {
  const match = Match.start(decrypto, { seats: 4, chance: chance() });
  const mind = mindOf(match, lowest(match.awaited));
  expect(knowledgeOf(mind)).toEqual({});
  await loadKnowledge('decrypto');
  await loadKnowledge('decrypto');
  expect(knowledgeOf(mind).choose?.(mind, new SeededDice(1))).toEqual({ type: 'drawCode' });

  await loadKnowledge('fuji-flush');
  await loadKnowledge('constructor');
  expect(knowledgeOf({ game: shells })).toEqual({});
});
