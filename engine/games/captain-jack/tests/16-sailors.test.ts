import { describe, expect, test } from 'vitest';
import { NEED_RUM } from '../16-sailors/crew.ts';
import { whyNotOnScreen } from '../refusals.ts';
import {
  A,
  accept,
  B,
  board,
  CHANNEL,
  COAST,
  card,
  dig,
  discard,
  dock,
  face,
  fight,
  finish,
  fulfil,
  HIGH_SEAS,
  keepDice,
  leave,
  lookOut,
  of,
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
  takeNothing,
  turn,
} from './kit.ts';

/** HS29 is the helmsman, CO30 the cook, CH29 the steward, HS30 the lookout, CH28 the quartermaster, CO29 the carpenter, CO28 the sailmaker, CH30 the gunner; '^' has them up. */
const advanced = (aboard: string, more: object = {}) => scene({ rules: 'advanced', aboard, ...more });
const atSea = (aboard: string, next: string, more: object = {}) => {
  const table = advanced(aboard, { next, ...more });
  table.does(sail({ CO: COAST, CH: CHANNEL, HS: HIGH_SEAS }[next.slice(0, 2)] ?? COAST));
  return table;
};

test('CJG-BOARD-09, CJG-ADV-SAILOR-84: after a tie no dice lie there but those rolled since', () => {
  const table = atSea('CH30^ | CO02', 'CO10', { places: [COAST, COAST] });
  table.does(board(B), rolls(2));
  table.does(reroll(2), rolls(3, 3, 5)); // a 3 each, and a 5 for the new attack
  expect([table.step, table.asked]).toEqual(['rerolling', A]);
  expect(table.view.boarding).toMatchObject({ attack: [5], defence: [] });
});

describe('all sailors', () => {
  test('CJG-ADV-SAILOR-01: four spend one bottle per use, and it returns to the island', () => {
    expect(NEED_RUM).toEqual(['helmsman', 'cook', 'steward', 'lookout']);
    const table = atSea('HS29^+1 |', 'CO09');
    expect(of('worked', table.does(steer('HS29')))).toMatchObject([{ role: 'helmsman' }]);
    expect([table.aboard(A), table.view.rum]).toEqual(['HS29^', 10]);
  });

  test('CJG-ADV-SAILOR-02: four need no tokens and are always available', () => {
    const table = advanced('CO28^ CH28^ |');
    expect([table.sails(A), table.view.ships[A]?.limit]).toEqual([4, 10]);
  });

  test('CJG-ADV-SAILOR-03: active sailors lie in the hold and count for the limit and at sandbanks', () => {
    const table = atSea('CO28^ CO29^ CO30^ CH30^ HS29^ |', 'HS24');
    expect([table.step, table.asked]).toEqual(['brace', A]);
    expect(of('faced', table.does(face))).toMatchObject([{ measure: 5, withstood: false }]);
    const full = atSea('CO28^ CO30^ CH30^ HS29^ HS30^ CH29^ CO16 |', 'CO09');
    expect(full.refuses(take)).toBe('no-room CJG-HOLD-11');
  });

  test('CJG-ADV-SAILOR-04: they are no damage, but they can be stolen', () => {
    const table = atSea('CO28^ CO01 CO09 |', 'HS09');
    table.does(fight, rolls(1, 1));
    expect(table.cardsOffered('remove')).toEqual(['CO01', 'CO09']);
    const boarded = atSea('| CO28^', 'CO10', { places: [COAST, COAST] });
    boarded.does(board(B), rolls(6, 1));
    expect(boarded.cardsOffered('steal')).toEqual(['CO28']);
  });

  test('CJG-ADV-SAILOR-05: taken for its arrow half, a card is turned later and then the sailor works', () => {
    const table = atSea('|', 'CO28'); // a sail over the sailmaker
    table.does(take);
    table.does(dock);
    expect(table.sails(A)).toBe(3);
    table.does(dock);
    table.does(turn('CO28'));
    expect(table.sails(A)).toBe(4);
  });

  test('CJG-ADV-SAILOR-07: a rum sailor works once per bottle, several times in one turn', () => {
    const table = atSea('CO30^+2 CO06 |', 'CO14 CO15 CO09'); // two calms
    table.does(pass);
    table.does(soothe('CO30'));
    table.does(pass);
    table.does(soothe('CO30'));
    expect([table.aboard(A), table.view.reveals, table.revealed]).toEqual(['CO30^ CO06', 3, 'CO09']);
  });

  test('CJG-ADV-SAILOR-08: gunners work in defence too, the first five only in their owner’s turn', () => {
    const table = atSea('| CH30^ HS29^+1', 'CO10', { places: [COAST, COAST] });
    table.does(board(B), rolls(4, 4));
    expect([table.step, table.asked]).toEqual(['rerolling', B]);
    expect(table.offers).toEqual(['reroll', 'keepDice']);
    expect(table.refuses(steer('HS29'))).toBe('not-your-turn CJG-TURN-03');
  });
});

