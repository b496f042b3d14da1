/** `havre notation`: a game from its file as text, and the file of a game from its text. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { BadNotation } from '@havre/engine/games/bad-notation.ts';
import { manifestOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { NOTED, notationOf } from '@havre/engine/games/notations.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { replayed, replayOf } from '@havre/engine/kernel/replay.ts';
import { writeReplay } from '../../replay-file/write.ts';
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, Trouble, UserMistake } from '../command.ts';
import { helpPage } from '../help-page.ts';
import { problemText } from '../replay/problems.ts';
import { examined, findingLines } from '../replay/verifying.ts';
import { words } from '../words/notation.ts';

const FLAGS = { export: { type: 'string' } } as const;

export const notationCommand: CliCommand = {
  name: 'notation',
  summary: language => words[language].summary,
  help: language => helpPage(words[language].help(NOTED)),
  async run(args, terminal) {
    const { language } = terminal;
    const { values, positionals } = readArguments(args, { command: 'notation', flags: FLAGS, most: 1 }, language);
    const [file] = positionals;
    if (file === undefined || file === '') throw new UserMistake(words[language].needsFile);
    if (values.export === undefined) terminal.print(await writtenDown(file, language));
    else terminal.print(await exported(file, values.export, language));
    return EXIT.done;
  },
};

/** The text of a replay that is correct. */
async function writtenDown(file: string, language: Language): Promise<string> {
  const say = words[language];
  const finding = examined(file);
  if ('problem' in finding) throw new UserMistake(problemText(file, finding.problem, language));
  const { replay, verdict } = finding;
  if (!verdict.sound) throw new Trouble(findingLines(finding, language).join('\n'));
  const manifest = manifestOf(replay.game);
  if (manifest?.notation === undefined) throw new UserMistake(say.noNotation(replay.game, NOTED));
  const { notation } = await manifest.notation();
  const match = replayed(manifest.game, replay);
  if (!notation.mayBeWritten(match)) throw new UserMistake(say.notOver(file));
  return notation.write(match);
}

/** Plays the game of a text again and writes its replay; says so. */
async function exported(file: string, target: string, language: Language): Promise<string> {
  const say = words[language];
  if (existsSync(target)) throw new UserMistake(say.alreadyThere(target));
  const match = await readBack(file, language);
  const players = Array.from({ length: match.seatsAtStart }, (_, seat) => ({ name: say.player(seat + 1) }));
  try {
    writeReplay(dirname(target), basename(target), replayOf(match, { players, proof: null }));
  } catch {
    throw new Trouble(say.notWritten(target));
  }
  return say.written(target, match.log.length);
}

async function readBack(file: string, language: Language): Promise<Match> {
  const say = words[language];
  const text = textOf(file, language);
  const notation = await notationOf(text);
  if (notation === undefined) throw new UserMistake(say.noText(file, NOTED));
  try {
    return notation.read(text);
  } catch (error) {
    if (error instanceof BadNotation) throw new UserMistake(say.badText(file, error.line ?? 1, error.why));
    throw error;
  }
}

function textOf(file: string, language: Language): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserMistake(words[language].unreadable(file));
  }
}
