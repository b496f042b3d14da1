import { beforeAll, expect, test } from 'vitest';
import { aquatika } from '../../../games/aquatika/game.ts';
import { jamaica } from '../../../games/jamaica/game.ts';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import type { Game, Rules } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { lowest } from '../../../kernel/seats.ts';
import { knowledgeOf, loadKnowledge } from '../../knowledge.ts';
import { type Mind, mindOf } from '../../mind.ts';
import { Search } from '../search.ts';
import { thinkerFor } from '../thinker.ts';
import { Weighing } from '../weighing.ts';

function mindAt<R extends Rules>(game: Game<R>, seats: number): Mind<R> {
  const match = Match.start(game, { seats, chance: new Stream(seededNumbers(4)) });
  return mindOf(match, lowest(match.awaited));
}

beforeAll(() => Promise.all([loadKnowledge('aquatika'), loadKnowledge('jamaica')]));

test('a game is weighed where it says so, and searched as a tree where it does not', () => {
  expect(thinkerFor(mindAt(jamaica, 3), new SeededDice(1), { tries: 10 })).toBeInstanceOf(Weighing);
  const tree = thinkerFor(mindAt(aquatika, 2), new SeededDice(1), { tries: 10 });
  expect(tree).toBeInstanceOf(Search);
  expect((tree as Search<Rules>).tree.capacity).toBeLessThan(200);
});

test('whoever has many tries looks further ahead, and nobody else', () => {
  const mind = mindAt(jamaica, 3);
  const turns = (knowledgeOf(mind).judgement?.turns ?? 0) + 1;
  expect(knowledgeOf(mind).judgement?.farTurns).toBeGreaterThan(turns - 1);
  const after = (tries: number) => {
    const thinker = thinkerFor(mind, new SeededDice(1), { tries, told: 3 });
    thinker.run(60);
    return thinker.opinions;
  };
  expect(after(500)).toEqual(after(60));
  expect(after(1000)).not.toEqual(after(60));
});
