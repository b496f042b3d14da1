import { expect, test } from 'vitest';
import { aquatika } from '../../games/aquatika/game.ts';
import { decrypto } from '../../games/decrypto/game.ts';
import { shelf } from '../../games/index.ts';
import { SeededDice, Stream, seededNumbers } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import { lowest } from '../../kernel/seats.ts';
import { levelsOf } from '../level-choice.ts';
import { LEVELS } from '../level-wording.ts';
import { levels } from '../levels.ts';
import { mindOf } from '../mind.ts';

test('a game where anything can be searched has all levels, and one of free answers alone has one', () => {
  expect(levelsOf(aquatika)).toEqual(LEVELS); // its camps are arranged freely, its moves are not
  expect(levelsOf(decrypto)).toEqual(['matelot']);
  expect(shelf.map(({ game }) => levelsOf(game).length).sort()).toEqual([1, 4, 4, 4, 4]);
});

test('where one level is offered, all would answer the same', async () => {
  for (const bot of levels) await bot.prepare?.(decrypto.id);
  const match = Match.start(decrypto, { seats: 4, chance: new Stream(seededNumbers(2)) });
  for (let move = 0; move < 30 && !match.over; move++) {
    const seat = lowest(match.awaited);
    const [choice, ...others] = levels.map(bot => bot.choose(mindOf(match, seat), new SeededDice(move)));
    for (const other of others) expect(other).toEqual(choice);
    match.play(seat, choice as never);
  }
});
