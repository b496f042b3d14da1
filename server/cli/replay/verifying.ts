/** Verifying files, one or many, and what was found. */
import type { Language } from '@havre/engine/games/language.ts';
import { type Replay, type ReplayVerdict, verify } from '@havre/engine/kernel/replay.ts';
import { type ReplayFileProblem, UnreadableReplay } from '@havre/protocol/replay-file/parse.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { readReplay } from '../../replay-file/read.ts';
import { numbersIn } from '../numbers.ts';
import { type DiceStatus, words } from '../words/replay.ts';
import { problemText, unsoundText } from './problems.ts';

/** What became of one file: it could not be read, or it was read and judged. */
export type FileFinding =
  | { readonly file: string; readonly problem: ReplayFileProblem }
  | { readonly file: string; readonly replay: Replay; readonly verdict: ReplayVerdict };

/**
 * Reads and verifies one file.
 * @example isCorrect(examined('game.json'))
 */
export function examined(file: string): FileFinding {
  try {
    const { game, replay } = readReplay(file);
    return { file, replay, verdict: verify(game, replay, primitives) };
  } catch (error) {
    if (error instanceof UnreadableReplay) return { file, problem: error.problem };
    throw error;
  }
}

export const isCorrect = (finding: FileFinding): boolean => 'verdict' in finding && finding.verdict.sound;

/** What was checked in a file that is correct, or what is wrong with it: one line each. */
export function findingLines(finding: FileFinding, language: Language): string[] {
  const say = words[language];
  const { file } = finding;
  if ('problem' in finding) return [problemText(file, finding.problem, language)];
  const { replay, verdict } = finding;
  if (!verdict.sound) return [unsoundText(file, replay, verdict, language)];
  const shown = numbersIn(language);
  return [say.sound(file, shown(verdict.entries), shown(verdict.draws)), say.dice[diceOf(replay, verdict)]];
}

/** What was found in many files, in one line. */
export function summaryLine(findings: readonly FileFinding[], language: Language): string {
  const say = words[language];
  const shown = numbersIn(language);
  const { files, sound, entries, draws, proved } = counted(findings);
  return sound === files
    ? say.allSound(shown(files), shown(entries), shown(draws), shown(proved))
    : say.someWrong(shown(files - sound), shown(files));
}

/** What was found, for programs. */
export function findingsRecord(findings: readonly FileFinding[]): object {
  const { files, sound, entries, draws } = counted(findings);
  return { files, sound, entries, draws, results: findings.map(asRecord) };
}

/** Whether a story is correct, for programs. */
export function truthRecord(replay: Replay, verdict: ReplayVerdict): object {
  if (verdict.sound) return { sound: true, dice: diceOf(replay, verdict) };
  const { sound, ...wrong } = verdict;
  return { sound, wrong };
}

function asRecord(finding: FileFinding): object {
  const { file } = finding;
  if ('problem' in finding) return { file, sound: false, problem: finding.problem };
  const { replay, verdict } = finding;
  if (!verdict.sound) return { file, game: replay.game, ...verdict };
  const { entries, draws } = verdict;
  return { file, game: replay.game, sound: true, entries, draws, dice: diceOf(replay, verdict) };
}

function counted(findings: readonly FileFinding[]) {
  const count = { files: findings.length, sound: 0, entries: 0, draws: 0, proved: 0 };
  for (const finding of findings) {
    if (!('verdict' in finding) || !finding.verdict.sound) continue;
    count.sound++;
    count.entries += finding.verdict.entries;
    count.draws += finding.verdict.draws;
    if (finding.verdict.stream === 'proved') count.proved++;
  }
  return count;
}

const diceOf = (replay: Replay, { stream }: Extract<ReplayVerdict, { sound: true }>): DiceStatus =>
  replay.proof === null ? 'not committed' : stream;
