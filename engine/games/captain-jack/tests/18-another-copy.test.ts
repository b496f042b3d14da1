/**
 * Rows about cards that this list does not have and another copy of the game might: two sailors of a kind, sailors and
 * passengers on arrow halves, ships and hazards with more symbols. The rules are read with such a list in its place.
 */
import { describe, expect, test, vi } from 'vitest';
import {
  A,
  B,
  board,
  CHANNEL,
  COAST,
  card,
  discard,
  dock,
  face,
  fight,
  fulfil,
  HIGH_SEAS,
  keep,
  of,
  reroll,
  reveal,
  rolls,
  sail,
  scene,
  stop,
  take,
  turn,
} from './kit.ts';

vi.mock('../captain-jack.json', async original => {
  const { default: list } = await original<{ default: { seaCards: { id: string }[] } }>();
  const sailor = (role: string) => ({ type: 'sailor', role });
  const sails = { type: 'sail', value: 1 };
  const changes: Record<string, object> = {
    CO30: { top: sailor('cook'), bottom: sails, calm: false },
    CO28: { top: { type: 'passenger', flag: 'england' }, bottom: sailor('sailmaker') },
    CO26: { bottom: sailor('carpenter') },
    CH26: { bottom: sailor('sailmaker') },
    HS26: { bottom: sailor('gunner') },
    HS27: { bottom: sailor('quartermaster') },
    CH25: { bottom: { type: 'cannon', value: 2 } },
    HS25: { bottom: { type: 'sail', value: 2 } },
    HS24: { calm: true, boarding: true, rum: true },
    HS13: { boarding: true },
    HS21: { top: { type: 'ship', cannons: 5, sails: 4, flag: 'spain' } },
    CH14: { bottom: { type: 'goods', goods: { cotton: 1 } } },
    CH18: { top: { type: 'ship', cannons: 3, sails: 3, flag: null }, bottom: { type: 'loot', goods: { cotton: 2 } } },
  };
  const seaCards = list.seaCards.map(one => ({ ...one, ...changes[one.id] }));
  return { default: { ...list, seaCards } };
});

const advanced = (aboard: string, more: object = {}) => scene({ rules: 'advanced', aboard, ...more });

