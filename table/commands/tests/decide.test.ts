import { describe, expect, test } from 'vitest';
import type { TablePhase } from '../../model/table.ts';
import { commitmentOf, entropyOf, PEOPLE, Rehearsal } from '../../tests/rehearsal.ts';
import type { Command } from '../command.ts';

const code = (rehearsal: Rehearsal, who: string, command: Command): string | null =>
  rehearsal.try(who, command)?.refused ?? null;

function inPhase(phase: TablePhase): Rehearsal {
  if (phase === 'gathering') return Rehearsal.ready();
  if (phase === 'opening') {
    const opening = Rehearsal.ready();
    opening.must('anne', { type: 'start' });
    return opening;
  }
  const rehearsal = Rehearsal.begun();
  if (phase === 'over') for (const who of ['bert', 'cleo']) rehearsal.must(who, { type: 'resign' });
  if (phase === 'closed') rehearsal.must('anne', { type: 'close' });
  return rehearsal;
}

/** A command of each kind that is refused in some phase, by whom, and the codes in the order of the phases. */
const PHASES: readonly TablePhase[] = ['gathering', 'opening', 'playing', 'over', 'closed'];
const WRONG_TIME: readonly [Command, string, readonly (string | null)[]][] = [
  [
    { type: 'sit', seat: 0, name: 'Z' },
    'zoe',
    ['seat-taken', 'already-started', 'already-started', 'over', 'table-closed'],
  ],
  [{ type: 'swap', one: 0, other: 1 }, 'anne', [null, 'already-started', 'already-started', 'over', 'table-closed']],
  [
    { type: 'addBot', seat: 0, bot: 'random' },
    'anne',
    ['seat-taken', 'already-started', 'already-started', 'over', 'table-closed'],
  ],
  [
    { type: 'ready', commitment: commitmentOf('bert') },
    'bert',
    [null, 'already-started', 'already-started', 'over', 'table-closed'],
  ],
  [{ type: 'unready' }, 'bert', [null, null, 'already-started', 'over', 'table-closed']],
  [{ type: 'start' }, 'anne', [null, 'already-started', 'already-started', 'over', 'table-closed']],
  [{ type: 'open', entropy: entropyOf('bert') }, 'bert', ['not-opening', null, 'not-opening', 'over', 'table-closed']],
  [{ type: 'stand' }, 'bert', [null, null, null, 'over', 'table-closed']],
  [{ type: 'remove', seat: 1 }, 'anne', [null, null, null, 'over', 'table-closed']],
  [
    { type: 'play', action: { type: 'nonsense' } },
    'bert',
    ['not-playing', 'not-playing', 'unknown-action', 'over', 'table-closed'],
  ],
  [{ type: 'resign' }, 'bert', ['not-playing', 'not-playing', null, 'over', 'table-closed']],
  [{ type: 'undo', acts: 1 }, 'bert', ['not-playing', 'not-playing', 'no-undo', 'over', 'table-closed']],
  [{ type: 'propose', on: 'stop' }, 'bert', ['not-playing', 'not-playing', 'not-in-this-game', 'over', 'table-closed']],
  [
    { type: 'answer', agrees: true },
    'bert',
    ['not-playing', 'not-playing', 'nothing-to-answer', 'over', 'table-closed'],
  ],
  [{ type: 'takeOver', seat: 1, bot: 'random' }, 'anne', ['not-playing', 'not-playing', null, 'over', 'table-closed']],
  [{ type: 'handBack' }, 'bert', ['not-playing', 'not-playing', 'no-bot', 'over', 'table-closed']],
  [
    { type: 'always', step: 'playCard', action: { type: 'playCard' } },
    'bert',
    ['not-playing', 'not-playing', null, 'over', 'table-closed'],
  ],
  [
    { type: 'askAgain', step: 'playCard' },
    'bert',
    ['not-playing', 'not-playing', 'no-standing-answer', 'over', 'table-closed'],
  ],
  [
    { type: 'invite', commitment: commitmentOf('x') },
    'bert',
    ['not-playing', 'not-playing', 'no-onlookers', 'over', 'table-closed'],
  ],
  [{ type: 'lookOn', word: 'guessing' }, 'zoe', ['not-playing', 'not-playing', 'wrong-word', 'over', 'table-closed']],
  [{ type: 'mute', seat: 0, muted: true }, 'bert', [null, null, null, null, 'table-closed']],
  [{ type: 'silence', seat: 1, silenced: true }, 'anne', [null, null, null, null, 'table-closed']],
  [{ type: 'offerSeat', seat: 1, commitment: commitmentOf('x') }, 'anne', [null, null, null, 'over', 'table-closed']],
  [
    { type: 'claimSeat', seat: 1, word: 'guessing', name: 'Z' },
    'zoe',
    ['wrong-word', 'wrong-word', 'wrong-word', 'over', 'table-closed'],
  ],
  [
    { type: 'say', channel: 'table', message: { text: 'hello' } },
    'bert',
    [null, null, 'phrases-only', 'silenced', 'table-closed'],
  ],
  [{ type: 'passHost', seat: 1 }, 'anne', [null, null, null, null, 'table-closed']],
  [{ type: 'close' }, 'anne', [null, null, null, null, 'table-closed']],
];

