import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice, Stream, seededNumbers } from '../chance.ts';
import type { MatchEntry } from '../entry.ts';
import { call } from '../flow.ts';
import { random } from '../flow-state.ts';
import type { Game } from '../game.ts';
import { laws } from '../laws/laws.ts';
import { ImpossibleTable, Match } from '../match.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { everyone, PUBLIC, seatsOf } from '../seats.ts';
import {
  type Action,
  begin,
  begun,
  bury,
  type Event,
  move,
  type State,
  type Tiny,
  tiny,
  turn,
  withStep,
} from './tiny-game.ts';

const BURY_8: Action = { type: 'bury', card: 8 };
const PLAY_9: Action = { type: 'play', card: 9 };
const DRAW: Action = { type: 'draw' };

const stream = () => new Stream(seededNumbers(1));

/** Everything about a match that a refusal must leave alone. */
const kept = (match: Match<Tiny>) => JSON.stringify([match.save(), match.log, [0, 1].map(seat => match.asked(seat))]);

/** What comes out of an attempt that must be refused; nothing may have changed. */
function refused(match: Match<Tiny>, attempt: () => MatchEntry | Refusal): Refusal {
  const before = kept(match);
  const answer = attempt();
  expect(kept(match)).toBe(before);
  if (!isRefusal(answer)) throw new Error('it was allowed');
  return answer;
}

function accepted(answer: MatchEntry<Action, Event> | Refusal): MatchEntry<Action, Event> {
  if (isRefusal(answer)) throw new Error(`it was refused: ${answer.refused}`);
  return answer;
}

describe('a match begins', () => {
  test('with a first entry that holds the dice and the events of the setup', () => {
    const match = begin();
    expect(match.log).toMatchObject([{ seq: 0, cause: { type: 'start' }, events: [] }]);
    expect(match.log[0].draws).toHaveLength(8);
    expect(match.state.hands).toEqual([
      [8, 9],
      [6, 7],
    ]);
  });

  test('with the options it was given, filled in', () => {
    expect(Match.start(tiny, { seats: 2, chance: stream() }).options).toEqual({ cards: 2, die: 6 });
    expect(Match.start(tiny, { seats: 2, chance: stream(), options: { die: 4 } }).options).toEqual({
      cards: 2,
      die: 4,
    });
  });

  test('with the same cards from the same stream', () => {
    const hands = (seed: number) =>
      Match.start(tiny, { seats: 3, chance: new Stream(seededNumbers(seed)) }).state.hands.join(' | ');
    expect(hands(5)).toBe(hands(5));
    expect(hands(5)).not.toBe(hands(6));
  });

  test.each([
    [{ seats: 4 }, 'wrong-seats'],
    [{ seats: 2, options: { cards: 9 } }, 'unknown-value'],
    [{ seats: 2, options: { colour: 'red' } as object }, 'unknown-option'],
  ])('never at an impossible table such as %j', (table, why) => {
    const start = () => Match.start(tiny, { chance: stream(), ...table });
    expect(start).toThrow(ImpossibleTable);
    expect(start).toThrow(expect.objectContaining({ refusal: expect.objectContaining({ refused: why }) }));
  });
});