describe('the helmsman', () => {
  test('CJG-ADV-SAILOR-10: for one bottle a card with 4 sails', () => {
    const table = atSea('HS29^+1 |', 'CO09');
    table.does(steer('HS29'));
    expect(table.sails(A)).toBe(6);
  });

  test('CJG-ADV-SAILOR-11: until the end of the turn, for reveals, ships and storms', () => {
    const table = atSea('HS29^+1 |', 'CO09 CO10 CO11');
    table.does(reveal);
    expect(table.offers).toContain('steer');
    table.does(steer('HS29'));
    table.does(reveal);
    expect(table.revealed).toBe('CO11');
    table.does(stop);
    expect([table.asked, table.sails(A)]).toEqual([B, 2]);
  });

  test('CJG-ADV-SAILOR-12: at any moment of a sea turn outside a fight; after a calm he only helps to catch the ship', () => {
    const table = atSea('HS29^+1 |', 'HS10'); // a calm, sail value 4
    table.does(steer('HS29'));
    expect(table.offers.filter(type => type !== 'discard')).toEqual(['fight', 'stop']);
    const before = advanced('HS29^+1 |');
    expect(before.refuses(steer('HS29'))).toBe('not-at-sea CJG-ADV-SAILOR-12');
    const port = advanced('HS29^+1 CO01 |');
    port.does(dock);
    expect(port.offers).not.toContain('steer');
  });

  test('CJG-ADV-SAILOR-12: on the last card, whoever could steer on is asked', () => {
    const table = atSea('HS29^+1 |', 'HS03 HS12');
    table.does(reveal);
    expect([table.asked, table.offers]).toEqual([A, ['stop', 'steer', 'discard']]);
  });

  test('CJG-ADV-SAILOR-13: a second bottle in the same turn is refused', () => {
    const table = atSea('HS29^+2 |', 'CO09');
    table.does(steer('HS29'));
    expect(table.offers).not.toContain('steer');
    expect(table.refuses(steer('HS29'))).toBe('steers-already CJG-ADV-SAILOR-13');
  });

  test('CJG-ADV-SAILOR-14: he lies in the hold while he steers, and cannot be removed', () => {
    const table = atSea('HS29^+1 CO01 CO02 |', 'HS09');
    table.does(steer('HS29'));
    table.does(fight, rolls(1));
    expect(table.cardsOffered('remove')).toEqual(['CO01', 'CO02']);
  });
});

