import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { captainJack } from '../game.ts';
import {
  A,
  B,
  begin,
  C,
  CHANNEL,
  COAST,
  D,
  dig,
  discard,
  dock,
  fight,
  finish,
  fulfil,
  HIGH_SEAS,
  of,
  PORT,
  playOut,
  reveal,
  rolls,
  sail,
  scene,
  stop,
  take,
} from './kit.ts';

describe('whose turn it is', () => {
  test('CJG-TURN-01: the player whom the table names for the beard starts', () => {
    for (const first of [A, B, C]) {
      const table = begin(3, { options: { first } });
      expect([table.asked, of('began', table.told)[0]?.rule]).toEqual([first, 'CJG-TURN-01']);
    }
  });

  test('CJG-TURN-02: if nobody is named, one is drawn at random', () => {
    const starters = new Set(Array.from({ length: 40 }, (_, seed) => begin(4, {}, seed).asked));
    expect(starters).toEqual(new Set([A, B, C, D]));
    expect(of('began', begin(4).told)[0]?.rule).toBe('CJG-TURN-02');
    expect(captainJack.fits?.({ rules: 'base', first: 3 }, 3)).toMatchObject({ rule: 'CJG-TURN-02' });
  });

  test('CJG-TURN-03: play passes clockwise', () => {
    const table = begin(4, { options: { first: C } });
    const seats = [C, D, A, B, C].map(() => {
      const { asked } = table;
      table.does(dock);
      return asked;
    });
    expect(seats).toEqual([C, D, A, B, C]);
  });
});

describe('the choice', () => {
  test('CJG-TURN-04: a turn is at sea or in port, never both', () => {
    const table = scene({ aboard: 'CO01 CO02 |', next: 'CO03' });
    table.does(dock);
    expect(table.refuses(sail(COAST))).toBe('course-is-set CJG-TURN-04');
    const sea = scene({ aboard: 'CO01 |', next: 'CO03' });
    sea.does(sail(COAST));
    expect(sea.refuses(dock)).toBe('course-is-set CJG-TURN-09');
  });

  test('CJG-TURN-05: the ship is placed in front of one of the three piles', () => {
    const table = scene({ aboard: '|' });
    expect(table.offered('sail').map(({ area }) => area)).toEqual([COAST, CHANNEL, HIGH_SEAS]);
    expect(of('sailed', table.does(sail(CHANNEL)))).toMatchObject([{ seat: A, area: CHANNEL }]);
    expect(table.view.ships[A]?.place).toBe(CHANNEL);
  });

  test('CJG-TURN-06: any area, also where one is and where others are', () => {
    const table = scene({ aboard: '| |', places: [COAST, CHANNEL, PORT] });
    expect(table.offered('sail').map(({ area }) => area)).toEqual([COAST, CHANNEL, HIGH_SEAS]);
    expect(table.offers).toContain('dock');
  });

  test('CJG-TURN-07: a ship stays where it was put until its owner’s next turn', () => {
    const table = scene({ aboard: '|', next: 'CO01 HS09' });
    table.does(sail(COAST));
    table.does(take);
    table.does(sail(HIGH_SEAS));
    expect(table.view.ships.map(({ place }) => place)).toEqual([COAST, HIGH_SEAS]);
  });

  test('CJG-TURN-09: the first reveal is compulsory, and the area is fixed for the turn', () => {
    const table = scene({ aboard: 'CO01 |', next: 'CO02' });
    const events = table.does(sail(COAST));
    expect(of('revealed', events)).toHaveLength(1);
    expect(table.refuses(sail(CHANNEL))).toBe('course-is-set CJG-TURN-09');
    expect(table.refuses(dock)).toBe('course-is-set CJG-TURN-09');
  });

  test('CJG-TURN-26: an area with nothing to reveal cannot be chosen', () => {
    const table = scene({ aboard: '|', bare: [CHANNEL] });
    expect(table.offered('sail').map(({ area }) => area)).toEqual([COAST, HIGH_SEAS]);
    expect(table.refuses(sail(CHANNEL))).toBe('empty-area CJG-TURN-26');
  });

  test('CJG-TURN-26: after a first reveal there is always something: the card just passed over comes again', () => {
    const table = scene({ aboard: '|', bare: [COAST], next: 'CO09' });
    table.does(sail(COAST));
    table.does(reveal);
    expect([table.revealed, table.view.reveals]).toEqual(['CO09', 2]);
  });
});

