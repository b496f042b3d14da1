/** `havre replay`: the story of a game from its file, and whether it is correct. */
import type { Language } from '@havre/engine/games/language.ts';
import type { Replay, ReplayVerdict } from '@havre/engine/kernel/replay.ts';
import { PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal, UserMistake } from '../command.ts';
import { helpPage } from '../help-page.ts';
import { ProgressBar } from '../progress.ts';
import { filesAt, isFolder } from '../replay/files.ts';
import { problemText } from '../replay/problems.ts';
import { outcomeLines, storyLines, storyRecord, type Telling } from '../replay/story.ts';
import {
  examined,
  type FileFinding,
  findingLines,
  findingsRecord,
  isCorrect,
  summaryLine,
  truthRecord,
} from '../replay/verifying.ts';
import { styleOf } from '../style.ts';
import { words } from '../words/replay.ts';

const FLAGS = { seat: { type: 'string' }, verify: { type: 'boolean' }, json: { type: 'boolean' } } as const;

export const replayCommand: CliCommand = {
  name: 'replay',
  summary: language => words[language].summary,
  help: language => helpPage(words[language].help),
  async run(args, terminal) {
    const { language } = terminal;
    const say = words[language];
    const grammar = { command: 'replay', flags: FLAGS, most: Number.POSITIVE_INFINITY };
    const { values, positionals } = readArguments(args, grammar, language);
    const [file] = positionals;
    const { seat, verify = false, json = false } = values;
    if (file === undefined || file === '') throw new UserMistake(say.needsFile);
    if (verify && (positionals.length > 1 || isFolder(file))) {
      if (seat !== undefined) throw new UserMistake(say.seatOfMany);
      return verifyAll(filesAt(positionals, language), terminal, json);
    }
    if (positionals.length > 1) throw new UserMistake(say.oneStory(positionals.length));
    if (isFolder(file)) throw new UserMistake(say.folderStory(file));
    const finding = examined(file);
    if ('problem' in finding) throw new UserMistake(problemText(file, finding.problem, language));
    const tells = !verify || seat !== undefined;
    if (tells) tell(finding, viewerFrom(seat, finding.replay, language), terminal, { verify, json });
    else report([finding], terminal, json);
    return isCorrect(finding) ? EXIT.done : EXIT.failed;
  },
};

type Examined = Extract<FileFinding, { verdict: ReplayVerdict }>;

/** People count seats from 1. */
const viewerFrom = (seat: string | undefined, replay: Replay, language: Language): Viewer =>
  seat === undefined ? PUBLIC : wholeNumber('--seat', seat, 1, replay.seats, language) - 1;

/** Tells as much of a game as is correct; what is wrong is a note at the end. */
function tell(finding: Examined, viewer: Viewer, terminal: Terminal, how: { verify: boolean; json: boolean }): void {
  const { file, replay, verdict } = finding;
  const { language } = terminal;
  const telling: Telling = { replay, entries: entriesToTell(replay, verdict), viewer, language };
  if (how.json) {
    terminal.print(JSON.stringify({ file, ...storyRecord(telling), ...truthRecord(replay, verdict) }));
    return;
  }
  terminal.print(storyLines(telling, styleOf(terminal)).join('\n'));
  if (verdict.sound) terminal.print(outcomeLines(telling).join('\n'));
  if (!verdict.sound) terminal.note(findingLines(finding, language).join('\n'));
  else if (how.verify) terminal.print(['', ...findingLines(finding, language)].join('\n'));
}

/** The flaws that are found only after every entry has been played again. */
const AFTER_ALL_ENTRIES = ['other-outcome', 'other-stream', 'bad-proof'];

function entriesToTell(replay: Replay, verdict: ReplayVerdict): number {
  if (verdict.sound || AFTER_ALL_ENTRIES.includes(verdict.flaw)) return replay.entries.length;
  return verdict.entry ?? 0;
}

async function verifyAll(files: readonly string[], terminal: Terminal, json: boolean): Promise<number> {
  const bar = new ProgressBar(terminal, files.length);
  const findings: FileFinding[] = [];
  for (const file of files) {
    findings.push(withoutStory(examined(file)));
    const pause = bar.reached(findings.length);
    if (pause !== null) await pause;
  }
  bar.done();
  report(findings, terminal, json);
  return findings.every(isCorrect) ? EXIT.done : EXIT.failed;
}

/** Thousands of games are verified at a time: only what the report needs is kept of each. */
const withoutStory = (finding: FileFinding): FileFinding =>
  'replay' in finding ? { ...finding, replay: { ...finding.replay, entries: [] } } : finding;

/** What was checked, on standard output; what is wrong, on standard error. */
function report(findings: readonly FileFinding[], terminal: Terminal, json: boolean): void {
  const { language } = terminal;
  if (json) {
    terminal.print(JSON.stringify(findingsRecord(findings)));
    return;
  }
  const [only] = findings;
  const wrong = findings.filter(finding => !isCorrect(finding));
  if (findings.length === 1 && only !== undefined && isCorrect(only))
    terminal.print(findingLines(only, language).join('\n'));
  else if (findings.length > 1) terminal.print(summaryLine(findings, language));
  for (const finding of wrong) terminal.note(findingLines(finding, language).join('\n'));
}
