import { describe, expect, test } from 'vitest';
import { fujiFlush } from '../../../games/fuji-flush/game.ts';
import { shelf } from '../../../games/index.ts';
import { jamaica } from '../../../games/jamaica/game.ts';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import type { Game, Rules } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import { lowest } from '../../../kernel/seats.ts';
import { abacus } from '../../../kernel/tests/miniatures/abacus.ts';
import { shells } from '../../../kernel/tests/miniatures/shells.ts';
import { mindOf } from '../../mind.ts';
import { Search, type SearchSettings } from '../search.ts';
import { NONE, ROOT, sameAct, Tree } from '../tree.ts';

const begun = <R extends Rules>(game: Game<R>, seats: number, seed = 1): Match<R> =>
  Match.start(game, { seats, chance: new Stream(seededNumbers(seed)) });

const searching = <R extends Rules>(match: Match<R>, settings: SearchSettings<R> = {}, seed = 1): Search<R> =>
  new Search(mindOf(match, lowest(match.awaited)), new SeededDice(seed), settings);

/** A match of Jamaica in which everybody is about to choose a card. */
function choosingCards(): Match {
  const match: Match = begun(jamaica, 4);
  const captain = lowest(match.awaited);
  match.play(captain, match.asked(captain)?.legal[0] as never);
  return match;
}

describe('the tree', () => {
  test('finds answers whatever their order, and tells equal ones from others', () => {
    const tree = new Tree(8);
    const pay = (...tokens: number[]) => ({ type: 'pay', tokens });
    const first = tree.add(ROOT, 0, pay(1, 2), 0);
    const second = tree.add(ROOT, 0, pay(2, 1), 0);
    const found = new Int32Array(3);
    tree.find(ROOT, [pay(2, 1), pay(3), pay(1, 2)], 3, found);
    expect([...found]).toEqual([second, NONE, first]);
    expect(sameAct(pay(1), { type: 'pay', tokens: [1, 1] } as never)).toBe(false);
    expect(sameAct(pay(1), { type: 'take', tokens: [1] } as never)).toBe(false);
  });

  test('never has more branches than it was given room for, and still has an answer', () => {
    const search = searching(choosingCards(), { branches: 40 });
    search.run(300);
    expect(search.tree.size).toBe(40);
    expect(search.opinions[0]?.tries).toBeGreaterThan(0);
  });
});

describe('a search', () => {
  test('gives the same for the same seed and number of tries, at once or in parts', () => {
    const match = begun(fujiFlush, 4);
    const whole = searching(match);
    whole.run(300);
    const parts = searching(match);
    for (let i = 0; i < 3; i++) parts.run(100);
    expect(parts.opinions).toEqual(whole.opinions);
    const other = searching(match, {}, 2);
    other.run(300);
    expect(other.opinions).not.toEqual(whole.opinions);
  });

  test('stops when it is enough', () => {
    const search = searching(begun(fujiFlush, 4));
    let looks = 0;
    const tries = search.run(1_000_000, () => ++looks === 3);
    expect(tries).toBeLessThan(100);
    expect(search.opinions.reduce((sum, { tries }) => sum + tries, 0)).toBe(tries);
  });

  test('finds what is best: to go on while nothing can be lost', () => {
    const search = searching(begun(abacus, 2));
    search.run(600);
    const chanceOf = (type: string) => search.opinions.find(({ action }) => action.type === type)?.chance ?? 0;
    expect(search.opinions[0]?.action).not.toEqual({ type: 'done' });
    expect(chanceOf('throw')).toBeGreaterThan(chanceOf('done') + 0.1);
  });

  test('uses what its seat remembers and no screen shows', () => {
    const match = begun(shells, 2);
    match.play(0, { type: 'hide', shell: 2 });
    match.play(0, { type: 'swap', one: 0, other: 2 });
    match.play(0, { type: 'stop' });
    match.play(1, { type: 'point', shell: 1 });
    const search = searching(match);
    search.run(100);
    expect(search.opinions[0]).toMatchObject({ action: { type: 'point', shell: 0 }, chance: 1 });
  });

  test('lets seats that are asked together choose apart', () => {
    const search = searching(choosingCards());
    search.run(400);
    const menus = [...search.tree.after(ROOT)];
    expect(menus.map(menu => search.tree.seat[menu]).sort()).toEqual([0, 1, 2, 3]);
    for (const menu of menus) {
      const seats = [...search.tree.after(menu)].map(branch => search.tree.seat[branch]);
      expect(new Set(seats)).toEqual(new Set([search.tree.seat[menu]]));
    }
    expect(search.opinions.reduce((sum, { tries }) => sum + tries, 0)).toBe(400);
  });

  test('opens many answers a few at a time, the most promising first', () => {
    const match = begun(fujiFlush, 4);
    const manner = { curiosity: 0.5, trust: 0, breadth: 2, widening: 0 };
    const promise = (_s: unknown, _seat: number, { card }: { card: number }) => card / 20;
    const search = searching(match, { manner, knowledge: { promise } });
    search.run(50);
    const best = match
      .asked(lowest(match.awaited))
      ?.legal.map(({ card }) => card)
      .sort((a, b) => b - a)
      .slice(0, 2);
    expect(search.opinions.map(({ action }) => action.card).sort((a, b) => b - a)).toEqual(best);
  });

  test.each(shelf)('plays $game.id with nothing but the contract', ({ game }) => {
    const match = begun(game, game.seats.min, 3);
    const dice = new SeededDice(3);
    for (let move = 0; move < 8 && !match.over; move++) {
      const seat = lowest(match.awaited);
      const mind = mindOf(match, seat);
      const search = new Search(mind, dice, { knowledge: {} });
      if (!mind.needsSuggestion) search.run(12);
      const action = mind.needsSuggestion ? mind.suggest(dice) : search.opinions[0]?.action;
      expect(isRefusal(match.play(seat, action as never))).toBe(false);
    }
  });
});
