import { describe, expect, test } from 'vitest';
import { SeededDice, Stream, seededNumbers } from '../chance.ts';
import { commitmentTo, type RevealedProof, randomNumbersOf } from '../fair.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import {
  type Replay,
  type ReplayEntry,
  type ReplayVerdict,
  replayed,
  replayOf,
  verify,
  verifying,
  WrongReplay,
} from '../replay.ts';
import { listed } from '../seats.ts';
import { primitives } from './crypto-primitives.ts';
import { begun, type Tiny, tiny } from './tiny-game.ts';

const SECRET = '5ec2e7';
const ENTROPY = 'e0';
const proof: RevealedProof = {
  table: 'table 1',
  secret: SECRET,
  commitment: commitmentTo(primitives, SECRET),
  openings: [{ seat: 0, entropy: ENTROPY, commitment: commitmentTo(primitives, ENTROPY) }],
};
const players = [{ name: 'Ada' }, { name: 'Ben', bot: 'random' }];

/** A whole game with the dice of the proof: an act taken back, a clock, then random moves to the end. */
function played(): Match<Tiny> {
  const match = Match.start(tiny, { seats: 2, chance: new Stream(randomNumbersOf(primitives, proof)) });
  const mood = new SeededDice(1);
  const answer = (seat: number) => {
    const legal = match.asked(seat)?.legal ?? [];
    match.play(seat, legal[mood.below(legal.length)]);
  };
  answer(0);
  match.undo(0, 1);
  answer(1);
  answer(0);
  match.applyExternal({ type: 'timeUp', seat: 0 });
  while (!match.over) answer(listed(match.awaited)[0]);
  return match;
}

const match = played();
const file = JSON.stringify(replayOf(match, { players, proof }));
const replay = (): Replay => JSON.parse(file) as Replay;
const judged = (changed: Partial<Replay>): ReplayVerdict => verify(tiny, { ...replay(), ...changed }, primitives);

/** The replay with one entry changed. */
const withEntry = (seq: number, change: (entry: ReplayEntry) => Partial<ReplayEntry>): Partial<Replay> => ({
  entries: replay().entries.map(entry => (entry.seq === seq ? { ...entry, ...change(entry) } : entry)),
});

/** The first entry after the deal in which a die was thrown. */
const THROWN = match.log.findIndex(({ seq, draws }) => seq > 0 && draws.length > 0);
const LAST = match.seq;

describe('the replay of a match', () => {
  test('is a file that says what was played, by whom, and how it ended', () => {
    expect(replay()).toMatchObject({
      format: 'havre-replay',
      formatVersion: 2,
      game: 'tiny',
      rules: 3,
      options: { cards: 2, die: 6 },
      seats: 2,
      players,
      proof,
      outcome: JSON.parse(JSON.stringify(match.outcome)),
    });
    expect(replay().entries.map(({ after: _, ...entry }) => entry)).toEqual(JSON.parse(JSON.stringify(match.log)));
    expect(replay().entries.at(-1)?.after).toBe(match.imprint);
  });

  test('of a game that is not over has no outcome', () => {
    expect(replayOf(begun(), { players, proof: null }).outcome).toBeNull();
  });

  test('cannot be written without its log', () => {
    const loaded = Match.load(tiny, match.save(), at => new Stream(() => 0, at));
    expect(() => replayOf(loaded, { players, proof })).toThrow('without its beginning');
  });
});

describe('a replay is played again', () => {
  test('to its end', () => {
    const again = replayed(tiny, replay());
    expect(again.log).toEqual(match.log);
    expect(again.outcome).toEqual(match.outcome);
  });

  test('up to any entry', () => {
    for (const { seq, after } of replay().entries) {
      const again = replayed(tiny, replay(), seq);
      expect(again.seq).toBe(seq);
      expect(again.imprint).toBe(after);
    }
  });

  test('up to an entry, whatever is wrong with later ones', () => {
    expect(replayed(tiny, { ...replay(), ...withEntry(3, () => ({ after: '' })) }, 2).seq).toBe(2);
  });

  test('under the rules it was played under', () => {
    const newer: Game<Tiny> = { ...tiny, version: 4, earlier: [tiny] };
    expect(replayed(newer, replay()).game.version).toBe(3);
  });

  test('by rules whose steps were rewritten and play as before', () => {
    const steps = tiny.book.steps.map(step => ({ ...step, name: `${step.name} anew` }));
    const rewritten: Game<Tiny> = { ...tiny, book: Object.assign(Object.create(tiny.book), { steps }) };
    expect(replayed(rewritten, replay(), 3).fingerprint).not.toBe(replayed(tiny, replay(), 3).fingerprint);
    expect(verify(rewritten, replay(), primitives)).toEqual(judged({}));
  });

  test('from a file of the first format, whose fingerprints covered the steps', () => {
    const old = { formatVersion: 1, ...withEntry(3, () => ({ after: '0123456789abcdef' })) };
    expect(judged(old)).toEqual(judged({}));
    expect(judged({ ...old, ...withEntry(3, () => ({ events: [] })) })).toMatchObject({
      entry: 3,
      flaw: 'other-events',
    });
  });

  test('until the first entry that cannot have been', () => {
    const wrong = { ...replay(), ...withEntry(3, () => ({ after: '' })) };
    expect(() => replayed(tiny, wrong)).toThrow(WrongReplay);
    expect(() => replayed(tiny, wrong)).toThrow(expect.objectContaining({ entry: 3, flaw: 'other-position' }));
  });
});

