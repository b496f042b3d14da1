import '../../../tests/a-browser.ts';
import { shapes } from '@havre/engine/games/decrypto/actions.ts';
import type { Event } from '@havre/engine/games/decrypto/events.ts';
import { decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { misshapen } from '@havre/engine/kernel/shapes.ts';
import { describe, expect, test } from 'vitest';
import { linesOf, nearMisses, nextDrum, notesIn, taskOf, withDigit, withOthers } from '../reading.ts';

describe('digits on the drums', () => {
  test('go to the drum that is meant', () => {
    expect(withDigit(0, 1, 3)).toBe(30);
    expect(withDigit(140, 2, 3)).toBe(143);
  });

  test('change places with what was there', () => {
    expect(withDigit(142, 0, 2)).toBe(241);
    expect(withDigit(310, 2, 3)).toBe(13);
  });

  test('are taken out', () => {
    expect(withDigit(314, 1, 0)).toBe(304);
  });

  test('go to the first empty drum if none is meant', () => {
    expect([nextDrum(0), nextDrum(104), nextDrum(120), nextDrum(314)]).toEqual([0, 1, 2, 0]);
  });
});

describe('the notes of a team', () => {
  test('have guesses at words in lines of their own', () => {
    const lines = ['1: volcan', 'ils aiment l’opéra', '3: phare ?'];
    expect(notesIn(lines)).toEqual({ guesses: ['volcan', '', 'phare ?', ''], free: 'ils aiment l’opéra' });
    expect(linesOf(notesIn(lines))).toEqual(['1: volcan', '3: phare ?', 'ils aiment l’opéra']);
  });

  test('that were written as free text stay as they are', () => {
    const lines = ['leur 1 : un arbre ?', '', '2 or 3'];
    expect(linesOf(notesIn(lines))).toEqual(lines);
  });

  test('of the same word twice lose nothing', () => {
    expect(linesOf(notesIn(['1: a', '1: b']))).toEqual(['1: a', '1: b']);
  });

  test('are what the door takes, whatever is pasted, with everything that can be seen of it', () => {
    const guesses = ['\u202evol\u0007can', '', '', ''];
    const novel = 'Longtemps, on se coucha tôt. '.repeat(60).trim();
    for (const free of [
      novel,
      novel.replaceAll(' ', '\n'),
      'x'.repeat(1500),
      '🐟'.repeat(700),
      'a\tb\u0000',
      'שלום\u200f',
    ]) {
      const lines = linesOf({ guesses, free });
      expect(misshapen(shapes, { type: 'writeNotes', lines })).toBeNull();
      expect(lines[0]).toBe('1: volcan');
      const seen = free.replaceAll(/[\s\p{Cc}\u200f]/gu, '');
      expect(lines.slice(1).join('').replaceAll(' ', '')).toBe(seen);
    }
  });
});

test('a near miss has two digits of three', () => {
  const line = (interception: number, decryption: number) => ({
    round: 2,
    team: 0,
    encryptor: 0,
    clues: ['a', 'b', 'c'],
    interception,
    decryption,
    code: 142,
  });
  const view = { sheet: [line(143, 142), line(412, 132), line(142, 0)] } as unknown as View;
  expect(nearMisses(view).map(({ by }) => by)).toEqual([1, 0]);
});

test('what a mate writes comes in, and never in the place of what is being written here', () => {
  expect(withOthers(['', '', '', ''], ['', '', '', ''], ['snow', '', '', ''])).toEqual(['snow', '', '', '']);
  expect(withOthers(['snow', 'ke', '', ''], ['', '', '', ''], ['snow', '', '', ''])).toEqual(['snow', 'ke', '', '']);
  expect(withOthers(['snow', 'ke', '', ''], ['snow', '', '', ''], ['ice', '', '', 'sea'])).toEqual([
    'ice',
    'ke',
    '',
    'sea',
  ]);
});

test('when the last code has decided it, nobody is asked for an encryptor while the words are shown', () => {
  const match = Match.start(decrypto, { seats: 4, chance: new Stream(seededNumbers(1)) });
  const view = match.view(0);
  const shown: Event = { type: 'shownWords', rule: 'DEC-INFO-09', team: 0, words: [] };
  expect(taskOf(view, 0, null)).toBe('choose');
  expect(taskOf(view, 0, shown)).toBe('reveal');
  expect(taskOf({ ...view, phase: 'verdict' }, 0, shown)).toBe('judge');
});