describe('the cook', () => {
  test('CJG-ADV-SAILOR-20: for one bottle a calm is ignored', () => {
    const table = atSea('CO30^+1 |', 'CO14 CO09');
    table.does(pass);
    expect([table.step, table.offers]).toEqual(['beforeReveal', ['soothe', 'stop', 'discard']]);
    table.does(soothe('CO30'));
    expect([table.revealed, table.view.calm, table.aboard(A)]).toEqual(['CO09', false, 'CO30^']);
    const fast = atSea('CO30^+1 |', 'HS10 HS03'); // a calm on a ship that is too fast
    expect(fast.offers).toEqual(['pass', 'stop', 'discard']);
    fast.does(pass);
    fast.does(soothe('CO30'));
    expect(fast.revealed).toBe('HS03');
  });

  test('CJG-ADV-SAILOR-21: he adds no reveals', () => {
    const table = atSea('CO30^+1 |', 'CO09 CO14');
    table.does(reveal); // the second of two reveals is a calm
    expect(table.offers).toEqual(['take', 'stop', 'discard']);
    expect(table.refuses(soothe('CO30'))).toBe('no-sails-left CJG-ADV-SAILOR-21');
  });

  test('CJG-ADV-SAILOR-22: after the calm card is passed over; a second calm needs another bottle', () => {
    const table = atSea('CO30^+1 CO06 |', 'CO14 CO15 CO09');
    expect(table.offers).not.toContain('soothe');
    expect(table.refuses(reveal)).toBe('cook-first CJG-ADV-SAILOR-22');
    table.does(pass);
    expect(table.refuses(reveal)).toBe('cook-first CJG-ADV-SAILOR-22');
    table.does(soothe('CO30'));
    expect([table.revealed, table.view.calm]).toEqual(['CO15', true]);
    expect(table.offers).toEqual(['take', 'stop', 'discard']);
    expect(table.refuses(reveal)).toBe('calm CJG-TURN-14');
  });

  test('CJG-ADV-SAILOR-23, CJG-ADV-SAILOR-24: he cannot keep a hazard from ending the turn, and counts at a sandbank', () => {
    const table = atSea('CO30^+3 CO16 CO17 CO18 CH09 |', 'HS24');
    expect(table.offers).toEqual(['face', 'discard']);
    expect(of('faced', table.does(face))).toMatchObject([{ measure: 5 }]);
    expect([table.asked, table.aboard(A)]).toEqual([B, 'CO30^+3 CO16 CO17 CO18 CH09']);
  });
});

describe('the steward', () => {
  const inPort = (aboard: string, open: string) => {
    const table = advanced(aboard, { open });
    table.does(dock);
    return table;
  };

  test('CJG-ADV-SAILOR-30: for one bottle one of the goods is replaced by another', () => {
    const table = inPort('CH29^+1 CO16 CO18 |', 'LM04'); // cotton and cloth asked, cotton and cocoa aboard
    table.does(fulfil('LM04', 'CO18 CO16', 'CH29'));
    expect([table.doubloons(A), table.aboard(A), table.view.rum]).toEqual([1, 'CH29^', 10]);
    const dry = inPort('CH29^ CO16 CO18 |', 'LM04');
    expect(dry.offers).not.toContain('fulfil');
    expect(dry.refuses(fulfil('LM04', 'CO16 CO18', 'CH29'))).toBe('cannot-replace CJG-ADV-SAILOR-30');
  });

  test('CJG-ADV-SAILOR-31: one unit, not one sort', () => {
    const table = inPort('CH29^+2 CO18 CO17 CO16 |', 'LM15'); // two cocoa asked
    expect(table.offered('fulfil').every(({ cards }) => cards.includes(card('CO18')))).toBe(true);
    expect(table.offered('fulfil').map(({ cards }) => cards.length)).toEqual([2, 2, 2, 2]);
    expect(table.refuses(fulfil('LM15', 'CO16 CO17', 'CH29'))).toBe('does-not-pay CJG-PORT-05');
  });

  test('CJG-ADV-SAILOR-32: once per steward and letter; other bottles serve other letters', () => {
    const table = inPort('CH29^+2 CO16 CO17 CH09 CH11 CO01 |', 'LM05 LM06'); // cotton + cocoa, cloth + cocoa
    table.does(fulfil('LM05', 'CO17 CO16', 'CH29'));
    table.does(fulfil('LM06', 'CH11 CH09', 'CH29'));
    expect([table.doubloons(A), table.aboard(A)]).toEqual([2, 'CH29^ CO01']);
    const twice = inPort('CH29^+2 CO16 CH09 CO01 |', 'LM15');
    expect(twice.refuses(fulfil('LM15', 'CO16 CH09', 'CH29'))).toBe('does-not-pay CJG-PORT-05');
    expect(twice.refuses(fulfil('LM15', 'CO16 CH09', 'CH29 CH29'))).toBe('cannot-replace CJG-ADV-SAILOR-30');
  });

  test('CJG-ADV-SAILOR-33: he never replaces a flag, and a flag never replaces goods', () => {
    const table = inPort('CH29^+1 HS09 CO18 |', 'LM01'); // Spain and cocoa asked, England and cocoa aboard
    expect(table.offers).not.toContain('fulfil');
    const goods = inPort('CH29^+1 CO18 CO16 |', 'LM01'); // goods to spare, and no flag
    expect(goods.offers).not.toContain('fulfil');
    const flags = inPort('CH29^+1 HS09 HS11 |', 'LM02'); // England and cotton asked, a flag to spare
    expect(flags.offers).not.toContain('fulfil');
  });

  test('CJG-ADV-SAILOR-34: the card handed in is discarded whole and serves one letter', () => {
    const table = inPort('CH29^+1 CH14 CO16 |', 'LM04'); // two cocoa stand for one cloth
    table.does(fulfil('LM04', 'CH14 CO16', 'CH29'));
    expect([table.discards(CHANNEL), table.discards(COAST), table.aboard(A)]).toEqual(['CH14', 'CO16', 'CH29^']);
  });

  test('CJG-ADV-SAILOR-35: the replacing goods may come from a card that pays for something else too', () => {
    const table = inPort('CH29^+1 CH10 |', 'LM04'); // two cotton for cotton and cloth
    table.does(fulfil('LM04', 'CH10', 'CH29'));
    expect(table.doubloons(A)).toBe(1);
  });
});

