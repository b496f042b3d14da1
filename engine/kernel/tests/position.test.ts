import { describe, expect, test } from 'vitest';
import { Stream, seededNumbers } from '../chance.ts';
import type { Game, Migrated } from '../game.ts';
import { Match } from '../match.ts';
import { BadSave, bare, rulesOf, type Saved } from '../position.ts';
import { begin, begun, type State, type Tiny, tiny } from './tiny-game.ts';

const streamAt = (position: number) => new Stream(seededNumbers(1), position);
const asText = (match: Match<Tiny>): Saved => JSON.parse(JSON.stringify(match.save())) as Saved;
const load = (saved: unknown, game: Game<Tiny> = tiny, log: Match<Tiny>['log'] = []) =>
  Match.load(game, saved, streamAt, log);

/** A save in the middle of the game, with something changed. */
const changed = (changes: Partial<Saved>): unknown => ({ ...asText(begun()), ...changes });
const withState = (changes: object): unknown =>
  changed({ state: { ...(asText(begun()).state as object), ...changes } });

describe('a position', () => {
  test('is plain data: steps by their names, no dice and no journal', () => {
    expect(bare(tiny, begun().state)).toEqual({
      pile: [1, 2, 3, 4, 5],
      hands: [[9], [7]],
      buried: [8, 6],
      scores: [0, 0],
      turn: 0,
      over: false,
      stack: [
        { step: 'start', at: 3, v: { cards: 2, die: 6 } },
        { step: 'turn', at: 1, v: { die: 6 } },
        { step: 'move', at: 0, v: { die: 6 } },
      ],
    });
  });
});

describe('a game that was saved and loaded', () => {
  test('is the same game', () => {
    const match = begun();
    const loaded = load(asText(match));
    expect(loaded.fingerprint).toBe(match.fingerprint);
    expect(loaded.save()).toEqual(match.save());
    expect([0, 1].map(seat => loaded.asked(seat))).toEqual([0, 1].map(seat => match.asked(seat)));
    expect(loaded.seq).toBe(match.seq);
  });

  test('goes on with the same dice', () => {
    const match = begun();
    const loaded = load(asText(match));
    expect(loaded.play(0, { type: 'play', card: 9 })).toEqual(match.play(0, { type: 'play', card: 9 }));
  });

  test('goes on in the middle of a decision that only some have answered', () => {
    const match = begin();
    match.play(0, { type: 'bury', card: 8 });
    const loaded = load(asText(match));
    expect(loaded.asked(0)).toBeNull();
    expect(loaded.asked(1)).toEqual(match.asked(1));
  });

  test('is still over', () => {
    const match = begun();
    match.play(0, { type: 'play', card: 9 });
    expect(load(asText(match)).outcome).toEqual(match.outcome);
  });

  test('does not touch what it was loaded from', () => {
    const saved = asText(begun());
    const before = JSON.stringify(saved);
    load(saved).play(0, { type: 'draw' });
    expect(JSON.stringify(saved)).toBe(before);
  });

  test('has its past where the log is at hand, and none where it is not', () => {
    const match = begin();
    match.play(0, { type: 'bury', card: 8 });
    const withLog = load(asText(match), tiny, match.log);
    expect(withLog.told(0)).toEqual(match.told(0));
    expect(withLog.undo(0, 1)).toMatchObject({ seq: 2 });
    const withoutLog = load(asText(match));
    expect(withoutLog.told(0)).toEqual([]);
    expect(withoutLog.undo(0, 1)).toMatchObject({ refused: 'not-your-act' });
    expect(withoutLog.play(1, { type: 'bury', card: 7 })).toMatchObject({ seq: 2 });
  });

  test('cannot take back what only a part of the log is left of', () => {
    const match = begin();
    match.play(0, { type: 'bury', card: 8 });
    const loaded = load(asText(match), tiny, match.log.slice(1));
    expect(loaded.undo(0, 1)).toMatchObject({ refused: 'too-long-ago' });
  });

  test('does again what the log has beyond it', () => {
    const match = begun();
    const saved = asText(match);
    match.play(0, { type: 'draw' });
    const loaded = load(saved, tiny, match.log);
    expect(loaded.save()).toEqual(match.save());
    expect(loaded.log).toEqual(match.log);
  });

  test('does not go on with a log that has a gap, or ends before it', () => {
    const match = begun();
    const saved = asText(match);
    for (const log of [match.log.slice(0, 1), match.log.toSpliced(1, 1)])
      expect(() => load(saved, tiny, log)).toThrow('the log does not fit this save');
  });

  test('is not touched by what is played afterwards', () => {
    const match = begun();
    const saved = match.save();
    const text = JSON.stringify(saved);
    match.play(0, { type: 'draw' });
    expect(JSON.stringify(saved)).toBe(text);
  });

  test('remembers what its seats remembered', () => {
    const counting: Game<Tiny> = {
      ...tiny,
      memory: { blank: () => 0, note: memory => (memory as number) + 1 },
    };
    expect(load(asText(begun(counting)), counting).memory(1)).toBe(2);
    expect(load(asText(begun())).memory(1)).toBeUndefined();
  });
});

