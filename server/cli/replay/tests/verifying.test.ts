import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBot } from '@havre/engine/bots/random.ts';
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { playRecorded } from '../../../simulation/series.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';
import { Files, type Loose, last, replay, replayed, series, tampered } from './kit.ts';

const files = new Files();
const fileOf = (content: object | string): string => files.of(content);
afterAll(() => files.remove());

describe('havre replay --verify', () => {
  it('says what was checked', async () => {
    const file = fileOf(replay);
    const draws = replay.entries.flatMap(entry => entry.draws).length;
    expect(await replayed(['--verify', file])).toMatchObject({
      code: EXIT.done,
      out:
        `${file} is correct: ${last + 1} entries and ${draws} draws were played again and agree.\n` +
        'The dice are proved: every draw is the one of the stream the table had committed to.\n',
      err: '',
    });
  });

  it('says when the secret is not revealed', async () => {
    const file = fileOf(tampered(({ proof }) => delete proof.secret));
    const { code, out } = await replayed(['--verify', file]);
    expect(code).toBe(EXIT.done);
    expect(out).toContain('The dice are not proved: the table has not revealed its secret.');
  });

  it('gives what was checked to programs', async () => {
    const good = fileOf(replay);
    const bad = fileOf(tampered(({ entries }) => entries[3].draws.push([6, 1])));
    const none = fileOf('{}');
    const { code, out } = await replayed(['--verify', '--json', good, bad, none]);
    expect(code).toBe(EXIT.failed);
    expect(JSON.parse(out)).toMatchObject({
      files: 3,
      sound: 1,
      entries: last + 1,
      results: [
        { file: good, sound: true, dice: 'proved' },
        { file: bad, sound: false, entry: 3, flaw: 'draw-surplus' },
        { file: none, sound: false, problem: { code: 'not-a-replay' } },
      ],
    });
  });

  const card = (entry: { cause: { action: { card: number } } }) => entry.cause.action;
  const other = playRecorded(series, 2).replay;
  /** A game in which the discard pile was shuffled, so that dice fall late in it. */
  const late = [...Array(200).keys()]
    .map(number => playRecorded({ ...series, bots: Array(8).fill(randomBot) }, number + 1).replay)
    .find(({ entries }) => entries.slice(1).some(entry => entry.draws.length > 0)) as Replay;
  const shuffled = late.entries.findIndex((entry, i) => i > 0 && entry.draws.length > 0);
  const swap = (entries: { seq: number }[], renumbered: boolean) => {
    const [a, b] = [entries[5], entries[6]] as [{ seq: number }, { seq: number }];
    entries.splice(5, 2, b, a);
    if (renumbered) [a.seq, b.seq] = [6, 5];
  };

  const forgeries: [string, Loose, number | null, string][] = [
    [
      'a drawn value',
      tampered(({ entries }) => entries[0].draws[9].splice(1, 1, 0)),
      0,
      'the rules tell other events there',
    ],
    [
      'a drawn value late in the game',
      tampered(
        ({ entries }) => entries[shuffled].draws[0].splice(1, 1, (entries[shuffled].draws[0][1] + 1) % 40),
        late,
      ),
      shuffled,
      'the rules lead to another position there',
    ],
    [
      'a drawn value that cannot come up',
      tampered(({ entries }) => entries[0].draws[0].splice(1, 1, 90)),
      0,
      'a draw has a value that cannot come up',
    ],
    [
      'the bound of a draw',
      tampered(({ entries }) => entries[0].draws[0].splice(0, 1, 91)),
      0,
      'a draw has another number of outcomes than the rules ask for there',
    ],
    [
      'an event',
      tampered(({ entries }) => Object.assign(entries[7].events[0], { card: 2 })),
      7,
      'the rules tell other events there',
    ],
    [
      'the secret part of an event',
      tampered(({ entries }) => Object.assign(entries[0].events[0].secret, { cards: [20, 20, 20, 20, 20, 20] })),
      0,
      'the rules tell other events there',
    ],
    [
      'a surplus event',
      tampered(({ entries }) => entries[7].events.push(entries[8].events[0])),
      7,
      'the rules tell other events there',
    ],
    [
      'an action',
      tampered(({ entries }) => Object.assign(card(entries[9]), { card: 20 })),
      9,
      'the rules refuse it, saying “That card is not in your hand.” (FUJ-PLAY-01)',
    ],
    [
      'the seat of an action',
      tampered(({ entries }) => Object.assign(entries[9].cause, { seat: (entries[9].cause.seat + 1) % 4 })),
      9,
      'the rules refuse it, saying “It is not your turn.” (FUJ-TURN-01)',
    ],
    [
      'the fingerprint',
      tampered(({ entries }) => Object.assign(entries[4], { after: '0123456789abcdef' })),
      4,
      'the rules lead to another position there',
    ],
    [
      'the order',
      tampered(({ entries }) => swap(entries, false)),
      5,
      'its entries are not numbered one after the other',
    ],
    [
      'the order, with new numbers',
      tampered(({ entries }) => swap(entries, true)),
      5,
      'the rules refuse it, saying “It is not your turn.” (FUJ-TURN-01)',
    ],
    [
      'an entry taken out',
      tampered(({ entries }) => entries.splice(8, 1)),
      8,
      'its entries are not numbered one after the other',
    ],
    [
      'the start taken out',
      tampered(({ entries }) => entries.splice(0, 1)),
      0,
      'it does not begin with the start of a game',
    ],
    [
      'a second start',
      tampered(({ entries }) => Object.assign(entries[3], { cause: { type: 'start' } })),
      3,
      'the rules refuse it, saying “That is not a complete action.”',
    ],
    [
      'a missing draw',
      tampered(({ entries }) => entries[0].draws.pop()),
      0,
      'a draw is missing that the rules make there',
    ],
    [
      'a surplus draw',
      tampered(({ entries }) => entries[6].draws.push([6, 3])),
      6,
      'it has more draws than the rules make there',
    ],
    [
      'the outcome',
      tampered(file => Object.assign(file, { outcome: other.outcome })),
      last,
      'the game does not end with that outcome',
    ],
    [
      'an outcome before the end',
      tampered(file => file.entries.splice(20)),
      19,
      'the game does not end with that outcome',
    ],
    [
      'no outcome at the end',
      tampered(file => Object.assign(file, { outcome: null })),
      last,
      'the game does not end with that outcome',
    ],
    [
      'something after the end',
      tampered(({ entries }) => entries.push({ ...entries[last], seq: last + 1 })),
      last + 1,
      'the rules refuse it, saying “The game is over: the win took effect at once.” (FUJ-END-02)',
    ],
    [
      'the options',
      tampered(file => Object.assign(file, { options: { first: 7, freeChat: false } })),
      null,
      'the game is not played with these options and seats',
    ],
    [
      'the secret',
      tampered(({ proof }) => Object.assign(proof, { secret: 'ab'.repeat(32) })),
      null,
      'the secret is not the one the table had committed to',
    ],
    [
      'the commitment',
      tampered(({ proof }) => Object.assign(proof, { commitment: 'ab'.repeat(32) })),
      null,
      'the secret is not the one the table had committed to',
    ],
    [
      'the entropy of a seat',
      tampered(({ proof }) => proof.openings.push({ seat: 2, commitment: 'ab'.repeat(32), entropy: 'cd'.repeat(16) })),
      null,
      'the entropy of seat 3 is not the one it had committed to',
    ],
    [
      'dice from a stream of their own',
      tampered(file => Object.assign(file, { proof: other.proof })),
      0,
      'its draws are not those of the stream the table had committed to',
    ],
    [
      'a secret and a commitment that fit each other',
      tampered(({ proof }) =>
        Object.assign(proof, { secret: 'ab'.repeat(32), commitment: commitmentTo(primitives, 'ab'.repeat(32)) }),
      ),
      0,
      'its draws are not those of the stream the table had committed to',
    ],
    [
      'the table',
      tampered(({ proof }) => Object.assign(proof, { table: 'elsewhere' })),
      0,
      'its draws are not those of the stream the table had committed to',
    ],
  ];
  it.each(forgeries)('finds %s', async (_what, forged, entry, why) => {
    const file = fileOf(forged);
    expect(await replayed(['--verify', file])).toMatchObject({
      code: EXIT.failed,
      out: '',
      err: `${file} is wrong${entry === null ? '' : ` from entry ${entry} on`}: ${why}.\n`,
    });
  });
});

