import { describe, expect, test } from 'vitest';
import { Match } from '../../../kernel/match.ts';
import { chosen } from '../../../kernel/options.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import list from '../captain-jack.json' with { type: 'json' };
import type { CardList, PrintedCard, PrintedLetter } from '../card-list.ts';
import { BadCardList, readCardList } from '../card-list-checks.ts';
import { captainJack } from '../game.ts';
import { AREAS, CARDS, COLOURS, cardsOf, LETTERS } from '../material.ts';
import { begin, COAST, card, fight, MODES, PORT, playOut, rolls, sail, scene, take } from './kit.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };
type DraftList = { status: string; seaCards: Draft<PrintedCard>[]; letters: Draft<PrintedLetter>[] };

/** The list with something changed. */
function changed(change: (draft: DraftList) => void): unknown {
  const draft = structuredClone(list) as unknown as DraftList;
  change(draft);
  return draft;
}

/** Changes one card. */
const withCard = (id: string, more: object): unknown =>
  changed(({ seaCards }) => {
    Object.assign(seaCards.find(one => one.id === id) ?? {}, more);
  });

/** The row that refuses a list. */
function refusedBy(from: unknown): string | null {
  try {
    readCardList(from);
    return null;
  } catch (error) {
    if (!(error instanceof BadCardList)) throw error;
    expect(error.message).toMatch(/^this card list cannot be played with: .+ \(CJG-[A-Z0-9-]+\)$/);
    return error.rule;
  }
}

const cloth = { type: 'goods', goods: { cloth: 1 } };
const sails = { type: 'sail', value: 1 };

describe('what is in the box', () => {
  test('CJG-COMP-01: the pirate island holds doubloons and is the port', () => {
    const table = begin(3);
    expect(table.view.supply).toBe(25);
    table.does({ type: 'dock' });
    expect(table.view.ships[table.view.turn === 0 ? 2 : table.view.turn - 1]?.place).toBe(PORT);
  });

  test('CJG-COMP-02: there are exactly 25 doubloons', () => {
    for (const seats of [2, 3, 4]) expect(begin(seats).state.supply).toBe(25);
  });

  test('CJG-COMP-03, CJG-COMP-04: there is one die, with faces from 1 to 6, thrown roll by roll', () => {
    const rolled = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const table = begin(2, {}, seed);
      table.does(sail(COAST));
      if (table.legal.some(({ type }) => type === 'fight'))
        for (const event of table.does(fight)) if (event.type === 'rolled') rolled.add(event.roll);
    }
    expect([...rolled].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const table = scene({ aboard: '|', next: 'CO23' });
    table.does(sail(COAST));
    table.does(fight);
    expect(table.match.log.at(-1)?.draws.map(([bound]) => bound)).toEqual([6]);
  });

  test('CJG-COMP-05: each player has one ship, and so a plan and a piece of one colour', () => {
    for (const seats of [2, 3, 4]) expect(begin(seats).state.ships).toHaveLength(seats);
    expect(new Set(COLOURS).size).toBe(COLOURS.length);
  });

  test('CJG-COMP-06: 30 cards for each area and 20 letters; the back tells the pile', () => {
    expect(AREAS.map(area => cardsOf(area, true).length)).toEqual([30, 30, 30]);
    expect(LETTERS).toHaveLength(20);
    expect(CARDS.length + LETTERS.length).toBe(110);
    expect(refusedBy(changed(draft => draft.seaCards.pop()))).toBe('CJG-COMP-06');
    expect(refusedBy(changed(draft => draft.letters.pop()))).toBe('CJG-COMP-06');
    expect(refusedBy(withCard('CO01', { area: 'reef' }))).toBe('CJG-COMP-06');
    expect(refusedBy(withCard('CO01', { id: 'CO02' }))).toBe('CJG-COMP-06');
  });

  test('CJG-COMP-07: each area has 7 cards with a skull', () => {
    for (const area of AREAS) expect(cardsOf(area, true).filter(one => CARDS[one]?.skull === true)).toHaveLength(7);
    expect(refusedBy(withCard('CO01', { skull: true }))).toBe('CJG-COMP-07');
  });

  test('CJG-COMP-08: no letter has a skull', () => {
    const marked = changed(({ letters }) => {
      Object.assign(letters[3] ?? {}, { skull: true });
    });
    expect(refusedBy(marked)).toBe('CJG-COMP-08');
    expect(begin(3).state.letters.length + begin(3).state.open.length).toBe(20);
  });

  test('CJG-COMP-09: 23 cards for each area in the base game, 30 in the advanced game', () => {
    const piles = (rules: 'base' | 'advanced') => begin(3, { options: { rules } }).state.piles.map(pile => pile.length);
    expect(piles('base')).toEqual([23, 23, 23]);
    expect(piles('advanced')).toEqual([30, 30, 30]);
  });

  test('CJG-COMP-10: there are 10 rum tokens', () => {
    expect(begin(3, { options: { rules: 'advanced' } }).state.rum).toBe(10);
  });

  test('CJG-COMP-11, CJG-COMP-12: two to four may play; there are four colours, and any other number is refused', () => {
    expect(COLOURS).toHaveLength(4);
    for (const seats of [2, 3, 4]) expect(isRefusal(chosen(captainJack, {}, seats))).toBe(false);
    for (const seats of [0, 1, 5])
      expect(chosen(captainJack, {}, seats)).toMatchObject({ refused: 'wrong-seats', rule: 'CJG-COMP-12' });
    expect(() => Match.start(captainJack, { seats: 5, chance: begin(2).state.chance as never })).toThrow('2 to 4');
  });
});

