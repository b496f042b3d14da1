/** Camps that are arranged: whatever is wanted, the table gets there by legal steps; and those that are ready-made are whole. */
import '../../../tests/a-browser.ts';
import { goodCamps } from '@havre/engine/games/aquatika/bots/camps.ts';
import { type Aquatika, aquatika } from '@havre/engine/games/aquatika/game.ts';
import { BOARDS, CAMP_SIZE, OFFERED } from '@havre/engine/games/aquatika/material.ts';
import { FISH, type Kind, NO_KIND, OCTOPUS, SHARK } from '@havre/engine/games/aquatika/pieces.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { describe, expect, test } from 'vitest';
import {
  type Camp,
  exchanged,
  inHand,
  isFull,
  kindAtHand,
  nextTowards,
  placed,
  shuffled,
  takenBack,
} from '../arranging/camp.ts';
import { drawnRows, FORMATION_NAMES, formation } from '../arranging/formations.ts';
import { campOfLastTime, keepCamp } from '../arranging/last-time.ts';

const EMPTY: Camp = Array<Kind>(CAMP_SIZE).fill(NO_KIND);
const dice = new SeededDice(5);
const below = (count: number): number => dice.below(count);

/** Some camp, with so many cells empty. */
function someCamp(empty: number): Camp {
  let camp = shuffled(EMPTY, below);
  for (let i = 0; i < empty; i++) camp = takenBack(camp, below(CAMP_SIZE));
  return camp;
}

test('from any camp the table gets to any other by what the rules offer', () => {
  const match: Match<Aquatika> = Match.start(aquatika, {
    seats: 2,
    options: { yellow: 0 },
    chance: new Stream(seededNumbers(1)),
  });
  const cells = BOARDS.lagoon.camps[0];
  for (let i = 0; i < 40; i++) {
    const wanted = someCamp(i % 5);
    let steps = 0;
    for (;;) {
      const next = nextTowards(cells, match.view(0).arrangement ?? EMPTY, wanted);
      if (next === null) break;
      expect(isRefusal(match.play(0, next)), JSON.stringify(next)).toBe(false);
      expect(++steps).toBeLessThan(19);
    }
    expect(match.view(0).arrangement).toEqual(wanted);
  }
});

test('pieces come from the hand and go back there; two change places, also with an empty cell', () => {
  const camp = placed(placed(EMPTY, 0, OCTOPUS), 3, SHARK);
  expect(inHand(camp)).toEqual([0, 2, 2, 3]);
  expect(placed(camp, 0, FISH)[0]).toBe(FISH);
  expect(inHand(takenBack(camp, 0))[OCTOPUS]).toBe(3);
  expect(exchanged(camp, 0, 3)).toEqual(placed(placed(EMPTY, 3, OCTOPUS), 0, SHARK));
  expect(exchanged(camp, 0, 5)).toEqual(placed(placed(EMPTY, 5, OCTOPUS), 3, SHARK));
});

test('what is not in hand cannot be placed, and the next kind comes by itself', () => {
  let camp = EMPTY;
  for (const at of [0, 1, 2]) camp = placed(camp, at, OCTOPUS);
  expect(placed(camp, 4, OCTOPUS)).toEqual(camp);
  expect(kindAtHand(camp, OCTOPUS)).toBe(SHARK);
  expect(kindAtHand(camp, FISH)).toBe(FISH);
  expect(kindAtHand(shuffled(camp, below), FISH)).toBe(NO_KIND);
});

describe.each(OFFERED)('the formations of the %s', board => {
  test.each(FORMATION_NAMES)('%s has nine pieces, three of each kind', name => {
    const camp = formation(board, name);
    expect(camp).toHaveLength(CAMP_SIZE);
    expect(isFull(camp)).toBe(true);
    expect(inHand(camp)).toEqual([0, 0, 0, 0]);
  });

  test.each(FORMATION_NAMES)('%s is among the camps that won most in games of bots', name => {
    expect(goodCamps(board)).toContainEqual(formation(board, name));
  });

  test('no two are the same, and each is drawn with its front row above', () => {
    const camps = FORMATION_NAMES.map(name => formation(board, name).join(''));
    expect(new Set(camps).size).toBe(FORMATION_NAMES.length);
    const [front] = drawnRows(board, formation(board, 'wall'));
    const ownFront = formation(board, 'wall').slice(-(front?.length ?? 0));
    expect(front).toEqual(ownFront);
  });
});

test('the camp of last time is kept for each board, and nothing else is taken for one', () => {
  keepCamp('lagoon', EMPTY);
  expect(campOfLastTime('lagoon')).toBeNull();
  const camp = formation('lagoon', 'claws');
  keepCamp('lagoon', camp);
  expect(campOfLastTime('lagoon')).toEqual(camp);
  expect(campOfLastTime('reef')).toBeNull();
  for (const odd of ['', '111222', '111222331', '1112223x3', '999999999']) {
    localStorage.setItem('havre aquatika camp reef', odd);
    expect(campOfLastTime('reef'), odd).toBeNull();
  }
});
