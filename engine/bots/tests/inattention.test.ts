import { beforeAll, describe, expect, test } from 'vitest';
import { captainJack } from '../../games/captain-jack/game.ts';
import { jamaica } from '../../games/jamaica/game.ts';
import { SeededDice, Stream, seededNumbers } from '../../kernel/chance.ts';
import type { Game, Rules } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { lowest } from '../../kernel/seats.ts';
import { noticed } from '../inattention.ts';
import { knowledgeOf, loadKnowledge } from '../knowledge.ts';
import { type Mind, mindOf } from '../mind.ts';
import { plannerBot } from '../planner.ts';
import { candidatesOf } from '../search/candidates.ts';

beforeAll(() => Promise.all([loadKnowledge('captain-jack'), loadKnowledge('jamaica')]));

/** The minds of whoever is asked, one after the other, in a game of planners. */
function* mindsOf<R extends Rules>(game: Game<R>, moves: number): Generator<Mind<R>> {
  const match = Match.start(game, { seats: 3, chance: new Stream(seededNumbers(2)) });
  const dice = new SeededDice(2);
  for (let move = 0; move < moves && !match.over; move++) {
    const seat = lowest(match.awaited);
    const mind = mindOf(match, seat);
    yield mind;
    match.play(seat, plannerBot.choose(mind, dice));
  }
}

describe('what is noticed', () => {
  test('is everything worth thinking about for whoever overlooks nothing', () => {
    for (const mind of mindsOf(captainJack, 40)) {
      const all = candidatesOf(mind, knowledgeOf(mind), new SeededDice(1));
      expect(noticed(mind, new SeededDice(1), { overlooks: 0, blunders: 0 })).toEqual(all);
    }
  });

  test('is always something, and less the more is overlooked', () => {
    const seen = [5, 20, 40].map(overlooks => {
      let count = 0;
      for (const mind of mindsOf(jamaica, 120)) {
        const some = noticed(mind, new SeededDice(1), { overlooks, blunders: overlooks });
        expect(some.length).toBeGreaterThan(0);
        expect(mind.legal).toEqual(expect.arrayContaining([...some]));
        count += some.length;
      }
      return count;
    });
    expect(seen[0]).toBeGreaterThan(seen[1] as number);
    expect(seen[1]).toBeGreaterThan(seen[2] as number);
  });

  test('is no cargo thrown overboard for want of a better answer', () => {
    let liberties = 0;
    for (const mind of mindsOf(captainJack, 150)) {
      if (mind.answerCount === 0 || mind.legal[0]?.type !== 'sail') continue;
      liberties += mind.legal.length - mind.answerCount;
      for (let seed = 0; seed < 10; seed++) {
        const some = noticed(mind, new SeededDice(seed), { overlooks: 90, blunders: 90 });
        expect(some.map(({ type }) => type)).not.toContain('discard');
      }
    }
    expect(liberties).toBeGreaterThan(20);
  });
});
