/** What is wrong with a replay, in a sentence: with its file, or with the game it tells of. */
import type { Language } from '@havre/engine/games/language.ts';
import { refusalText } from '@havre/engine/games/telling.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import { commitmentTo, type Proof } from '@havre/engine/kernel/fair.ts';
import type { Replay, ReplayVerdict } from '@havre/engine/kernel/replay.ts';
import type { ReplayFileProblem } from '@havre/protocol/replay-file/parse.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { idsOfShelf } from '../arguments.ts';
import { printable } from '../layout.ts';
import { numbersIn } from '../numbers.ts';
import { words } from '../words/replay.ts';

export type Unsound = Extract<ReplayVerdict, { sound: false }>;

/** Names of files come from anywhere, and may hold what a terminal would obey. */
const shownPath = (path: string): string => printable(path, LONGEST_PATH);
const LONGEST_PATH = 4096;

/**
 * Why a file cannot be read as a replay.
 * @example problemText('game.json', { code: 'empty' }, 'en') // 'game.json is empty.'
 */
export function problemText(path: string, problem: ReplayFileProblem, language: Language): string {
  const file = shownPath(path);
  const say = words[language].problems;
  const shown = numbersIn(language);
  switch (problem.code) {
    case 'too-large':
      return say[problem.code](file, shown(problem.has), shown(problem.most));
    case 'newer-format':
      return say[problem.code](file, problem.has, problem.most);
    case 'field-missing':
    case 'field-unknown':
    case 'field-wrong':
      return say[problem.code](file, problem.field);
    case 'unknown-game':
      return say[problem.code](file, problem.game, idsOfShelf());
    case 'newer-rules':
    case 'older-rules':
      return say[problem.code](file, problem.game, problem.has, problem.most);
    default:
      return say[problem.code](file);
  }
}

/**
 * What is wrong with a game, and from which entry on.
 * @example unsoundText('game.json', replay, verdict, 'en') // 'game.json is wrong from entry 12 on: …'
 */
export function unsoundText(path: string, replay: Replay, verdict: Unsound, language: Language): string {
  const file = shownPath(path);
  const say = words[language];
  const why = reason(replay, verdict, language);
  return verdict.entry === null ? say.wrong(file, why) : say.wrongEntry(file, verdict.entry, why);
}

function reason(replay: Replay, { flaw, refusal }: Unsound, language: Language): string {
  const say = words[language];
  switch (flaw) {
    case 'refused': {
      const text = refusal === undefined ? '' : refusalText(wordings[replay.game]?.[language], language, refusal);
      return say.refused(text, refusal?.rule);
    }
    case 'bad-proof': {
      const liar = replay.proof?.openings.find(opening => !isKept(opening.commitment, opening.entropy));
      return liar === undefined ? say.otherSecret : say.otherEntropy(liar.seat + 1);
    }
    default:
      return say.flaws[flaw];
  }
}

const isKept = (commitment: Proof['commitment'], opened: string): boolean =>
  commitmentTo(primitives, opened) === commitment;
