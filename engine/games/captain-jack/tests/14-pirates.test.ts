import { expect, test } from 'vitest';
import { A, B, card, dock, fight, fulfil, HIGH_SEAS, letter, of, remove, rolls, sail, scene } from './kit.ts';

/** In port in the advanced game. CO27, CH27 and HS28 are ships with a pirate flag. */
const inPort = (aboard: string, open: string) => {
  const table = scene({ rules: 'advanced', aboard, open });
  table.does(dock);
  return table;
};

test.each(['LM07', 'LM08'])('CJG-ADV-PIRATE-01: a pirate flag stands for the flag of any nation (%s)', id => {
  const table = inPort('CO27 |', id);
  table.does(fulfil(id, 'CO27'));
  expect(table.doubloons(A)).toBe(1);
});

test('CJG-ADV-PIRATE-02: it supplies one flag for one letter', () => {
  const table = inPort('CO27 CO16 |', 'LM09'); // England and Spain
  expect(table.refuses(fulfil('LM09', 'CO27'))).toBe('does-not-pay CJG-PORT-05');
  const two = inPort('CO27 CH27 |', 'LM09');
  two.does(fulfil('LM09', 'CO27 CH27'));
  expect(two.doubloons(A)).toBe(2);
});

test('CJG-ADV-PIRATE-03: it never stands for goods', () => {
  const table = inPort('CO27 CO16 |', 'LM14'); // two cotton
  expect(table.offers).not.toContain('fulfil');
  expect(table.refuses(fulfil('LM14', 'CO27 CO16'))).toBe('does-not-pay CJG-PORT-05');
});

test('CJG-ADV-PIRATE-04: it is fought, captured and stowed like any other ship', () => {
  const table = scene({ rules: 'advanced', aboard: 'CO01 HS02^ CO06 |', next: 'HS28' }); // cannon value 6, sail value 5
  table.does(sail(HIGH_SEAS));
  expect(table.sails(A)).toBe(5);
  expect(of('attacked', table.does(fight, rolls(6)))).toMatchObject([{ card: card('HS28'), value: 6 }]);
  expect(table.step).toBe('damage');
  table.does(remove('CO01'));
  expect([table.aboard(A), table.asked]).toEqual(['HS02^ CO06 HS28', B]);
});

test('CJG-ADV-PIRATE-05: it may be used although the right flag is aboard', () => {
  const table = inPort('CO27 HS09 |', 'LM07');
  expect(table.offered('fulfil').map(({ cards }) => cards)).toEqual([[card('CO27')], [card('HS09')]]);
  expect(letter('LM07')).toBe(6);
  expect(table.refuses(fulfil('LM07', 'CO27 HS09'))).toBe('not-needed CJG-PORT-19');
});
