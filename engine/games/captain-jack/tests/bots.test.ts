/** What bots make of positions of Captain Jack’s Gold. */
import { expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../../kernel/chance.ts';
import { Match } from '../../../kernel/match.ts';
import { Offer } from '../../../kernel/steps.ts';
import { lacking } from '../7-letters.ts';
import type { Action } from '../actions.ts';
import { group } from '../bots/grouping.ts';
import { chancesOf } from '../bots/standing.ts';
import { turnedFor, worth } from '../bots/worth.ts';
import { captainJack } from '../game.ts';
import { type View, view as viewOf } from '../information.ts';
import { ARROW } from '../material.ts';
import { A, B, board, COAST, fight, HIGH_SEAS, reroll, rollAgain, rolls, sail, scene } from './kit.ts';

const begun = (): View => viewOf(Match.start(captainJack, { seats: 3, chance: new Stream(seededNumbers(1)) }).state);
const chancesIn = (view: View): number[] => {
  const chances = new Float64Array(view.ships.length);
  chancesOf(view, chances);
  return [...chances];
};

test('a ship stands better with more doubloons, and the more so the nearer the end', () => {
  const ahead = (doubloons: number, other: number): number => {
    const view = begun();
    view.ships.forEach((ship, seat) => {
      ship.doubloons = seat === 0 ? doubloons : other;
    });
    const [first = 0, second = 0] = chancesIn(view);
    return first / second;
  };
  expect(ahead(1, 0)).toBeGreaterThan(1);
  expect(ahead(7, 6)).toBeGreaterThan(ahead(1, 0));
});

test('the more of an open letter is aboard, the more the letter counts', () => {
  const view = begun();
  const [letter] = view.letters.open;
  if (letter === undefined) throw new Error('no letter lies open');
  type Ship = View['ships'][number];
  const aboard: Ship['cards'] = [];
  const lacks = (cards: Ship['cards']): number => lacking(letter, turnedFor(cards, letter));
  /** How much better the ship stands than it would with the same cards and no letter to pay. */
  const gain = (): number => {
    const ships = view.ships.map((ship, seat) => (seat === 0 ? { ...ship, cards: [...aboard] } : ship));
    const chanceWith = (open: typeof view.letters.open) =>
      chancesIn({ ...view, ships, letters: { ...view.letters, open } })[0] ?? 0;
    return chanceWith([letter]) / chanceWith([]);
  };
  const gains = [gain()];
  for (let card = 0; card < ARROW.length && lacks(aboard) > 0; card++) {
    const stowed = { card, turned: false, fresh: false, bottles: 0, busy: false };
    if (lacks([...aboard, stowed]) >= lacks(aboard)) continue;
    aboard.push(stowed);
    gains.push(gain());
  }
  expect(lacks(aboard)).toBe(0);
  expect(gains[0]).toBe(1);
  expect(gains.at(-1)).toBeGreaterThan(1);
  for (let i = 1; i < gains.length; i++) expect(gains[i]).toBeGreaterThan(gains[i - 1] ?? 0);
});

test('a ship that has left has no chance', () => {
  const view = begun();
  view.ships[1] = { ...(view.ships[1] as View['ships'][number]), gone: true };
  const chances = chancesIn(view);
  expect(chances[1]).toBe(0);
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
});

test('nobody rolls on who has nothing to lose by an exact roll, or too little', () => {
  const rollingOn = (aboard: string, ship: string): number => {
    const table = scene({ rules: 'advanced', aboard: `${aboard} |`, next: ship });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(ARROW[table.state.revealed]?.value ?? 0));
    expect(table.step).toBe('exactRoll');
    return worth(table.view, A, rollAgain);
  };
  expect(rollingOn('CO09 CO01', 'HS09')).toBeLessThan(0); // the ship is worth more than the card
  expect(rollingOn('CO09 CO11 CO12 CO13 CO14 CO15 CO01', 'HS09')).toBeGreaterThan(0); // so many rolls hardly fail
});

test('nobody thinks of putting into port who has nothing to turn and nothing to pay with', () => {
  const thoughtOf = (aboard: string, open: string): string[] => {
    const table = scene({ aboard, open });
    const offer = new Offer<Action>();
    for (const action of table.legal) offer.push(action);
    offer.answerCount = table.match.asked(A)?.answers ?? 0;
    group(table.state, A, offer);
    const thought = offer.toArray();
    expect(offer.answerCount).toBe(thought.filter(({ type }) => type === 'sail' || type === 'dock').length);
    return [...new Set(thought.map(({ type }) => type))];
  };
  expect(thoughtOf('|', 'LM01')).toEqual(['sail']);
  expect(thoughtOf('CO22 |', 'LM12')).toEqual(['sail', 'discard']); // a ship that was captured shows its booty for good
  expect(thoughtOf('CO22 |', 'LM07')).toContain('dock'); // and an open letter asks for that flag
  expect(thoughtOf('CO01 |', 'LM12')).toContain('dock');
});

test('a die is rolled again where that betters the chance', () => {
  const rerolling = (pips: number): number => {
    const table = scene({ rules: 'advanced', aboard: 'CH30^ |', places: [COAST, COAST], next: 'CO13' });
    table.does(sail(COAST));
    table.does(board(B), rolls(pips));
    return worth(table.view, A, reroll(pips));
  };
  expect(rerolling(3)).toBeGreaterThan(0);
  expect(rerolling(4)).toBeLessThan(0);
});