describe('a command at the wrong time is refused, and leaves no trace', () => {
  test.each(WRONG_TIME)('%j', (command, who, codes) => {
    PHASES.forEach((phase, i) => {
      const rehearsal = inPhase(phase);
      const before = rehearsal.table.seq;
      expect([phase, code(rehearsal, who, command)]).toEqual([phase, codes[i]]);
      if (codes[i] !== null) expect(rehearsal.table.seq).toBe(before);
    });
  });
});

describe('what only the host may', () => {
  const hostCommands: readonly Command[] = [
    { type: 'swap', one: 0, other: 1 },
    { type: 'addBot', seat: 2, bot: 'random' },
    { type: 'remove', seat: 1 },
    { type: 'start' },
    { type: 'offerSeat', seat: 0, commitment: commitmentOf('x') },
    { type: 'silence', seat: 1, silenced: true },
    { type: 'passHost', seat: 1 },
    { type: 'close' },
  ];

  test.each(hostCommands)('%j', command => {
    expect(code(Rehearsal.ready(), 'bert', command)).toBe('host-only');
    expect(code(Rehearsal.ready(), 'zoe', command)).toBe('host-only');
  });

  test('a bot takes over a seat for the host or for whoever sits there, and for nobody else', () => {
    const command: Command = { type: 'takeOver', seat: 1, bot: 'random' };
    expect(['anne', 'bert', 'cleo', 'zoe'].map(who => code(Rehearsal.begun(), who, command))).toEqual([
      null,
      null,
      'host-only',
      'host-only',
    ]);
  });
});

describe('what only somebody who sits may', () => {
  const early: readonly Command[] = [
    { type: 'stand' },
    { type: 'ready', commitment: commitmentOf('zoe') },
    { type: 'unready' },
  ];
  test.each(early)('%j', command => expect(code(Rehearsal.ready(), 'zoe', command)).toBe('not-seated'));

  const late: readonly Command[] = [
    { type: 'play', action: { type: 'playCard' } },
    { type: 'resign' },
    { type: 'undo', acts: 1 },
    { type: 'propose', on: 'draw' },
    { type: 'answer', agrees: true },
    { type: 'handBack' },
    { type: 'say', channel: 'table', message: { phrase: 'hello' } },
  ];
  test.each(late)('%j', command => expect(code(Rehearsal.begun(), 'zoe', command)).toBe('not-seated'));
});

