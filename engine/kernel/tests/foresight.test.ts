import { beforeAll, describe, expect, test } from 'vitest';
import { decrypto } from '../../games/decrypto/game.ts';
import { fujiFlush } from '../../games/fuji-flush/game.ts';
import { jamaica } from '../../games/jamaica/game.ts';
import { type Chance, SeededDice, Stream, seededNumbers } from '../chance.ts';
import { type ForeseenQuestion, foreseenQuestions } from '../foresight.ts';
import type { Game, Rules } from '../game.ts';
import { Match } from '../match.ts';
import { fitsPattern } from '../preparable.ts';
import { listed } from '../seats.ts';
import { broadside } from './miniatures/broadside.ts';

const begun = <R extends Rules>(game: Game<R>, seats: number, seed = 3): Match<R> =>
  Match.start(game, { seats, chance: new Stream(seededNumbers(seed)) });

const foreseen = <R extends Rules>(match: Match<R>, seat: number, seed = 1): ForeseenQuestion<R['action']>[] =>
  foreseenQuestions(match.game, seat, dice => match.imagined(seat, dice), new SeededDice(seed));

describe('in a game where one plays after the other', () => {
  let match: Match;
  let waiting: number;
  beforeAll(() => {
    match = begun(fujiFlush, 3) as unknown as Match;
    const [first = 0] = listed(match.awaited);
    waiting = (first + 1) % 3;
  });

  test('the next question is foreseen with the cards of one’s own hand', () => {
    const [question, ...others] = foreseen(match, waiting);
    const { hand } = match.view(waiting) as { hand: number[] };
    expect(others).toEqual([]);
    expect(question?.step).toBe('playCard');
    const cards = question?.answers.map(action => (action as unknown as { card: number }).card) ?? [];
    for (const card of hand) expect(cards).toContain(card);
  });

  test('every occasion is something that the player before may do, with answers that fit it', () => {
    const [question] = foreseen(match, waiting);
    expect(question?.occasions.length).toBeGreaterThan(3);
    for (const { event, answers } of question?.occasions ?? []) {
      expect(event).toMatchObject({ type: 'played', seat: (waiting + 2) % 3 });
      expect(event).not.toHaveProperty('secret');
      for (const place of answers) expect(question?.answers[place]).toBeDefined();
    }
  });

  test('whoever is asked now has nothing to foresee', () => {
    expect(foreseen(match, (waiting + 2) % 3)).toEqual([]);
  });
});

test('what really happens is among what was foreseen, where nothing is hidden from the seat', () => {
  const match = begun(broadside, 3);
  const [attacker = 0] = listed(match.awaited);
  const defender = (attacker + 1) % 3;
  const meant = foreseen(match, defender).find(({ step }) => step === 'loadGuns');
  const entry = match.play(attacker, { type: 'attack', seat: defender });
  if ('refused' in entry) throw new Error(entry.refused);
  const question = match.asked(defender);
  expect(question?.step).toBe('loadGuns');
  const [heard] = match.tell(entry, defender);
  const occasion = meant?.occasions.find(({ event }) => heard !== undefined && fitsPattern(heard, event));
  const answers = occasion?.answers.map(place => meant?.answers[place]) ?? [];
  for (const action of question?.legal ?? []) expect(answers).toContainEqual(action);
});

test('nothing is foreseen where everybody acts at once in words of their own', () => {
  const match = begun(decrypto, 4);
  for (const seat of [0, 1, 2, 3]) expect(foreseen(match as unknown as Match, seat)).toEqual([]);
});

test('positions that look alike to a seat foresee the same for it', () => {
  const match = begun(fujiFlush, 4, 11);
  const [asked = 0] = listed(match.awaited);
  const seat = (asked + 2) % 4;
  const told = foreseen(match, seat, 9);
  for (const seed of [1, 2, 3]) {
    const other = match.imagined(seat, new SeededDice(seed));
    const imagine = (dice: Chance) => {
      const copy = fujiFlush.clone(other, dice);
      fujiFlush.determinise(copy, seat, dice);
      return copy;
    };
    expect(foreseenQuestions(fujiFlush, seat, imagine, new SeededDice(9))).toEqual(told);
  }
});

test('a round of Jamaica is foreseen in a moment', () => {
  const match = begun(jamaica, 4);
  const [captain = 0] = listed(match.awaited);
  const [question] = foreseen(match as unknown as Match, (captain + 1) % 4);
  expect(question?.step).toBe('chooseCard');
  expect(question?.answers.length).toBeGreaterThanOrEqual(3);
});
