import { expect, test } from 'vitest';
import {
  A,
  B,
  board,
  COAST,
  deliver,
  dock,
  fight,
  HIGH_SEAS,
  keep,
  of,
  reveal,
  rolls,
  sail,
  scene,
  take,
  turn,
} from './kit.ts';

/** CO24 and CH25 have English passengers, CO25 and HS24 Spanish ones, CH24 and HS25 French ones. */
const meeting = (aboard: string, ship = 'HS09') => {
  const table = scene({ rules: 'advanced', aboard, next: `${ship} HS03` });
  table.does(sail(HIGH_SEAS));
  return table;
};

test('CJG-ADV-PASSENGER-01: passengers come aboard as castaways', () => {
  const table = meeting('|', 'HS24'); // a sandbank
  table.does(keep);
  expect(table.aboard(A)).toBe('HS24^');
});

test('CJG-ADV-PASSENGER-02: they need no rum', () => {
  const table = meeting('CO24^ |');
  expect(table.cardsOffered('deliver')).toEqual(['CO24']);
});

test('CJG-ADV-PASSENGER-03: gained like any card, and of use while his half is up', () => {
  expect(meeting('CO24 |').offers).not.toContain('deliver');
  const table = scene({ rules: 'advanced', aboard: 'CO24 CO01 |' });
  table.does(dock);
  table.does(turn('CO24'));
  expect(table.aboard(A)).toBe('CO24^ CO01');
  const stolen = scene({ rules: 'advanced', aboard: '| CO24^', places: [COAST, COAST], next: 'CO10' });
  stolen.does(sail(COAST));
  stolen.does(board(B), rolls(6, 1));
  stolen.does({ type: 'steal', card: stolen.state.ships[B]?.cards[0]?.card ?? 0 });
  expect(stolen.aboard(A)).toBe('CO24^');
});

test('CJG-ADV-PASSENGER-04: for a ship of his flag, 1 doubloon instead of the fight', () => {
  const table = meeting('CO24^ |');
  const events = table.does(deliver('CO24'));
  expect(of('delivered', events)).toHaveLength(1);
  expect(of('paid', events)).toMatchObject([{ count: 1, rule: 'CJG-ADV-PASSENGER-04' }]);
  expect([table.doubloons(A), table.discards(COAST), table.aboard(A)]).toEqual([1, 'CO24', '']);
});

test('CJG-ADV-PASSENGER-05: then there is no fight', () => {
  const table = meeting('CO24^ CO01 |');
  expect(table.offers).toEqual(expect.arrayContaining(['fight', 'deliver']));
  expect(of('rolled', table.does(deliver('CO24')))).toEqual([]);
});

test('CJG-ADV-PASSENGER-06: also with too few sails to catch the ship', () => {
  const table = meeting('CO24^ |', 'HS12');
  expect(table.offers).not.toContain('fight');
  table.does(deliver('CO24'));
  expect(table.doubloons(A)).toBe(1);
  const last = meeting('CO24^ |', 'HS03 HS12'); // two sails, two reveals
  last.does(reveal);
  expect(last.offers).toEqual(['deliver', 'stop', 'discard']);
});

test('CJG-ADV-PASSENGER-07: delivery ends the turn', () => {
  const table = meeting('CO24^ |');
  table.does(deliver('CO24'));
  expect([table.asked, table.step]).toEqual([B, 'setCourse']);
});

test('CJG-ADV-PASSENGER-08: the ship card stays on the discard pile', () => {
  const table = meeting('CO24^ |');
  table.does(deliver('CO24'));
  expect([table.discards(HIGH_SEAS), table.aboard(A)]).toEqual(['HS09', '']);
});

test('CJG-ADV-PASSENGER-09: he may do neither and reveal on', () => {
  const table = meeting('CO24^ |');
  table.does(reveal);
  expect([table.revealed, table.aboard(A)]).toEqual(['HS03', 'CO24^']);
});

test('CJG-ADV-PASSENGER-10: flags must be the same; a pirate flag matches no passenger', () => {
  expect(meeting('CO24^ |', 'HS28').refuses(deliver('CO24'))).toBe('another-flag CJG-ADV-PASSENGER-10');
  expect(meeting('CO24^ |', 'HS13').offers).not.toContain('deliver');
  expect(meeting('CO24^ |', 'HS21').offers).not.toContain('deliver');
});

test('CJG-ADV-PASSENGER-11: one delivery per revealed ship', () => {
  const table = meeting('CO24^ CH25^ |');
  expect(table.cardsOffered('deliver')).toEqual(['CO24', 'CH25']);
  table.does(deliver('CH25'));
  expect([table.doubloons(A), table.aboard(A), table.asked]).toEqual([1, 'CO24^', B]);
});

test('CJG-ADV-PASSENGER-12: his card lies in the hold, counts as a card and is safe from damage', () => {
  const table = meeting('CO24^ CO01 CO02 |', 'HS13');
  table.does(fight, rolls(1));
  expect(table.cardsOffered('remove')).toEqual(['CO01', 'CO02']);
  const full = scene({ rules: 'advanced', aboard: 'CO24^ CH25^ CO25^ HS24^ CH24^ HS25^ CO16 |', next: 'CO09' });
  full.does(sail(COAST));
  expect(full.refuses(take)).toBe('no-room CJG-HOLD-11');
});
