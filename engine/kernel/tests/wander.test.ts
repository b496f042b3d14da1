import { expect, test } from 'vitest';
import { SeededDice } from '../chance.ts';
import { call, next, play } from '../flow.ts';
import { flow } from '../flow-state.ts';
import { type AnyAction, type Flow, Offer, rulebook } from '../steps.ts';
import { anyOf, wander } from '../wander.ts';
import { type Hold, holds } from './miniatures/hold.ts';

/** A game of the hold by random players: how long it was, how it ended, and where it left the dice. */
function game(seed: number, isWhole: boolean, decide: 'play' | 'wander') {
  const { steps } = holds.book;
  const [dice, mind] = [new SeededDice(seed), new SeededDice(seed + 1)];
  const s = holds.setup({}, 2, dice);
  const out = new Offer<Hold['action']>(isWhole);
  let moves = 0;
  for (let seat = next(steps, s, out); seat >= 0; seat = next(steps, s, out), moves++)
    if (decide === 'play') play(steps, s, seat, anyOf(out, mind));
    else wander(steps, s, seat, out, mind);
  const { chance: _, ...position } = s;
  return { moves, position, drawn: [dice.below(1000), mind.below(1000)] };
}

test('it is what anybody without a plan would do, with the same draws', () => {
  for (let seed = 0; seed < 50; seed++) {
    const expected = game(seed, true, 'play');
    expect(expected.moves).toBeGreaterThan(5);
    expect(game(seed, true, 'wander')).toEqual(expected);
    expect(game(seed, false, 'wander')).toEqual(expected);
  }
});

interface State extends Flow {
  said: string[];
}

/** One decision, with so many cards to throw away beside it. */
function table(answers: readonly string[], cards: number, more: object = {}) {
  const book = rulebook<State, AnyAction>();
  const s: State = { ...flow(new SeededDice(1)), said: [] };
  let listings = 0;
  const ask = book.choice('ask', {
    who: () => 0,
    legal(_s, _v, _seat, out) {
      for (const type of answers) out.push({ type });
    },
    apply(state, _v, { type }) {
      state.said.push(type);
      state.over = true;
    },
    liberties: {
      types: ['drop'],
      legal(_s, _v, _seat, out) {
        listings++;
        for (let i = 0; i < cards; i++) out.push({ type: 'drop' });
      },
      any: () => cards > 0,
      apply(state, _v, { type }) {
        state.said.push(type);
      },
      ask: true,
    },
    ...more,
  });
  call(s, ask);
  return { s, steps: book.steps, listings: () => listings };
}

test('liberties are not listed until one is taken', () => {
  const { s, steps, listings } = table(['yes', 'no'], 3);
  const out = new Offer<AnyAction>(false);
  const mind = new SeededDice(5);
  let taken = 0;
  for (let i = 0; i < 2000; i++) {
    s.over = false;
    if (s.stack.length === 0) call(s, steps[0] as (typeof steps)[0]);
    expect([next(steps, s, out), out.length, out.liberties, listings()]).toEqual([0, 2, true, taken]);
    wander(steps, s, 0, out, mind);
    if (s.said.at(-1) === 'drop') taken++;
  }
  expect(Math.abs(taken - 125)).toBeLessThan(40);
});

test('an offer that is not whole asks for the sake of liberties, and not where there are none', () => {
  const out = new Offer<AnyAction>(false);
  const some = table(['yes'], 1);
  expect([next(some.steps, some.s, out), out.answerCount, out.liberties]).toEqual([0, 1, true]);
  const none = table(['yes'], 0);
  expect([next(none.steps, none.s, out), none.s.said]).toEqual([-1, ['yes']]);
});

test('where nothing says whether there are any, they are listed to find out if the answer is a single one', () => {
  const { s, steps, listings } = table(['yes'], 2);
  const { ask } = steps[0] as (typeof steps)[0];
  const { any: _, ...liberties } = ask.liberties as NonNullable<typeof ask.liberties>;
  ask.liberties = liberties;
  const out = new Offer<AnyAction>(false);
  expect([next(steps, s, out), out.answerCount, out.liberties, listings()]).toEqual([0, 1, true, 1]);
  for (const mind = new SeededDice(2); !s.over; next(steps, s, out)) wander(steps, s, 0, out, mind);
  expect(s.said.at(-1)).toBe('yes');
});

test('whoever thinks of a liberty where there is none answers', () => {
  const out = new Offer<AnyAction>(false);
  for (let seed = 0; seed < 100; seed++) {
    const { s, steps } = table(['yes', 'no'], 0);
    next(steps, s, out);
    wander(steps, s, 0, out, new SeededDice(seed));
    expect(s.said).toEqual([expect.stringMatching(/yes|no/)]);
  }
});

test('a decision without answers is left by a liberty alone', () => {
  const { s, steps } = table([], 1);
  const out = new Offer<AnyAction>(false);
  next(steps, s, out);
  wander(steps, s, 0, out, new SeededDice(1));
  expect(s.said).toEqual(['drop']);
});

test('a free answer is one the rules suggest', () => {
  const free = { types: ['say'], check: () => null, sample: () => ({ type: 'say' }) };
  const { s, steps } = table(['yes'], 1, { free });
  const out = new Offer<AnyAction>(false);
  next(steps, s, out);
  wander(steps, s, 0, out, new SeededDice(1));
  expect(s.said).toEqual(['say']);
});
