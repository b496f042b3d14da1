/** The worked examples and further cases of the ledger (CJG-EX). */
import { describe, expect, test } from 'vitest';
import { whyNotGoOn } from '../refusals.ts';
import { asSeen } from '../seen.ts';
import {
  A,
  accept,
  B,
  board,
  C,
  CHANNEL,
  COAST,
  card,
  D,
  deliver,
  dig,
  discard,
  dock,
  fight,
  fulfil,
  HIGH_SEAS,
  of,
  PORT,
  pass,
  remove,
  reroll,
  reveal,
  rollAgain,
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

const FULL = 'CO16 CO17 CO18 CH09 CH11 CH13 CH15';
const advanced = (aboard: string, more: object = {}) => scene({ rules: 'advanced', aboard, ...more });

describe('CJG-EX-01: Oswald’s turn', () => {
  const oswald = (aboard: string) => scene({ aboard: `${aboard} |`, next: 'CO09 CO16 CO06 CO10' }); // a cannon, a cotton, 2 sails with calm
  const goneOn = (aboard: string) => {
    const table = oswald(aboard);
    table.doAll(sail(COAST), reveal, reveal);
    return table;
  };

  test('CJG-EX-01: he takes the third card', () => {
    const table = oswald('CO01');
    expect(table.sails(A)).toBe(3);
    table.doAll(sail(COAST), reveal);
    expect([table.discards(COAST), table.view.reveals]).toEqual(['CO09', 1 + 1]);
    table.does(reveal);
    expect([table.discards(COAST), table.revealed]).toEqual(['CO09 CO16', 'CO06']);
    expect(whyNotGoOn(asSeen(table.view)).map(({ refused }) => refused)).toEqual(['calm', 'no-sails-left']);
    table.does(take);
    expect([table.aboard(A), table.discards(COAST), table.asked]).toEqual(['CO01 CO06', 'CO09 CO16', B]);
    table.does(dock);
    expect([table.asked, table.sails(A)]).toEqual([A, 5]);
  });

  test('CJG-EX-01: variant a: with 5 sails a fourth reveal is refused because of the calm alone', () => {
    const table = goneOn('CO01 CO07');
    expect(whyNotGoOn(asSeen(table.view)).map(({ refused }) => refused)).toEqual(['calm']);
    expect(table.offers).toContain('take');
  });

  test('CJG-EX-01: variant b: he passes, and the turn ends with nothing taken', () => {
    const table = goneOn('CO01');
    table.does(stop);
    expect([table.asked, table.aboard(A), table.discards(COAST)]).toEqual([B, 'CO01', 'CO09 CO16 CO06']);
  });
});

describe('CJG-EX-02: Gabi in port', () => {
  test('CJG-EX-02: two letters with a card turned between them', () => {
    const table = scene({
      aboard: 'HS13 CH15 CH11 CO11 |',
      open: 'LM01 LM04',
      letters: 'LM10 LM17',
      places: [COAST, COAST],
      next: 'CO10',
    });
    expect([table.view.ships[A]?.cards.length, table.cannons(A)]).toEqual([4, 2]);
    table.does(dock);
    expect(table.refuses(reveal)).toBe('in-port CJG-PORT-02');
    table.does(fulfil('LM01', 'HS13 CH15'));
    expect([table.discards(HIGH_SEAS), table.discards(CHANNEL), table.doubloons(A), table.open]).toEqual([
      'HS13',
      'CH15',
      1,
      'LM04 LM10',
    ]);
    expect(table.refuses(fulfil('LM04', 'CH11 CH15'))).toBe('not-aboard CJG-PORT-05');
    expect(table.refuses(fulfil('LM04', 'CH11 CO11'))).toBe('does-not-pay CJG-PORT-05');
    table.does(turn('CO11'));
    expect([table.aboard(A), table.cannons(A)]).toEqual(['CH11 CO11^', 1]);
    table.does(fulfil('LM04', 'CH11 CO11'));
    expect([table.discards(CHANNEL), table.discards(COAST), table.doubloons(A), table.aboard(A), table.open]).toEqual([
      ...['CH15 CH11', 'CO11', 2, '', 'LM10 LM17'],
    ]);
    expect([table.asked, table.view.ships[A]?.place]).toEqual([B, PORT]);
    table.does(sail(COAST));
    expect(table.refuses(board(A))).toBe('safe-in-port CJG-BOARD-04');
  });

  test('CJG-EX-02: variant a: flag, cocoa and cotton on one ship card', () => {
    const table = scene({ aboard: 'HS14 |', open: 'LM01' });
    table.does(dock);
    table.does(fulfil('LM01', 'HS14'));
    expect([table.doubloons(A), table.aboard(A)]).toEqual([1, '']);
  });

  test('CJG-EX-02: variant b: a card with 2 cotton for a letter that asks for one', () => {
    const table = scene({ aboard: 'CH10 HS09 |', open: 'LM02' });
    table.does(dock);
    table.does(fulfil('LM02', 'CH10 HS09'));
    expect([table.doubloons(A), table.aboard(A)]).toEqual([1, '']);
  });
});

describe('CJG-EX-03: Markus against Bastian', () => {
  const boarding = () => {
    const table = scene({ aboard: 'CO14 CO09 | CO15 CO16', places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    expect([table.cannons(A), table.cannons(B), table.offers]).toEqual([4, 3, expect.arrayContaining(['board'])]);
    return table;
  };

  test('CJG-EX-03: a tie, then Markus wins and takes one card', () => {
    const table = boarding();
    const events = table.does(board(B), rolls(2, 4, 5, 2, 5, 1, 1, 3, 6, 4, 6, 2, 4, 3));
    expect(of('tied', events)).toMatchObject([{ highest: 5 }]);
    expect(of('wonBoarding', events)).toMatchObject([{ seat: A, by: 6, against: 4 }]);
    expect(table.cardsOffered('steal')).toEqual(['CO15', 'CO16']);
    table.does(steal('CO16'));
    expect([table.aboard(A), table.aboard(B), table.discards(COAST), table.asked]).toEqual([
      'CO14 CO09 CO16',
      'CO15',
      'CO10',
      B,
    ]);
  });

  test('CJG-EX-03: variant a: Bastian wins and takes a card from Markus', () => {
    const table = boarding();
    table.does(board(B), rolls(2, 4, 5, 2, 5, 1, 1, 1, 2, 2, 3, 4, 1, 1));
    expect([table.asked, table.step]).toEqual([B, 'spoils']);
    table.does(steal('CO14'));
    expect([table.aboard(A), table.asked, table.step]).toEqual(['CO09', B, 'setCourse']);
  });

  test('CJG-EX-03: variant b: Bastian is in port and cannot be boarded', () => {
    const table = scene({ aboard: 'CO14 | CO15', places: [COAST, PORT], next: 'CO10' });
    table.does(sail(COAST));
    expect(table.offers).not.toContain('board');
  });
});

describe('further cases, base game', () => {
  test('CJG-EX-10: a calm on the first reveal with 4 sails', () => {
    const table = scene({ aboard: 'CO01 CO02 |', next: 'CO14' });
    table.does(sail(COAST));
    expect(table.refuses(reveal)).toBe('calm CJG-TURN-14');
    expect(table.offers).toContain('take');
  });

  test('CJG-EX-11: 7 cards aboard, taking is refused until one is discarded', () => {
    const table = scene({ aboard: `${FULL} |`, next: 'CH10' });
    table.does(sail(CHANNEL));
    expect(table.refuses(take)).toBe('no-room CJG-HOLD-11');
    table.does(discard('CO16'));
    table.does(take);
    expect(table.aboard(A)).toContain('CH10');
  });

  test('CJG-EX-12: the card given up is of the same area, and the revealed card is still takeable', () => {
    const table = scene({ aboard: `${FULL} |`, next: 'CH10' });
    table.does(sail(CHANNEL));
    table.does(discard('CH09'));
    table.does(take);
    expect([table.aboard(A), table.discards(CHANNEL)]).toEqual(['CO16 CO17 CO18 CH11 CH13 CH15 CH10', 'CH09']);
  });

  const twoCannons = (aboard: string) => {
    const table = scene({ aboard: `${aboard} |`, next: 'HS09' });
    table.does(sail(HIGH_SEAS));
    return table;
  };

  test('CJG-EX-13: 2 cannons against 4: rolls 3, 4 win', () => {
    const table = twoCannons('CO09');
    table.does(fight, rolls(3, 4));
    expect([table.aboard(A), table.asked]).toEqual(['CO09 HS09', B]);
  });

  test('CJG-EX-14: rolls 3, 1 lose although the sum is 4', () => {
    const table = twoCannons('CO09 CO01');
    table.does(fight, rolls(3, 1));
    expect([table.step, table.asked]).toEqual(['damage', B]);
    table.does(remove('CO09'));
    expect(table.aboard(A)).toBe('CO01');
  });

  test('CJG-EX-15: with only goods and a map aboard nothing is removed', () => {
    const table = scene({ aboard: 'CO16 CO19 |', next: 'HS09' });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(3));
    expect([table.aboard(A), table.asked]).toEqual(['CO16 CO19', B]);
  });

  test('CJG-EX-16: a doubloon ship won with 7 cards aboard', () => {
    const table = scene({ aboard: `${FULL} |`, next: 'HS21' });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(5));
    expect([table.doubloons(A), table.aboard(A), table.discards(HIGH_SEAS)]).toEqual([1, FULL, 'HS21']);
  });

  test('CJG-EX-17: the third map is taken and dug in the same turn', () => {
    const table = scene({ aboard: 'CO19 CO20 |', next: 'HS07' });
    table.doAll(sail(HIGH_SEAS), take, dig('CO19 CO20 HS07'));
    expect([table.doubloons(A), table.discards(COAST), table.discards(HIGH_SEAS)]).toEqual([2, 'CO19 CO20', 'HS07']);
  });

  test('CJG-EX-18: a map with its other half up is dug only after it is turned in port', () => {
    const table = scene({ aboard: 'CO05 CO19 CO20 |', next: 'HS01' });
    expect(table.refuses(dig('CO05 CO19 CO20'))).toBe('no-active-map CJG-MAP-04');
    table.doAll(dock, turn('CO05'), dig('CO05 CO19 CO20'));
    expect(table.doubloons(A)).toBe(2);
  });

  test('CJG-EX-19: an empty pile, a discard pile of 5, 1 reveal left', () => {
    const table = scene({ aboard: '|', bare: [COAST], next: 'CO09', discards: 'CO01 CO02 CO03 CO04' });
    table.does(sail(COAST));
    table.does(reveal);
    expect([table.state.piles[COAST]?.length, table.discards(COAST), table.view.reveals]).toEqual([4, '', 2]);
  });

  test('CJG-EX-20: 4 players with 6 doubloons each, a letter worth 2', () => {
    const table = scene({ aboard: 'HS09 HS13 | | |', open: 'LM09', doubloons: [6, 6, 6, 6] });
    table.doAll(dock, fulfil('LM09', 'HS09 HS13'));
    expect([table.doubloons(A), table.view.supply, table.view.winner]).toEqual([7, 0, A]);
  });

  test('CJG-EX-21: with 7 doubloons the first of two letters ends the game', () => {
    const table = scene({ aboard: 'HS09 HS17 | |', open: 'LM07 LM08', doubloons: [7, 0, 0] });
    table.doAll(dock, fulfil('LM07', 'HS09'));
    expect([table.match.over, table.open]).toEqual([true, 'LM08']);
  });

  test('CJG-EX-22: letters pile empty, 4 open: 3 remain', () => {
    const table = scene({ aboard: 'HS09 CO01 |', open: 'LM07 LM01 LM02 LM03', letters: '' });
    table.doAll(dock, fulfil('LM07', 'HS09'));
    expect(table.open).toBe('LM01 LM02 LM03');
  });
});

describe('further cases, advanced game', () => {
  const fighting = (aboard: string, ship = 'HS09') => {
    const table = advanced(`${aboard} |`, { next: `${ship} HS03` });
    table.does(sail(HIGH_SEAS));
    return table;
  };

  test('CJG-EX-30: 3 sails against a sail value of 4', () => {
    const table = fighting('CO01', 'HS10');
    expect(table.offers).not.toContain('fight');
    const other = fighting('CO01', 'HS11');
    expect(other.refuses(fight)).toBe('too-fast CJG-ADV-SEA-01');
    other.does(reveal);
    expect(other.revealed).toBe('HS03');
  });

  test('CJG-EX-31: 3 cannons against 4: rolls 4 and accepts', () => {
    const table = fighting('CO14 CO01');
    table.does(fight, rolls(4));
    table.does(accept);
    table.does(remove('CO01'));
    expect(table.aboard(A)).toBe('CO14 HS09');
  });

  test('CJG-EX-32: rolls 4, again 2, again 5: a clean win', () => {
    const table = fighting('CO14 CO01');
    table.does(fight, rolls(4));
    table.does(rollAgain, rolls(2, 5));
    expect([table.aboard(A), table.asked]).toEqual(['CO14 CO01 HS09', B]);
  });

  test('CJG-EX-33: rolls 4, again 2, again 3: lost, exactly one card', () => {
    const table = fighting('CO14 CO01');
    table.does(fight, rolls(4));
    table.does(rollAgain, rolls(2, 3));
    table.does(remove('CO14'));
    expect([table.aboard(A), table.asked, table.step]).toEqual(['CO01', B, 'setCourse']);
  });

  test('CJG-EX-34: one roll only, exact: it stands; with a gunner it may be rerolled', () => {
    const table = fighting('CO01');
    table.does(fight, rolls(4));
    expect([table.aboard(A), table.asked]).toEqual(['HS09', B]);
    const helped = fighting('CO01 CH30^');
    helped.does(fight, rolls(4));
    helped.does(reroll(4), rolls(6));
    expect(helped.aboard(A)).toBe('CO01 CH30^ HS09');
  });

  test('CJG-EX-35: a sandbank of 4 with 5 cards: discard one', () => {
    const table = fighting('CO16 CO17 CO18 CH09 CH11', 'HS24');
    table.does(discard('CO16'));
    expect(of('faced', table.told)).toMatchObject([{ withstood: true }]);
  });

  test('CJG-EX-36: a storm of 5: 2 printed sails, a 1-sail card and the sailmaker', () => {
    expect(of('faced', fighting('CO01 CO28^', 'HS25').told)).toMatchObject([{ measure: 5, withstood: true }]);
  });

  test('CJG-EX-37: without the 1-sail card it fails; no card is lost', () => {
    const table = fighting('CO28^', 'HS25');
    expect(of('faced', table.told)).toMatchObject([{ measure: 4, withstood: false }]);
    expect([table.asked, table.aboard(A), table.discards(HIGH_SEAS)]).toEqual([B, 'CO28^', 'HS25']);
  });

  test('CJG-EX-38: rum for three with 2 bottles left', () => {
    // one lookout exists in this list: the others have other sailors who need rum
    const table = advanced('| HS30^ | HS29^ | CO30^', { next: 'CO03', rum: 2 });
    expect(of('poured', table.does(sail(COAST))).map(({ seat }) => seat)).toEqual([B, C]);
    expect([table.asked, table.step, table.aboard(D)]).toEqual([A, 'decide', 'CO30^']);
  });

  test('CJG-EX-39: the quartermaster is stolen from 9 cards', () => {
    const table = advanced(`| CH28^ ${FULL} CO19`, { places: [COAST, COAST], next: 'CO10' });
    table.does(sail(COAST));
    table.does(board(B), rolls(6, 1));
    table.does(steal('CH28'));
    expect([table.step, table.asked]).toEqual(['downToLimit', B]);
    table.does(discard('CO19'));
    expect(table.aboard(B)).toBe(FULL);
  });

  test('CJG-EX-40: pirate flag, cotton, cocoa and the steward for Spain and 2 cotton', () => {
    const table = advanced('CO27 CO16 CO18 CH29^+1 |', { open: 'LM20' });
    table.does(dock);
    const [payment] = table.offered('fulfil');
    expect(payment?.crew).toEqual([card('CH29')]);
    if (payment !== undefined) table.does(payment);
    expect([table.doubloons(A), table.aboard(A), table.view.rum]).toEqual([2, 'CH29^', 10]);
  });

  test('CJG-EX-41: a Spanish passenger for a Spanish ship too fast to catch', () => {
    const table = fighting('CO25^', 'HS16');
    table.does(deliver('CO25'));
    expect([table.doubloons(A), table.discards(COAST), table.discards(HIGH_SEAS), table.asked]).toEqual([
      1,
      'CO25',
      'HS16',
      B,
    ]);
  });

  test('CJG-EX-42: a calm as the second of 4 cards, and a cook', () => {
    const table = advanced('CO01 CO02 CO30^+1 |', { next: 'CO09 CO14 CO10 CO11' });
    table.doAll(sail(COAST), reveal, pass, soothe('CO30'));
    expect([table.revealed, table.view.rum]).toEqual(['CO10', 10]);
    table.does(reveal);
    expect([table.revealed, table.view.reveals]).toEqual(['CO11', 4]);
    expect(table.refuses(reveal)).toBe('no-sails-left CJG-TURN-13');
  });

  test('CJG-EX-43: 2 maps and a captured ship with a map', () => {
    const table = scene({ aboard: 'CO19 CH16 HS23 |', next: 'CO09' });
    table.does(sail(COAST));
    table.does(dig('CO19 CH16 HS23'));
    expect([table.doubloons(A), table.discards(HIGH_SEAS)]).toEqual([2, 'HS23']);
  });

  test('CJG-EX-44: a storm of 5, 3 sails, a helmsman with 2 bottles', () => {
    const table = fighting('CO01 HS29^+2', 'HS25');
    expect(table.step).toBe('brace');
    table.does(steer('HS29'));
    expect(of('faced', table.told)).toMatchObject([{ measure: 7, withstood: true }]);
    expect(table.aboard(A)).toBe('CO01 HS29^+1');
  });

  test('CJG-EX-45: a narrow win over a doubloon ship at 6 doubloons', () => {
    const table = advanced('CO01 | | |', { next: 'CO23', doubloons: [6, 0, 0, 0] });
    table.does(sail(COAST));
    const events = table.does(fight, rolls(4)); // the only sail card goes
    expect(events.map(({ type }) => type)).toEqual([...['attacked', 'rolled', 'wonFight', 'damaged', 'paid', 'won']]);
    expect([table.match.over, table.doubloons(A)]).toEqual([true, 7]);
  });

  test('CJG-EX-46: the ship card lies above the damage', () => {
    const table = scene({ aboard: 'CO01 CO02 |', next: 'CO22' });
    table.does(sail(COAST));
    table.does(fight, rolls(1));
    table.does(remove('CO01'));
    expect(table.discards(COAST)).toBe('CO01 CO22');
  });

  test('CJG-EX-47: 7 cards at a sandbank of 4, three of them maps', () => {
    const table = fighting('CO19 CO20 CH16 CO16 CO17 CO18 CH09', 'HS24');
    table.does(dig('CO19 CO20 CH16'));
    expect([table.doubloons(A), of('faced', table.told)[0]?.measure, table.step]).toEqual([2, 4, 'keeping']);
  });
});
