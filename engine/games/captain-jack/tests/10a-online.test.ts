import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import type { Action } from '../actions.ts';
import { captainJack } from '../game.ts';
import {
  A,
  B,
  begin,
  board,
  C,
  CHANNEL,
  COAST,
  card,
  dig,
  discard,
  dock,
  fight,
  finish,
  fulfil,
  HIGH_SEAS,
  letter,
  MODES,
  of,
  PORT,
  pass,
  reveal,
  rolls,
  sail,
  scene,
  steal,
  stop,
  take,
  turn,
} from './kit.ts';

describe('what is hidden', () => {
  test.each(MODES)('CJG-NET-01: the order of the piles, from everybody alike (%s)', rules => {
    const table = begin(3, { options: { rules } });
    const views = [A, B, C, PUBLIC].map(viewer => JSON.stringify(table.match.view(viewer)));
    expect(new Set(views).size).toBe(1);
    const imagined = Array.from({ length: 30 }, (_, seed) => table.match.imagined(A, new SeededDice(seed)));
    expect(new Set(imagined.map(({ piles }) => piles[0]?.at(-1))).size).toBeGreaterThan(5);
    expect(new Set(imagined.map(({ letters }) => letters.at(-1))).size).toBeGreaterThan(5);
  });

  test('CJG-NET-01: the number of cards in every pile is open, of a discard pile only its top', () => {
    const table = scene({ aboard: '|', discards: 'CO09 CO16 CH01' });
    expect(table.view.areas).toMatchObject([
      { pile: 21, discards: 2, top: card('CO16') },
      { pile: 22, discards: 1, top: card('CH01') },
      { pile: 23, discards: 0, top: null },
    ]);
    expect(table.view.letters.pile).toBe(16);
  });

  test('CJG-NET-02: the log tells all that was revealed and gained, also what is now covered', () => {
    const table = scene({ aboard: '|', next: 'CO09 CO16' });
    table.does(sail(COAST));
    table.does(reveal);
    table.does(take);
    expect(of('revealed', table.told).map(event => event.card)).toEqual([card('CO09'), card('CO16')]);
    expect(of('took', table.told)).toMatchObject([{ card: card('CO16') }]);
  });
});

describe('CJG-NET-03: the software answers for whoever runs out of time', () => {
  const timeUp = (table: ReturnType<typeof scene>, loaded: number[] = []) =>
    table.enters({ type: 'timeUp', seat: table.asked }, loaded);

  test('CJG-NET-03: a turn not yet begun becomes a port visit', () => {
    const table = scene({ aboard: '|', places: [COAST, COAST] });
    expect(of('ranOutOfTime', timeUp(table))).toHaveLength(1);
    expect([table.view.ships[A]?.place, table.asked]).toEqual([PORT, B]);
  });

  test('CJG-NET-03: a sea turn ends as soon as it may, and a port visit too', () => {
    const table = scene({ aboard: 'CO01 |', next: 'CO09' });
    table.does(sail(COAST));
    timeUp(table);
    expect([table.asked, table.aboard(A)]).toEqual([B, 'CO01']);
    const port = scene({ aboard: 'CO01 CO02 |' });
    port.does(dock);
    timeUp(port);
    expect([port.asked, port.aboard(A)]).toEqual([B, 'CO01 CO02']);
  });

  test('CJG-NET-03: a card removed as damage is drawn at random', () => {
    const removed = [0, 1].map(draw => {
      const table = scene({ aboard: 'CO01 CO09 |', next: 'HS09' });
      table.does(sail(HIGH_SEAS));
      table.does(fight, rolls(1, 1));
      timeUp(table, [draw]);
      return table.aboard(A);
    });
    expect(removed).toEqual(['CO09', 'CO01']);
  });

  test('CJG-NET-03: what may be declined is declined: spoils, room for a ship, treasures', () => {
    const spoils = scene({ aboard: '| CO02', places: [COAST, COAST], next: 'CO10' });
    spoils.does(sail(COAST));
    spoils.does(board(B), rolls(6, 1));
    timeUp(spoils);
    expect([spoils.aboard(A), spoils.asked]).toEqual(['', B]);
    const full = scene({ aboard: 'CO16 CO17 CO18 CH09 CH11 CH13 CH15 |', next: 'HS09' });
    full.does(sail(HIGH_SEAS));
    full.does(fight, rolls(6));
    timeUp(full);
    expect(full.discards(HIGH_SEAS)).toBe('HS09');
    const maps = scene({ aboard: 'CO19 CO20 CH16 |', next: 'HS01' });
    maps.does(sail(HIGH_SEAS));
    maps.does(stop);
    timeUp(maps);
    expect([maps.asked, maps.doubloons(A)]).toEqual([B, 0]);
  });
});