describe('a verifier', () => {
  const draws = match.log.flatMap(entry => entry.draws).length;

  test('finds nothing wrong with a game as it was played', () => {
    expect(judged({})).toEqual({ sound: true, entries: LAST + 1, draws, stream: 'proved' });
  });

  test('proves no dice before the secret is revealed, or where nobody committed to any', () => {
    const { secret: _, ...untold } = proof;
    for (const some of [untold, null])
      expect(judged({ proof: some })).toEqual({ sound: true, entries: LAST + 1, draws, stream: 'not revealed' });
  });

  test('finds nothing wrong with the beginning of a game', () => {
    expect(judged({ entries: replay().entries.slice(0, 4), outcome: null })).toMatchObject({ sound: true, entries: 4 });
  });
});

describe('a verifier that takes its time', () => {
  test('gives the match after each entry, and then the verdict of one that does not', () => {
    const steps = verifying(tiny, replay(), primitives);
    const seen: string[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) seen.push(step.value.imprint);
    expect(seen).toEqual(replay().entries.map(({ after }) => after));
    expect(step.value).toEqual(judged({}));
  });

  test('gives the entries before the first wrong one', () => {
    const steps = verifying(tiny, { ...replay(), ...withEntry(3, () => ({ after: '' })) }, primitives);
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count++;
    expect(count).toBe(3);
    expect(step.value).toMatchObject({ sound: false, entry: 3, flaw: 'other-position' });
  });
});

describe('a game that was begun with other dice', () => {
  /** The first entries with dice nobody committed to, the rest with those of the proof. */
  function goneOn(): { file: Replay; since: number } {
    const before = Match.start(tiny, { seats: 2, chance: new Stream(seededNumbers(5)), options: { cards: 3 } });
    const step = (match: Match<Tiny>) => {
      const [seat] = listed(match.awaited);
      match.play(seat, match.asked(seat)?.legal[0] as Tiny['action']);
    };
    for (let i = 0; i < 2; i++) step(before);
    const words = randomNumbersOf(primitives, proof);
    const again = Match.again(tiny, { options: before.options, seats: 2 }, before.log[0]);
    for (const entry of before.log.slice(1)) again.repeat(entry);
    const after = Match.load(tiny, again.save(), at => new Stream(words, at), before.log);
    while (!after.over) step(after);
    const since = before.seq + 1;
    expect(after.log.slice(since).some(({ draws }) => draws.length > 0)).toBe(true);
    return { file: JSON.parse(JSON.stringify(replayOf(after, { players, proof: { ...proof, since } }))), since };
  }
  const { file: branched, since } = goneOn();

  test('has its dice proved from there on, and the verdict says so', () => {
    expect(verify(tiny, branched, primitives)).toMatchObject({ sound: true, stream: 'proved in part' });
  });

  test('has other dice than it was committed to before', () => {
    const whole = { ...branched, proof };
    expect(verify(tiny, whole, primitives)).toMatchObject({ sound: false, flaw: 'other-stream', entry: 0 });
  });

  test('is caught when the dice since then are others', () => {
    const other = { ...proof, secret: 'aa', commitment: commitmentTo(primitives, 'aa'), since };
    expect(verify(tiny, { ...branched, proof: other }, primitives)).toMatchObject({
      sound: false,
      flaw: 'other-stream',
      entry: branched.entries.find(({ seq, draws }) => seq >= since && draws.length > 0)?.seq,
    });
  });
});