describe('what the card list must satisfy', () => {
  test('CJG-COMP-22: the list of the box satisfies everything that is said of it', () => {
    expect(refusedBy(list)).toBeNull();
    expect((list as CardList).status).toBe('reconstructed');
  });

  test('CJG-COMP-22: no ship and no sea monster has a value that one roll could not reach', () => {
    expect(refusedBy(withCard('HS12', { top: { type: 'ship', cannons: 7, sails: 5, flag: 'england' } }))).toBe(
      'CJG-COMP-22',
    );
    expect(refusedBy(withCard('HS27', { top: { type: 'monster', value: 7 } }))).toBe('CJG-COMP-22');
  });

  test('CJG-COMP-22: no letter asks for more than can be carried, or for what base cards do not show', () => {
    const asking = (asks: object) =>
      changed(({ letters }) => {
        Object.assign(letters[0] ?? {}, { asks });
      });
    expect(refusedBy(asking({ cotton: 8 }))).toBe('CJG-COMP-22');
    expect(refusedBy(asking({ spain: 7 }))).toBe('CJG-COMP-22');
    expect(refusedBy(asking({ spain: 2 }))).toBeNull();
  });

  test('CJG-COMP-13: there are three seafaring nations', () => {
    expect(refusedBy(withCard('HS09', { top: { type: 'ship', cannons: 4, sails: 3, flag: 'portugal' } }))).toBe(
      'CJG-COMP-13',
    );
    const withoutFrance = changed(({ seaCards, letters }) => {
      const text = JSON.stringify(seaCards).replaceAll('france', 'england');
      seaCards.splice(0, seaCards.length, ...JSON.parse(text));
      letters.splice(0, letters.length, ...JSON.parse(JSON.stringify(letters).replaceAll('"france":1', '"england":1')));
    });
    expect(refusedBy(withoutFrance)).toBe('CJG-COMP-13');
  });

  test('CJG-COMP-14: there are three goods', () => {
    expect(refusedBy(withCard('CH09', { top: { type: 'goods', goods: { sugar: 1 } } }))).toBe('CJG-COMP-14');
  });

  test('CJG-COMP-15: a letter pays 1 or 2 doubloons', () => {
    for (const pays of [0, 3, '1']) {
      const bad = changed(({ letters }) => {
        Object.assign(letters[0] ?? {}, { pays });
      });
      expect(refusedBy(bad)).toBe('CJG-COMP-15');
    }
    expect(new Set(LETTERS.map(({ pays }) => pays))).toEqual(new Set([1, 2]));
  });

  test('CJG-COMP-16: a letter asks for flags, goods or both', () => {
    for (const asks of [{}, { rum: 1 }, { cotton: 0 }]) {
      const bad = changed(({ letters }) => {
        Object.assign(letters[0] ?? {}, { asks });
      });
      expect(refusedBy(bad)).toBe('CJG-COMP-16');
    }
  });

  test('CJG-COMP-17: all kinds of cards occur in all three piles', () => {
    const noMaps = changed(({ seaCards }) => {
      for (const one of seaCards)
        if (one.area === 'coast' && one.top.type === 'map') Object.assign(one, { top: sails });
    });
    expect(refusedBy(noMaps)).toBe('CJG-COMP-17');
    const noBoarding = changed(({ seaCards }) => {
      for (const one of seaCards) if (one.area === 'highSeas') one.boarding = false;
    });
    expect(refusedBy(noBoarding)).toBe('CJG-COMP-17');
  });

  test('CJG-COMP-18: the Coast is mostly sails and cannons, with few dangers, flags and goods', () => {
    const goodsInstead = changed(({ seaCards }) => {
      for (const one of seaCards.slice(0, 6)) Object.assign(one, { top: { type: 'map' } });
    });
    expect(refusedBy(goodsInstead)).toBe('CJG-COMP-18');
  });

  test('CJG-COMP-19: the Channel has more ships than the Coast, many goods and good equipment', () => {
    const fewSails = changed(({ seaCards }) => {
      for (const one of seaCards)
        if (one.area === 'channel' && ['CH02', 'CH03', 'CH04', 'CH06', 'CH07'].includes(one.id))
          Object.assign(one, { top: { type: 'map' } });
    });
    expect(refusedBy(fewSails)).toBe('CJG-COMP-19');
  });

  test('CJG-COMP-20: the High seas have few sails and cannons and many ships with flags', () => {
    expect(refusedBy(withCard('HS05', { top: sails }))).toBeNull();
    const armed = changed(({ seaCards }) => {
      for (const one of seaCards) if (['HS05', 'HS07'].includes(one.id)) Object.assign(one, { top: sails });
    });
    expect(refusedBy(armed)).toBe('CJG-COMP-20');
  });

  test('CJG-COMP-21: the advanced game adds hazards, pirate flags, eight sailors, passengers and rum', () => {
    expect(refusedBy(withCard('CO29', { bottom: { type: 'sailor', role: 'gunner' } }))).toBe('CJG-COMP-21');
    expect(refusedBy(withCard('CO29', { bottom: { type: 'sailor', role: 'boatswain' } }))).toBe('CJG-COMP-21');
    expect(refusedBy(withCard('CO25', { top: { type: 'sandbank', value: 3 } }))).toBe('CJG-COMP-21');
    const sober = changed(({ seaCards }) => {
      for (const one of seaCards) if (one.area === 'channel') one.rum = false;
    });
    expect(refusedBy(sober)).toBe('CJG-COMP-21');
  });

  const ship = (more: object = {}) => ({ type: 'ship', cannons: 4, sails: 3, flag: 'england', ...more });
  /** The list with one thing changed in every card of an area that fits. */
  const inArea = (area: string, fits: (one: Draft<PrintedCard>) => boolean, more: object) =>
    changed(({ seaCards }) => {
      for (const one of seaCards) if (one.area === area && fits(one)) Object.assign(one, more);
    });
  const shows = (type: string) => (one: Draft<PrintedCard>) => one.top.type === type;

  test.each<[string, string, unknown]>([
    ['CJG-CARD-01', 'a card with one half', withCard('CO01', { bottom: null })],
    ['CJG-CARD-06', 'a half that shows what no half does', withCard('CO01', { top: { type: 'anchor' } })],
    ['CJG-CARD-06', 'a ship without values', withCard('HS09', { top: ship({ sails: 0 }) })],
    ['CJG-CARD-06', 'a hazard without a value', withCard('CO24', { top: { type: 'sandbank' } })],
    ['CJG-CARD-06', 'goods that are none', withCard('CO16', { top: { type: 'goods', goods: {} } })],
    ['CJG-CARD-06', 'booty of two maps', withCard('HS23', { bottom: { type: 'loot', map: 2 } })],
    ['CJG-CARD-06', 'a doubloon in words', withCard('HS21', { bottom: { type: 'loot', doubloon: '1' } })],
    ['CJG-CARD-07', 'half a sail', withCard('CO01', { top: { type: 'sail', value: 0.5 } })],
    ['CJG-CARD-07', 'no cotton', withCard('CO16', { top: { type: 'goods', goods: { cotton: 0 } } })],
    ['CJG-CARD-12', 'a ship without booty', withCard('HS09', { bottom: sails })],
    ['CJG-CARD-12', 'booty without a ship', withCard('CO01', { bottom: { type: 'loot', map: 1 } })],
    ['CJG-CARD-12', 'booty on the arrow half', withCard('CO01', { top: { type: 'loot', map: 1 } })],
    ['CJG-CARD-12', 'two flags', withCard('HS09', { bottom: { type: 'loot', flag: 'spain' } })],
    ['CJG-CARD-12', 'a flag and a map', withCard('HS09', { bottom: { type: 'loot', flag: 'england', map: 1 } })],
    ['CJG-CARD-12', 'nothing won', withCard('HS09', { bottom: { type: 'loot' } })],
    ['CJG-CARD-15', 'a ship below', withCard('CO01', { bottom: ship() })],
    ['CJG-CARD-15', 'a storm below', withCard('CO28', { bottom: { type: 'storm', value: 3 } })],
    ['CJG-COMP-13', 'a passenger of no nation', withCard('CO24', { bottom: { type: 'passenger', flag: 'pirate' } })],
    ['CJG-COMP-22', 'a ship faster than 6', withCard('HS12', { top: ship({ sails: 7 }) })],
    ['CJG-COMP-17', 'no calm in an area', inArea('coast', () => true, { calm: false })],
    ['CJG-COMP-17', 'no goods in an area', inArea('coast', shows('goods'), { top: sails })],
    [
      'CJG-COMP-21',
      'no pirate flag in an area',
      withCard('CO27', { top: ship({ flag: null }), bottom: { type: 'loot', map: 1 } }),
    ],
    [
      'CJG-COMP-21',
      'no passenger in an area',
      inArea('coast', one => one.bottom.type === 'passenger', { bottom: sails }),
    ],
    ['CJG-ADV-SETUP-06', 'a sailor without a skull', withCard('CO01', { bottom: { type: 'sailor', role: 'cook' } })],
    [
      'CJG-ADV-SETUP-06',
      'a pirate flag without a skull',
      withCard('HS09', { top: ship({ flag: 'pirate' }), bottom: { type: 'loot', flag: 'pirate' } }),
    ],
    ['CJG-ADV-SETUP-06', 'a storm without a skull', withCard('CO01', { top: { type: 'storm', value: 3 } })],
  ])('%s: %s is refused', (rule, _, bad) => expect(refusedBy(bad)).toBe(rule));

  describe('each comparison of the piles counts by itself', () => {
    const booty = { top: ship({ flag: null }), bottom: { type: 'loot', map: 1 } };
    const goods = { top: cloth, bottom: sails };
    const sailor = (role: string) => ({ bottom: { type: 'sailor', role } });
    /** The list with some cards changed, named as 'CO01 CO02'. */
    const withCards = (...changes: [ids: string, more: object][]) =>
      changed(({ seaCards }) => {
        for (const [ids, more] of changes)
          for (const one of seaCards) if (ids.includes(one.id)) Object.assign(one, more);
      });
    const flown = { top: ship(), bottom: { type: 'loot', flag: 'england' } };
    const withoutCotton = changed(draft => {
      const { seaCards, letters } = JSON.parse(JSON.stringify(draft).replaceAll('cotton', 'cocoa')) as DraftList;
      Object.assign(draft, { seaCards, letters });
    });

    test.each<[string, string, unknown]>([
      ['CJG-COMP-14', 'one of the goods on no card', withoutCotton],
      ['CJG-COMP-18', 'as many dangers on the Coast', withCards(['CO16 CO17 CO19', booty])],
      ['CJG-COMP-18', 'as many flags on the Coast', withCards(['CO21 CO23', flown])],
      ['CJG-COMP-18', 'as many goods on the Coast', withCards(['CO19 CO21 CO22 CO01', goods])],
      [
        'CJG-COMP-19',
        'as many ships on the Coast',
        withCards(
          ['CO26', sailor('sailmaker')],
          ['CO25', sailor('carpenter')],
          ['CH26', sailor('cook')],
          ['CH28', { top: { type: 'sandbank', value: 5 } }],
          ['CO28 CO29 CO30', booty],
          ['CO19', { top: sails }],
        ),
      ],
      ['CJG-COMP-19', 'as many goods on the High seas', withCards(['HS19 HS20 HS21 HS22 HS23', goods])],
      ['CJG-COMP-20', 'few flags', withCards(['HS09 HS10 HS11 HS12 HS13 HS14 HS15 HS17', booty])],
    ])('%s: %s', (rule, _, bad) => expect(refusedBy(bad)).toBe(rule));
  });

  test('CJG-COMP-08: a letter that says it has no skull has none', () => {
    const said = changed(({ letters }) => {
      Object.assign(letters[3] ?? {}, { skull: false });
    });
    expect(refusedBy(said)).toBeNull();
  });

  test('CJG-COMP-26: the list is written with two halves, symbols and what letters ask for', () => {
    for (const broken of [null, 7, [], {}, { seaCards: [], letters: 3 }]) expect(refusedBy(broken)).toBe('CJG-COMP-26');
    expect(refusedBy(withCard('CO01', { calm: 'yes' }))).toBe('CJG-COMP-26');
    expect(refusedBy(changed(draft => Object.assign(draft, { status: 5 })))).toBe('CJG-COMP-26');
    expect(CARDS[card('HS14')]).toEqual({
      id: 'HS14',
      area: 'highSeas',
      skull: false,
      calm: false,
      boarding: false,
      rum: true,
      top: { type: 'ship', cannons: 5, sails: 4, flag: 'spain' },
      bottom: { type: 'loot', flag: 'spain', goods: { cocoa: 1, cotton: 1 } },
    });
  });

  test('CJG-COMP-27: what is said of the piles is counted without the skull cards too', () => {
    // with the skull cards the Coast has enough sails and cannons; without them it has not
    const onSkulls = changed(({ seaCards }) => {
      const plain = seaCards.filter(
        one => one.area === 'coast' && !one.skull && ['sail', 'cannon'].includes(one.top.type),
      );
      for (const one of plain.slice(0, 4)) Object.assign(one, { top: { type: 'map' } });
    });
    expect(refusedBy(onSkulls)).toBe('CJG-COMP-18');
    expect(refusedBy(withCard('CO01', { top: cloth }))).toBeNull();
  });
});

