/** Chapter 1: players, teams and setup (préparation). */
import { assert, describe, expect, test } from 'vitest';
import { ImpossibleTable } from '../../../kernel/match.ts';
import { onlooker, PUBLIC } from '../../../kernel/seats.ts';
import { sideOfSheet } from '../8-notes.ts';
import { wording } from '../wording.ts';
import { FRENCH } from '../words-fr.ts';
import { A, B, BLACK, begin, C, D, of, randomGames, reached, scene, TEAM_TABLES, WHITE } from './kit.ts';

/** Why there is no such table. */
function refusalOf(attempt: () => unknown) {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ImpossibleTable) return error.refusal;
  }
  assert.fail('there is such a table');
}

describe('the players', () => {
  test('DEC-SETUP-01: the game is for 3 to 8 players', () => {
    for (const seats of [3, ...TEAM_TABLES]) expect(begin(seats).match.seats).toBe(seats);
    for (const seats of [2, 9])
      expect(refusalOf(() => begin(seats))).toMatchObject({ refused: 'wrong-seats', rule: 'DEC-SETUP-01' });
  });

  test.each(TEAM_TABLES)('DEC-SETUP-02: %i players form two teams, and everybody is in one of them', seats => {
    const table = begin(seats);
    const all = [...table.members(WHITE), ...table.members(BLACK)];
    expect(all.toSorted()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(of('formed', table.told())).toHaveLength(1);
  });

  test.each([
    [4, 2, 2],
    [5, 3, 2],
    [6, 3, 3],
    [7, 4, 3],
    [8, 4, 4],
  ])('DEC-SETUP-12: %i players are %i against %i', (seats, more, fewer) => {
    for (const options of [{}, { teams: 'random' }, { white: 'second' }] as const) {
      const table = begin(seats, { options });
      const sizes = [table.members(WHITE).length, table.members(BLACK).length];
      expect(sizes.toSorted()).toEqual([fewer, more]);
    }
  });

  test('DEC-SETUP-13: a smaller team plays by the same numbers', () => {
    const table = scene({ seats: 5, round: 2 });
    expect([table.members(WHITE), table.members(BLACK)]).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
    table.plays({ interception: 314, code: 314 }, { interception: 243, code: 243 });
    expect(table.tokens).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(table.state.teams.map(team => team.words.length)).toEqual([4, 4]);
    expect(table.state.sheet.map(line => line.clues.length)).toEqual([3, 3]);
  });

  test('DEC-SETUP-14: as chosen by taking seats: the first half of them against the others', () => {
    const table = begin(6, { options: { white: 'first' } });
    expect([table.members(WHITE), table.members(BLACK)]).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  test('DEC-SETUP-14: on request by lot', () => {
    const splits = Array.from({ length: 12 }, (_, seed) =>
      begin(6, { options: { teams: 'random', white: 'first' } }, seed)
        .members(WHITE)
        .join(),
    );
    expect(new Set(splits).size).toBeGreaterThan(4);
  });

  test('DEC-SETUP-15: the lot says which team is White, unless it was fixed', () => {
    const whites = Array.from(
      { length: 12 },
      (_, seed) => begin(4, { options: { white: 'random' } }, seed).members(WHITE)[0],
    );
    expect(new Set(whites)).toEqual(new Set([A, C]));
    expect(begin(4, { options: { white: 'first' } }).members(WHITE)).toEqual([A, B]);
    expect(begin(4, { options: { white: 'second' } }).members(WHITE)).toEqual([C, D]);
  });
});

describe('the screens', () => {
  test('DEC-SETUP-03: one team is White, the other Black, and they are told by these names', () => {
    const table = begin(4);
    const [formed] = of('formed', table.told());
    expect(formed).toMatchObject({ white: [A, B], black: [C, D] });
    expect(wording.en.events.formed(formed, ['Ana', 'Bruno', 'Chloé', 'David'])).toBe(
      'White: Ana and Bruno. Black: Chloé and David.',
    );
  });

  test('DEC-SETUP-04: each team gets 4 words at random', () => {
    const tables = Array.from({ length: 20 }, (_, seed) => begin(4, {}, seed));
    for (const table of tables)
      for (const team of table.state.teams) {
        expect(team.words).toHaveLength(4);
        for (const word of team.words) expect(FRENCH).toContain(word);
      }
    expect(new Set(tables.flatMap(table => table.state.teams[WHITE].words)).size).toBeGreaterThan(60);
  });

  test('DEC-SETUP-05: the other team and the public never see them', () => {
    const table = begin(4);
    const [white, black] = table.state.teams.map(team => team.words);
    for (const seat of [A, B]) expect(table.view(seat).teams.map(team => team.words)).toEqual([white, null]);
    for (const seat of [C, D]) expect(table.view(seat).teams.map(team => team.words)).toEqual([null, black]);
    for (const viewer of [C, D, PUBLIC, onlooker(BLACK)])
      for (const word of white) expect(reached(table, viewer)).not.toContain(`"${word}"`);
  });

  test('DEC-SETUP-06: each team draws from a deck of its own', () => {
    const table = scene();
    table.draw(314, 314);
    expect(table.state.teams.map(team => team.card)).toEqual([314, 314]);
    expect(of('drewCode', table.told()).map(event => event.team)).toEqual([WHITE, BLACK]);
  });

  test('DEC-SETUP-09: slots are numbered 1 to 4, and a digit names the word in its slot', () => {
    const table = scene();
    table.toGuess({ code: 413, clues: ['lave', 'Bretagne', 'coucou'] });
    table.resolves();
    expect(sideOfSheet(table.view(C).sheet, WHITE)).toEqual([['Bretagne'], [], ['coucou'], ['lave']]);
    expect(table.view(A).teams[WHITE].words?.[4 - 1]).toBe('volcan');
  });

  test('DEC-SETUP-10: words and slots stay the same for the whole game', () => {
    for (const table of [begin(4, {}, 1), begin(6, {}, 2)]) {
      const before = JSON.stringify(table.state.teams.map(team => team.words));
      for (let round = 0; round < 4; round++) table.plays();
      expect(JSON.stringify(table.state.teams.map(team => team.words))).toBe(before);
    }
  });

  test('DEC-SETUP-17: slot 1 gets the first word drawn, and so on', () => {
    const loaded = [0, 1, 2, 3, 50, 60, 70, 80];
    const table = begin(4, { loaded });
    expect(table.state.teams.map(team => team.words)).toEqual([
      [0, 1, 2, 3].map(i => FRENCH[i]),
      [50, 60, 70, 80].map(i => FRENCH[i]),
    ]);
  });
});

describe('an exchange of words', () => {
  const wish = { type: 'exchangeWords', wish: true } as const;

  test('DEC-SETUP-16: if all members agree, all four are exchanged, for words not dealt so far', () => {
    const table = begin(4);
    const before = table.state.teams.map(team => [...team.words]);
    table.does(A, wish);
    expect(table.state.teams[WHITE].words).toEqual(before[WHITE]);
    expect(of('exchanged', table.does(B, wish))).toHaveLength(1);
    const after = table.state.teams[WHITE].words;
    expect(after).toHaveLength(4);
    for (const word of [...before.flat()]) expect(after).not.toContain(word);
    expect(table.state.teams[BLACK].words).toEqual(before[BLACK]);
    expect(of('exchanged', table.told(A))[0].secret?.words).toEqual(after);
    expect(of('exchanged', table.told(C))[0].secret).toBeUndefined();
  });

  test('DEC-SETUP-16: once, before the first code, and a wish may be withdrawn', () => {
    const table = begin(4);
    table.does(A, wish);
    table.does(A, { type: 'exchangeWords', wish: false });
    table.does(B, wish);
    expect(table.view(A).teams[WHITE].exchanged).toBe(false);
    table.does(A, wish);
    expect(table.refusesAct(A, wish)).toMatchObject({ refused: 'exchanged-once', rule: 'DEC-SETUP-16' });
    table.draw();
    expect(table.refusesAct(C, wish)).toMatchObject({ refused: 'code-drawn', rule: 'DEC-SETUP-16' });
    expect(scene({ round: 2 }).refusesAct(A, wish)).toMatchObject({ rule: 'DEC-SETUP-16' });
  });

  test('DEC-SETUP-16: what a team considers is not told to the others', () => {
    const table = begin(4);
    table.does(A, wish);
    for (const viewer of [C, D, PUBLIC]) {
      expect(of('wishedExchange', table.told(viewer))).toEqual([]);
      expect(table.view(viewer).teams[WHITE].own).toBeNull();
    }
    expect(table.view(B).teams[WHITE].own?.exchanging).toEqual([A]);
  });
});

describe('sheets and tokens', () => {
  test('DEC-SETUP-07: a name on the own side of the sheet is there for all', () => {
    const table = begin(4);
    table.does(B, { type: 'nameTeam', name: 'Les Phares' });
    for (const viewer of [A, C, PUBLIC])
      expect(table.view(viewer).teams.map(team => team.name)).toEqual(['Les Phares', '']);
  });

  test('DEC-SETUP-18: without a name a team is called after its colour', () => {
    const table = begin(4);
    const lines = () => wording.fr.table(table.view(PUBLIC), PUBLIC, []).join('\n');
    expect(lines()).toContain('Équipe blanche');
    table.does(A, { type: 'nameTeam', name: 'Les Phares' });
    expect(lines()).not.toContain('Équipe blanche');
    expect(lines()).toContain('Équipe noire');
    table.does(A, { type: 'nameTeam', name: '' });
    expect(lines()).toContain('Équipe blanche');
  });

  test.each(['🐟🐟', 'x'.repeat(25), ' deux  espaces', '\u202eneige'])('DEC-SETUP-18: %j is no name', name => {
    const { refused } = begin(4).refusesAct(A, { type: 'nameTeam', name });
    expect(['name-unreadable', 'name-too-long', 'bad-shape']).toContain(refused);
  });

  test('DEC-SETUP-08: no team starts with a token', () => {
    for (const seats of [3, ...TEAM_TABLES])
      expect(begin(seats).tokens).toEqual([
        [0, 0],
        [0, 0],
      ]);
  });

  test('DEC-SETUP-11: White may hold black tokens, and Black white ones', () => {
    const table = scene({ round: 2 });
    table.plays({ decryption: 123, code: 314, interception: 314 });
    expect(table.tokens).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

test('DEC-SETUP-10: in whole games the words never change after the first code', () => {
  const seen = new Map<object, string>();
  randomGames(1, table => {
    if (table.state.sheet.length === 0) return;
    const words = JSON.stringify(table.state.teams.map(team => team.words));
    expect(seen.get(table) ?? words).toBe(words);
    seen.set(table, words);
  });
});
