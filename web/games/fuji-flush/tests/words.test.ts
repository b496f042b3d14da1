import { describe, expect, test } from 'vitest';
import { catalogues, type Effect, type SeatFacts } from '../words.ts';

const { en, fr } = catalogues;

const effect: Effect = { card: 7, combined: 14, partners: ['Ben'], pushedOut: ['Cleo', 'Dan'] };
const place: SeatFacts = {
  name: 'Ben',
  notes: ['bot'],
  front: 8,
  combined: 16,
  partners: ['Anne'],
  inHand: 1,
  isGone: false,
  hasTurn: true,
};

describe('what a card would do', () => {
  test('names its partners, what they are worth together, and who goes', () => {
    expect(en.effect(effect)).toBe('7 with Ben: 14 together. Pushes out Cleo and Dan.');
    expect(fr.effect(effect)).toBe('Un 7, avec Ben\u00a0: valeur combinée 14. Chasse les cartes\u00a0: Cleo et Dan.');
  });

  test('says so where it does nothing', () => {
    const nothing = { card: 2, combined: 2, partners: [], pushedOut: [] };
    expect(en.effect(nothing)).toBe('2 alone. Nobody is pushed out.');
    expect(fr.effect(nothing)).toBe('Un 2, tout seul. Ne chasse aucune carte.');
  });
});

describe('what a screen reader says of a place', () => {
  test('is who sits there, what lies there, how many cards they hold, and whose turn it is', () => {
    expect(en.seat(place)).toBe('Ben (bot): an 8 in front, 16 together with Anne, 1 card in hand. It is their turn.');
    expect(fr.seat(place)).toBe(
      'Ben (bot)\u00a0: un 8 devant soi, 16 avec Anne, 1\u00a0carte en main. C’est son tour.',
    );
  });

  test('is short where nothing lies there, and where nobody sits any more', () => {
    const bare = { ...place, notes: [], front: null, partners: [], inHand: 0, hasTurn: false };
    expect(en.seat(bare)).toBe('Ben: no card in front, 0 cards in hand.');
    expect(fr.seat(bare)).toBe('Ben\u00a0: rien devant soi, 0\u00a0carte en main.');
    expect(en.seat({ ...bare, isGone: true })).toBe('Ben has left the game.');
    expect(fr.seat({ ...bare, isGone: true })).toBe('Ben a quitté la partie.');
  });
});

test('piles are named with their counts and the card on top', () => {
  expect(en.pile(66)).toBe('Draw pile: 66 cards');
  expect(en.discard(0, undefined)).toBe('Discard pile: empty');
  expect(en.discard(12, 11)).toBe('Discard pile: 12 cards, an 11 on top');
  expect(fr.discard(1, 4)).toBe('Défausse\u00a0: 1\u00a0carte, un 4 dessus');
});