describe('the lookout', () => {
  test('CJG-ADV-SAILOR-40: for one bottle the top card of the discard pile instead of one from the pile', () => {
    const table = advanced('HS30^+1 |', { next: 'CO09', discards: 'CO01 CO02' });
    table.does(sail(COAST));
    expect([table.step, table.offers]).toEqual(['beforeReveal', ['reveal', 'lookOut', 'discard']]);
    expect(of('revealed', table.does(lookOut('HS30')))).toMatchObject([
      { rule: 'CJG-ADV-SAILOR-42', card: card('CO02') },
    ]);
    expect([table.discards(COAST), table.aboard(A), table.revealed]).toEqual(['CO01', 'HS30^', 'CO02']);
  });

  test('CJG-ADV-SAILOR-41: of the area the ship is in', () => {
    const table = advanced('HS30^+1 |', { next: 'CO09', discards: 'CH01' });
    table.does(sail(COAST));
    expect(table.step).toBe('decide'); // there is no discard on the Coast
    expect(table.revealed).toBe('CO09');
    expect(table.refuses(reveal)).toBe('pass-first CJG-ADV-SAILOR-43');
  });

  test('CJG-ADV-SAILOR-42: it counts as a reveal and offers or enforces the same things', () => {
    const hazard = advanced('HS30^+1 |', { discards: 'CO24' });
    hazard.does(sail(COAST));
    hazard.does(lookOut('HS30'));
    expect([hazard.step, hazard.view.reveals]).toEqual(['keeping', 1]);
    const rum = advanced('HS30^+1 | HS29^', { discards: 'CO03' });
    rum.does(sail(COAST));
    rum.does(lookOut('HS30'));
    expect(rum.aboard(B)).toBe('HS29^+1');
    const calm = advanced('HS30^+1 |', { discards: 'CO14' });
    calm.does(sail(COAST));
    calm.does(lookOut('HS30'));
    expect(calm.refuses(reveal)).toBe('calm CJG-TURN-14');
  });

  test('CJG-ADV-SAILOR-43: before any reveal that is allowed; not in port, not after a calm, not without a discard', () => {
    const port = advanced('HS30^+1 CO01 |', { discards: 'CO02' });
    port.does(dock);
    expect(port.refuses(lookOut('HS30'))).toBe('not-at-sea CJG-ADV-SAILOR-43');
    const calm = atSea('HS30^+1 |', 'CO14');
    expect(calm.refuses(lookOut('HS30'))).toBe('calm CJG-ADV-SAILOR-43');
    expect(calm.offers).not.toContain('pass');
    const used = atSea('HS30^+1 |', 'CO09 CO10');
    used.does(pass);
    used.does(reveal);
    expect(used.offers).toEqual(['take', 'stop', 'discard']);
    expect(used.refuses(lookOut('HS30'))).toBe('no-sails-left CJG-ADV-SAILOR-43');
    const soothed = atSea('HS30^+1 CO30^+1 |', 'CO14 CO09');
    soothed.does(pass);
    soothed.does(soothe('CO30')); // a calm that was ignored
    expect([soothed.step, soothed.offers]).toEqual(['beforeReveal', ['reveal', 'lookOut', 'stop', 'discard']]);
    expect(soothed.view.atSea).toBe(true);
  });

  test('CJG-ADV-SAILOR-44: he may bring back the card just passed over', () => {
    const table = atSea('HS30^+1 |', 'CO09');
    table.does(pass);
    table.does(lookOut('HS30'));
    expect([table.revealed, table.view.reveals, table.aboard(A)]).toEqual(['CO09', 2, 'HS30^']);
  });
});

