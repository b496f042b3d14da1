import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { enumerated } from '@havre/engine/games/language.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { replayOf } from '@havre/engine/kernel/replay.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { playRecorded } from '../../../simulation/series.ts';
import { idsOfShelf } from '../../arguments.ts';
import { EXIT } from '../../command.ts';
import { Files, game, replay, replayed, series, tampered } from '../../replay/tests/kit.ts';

const files = new Files();
const fileOf = (content: object | string): string => files.of(content);
afterAll(() => files.remove());

describe('havre replay', () => {
  it('tells the story as a spectator saw it, every event with its rule, under its entry', async () => {
    const { code, out, err } = await replayed([fileOf(replay)]);
    expect(code).toBe(EXIT.done);
    expect(err).toBe('');
    expect(out.split('\n').slice(0, 12)).toEqual([
      'Fuji Flush · 4 seats · rules version 1 · 42 entries',
      'Who begins: drawn by lot · Free chat during the game: no',
      'Players: random 1, random 2, random 3, random 4',
      'As a spectator saw it.',
      '',
      ' 0  FUJ-SETUP-01  random 1 is dealt 6 cards.',
      '    FUJ-SETUP-01  random 2 is dealt 6 cards.',
      '    FUJ-SETUP-01  random 3 is dealt 6 cards.',
      '    FUJ-SETUP-01  random 4 is dealt 6 cards.',
      '    FUJ-SETUP-10  random 1 begins, drawn by lot.',
      ' 1  FUJ-PLAY-01   random 1 plays a 7.',
      ' 2  FUJ-PLAY-01   random 2 plays a 3.',
    ]);
    const events = replay.entries.flatMap(entry => entry.events);
    expect(out.match(/^[ \d]{2} {2}FUJ-/gm)).toHaveLength(events.length);
    expect(out).toMatch(/\nrandom 3 wins\.\n1\. random 3\n2\. random 2\n3\. random 1\n3\. random 4\n$/);
  });

  it('tells it as a seat saw it, seats counted from 1', async () => {
    const { out } = await replayed([fileOf(replay), '--seat', '2']);
    expect(out).toContain('As random 2 saw it, in seat 2.');
    expect(out).toMatch(/random 2 is dealt 6 cards: \d+, \d+, \d+, \d+, \d+, \d+\./);
    expect(out).toMatch(/random 1 is dealt 6 cards\./);
    expect(out).toMatch(/random 2 draws an? \d+\./);
    expect(out).not.toMatch(/random [134] draws an? \d+\./);
  });

  it('tells of a game that is not over what the viewer knows, and no more', async () => {
    const running = tampered(file => {
      file.entries = file.entries.slice(0, 10);
      file.outcome = null;
    });
    const { code, out } = await replayed([fileOf(running)]);
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/\nThe game is not over\.\n$/);
    expect(out).not.toMatch(/cards: /);
    expect(out).not.toMatch(/draws an? \d/);
    const asProgram = await replayed([fileOf(running), '--json']);
    expect(asProgram.out).not.toMatch(/"secret"|"draws"|"cards"/);
    const asSeat = await replayed([fileOf(running), '--json', '--seat', '1']);
    const secrets = [...asSeat.out.matchAll(/"seat":(\d)[^{}]*"secret":/g)].map(([, seat]) => seat);
    expect(new Set(secrets)).toEqual(new Set(['0']));
  });

  it('tells who left, and names people', async () => {
    const match = Match.start(game, { seats: 3, chance: new Stream(seededNumbers(5)) });
    match.applyExternal({ type: 'left', seat: 1 });
    match.applyExternal({ type: 'left', seat: 0 });
    const players = ['Anne', 'Benoît', 'Chloé'].map(name => ({ name }));
    const { out } = await replayed([fileOf(replayOf(match, { players, proof: null })), '--verify', '--seat', '3']);
    expect(out).toContain('FUJ-NET-02    Benoît leaves for good; 6 cards are discarded.');
    expect(out).toContain('\nChloé wins.\n');
    expect(out).toContain('The dice are not proved: the table had not committed to any.');
  });

  it('tells a shared win', async () => {
    for (let number = 1; ; number++) {
      const { replay: candidate } = playRecorded(series, number);
      if (candidate.outcome === null || candidate.outcome.void || candidate.outcome.parts !== 2) continue;
      expect((await replayed([fileOf(candidate)])).out).toMatch(
        /\nrandom \d and random \d share the win\.\n1\. .*\n1\. /,
      );
      return;
    }
  });

  it('gives the story to programs', async () => {
    const story = JSON.parse((await replayed([fileOf(replay), '--json', '--seat', '4'])).out);
    expect(story).toMatchObject({ game: 'fuji-flush', rules: 1, seats: 4, viewer: 4, sound: true, dice: 'proved' });
    expect(story.players[3]).toEqual({ seat: 4, name: 'random 4', bot: 'random' });
    expect(story.entries).toHaveLength(replay.entries.length);
    expect(story.entries[1]).toMatchObject({ entry: 1, cause: 'act', seat: 1 });
    expect(story.entries[1].events[0]).toMatchObject({
      type: 'played',
      rule: 'FUJ-PLAY-01',
      text: 'random 1 plays a 7.',
    });
    expect(story.outcome).toEqual(replay.outcome);
  });

  it('stops its story before the first wrong entry, and says so', async () => {
    const file = fileOf(tampered(({ entries }) => Object.assign(entries[5].events[0], { card: 19 })));
    const { code, out, err } = await replayed([file]);
    expect(code).toBe(EXIT.failed);
    expect(out).toMatch(/^ 4 {2}FUJ-PLAY-01/m);
    expect(out).not.toMatch(/^ 5 {2}/m);
    expect(out).not.toContain('wins');
    expect(err).toBe(`${file} is wrong from entry 5 on: the rules tell other events there.\n`);
    const { out: json, code: same } = await replayed([file, '--json']);
    expect(same).toBe(EXIT.failed);
    expect(JSON.parse(json)).toMatchObject({ sound: false, wrong: { entry: 5, flaw: 'other-events' } });
  });
});