describe('a scene', () => {
  const scene = () =>
    Match.arranged(tiny, { seats: 2, chance: stream() }, s => {
      s.hands = [[4, 5], [6]];
      s.turn = 1;
      call(s, turn, { die: 6 });
    });

  test('begins with the pieces as they were set, at the step that was called', () => {
    const match = scene();
    expect(match.asked(1)).toMatchObject({ step: 'move', legal: [{ type: 'play', card: 6 }, { type: 'draw' }] });
    expect(match.state.stack.map(frame => match.game.book.steps[frame.step].name)).toEqual(['turn', 'move']);
  });

  test('goes on like any other match, with loaded dice', () => {
    const match = scene();
    expect(accepted(match.play(1, { type: 'play', card: 6 }, { loaded: [2] })).events).toEqual([
      { type: 'played', rule: 'TINY-2', seat: 1, card: 6, die: 3 },
      { type: 'ended', rule: 'TINY-4' },
    ]);
    expect(match.outcome).toMatchObject({ sides: [{ score: 0 }, { score: 9, share: 1 }] });
  });

  test('is where taking a move back leads to, and not to the setup of the game', () => {
    const match = Match.arranged(tiny, { seats: 2, chance: stream() }, s => {
      s.hands = [
        [4, 5],
        [1, 2],
      ];
      s.buried.fill(0);
      call(s, bury);
    });
    const before = match.fingerprint;
    match.play(0, { type: 'bury', card: 5 });
    accepted(match.undo(0, 1));
    expect(match.fingerprint).toBe(before);
  });
});

describe('a question', () => {
  test('says what is asked, what may be answered, and whether the table waits for it', () => {
    expect(begin().asked(1)).toEqual({
      step: 'bury',
      decision: 1,
      legal: [
        { type: 'bury', card: 6 },
        { type: 'bury', card: 7 },
      ],
      answers: 2,
      open: [],
      awaited: true,
    });
  });

  test('is put to those who are concerned and to nobody else', () => {
    const match = begun();
    expect(match.asked(0)).not.toBeNull();
    expect([1, 2, -1, Number.NaN].map(seat => match.asked(seat))).toEqual([null, null, null, null]);
    expect(match.awaited).toBe(seatsOf([0]));
    expect(match.mayAct).toBe(seatsOf([0]));
  });

  test('is a list of its own: changing it changes nothing', () => {
    const match = begun();
    (match.asked(0)?.legal as Action[]).length = 0;
    expect(match.asked(0)?.legal).toHaveLength(2);
  });
});

describe('an action that is legal', () => {
  test('becomes an entry with who did it, the dice that fell and what is told', () => {
    const match = begun();
    expect(match.play(0, PLAY_9, { loaded: [4] })).toEqual({
      seq: 3,
      cause: { type: 'act', seat: 0, action: PLAY_9 },
      draws: [[6, 4]],
      events: [
        { type: 'played', rule: 'TINY-2', seat: 0, card: 9, die: 5 },
        { type: 'ended', rule: 'TINY-4' },
      ],
    });
    expect(match.seq).toBe(3);
  });

  test('is logged as the rules made it, never as the object that came from outside', () => {
    const match = begun();
    const action = { card: 9, type: 'play' } as Action & { card: number };
    const entry = accepted(match.play(0, action));
    action.card = 1;
    expect(entry.cause).toEqual({ type: 'act', seat: 0, action: PLAY_9 });
  });
});

describe('what is not legal is refused and changes nothing:', () => {
  test.each([
    ['an action out of turn', 1, { type: 'play', card: 7 }, refuse('not-your-turn', 'TINY-2')],
    ['a card that is not in the hand', 0, { type: 'play', card: 3 }, refuse('not-legal')],
    ['an answer to another question', 0, BURY_8, refuse('not-legal')],
  ] as const)('%s', (_, seat, action, refusal) => {
    const match = begun();
    expect(refused(match, () => match.play(seat, action))).toEqual(refusal);
  });

  test('an action of the wrong shape', () => {
    const match = begun();
    expect(refused(match, () => match.play(0, { type: 'play', card: 10 }))).toMatchObject({ refused: 'bad-shape' });
    expect(refused(match, () => match.play(0, { type: 'fold' } as unknown as Action))).toMatchObject({
      refused: 'unknown-action',
    });
  });

  test('an action of nobody at the table', () => {
    const match = begun();
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(refused(match, () => match.play(seat, DRAW))).toMatchObject({ refused: 'no-such-seat' });
  });

  test('an action after the end', () => {
    const match = begun();
    match.play(0, PLAY_9);
    expect(refused(match, () => match.play(0, DRAW))).toEqual(refuse('over'));
    expect(refused(match, () => match.play(1, DRAW))).toEqual(refuse('not-your-turn', 'TINY-2'));
    expect(match.awaited).toBe(0);
    expect(match.asked(0)).toBeNull();
  });

  test('anything at all that is no action', () => {
    const match = begun();
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
    fc.assert(fc.property(anything, action => isRefusal(match.play(0, action as Action))));
    expect(match.seq).toBe(2);
  });
});