describe('the quartermaster', () => {
  const NINE = 'CH28^ CO16 CO17 CO18 CH09 CH11 CH13 CH15 CO19';

  test('CJG-ADV-SAILOR-50: while he is active 10 cards instead of 7', () => {
    const table = atSea(`${NINE} |`, 'CO01 CO02');
    table.does(take);
    table.does(sail(COAST));
    table.does(stop);
    table.does(sail(CHANNEL));
    expect([table.view.ships[A]?.cards.length, table.view.ships[A]?.limit]).toEqual([10, 10]);
  });

  test('CJG-ADV-SAILOR-51: he is one of the 10', () => {
    const table = atSea(`${NINE} CO20 |`, 'CO01');
    expect(table.refuses(take)).toBe('no-room CJG-HOLD-11');
  });

  test('CJG-ADV-SAILOR-52: with 7 cards aboard he may be gained as the eighth', () => {
    const table = atSea('CO16 CO17 CO18 CH09 CH11 CH13 CH15 | CH28^ CO02', 'CO10', { places: [COAST, COAST] });
    table.does(board(B), rolls(6, 1));
    expect(table.cardsOffered('steal')).toEqual(['CH28']);
    expect(whyNotOnScreen(table.view, A, steal('CH28'))).toBeNull();
    table.does(steal('CH28'));
    expect([table.view.ships[A]?.cards.length, table.view.ships[A]?.limit]).toEqual([8, 10]);
  });

  test('CJG-ADV-SAILOR-53: his half must be up', () => {
    expect(advanced('CH28 |').view.ships[A]?.limit).toBe(7);
  });

  test('CJG-ADV-SAILOR-54: when he is stolen the owner discards down to 7 at once, also out of turn', () => {
    const table = atSea(`| ${NINE}`, 'CO10', { places: [COAST, COAST] });
    table.does(board(B), rolls(6, 1));
    table.does(steal('CH28'));
    expect([table.step, table.asked, table.offers]).toEqual(['downToLimit', B, ['discard']]);
    expect(of('discarded', table.does(discard('CO16')))).toMatchObject([{ rule: 'CJG-ADV-SAILOR-54' }]);
    expect([table.view.ships[B]?.cards.length, table.asked, table.step]).toEqual([7, B, 'setCourse']);
  });

  test('CJG-ADV-SAILOR-55: whoever discards him or turns him down goes down to 7 in the same step', () => {
    const thrown = advanced(`${NINE} |`);
    thrown.does(discard('CH28'));
    expect([thrown.step, thrown.offers]).toEqual(['downToLimit', ['discard']]);
    thrown.does(discard('CO16'));
    expect([thrown.step, thrown.view.ships[A]?.cards.length]).toEqual(['setCourse', 7]);
    const turned = advanced(`${NINE} |`);
    turned.does(dock);
    turned.does(turn('CH28'));
    expect([turned.step, turned.offers]).toEqual(['downToLimit', ['discard']]);
    expect(of('discarded', turned.does(discard('CO16')))).toMatchObject([{ rule: 'CJG-ADV-SAILOR-55' }]);
    turned.does(discard('CO17'));
    expect([turned.step, turned.view.ships[A]?.cards.length]).toEqual(['inPort', 7]);
    const byHand = atSea(`${NINE} CO29^ |`, 'CO09'); // with a carpenter
    byHand.does(stop);
    byHand.does(turn('CH28'));
    byHand.doAll(discard('CO16'), discard('CO17'));
    expect(byHand.step).toBe('downToLimit');
    byHand.does(discard('CO18'));
    expect([byHand.asked, byHand.view.ships[A]?.cards.length]).toEqual([B, 7]);
  });

  test('CJG-ADV-SAILOR-54: if his time is up, what goes is drawn', () => {
    const table = atSea(`| ${NINE}`, 'CO10', { places: [COAST, COAST] });
    table.does(board(B), rolls(6, 1));
    table.does(steal('CH28'));
    table.enters({ type: 'timeUp', seat: B }, [2]);
    expect(table.aboard(B)).toBe('CO16 CO17 CH09 CH11 CH13 CH15 CO19');
  });
});