describe('revealing', () => {
  test('CJG-TURN-08: the top card of the pile lies face up for all', () => {
    const table = scene({ aboard: '|', next: 'CO09 CO01' });
    expect(of('revealed', table.does(sail(COAST)))).toMatchObject([{ seat: A, area: COAST, reveals: 1, sails: 2 }]);
    expect([table.revealed, table.view.revealed]).toEqual(['CO09', table.state.revealed]);
  });

  test('CJG-TURN-10: after each reveal the player decides whether to take the card', () => {
    const table = scene({ aboard: '|', next: 'CO09 CO01' });
    table.does(sail(COAST));
    expect(table.offers).toEqual(['take', 'reveal', 'stop']);
    table.does(reveal);
    expect(table.offers).toEqual(['take', 'stop']);
    expect(scene({ aboard: '|' }).refuses(take)).toBe('no-card-revealed CJG-TURN-10');
  });

  test('CJG-TURN-11: taking a card ends the turn', () => {
    const table = scene({ aboard: '|', next: 'CO09' });
    table.does(sail(COAST));
    table.does(take);
    expect([table.asked, table.step]).toEqual([B, 'setCourse']);
  });

  test('CJG-TURN-12: whoever does not take it may reveal the next card of the same pile', () => {
    const table = scene({ aboard: '|', next: 'CO09 CO01' });
    table.does(sail(COAST));
    table.does(reveal);
    expect([table.revealed, table.asked]).toEqual(['CO01', A]);
  });

  test('CJG-TURN-13: no more cards than sails', () => {
    const table = scene({ aboard: '|', next: 'CO09 CO01 CO02' });
    table.does(sail(COAST));
    table.does(reveal);
    expect(table.refuses(reveal)).toBe('no-sails-left CJG-TURN-13');
  });

  test('CJG-TURN-14: a calm cancels the remaining sails', () => {
    const table = scene({ aboard: 'CO01 CO02 CO03 |', next: 'CO14 CO09' });
    table.does(sail(COAST));
    expect(table.view.calm).toBe(true);
    expect(table.refuses(reveal)).toBe('calm CJG-TURN-14');
  });

  test('CJG-TURN-14: a calm is over when the turn is', () => {
    const table = scene({ aboard: '|', next: 'CO14 CO09 CO01' });
    table.does(sail(COAST));
    table.does(stop);
    table.does(sail(COAST));
    expect([table.view.calm, table.view.reveals]).toEqual([false, 1]);
    expect(table.offers).toContain('reveal');
  });

  test('CJG-TURN-15: the last card can still be taken, for lack of sails or because of a calm', () => {
    const becalmed = scene({ aboard: '|', next: 'CO14' });
    becalmed.does(sail(COAST));
    becalmed.does(take);
    expect(becalmed.aboard(A)).toBe('CO14');
    const slow = scene({ aboard: '|', next: 'CO09 CO01' });
    slow.does(sail(COAST));
    slow.does(reveal);
    slow.does(take);
    expect(slow.aboard(A)).toBe('CO01');
  });

  test('CJG-TURN-16: a calm on the first card makes it the only card of the turn', () => {
    const table = scene({ aboard: 'CO01 CO02 |', next: 'CO14' });
    table.does(sail(COAST));
    expect(table.offers.filter(type => type !== 'discard')).toEqual(['take', 'stop']);
    table.does(stop);
    expect([table.asked, table.aboard(A)]).toEqual([B, 'CO01 CO02']);
  });

  test('CJG-TURN-17: on the last card every option of the card is open', () => {
    const ship = scene({ aboard: '|', next: 'HS10' }); // a ship with a calm
    ship.does(sail(HIGH_SEAS));
    expect(ship.offers).toEqual(['fight', 'stop']);
    const other = scene({ aboard: '|', places: [COAST, COAST], next: 'CO09 CO10' });
    other.does(sail(COAST));
    other.does(reveal);
    expect(other.offers).toEqual(['take', 'board', 'stop']);
  });

  test('CJG-TURN-18: the player may stop although more could be revealed', () => {
    const table = scene({ aboard: 'CO01 |', next: 'CO09' });
    table.does(sail(COAST));
    expect(of('stopped', table.does(stop))).toMatchObject([{ rule: 'CJG-TURN-18' }]);
    expect([table.asked, table.aboard(A)]).toEqual([B, 'CO01']);
  });

  test('CJG-TURN-19, CJG-TURN-20: each new card covers the one before, which can no longer be taken', () => {
    const table = scene({ aboard: '|', next: 'CO09 CO16' });
    table.does(sail(COAST));
    table.does(reveal);
    expect([table.revealed, table.discards(COAST)]).toEqual(['CO16', 'CO09']);
    table.does(take);
    expect(table.aboard(A)).toBe('CO16');
  });

  test('CJG-TURN-21: from the reveals of one turn at most one card is gained', () => {
    const counts = (seed: number) => {
      const before = new Map<number, number>();
      let gained = 0;
      playOut(begin(3, {}, seed), seed, table => {
        const { turn, ships, reveals } = table.state;
        const aboard = ships[turn]?.cards.length ?? 0;
        if (reveals > 0) gained = Math.max(gained, aboard - (before.get(turn) ?? aboard));
        else before.set(turn, aboard);
      });
      return gained;
    };
    expect(Math.max(counts(1), counts(2))).toBeLessThanOrEqual(1);
  });

  test('CJG-TURN-22: cards passed over form a discard pile for each area', () => {
    const table = scene({ aboard: '|', next: 'CO09 CO16 CH01' });
    table.does(sail(COAST));
    table.does(reveal);
    table.does(stop);
    table.does(sail(CHANNEL));
    table.does(stop);
    expect([table.discards(COAST), table.discards(CHANNEL)]).toEqual(['CO09 CO16', 'CH01']);
  });

  test('CJG-TURN-23: only the top card of a discard pile is visible', () => {
    const table = scene({ aboard: '|', discards: 'CO09 CO16 CO01' });
    expect(table.view.areas[COAST]).toEqual({ pile: 20, discards: 3, top: table.state.discards[COAST]?.[2] });
    expect(JSON.stringify(table.view)).not.toContain('CO09');
  });
});

