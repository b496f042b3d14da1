/** What a screen says of fights and boardings before a die falls. */
import { describe, expect, test } from 'vitest';
import { FACES } from '../material.ts';
import { oddsAgainst, oddsOfBoarding, oddsOfDice, prospectOf } from '../odds.ts';
import { A, B, board, COAST, fight, HIGH_SEAS, of, rolls, sail, scene } from './kit.ts';

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

describe('gunners', () => {
  /** One cannon and a gunner, about to fight a ship of value 4. */
  const withGunner = (aboard = 'CH30^ CO28^') => {
    const table = scene({ rules: 'advanced', aboard: `${aboard} |`, next: 'HS09' });
    table.does(sail(HIGH_SEAS));
    return table;
  };

  test('CJG-ADV-SAILOR-83: a gunner is one more roll', () => {
    expect(prospectOf(withGunner().view, A)).toEqual({ rolls: 2, wins: 75, damage: null });
  });

  test('CJG-ADV-SAILOR-83: the odds are what the rules make of every way the dice can fall', () => {
    const counted = { clean: 0, narrow: 0, lost: 0 };
    for (let first = 1; first <= FACES; first++)
      for (let second = 1; second <= FACES; second++) {
        const table = withGunner();
        const events = table.does(fight, rolls(first, second));
        const [won] = of('wonFight', events);
        const isAsked = table.step === 'exactRoll'; // accepted: the odds are those of whoever does not roll on
        counted[isAsked || won?.rule === 'CJG-ADV-SEA-08' ? 'narrow' : won === undefined ? 'lost' : 'clean']++;
      }
    const { clean, narrow, lost } = oddsAgainst(4, 1, { advanced: true, spare: 1 });
    expect([clean, narrow, lost].map(chance => Math.round(36 * chance))).toEqual(Object.values(counted));
  });

  test('CJG-ADV-SEA-09: what rolling on would come to is said when an exact roll lies there', () => {
    const table = withGunner('CO09 CH30^ CO28^');
    table.does(fight, rolls(4));
    expect(prospectOf(table.view, A)).toEqual({ rolls: 2, wins: 75, damage: 50 });
  });

  test('CJG-ADV-SAILOR-84: in a boarding each side has its own', () => {
    const odds = (aboard: string) =>
      oddsOfBoarding(scene({ rules: 'advanced', aboard, places: [COAST, COAST] }).view, A, B);
    expect(odds('|')).toBeCloseTo(0.5, 6);
    expect(odds('CH30^ |')).toBeCloseTo(0.65, 6); // 1, 2 and 3 are rolled again
    expect(odds('| CH30^')).toBeLessThan(0.35); // the defender knows what he has to beat
    expect(odds('CO09 CH30^ |')).toBeGreaterThan(odds('CO09 |'));
  });

  test('CJG-ADV-SAILOR-84: what keeping and rolling again are worth, with the dice on the table', () => {
    const table = scene({ rules: 'advanced', aboard: 'CH30^ |', places: [COAST, COAST], next: 'CO13' });
    table.does(sail(COAST));
    table.does(board(B), rolls(3));
    const [kept, again] = [oddsOfDice(table.view, A, null), oddsOfDice(table.view, A, 3)];
    expect(kept).toBeCloseTo(2.65 / 6, 6);
    expect(again).toBeCloseTo(3.15 / 6, 6);
  });
});