describe('CJG-NET-03: the same in the advanced game', () => {
  const timeUp = (aboard: string, next: string, acts: readonly Action[], dice: number[] = [], more: object = {}) => {
    const table = scene({ rules: 'advanced', aboard, next, places: [COAST, COAST], ...more });
    acts.forEach((act, i) => {
      table.does(act, i === acts.length - 1 ? dice : []);
    });
    const { step, asked } = table;
    return { step, table, told: (loaded: number[] = []) => table.enters({ type: 'timeUp', seat: asked }, loaded) };
  };

  test('CJG-NET-03: rum is refused', () => {
    const { step, table, told } = timeUp('| HS29^ HS30^', 'CO03', [sail(COAST)]);
    expect([step, of('refusedRum', told()).length, table.aboard(B)]).toEqual(['rum', 1, 'HS29^ HS30^']);
  });

  test('CJG-NET-03: a hazard is faced, and a card that was withstood is left', () => {
    const bracing = timeUp('CO16 CO17 CO18 CH09 CH11 |', 'HS24', [sail(HIGH_SEAS)]);
    expect([bracing.step, of('faced', bracing.told())]).toMatchObject(['brace', [{ measure: 5, withstood: false }]]);
    const keeping = timeUp('CO01 |', 'HS24', [sail(HIGH_SEAS)]);
    expect([keeping.step, of('leftBehind', keeping.told()).length]).toEqual(['keeping', 1]);
    expect(keeping.table.aboard(A)).toBe('CO01');
  });

  test('CJG-NET-03: a narrow victory is accepted, and dice are kept', () => {
    const exact = timeUp('CO28^ CO09 |', 'HS09', [sail(HIGH_SEAS), fight], rolls(4));
    expect([exact.step, of('rolled', exact.told())]).toEqual(['exactRoll', []]);
    expect(exact.table.aboard(A)).toContain('HS09');
    const rerolling = timeUp('CH30^ | CO02', 'CO10', [sail(COAST), board(B)], rolls(2));
    expect([rerolling.step, of('rerolled', rerolling.told(rolls(1)))]).toEqual(['rerolling', []]);
    expect([rerolling.table.step, rerolling.table.asked]).toEqual(['spoils', A]);
  });

  test('CJG-NET-03: the first card is revealed from the pile, and after it the turn is over', () => {
    const first = timeUp('HS30^+1 |', 'CO09', [sail(COAST)], [], { discards: 'CO01' });
    expect([first.step, of('revealed', first.told())]).toMatchObject(['beforeReveal', [{ card: card('CO09') }]]);
    const second = timeUp('HS30^+1 |', 'CO09 CO10', [sail(COAST), pass]);
    expect([second.step, of('revealed', second.told()), second.table.asked]).toEqual(['beforeReveal', [], B]);
  });
});

