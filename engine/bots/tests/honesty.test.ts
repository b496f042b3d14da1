/** A bot cannot know what its seat does not: change all of that, and it chooses the same. */
import { beforeAll, describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { canonical } from '../../kernel/canonical.ts';
import { SeededDice, Stream, seededNumbers } from '../../kernel/chance.ts';
import type { Game } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { bare, onTable } from '../../kernel/position.ts';
import { lowest, PUBLIC, type Seat } from '../../kernel/seats.ts';
import { levelBot } from '../levels.ts';
import { mindOf } from '../mind.ts';
import { randomBot } from '../random.ts';

const stream = (at = 0) => new Stream(seededNumbers(3), at);
/** Decisions of a game that are looked at, and how far apart they lie. */
const LOOKS = 6;
const EVERY = 5;

/** A match that looks the same to a seat, and differs in all it cannot know. */
const lookalike = (match: Match, seat: Seat, seed: number): Match => {
  const state = bare(match.game, match.imagined(seat, new SeededDice(seed)));
  return Match.load(match.game, { ...match.save(), state }, stream);
};

/** Whether a screen shows everything there is: then nothing can differ. */
const isOpen = (game: Game, match: Match): boolean =>
  game.asSeen !== undefined &&
  canonical(onTable(game.asSeen(match.view(PUBLIC), PUBLIC))) === canonical(onTable(match.state));

const bot = levelBot({ name: 'a level', tries: 30, overlooks: 20, blunders: 5 });

describe.each(shelf)('at $game.id', ({ game }: { game: Game }) => {
  beforeAll(() => bot.prepare?.(game.id));

  test('a search chooses the same whatever its seat cannot know', { timeout: 120_000 }, () => {
    const match = Match.start(game, { seats: Math.min(game.seats.max, 4), chance: stream() });
    const dice = new SeededDice(11);
    let differed = 0;
    const hidesNothing = isOpen(game, match);
    for (let move = 0; move < LOOKS * EVERY && !match.over; move++) {
      const seat = lowest(match.awaited);
      if (move % EVERY === 0) {
        const other = lookalike(match, seat, move);
        if (canonical(bare(game, other.state)) !== canonical(bare(game, match.state))) differed++;
        const choice = bot.choose(mindOf(match, seat), new SeededDice(move));
        expect(bot.choose(mindOf(other, seat), new SeededDice(move))).toEqual(choice);
      }
      match.play(seat, randomBot.choose(mindOf(match, seat), dice));
    }
    expect(differed > 0).toBe(!hidesNothing);
  });
});