describe('two of a kind', () => {
  test('CJG-ADV-SAILOR-06: two sailmakers give 4 sails', () => {
    expect(advanced('CO28^ CH26^ |').sails(A)).toBe(6);
  });

  test('CJG-ADV-SAILOR-06: two gunners have two rerolls', () => {
    const table = advanced('CH30^ HS26^ | CO02', { places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    table.does(board(B), rolls(2));
    table.does(reroll(2), rolls(3));
    expect([table.step, table.asked]).toEqual(['rerolling', A]);
    table.does(reroll(3), rolls(5, 4));
    expect(table.step).toBe('spoils');
    const sea = advanced('CH30^ HS26^ CO01 |', { next: 'HS09' });
    sea.does(sail(HIGH_SEAS));
    expect(of('rolled', sea.does(fight, rolls(1, 1, 1)))).toHaveLength(3);
  });

  test('CJG-ADV-SAILOR-06: two carpenters turn two cards', () => {
    const table = advanced('CO29^ CO26^ CO01 CO02 |', { next: 'CO09' });
    table.does(sail(COAST));
    table.does(stop);
    table.does(turn('CO01'));
    expect(table.step).toBe('closing');
    table.does(turn('CO02'));
    expect([table.aboard(A), table.asked]).toEqual(['CO29^ CO26^ CO01^ CO02^', B]);
  });

  test('CJG-ADV-SAILOR-06: a carpenter who is turned down has done it himself', () => {
    const table = advanced('CO29^ CO26^ CO01 |', { next: 'CO09' });
    table.does(sail(COAST));
    table.does(stop);
    table.does(turn('CO26'));
    expect(table.step).toBe('closing');
  });

  test('CJG-ADV-SAILOR-06: with two quartermasters the limit is still 10', () => {
    const table = advanced('CH28^ HS27^ |');
    expect(table.view.ships[A]?.limit).toBe(10);
    const nine = 'CO16 CO17 CO18 CH09 CH11 CH13 CH15 CO19';
    const lost = advanced(`${nine} CH28^ HS27^ |`);
    lost.does(discard('CH28'));
    expect(lost.step).toBe('setCourse');
  });
});

describe('on arrow halves', () => {
  test('CJG-ADV-SAILOR-05: a sailor is taken like goods, with his half up, and is usable from the next turn on', () => {
    const table = advanced('| CO16', { next: 'CO30 CO03' });
    table.does(sail(COAST));
    table.does(take);
    expect([table.aboard(A), table.view.ships[A]?.cards[0]?.fresh]).toEqual(['CO30', true]);
    table.does(sail(COAST)); // B reveals rum: a new sailor may receive it
    expect(table.aboard(A)).toBe('CO30+1');
  });

  test('CJG-ADV-PASSENGER-03: a passenger is taken if he is the arrow half', () => {
    const table = advanced('|', { next: 'CO28' });
    table.does(sail(COAST));
    expect(table.offers).toContain('take');
    table.does(take);
    expect(table.aboard(A)).toBe('CO28');
  });

  test('CJG-ADV-SAILOR-52: a quartermaster as the lower half of a hazard is kept as the eighth card', () => {
    const table = advanced('CO16 CO17 CO18 CH09 CH11 CH13 CH15 |', { next: 'HS27' });
    table.does(sail(HIGH_SEAS), rolls(6));
    table.does(keep);
    expect([table.view.ships[A]?.cards.length, table.view.ships[A]?.limit]).toEqual([8, 10]);
  });
});

describe('more symbols', () => {
  test('CJG-SHIP-25: on a ship card with a boarding symbol: fight, board or pass', () => {
    const table = scene({ aboard: '| CO02', places: [HIGH_SEAS, HIGH_SEAS], next: 'HS13 HS03' });
    table.does(sail(HIGH_SEAS));
    expect(table.offers).toEqual(['fight', 'board', 'reveal', 'stop']);
    table.does(board(B), rolls(6, 1));
    table.does({ type: 'takeNothing' });
    expect([table.discards(HIGH_SEAS), table.asked]).toEqual(['HS13', B]);
    const other = scene({ aboard: '| CO02', places: [HIGH_SEAS, HIGH_SEAS], next: 'HS13' });
    other.does(sail(HIGH_SEAS));
    other.does(fight, rolls(6));
    expect([other.aboard(A), other.asked]).toEqual(['HS13', B]);
  });

  test('CJG-SHIP-15: of a doubloon ship with a flag only the doubloon is gained', () => {
    const table = scene({ aboard: '|', next: 'HS21' });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(5));
    expect([table.doubloons(A), table.aboard(A), table.discards(HIGH_SEAS)]).toEqual([1, '', 'HS21']);
  });

  test('CJG-ADV-HAZARD-15: boarding and calm on a hazard have no effect, rum is carried out first', () => {
    const table = advanced('CO16 CO17 CO18 CH09 CH11 | HS29^', { places: [HIGH_SEAS, HIGH_SEAS], next: 'HS24' });
    expect(table.does(sail(HIGH_SEAS)).map(({ type }) => type)).toEqual(['sailed', 'revealed', 'poured']);
    expect([table.step, table.asked, table.offers]).toEqual(['brace', A, ['face', 'discard']]);
    table.does(face);
    expect(table.asked).toBe(B);
  });

  test('CJG-ADV-HAZARD-08: a lower half with sails lies on the left, one with cannons on the right', () => {
    const storm = advanced('HS02 |', { next: 'HS25' });
    storm.does(sail(HIGH_SEAS));
    expect(of('kept', storm.does(keep))).toMatchObject([{ side: 'left' }]);
    const other = advanced('CO28^ |', { next: 'CH25' });
    other.does(sail(CHANNEL));
    expect(of('kept', other.does(keep))).toMatchObject([{ side: 'right' }]);
  });

  test('CJG-ADV-HAZARD-17: a cannon won from a hazard counts in defence at once, a carpenter works at once', () => {
    const table = advanced('CO28^ | CO02', { places: [CHANNEL, CHANNEL], next: 'CH25' });
    table.does(sail(CHANNEL));
    table.does(keep);
    expect([table.asked, table.cannons(A)]).toEqual([B, 3]);
    const carpenter = advanced('CO01 |', { next: 'CO26' });
    carpenter.does(sail(COAST), rolls(3));
    carpenter.does(keep);
    expect([carpenter.step, carpenter.asked]).toEqual(['closing', A]);
  });
});

test('CJG-COMP-22: another list that satisfies every constraint is played with', () => {
  const table = advanced('|', { next: 'CO30' });
  table.does(sail(COAST));
  expect(table.revealed).toBe('CO30');
  table.does(reveal);
  table.does(stop);
  table.does(dock);
  expect(card('CO30')).toBe(29);
});

test('CJG-PORT-20: the two halves of one card never pay together', () => {
  const table = scene({ aboard: 'CH14 CO01 |', open: 'LM05', letters: '' }); // cocoa over cotton, and both are asked for
  table.does(dock);
  expect(table.offers).toEqual(['turn', 'finish', 'discard']);
  table.does(turn('CH14'));
  expect(table.offers).toEqual(['turn', 'finish', 'discard']);
  expect(table.refuses(fulfil('LM05', 'CH14'))).toBe('does-not-pay CJG-PORT-05');
});
