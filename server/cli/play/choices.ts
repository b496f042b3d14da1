/** What a seat may do, as a list to choose from. */
import { type Form, promptOf, type Wording } from '@havre/engine/games/language.ts';
import { actionText } from '@havre/engine/games/telling.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { block, lengthOf, wrapped } from '../layout.ts';
import { words } from '../words/play.ts';
import type { KeyboardGame } from './sitting.ts';

export interface Choice {
  /** What one types. */
  readonly key: string;
  readonly label: string;
  /** What it would do now, where that can be foreseen. */
  readonly effect: string | null;
  /** An action, or one that has still to be written. */
  readonly means: { readonly act: AnyAction } | { readonly type: string; readonly form: Form };
  /** Whether it accompanies the decision without being its answer. */
  readonly liberty: boolean;
}

/** The answers first, then what may be written, then the liberties. */
export function choicesOf(sitting: KeyboardGame, seat: Seat, question: Question<AnyAction>): Choice[] {
  const { match, wording, names } = sitting;
  const liberties = libertiesIn(match.game, question.step);
  const view = match.view(seat);
  const listed = question.legal.map(act => ({
    label: actionText(wording, act, names),
    effect: wording?.effect?.(view, seat, act, names) ?? null,
    means: { act },
    liberty: liberties.includes(act.type),
  }));
  const forms = formsIn(match.game, wording, question).filter(({ form }) => form.isFor?.(view, seat) !== false);
  const written = forms.map(({ type, form }) => ({
    label: `${form.label}…`,
    effect: null,
    means: { type, form },
    liberty: false,
  }));
  const keys = question.open.length > 0 ? undefined : keysOf(wording, question.legal);
  const inOrder = [...listed.filter(one => !one.liberty), ...written, ...listed.filter(one => one.liberty)];
  return inOrder.map((choice, i) => ({
    ...choice,
    key: keys !== undefined && 'act' in choice.means ? keys(choice.means.act) : String(i + 1),
  }));
}

/** What the game would have us type, if that tells all the actions apart. */
function keysOf(wording: Wording | undefined, legal: readonly AnyAction[]): ((act: AnyAction) => string) | undefined {
  const keys = wording?.keys;
  if (keys === undefined || new Set(legal.map(act => keys.of(act))).size < legal.length) return undefined;
  return act => keys.of(act);
}

const libertiesIn = (game: Game, step: string): readonly string[] =>
  game.book.steps.find(({ name }) => name === step)?.ask.liberties?.types ?? [];

/** What may be written freely: with the words of the game where it has some, else with the names its rules use. */
function formsIn(
  game: Game,
  wording: Wording | undefined,
  question: Question<AnyAction>,
): { type: string; form: Form }[] {
  return question.open.map(type => {
    const names = Object.keys(game.actions[type] ?? {});
    const plain: Form = { label: type, fields: Object.fromEntries(names.map(name => [name, name])) };
    return { type, form: wording?.forms?.[question.step]?.[type] ?? plain };
  });
}

/** Shows what is asked and everything one may answer. */
export function showChoices(
  { match, names, terminal, style, wording }: KeyboardGame,
  seat: Seat,
  step: string,
  choices: readonly Choice[],
): void {
  const keyWidth = Math.max(0, ...choices.map(({ key }) => lengthOf(key)));
  const labelWidth = Math.max(0, ...choices.map(({ label }) => lengthOf(label)));
  const line = ({ key, label, effect }: Choice): string[] => {
    const head = `  ${key.padStart(keyWidth)}  ${label}`;
    if (effect === null) return wrapped(head, terminal.columns, ' '.repeat(keyWidth + 4), '');
    const column = keyWidth + labelWidth + 7;
    return wrapped(effect, terminal.columns, ' '.repeat(column), head + ' '.repeat(column - lengthOf(head)));
  };
  const under = (heading: string, some: readonly Choice[]): string[] =>
    some.length === 0 ? [] : [heading, ...some.flatMap(line)];
  const answers = choices.filter(({ means, liberty }) => 'act' in means && !liberty);
  const say = words[terminal.language];
  terminal.print(
    block([
      style.strong((wording && promptOf(wording, step, match.view(seat), seat, names)) ?? step),
      ...answers.flatMap(line),
      ...under(
        answers.length === 0 ? say.write : say.orWrite,
        choices.filter(({ means }) => 'form' in means),
      ),
      ...under(
        say.youMayAlso,
        choices.filter(({ liberty }) => liberty),
      ),
    ]),
  );
}
