/** One question to one person: what they see, what they type, and what the rules say to it. */
import { refusalText } from '@havre/engine/games/telling.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { wrapped } from '../layout.ts';
import { words } from '../words/play.ts';
import { atAnyTime } from './at-any-time.ts';
import { type Choice, choicesOf, showChoices } from './choices.ts';
import { written } from './form.ts';
import { requested } from './requests.ts';
import { showNews, showTable } from './screen.ts';
import { type KeyboardGame, peopleOf } from './sitting.ts';

/** What became of a question: somebody acted, let the others go first, or left the table. */
export type AnswerResult = 'acted' | 'yielded' | 'left';

/**
 * Asks a person until there is an answer the rules accept.
 * @example if ((await answer(sitting, seat, false)) === 'left') return;
 */
export async function answer(sitting: KeyboardGame, seat: Seat, mayYield: boolean): Promise<AnswerResult> {
  const { match, terminal, names } = sitting;
  const question = match.asked(seat);
  if (question === null) throw new Error(`seat ${seat} is not asked anything`);
  const say = words[terminal.language];
  const choices = choicesOf(sitting, seat, question);
  const show = () => {
    showTable(sitting, seat);
    showChoices(sitting, seat, question.step, choices);
    if (mayYield) terminal.print(say.mayYield);
  };
  terminal.print('');
  showNews(sitting, seat);
  show();
  const prompt = peopleOf(sitting).length === 1 ? say.yourChoice : say.choiceOf(names[seat] ?? '');
  for (;;) {
    const typed = await terminal.ask(prompt);
    if (typed === null) return 'left';
    if (mayYield && typed.trim() === '') return 'yielded';
    const act = await meant(sitting, seat, choices, typed.trim(), show);
    if (act === 'left') return 'left';
    if (act !== 'nothing' && accepted(sitting, seat, act)) return 'acted';
  }
}

/** Whether the rules take an action; if not, the person is told why. */
function accepted(sitting: KeyboardGame, seat: Seat, act: AnyAction): boolean {
  const { match, wording, terminal } = sitting;
  const entry = match.play(seat, act);
  if (!isRefusal(entry)) return true;
  const why = refusalText(wording, terminal.language, entry);
  complain(sitting, entry.rule === undefined ? why : `${why.replace(/\.$/, '')} (${entry.rule}).`);
  return false;
}

/** The action somebody means by what they typed, if they mean one. */
async function meant(
  sitting: KeyboardGame,
  seat: Seat,
  choices: readonly Choice[],
  typed: string,
  show: () => void,
): Promise<AnyAction | 'nothing' | 'left'> {
  const { terminal, match, wording } = sitting;
  const means = choices.find(({ key }) => key === typed)?.means ?? atAnyTime(sitting, seat, typed);
  if (means === 'listed') return 'nothing';
  if (means !== null) {
    if ('act' in means) return means.act;
    const act = await written(terminal, means, match.game.actions[means.type] ?? {}, match.view(seat));
    if (act === 'back') show();
    return act === 'back' ? 'nothing' : act === 'ended' ? 'left' : act;
  }
  const request = requested(sitting, seat, typed, show);
  if (request !== 'no request') return request === 'leaves' ? 'left' : 'nothing';
  const named = match.asked(seat)?.open.length === 0 ? wording?.keys?.read(typed) : null;
  if (named != null) return named;
  const keys = choices.map(({ key }) => key);
  complain(sitting, words[terminal.language].notAChoice(typed, keys));
  return 'nothing';
}

/** One sentence about what cannot be. */
export function complain({ terminal, style }: KeyboardGame, sentence: string): void {
  terminal.print(wrapped(sentence, terminal.columns).map(style.alarming).join('\n'));
}