describe('an answer to a decision that is past', () => {
  test('is stale', () => {
    const match = begun();
    expect(match.asked(0)?.decision).toBe(2);
    expect(refused(match, () => match.play(0, DRAW, { decision: 1 }))).toEqual(refuse('stale'));
    accepted(match.play(0, DRAW, { decision: 2 }));
  });

  test('is not stale because somebody else has answered the same decision in the meantime', () => {
    const match = begin();
    match.play(1, { type: 'bury', card: 7 });
    expect(match.asked(0)?.decision).toBe(1);
    accepted(match.play(0, BURY_8, { decision: 1 }));
  });

  test('is not stale because something has happened at the table that does not concern it', () => {
    const match = begun();
    match.applyExternal({ type: 'timeUp', seat: 0 });
    accepted(match.play(0, DRAW, { decision: 2 }));
  });

  test('is stale for everybody once something was taken back: a number never comes again', () => {
    const match = begin();
    match.play(0, BURY_8, { decision: 1 });
    match.undo(0, 1);
    expect(refused(match, () => match.play(0, BURY_8, { decision: 1 }))).toEqual(refuse('stale'));
    expect([0, 1].map(seat => match.asked(seat)?.decision)).toEqual([2, 2]);
    accepted(match.play(0, BURY_8, { decision: 2 }));
  });
});

describe('a rule that throws in the middle of a move', () => {
  const thrower: Game<Tiny> = withStep(move, {
    apply(s) {
      s.hands[0].push(random(s, 6));
      s.scores[1] = 99;
      s.stack.length = 0;
      s.journal?.add({ type: 'ended', rule: 'TINY-4' });
      throw new Error('the rules are wrong here');
    },
  });

  test('leaves everything as it was, the stream and the log too', () => {
    const match = begun(thrower);
    const before = kept(match);
    expect(() => match.play(0, PLAY_9)).toThrow('the rules are wrong here');
    expect(kept(match)).toBe(before);
    expect(match.state.journal).toBeNull();
  });

  test('does not keep the match from going on', () => {
    const match = begun(thrower);
    expect(() => match.play(0, PLAY_9)).toThrow();
    accepted(match.applyExternal({ type: 'timeUp', seat: 0 }));
  });
});

describe('something at the table', () => {
  test('becomes an entry, answered by the game', () => {
    const match = begun();
    expect(match.applyExternal({ type: 'timeUp', seat: 0 })).toMatchObject({
      seq: 3,
      cause: { type: 'table', entry: { type: 'timeUp', seat: 0 } },
      events: [{ type: 'timeUp', seat: 0 }],
    });
  });

  test.each([
    ['the game does not know it', { type: 'away', seat: 0 }, 'not-in-this-game'],
    ['the game refuses it', { type: 'resigned', seat: 0 }, 'never-give-up'],
    ['the clock is not running for that seat', { type: 'timeUp', seat: 1 }, 'not-asked'],
    ['there is no such seat', { type: 'timeUp', seat: 7 }, 'no-such-seat'],
  ] as const)('is refused where %s', (_, entry, why) => {
    const match = begun();
    expect(refused(match, () => match.applyExternal(entry)).refused).toBe(why);
  });

  test('is refused after the end', () => {
    const match = begun();
    match.play(0, PLAY_9);
    expect(refused(match, () => match.applyExternal({ type: 'timeUp', seat: 0 }))).toEqual(refuse('over'));
  });

  test('that is refused after the game has changed something has changed nothing', () => {
    const hasty: Game<Tiny> = {
      ...tiny,
      external: {
        left(s) {
          s.scores[0] += random(s, 6) + 1;
          return refuse('after-all-not', 'TINY-5');
        },
      },
    };
    const match = begun(hasty);
    expect(refused(match, () => match.applyExternal({ type: 'left', seat: 0 }))).toEqual(
      refuse('after-all-not', 'TINY-5'),
    );
  });
});