describe('the piles', () => {
  test('CJG-TURN-24: when a pile is empty its discard pile is shuffled and becomes the new one', () => {
    const table = scene({ aboard: '|', bare: [COAST], discards: 'CO01 CO02 CO03' });
    const events = table.does(sail(COAST), [0, 0]);
    expect(of('reshuffled', events)).toMatchObject([{ area: COAST, count: 3 }]);
    expect([table.state.piles[COAST]?.length, table.discards(COAST)]).toEqual([2, '']);
    expect(table.match.log.at(-1)?.draws).toEqual([
      [3, 0],
      [2, 0],
    ]);
  });

  test('CJG-TURN-25: only when a card has to be drawn, with the card just passed over, and reveals still count', () => {
    const table = scene({ aboard: 'CO05 |', bare: [COAST], next: 'CO09', discards: 'CO01 CO02' });
    table.does(sail(COAST));
    expect([table.state.piles[COAST]?.length, table.discards(COAST)]).toEqual([0, 'CO01 CO02']);
    expect(of('reshuffled', table.does(reveal))).toMatchObject([{ count: 3 }]);
    expect([table.state.piles[COAST]?.length, table.view.reveals]).toEqual([2, 2]);
  });
});

describe('the end of a turn', () => {
  test('CJG-TURN-27: a card taken, a stop, no reveal left, a fight, or port business finished end it', () => {
    const after = (...does: Parameters<ReturnType<typeof scene>['does']>[]) => {
      const table = scene({ aboard: '|', next: 'CO09 CO16 HS21' });
      for (const [action, dice] of does) table.does(action, dice);
      return table.asked;
    };
    expect(after([sail(COAST)], [take])).toBe(B);
    expect(after([sail(COAST)], [stop])).toBe(B);
    expect(after([sail(COAST)], [reveal], [stop])).toBe(B);
    expect(after([sail(HIGH_SEAS)], [fight, rolls(1)])).toBe(B);
    expect(after([dock])).toBe(B);
  });

  test('CJG-TURN-28: in the closing step treasures are dug and cards discarded; it is asked only where there is something to do', () => {
    const table = scene({ aboard: 'CO19 CO20 CO01 |', next: 'CH16' });
    table.does(sail(CHANNEL));
    table.does(take);
    expect([table.step, table.asked]).toEqual(['closing', A]);
    expect(table.offers).toEqual(['finish', 'dig', 'discard']);
    table.does(discard('CO01'));
    table.does(dig('CO19 CO20 CH16'));
    expect([table.asked, table.doubloons(A)]).toEqual([B, 2]);
    const idle = scene({ aboard: 'CO19 CO01 |', next: 'CH16' });
    idle.does(sail(CHANNEL));
    idle.does(take);
    expect(idle.asked).toBe(B);
  });

  test('CJG-TURN-28: whoever does not want to dig passes on', () => {
    const table = scene({ aboard: 'CO19 CO20 |', next: 'CH16' });
    table.does(sail(CHANNEL));
    table.does(take);
    table.does(finish);
    expect([table.asked, table.doubloons(A), table.aboard(A)]).toEqual([B, 0, 'CO19 CO20 CH16']);
  });

  const linger = (wish: boolean) => ({ type: 'linger', wish }) as const;

  test('CJG-TURN-28, CJG-HOLD-09: whoever lingers may discard in every closing step, on top of what was passed over', () => {
    const table = scene({ aboard: 'CO01 CO05 |', next: 'CO02' });
    expect(table.match.asides(A)).toEqual([linger(true)]);
    table.does(linger(true), [], A);
    table.does(sail(COAST));
    expect(table.view.atSea).toBe(true);
    table.does(stop);
    expect([table.step, table.asked, table.view.atSea]).toEqual(['closing', A, false]);
    expect(table.offers).toEqual(['finish', 'discard']);
    table.does(discard('CO05'));
    expect(table.discards(COAST)).toBe('CO02 CO05');
    table.does(finish);
    expect(table.asked).toBe(B);
  });

  test('CJG-TURN-28, CJG-HOLD-09: in port whoever lingers is asked where nothing else was, so that a new letter is seen first', () => {
    const table = scene({ aboard: 'HS09 HS13 |', open: 'LM07', letters: 'LM17 LM18' });
    table.does(linger(true), [], A);
    table.does(dock);
    table.does(fulfil('LM07', 'HS09')); // what is left neither turns nor pays
    expect([table.asked, table.step, table.offers]).toEqual([A, 'closing', ['finish', 'discard']]);
  });

  test('CJG-TURN-28: in port, with nothing aboard or once it is enough, nobody is asked to linger', () => {
    const idle = (aboard: string, acts: readonly Action[]): number => {
      const table = scene({ aboard, next: 'CO02' });
      table.does(linger(true), [], A);
      for (const act of acts) table.does(act);
      return table.asked;
    };
    expect(idle('CO01 |', [dock, finish])).toBe(B);
    expect(idle('|', [sail(COAST), stop])).toBe(B);
    const table = scene({ aboard: 'CO01 | CO05', next: 'CO02' });
    table.does(linger(true), [], A);
    table.does(linger(true), [], B); // at any time, in the turns of others too
    expect(table.refuses(linger(true))).toBe('already-so CJG-TURN-28');
    table.does(linger(false), [], A);
    table.does(sail(COAST));
    table.does(stop);
    expect(table.asked).toBe(B);
    expect(table.view.ships.map(({ lingers }) => lingers)).toEqual([false, true]);
  });

  test('CJG-TURN-29: a card not gained becomes the top card, above what its event put there', () => {
    const table = scene({ aboard: 'CO01 |', next: 'CO22' });
    table.does(sail(COAST));
    table.does(fight, rolls(1)); // the only sail card goes
    expect(table.discards(COAST)).toBe('CO01 CO22');
  });

  test('CJG-TURN-29: and below what is discarded in the closing step', () => {
    const table = scene({ aboard: 'CO19 CO20 CH16 CO01 |', next: 'CO09' });
    table.does(sail(COAST));
    table.does(stop);
    expect(table.step).toBe('closing');
    table.does(discard('CO01'));
    expect(table.discards(COAST)).toBe('CO09 CO01');
  });
});
