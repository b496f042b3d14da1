/** French is French to the last word: nothing that is said in both languages has the same words, but for names. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shelf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { ReplayFileProblem } from '@havre/protocol/replay-file/parse.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemText, unsoundText } from '../replay/problems.ts';
import { run } from '../run.ts';
import { SETTING_NAMES } from '../settings/table.ts';
import { scriptedTerminal } from './scripted-terminal.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'havre-fr-'));
  await run(['simulate', 'fuji-flush', '--games', '2', '--export', join(folder, 'z')], scriptedTerminal());
});
afterAll(() => rmSync(folder, { recursive: true }));

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Words that are the same in both languages, and names: of commands, of flags, of bots. */
const ALIKE = setOf(
  'havre menu play rules simulate arena replay notation serve backup restore check port host data version versions json option options seats games seed bot export verify lang help ' +
    'random one ply planner mousse matelot capitaine corsaire elo bots threads examples cautious first chess hal txt docs position format table secret code codes actions seat zzz ' +
    'moment var lib tables clear after database url postgres postgresql move localhost example org dump srv ' +
    'cmd python protocol player players programs minute question list developer package packages config place service services root copies variable tls mailto https fail ban smtp mail yes webhooks new game title into liars dice perudo adding engine web source tests page terminal ' +
    'keeper close end hide unban notice limits audit undo why days force restart minutes lasts per person network',
);
/** In the help, the fields that programs read are named too. */
const FIELDS = setOf(
  'file files game rules options seats bots seed games void decisions total mean min max branching wins seat bot rate low ' +
    'high others side speed seconds gamespersecond decisionspersecond exported null players viewer entries entry cause ' +
    'events outcome sound wrong flaw why text draws results dice proved part not revealed committed ctrl wilson message messages ' +
    'machine store facts devices finished running differences trace debug info warn error silent lineup deals value thought ' +
    'longest duels name other score',
);

/** Games, options and settings are named alike in both languages. */
const NAMES = setOf(
  shelf
    .flatMap(({ game }) => [game.id, ...Object.keys(game.options)])
    .concat(SETTING_NAMES)
    .join(' ')
    .toLowerCase()
    .replaceAll('-', ' '),
);

const wordsIn = (text: string): Set<string> =>
  new Set(
    text
      .replaceAll(folder, '')
      .replace(/[A-Z]{3}-[A-Z]+-\d+|HAVRE_\w+|LC_\w+|LANG|\/proc/g, '')
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [],
  );
const shared = (english: string, french: string, isHelp = false): string[] => {
  const known = wordsIn(english);
  return [...wordsIn(french)].filter(
    word => known.has(word) && !ALIKE.has(word) && !NAMES.has(word) && !(isHelp && FIELDS.has(word)),
  );
};

async function said(args: readonly string[], language: Language): Promise<string> {
  const terminal = scriptedTerminal({ language });
  await run(
    args.map(arg => arg.replace('FOLDER', folder)),
    terminal,
  );
  return terminal.out + terminal.err;
}

