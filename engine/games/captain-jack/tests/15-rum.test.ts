import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  board,
  C,
  COAST,
  discard,
  dock,
  fight,
  HIGH_SEAS,
  of,
  PORT,
  pass,
  pour,
  refuseRum,
  remove,
  reveal,
  rolls,
  sail,
  scene,
  soothe,
  steal,
  steer,
  stop,
  take,
  turn,
} from './kit.ts';

/** Somebody reveals CO03, a sail with a rum symbol. HS29 is the helmsman, CO30 the cook, CH29 the steward, HS30 the lookout. */
const rumFor = (aboard: string, more: object = {}) => {
  const table = scene({ rules: 'advanced', aboard, next: 'CO03', ...more });
  table.does(sail(COAST));
  return table;
};

describe('what a sailor needs', () => {
  test('CJG-ADV-RUM-01: his half has to be up', () => {
    const table = scene({ rules: 'advanced', aboard: 'HS29+1 |', next: 'CO09' });
    table.does(sail(COAST));
    expect(table.refuses(steer('HS29'))).toBe('no-such-sailor CJG-ADV-RUM-01');
  });

  test('CJG-ADV-RUM-02: and a bottle has to be on his card', () => {
    const table = scene({ rules: 'advanced', aboard: 'HS29^ |', next: 'CO09' });
    table.does(sail(COAST));
    expect(table.refuses(steer('HS29'))).toBe('no-rum CJG-ADV-RUM-02');
  });

  test('CJG-ADV-RUM-03: a bottle is received by a sailor already turned up', () => {
    expect(rumFor('| HS29').step).toBe('decide');
    expect(rumFor('| HS29^').aboard(B)).toBe('HS29^+1');
  });
});

describe('who gets it', () => {
  test('CJG-ADV-RUM-04: each of the others may take one bottle from the supply', () => {
    const table = rumFor('| HS29^ HS30^ | CO30^ CH29^');
    expect(of('poured', table.does(pour('HS29')))).toMatchObject([{ seat: B, left: 9 }]);
    table.does(pour('CO30'));
    expect([table.aboard(B), table.aboard(C), table.view.rum]).toEqual(['HS29^+1 HS30^', 'CO30^+1 CH29^', 8]);
  });

  test('CJG-ADV-RUM-05, CJG-ADV-RUM-06: clockwise from the left neighbour; the active player gets none', () => {
    const table = scene({ rules: 'advanced', aboard: 'HS29^ | CO30^ | CH29^', turn: B, next: 'CO03' });
    const order = of('poured', table.does(sail(COAST))).map(({ seat }) => seat);
    expect([order, table.asked, table.step]).toEqual([[C, A], B, 'decide']);
  });

  test('CJG-ADV-RUM-07: several bottles may lie on one card', () => {
    expect(rumFor('| HS29^+2').aboard(B)).toBe('HS29^+3');
  });

  test('CJG-ADV-RUM-08: when the supply runs out, those after get nothing', () => {
    const table = rumFor('| HS29^ HS30^ | CO30^ | CH29^', { rum: 1 });
    table.does(pour('HS29'));
    expect([table.asked, table.step, table.view.rum]).toEqual([A, 'decide', 0]);
    expect(rumFor('| HS29^', { rum: 0 }).step).toBe('decide');
  });

  test('CJG-ADV-RUM-09: right after the reveal, before anything is decided about the card', () => {
    const table = rumFor('| HS29^ HS30^');
    expect([table.asked, table.step, table.revealed]).toEqual([B, 'rum', 'CO03']);
    table.does(refuseRum);
    expect([table.asked, table.step]).toEqual([A, 'decide']);
  });

  test('CJG-ADV-RUM-10: only the four who need bottles; a player without one is not asked', () => {
    expect(rumFor('| CH28^ CO29^ CO28^ CH30^').step).toBe('decide');
    const table = rumFor('| HS29^ CH28^ CO30^');
    expect(table.cardsOffered('pour')).toEqual(['HS29', 'CO30']);
    expect(table.refuses(pour('CH28'))).toBe('needs-no-rum CJG-ADV-RUM-10');
  });

  test('CJG-ADV-RUM-06, CJG-NET-04: whoever is asked and leaves is passed over', () => {
    const table = scene({ rules: 'advanced', aboard: '| HS29^ HS30^ | CO30^ CH29^', next: 'CO03' });
    table.does(sail(COAST));
    expect([table.step, table.asked]).toEqual(['rum', B]);
    table.enters({ type: 'left', seat: B });
    expect([table.step, table.asked]).toEqual(['rum', C]);
    expect(table.refuses(discard('CO30'))).toBe('not-your-turn CJG-TURN-03');
  });

  test('CJG-ADV-RUM-11: taking a bottle is optional', () => {
    const table = rumFor('| HS29^ HS30^');
    expect(table.offers).toEqual(['pour', 'refuseRum']);
    expect(of('refusedRum', table.does(refuseRum))).toHaveLength(1);
    expect([table.aboard(B), table.view.rum]).toEqual(['HS29^ HS30^', 10]);
  });

  test('CJG-ADV-RUM-11: a single sailor has his bottle unasked, unless his owner wants none', () => {
    const abstain = (wish: boolean) => ({ type: 'abstain', wish }) as const;
    const table = scene({ rules: 'advanced', aboard: '| HS29^', next: 'CO03 CO10 CO16' });
    expect(table.match.asides(B)).toContainEqual(abstain(true));
    table.does(abstain(true), [], B);
    expect(table.refusesTo(() => table.match.play(B, abstain(true)))).toEqual({
      refused: 'already-so',
      rule: 'CJG-ADV-RUM-11',
    });
    expect(of('refusedRum', table.does(sail(COAST)))).toMatchObject([{ seat: B }]);
    expect([table.asked, table.step, table.aboard(B), table.view.ships[B]?.abstains]).toEqual([
      ...[A, 'decide', 'HS29^', true],
    ]);
    table.does(abstain(false), [], B);
    table.does(take);
    expect(table.view.ships[B]?.abstains).toBeUndefined();
    expect(scene({ aboard: '|' }).match.asides(A)).not.toContainEqual(abstain(true)); // there is no rum in the base game
  });

  test('CJG-ADV-RUM-11: in version 1 it was asked each time', () => {
    const old = rumFor('| HS29^', { version: 1 });
    expect([old.asked, old.offers]).toEqual([B, ['pour', 'refuseRum']]);
    expect(old.match.asides(B)).toEqual([{ type: 'linger', wish: true }]);
  });

  test('CJG-ADV-RUM-18: it does not matter where the others are', () => {
    const table = rumFor('| HS29^ HS30^ | CO30^ CH29^', { places: [COAST, PORT, HIGH_SEAS] });
    expect(table.asked).toBe(B);
    table.does(refuseRum);
    expect(table.asked).toBe(C);
  });
});

