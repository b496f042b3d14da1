/** Chapter 8: what is hidden and who may look. */
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../kernel/chance.ts';
import { next } from '../../../kernel/flow.ts';
import { onlooker, PUBLIC, type Viewer } from '../../../kernel/seats.ts';
import { Offer } from '../../../kernel/steps.ts';
import { aquatika } from '../game.ts';
import { gameText } from '../notation-game.ts';
import { NONE } from '../pieces.ts';
import type { Action, Event } from '../state.ts';
import { A, B, begin, c, of, pieces, playOut, randomGames, type Settings, scene, type Table } from './kit.ts';

/** Somebody who is no player: the public, and an onlooker whom a player lets look on. */
const ONLOOKERS: readonly Viewer[] = [PUBLIC, onlooker(A)];
const EVERYBODY: readonly Viewer[] = [A, B, ...ONLOOKERS];
const OTHERS: readonly Viewer[] = [B, ...ONLOOKERS];

const CARRIED = '6 . . . . f\n4 o . . O(s) .';
const BARE = '6 . . . . f\n4 o . . O .';

/** All that reaches a viewer of a move: the view before and after, what is told, what is asked. */
function reaching(viewer: Viewer, drawn: string, move: string, settings: Settings = {}): object {
  const table = scene(drawn, settings);
  const asked = () => (viewer >= 0 ? table.match.asked(viewer) : null);
  const before = { view: withoutMissing(table.view(viewer)), asked: asked() };
  table.moves(move);
  const entry = table.match.log.at(-1);
  const told = entry === undefined ? [] : table.match.tell(entry, viewer);
  return { before, view: withoutMissing(table.view(viewer)), told, asked: asked() };
}

/** A scene with a piece under an octopus has one eaten piece less than one without: apart from that they look alike. */
const withoutMissing = ({ eaten: _, covered: __, ...rest }: ReturnType<Table['view']>): object => rest;

/** The latest event told to a viewer, when it happened. */
const latest = ({ match }: Table, viewer: Viewer): Event[] => {
  const entry = match.log.at(-1);
  return entry === undefined ? [] : match.tell(entry, viewer);
};

describe('looking under an octopus', () => {
  test('AQU-INFO-01: its owner may look', () => {
    expect(scene(CARRIED).view(A).under[c('d4')]).toBe(pieces('s')[0]);
    expect(scene('4 . . . o(S) .\n3 S . . . .').view(B).under[c('d4')]).toBe(pieces('S')[0]);
  });

  test('AQU-INFO-02: nobody else may, not even the owner of the prey', () => {
    const table = scene(CARRIED);
    for (const viewer of OTHERS) expect(table.view(viewer).under.every(prey => prey === NONE)).toBe(true);
  });

  test('AQU-INFO-03: all pieces that are not covered are open', () => {
    randomGames(2, table => {
      for (const viewer of EVERYBODY) expect(table.view(viewer).top).toEqual(table.state.top);
    });
  });

  test('AQU-INFO-07: at any time, also during the other player’s turn, and it is no move', () => {
    const table = scene(CARRIED, { toMove: 'G' });
    expect(table.asked).toBe(B);
    expect(table.view(A).under[c('d4')]).toBe(pieces('s')[0]);
    expect(table.match.seq).toBe(0);
  });

  test('AQU-INFO-08: the owner sees it permanently', () => {
    const table = scene('6 . . . . f\n4 o . . s .\n3 . . O . .');
    table.moves('c3-d4');
    for (const move of ['a4-a3', 'd4=d5', 'a3-a2', 'd5=c5']) {
      expect(table.view(A).under.filter(prey => prey !== NONE)).toEqual(pieces('s'));
      table.moves(move);
    }
    expect(table.view(A).under[c('c5')]).toBe(pieces('s')[0]);
  });

  test('AQU-INFO-09: the others see the bare octopus, with or without a prey', () => {
    for (const viewer of OTHERS)
      expect(withoutMissing(scene(CARRIED).view(viewer))).toEqual(withoutMissing(scene(BARE).view(viewer)));
  });
});