describe('havre replay --verify of many files', () => {
  const filled = (name: string) => join(files.folder, name);
  const simulate = (name: string, ...args: string[]) =>
    run(['simulate', 'fuji-flush', '--export', filled(name), ...args], scriptedTerminal());

  it('verifies what was simulated: twenty games, of every number of seats', async () => {
    for (let seats = 3; seats <= 8; seats++) {
      await simulate(`round-trip-${seats}`, '--games', '20', '--seats', String(seats));
      const { code, out, err } = await replayed(['--verify', filled(`round-trip-${seats}`)]);
      expect(code).toBe(EXIT.done);
      expect(out).toMatch(
        /^All 20 replays are correct: [\d,]+ entries and [\d,]+ draws played again, the dice of 20 proved\.\n$/,
      );
      expect(err).toBe('');
    }
  });

  it('names every bad file, and only those', async () => {
    await simulate('mixed', '--games', '5', '--seed', '3');
    writeFileSync(
      join(filled('mixed'), 'fuji-flush-3-2.json'),
      JSON.stringify(tampered(({ entries }) => entries.splice(4, 1))),
    );
    writeFileSync(join(filled('mixed'), 'notes.json'), 'remember the milk');
    writeFileSync(join(filled('mixed'), 'red\u001b[31m.json'), '');
    writeFileSync(join(filled('mixed'), 'notes.txt'), 'not looked at');
    const { code, out, err } = await replayed(['--verify', filled('mixed')]);
    expect(code).toBe(EXIT.failed);
    expect(out).toBe('3 of 7 replays are wrong.\n');
    expect(err).toBe(
      `${filled('mixed')}/fuji-flush-3-2.json is wrong from entry 4 on: its entries are not numbered one after the other.\n` +
        `${filled('mixed')}/notes.json is not a replay: it is not JSON.\n` +
        `${filled('mixed')}/red?[31m.json is empty.\n`,
    );
  });

  it('shows a bar to whoever watches', async () => {
    await simulate('watched', '--games', '60');
    const { progressed } = await replayed(['--verify', filled('watched')], { interactive: true });
    expect(progressed[0]).toMatch(/^\[█* *\] +\d+ % +\d+\/60$/);
    expect(progressed.at(-1)).toBe('');
  });
});
