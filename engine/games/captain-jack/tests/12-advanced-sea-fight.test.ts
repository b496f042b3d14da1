import { describe, expect, test } from 'vitest';
import {
  A,
  accept,
  B,
  board,
  COAST,
  discard,
  fight,
  HIGH_SEAS,
  leave,
  of,
  remove,
  reveal,
  rollAgain,
  rolls,
  sail,
  scene,
  steal,
  steer,
} from './kit.ts';

/** A ship of the High seas, met in the advanced game: HS09 has cannon value 4 and sail value 3. */
const meeting = (aboard: string, ship = 'HS09', more: object = {}) => {
  const table = scene({ rules: 'advanced', aboard, next: `${ship} HS01`, ...more });
  table.does(sail(HIGH_SEAS));
  return table;
};

describe('catching the ship', () => {
  test('CJG-ADV-SEA-01: only with at least as many sails as its sail value', () => {
    expect(meeting('|').refuses(fight)).toBe('too-fast CJG-ADV-SEA-01');
    expect(meeting('CO01 |').offers).toContain('fight');
  });

  test('CJG-ADV-SEA-02: printed sails and sail cards are added up', () => {
    expect(meeting('CO01 CO06 |', 'HS12').offers).toContain('fight'); // 2 + 1 + 2 against 5
    expect(meeting('CO06 |', 'HS12').offers).not.toContain('fight');
  });

  test('CJG-ADV-SEA-03: with fewer sails the player may reveal on', () => {
    const table = meeting('|');
    expect(table.offers).toEqual(['reveal', 'stop']);
    table.does(reveal);
    expect(table.revealed).toBe('HS01');
  });

  test('CJG-ADV-SEA-03: and where nothing else is left, nobody is asked', () => {
    const table = scene({ rules: 'advanced', aboard: '|', next: 'HS01 HS09' });
    table.does(sail(HIGH_SEAS)); // a calm
    table.does({ type: 'stop' });
    const slow = scene({ rules: 'advanced', aboard: '|', next: 'HS03 HS09' });
    slow.does(sail(HIGH_SEAS));
    slow.does(reveal);
    expect([slow.asked, slow.discards(HIGH_SEAS)]).toEqual([B, 'HS03 HS09']);
  });

  test('CJG-ADV-SEA-04: all sails count, whatever was revealed and also after a calm', () => {
    const table = scene({ rules: 'advanced', aboard: 'CO06 |', next: 'HS03 HS10' }); // HS10: sail value 4 and a calm
    table.does(sail(HIGH_SEAS));
    table.does(reveal);
    expect(table.view.calm).toBe(true);
    expect(table.offers).toContain('fight');
  });

  test('CJG-ADV-SEA-05: sailmaker and helmsman count although they lie in the hold', () => {
    expect(meeting('CO28^ |', 'HS10').offers).toContain('fight'); // 2 + 2 against 4
    const table = meeting('HS29^+1 |', 'HS12'); // 2 + 4 against 5, once he steers
    expect(table.offers).not.toContain('fight');
    table.does(steer('HS29'));
    expect(table.offers).toContain('fight');
  });

  test('CJG-ADV-SEA-06: an opponent need not be caught, and exact rolls cost nothing there', () => {
    const table = scene({ rules: 'advanced', aboard: 'CO09 | CO01 CO02 CO03', places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    expect(table.sails(B)).toBeGreaterThan(table.sails(A));
    table.does(board(B), rolls(5, 1, 4));
    expect(table.step).toBe('spoils');
    table.does(steal('CO01'));
    expect(table.aboard(A)).toBe('CO09 CO01');
  });
});

describe('the rolls', () => {
  test('CJG-ADV-SEA-07: a roll above the value wins without damage', () => {
    const table = meeting('CO01 |');
    expect(of('wonFight', table.does(fight, rolls(5)))).toMatchObject([{ rule: 'CJG-ADV-SEA-07' }]);
    expect(table.aboard(A)).toBe('CO01 HS09');
  });

  test('CJG-ADV-SEA-08: an exact roll is a narrow win: the ship is captured and a card is lost', () => {
    const table = meeting('CO01 CO02 |');
    expect(of('wonFight', table.does(fight, rolls(4)))).toMatchObject([{ rule: 'CJG-ADV-SEA-08' }]);
    expect([table.step, table.asked]).toEqual(['damage', B]);
    expect(of('damaged', table.does(remove('CO01')))).toMatchObject([{ rule: 'CJG-ADV-SEA-08' }]);
    expect(table.aboard(A)).toBe('CO02 HS09');
  });

  test('CJG-ADV-SEA-09: after an exact roll the player may roll again', () => {
    const table = meeting('CO01 CO09 |');
    table.does(fight, rolls(4));
    expect([table.step, table.asked, table.offers]).toEqual(['exactRoll', A, ['accept', 'rollAgain']]);
    table.does(rollAgain, rolls(5));
    expect(table.aboard(A)).toBe('CO01 CO09 HS09');
  });

  test('CJG-ADV-SEA-10: once he rolls again, earlier results are void', () => {
    const table = meeting('CO01 CO09 |');
    table.does(fight, rolls(4));
    expect(of('lostFight', table.does(rollAgain, rolls(3)))).toHaveLength(1);
  });

  test('CJG-ADV-SEA-11: it is one of the rolls of his cannons; with none left the narrow win stands', () => {
    const table = meeting('CO01 |');
    table.does(fight, rolls(4));
    expect([table.asked, table.aboard(A)]).toEqual([B, 'HS09']);
    const last = meeting('CO01 CO09 |');
    last.does(fight, rolls(4));
    last.does(rollAgain, rolls(4));
    expect(last.step).toBe('damage'); // no third roll is offered
  });

  test('CJG-ADV-SEA-12: above wins, equal is a choice, below rolls on; only the newest roll decides', () => {
    const table = meeting('CO01 CO14 |'); // three cannons
    const events = table.does(fight, rolls(2, 4));
    expect(of('rolled', events).map(({ roll }) => roll)).toEqual([2, 4]);
    expect(table.step).toBe('exactRoll');
    expect(of('lostFight', table.does(rollAgain, rolls(3)))).toHaveLength(1);
    const won = meeting('CO01 CO14 |');
    won.does(fight, rolls(4));
    won.does(accept);
    expect(of('wonFight', won.told)).toHaveLength(1);
  });

  test('CJG-ADV-SEA-17: against a ship of value 6 every win is narrow', () => {
    const table = meeting('CO01 CO06 |', 'HS12');
    table.does(fight, rolls(6));
    expect(table.step).toBe('damage');
  });

  test('CJG-ADV-SEA-12, CJG-ADV-SEA-17: nobody is asked to roll on where nothing better can come of it', () => {
    const six = meeting('CO01 CO06 CO09 |', 'HS12'); // a second cannon, and no roll beats a six
    six.does(fight, rolls(6));
    expect(six.step).toBe('damage');
    const unhurt = meeting('CO28^ CH30^ |'); // a gunner's roll is left, and there is no card to lose
    expect(of('wonFight', unhurt.does(fight, rolls(4)))).toMatchObject([{ rule: 'CJG-ADV-SEA-08' }]);
    expect([unhurt.asked, unhurt.aboard(A)]).toEqual([B, 'CO28^ CH30^ HS09']);
  });

  test('CJG-ADV-SEA-12: in version 1 it was asked all the same', () => {
    const six = meeting('CO01 CO06 CO09 |', 'HS12', { version: 1 });
    six.does(fight, rolls(6));
    expect([six.step, six.offers]).toEqual(['exactRoll', ['accept', 'rollAgain']]);
  });
});

describe('what it costs', () => {
  test('CJG-ADV-SEA-13: a lost fight costs one sail or cannon card', () => {
    const table = meeting('CO01 CO02 |');
    table.does(fight, rolls(1));
    expect(of('damaged', table.does(remove('CO02')))).toMatchObject([{ rule: 'CJG-SHIP-18' }]);
    expect([table.aboard(A), table.asked]).toEqual(['CO01', B]);
  });

  test('CJG-ADV-SEA-14: one fight never costs two cards', () => {
    const table = meeting('CO01 CO09 CO02 |');
    table.does(fight, rolls(4));
    table.does(rollAgain, rolls(1));
    table.does(remove('CO01'));
    expect([table.aboard(A), table.asked, table.step]).toEqual(['CO09 CO02', B, 'setCourse']);
  });

  test('CJG-ADV-SEA-15: the neighbour must remove a card if there is one, otherwise nothing happens', () => {
    const table = meeting('CO01 CO02 |');
    table.does(fight, rolls(4));
    expect(table.offers).toEqual(['remove']);
    const bare = meeting('CO28^ |'); // a sailmaker in the hold gives the sails
    bare.does(fight, rolls(4));
    expect([bare.asked, bare.aboard(A)]).toEqual([B, 'CO28^ HS09']);
  });

  test('CJG-ADV-SEA-16: damage first, then the prize: the card lost may make the room', () => {
    const table = meeting('CO01 CO02 CO16 CO17 CO18 CH09 CH11 |');
    table.does(fight, rolls(4));
    expect(table.step).toBe('damage');
    table.does(remove('CO01'));
    expect([table.asked, table.aboard(A)]).toEqual([B, 'CO02 CO16 CO17 CO18 CH09 CH11 HS09']);
    const clean = meeting('CO01 CO02 CO16 CO17 CO18 CH09 CH11 |');
    clean.does(fight, rolls(5));
    expect(clean.step).toBe('makeRoom');
    clean.does(discard('CO16'));
    expect(clean.aboard(A)).toContain('HS09');
    const left = meeting('CO01 CO02 CO16 CO17 CO18 CH09 CH11 |');
    left.does(fight, rolls(5));
    left.does(leave);
    expect(left.discards(HIGH_SEAS)).toBe('HS09');
  });

  test('CJG-ADV-SEA-18: a sea fight ends the turn, a ship that cannot be caught does not', () => {
    const narrow = meeting('CO01 |');
    narrow.does(fight, rolls(4));
    expect(narrow.asked).toBe(B);
    expect(meeting('|').asked).toBe(A);
  });
});