describe('CJG-NET-04: somebody leaves for good', () => {
  test('CJG-NET-04: cards go to their discard piles, doubloons and rum to the island, letters out of the game', () => {
    const table = scene({
      rules: 'advanced',
      aboard: '| CO01 HS29^+2 CH01 |',
      doubloons: [0, 3, 0],
      open: 'LM07 LM01',
    });
    table.state.ships[B]?.letters.push(letter('LM02'));
    table.state.letters = table.state.letters.filter(one => one !== letter('LM02'));
    expect(of('left', table.enters({ type: 'left', seat: B }))).toMatchObject([{ seat: B, doubloons: 3, bottles: 2 }]);
    expect([COAST, CHANNEL, HIGH_SEAS].map(area => table.discards(area))).toEqual(['CO01', 'CH01', 'HS29']);
    expect([table.view.supply, table.view.rum, table.aboard(B), table.doubloons(B)]).toEqual([25, 10, '', 0]);
    expect(table.state.lostLetters).toEqual([letter('LM02')]);
    expect(captainJack.check?.(table.state)).toBeNull();
  });

  test('CJG-NET-04: his seat is skipped, and the left neighbour is the next one still there', () => {
    const table = scene({ aboard: 'CO01 CO02 | | |', next: 'HS09' });
    table.enters({ type: 'resigned', seat: B });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(1));
    expect([table.step, table.asked]).toEqual(['damage', C]);
    table.does({ type: 'remove', card: card('CO01') });
    expect(table.asked).toBe(C);
    expect(table.refusesTo(() => table.match.applyExternal({ type: 'left', seat: B }))).toMatchObject({
      refused: 'gone',
      rule: 'CJG-NET-04',
    });
  });

  test('CJG-NET-04: the number needed stays as it was; the last one left wins', () => {
    const table = begin(3);
    table.enters({ type: 'left', seat: A });
    expect(table.view.needed).toBe(8);
    const rich = scene({ aboard: '| CO19 CO20 CH16 |', doubloons: [0, 5, 0] });
    rich.enters({ type: 'left', seat: A });
    rich.does(dig('CO19 CO20 CH16'));
    expect([rich.doubloons(B), rich.match.over]).toEqual([7, false]); // with two from the beginning it would be over
    expect(of('won', table.enters({ type: 'left', seat: C }))).toMatchObject([{ seat: B, rule: 'CJG-NET-04' }]);
    expect(table.match.over).toBe(true);
  });

  test('CJG-NET-04: the turn of whoever leaves is over, and the card revealed goes to its pile', () => {
    const table = scene({ aboard: 'CO01 | |', next: 'CO09' });
    table.does(sail(COAST));
    table.enters({ type: 'left', seat: A });
    expect([table.asked, table.discards(COAST), table.revealed]).toEqual([B, 'CO01 CO09', null]);
  });

  test('CJG-NET-04: whoever has left cannot be boarded where the ship last was', () => {
    const table = scene({ aboard: '| CO02 |', places: [COAST, COAST, COAST], next: 'CO10' });
    table.enters({ type: 'left', seat: B });
    table.does(sail(COAST));
    expect(table.offered('board')).toEqual([board(C)]);
    expect(table.refuses(board(B))).toBe('gone CJG-NET-04');
  });

  test('CJG-NET-04: a boarding whose defender leaves is over, whoever has won it', () => {
    for (const dice of [rolls(6, 1), rolls(1, 6)]) {
      const table = scene({ aboard: 'CO01 | CO02 |', places: [COAST, COAST, PORT], next: 'CO10' });
      table.does(sail(COAST));
      table.does(board(B), dice);
      expect(table.step).toBe('spoils');
      table.enters({ type: 'left', seat: B });
      expect([table.asked, table.step, table.discards(COAST)]).toEqual([C, 'setCourse', 'CO02 CO10']);
    }
  });

  describe('what somebody else owes remains when a player leaves', () => {
    /** CH28 is the quartermaster: without him eight cards are one too many. */
    const FULL = 'CH28^ CO16 CO17 CO18 CH09 CH11 CH13 CH15 CO19';
    test.each([
      ['the attacker who took the card', `| ${FULL} |`, rolls(6, 1), steal('CH28'), A, B],
      ['the defender who took the card', `${FULL} | |`, rolls(1, 6), steal('CH28'), B, A],
      ['the loser while room is made', `${FULL} | CO02 |`, rolls(6, 1), discard('CH28'), B, A],
    ])('CJG-NET-04, CJG-HOLD-05: %s', (_, aboard, dice, act, leaver, debtor) => {
      const table = scene({ rules: 'advanced', aboard, places: [COAST, COAST, PORT], next: 'CO10' });
      table.does(sail(COAST));
      table.does(board(B), dice);
      table.does(act);
      expect([table.step, table.asked]).toEqual(['downToLimit', debtor]);
      table.enters({ type: 'left', seat: leaver });
      expect([table.step, table.asked]).toEqual(['downToLimit', debtor]);
      table.does(discard('CO16'));
      expect(captainJack.check?.(table.state)).toBeNull();
      expect(table.step).toBe('setCourse');
    });
  });

  test('CJG-NET-04: whoever should choose the damage and leaves is replaced by the next one', () => {
    const table = scene({ aboard: 'CO01 CO02 | | |', next: 'HS09' });
    table.does(sail(HIGH_SEAS));
    table.does(fight, rolls(1));
    table.enters({ type: 'left', seat: B });
    expect([table.step, table.asked]).toEqual(['damage', C]);
  });
});