describe('sitting', () => {
  test('one sits in a free seat, under a name', () => {
    const rehearsal = new Rehearsal();
    rehearsal.must('bert', { type: 'sit', seat: 2, name: '  Bert ' });
    expect(rehearsal.table.at(2)).toMatchObject({ name: 'Bert', who: 'bert', bot: null, commitment: null });
  });

  test('not in a seat that is taken or not there, nor without a name', () => {
    const rehearsal = new Rehearsal();
    rehearsal.must('bert', { type: 'sit', seat: 2, name: 'Bert' });
    expect(code(rehearsal, 'cleo', { type: 'sit', seat: 2, name: 'Cleo' })).toBe('seat-taken');
    for (const seat of [3, -1, 0.5])
      expect(code(rehearsal, 'cleo', { type: 'sit', seat, name: 'C' })).toBe('no-such-seat');
    expect(code(rehearsal, 'cleo', { type: 'sit', seat: 0, name: ' ' })).toBe('no-name');
    expect(code(rehearsal, 'cleo', { type: 'sit', seat: 0, name: 'x'.repeat(41) })).toBe('long-name');
  });

  test('whoever sits already changes places, and is ready no more', () => {
    const rehearsal = new Rehearsal();
    rehearsal.must('bert', { type: 'sit', seat: 2, name: 'Bert' });
    rehearsal.must('bert', { type: 'ready', commitment: commitmentOf('bert') });
    rehearsal.must('bert', { type: 'sit', seat: 0, name: 'Bert' });
    expect(rehearsal.table.at(2)).toBeNull();
    expect(rehearsal.table.at(0)).toMatchObject({ who: 'bert', commitment: null });
  });

  test('who stands up or is removed leaves a free seat, and is still one of the people of the table', () => {
    const rehearsal = Rehearsal.ready();
    rehearsal.must('bert', { type: 'stand' });
    rehearsal.must('anne', { type: 'remove', seat: 2 });
    expect(rehearsal.table.sitters.all.map(sitter => sitter?.who ?? null)).toEqual(['anne', null, null]);
    expect([...rehearsal.table.people]).toEqual(['anne', 'bert', 'cleo']);
    expect(code(rehearsal, 'anne', { type: 'remove', seat: 2 })).toBe('seat-empty');
  });

  test('whom the host has sent away does not sit down again for ten minutes, before the start and during the game', () => {
    const early = Rehearsal.ready();
    const late = Rehearsal.begun({ game: 'revolving', seats: 5 });
    for (const [rehearsal, seat, who] of [
      [early, 2, 'cleo'],
      [late, 4, 'emil'],
    ] as const) {
      rehearsal.must('anne', { type: 'remove', seat });
      const sit: Command = { type: 'sit', seat, name: 'Again' };
      expect(code(rehearsal, who, sit)).toBe('removed-by-host');
      const { removed } = rehearsal.reread();
      expect([...removed.keys()]).toEqual([who]);
      rehearsal.now += 10 * 60_000;
      rehearsal.must(who, sit);
    }
  });

  test('who stands up sits down again at once, and so does the host; a bot is sent nowhere', () => {
    const rehearsal = Rehearsal.ready();
    rehearsal.must('bert', { type: 'stand' });
    rehearsal.must('bert', { type: 'sit', seat: 1, name: 'Bert' });
    rehearsal.must('anne', { type: 'remove', seat: 0 });
    rehearsal.must('anne', { type: 'sit', seat: 0, name: 'Anne' });
    expect(rehearsal.table.removed.size).toBe(0);
  });

  test('the host swaps two seats; whoever is ready stays so', () => {
    const rehearsal = Rehearsal.ready();
    rehearsal.must('anne', { type: 'swap', one: 0, other: 2 });
    expect(rehearsal.table.sitters.all.map(sitter => sitter?.who)).toEqual(['cleo', 'bert', 'anne']);
    expect(rehearsal.table.at(0)?.commitment).toBe(commitmentOf('cleo'));
    expect(code(rehearsal, 'anne', { type: 'swap', one: 0, other: 3 })).toBe('no-such-seat');
  });

  test('bots sit in free seats, and only those there are', () => {
    const rehearsal = new Rehearsal();
    rehearsal.must('anne', { type: 'addBot', seat: 1, bot: 'one-ply' });
    expect(rehearsal.table.at(1)).toMatchObject({ who: null, bot: 'one-ply', name: 'one-ply' });
    expect(code(rehearsal, 'anne', { type: 'addBot', seat: 1, bot: 'random' })).toBe('seat-taken');
    expect(code(rehearsal, 'anne', { type: 'addBot', seat: 2, bot: 'oracle' })).toBe('unknown-bot');
    expect(code(rehearsal, 'anne', { type: 'addBot', seat: 9, bot: 'random' })).toBe('no-such-seat');
    rehearsal.must('anne', { type: 'remove', seat: 1 });
    expect(rehearsal.table.at(1)).toBeNull();
  });

  test('the host passes on to somebody who sits, and may do nothing any more', () => {
    const rehearsal = new Rehearsal();
    rehearsal.must('bert', { type: 'sit', seat: 1, name: 'Bert' });
    expect(code(rehearsal, 'anne', { type: 'passHost', seat: 0 })).toBe('seat-empty');
    rehearsal.must('anne', { type: 'passHost', seat: 1 });
    expect(code(rehearsal, 'anne', { type: 'close' })).toBe('host-only');
    rehearsal.must('bert', { type: 'close' });
    expect(rehearsal.table.phase).toBe('closed');
  });

  test('a seat is given to whoever knows the word, once', () => {
    const rehearsal = Rehearsal.begun();
    const [, , , , , stranger] = PEOPLE;
    rehearsal.must('anne', { type: 'offerSeat', seat: 1, commitment: commitmentOf('a word') });
    const claim: Command = { type: 'claimSeat', seat: 1, word: entropyOf('a word'), name: 'Bert again' };
    expect(code(rehearsal, stranger ?? '', { ...claim, word: 'something' })).toBe('wrong-word');
    expect(code(rehearsal, 'cleo', claim)).toBe('already-seated');
    rehearsal.must('bert2', claim);
    expect(rehearsal.table.seatOf('bert')).toBeNull();
    expect(rehearsal.table.at(1)).toMatchObject({ who: 'bert2', name: 'Bert again', entropy: entropyOf('bert') });
    expect(code(rehearsal, 'zoe', claim)).toBe('wrong-word');
    expect(code(rehearsal, 'anne', { type: 'offerSeat', seat: 1, commitment: 'short' })).toBe('bad-commitment');
  });

  test('a word of the host is good for a day', () => {
    const rehearsal = Rehearsal.begun();
    rehearsal.must('anne', { type: 'offerSeat', seat: 1, commitment: commitmentOf('a word') });
    rehearsal.now += 24 * 60 * 60_000;
    expect(code(rehearsal, 'bert2', { type: 'claimSeat', seat: 1, word: entropyOf('a word') })).toBe('wrong-word');
  });

  test('one moves to another device oneself: the seat keeps its name, the host stays host, the word works once', () => {
    const rehearsal = Rehearsal.begun();
    const claim: Command = { type: 'claimSeat', word: entropyOf('a code') };
    rehearsal.must('anne', { type: 'offerSeat', seat: 0, commitment: commitmentOf('a code') });
    expect(code(rehearsal, 'phone', { ...claim, seat: 1 })).toBe('wrong-word');
    rehearsal.must('phone', claim);
    expect(rehearsal.table.at(0)).toMatchObject({ who: 'phone', name: 'ANNE' });
    expect(rehearsal.table.host).toBe('phone');
    expect([code(rehearsal, 'anne', { type: 'resign' }), code(rehearsal, 'zoe', claim)]).toEqual([
      'not-seated',
      'wrong-word',
    ]);
    expect(rehearsal.reread().host).toBe('phone');
  });

  test('one’s own word is good for ten minutes, and makes nobody host who was not', () => {
    const rehearsal = Rehearsal.begun();
    const claim: Command = { type: 'claimSeat', word: entropyOf('a code'), name: 'Bert’s phone' };
    rehearsal.must('bert', { type: 'offerSeat', seat: 1, commitment: commitmentOf('a code') });
    rehearsal.now += 10 * 60_000;
    expect(code(rehearsal, 'phone', claim)).toBe('wrong-word');
    rehearsal.must('bert', { type: 'offerSeat', seat: 1, commitment: commitmentOf('a code') });
    rehearsal.now += 10 * 60_000 - 1;
    rehearsal.must('phone', claim);
    expect(rehearsal.table.at(1)).toMatchObject({ who: 'phone', name: 'Bert’s phone' });
    expect(rehearsal.table.host).toBe('anne');
  });
});

test('a closed table answers nothing but that it is closed', () => {
  const rehearsal = new Rehearsal();
  rehearsal.must('anne', { type: 'close' });
  expect(code(rehearsal, 'anne', { type: 'sit', seat: 0, name: 'Anne' })).toBe('table-closed');
});