describe('a save of an older version of the rules', () => {
  const older = () => changed({ version: 2 });

  test('is brought up to date where the game knows how, and its log no longer fits', () => {
    const migrate = ({ options, state, memories }: Migrated, version: number) => ({
      options,
      memories,
      state: { ...(state as State), scores: [version, version] },
    });
    const match = load(older(), { ...tiny, migrate }, begun().log);
    expect(match.game.version).toBe(3);
    expect(match.state.scores).toEqual([2, 2]);
    expect(match.log).toEqual([]);
    expect(match.play(0, { type: 'draw' })).toMatchObject({ seq: 3 });
    expect(match.save().version).toBe(3);
  });

  test('goes on under the version it began with where it cannot be migrated and that one is kept', () => {
    const game = { ...tiny, migrate: () => null, earlier: [{ ...tiny, version: 2 }] };
    expect(load(older(), game).game.version).toBe(2);
  });

  test('goes on under the version it began with where that one is kept', () => {
    const match = load(older(), { ...tiny, earlier: [{ ...tiny, version: 2 }] }, begun().log);
    expect(match.game.version).toBe(2);
    expect(match.log).toHaveLength(3);
    expect(match.save().version).toBe(2);
  });

  test('cannot go on where that version is no longer kept', () => {
    expect(() => load(older())).toThrow(
      new BadSave('this save is of version 2 of the rules of tiny, which is no longer kept'),
    );
  });

  test('cannot go on where it is too damaged to be brought up to date', () => {
    const migrate = ({ state, ...rest }: Migrated) => ({ ...rest, state: (state as State).scores.map(Number) });
    const damaged = changed({ version: 2, state: {} });
    expect(() => load(damaged, { ...tiny, migrate })).toThrow(
      new BadSave('this save of version 2 of the rules of tiny cannot be brought up to date'),
    );
  });

  test('finds its rules by their version', () => {
    const two = { ...tiny, version: 2 };
    const game = { ...tiny, earlier: [two] };
    expect([3, 2, 1].map(version => rulesOf(game, version))).toEqual([game, two, undefined]);
  });
});

const standing = { question: 0, since: 0, memory: null };

describe('a save that cannot be gone on with says why:', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'this is no save of a game'],
    ['something else', 'a game', 'this is no save of a game'],
    ['an empty record', {}, 'this is no save of a game'],
    ['a list', [], 'this is no save of a game'],
    ['no number of seats', changed({ seats: '2' as never }), 'this is no save of a game'],
    ['half an entry', changed({ seq: 1.5 }), 'this is no save of a game'],
    ['a stream before its beginning', changed({ position: -1 }), 'this is no save of a game'],
    ['a question too few', changed({ standings: [standing] }), 'this is no save of a game'],
    [
      'a question without a number',
      changed({ standings: [standing, { ...standing, question: 'x' as never }] }),
      'this is no save of a game',
    ],
    ['another game', changed({ game: 'chess' }), "this is a save of 'chess', not of 'tiny'"],
    [
      'a newer version',
      changed({ version: 4 }),
      'this save needs version 4 of the rules of tiny; this program has version 3',
    ],
    [
      'options there are not',
      changed({ options: { cards: 7, die: 6 } }),
      "this save is damaged: option 'cards' is one of 2, 3, not 7",
    ],
    [
      'too many seats',
      changed({ seats: 5, standings: Array(5).fill(standing) }),
      'this save is damaged: tiny is played with 2 to 3 seats, not 5',
    ],
    ['no position', changed({ state: null }), 'this save is damaged: the position cannot be read'],
    ['an empty position', changed({ state: {} }), 'this save is damaged: the position cannot be read'],
    ['a part that is missing', withState({ hands: undefined }), 'this save is damaged: the position cannot be read'],
    ['a stack that is none', withState({ stack: 'turn' }), 'this save is damaged: the position cannot be read'],
    [
      'a step there is not',
      withState({ stack: [{ step: 'nap', at: 0, v: {} }] }),
      "this save is damaged: the rules have no step 'nap'",
    ],
    [
      'a step that is nowhere',
      withState({ stack: [{ step: 'turn', v: {} }] }),
      "this save is damaged: 'turn' is unclear",
    ],
    ['an empty stack', withState({ stack: [] }), 'this save is damaged: it is not over, and nothing is next'],
    ['cards there are not', withState({ pile: Array(9).fill(1) }), 'this save is damaged: there are too many cards'],
  ])('%s', (_, saved, why) => {
    expect(() => load(saved)).toThrow(new BadSave(why));
  });
});
