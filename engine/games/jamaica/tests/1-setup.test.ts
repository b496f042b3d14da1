/** Chapter 1: aim, setup and open information. */
import { describe, expect, test } from 'vitest';
import { onlooker, PUBLIC, type Viewer } from '../../../kernel/seats.ts';
import { LAIRS } from '../board.ts';
import { COLOURS, WORTH } from '../material.ts';
import {
  A,
  B,
  begin,
  C,
  everybodyChooses,
  hasChosen,
  noTable,
  of,
  playOut,
  randomGames,
  scene,
  TABLES,
} from './kit.ts';

const ONLOOKERS: readonly Viewer[] = [PUBLIC, onlooker(A)];

describe('aim', () => {
  test('JAM-GOAL-01: whoever is home first has not won by that: the highest total has', () => {
    const table = scene({ ships: ['49: gold 1', '40: gold 30'], plays: ['forward/food', ''], dice: [1, 1] });
    expect(of('finished', table.told()).map(event => event.ship)).toEqual([A]);
    expect(of('won', table.told())[0]?.ships).toEqual([B]);
  });
});

describe('setup', () => {
  test('JAM-SETUP-01: two to six play, and with two the ghost joins', () => {
    for (const seats of TABLES) expect(begin(seats).state.space).toHaveLength(seats === 2 ? 3 : seats);
    for (const seats of [1, 7])
      expect(noTable(() => begin(seats))).toMatchObject({ refused: 'wrong-seats', rule: 'JAM-SETUP-01' });
  });

  test('JAM-SETUP-02: everybody has a ship of their own colour, an action deck and a board of five holds', () => {
    for (const seats of TABLES) {
      const { ships } = begin(seats).view(PUBLIC);
      expect(new Set(ships.map(ship => ship.colour)).size).toBe(ships.length);
      expect(ships.every(ship => ship.holds === 5)).toBe(true);
      const { hands, piles } = begin(seats).state;
      for (let seat = 0; seat < seats; seat++)
        expect([...hands[seat], ...piles[seat]].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('JAM-SETUP-03: every ship starts on Port Royal with its lap counter at 0', () => {
    for (const seats of TABLES)
      expect(
        begin(seats)
          .view(PUBLIC)
          .ships.every(({ space, lap }) => space === 0 && lap === 0),
      ).toBe(true);
  });

  test('JAM-SETUP-05: there is a token on each of the nine lairs', () => {
    expect(begin(4).view(PUBLIC).lairs).toEqual(LAIRS);
    expect(LAIRS).toHaveLength(9);
  });

  test('JAM-SETUP-06: nine of the twelve treasures, at random, are the face-down pile', () => {
    const table = begin(4);
    expect(table.view(PUBLIC).treasurePile).toBe(9);
    expect(of('treasuresLaid', table.told())).toMatchObject([{ pile: 9, leftOut: 3, rule: 'JAM-SETUP-06' }]);
    expect(table.match.log[0].draws.slice(0, 11).map(([bound]) => bound)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(new Set([1, 2, 3, 4].map(seed => begin(4, {}, seed).state.treasurePile.join())).size).toBe(4);
  });

  test('JAM-SETUP-07: the three cards left over are in no pile, no hand and no view', () => {
    const { state } = begin(4);
    const out = state.owner.flatMap((owner, card) => (owner === 8 ? [card] : []));
    expect(out).toHaveLength(3);
    expect(state.treasurePile.some(card => out.includes(card))).toBe(false);
    playOut(begin(4), 1, ({ match }) => {
      expect(out.map(card => match.state.owner[card])).toEqual([8, 8, 8]);
    });
  });

  test('JAM-SETUP-09: tokens not handed out are the Bank, which nobody owns: loads come from it and payments go to it', () => {
    const table = scene({ ships: ['3: food 4', '9'], plays: ['food/forward', ''], dice: [5, 1] });
    expect(table.amount(A, 'food')).toBe(9);
    expect(table.amount(B, 'food')).toBe(0);
  });

  test('JAM-SETUP-10: three food in one hold, three doubloons in another, three empty', () => {
    for (const seats of TABLES)
      for (let ship = 0; ship < seats; ship++) expect(begin(seats).holds(ship)).toBe('food 3, gold 3, -, -, -');
  });

  test('JAM-SETUP-11: every deck is shuffled into a face-down draw pile, the discard piles are empty', () => {
    const { draws } = begin(3).match.log[0];
    for (let seat = 0; seat < 3; seat++)
      expect(draws.slice(11 + 10 * seat, 21 + 10 * seat).map(([bound]) => bound)).toEqual([
        11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
      ]);
    expect(
      begin(3)
        .view(PUBLIC)
        .seats.every(({ pile, discard }) => pile === 8 && discard.length === 0),
    ).toBe(true);
  });

  test('JAM-SETUP-12: the top three cards of the draw pile are the hand', () => {
    const table = begin(3);
    for (const seat of [A, B, C]) {
      expect(table.view(seat).hand).toHaveLength(3);
      expect(of('dealt', table.told(seat))[seat]).toMatchObject({ count: 3, secret: { cards: table.view(seat).hand } });
    }
  });

  test('JAM-SETUP-13: lots decide who is Captain first, and the Captain has the dice', () => {
    const captains = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(seed => {
      const table = begin(3, {}, seed);
      expect(of('captainDrawn', table.told())).toMatchObject([{ seat: table.state.captain }]);
      expect(of('diceRolled', table.told())).toMatchObject([{ seat: table.state.captain, round: 1 }]);
      return table.state.captain;
    });
    expect(new Set(captains)).toEqual(new Set([A, B, C]));
  });

  test('JAM-SETUP-14: holds are equal: of two with the same in them one is a choice, and it does not matter which', () => {
    const full = 'food 2, food 2, powder 4, gold 1, gold 1';
    const table = scene({ ships: [`3: ${full}`, '9'], plays: ['powder/gold', ''], dice: [5, 1] });
    expect(table.options(A)).toEqual([0, 3]);
    expect(table.refusesAct(A, { type: 'load', hold: 1 })).toEqual({ refused: 'equal-hold', rule: 'JAM-SETUP-14' });
  });

  test('JAM-SETUP-15: until the first card is turned up everybody may take a free colour, with the ghost never black', () => {
    const table = begin(3);
    expect(table.match.asides(B)).toEqual(
      ['yellow', 'purple', 'black'].map(colour => ({ type: 'takeColour', colour })),
    );
    table.does(B, { type: 'takeColour', colour: 'black' });
    expect(table.view(PUBLIC).ships.map(ship => ship.colour)).toEqual(['red', 'black', 'blue']);
    expect(table.refusesAct(A, { type: 'takeColour', colour: 'black' })).toEqual({
      refused: 'colour-is-taken',
      rule: 'JAM-SETUP-15',
    });
    const ghostly = begin(2);
    expect(ghostly.view(PUBLIC).ships[2].colour).toBe('black');
    expect(ghostly.match.asides(A).map(action => action.type === 'takeColour' && action.colour)).not.toContain('black');
    expect(COLOURS).toHaveLength(6);
    const later = scene({
      ships: ['3', '9', '12'],
      plays: ['gold/gold', 'gold/gold', 'gold/gold'],
      arrange: s => {
        for (const seat of [A, B, C]) s.discards[seat].push(...s.piles[seat].splice(0));
      },
    });
    expect(later.view(PUBLIC)).toMatchObject({ round: 2, seats: [{ discard: [] }, { discard: [] }, { discard: [] }] });
    expect(later.match.asides(A)).toEqual([]); // all piles were shuffled anew, and the race is on all the same
    const racing = scene({ ships: ['3', '9'], plays: ['food/powder', ''], dice: [5, 1] });
    expect(racing.refusesAct(A, { type: 'takeColour', colour: 'yellow' })).toMatchObject({ refused: 'race-is-on' });
  });

  test('JAM-SETUP-16: seats stay as they are, and nobody sits down at a game under way', () => {
    const table = begin(4);
    expect(table.refusesTo(() => table.match.applyExternal({ type: 'joined', seat: B })).refused).toBe(
      'not-in-this-game',
    );
    const captains = [table.state.captain];
    for (let rounds = 0; rounds < 4; rounds++) {
      const { round } = table.state;
      while (table.state.round === round) table.does(table.asked, table.choices(table.asked)[0]);
      captains.push(table.state.captain);
    }
    expect(captains.map((_, i) => (captains[0] + i) % 4)).toEqual(captains);
  });
});

describe('open and secret information', () => {
  const where = {
    ships: ['3: food 4, gold 2 | sabre +7 -3', '9: powder 6 | +3', '12'],
    plays: ['forward/backward', 'food/forward', 'gold/gold'],
    dice: [1, 2] as const,
  };

  test('JAM-INFO-01: what is in every hold is open to all', () => {
    for (const viewer of [A, B, ...ONLOOKERS]) {
      const { goods, tokens } = scene(where).view(viewer);
      expect([goods, tokens]).toEqual([scene(where).state.goods, scene(where).state.tokens]);
    }
  });

  test('JAM-INFO-02: the chosen card is its owner’s secret until it is turned up', () => {
    const table = begin(3);
    table.does(table.asked, table.choices(table.asked)[0]);
    const card = table.view(B).hand?.[1] ?? 0;
    table.does(B, { type: 'chooseCard', card });
    expect(table.view(B).chosen).toBe(card);
    for (const viewer of [A, C, ...ONLOOKERS]) {
      expect(table.view(viewer).chosen).toBeNull();
      expect(table.view(viewer).seats[B]).toMatchObject({ hasChosen: true, hand: 2, discard: [] });
      expect(of('cardChosen', table.told(viewer))).toStrictEqual([
        { type: 'cardChosen', rule: 'JAM-ROUND-05', seat: B },
      ]);
    }
    expect(of('cardChosen', table.told(B))[0]?.secret).toEqual({ card });
  });

  test('JAM-INFO-03: the order of a draw pile is in nobody’s view, its size is in everybody’s', () => {
    const table = begin(3);
    for (const viewer of [A, B, C, ...ONLOOKERS]) {
      expect(table.view(viewer).seats.map(({ pile }) => pile)).toEqual([8, 8, 8]);
      expect(JSON.stringify(table.view(viewer))).not.toContain(JSON.stringify(table.state.piles[A]));
    }
  });

  test('JAM-INFO-04, JAM-INFO-05: the card played last is on top of its pile, and the whole pile may be looked through', () => {
    const table = begin(3, { options: { edition: '2021' } });
    while (table.state.round < 4) table.does(table.asked, table.choices(table.asked)[0]);
    const turned = of('cardTurnedUp', table.told()).filter(event => event.seat === B);
    expect(turned.length).toBeGreaterThanOrEqual(3);
    for (const viewer of [A, B, ...ONLOOKERS])
      expect(table.view(viewer).seats[B].discard).toEqual(turned.map(event => event.card));
  });

  test('JAM-INFO-06: a face-down treasure is shown to its owner and to nobody else', () => {
    const table = scene({ ...where, plays: ['food/powder', '', ''] });
    const worths = (viewer: Viewer, ship: number) => table.view(viewer).ships[ship].faceDown.map(({ worth }) => worth);
    expect(worths(A, A)).toEqual([-3, 7]);
    expect(worths(B, B)).toEqual([3]);
    for (const viewer of [B, C, ...ONLOOKERS]) expect(worths(viewer, A)).toEqual([null, null]);
    for (const viewer of [A, C, ...ONLOOKERS]) expect(worths(viewer, B)).toEqual([null]);
  });

  test('JAM-INFO-07: the number of face-down treasures is open, and powers lie face up', () => {
    const table = scene({ ...where, plays: ['', '', ''] });
    for (const viewer of [A, B, C, ...ONLOOKERS]) {
      expect(table.view(viewer).ships.map(({ faceDown }) => faceDown.length)).toEqual([2, 1, 0]);
      expect(table.view(viewer).ships.map(({ powers }) => powers)).toEqual([['saranSabre'], [], []]);
    }
  });

  test('JAM-INFO-08: the size of the treasure pile is open, its order and what was left out are not', () => {
    const [one, other] = [begin(4, {}, 1), begin(4, {}, 1)];
    other.state.treasurePile.reverse();
    for (const viewer of [A, B, ...ONLOOKERS]) {
      expect(one.view(viewer).treasurePile).toBe(9);
      expect(one.view(viewer)).toEqual(other.view(viewer));
    }
    expect(JSON.stringify(one.view(PUBLIC))).not.toMatch(/owner|sabre|Beth/);
  });

  test('JAM-INFO-09: a hand is shown to its owner alone', () => {
    randomGames(1, table => {
      for (let seat = 0; seat < table.match.seats; seat++)
        expect(table.view(seat).hand).toEqual(table.state.hands[seat]);
      for (const viewer of ONLOOKERS) expect(table.view(viewer).hand).toBeNull();
    });
    for (const event of of('drew', begin(3).told())) expect(event.secret).toBeUndefined();
    expect(WORTH).toHaveLength(12);
  });
});

test('JAM-SETUP-08: the combat die lies where all reach it: both sides of a combat roll the same one', () => {
  const table = scene({ ships: ['3: food 9', '5'], plays: ['forward/powder', ''], dice: [2, 1], loaded: [4, 0] });
  expect(of('combatRolled', table.told()).map(({ face }) => face)).toEqual([10, 2]);
  everybodyChooses(table);
  expect(hasChosen(table, A)).toBe(false);
});

test('JAM-SETUP-04: forward is one fixed direction for everybody', () => {
  const table = scene({ ships: ['16: food 9', '2: food 9'], plays: ['forward/food', 'forward/food'], dice: [1, 1] });
  expect(table.spaces.slice(0, 2)).toEqual([17, 3]);
});