describe('what a move shows', () => {
  test('AQU-INFO-04: the act of covering is seen by both, with the piece that is covered', () => {
    const table = scene('6 . . . . f\n4 o . . s .\n3 . . O . .');
    table.moves('c3-d4');
    for (const viewer of EVERYBODY) {
      const [moved] = of('moved', latest(table, viewer));
      expect(moved.move).toMatchObject({ from: c('c3'), to: c('d4'), covered: pieces('s')[0] });
    }
  });

  test('AQU-INFO-05: a prey left behind is seen by both', () => {
    const table = scene(CARRIED);
    table.moves('d4-d5');
    for (const viewer of EVERYBODY) {
      expect(of('moved', latest(table, viewer))[0].move.freed).toBe(pieces('s')[0]);
      expect(table.view(viewer).top[c('d4')]).toBe(pieces('s')[0]);
    }
  });

  test('AQU-INFO-05: nothing shows whether an octopus took a prey along or had none', () => {
    for (const viewer of OTHERS) expect(reaching(viewer, CARRIED, 'd4=d5')).toEqual(reaching(viewer, BARE, 'd4-d5'));
    expect(reaching(A, CARRIED, 'd4=d5')).not.toEqual(reaching(A, BARE, 'd4-d5'));
  });

  test('AQU-INFO-10: while prey is hidden, the list has the last move of each player, as a witness sees it', () => {
    const table = scene('6 . . . . f\n4 o . . s .\n3 . . O . .');
    table.moves('c3-d4', 'a4-a3', 'd4=d5', 'a3-a2');
    for (const viewer of EVERYBODY) {
      expect(table.view(viewer).last).toEqual([
        expect.objectContaining({ from: c('d4'), to: c('d5'), covered: NONE, freed: NONE, eaten: [] }),
        expect.objectContaining({ from: c('a3'), to: c('a2') }),
      ]);
      expect(of('moved', table.told(viewer))).toEqual([]); // what was told of moves is not told again
    }
  });

  test('AQU-INFO-10: older moves and positions can be called up after the game', () => {
    const table = begin().arranged();
    expect(table.told().map(event => event.type)).toEqual(['coloured', 'began']);
    expect(() => gameText(table.match)).toThrow('once it is over');
    playOut(table, 3);
    expect(of('revealed', table.told())).toHaveLength(1);
    expect(of('moved', table.told()).length).toBe(table.match.log.filter(({ cause }) => isMove(cause)).length);
    expect(gameText(table.match)).toMatch(/\n1\. \S+ \S+\n2\. /);
  });

  test('AQU-INFO-11: beyond the last moves nothing about a prey reaches another’s device', () => {
    for (const viewer of OTHERS) {
      expect(JSON.stringify(reaching(viewer, CARRIED, 'd4=c5'))).toBe(JSON.stringify(reaching(viewer, BARE, 'd4-c5')));
      expect(reaching(viewer, CARRIED, 'a4-a3', { toMove: 'G' })).toEqual(
        reaching(viewer, BARE, 'a4-a3', { toMove: 'G' }),
      );
    }
    expect(scene(CARRIED).match.asked(B)).toBeNull(); // nor what the owner may do
  });

  test('AQU-INFO-12: a table may show every prey to all, and then nothing fades', () => {
    expect(aquatika.options.hiddenPrey.default).toBe(true);
    const table = scene('6 . . . . f\n4 o . . s .\n3 . . O . .', { hiddenPrey: false });
    table.moves('c3-d4', 'a4-a3', 'd4=d5', 'a3-a2');
    for (const viewer of EVERYBODY) {
      expect(table.view(viewer).under[c('d5')]).toBe(pieces('s')[0]);
      expect(of('moved', table.told(viewer))).toHaveLength(4);
      expect(of('moved', table.told(viewer))[2].carried).toBe(pieces('s')[0]);
    }
  });

  test('AQU-INFO-13: how many pieces of each kind and colour are covered is open, and under which octopus is not', () => {
    const one = scene('6 . . . . f\n4 . O(s) . O(f) O\n5 o . . . .');
    const other = scene('6 . . . . f\n4 . O . O(s) O(f)\n5 o . . . .');
    for (const viewer of OTHERS) {
      expect(one.view(viewer).covered).toEqual(pieces('s f'));
      expect(one.view(viewer)).toEqual(other.view(viewer));
    }
  });

  test('AQU-INFO-14: onlookers see what both players see, and no prey', () => {
    randomGames(2, table => {
      for (const viewer of ONLOOKERS) {
        const seen = table.view(viewer);
        if (!table.match.over) expect(seen.under.every(prey => prey === NONE)).toBe(true);
        expect([seen.top, seen.eaten, seen.last]).toEqual([table.view(A).top, table.view(B).eaten, table.view(A).last]);
        expect(seen.arrangement).toBeNull();
      }
    });
    expect(begin().match.channels).toEqual([{ id: 'table', readers: 'everybody', writers: 0b11, rule: 'AQU-INFO-14' }]);
  });

  test('AQU-INFO-15: when it is over all octopuses are lifted', () => {
    const table = scene('6 . . . S .\n4 o(F) . . O(s) .');
    const told = table.moves('d6-c7');
    expect(of('lifted', told)).toEqual([
      {
        type: 'lifted',
        rule: 'AQU-INFO-15',
        preys: [
          { at: c('a4'), prey: pieces('F')[0] },
          { at: c('d4'), prey: pieces('s')[0] },
        ],
      },
    ]);
    for (const viewer of EVERYBODY) expect(table.view(viewer).under).toEqual(table.state.under);
  });

  test('AQU-INFO-16: every move against an octopus is legal with or without a prey under it', () => {
    for (const piece of ['o', 's', 'f']) {
      const bare = scene(`5 . . ${piece} . .\n4 . O O O .\n2 S . . . .`, { toMove: 'G' });
      const full = scene(`5 . . ${piece} . .\n4 . O(s) O(F) O(f) .\n2 S . . . .`, { toMove: 'G' });
      expect(full.choices()).toEqual(bare.choices());
    }
  });
});

