/** What a screen asks before a move. */
import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../kernel/seats.ts';
import { scoreOf } from '../10-end.ts';
import { attackOdds, defenceOdds, forecast, powderOdds, scoreNow } from '../questions.ts';
import { A, B, begin, C, cardNamed, die, playOut, type Scene, scene, type Table } from './kit.ts';

/** A table at which seat A is about to choose a card, with the dice placed. */
function choosing(where: Scene): Table {
  const table = scene({ ...where, plays: [] });
  // The scene has gone on to the next round: what is asked of the cards is asked with the dice given here.
  table.state.dice = [...(where.dice ?? [1, 1])];
  return table;
}

describe('what a card would do', () => {
  test('JAM-MOVE-13: both lanes of a fork, with prices, fights and treasures', () => {
    const table = choosing({ ships: ['6: food 4, gold 9', '9', '15'], dice: [3, 1] });
    const { morning, evening } = forecast(table.view(A), A, cardNamed('forward/food'));
    expect(morning).toMatchObject({ icon: 'forward', die: 3, holds: [] });
    expect(morning.stops).toEqual([
      {
        from: 6,
        space: 9,
        finishes: false,
        price: 0,
        goods: null,
        payable: true,
        opponents: [B],
        treasure: true,
      },
      {
        from: 6,
        space: 15,
        finishes: false,
        price: 3,
        goods: 'food',
        payable: true,
        opponents: [C],
        treasure: false,
      },
    ]);
    expect(evening).toMatchObject({ icon: 'food', die: 1, holds: [2] });
  });

  test('JAM-PRICE-11: what cannot be paid, in the evening with what the morning has left', () => {
    const table = choosing({ ships: ['16: food 3', '44', '44'], dice: [1, 4] });
    const { morning, evening } = forecast(table.view(A), A, cardNamed('forward/forward'));
    expect(morning.stops).toMatchObject([{ space: 17, price: 2, payable: true }]);
    expect(evening.stops).toMatchObject([
      { from: 17, space: 21, payable: false },
      { from: 17, space: 27, payable: false },
    ]);
  });

  test('JAM-LOAD-08: a load that would be ignored has no hold to go into', () => {
    const full = 'gold 1, gold 2, gold 3, gold 4, gold 5';
    const table = choosing({ ships: [`16: ${full}`, '44', '44'], dice: [1, 4] });
    expect(forecast(table.view(A), A, cardNamed('gold/gold')).morning.holds).toEqual([]);
    expect(forecast(table.view(A), A, cardNamed('food/powder')).morning.holds).toEqual([0, 1, 2, 3, 4]);
    expect(forecast(table.view(A), A, cardNamed('food/powder')).morning.discards).toBe(true);
    expect(forecast(table.view(A), A, cardNamed('gold/gold')).morning.discards).toBe(false);
  });

  test('JAM-END-02: the finish, and nothing after it', () => {
    const table = choosing({ ships: ['48: food 9', '44', '44'], dice: [5, 4] });
    const { morning, evening } = forecast(table.view(A), A, cardNamed('forward/forward'));
    expect(morning.stops).toMatchObject([{ space: 0, finishes: true, payable: true, opponents: [] }]);
    expect(evening.stops).toEqual([]);
  });

  test('JAM-MOVE-15: an evening from behind the start leads over Port Royal, and is no finish', () => {
    const table = choosing({ ships: ['1: food 9', '44', '44'], dice: [3, 5] });
    const { morning, evening } = forecast(table.view(A), A, cardNamed('backward/forward'));
    expect(morning.stops).toMatchObject([{ space: 48, finishes: false }]);
    expect(evening.stops).toMatchObject([{ from: 48, space: 3, finishes: false }]);
  });

  test('JAM-SHORTAGE07-18: after a morning’s shortage the evening starts from where the ship has gone back to', () => {
    const table = choosing({ ships: ['12: food 1, gold 5', '44', '44'], dice: [1, 1] });
    const { morning, evening } = forecast(table.view(A), A, cardNamed('forward/forward'));
    expect(morning.stops).toMatchObject([{ space: 15, price: 3, payable: false }]);
    expect(evening.stops.map(({ from, space }) => [from, space])).toEqual([
      [6, 7],
      [6, 13],
      [11, 12],
    ]);
    expect(evening.stops.every(({ payable }) => !payable)).toBe(true); // the food went with the shortage
  });

  test('JAM-SHORTAGE21-20: in 2021 from wherever the die could send it, the space of the shortage included', () => {
    const table = choosing({ edition: '2021', ships: ['46', '42', '42'], dice: [1, 1] });
    const { evening } = forecast(table.view(A), A, cardNamed('forward/forward'));
    expect(new Set(evening.stops.map(({ from }) => from))).toEqual(new Set([47, 46, 45, 44]));
  });

  test('JAM-MOVE-03: in whole games what is foreseen is what the rules then offer', () => {
    playOut(begin(3), 11, table => {
      const { now } = table.view(PUBLIC);
      const seat = table.state.turn;
      if (now?.step !== 'chooseWay' || table.state.half !== 0) return;
      const card = table.state.discards[seat].at(-1) ?? 0;
      const { morning } = forecast(table.view(seat), seat, card);
      expect(morning.stops.map(({ space }) => space)).toEqual(table.options(seat));
    });
  });
});

