import type { Stop } from '@havre/engine/games/jamaica/questions.ts';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../words.ts';

const { en, fr } = catalogues;
const NAMES = ['Anne', 'Ben'];

const stop: Stop = {
  from: 4,
  space: 7,
  finishes: false,
  price: 2,
  goods: 'food',
  payable: false,
  opponents: [1, 2],
  treasure: false,
};

describe('what waits where a ship could stop', () => {
  test('is whom it fights and what it must pay, or that it cannot', () => {
    expect(en.stop(stop, NAMES)).toBe('fight Ben and the ghost ship, 2 food cannot be paid: shortage');
    expect(fr.stop(stop, NAMES)).toBe('combat contre Ben et le Bateau Fantôme, pénurie, pas de quoi payer');
  });

  test('is a treasure, or home', () => {
    const lair: Stop = { ...stop, goods: null, payable: true, opponents: [], treasure: true };
    expect(en.stop(lair, NAMES)).toBe('a treasure to take');
    expect(fr.stop({ ...lair, treasure: false, finishes: true }, NAMES)).toBe('arrivée\u00a0: c’est le dernier tour');
  });
});

test('holds, cards and treasures are named', () => {
  expect(en.holdWith(0, { goods: 'gold', tokens: 3 })).toBe('Hold 1: 3 gold');
  expect(fr.holdWith(5, null)).toBe('6e Cale\u00a0: vide');
  expect(fr.holdWith(1, { goods: 'gold', tokens: 1 })).toBe('Cale 2\u00a0: 1\u00a0doublon');
  expect(en.faceDown(-2, true)).toBe('A face-down treasure of −2');
  expect(en.faceDown(null, true)).toBe('A cursed treasure, face down');
  expect(en.piles({ pile: 8, hand: 3, top: 5, isChosen: true, chosen: null })).toBe(
    '3 cards in hand, 8 cards to draw; played last: gold / forward; a chosen card lies face down',
  );
});

test('a side of a combat is told in one sentence', () => {
  const side = { name: 'Anne', isAttack: true, powder: 2, bonus: 0, bonusBy: 'Sir Beth', die: 8, total: '10' };
  expect(en.sideOfFight(side)).toBe('Anne attacks, 2 powder, rolls 8, 10 in all');
  expect(en.sideOfFight({ ...side, bonus: 2, total: '12' })).toContain('2 for Sir Beth, rolls 8, 12 in all');
  expect(fr.sideOfFight({ ...side, isAttack: false })).toBe('Anne se défend, 2\u00a0poudres, dé\u00a0: 8, 10 en tout');
});

test('no French sentence says « de » before a name', () => {
  const said = [
    fr.captain('Ada'),
    fr.holdsOf('Ada'),
    fr.shortageOf('Ada'),
    fr.wins('Ada'),
    fr.stop(stop, ['x', 'Ada']),
  ];
  for (const text of said) expect(text).not.toMatch(/\b(?:de|d’)\s*Ada/);
});