describe('a verifier names what was tampered with, and the first entry that is wrong:', () => {
  const [first, second, ...rest] = replay().entries;
  const otherFace = ([bound, value]: readonly [number, number]) => [bound, (value + 1) % bound] as const;
  const undone = replay().entries.findIndex(({ cause }) => cause.type === 'undo');

  test.each<[string, Partial<Replay>, string, number | null]>([
    [
      'an event that was not told',
      withEntry(1, ({ events }) => ({ events: [...events, events[0]] })),
      'other-events',
      1,
    ],
    ['an event that is missing', withEntry(1, () => ({ events: [] })), 'other-events', 1],
    [
      'a secret in an event',
      withEntry(1, ({ events }) => ({ events: events.map(event => ({ ...event, secret: { to: 1, card: 1 } })) })),
      'other-events',
      1,
    ],
    [
      'an action the rules do not allow',
      withEntry(1, () => ({ cause: { type: 'act', seat: 0, action: { type: 'draw' } } })),
      'refused',
      1,
    ],
    [
      'an action of somebody else',
      withEntry(LAST, ({ cause }) => ({ cause: { ...cause, seat: 7 } as never })),
      'refused',
      LAST,
    ],
    ['something no entry can be', withEntry(2, () => ({ cause: { type: 'miracle' } as never })), 'refused', 2],
    [
      'something that cannot have happened at the table',
      withEntry(2, () => ({ cause: { type: 'table', entry: { type: 'resigned', seat: 0 } } })),
      'refused',
      2,
    ],
    [
      'an undo of something else',
      withEntry(undone, ({ cause }) => ({ cause: { ...cause, to: 0 } as never })),
      'refused',
      undone,
    ],
    ['another face of a die', withEntry(THROWN, e => ({ draws: e.draws.map(otherFace) })), 'other-events', THROWN],
    [
      'a face the die does not have',
      withEntry(THROWN, e => ({ draws: e.draws.map(([bound]) => [bound, bound]) })),
      'draw-value',
      THROWN,
    ],
    [
      'a die of another number of faces',
      withEntry(THROWN, e => ({ draws: e.draws.map(([, value]) => [20, value]) })),
      'draw-bound',
      THROWN,
    ],
    ['a die too many', withEntry(THROWN, e => ({ draws: [...e.draws, [6, 0]] })), 'draw-surplus', THROWN],
    ['a die too few', withEntry(THROWN, () => ({ draws: [] })), 'draw-missing', THROWN],
    ['dice where none are thrown', withEntry(undone, () => ({ draws: [[6, 0]] })), 'draw-surplus', undone],
    ['a card dealt otherwise', withEntry(0, e => ({ draws: e.draws.map(otherFace) })), 'other-position', 0],
    ['another position', withEntry(2, () => ({ after: '0123456789abcdef' })), 'other-position', 2],
    ['an entry left out', { entries: [first, ...rest] }, 'wrong-number', 1],
    ['two entries exchanged', { entries: [first, rest[0], second, ...rest.slice(1)] }, 'wrong-number', 1],
    ['an entry twice', { entries: [first, second, second, ...rest] }, 'wrong-number', 2],
    ['entries renumbered', withEntry(2, () => ({ seq: 9 })), 'wrong-number', 2],
    ['no start', { entries: replay().entries.slice(1) }, 'no-start', 0],
    ['no entries at all', { entries: [] }, 'no-start', 0],
    ['a second start', withEntry(1, () => ({ cause: { type: 'start' } })), 'refused', 1],
    ['another outcome', { outcome: { void: true, rule: 'TINY-5' } }, 'other-outcome', LAST],
    ['no outcome', { outcome: null }, 'other-outcome', LAST],
    ['an outcome before the end', { entries: replay().entries.slice(0, 4) }, 'other-outcome', 3],
    ['a seat too many', { seats: 3 }, 'other-position', 0],
    ['more seats than there can be', { seats: 9 }, 'no-such-table', null],
    ['an option there is not', { options: { cards: 2, die: 6, wind: 3 } }, 'no-such-table', null],
    ['another value of an option', { options: { cards: 3, die: 6 } }, 'other-position', 0],
    ['another game', { game: 'chess' }, 'no-such-rules', null],
    ['rules this program does not have', { rules: 9 }, 'no-such-rules', null],
    ['another secret', { proof: { ...proof, secret: '5ec2e8' } }, 'bad-proof', null],
    ['another commitment', { proof: { ...proof, commitment: '00' } }, 'bad-proof', null],
    [
      'other entropy of a seat',
      { proof: { ...proof, openings: [{ ...proof.openings[0], entropy: 'e1' }] } },
      'bad-proof',
      null,
    ],
    ['another table', { proof: { ...proof, table: 'table 2' } }, 'other-stream', 0],
    ['the entropy of a seat left out', { proof: { ...proof, openings: [] } }, 'other-stream', 0],
  ])('%s', (_, change, flaw, entry) => {
    expect(judged(change)).toMatchObject({ sound: false, flaw, entry });
  });

  test('an action the rules refuse, with their reason', () => {
    const change = withEntry(1, () => ({ cause: { type: 'act', seat: 0, action: { type: 'draw' } } }));
    expect(judged(change)).toEqual({
      sound: false,
      entry: 1,
      flaw: 'refused',
      why: 'it is refused: not-legal',
      refusal: { refused: 'not-legal' },
    });
  });

  test('loaded dice, with the first entry that has them, though everything else fits', () => {
    const cheat = Match.start(tiny, { seats: 2, chance: new Stream(randomNumbersOf(primitives, proof)) });
    for (const seat of [0, 1]) cheat.play(seat, cheat.asked(seat)?.legal[0] ?? { type: 'draw' });
    const action = cheat.asked(0)?.legal[0] ?? { type: 'draw' };
    const fair = new Stream(randomNumbersOf(primitives, proof), cheat.save().position).below(6);
    cheat.play(0, action, { loaded: [(fair + 1) % 6] });
    const verdict = verify(tiny, replayOf(cheat, { players, proof }), primitives);
    expect(verdict).toMatchObject({ sound: false, flaw: 'other-stream', entry: 3 });
  });
});