describe('CJG-NET-05: taking back', () => {
  const takenBack = (table: ReturnType<typeof scene>, seat = A) => table.match.undo(seat, table.match.seq);

  test('CJG-NET-05: while nothing new was seen, an action can be taken back', () => {
    const table = scene({ aboard: 'CO01 CO02 |', next: 'CO09' });
    table.does(dock);
    table.does(turn('CO01'));
    takenBack(table);
    expect(table.aboard(A)).toBe('CO01 CO02');
    const thrown = scene({ aboard: 'CO01 |' });
    thrown.does(discard('CO01'));
    takenBack(thrown);
    expect([thrown.aboard(A), thrown.discards(COAST)]).toEqual(['CO01', '']);
  });

  test('CJG-NET-05: in port, cards turned and letters paid can be taken back as long as no letter was turned up', () => {
    const table = scene({ aboard: 'CO01 HS09 |', open: 'LM07', letters: '' });
    table.does(dock);
    const { seq } = table.match;
    table.doAll(turn('CO01'), fulfil('LM07', 'HS09'), finish); // no letter is left to be turned up
    expect([table.asked, table.doubloons(A), table.match.takingBack(A)]).toEqual([B, 1, 'alone']);
    for (const [act, aboard] of [
      [3, 'CO01^'],
      [2, 'CO01^ HS09'],
      [1, 'CO01 HS09'],
    ] as const) {
      expect(table.match.undo(A, seq + act)).not.toHaveProperty('refused');
      expect([table.asked, table.step, table.aboard(A)]).toEqual([A, 'inPort', aboard]);
    }
    expect([table.doubloons(A), table.open]).toEqual([0, 'LM07']);
  });

  test('CJG-NET-05: a card taken can be given back until the next player has done something', () => {
    const table = scene({ aboard: '|', next: 'CO09' });
    table.does(sail(COAST));
    const seq = table.match.seq + 1;
    table.does(take);
    table.does(dock);
    expect(table.refusesTo(() => table.match.undo(A, seq))).toMatchObject({ refused: 'others-have-acted' });
  });

  test('CJG-NET-05: not after a reveal, a roll or a letter turned up', () => {
    const unseen = (table: ReturnType<typeof scene>) =>
      expect(table.refusesTo(() => takenBack(table))).toMatchObject({
        refused: 'cannot-be-unseen',
        rule: 'CJG-NET-05',
      });
    const revealed = scene({ aboard: '|', next: 'CO09' });
    revealed.does(sail(COAST));
    unseen(revealed);
    const rolled = scene({ aboard: 'CO16 |', next: 'HS09' });
    rolled.does(sail(HIGH_SEAS));
    rolled.does(fight, rolls(1));
    unseen(rolled);
    const opened = scene({ aboard: 'HS09 CO01 |', open: 'LM07', letters: 'LM08' });
    opened.does(dock);
    opened.does(fulfil('LM07', 'HS09'));
    unseen(opened);
  });
});