describe('the carpenter', () => {
  test('CJG-ADV-SAILOR-60: at the end of the turn one card is turned, even outside the port', () => {
    const table = atSea('CO29^ CO01 |', 'CO09');
    table.does(stop);
    expect([table.step, table.asked, table.offers]).toEqual(['closing', A, ['finish', 'turn', 'discard']]);
    expect(of('turned', table.does(turn('CO01')))).toMatchObject([{ rule: 'CJG-ADV-SAILOR-60' }]);
    expect([table.aboard(A), table.asked]).toEqual(['CO29^ CO01^', B]);
    table.doAll(dock, sail(CHANNEL), stop);
    expect([table.step, table.asked, table.offers]).toEqual(['closing', A, ['finish', 'turn', 'discard']]); // and in every turn
  });

  test('CJG-ADV-SAILOR-61: any card but a ship, the card just gained and himself included', () => {
    const table = atSea('CO29^ HS09 CO16 |', 'CO09');
    table.does(take);
    expect(table.cardsOffered('turn')).toEqual(['CO29', 'CO16', 'CO09']);
    expect(table.refuses(turn('HS09'))).toBe('ship-stays CJG-CARD-14');
    table.does(turn('CO29'));
    expect([table.aboard(A), table.cannons(A)]).toEqual(['CO29 HS09 CO16 CO09', 2]);
  });

  test('CJG-ADV-SAILOR-62: after every turn at sea: a lost fight, a boarding, a hazard; not after a port visit', () => {
    const lost = atSea('CO29^ CO28^ |', 'HS09');
    lost.does(fight, rolls(1));
    expect(lost.step).toBe('closing');
    const boarded = atSea('CO29^ |', 'CO10', { places: [COAST, COAST] });
    boarded.does(board(B), rolls(6, 1));
    expect([boarded.step, boarded.asked]).toEqual(['closing', A]);
    const hazard = atSea('CO29^ |', 'HS24');
    hazard.does(leave);
    expect(hazard.step).toBe('closing');
    const port = advanced('CO29^ CO01 |');
    port.does(dock);
    port.does(finish);
    expect([port.asked, port.step]).toEqual([B, 'setCourse']);
    const old = advanced('CO29^ CO01 |', { version: 1 });
    old.does(dock);
    old.does(finish);
    expect([old.asked, old.step]).toEqual([A, 'closing']);
  });

  test('CJG-ADV-SAILOR-63: a map turned up this way can be dug at once', () => {
    const table = atSea('CO29^ CO05 CO19 CO20 |', 'CO09');
    table.does(stop);
    table.does(turn('CO05'));
    expect(table.offers).toEqual(['finish', 'dig', 'discard']);
    table.does(dig('CO05 CO20 CO19'));
    expect([table.doubloons(A), table.asked]).toEqual([2, B]);
  });

  test('CJG-ADV-SAILOR-60: a carpenter gained this turn does not work yet, unless he was won from a hazard', () => {
    const table = atSea('CO01 | CO29^', 'CO10', { places: [COAST, COAST] });
    table.does(board(B), rolls(6, 1));
    table.does(steal('CO29'));
    expect([table.asked, table.step]).toEqual([B, 'setCourse']);
  });
});