describe.each(MODES)('at every moment of a game (%s)', rules => {
  test('CJG-COMP-23: the doubloons of the supply and of all players are 25', () => {
    playOut(begin(3, { options: { rules } }, 4), 5, ({ state }) => {
      expect(state.ships.reduce((sum, ship) => sum + ship.doubloons, state.supply)).toBe(25);
    });
    const table = begin(2, { options: { rules } });
    table.state.supply--;
    expect(captainJack.check?.(table.state)).toBe('there are 24 doubloons, 24 of them on the island');
  });

  test('CJG-COMP-24: every sea card is in exactly one place', () => {
    playOut(begin(2, { options: { rules } }, 6), 7, ({ match }) => expect(captainJack.check?.(match.state)).toBeNull());
    const table = begin(2, { options: { rules } });
    table.state.discards[0]?.push(table.state.piles[0]?.[0] as number);
    expect(captainJack.check?.(table.state)).toContain(rules === 'base' ? 'and not 69' : 'and not 90');
  });
});

test('CJG-COMP-25: the rum on the island and on cards aboard is 10 bottles', () => {
  let poured = 0;
  for (const seed of [1, 2])
    playOut(begin(4, { options: { rules: 'advanced' } }, seed), seed, ({ state }) => {
      const bottles = state.ships.flatMap(ship => ship.cards).reduce((sum, one) => sum + one.bottles, 0);
      poured = Math.max(poured, bottles);
      expect(state.rum + bottles).toBe(10);
    });
  expect(poured).toBeGreaterThan(0);
  const table = begin(2, { options: { rules: 'advanced' } });
  table.state.rum = 9;
  expect(captainJack.check?.(table.state)).toBe('there are 9 bottles of rum');
});

test('CJG-COMP-05: the colours of the seats are those of the plans, each used once', () => {
  const table = scene({ aboard: 'CO01 | CO02 | | ', next: 'CO03' });
  table.does(sail(COAST));
  table.does(take, rolls());
  expect([table.aboard(0), table.aboard(1)]).toEqual(['CO01 CO03', 'CO02']);
});
