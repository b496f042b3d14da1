/** The ways of the bottle in the tavern, and the way of the arrow keys through its plan. */
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import { PLACES, STAIRS } from '@havre/engine/games/jamaica/crew/tavern.ts';
import { expect, test } from 'vitest';
import { walkedTo } from '../crew/plan-keys.ts';
import { routeOf, standsFor } from '../crew/ways.ts';

/** A tavern with some places left: everybody else lies face down, but for the Cooper on B5. */
function tavernWith(left: readonly number[], bottle = STAIRS): CrewView {
  const tavern = Array.from({ length: PLACES }, (_, place) => (left.includes(place) ? null : ('faceDown' as const)));
  return {
    tavern: tavern.map((tile, place) => (place === 11 ? 'cooper' : tile)),
    bottle,
    hired: null,
    aboard: [],
    tokens: [],
    lastCards: [],
    youkounkoun: -1,
    swapped: false,
    lookedAt: 0,
    looked: null,
  };
}

test('the bottle goes the shortest way over places that are left, and nowhere else', () => {
  const crew = tavernWith([3, 4, 5, 10, 12]);
  expect(routeOf(crew, 3, 3)).toEqual([3]);
  expect(routeOf(crew, 3, 12)).toEqual([3, 4, 5, 12]);
  expect(routeOf(crew, 3, 20)).toEqual([]);
});

test('of several places beside somebody the cheapest comes first', () => {
  const crew = tavernWith([3, 4, 5, 10, 12]);
  const legal = [12, 4, 10].map(bottle => ({ type: 'recruit', character: 'cooper', bottle }) as const);
  expect(standsFor(crew, legal, 'cooper').map(({ action, fee }) => [action.bottle, fee])).toEqual([
    [4, 1],
    [10, 1],
    [12, 3],
  ]);
  expect(standsFor(crew, legal, 'mage')).toEqual([]);
});

test('arrow keys lead through the plan and end at its walls', () => {
  expect([walkedTo(0, 'ArrowRight'), walkedTo(0, 'ArrowDown'), walkedTo(20, 'ArrowUp')]).toEqual([1, 7, 13]);
  expect([walkedTo(0, 'ArrowLeft'), walkedTo(6, 'ArrowRight'), walkedTo(3, 'Enter')]).toEqual([null, null, null]);
});