describe('the sailmaker', () => {
  test('CJG-ADV-SAILOR-70: he counts as 2 sails', () => {
    expect(advanced('CO28^ |').sails(A)).toBe(4);
    expect(advanced('CO28 |').sails(A)).toBe(3); // the sail half
  });

  test('CJG-ADV-SAILOR-71: he lies in the hold and cannot be lost as damage', () => {
    const table = atSea('CO28^ CO01 CO02 |', 'HS09');
    table.does(fight, rolls(1));
    expect(table.cardsOffered('remove')).toEqual(['CO01', 'CO02']);
    table.does(remove('CO01'));
    expect(table.aboard(A)).toBe('CO28^ CO02');
  });

  test('CJG-ADV-SAILOR-72: an opponent can take him in a boarding', () => {
    const table = atSea('| CO28^', 'CO10', { places: [COAST, COAST] });
    table.does(board(B), rolls(6, 1));
    table.does(steal('CO28'));
    expect(table.aboard(A)).toBe('CO28^');
  });

  test('CJG-ADV-SAILOR-73: his sails count everywhere: reveals, ships, storms', () => {
    const reveals = atSea('CO28^ |', 'CO09 CO10 CO11 CO12 CO13');
    for (let i = 0; i < 3; i++) reveals.does(reveal);
    expect(reveals.refuses(reveal)).toBe('no-sails-left CJG-TURN-13');
    expect(atSea('CO28^ |', 'HS10').offers).toContain('fight');
    expect(atSea('CO28^ |', 'CH25').step).toBe('keeping'); // a storm of 4
  });
});