describe('taking back', () => {
  test('one’s own act leads to where one was, as an entry of its own; the stream goes on', () => {
    const match = begin();
    const { fingerprint } = match;
    const { position } = match.save();
    match.play(0, BURY_8);
    expect(match.undo(0, 1)).toEqual({
      seq: 2,
      cause: { type: 'undo', seat: 0, to: 1, agreed: 0 },
      draws: [],
      events: [],
    });
    expect(match.fingerprint).toBe(fingerprint);
    expect(match.save().position).toBe(position);
    expect(match.log).toHaveLength(3);
  });

  test('can be done more than once', () => {
    const match = begin();
    match.play(0, BURY_8);
    match.undo(0, 1);
    match.play(0, { type: 'bury', card: 9 });
    accepted(match.undo(0, 3));
    expect(match.asked(0)?.legal).toHaveLength(2);
    expect(refused(match, () => match.undo(0, 3))).toEqual(refuse('not-your-act', 'TINY-6'));
  });

  test.each([
    ['an act of somebody else', 0, 2],
    ['the start', 0, 0],
    ['what has not happened', 0, 9],
    ['what is no entry', 0, Number.NaN],
  ])('is refused for %s', (_, seat, to) => {
    const match = begun();
    expect(refused(match, () => match.undo(seat, to))).toEqual(refuse('not-your-act', 'TINY-6'));
  });

  test('is refused where something was told that cannot be unseen, whoever agrees', () => {
    const match = begun();
    match.play(0, DRAW); // entry 3: a secret was told
    match.play(1, { type: 'play', card: 7 }); // entry 4: a card was shown, and it is over
    expect(refused(match, () => match.undo(1, 4, everyone(2)))).toEqual(refuse('cannot-be-unseen', 'TINY-6'));
    expect(refused(match, () => match.undo(0, 3, everyone(2)))).toEqual(refuse('cannot-be-unseen', 'TINY-6'));
  });

  test('is refused where dice were thrown, even if the game finds nothing final in it', () => {
    const match = begun({ ...tiny, undo: { rule: 'TINY-6', isFinal: () => false } });
    match.play(0, PLAY_9);
    expect(refused(match, () => match.undo(0, 3))).toEqual(refuse('cannot-be-unseen', 'TINY-6'));
  });

  test('needs the consent of all others where somebody else has acted since', () => {
    const match = begun();
    expect(refused(match, () => match.undo(0, 1))).toEqual(refuse('needs-consent', 'TINY-6'));
    accepted(match.undo(0, 1, seatsOf([1])));
    expect(match.asked(0)?.step).toBe('bury');
  });

  test('is refused where somebody else has acted since and no consent is foreseen', () => {
    const { byConsent: _, ...alone } = tiny.undo as Exclude<typeof tiny.undo, { never: string }>;
    const match = begun({ ...tiny, undo: alone });
    expect(refused(match, () => match.undo(0, 1, everyone(2)))).toEqual(refuse('others-have-acted', 'TINY-6'));
  });

  test('is refused in a game that never allows it', () => {
    const match = begun({ ...tiny, undo: { never: 'TINY-7' } });
    expect(refused(match, () => match.undo(1, 2))).toEqual(refuse('no-undo', 'TINY-7'));
  });

  test('a seat is told beforehand whether its latest act may be taken back, and how', () => {
    const match = begin();
    expect(match.takingBack(0)).toBeNull();
    match.play(0, BURY_8);
    expect([0, 1].map(seat => match.takingBack(seat))).toEqual(['alone', null]);
    match.undo(0, 1);
    expect(match.takingBack(0)).toBeNull();
    const later = begun();
    expect([0, 1].map(seat => later.takingBack(seat))).toEqual(['byConsent', 'alone']);
    expect(later.takingBack(0, seatsOf([1]))).toBe('alone');
    later.play(0, DRAW);
    expect([0, 1].map(seat => later.takingBack(seat, everyone(2)))).toEqual([null, null]);
    expect(begun({ ...tiny, undo: { never: 'TINY-7' } }).takingBack(1)).toBeNull();
  });

  test('takes back what was remembered of it, too', () => {
    const match = begin(withNotes);
    match.play(0, BURY_8);
    match.undo(0, 1);
    expect(match.memory(1)).toEqual([]);
  });
});