const isMove = (cause: { type: string; action?: Action }): boolean =>
  cause.type === 'act' && (cause.action?.type === 'move' || cause.action?.type === 'carry');

describe('memory', () => {
  test('AQU-INFO-06: whoever remembers everything knows what lies under every octopus, and what has been before', () => {
    randomGames(4, ({ match }) => {
      if (match.state.arranging) return;
      for (const seat of [A, B]) {
        const imagined = match.imagined(seat, new SeededDice(match.seq));
        expect(imagined.under).toEqual(match.state.under);
        expect(imagined.history).toEqual(match.over ? match.state.history : match.memory(seat).quiet);
        expect(match.memory(seat).quiet).toEqual(match.state.history);
      }
    });
  });

  test('AQU-INFO-17: what a bot knows is exactly what follows from what its seat was told', () => {
    const positions = [
      '7 s . . . .\n5 . o o o .\n4 . f . s .\n2 F S F S .',
      '7 . s . s .\n6 . . f . .\n5 o(S) . o(f) . o\n3 . S . F .\n2 O . O(s) . .',
      '6 s f . . .\n5 o(F) o(S) . . .\n4 . . . o(f) .\n3 . S F . O\n2 . . S . F',
      '6 o(S) . o(F) . .\n5 . . . . s\n4 . S . . F\n3 . . O . .',
    ];
    let [compared, open] = [0, 0];
    for (const [i, drawn] of positions.entries())
      for (let seed = 0; seed < 6; seed++) {
        const table = scene(drawn, { toMove: seed % 2 === 0 ? 'G' : 'Y' });
        let worlds = worldsSeenBy(A, table);
        const dice = new SeededDice(seed + 10 * i);
        for (let turns = 0; turns < 14 && !table.match.over; turns++) {
          const legal = table.match.asked(table.asked)?.legal ?? [];
          const [mover, before] = [table.asked, worlds];
          table.does(mover, legal[dice.below(legal.length)]);
          if (table.match.over) break;
          worlds = survivors(A, mover, before, table);
          expect(imaginedBy(A, table)).toEqual(new Set(worlds.map(world => world.under.join())));
          compared++;
          if (worlds.length > 1) open++;
        }
      }
    expect(compared).toBeGreaterThan(150);
    expect(open).toBeGreaterThan(50); // and often there was something left to guess
  });

  test('AQU-INFO-17: a bot that has forgotten knows what is on its screen: the last moves, and how many are missing', () => {
    const table = scene('6 . . . . f\n5 o o . o .\n4 . . . S .\n3 F . . . .\n2 . . . . S', { toMove: 'G' });
    const forgetful = (seed: number) => {
      const copy = aquatika.clone(table.state, new SeededDice(seed));
      aquatika.determinise(copy, A, new SeededDice(seed));
      return copy.under.flatMap((prey, cell) => (prey === NONE ? [] : [cell]));
    };
    table.moves('d5-d4');
    for (let seed = 0; seed < 20; seed++) expect(forgetful(seed)).toEqual([c('d4')]); // the covering is its last move
    table.moves('a3-a4', 'e6-e5', 'a4-b4');
    const guesses = new Set(Array.from({ length: 40 }, (_, seed) => forgetful(seed)[0]));
    expect(guesses).toEqual(new Set([c('a5'), c('b5'), c('d4')]));
  });
});

type State = Table['state'];

/** Every way the preys that a seat is not shown can lie under the octopuses it may not lift. */
function worldsSeenBy(seat: number, { state }: Table): State[] {
  const hidden = state.top.flatMap((piece, cell) => ((piece & 3) === 1 && piece >> 2 !== seat ? [cell] : []));
  const preys = hidden.map(cell => state.under[cell]);
  const orders = new Map(permutations(preys).map(order => [order.join(), order]));
  return [...orders.values()].map(order => {
    const world = aquatika.clone(state, new SeededDice(1));
    hidden.forEach((cell, i) => {
      world.under[cell] = order[i];
    });
    return world;
  });
}

/** The worlds in which the mover could have done something that looks to a seat like what it has just seen. */
function survivors(seat: number, mover: number, worlds: readonly State[], { match }: Table): State[] {
  const seen = JSON.stringify(match.view(seat));
  const { steps } = aquatika.book;
  const after = worlds.flatMap(world => {
    const out = new Offer<Action>();
    next(steps, world, out);
    return out.toArray().map(action => {
      const copy = aquatika.clone(world, new SeededDice(1));
      steps[copy.stack.at(-1)?.step ?? 0].ask.apply(copy, {}, action, mover);
      copy.stack.pop();
      next(steps, copy, new Offer());
      return copy;
    });
  });
  const alike = after.filter(world => JSON.stringify(aquatika.view(world, seat)) === seen);
  return [...new Map(alike.map(world => [world.under.join(), world])).values()];
}

/** The worlds that a bot in a seat imagines. */
const imaginedBy = (seat: number, { match }: Table): Set<string> =>
  new Set(Array.from({ length: 120 }, (_, seed) => match.imagined(seat, new SeededDice(seed)).under.join()));

function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, i) => permutations(things.toSpliced(i, 1)).map(rest => [thing, ...rest]));
}
