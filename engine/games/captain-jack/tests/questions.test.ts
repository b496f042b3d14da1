/** What a screen asks before a move. */
import { assert, expect, test } from 'vitest';
import { SYMBOLS } from '../material.ts';
import { atRisk, stillLacks, surplus } from '../questions.ts';
import { A, B, card, dock, letter, scene } from './kit.ts';

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

test('CJG-ADV-SAILOR-31: what a steward hands over in place of something else is not lost', () => {
  const table = scene({ rules: 'advanced', aboard: 'CO27 CO16 CO18 CH29^+1 |', open: 'LM20' });
  table.does(dock);
  const [payment] = table.offered('fulfil');
  assert(payment !== undefined && payment.crew.length === 1, 'the steward is needed');
  expect(surplus(table.view, A, payment.letter, payment.cards)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('CJG-SHIP-18: what could be lost as damage', () => {
  const table = scene({ aboard: 'CO01 CO16 CO09 HS09 |' });
  expect(atRisk(table.view, A)).toEqual([card('CO01'), card('CO09')]);
});