/** The game with players who write down everything they are told. */
const withNotes: Game<Tiny> = {
  ...tiny,
  memory: {
    blank: () => [],
    note: (memory, event) => [...(memory as string[]), `${event.type} ${event.secret?.card ?? '?'}`],
  },
};

describe('a seat remembers', () => {
  test('what it was told, and nothing that was told to others', () => {
    const match = begin(withNotes);
    match.play(0, BURY_8);
    match.play(1, { type: 'bury', card: 6 });
    match.play(0, DRAW);
    expect(match.memory(0)).toEqual(['buried 8', 'buried ?', 'drew 5']);
    expect(match.memory(1)).toEqual(['buried ?', 'buried 6', 'drew ?']);
  });
});

describe('what is told', () => {
  const drawn = () => {
    const match = begun();
    return { match, entry: accepted(match.play(0, DRAW)) };
  };
  const open = { type: 'drew', rule: 'TINY-3', seat: 0, fades: true };

  test('of an entry depends on who is told', () => {
    const { match, entry } = drawn();
    expect(match.tell(entry, 0)).toEqual([{ ...open, secret: { card: 5 } }]);
    for (const viewer of [1, PUBLIC]) expect(match.tell(entry, viewer)).toEqual([open]);
  });

  test('of the past leaves out what has faded, until the game is over', () => {
    const { match } = drawn();
    const types = () => match.told(0).map(event => event.type);
    expect(types()).toEqual(['buried', 'buried']);
    match.play(1, { type: 'play', card: 7 });
    expect(types()).toEqual(['buried', 'buried', 'drew', 'played', 'ended']);
  });

  test('of the past begins where one wants it to', () => {
    const { match } = drawn();
    expect(match.viewerEntries(1, 2)[0]?.events).toEqual([
      { type: 'buried', rule: 'TINY-1', seat: 1, secret: { card: 6 } },
    ]);
    expect(match.viewerEntries(1, 4)).toEqual([]);
  });
});

describe('what is seen', () => {
  test('is what the game shows that viewer', () => {
    const match = begin();
    expect(match.view(0)).toMatchObject({ hand: [8, 9], sizes: [2, 2] });
    expect(match.view(PUBLIC)).toMatchObject({ hand: [], sizes: [2, 2] });
  });

  test('by a bot is an imagined position, which fits what its seat sees and is not the true one', () => {
    const match = begin();
    const dice = new SeededDice(1);
    const imagined = Array.from({ length: 20 }, () => match.imagined(1, dice));
    for (const s of imagined) expect(tiny.view(s, 1)).toEqual(match.view(1));
    const hidden = (s: State) => JSON.stringify([s.hands[0], s.pile]);
    expect(new Set(imagined.map(hidden)).size).toBeGreaterThan(15);
    expect(match.state.hands[0]).toEqual([8, 9]);
  });
});