describe('the gunner', () => {
  test('CJG-ADV-SAILOR-80: one roll of a fight is rolled again, in a sea fight or a boarding', () => {
    const sea = atSea('CH30^ CO01 |', 'HS09');
    const events = sea.does(fight, rolls(1, 6));
    expect(of('rolled', events)).toMatchObject([
      { rule: 'CJG-SHIP-07', roll: 1 },
      { rule: 'CJG-ADV-SAILOR-83', roll: 6 },
    ]);
    expect(sea.aboard(A)).toContain('HS09');
    const boarding = atSea('CH30^ | CO02', 'CO10', { places: [COAST, COAST] });
    boarding.does(board(B), rolls(2));
    expect(of('rerolled', boarding.does(reroll(2), rolls(5, 3)))).toMatchObject([{ from: 2, to: 5 }]);
    expect(boarding.step).toBe('spoils');
  });

  test('CJG-ADV-SAILOR-81: once per fight, and once again when a boarding is repeated', () => {
    const table = atSea('CH30^ | CO02', 'CO10', { places: [COAST, COAST] });
    table.does(board(B), rolls(2));
    table.does(reroll(2), rolls(3, 3)); // a tie: all is rolled again
    expect([table.step, table.asked]).toEqual(['rerolling', A]);
    const sea = atSea('CH30^ CO01 |', 'HS09');
    expect(of('rolled', sea.does(fight, rolls(1, 1, 6)))).toHaveLength(2);
    expect(of('lostFight', sea.told)).toHaveLength(1);
  });

  test('CJG-ADV-SAILOR-82: it costs no roll of a cannon, and the new result stands even if worse', () => {
    const table = atSea('CH30^ | CO02', 'CO10', { places: [COAST, COAST] });
    table.does(board(B), rolls(5));
    expect(of('rerolled', table.does(reroll(5), rolls(1, 3)))).toMatchObject([{ to: 1 }]);
    expect(of('wonBoarding', table.told)).toMatchObject([{ seat: B, by: 3, against: 1 }]);
  });

  test('CJG-ADV-SAILOR-83: right after any roll, also an exact one and also the last', () => {
    const table = atSea('CH30^ CO01 |', 'HS09');
    table.does(fight, rolls(4));
    expect([table.step, table.offers]).toEqual(['exactRoll', ['accept', 'reroll']]);
    table.does(reroll(4), rolls(5));
    expect(table.aboard(A)).toBe('CH30^ CO01 HS09');
    const both = atSea('CH30^ CO01 CO09 |', 'HS09');
    both.does(fight, rolls(4));
    expect(both.offers).toEqual(['accept', 'rollAgain']);
    both.does(rollAgain, rolls(4));
    expect(both.offers).toEqual(['accept', 'reroll']);
    both.does(reroll(4), rolls(6));
    expect(both.aboard(A)).toContain('HS09');
    const old = atSea('CH30^ CO01 CO09 |', 'HS09', { version: 1 });
    old.does(fight, rolls(4));
    expect(old.offers).toEqual(['accept', 'rollAgain', 'reroll']); // either was a choice of its own
    const accepted = atSea('CH30^ CO01 |', 'HS09');
    accepted.does(fight, rolls(4));
    accepted.does(accept);
    expect(accepted.aboard(A)).toBe('CH30^ HS09');
  });

  test('CJG-ADV-SAILOR-84: attacker and defender, each after his own last roll; the attacker before the defender rolls', () => {
    const table = atSea('CH30^ | CO14', 'CO10', { places: [COAST, COAST] });
    const first = table.does(board(B), rolls(4));
    expect(of('fired', first)).toHaveLength(1);
    expect([table.asked, table.offers]).toEqual([A, ['reroll', 'keepDice']]);
    table.does(keepDice, rolls(1, 3, 3));
    expect(table.step).toBe('spoils');
    const defender = atSea('CO09 CO16 | CH30^', 'CO10', { places: [COAST, COAST] });
    defender.does(board(B), rolls(4, 2, 4));
    expect([defender.asked, defender.offers]).toEqual([B, ['reroll', 'keepDice']]); // a tie: he may win or lose by it
    defender.does(reroll(4), rolls(6));
    expect([defender.step, defender.asked]).toEqual(['spoils', B]);
    defender.does(takeNothing);
  });

  test.each([
    ['the attacker has a six', 'CH30^ | CO14', [6, 1, 1, 1], []],
    ['the defender has won', 'CO09 CO16 | CH30^', [4, 2, 5], []],
    ['the defender can only tie or lose a six', 'CO09 CO16 | CH30^', [6, 2, 6], []],
    ['a lower die is there to be rolled', 'CH30^ CO09 | CO14', [4, 2, 5, 1, 1, 1], [{ from: 2, to: 5 }]],
    ['the attacker has a one', 'CH30^ | CO14', [1, 3, 1, 1, 1], [{ from: 1, to: 3 }]],
    ['the defender has lost as it is', 'CO09 CO16 | CH30^', [4, 2, 3, 5], [{ from: 3, to: 5 }]],
  ])('CJG-ADV-SAILOR-84: nobody is asked where %s', (_, aboard, dice, rerolls) => {
    const table = atSea(aboard, 'CO10', { places: [COAST, COAST] });
    const events = table.does(board(B), rolls(...dice));
    expect(of('rerolled', events)).toMatchObject(rerolls);
    expect(of('rerolled', events)).toHaveLength(rerolls.length);
    expect(events.findIndex(({ type }) => type === 'wonBoarding' || type === 'tied')).toBeGreaterThan(0);
  });

  test('CJG-ADV-SAILOR-84: in version 1 any die could be rolled again, and it was always asked', () => {
    const old = atSea('CH30^ CO09 | CO14', 'CO10', { version: 1, places: [COAST, COAST] });
    old.does(board(B), rolls(6, 2));
    expect([old.asked, old.offered('reroll').map(({ die }) => die)]).toEqual([A, [6, 2]]);
    old.does(keepDice, rolls(1, 3, 3));
    expect(old.step).toBe('spoils');
  });

  test('CJG-ADV-SAILOR-85: not against a sea monster', () => {
    const table = advanced('CH30^ |', { next: 'HS26' });
    const events = table.does(sail(HIGH_SEAS), rolls(1));
    expect(of('rolled', events)).toHaveLength(1);
    expect(table.asked).toBe(B);
  });

  test('CJG-ADV-SAILOR-86: he adds no cannon', () => {
    expect(advanced('CH30^ |').cannons(A)).toBe(1);
  });
});
