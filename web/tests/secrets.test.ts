import { describe, expect, test } from 'vitest';
import { isSaidIn } from './secrets.ts';
import { WireVocabulary } from './wire-vocabulary.ts';

test('a word is said where it stands as words of its own', () => {
  expect(isSaidIn(['mine'], 'mine')).toBe(true);
  expect(isSaidIn(['Nominee', 'is it mine?'], 'mine')).toBe(true);
  expect(isSaidIn(['between us: river bank!'], 'river bank')).toBe(true);
  expect(isSaidIn(['1: <!-- -->…?!'], '<!-- -->…?!')).toBe(true);
});

test('a word is not said where its letters are part of another word', () => {
  expect(isSaidIn(['nominee', 'minefield', 'gemine'], 'mine')).toBe(false);
  expect(isSaidIn(['état'], 'tat')).toBe(false);
  expect(isSaidIn([], 'mine')).toBe(false);
});

describe('what a message says beside the words of the protocol', () => {
  const vocabulary = new WireVocabulary('decrypto', ['white', 'black']);

  test('is nothing where everything is in its place', () => {
    const nominated = { type: 'nominated', rule: 'DEC-ENC-05', team: 0, seat: 1, nominee: 2 };
    const items = [{ at: 0, type: 'game', letter: { type: 'act', events: [nominated] } }];
    const question = { step: 'writeClues', open: ['writeClues'], legal: [{ type: 'drawCode' }] };
    const film = [[['teams', 0, 'own', 'nominated', []]], [['phase', 'guess']]];
    const channels = [{ id: 'white', mayWrite: true }];
    const update = { type: 'update', eyes: 'seat 2', items, question, film, channels };
    expect(vocabulary.textsIn(update)).toEqual([]);
  });

  test('is whatever somebody wrote, wherever it stands', () => {
    expect(vocabulary.textsIn({ view: { clues: ['mine', 'draft'] } })).toEqual(['mine', 'draft']);
    expect(vocabulary.textsIn({ film: [[['teams', 0, 'words', 1, 'mine']], [['mine', 0, 3]]] })).toEqual([
      'mine',
      'mine',
    ]);
    expect(vocabulary.textsIn({ mine: 3, type: 'mine', step: 'mine' })).toEqual(['mine', 'mine', 'mine']);
  });
});
