/** Moves that are chosen by touching cells. */
import { movesOf } from '@havre/engine/games/aquatika/4-movement.ts';
import { cellNamed } from '@havre/engine/games/aquatika/board.ts';
import { readPosition } from '@havre/engine/games/aquatika/notation.ts';
import { YELLOW } from '@havre/engine/games/aquatika/pieces.ts';
import type { Action, AquatikaOptions } from '@havre/engine/games/aquatika/state.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';
import { expect, test } from 'vitest';
import {
  type Chosen,
  dropped,
  furtherThan,
  hurtsOwn,
  preyChoice,
  type Touch,
  type Touchable,
  targetKind,
  touched,
} from '../choosing.ts';

const OPTIONS: AquatikaOptions = {
  board: 'lagoon',
  jumpSideways: true,
  hiddenPrey: true,
  noMoveResult: 'loss',
  repetitionCount: 3,
  quietTurns: 40,
  yellow: 0,
  first: 0,
};

/** What Yellow can touch in a position. */
function yellowIn(rows: string, asksAgain = true): Touchable {
  const { top, under } = readPosition(`lagoon ${rows} Y - 0`);
  const out = new Offer<Action>();
  movesOf({ top, under, options: OPTIONS }, YELLOW, out);
  return { legal: out.toArray(), top, own: YELLOW, asksAgain };
}

const c = cellNamed;
const chosen = (from: string, ...stops: string[]): Chosen => ({ from: c(from), stops: stops.map(c) });
const move = (from: string, to: string): Touch => ({ play: { type: 'move', from: c(from), to: c(to) } });

/** Touches one cell after the other. */
function touching(now: Touchable, ...cells: string[]): Touch {
  let held: Chosen | null = null;
  for (const [i, name] of cells.entries()) {
    const touch = touched(now, held, c(name));
    if (i === cells.length - 1 || !('chosen' in touch)) return touch;
    held = touch.chosen;
  }
  return { chosen: held };
}

/** Yellow's shark on c3, a grey one on d4. */
const SHARKS = '5/5/5/3s1/2S2/5/5';

test('an animal is touched, then where it goes, and once more if one is asked twice', () => {
  expect(touching(yellowIn(SHARKS), 'c3')).toEqual({ chosen: chosen('c3') });
  expect(touching(yellowIn(SHARKS), 'c3', 'c4')).toEqual({ chosen: chosen('c3', 'c4') });
  expect(touching(yellowIn(SHARKS), 'c3', 'c4', 'c4')).toEqual(move('c3', 'c4'));
  expect(touching(yellowIn(SHARKS, false), 'c3', 'c4')).toEqual(move('c3', 'c4'));
});

test('touching the animal again lets it go, another cell of its reach changes where it goes', () => {
  expect(touching(yellowIn(SHARKS), 'c3', 'c3')).toEqual({ chosen: null });
  expect(touching(yellowIn(SHARKS), 'c3', 'c4', 'b4')).toEqual({ chosen: chosen('c3', 'b4') });
  expect(touching(yellowIn(SHARKS), 'c3', 'c4', 'c3')).toEqual({ chosen: chosen('c3') });
});

test('where nothing can be done, it is asked why not', () => {
  expect(touching(yellowIn(SHARKS), 'd4')).toEqual({ refused: { type: 'move', from: c('d4'), to: c('d4') } });
  expect(touching(yellowIn(SHARKS), 'c3', 'c5')).toEqual({ refused: { type: 'move', from: c('c3'), to: c('c5') } });
});

test('a shark never eats one of its own camp by a single touch', () => {
  const now = yellowIn('5/5/5/3F1/2S2/5/5', false);
  expect(touching(now, 'c3', 'd4')).toEqual({ chosen: chosen('c3', 'd4') });
  expect(dropped(now, c('c3'), c('d4'))).toEqual({ chosen: chosen('c3', 'd4') });
  expect(touching(now, 'c3', 'd4', 'd4')).toEqual(move('c3', 'd4'));
});

/** AQU-FISH-03: over b3 to c4, and on over d5 to e6. */
const CHAIN = '5/5/3s1/5/1S3/F4/5';

test('a chain is led landing by landing, goes back the same way, and stops where one likes', () => {
  const now = yellowIn(CHAIN, false);
  expect(furtherThan(now.legal, c('a2'), c('c4'))).toEqual([c('e6')]);
  expect(touching(now, 'a2', 'c4')).toEqual({ chosen: chosen('a2', 'c4') });
  expect(touching(now, 'a2', 'c4', 'c4')).toEqual(move('a2', 'c4'));
  expect(touching(now, 'a2', 'c4', 'e6')).toEqual(move('a2', 'e6'));
  expect(touching(now, 'a2', 'c4', 'a2')).toEqual({ chosen: chosen('a2') });
  const asked = yellowIn(CHAIN);
  expect(touching(asked, 'a2', 'e6')).toEqual({ chosen: chosen('a2', 'c4', 'e6') });
  expect(touching(asked, 'a2', 'e6', 'c4')).toEqual({ chosen: chosen('a2', 'c4') });
});

/** An octopus with a shark under it, a grey fish ahead. */
const PREY = '5/5/5/2f2/2O(s)2/5/5';

test('a prey comes along by touching where the octopus goes, and stays by touching where it was', () => {
  const now = yellowIn(PREY, false);
  const held = chosen('c3', 'b4');
  expect(touching(now, 'c3', 'b4')).toEqual({ chosen: held });
  expect(preyChoice(now.legal, held)).not.toBeNull();
  expect(touching(now, 'c3', 'b4', 'b4')).toEqual({ play: { type: 'carry', from: c('c3'), to: c('b4') } });
  expect(touching(now, 'c3', 'b4', 'c3')).toEqual(move('c3', 'b4'));
});

test('where the prey cannot come along there is nothing to choose', () => {
  const now = yellowIn(PREY, false);
  expect(touching(now, 'c3', 'c4')).toEqual(move('c3', 'c4'));
  expect(preyChoice(now.legal, chosen('c3', 'c4'))).toBeNull();
});

test('it is told what becomes of whoever is there', () => {
  const { top } = yellowIn(PREY);
  expect(targetKind(top, c('c3'), c('c4'))).toBe('cover');
  expect(targetKind(top, c('c3'), c('b4'))).toBe('step');
  expect(targetKind(yellowIn(SHARKS).top, c('c3'), c('d4'))).toBe('eat');
  expect(targetKind(yellowIn(CHAIN).top, c('a2'), c('c4'))).toBe('jump');
});

test('a meal of one’s own camp is told apart from any other', () => {
  const own = yellowIn('5/5/5/3F1/2S2/5/5').top;
  expect(hurtsOwn(own, c('c3'), c('d4'))).toBe(true);
  expect(hurtsOwn(own, c('c3'), c('c4'))).toBe(false);
  expect(hurtsOwn(yellowIn(SHARKS).top, c('c3'), c('d4'))).toBe(false);
  expect(hurtsOwn(yellowIn('5/5/5/3F1/2O2/5/5').top, c('c3'), c('d4'))).toBe(false);
});
