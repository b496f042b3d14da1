/** What bots make of positions of Jamaica: opinions, but sensible ones. */
import '../game.ts'; // all chapters, before what bots know of some of them
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { next } from '../../../kernel/flow.ts';
import { Offer } from '../../../kernel/steps.ts';
import type { Action } from '../actions.ts';
import { group } from '../bots/grouping.ts';
import { appeal } from '../bots/habit.ts';
import { knowledge } from '../bots/knowledge.ts';
import { standing, stepsLeft } from '../bots/standing.ts';
import { cardWorth } from '../bots/voyage.ts';
import { jamaica } from '../game.ts';
import { CARDS, FOOD, GOLD } from '../material.ts';
import { fill, type State } from '../state.ts';

const begun = (seats = 4): State => {
  const s = jamaica.setup({ edition: '2021', ghost: false, crew: false }, seats, new SeededDice(1));
  next(jamaica.book.steps, s, new Offer<Action>());
  return s;
};
const cardOf = (morning: string, evening: string): number =>
  CARDS.findIndex(card => card[0] === morning && card[1] === evening);

describe('a ship stands better', () => {
  test('with more gold, more so near the end', () => {
    const richer = (at: number): number => {
      const s = begun();
      s.space[0] = s.space[1] = at;
      fill(s, 0, 1, GOLD, 6);
      return standing(s, 0, stepsLeft(s)) - standing(s, 1, stepsLeft(s));
    };
    expect(richer(3)).toBeGreaterThan(0);
    expect(richer(48)).toBeGreaterThan(richer(3));
  });

  test('further ahead', () => {
    const s = begun();
    s.space[0] = 20;
    s.space[1] = 12;
    expect(standing(s, 0, stepsLeft(s))).toBeGreaterThan(standing(s, 1, stepsLeft(s)));
    const chances = new Float64Array(4);
    knowledge.judgement?.chances(s, chances);
    expect(chances[0]).toBeGreaterThan(chances[1] ?? 1);
    expect(chances[2]).toBeCloseTo(chances[3] ?? 0, 9);
  });
});

describe('a card looks better', () => {
  test('that brings more of the same', () => {
    const s = begun();
    const gold = cardOf('gold', 'gold');
    expect(cardWorth(s, 0, gold, 6, 6)).toBeGreaterThan(cardWorth(s, 0, gold, 1, 1));
  });

  test('that a ship can pay for than one it cannot', () => {
    const hungry = begun();
    hungry.space[0] = 14; // three steps ahead lies a space of the sea that asks for two food
    fill(hungry, 0, 0, FOOD, 0);
    const fed = begun();
    fed.space[0] = 14;
    fill(fed, 0, 0, FOOD, 6);
    const forward = cardOf('forward', 'powder');
    expect(cardWorth(fed, 0, forward, 3, 1)).toBeGreaterThan(cardWorth(hungry, 0, forward, 3, 1));
  });

  test('that brings the ship home', () => {
    const s = begun();
    s.space[0] = 48;
    expect(cardWorth(s, 0, cardOf('forward', 'forward'), 3, 3)).toBeGreaterThan(
      cardWorth(s, 0, cardOf('powder', 'food'), 3, 3),
    );
  });
});

test('of the dice, that placing appeals which suits the best card in hand', () => {
  const s = begun();
  s.hands[0] = [cardOf('gold', 'forward')];
  s.space[0] = 40;
  const placed = (sun: number, moon: number): number => appeal(s, 0, { type: 'placeDice', sun, moon });
  expect(placed(1, 6)).not.toBe(placed(6, 1));
});

describe('answers that nobody would tell apart', () => {
  const offered = (actions: readonly Action[]): Offer<Action> => {
    const out = new Offer<Action>();
    for (const action of actions) out.push(action);
    out.answerCount = out.length;
    return out;
  };

  test('are one: of many payments, two that touch the fewest holds', () => {
    const out = offered(
      [
        [2, 1, 0],
        [1, 1, 1],
        [3, 0, 0],
        [0, 0, 3],
      ].map(tokens => ({ type: 'pay', tokens })),
    );
    group(begun(), 0, out);
    expect(out.toArray()).toEqual([
      { type: 'pay', tokens: [3, 0, 0] },
      { type: 'pay', tokens: [0, 0, 3] },
    ]);
    expect(out.answerCount).toBe(2);
  });

  test('and of much powder every second amount, and all of it', () => {
    const out = offered(Array.from({ length: 10 }, (_, powder) => ({ type: 'spendPowder', powder })));
    group(begun(), 0, out);
    expect(out.toArray().map(action => 'powder' in action && action.powder)).toEqual([0, 1, 2, 3, 4, 6, 8, 9]);
  });

  test('while all others are left as they are', () => {
    const out = offered([0, 1, 2, 3].map(card => ({ type: 'chooseCard', card })));
    group(begun(), 0, out);
    expect(out.length).toBe(4);
  });
});
