/** What a screen asks before a move. */
import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '../material.ts';
import {
  atRisk,
  oddsAgainst,
  oddsByCannons,
  oddsOfBoarding,
  prospectOf,
  stillLacks,
  stillNeeded,
  surplus,
} from '../questions.ts';
import { A, B, COAST, card, dock, HIGH_SEAS, letter, sail, scene } from './kit.ts';

describe('the odds of a fight', () => {
  test('CJG-SHIP-06: in the base game each further cannon is another chance', () => {
    expect(oddsAgainst(4, 1)).toEqual({ clean: 0.5, narrow: 0, lost: 0.5 });
    expect(oddsAgainst(4, 2)).toEqual({ clean: 0.75, narrow: 0, lost: 0.25 });
    expect(oddsAgainst(6, 1).clean).toBeCloseTo(1 / 6);
  });

  test('CJG-ADV-SEA-12: in the advanced game an exact roll is accepted, or thrown again', () => {
    const shy = oddsAgainst(4, 2, { advanced: true });
    expect([shy.clean, shy.narrow, shy.lost].map(chance => Math.round(36 * chance))).toEqual([18, 9, 9]);
    const bold = oddsAgainst(4, 2, { advanced: true, bold: true });
    expect([bold.clean, bold.narrow, bold.lost].map(chance => Math.round(36 * chance))).toEqual([20, 4, 12]);
    expect(bold.clean + bold.narrow + bold.lost).toBeCloseTo(1);
  });

  test('CJG-ADV-SEA-17: against a value of 6 nothing is clean', () => {
    expect(oddsAgainst(6, 3, { advanced: true }).clean).toBe(0);
  });

  test('the revealed ship, for each number of cannons', () => {
    const table = scene({ aboard: '|', next: 'HS09 HS01' });
    expect(oddsByCannons(table.view, 3)).toBeNull();
    table.does(sail(HIGH_SEAS));
    expect(oddsByCannons(table.view, 3)?.map(({ clean }) => clean)).toEqual([0.5, 0.75, 0.875]);
  });
});

describe('the prospect of a fight', () => {
  test('winning and losing a card make 100 where there is nothing else', () => {
    const table = scene({ aboard: 'CO09 CO10 |', next: 'HS09' });
    expect(prospectOf(table.view, A)).toBeNull();
    table.does(sail(HIGH_SEAS));
    expect(prospectOf(table.view, A)).toEqual({ rolls: 3, wins: 88, damage: 12 });
  });

  test('a ship that shows nothing but its plan has no card to lose', () => {
    const table = scene({ aboard: '|', next: 'HS09' });
    table.does(sail(HIGH_SEAS));
    expect(prospectOf(table.view, A)).toEqual({ rolls: 1, wins: 50, damage: null });
  });

  test('in the advanced game a narrow victory is won and costs a card', () => {
    const table = scene({ aboard: 'CO09 |', next: 'HS09', rules: 'advanced' });
    table.does(sail(HIGH_SEAS));
    expect(prospectOf(table.view, A)).toEqual({ rolls: 2, wins: 75, damage: 50 });
  });
});

test('CJG-BOARD-08: the odds of a boarding leave ties out', () => {
  const table = scene({ aboard: 'CO09 | CO16', places: [COAST, COAST] });
  expect(oddsOfBoarding(table.view, B, A) + oddsOfBoarding(table.view, A, B)).toBeCloseTo(1);
  expect(oddsOfBoarding(table.view, A, B)).toBeCloseTo(125 / 180);
});

test('CJG-PORT-05: what a letter still lacks', () => {
  const table = scene({ aboard: 'HS13 CO16 |', open: 'LM13' }); // Spain, cotton and cloth
  const { symbols, payable } = stillLacks(table.view, A, letter('LM13'));
  expect([symbols[SYMBOLS.indexOf('cloth')], symbols.reduce((sum, count) => sum + count, 0), payable]).toEqual([
    1,
    1,
    false,
  ]);
  expect(stillLacks(table.view, B, letter('LM13')).symbols).toEqual([0, 1, 0, 1, 1, 0]);
});

test('CJG-ADV-PIRATE-01: a pirate flag stands for one that is lacking, a steward for one of the goods', () => {
  const pirate = scene({ rules: 'advanced', aboard: 'CO27 CO16 CO17 |' });
  expect(stillLacks(pirate.view, A, letter('LM13'))).toEqual({ symbols: [0, 0, 0, 0, 0, 0], payable: true });
  const steward = scene({ rules: 'advanced', aboard: 'CH29^+1 CO16 CO18 |' });
  expect(stillLacks(steward.view, A, letter('LM04')).payable).toBe(true);
});

test('CJG-PORT-07: what would be lost with a payment', () => {
  const table = scene({ aboard: 'CH10 HS09 |', open: 'LM02' });
  table.does(dock);
  expect(surplus(table.view, A, letter('LM02'), [card('CH10'), card('HS09')])).toEqual([0, 0, 0, 1, 0, 0]);
});

test('CJG-SHIP-18: what could be lost as damage', () => {
  const table = scene({ aboard: 'CO01 CO16 CO09 HS09 |' });
  expect(atRisk(table.view, A)).toEqual([card('CO01'), card('CO09')]);
});

test('CJG-END-01: how many doubloons are still needed', () => {
  const table = scene({ aboard: '| |', doubloons: [3, 0, 0] });
  expect([stillNeeded(table.view, A), stillNeeded(table.view, B)]).toEqual([5, 8]);
});