describe('in French', () => {
  it.each([
    [['--help']],
    [['zzz']],
    [['help', 'simulate']],
    [['help', 'arena']],
    [['help', 'replay']],
    [['help', 'notation']],
    [['help', 'serve']],
    [['help', 'backup']],
    [['help', 'restore']],
    [['help', 'check']],
    [['help', 'move']],
    [['help', 'new-game']],
    ...['keeper', 'tables', 'close', 'end', 'hide', 'ban', 'unban', 'notice', 'limits', 'audit'].map(
      (name): [string[]] => [['help', name]],
    ),
    [['close']],
    [['ban', '192.0.2.1', '--days', 'z']],
    [['audit', '--data', 'FOLDER/z']],
    [['new-game']],
    [['new-game', 'Z Z']],
    [['new-game', 'zz', '--title', 'z"z']],
    [['new-game', 'zz', '--into', 'FOLDER']],
    [['new-game', 'fuji-flush']],
    [['move']],
    [['backup']],
    [['restore']],
    [['backup', 'FOLDER/z', '--data', 'FOLDER/z']],
    [['restore', 'FOLDER/z', '--data', 'FOLDER/z']],
    [['check', 'FOLDER/z/fuji-flush-1-1.json']],
    [['serve', '--port', 'z']],
    [['serve', '--data', 'FOLDER/z/fuji-flush-1-1.json/z']],
    [['simulate']],
    [['simulate', 'chess']],
    [['simulate', 'fuji-flush', 'fuji-flush']],
    [['simulate', 'fuji-flush', '--games', '20']],
    [['arena', 'fuji-flush', '--bots', 'random,planner', '--games', '9', '--seats', '3']],
    [['arena', 'fuji-flush']],
    [['arena', 'fuji-flush', '--bots', 'random,random']],
    [['arena', 'fuji-flush', '--bots', 'random,hal']],
    [['arena', 'fuji-flush', '--bots', 'random,zzz.ts']],
    [['arena', 'fuji-flush', '--bots', 'random,planner,random,random', '--seats', '3']],
    [['simulate', 'fuji-flush', '--games', '2', '--export', 'FOLDER/z']],
    [['simulate', 'fuji-flush', '--export', '/proc/z']],
    [['simulate', 'fuji-flush', '--export', 'FOLDER/z/fuji-flush-1-1.json']],
    [['simulate', 'fuji-flush', '--games', 'z']],
    [['simulate', 'fuji-flush', '--json=z']],
    [['simulate', 'fuji-flush', '--seed']],
    [['simulate', 'fuji-flush', '--zz']],
    [['simulate', 'fuji-flush', '--bot', 'hal']],
    [['simulate', 'fuji-flush', '--bot', 'random,random']],
    [['simulate', 'fuji-flush', '--option', 'z']],
    [['simulate', 'fuji-flush', '--option', 'z=1']],
    [['simulate', 'fuji-flush', '--option', 'first=z']],
    [['simulate', 'fuji-flush', '--option', 'first=7']],
    [['--lang', 'zz']],
    [['replay']],
    [['notation']],
    [['notation', 'FOLDER/z/fuji-flush-1-1.json']],
    [['notation', 'FOLDER/z/fuji-flush-1-1.json', '--export', 'FOLDER/y.json']],
    [['replay', 'z.json']],
    [['replay', 'FOLDER/z']],
    [['replay', 'FOLDER/z/fuji-flush-1-1.json']],
    [['replay', 'FOLDER/z/fuji-flush-1-2.json', '--seat', '2', '--verify']],
    [['replay', 'FOLDER/z/fuji-flush-1-2.json', '--seat', '9']],
    [['replay', '--verify', 'FOLDER/z']],
    [['replay', '--verify', 'FOLDER']],
    [['replay', 'FOLDER/z', 'FOLDER/z']],
    [['replay', '--verify', '--seat', '1', 'FOLDER/z', 'FOLDER/z']],
  ])('nothing English is left of %j', async args => {
    const french = await said(args, 'fr');
    const english = await said(args, 'en');
    expect(french).not.toBe('');
    expect(shared(english, french, args.includes('help'))).toEqual([]);
    expect(french).not.toMatch(/ [;!?»]|[^\s(]'/); // the right spaces, and the right apostrophe
  });

  const PROBLEMS: ReplayFileProblem[] = [
    { code: 'missing' },
    { code: 'not-a-file' },
    { code: 'unreadable' },
    { code: 'empty' },
    { code: 'not-json' },
    { code: 'breaks-off' },
    { code: 'not-a-replay' },
    { code: 'a-save' },
    { code: 'too-large', has: 20_000_000, most: 16_000_000 },
    { code: 'newer-format', has: 2, most: 1 },
    { code: 'field-missing', field: 'z' },
    { code: 'field-unknown', field: 'z' },
    { code: 'field-wrong', field: 'z' },
    { code: 'unknown-game', game: 'chess' },
    { code: 'newer-rules', game: 'fuji-flush', has: 2, most: 1 },
    { code: 'older-rules', game: 'fuji-flush', has: 1, most: 2 },
  ];
  it.each(PROBLEMS)('nothing English is left of the problem $code', problem => {
    expect(shared(problemText('z', problem, 'en'), problemText('z', problem, 'fr'))).toEqual([]);
  });

  const FLAWS = [
    'draw-missing',
    'draw-surplus',
    'draw-bound',
    'draw-value',
    'draw-stream',
    'refused',
    'other-events',
    'other-position',
    'other-outcome',
    'no-start',
    'wrong-number',
    'no-such-table',
    'no-such-rules',
    'other-stream',
    'bad-proof',
  ] as const;
  it.each(FLAWS)('nothing English is left of the flaw %s', flaw => {
    const replay = JSON.parse(readFileSync(join(folder, 'z/fuji-flush-1-1.json'), 'utf8'));
    const verdict = {
      sound: false,
      entry: 3,
      flaw,
      why: '',
      refusal: { refused: 'not-in-hand', rule: 'FUJ-PLAY-01' },
    } as const;
    expect(shared(unsoundText('z', replay, verdict, 'en'), unsoundText('z', replay, verdict, 'fr'))).toEqual([]);
  });

  it('a wrong file is told to be wrong', async () => {
    const replay = JSON.parse(readFileSync(join(folder, 'z/fuji-flush-1-1.json'), 'utf8'));
    replay.entries[4].cause.seat = (replay.entries[4].cause.seat + 1) % 4;
    writeFileSync(join(folder, 'wrong.json'), JSON.stringify(replay));
    expect(await said(['replay', '--verify', 'FOLDER/wrong.json'], 'fr')).toBe(
      `${folder}/wrong.json est faux à partir de l’entrée 4\u00a0: ` +
        'les règles le refusent et disent «\u202fCe n’est pas votre tour.\u202f» (FUJ-TURN-01).\n',
    );
  });
});