describe('the odds of a combat', () => {
  test('JAM-COMBAT-09: equal sides: the attacker’s star makes the difference', () => {
    expect(attackOdds(0, 0)).toEqual({ win: 16, tie: 5, lose: 15, of: 36 });
    expect(attackOdds(8, 0)).toEqual({ win: 30, tie: 1, lose: 5, of: 36 });
    expect(attackOdds(40, 0).lose).toBe(5); // only the defender's star
  });

  test('JAM-COMBAT-12: a defence against a roll that is known', () => {
    expect(defenceOdds(8, 0)).toEqual({ win: 2, tie: 1, lose: 3, of: 6 });
    expect(defenceOdds(50, 0)).toEqual({ win: 1, tie: 0, lose: 5, of: 6 });
  });

  test('JAM-COMBAT-06, JAM-COMBAT-39: for each amount of powder, Lady Beth counted', () => {
    const table = scene({ ships: ['15: gold 9, powder 3', '16: powder 1 | beth', '44'], plays: ['forward/food'] });
    expect(powderOdds(table.view(A))).toEqual([0, 1, 2, 3].map(powder => attackOdds(powder, 2)));
    expect(powderOdds(table.view(A), 1)[3]).toEqual(attackOdds(3, 3));
    table.spend(A, 3, [die(4)]);
    expect(powderOdds(table.view(B))).toEqual([0, 1].map(powder => defenceOdds(7, powder + 2)));
    expect(powderOdds(begin(3).view(A))).toEqual([]);
  });
});

describe('the score now', () => {
  test('JAM-END-06: what a ship would score, with the treasures the viewer may look at', () => {
    const table = scene({ ships: ['47: gold 3, gold 6 | +7 -4', '42', '44'] });
    expect(scoreNow(table.view(A), A)).toEqual({ position: 8, gold: 9, treasures: [-4, 7], unknown: 0, total: 20 });
    expect(scoreNow(table.view(B), A)).toEqual({ position: 8, gold: 9, treasures: [], unknown: 2, total: 17 });
  });

  test('JAM-END-06: for its owner it is always what the rules would count', () => {
    playOut(begin(4), 5, table => {
      for (let seat = 0; seat < 4; seat++)
        expect(scoreNow(table.view(seat), seat).total).toBe(scoreOf(table.state, seat).total);
    });
  });
});

describe('with The Crew', () => {
  const OPTIONS = { options: { crew: true } } as const;

  test('CREW-SCORE-03: the score now is what the rules would count, characters and Youkounkoun too', () => {
    for (const seed of [5, 6, 7])
      playOut(begin(4, OPTIONS, seed), seed, table => {
        for (let seat = 0; seat < 4; seat++)
          expect(scoreNow(table.view(seat), seat).total).toBe(scoreOf(table.state, seat).total);
      });
  });

  test('CREW-POWER-34: where a card leads is what the rules then offer, one space less or more and staying too', () => {
    for (const seed of [3, 8, 11, 12])
      playOut(begin(3, OPTIONS, seed), seed, table => {
        const seat = table.state.turn;
        if (table.step !== 'chooseWay' || table.state.half !== 0 || table.state.crew?.swapped === true) return;
        const { morning } = forecast(table.view(seat), seat, table.state.discards[seat].at(-1) ?? 0);
        const offered = table.options(seat);
        expect(morning.stops.map(({ space }) => space)).toEqual(offered.filter(one => one !== 'stay'));
        expect(morning.stays).toBe(offered.includes('stay'));
      });
    const wolf = choosing({ crew: true, ships: ['43: seaWolf, food 9', '44', '44'], dice: [1, 2] });
    const { morning, evening } = forecast(wolf.view(A), A, cardNamed('backward/forward'));
    expect([morning.stays, morning.stops.map(({ space }) => space)]).toEqual([true, [42]]);
    expect(evening.stops.map(({ space }) => space)).toEqual([44, 45]);
  });

  test('CREW-POWER-46: a load is foreseen with the Cooper’s token, a price with what a Merchant makes of it', () => {
    const table = choosing({
      crew: true,
      ships: ['16: cooper, venetian, gold 3', '44', '44'],
      dice: [2, 1],
    });
    expect(forecast(table.view(A), A, cardNamed('food/powder')).morning.tokens).toBe(3);
    const { morning } = forecast(table.view(A), A, cardNamed('forward/food'));
    expect(morning.stops).toMatchObject([{ space: 18, payable: true }]);
    const sea = choosing({ crew: true, ships: ['16: venetian, gold 3', '44', '44'], dice: [1, 1] });
    expect(forecast(sea.view(A), A, cardNamed('forward/food')).morning.stops).toMatchObject([
      { space: 17, goods: 'food', payable: true },
    ]);
  });

  test('CREW-POWER-42: powder odds count what may stand for powder', () => {
    const table = scene({ crew: true, ships: ['15: swiss, gold 3', '16', '44'], plays: ['forward/food'] });
    expect(powderOdds(table.view(A))).toEqual([0, 1, 2, 3].map(powder => attackOdds(powder, 0)));
  });
});