describe('where the bottles go', () => {
  test('CJG-ADV-RUM-12: with a sailor who is stolen', () => {
    const table = scene({ rules: 'advanced', aboard: '| HS29^+2', places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    table.does(board(B), rolls(6, 1));
    expect(of('stole', table.does(steal('HS29')))).toMatchObject([{ bottles: 2 }]);
    expect(table.aboard(A)).toBe('HS29^+2');
  });

  test('CJG-ADV-RUM-13: back to the island when the card is given up or removed as damage', () => {
    const given = scene({ rules: 'advanced', aboard: 'HS29^+2 |' });
    expect(of('discarded', given.does(discard('HS29')))).toMatchObject([{ bottles: 2 }]);
    expect(given.view.rum).toBe(10);
    const damaged = scene({ rules: 'advanced', aboard: 'HS29+2 CO01 |', next: 'HS09' });
    damaged.does(sail(HIGH_SEAS));
    damaged.does(fight, rolls(1));
    damaged.does(remove('HS29'));
    expect(damaged.view.rum).toBe(10);
  });

  test('CJG-ADV-RUM-14: they stay on a sailor who is turned down, of no use until he is up again', () => {
    const table = scene({ rules: 'advanced', aboard: 'HS29^+2 CO01 |' });
    table.does(dock);
    table.does(turn('HS29'));
    expect([table.aboard(A), table.view.rum]).toEqual(['HS29+2 CO01', 8]);
  });

  test('CJG-ADV-RUM-15: they are never moved from one sailor to another', () => {
    const table = scene({ rules: 'advanced', aboard: 'HS29^+2 CO30^ |', next: 'CO09' });
    table.does(sail(COAST));
    expect(table.offers.filter(type => ['pour', 'refuseRum'].includes(type))).toEqual([]);
    expect(table.refuses(pour('CO30'))).toBe('not-legal');
  });

  test('CJG-ADV-RUM-16: a used bottle goes back at once and can be handed out in the same turn', () => {
    const table = scene({ rules: 'advanced', aboard: 'CO30^+1 | HS29^', rum: 0, next: 'CO14 CO03' });
    table.does(sail(COAST)); // a calm
    table.does(pass);
    table.does(soothe('CO30'));
    // CO03 has come, and the cook's bottle is there again
    expect([table.aboard(A), table.aboard(B), table.view.rum]).toEqual(['CO30^', 'HS29^+1', 0]);
  });

  test('CJG-ADV-RUM-17: the four permanent sailors have theirs printed and never spend it', () => {
    const table = scene({ rules: 'advanced', aboard: 'CO28^ |', next: 'CO09 CO01' });
    expect([table.sails(A), table.view.rum]).toEqual([4, 10]);
    table.does(sail(COAST));
    table.does(reveal);
    table.does(stop);
    expect([table.sails(A), table.view.rum]).toEqual([4, 10]);
  });
});
