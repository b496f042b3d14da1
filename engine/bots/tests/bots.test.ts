import { describe, expect, test } from 'vitest';
import { fujiFlush } from '../../games/fuji-flush/game.ts';
import { SeededDice, Stream, seededNumbers } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import { bare } from '../../kernel/position.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { lowest } from '../../kernel/seats.ts';
import { belowOf, botOf } from '../index.ts';
import { levelBot } from '../levels.ts';
import { mindOf } from '../mind.ts';
import { onePlyBot } from '../one-ply.ts';
import { plannerBot } from '../planner.ts';
import { randomBot } from '../random.ts';

const stream = (at = 0) => new Stream(seededNumbers(3), at);
const begun = () => Match.start(fujiFlush, { seats: 4, chance: stream() });

/** A match that looks the same to a seat, and differs in all it cannot know. */
function lookalike(match: ReturnType<typeof begun>, seat: number) {
  const other = match.imagined(seat, new SeededDice(99));
  return Match.load(fujiFlush, { ...match.save(), state: bare(fujiFlush, other) }, stream);
}

/** Levels differ in their figures alone. */
const level = levelBot({ name: 'a level', tries: 40, overlooks: 20, blunders: 5 });

describe.each([level, randomBot, onePlyBot, plannerBot])('$name', bot => {
  test('plays whole games, and only what is legal', () => {
    const match = begun();
    const dice = new SeededDice(1);
    while (!match.over) {
      const seat = lowest(match.awaited);
      expect(isRefusal(match.play(seat, bot.choose(mindOf(match, seat), dice)))).toBe(false);
    }
  });

  test('chooses the same whatever its seat cannot know', () => {
    const match = begun();
    for (let move = 0; move < 12; move++) {
      const seat = lowest(match.awaited);
      const choice = bot.choose(mindOf(match, seat), new SeededDice(move));
      expect(bot.choose(mindOf(lookalike(match, seat), seat), new SeededDice(move))).toEqual(choice);
      match.play(seat, choice);
    }
  });

  test('leaves the dice of the table alone', () => {
    const match = begun();
    const before = JSON.stringify(match.save());
    bot.choose(mindOf(match, lowest(match.awaited)), new SeededDice(1));
    expect(JSON.stringify(match.save())).toBe(before);
  });
});

test('a bot that looks one move ahead beats two that do not', () => {
  const GAMES = 30;
  const dice = new SeededDice(5);
  let won = 0;
  for (let game = 0; game < GAMES; game++) {
    const match = Match.start(fujiFlush, { seats: 3, chance: new Stream(seededNumbers(game)) });
    const clever = game % 3;
    while (!match.over) {
      const seat = lowest(match.awaited);
      const bot = botOf(seat === clever ? 'one-ply' : 'random');
      if (bot !== undefined) match.play(seat, bot.choose(mindOf(match, seat), dice));
    }
    const { outcome } = match;
    if (outcome !== null && !outcome.void) won += (outcome.sides[clever]?.share ?? 0) / outcome.parts;
  }
  expect(won).toBeGreaterThan(GAMES / 3 + 5);
});

test('there is no mind of a seat that is not asked', () => {
  const match = begun();
  const idle = (lowest(match.awaited) + 1) % 4;
  expect(() => mindOf(match, idle)).toThrow('not asked');
});

test('below each level stands the next one, and below the lowest somebody who cannot fail', () => {
  expect(['corsaire', 'capitaine', 'matelot', 'mousse', 'oracle'].map(belowOf)).toEqual([
    'capitaine',
    'matelot',
    'mousse',
    'random',
    'random',
  ]);
});

test('an unknown bot has no name', () => {
  expect(botOf('oracle')).toBeUndefined();
});