describe('havre replay, given something wrong', () => {
  const save = () => Match.start(game, { seats: 4, chance: new Stream(seededNumbers(1)) }).save();
  const text = JSON.stringify(replay);

  it.each([
    ['no JSON', 'hello', 'is not a replay: it is not JSON.'],
    ['an empty one', '', 'is empty.'],
    ['a truncated one', text.slice(0, 2000), 'is not complete: its JSON breaks off in the middle.'],
    ['another format', '{"format":"sgf"}', "is not a replay: it does not have the format 'havre-replay'."],
    ['a saved game', JSON.stringify(save()), 'is a saved game, to be gone on with; a replay is another kind of file.'],
    [
      'a newer format',
      tampered(file => Object.assign(file, { formatVersion: 7 })),
      'has version 7 of the replay format; this program knows versions up to 2.',
    ],
    [
      'newer rules',
      tampered(file => Object.assign(file, { rules: 3 })),
      'needs version 3 of the rules of fuji-flush; this program has 1.',
    ],
    [
      'an unknown game',
      tampered(file => Object.assign(file, { game: 'go' })),
      `is a game of 'go', which this program does not have; it has ${enumerated(idsOfShelf(), 'en')}.`,
    ],
    [
      'a missing field',
      tampered(({ entries }) => delete entries[2].draws),
      'is not a whole replay: its field entries[2].draws is missing.',
    ],
    [
      'a surplus field',
      tampered(file => Object.assign(file, { colour: 'red' })),
      'has a field colour, which no replay has.',
    ],
    [
      'a wrong field',
      tampered(file => Object.assign(file, { seats: 0 })),
      'is damaged: its field seats is not what docs/replay.md says it is.',
    ],
  ])('says what is wrong with the file: %s', async (_what, content, sentence) => {
    const file = fileOf(content);
    for (const args of [[file], [file, '--verify']])
      expect(await replayed(args)).toMatchObject({ code: EXIT.mistake, out: '', err: `${file} ${sentence}\n` });
  });

  it('says what is wrong with the arguments', async () => {
    const file = fileOf(replay);
    const empty = join(files.folder, 'empty');
    mkdirSync(empty);
    const sentences: [string[], string][] = [
      [[], "'replay' needs the file of a game, as in havre replay game.json."],
      [[''], "'replay' needs the file of a game, as in havre replay game.json."],
      [['none.json'], 'There is no file none.json.'],
      [['--verify', 'none.json'], 'There is no file none.json.'],
      [['--verify', file, 'none.json'], 'There is no file none.json.'],
      [[file, file], 'A story is told of one file, not of 2; several are for --verify.'],
      [[empty], `${empty} is a folder; a story is told of one file, a folder is for --verify.`],
      [['--verify', empty], `${empty} has no .json file to verify.`],
      [['--verify', '--seat', '1', file, file], '--seat is for the story of one file, not for several.'],
      [[file, '--seat', '0'], "--seat is a whole number from 1 to 4, not '0'."],
      [[file, '--seat', '5'], "--seat is a whole number from 1 to 4, not '5'."],
      [[file, '--seat', 'Anne'], "--seat is a whole number from 1 to 4, not 'Anne'."],
      [[file, '--fast'], "'replay' has no option --fast; it has --seat, --verify, --json, --lang and --help."],
    ];
    for (const [args, sentence] of sentences)
      expect(await replayed(args)).toMatchObject({ code: EXIT.mistake, out: '', err: `${sentence}\n` });
  });
});
