/** What bots make of positions of Aquatika. */
import { beforeAll, describe, expect, test } from 'vitest';
import { levelBot, levels } from '../../../bots/levels.ts';
import { mindOf } from '../../../bots/mind.ts';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { Match } from '../../../kernel/match.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { lowest } from '../../../kernel/seats.ts';
import { goodCamps, mirrored } from '../bots/camps.ts';
import { knowledge } from '../bots/knowledge.ts';
import { standing } from '../bots/race.ts';
import { aquatika } from '../game.ts';
import { unplaced } from '../material.ts';
import { moveText } from '../notation.ts';
import { kindOf } from '../pieces.ts';
import { matchAt } from '../puzzle-position.ts';
import { written } from '../puzzles.ts';
import { boardOf, colourAt } from '../state.ts';

const bot = levelBot({ name: 'a level', tries: 120, overlooks: 0, blunders: 0 });
beforeAll(() => bot.prepare?.('aquatika'));

test('whoever stands better is given the better chance, and the chances are whole', () => {
  const match = Match.start(aquatika, { seats: 2, chance: new Stream(seededNumbers(2)) });
  const dice = new SeededDice(2);
  const chances = new Float64Array(2);
  let looked = 0;
  while (!match.over) {
    const seat = lowest(match.awaited);
    match.play(seat, bot.choose(mindOf(match, seat), dice));
    if (match.over || match.state.arranging) continue;
    knowledge.judgement?.chances(match.state as never, chances);
    expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
    const lead = standing(match.state, colourAt(match.state, 0)) - standing(match.state, colourAt(match.state, 1));
    if (Math.abs(lead) > 1) expect(chances[0] > chances[1]).toBe(lead > 0);
    looked++;
  }
  expect(looked).toBeGreaterThan(4);
});

/** Whoever does not see anything but what leaps to the eye, and whoever has hardly a try for each answer. */
const blind = levelBot({ name: 'blind', tries: 8, overlooks: 99, blunders: 99 });
const hasty = levelBot({ name: 'hasty', tries: 8, overlooks: 5, blunders: 5 });

test.each([bot, blind, hasty])('a step from its target, $name goes there', player => {
  let won = 0;
  for (let seed = 1; seed < 4; seed++) {
    const match = Match.start(aquatika, { seats: 2, chance: new Stream(seededNumbers(seed)) });
    const dice = new SeededDice(seed);
    while (!match.over) {
      const seat = lowest(match.awaited);
      const winning = match.asked(seat)?.legal.find(action => {
        const copy = Match.load(aquatika, match.save(), at => new Stream(seededNumbers(seed), at));
        return !isRefusal(copy.play(seat, action)) && copy.over && copy.state.winner === seat;
      });
      const action = player.choose(mindOf(match, seat), dice);
      if (winning !== undefined) {
        const copy = Match.load(aquatika, match.save(), at => new Stream(seededNumbers(seed), at));
        copy.play(seat, action);
        expect(copy.state.winner).toBe(seat);
        won++;
      }
      match.play(seat, action);
    }
  }
  expect(won).toBe(3);
});

test('Corsaire finds the one move of puzzles, and the same one each time', () => {
  const corsaire = levels[levels.length - 1];
  for (const puzzle of written.filter(({ moves }) => moves === 2).slice(0, 8)) {
    const match = matchAt(puzzle.position);
    const choose = () => corsaire.choose(mindOf(match, lowest(match.awaited)), new SeededDice(3));
    const chosen = choose();
    expect(moveText(match.state, chosen as Parameters<typeof moveText>[1])).toBe(puzzle.first[0]);
    expect(choose()).toBe(chosen);
  }
});

describe('camps', () => {
  const arrange = (board: 'lagoon' | 'reef', seed: number): string => {
    const match = Match.start(aquatika, { seats: 2, chance: new Stream(seededNumbers(seed)), options: { board } });
    const dice = new SeededDice(seed);
    for (let entries = 0; match.state.arranging; entries++) {
      expect(entries).toBeLessThan(20);
      const seat = lowest(match.awaited);
      match.play(seat, bot.choose(mindOf(match, seat), dice));
    }
    const { top } = match.state;
    return boardOf(match.state)
      .camps[0].map(cell => kindOf(top[cell]))
      .join('');
  };

  test.each(['lagoon', 'reef'] as const)(
    'on the %s bots arrange one that has proved good, and not always the same',
    board => {
      const good = goodCamps(board).map(camp => camp.join(''));
      const camps = Array.from({ length: 30 }, (_, seed) => arrange(board, seed));
      for (const camp of camps) expect(good).toContain(camp);
      expect(new Set(camps).size).toBeGreaterThan(8);
    },
  );

  test('each is a whole camp, and is there as in a mirror too', () => {
    for (const board of ['lagoon', 'reef'] as const)
      for (const camp of goodCamps(board)) {
        expect(unplaced(camp).every(left => left === 0)).toBe(true);
        expect(goodCamps(board)).toContainEqual(mirrored(board, camp));
        expect(mirrored(board, mirrored(board, camp))).toEqual(camp);
      }
  });
});