describe('talking', () => {
  test('is not possible in a game without channels', () => {
    expect(begin().channels).toEqual([]);
    expect(begin().whyNotSay(0, 'table', { text: 'hello' })).toMatchObject({ refused: 'no-such-channel' });
  });

  test('is as the game allows, to seats of the table only', () => {
    const match = begin({
      ...tiny,
      channels: s => [{ id: 'table', readers: 'everybody', writers: s.turn === 0 ? 0b01 : 0b11, rule: 'TINY-8' }],
    });
    expect(match.whyNotSay(0, 'table', { text: 'hello' })).toBeNull();
    expect(match.whyNotSay(1, 'table', { text: 'hello' })).toEqual(refuse('silenced', 'TINY-8'));
    expect(match.whyNotSay(2, 'table', { text: 'hello' })).toMatchObject({ refused: 'no-such-seat' });
  });

  test('may be free and yet leave some things unsaid', () => {
    const match = begin({
      ...tiny,
      channels: () => [{ id: 'table', readers: 'everybody', writers: 0b11, rule: 'TINY-8' }],
      unsayable: (_s, seat, channel, text) =>
        seat === 0 && channel === 'table' && text.includes('nine') ? refuse('tells-a-secret', 'TINY-9') : null,
    });
    expect(match.whyNotSay(0, 'table', { text: 'I hold a nine' })).toEqual(refuse('tells-a-secret', 'TINY-9'));
    expect(match.whyNotSay(0, 'table', { text: 'I hold a card' })).toBeNull();
    expect(match.whyNotSay(1, 'table', { text: 'I hold a nine' })).toBeNull();
  });
});

describe('the outcome', () => {
  test('is known once the game is over, not before', () => {
    const match = begun();
    expect(match.over).toBe(false);
    expect(match.outcome).toBeNull();
    match.play(0, PLAY_9, { loaded: [0] });
    expect(match.over).toBe(true);
    expect(match.outcome).toMatchObject({
      parts: 1,
      sides: [
        { score: 10, share: 1 },
        { score: 0, share: 0 },
      ],
    });
  });
});

describe('a log that is played again', () => {
  const log = () => {
    const match = begun();
    match.play(0, PLAY_9);
    return match;
  };
  const restart = (match: Match<Tiny>) => Match.again(tiny, { options: match.options, seats: 2 }, match.log[0]);

  test('gives the same log and the same position, without a generator', () => {
    const match = log();
    const again = restart(match);
    for (const entry of match.log.slice(1)) again.repeat(entry);
    expect(again.log).toEqual(match.log);
    expect(again.fingerprint).toBe(match.fingerprint);
  });

  test('holds what was written in place of what was made of it, and nothing else', () => {
    const match = log();
    const again = restart(match);
    again.adopt(match.log[0]);
    accepted(again.repeat(match.log[1]));
    expect(() => again.adopt(match.log[0])).toThrow('entry 0 is not the last one, 1');
    again.adopt(match.log[1]);
    expect(again.log.every((entry, i) => entry === match.log[i])).toBe(true);
  });

  test('refuses what the rules refuse', () => {
    const match = log();
    const again = restart(match);
    expect(again.repeat(match.log[3])).toMatchObject({ refused: 'not-legal' });
    expect(again.repeat(match.log[0])).toMatchObject({ refused: 'bad-shape' });
    expect(again.repeat({ ...match.log[1], cause: { type: 'miracle' } as never })).toMatchObject({
      refused: 'bad-shape',
    });
  });

  test.each([
    ['draw-missing', []],
    [
      'draw-surplus',
      [
        [6, 0],
        [6, 0],
      ],
    ],
    ['draw-bound', [[4, 0]]],
    ['draw-value', [[6, 6]]],
  ] as const)('objects to dice that do not fit: %s', (flaw, draws) => {
    const match = log();
    const again = restart(match);
    again.repeat(match.log[1]);
    again.repeat(match.log[2]);
    expect(() => again.repeat({ ...match.log[3], draws })).toThrow(
      expect.objectContaining({ name: 'WrongDraw', flaw }),
    );
  });
});

test('the game of these tests keeps the laws', () => {
  expect(laws(tiny, { games: 2 }).undos).toBeGreaterThan(0);
});
