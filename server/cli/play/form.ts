/** An action that is written: asks for its fields one by one, as their shapes demand. */
import { type FieldLabel, type Form, itemLabel } from '@havre/engine/games/language.ts';
import type { FieldShape, Fields } from '@havre/engine/kernel/shapes.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { Terminal } from '../command.ts';
import { words } from '../words/play.ts';

/** Why there is no answer: the person went back to the choices, or the input has ended. */
export type Stopped = 'back' | 'ended';

const isStopped = (answer: unknown): answer is Stopped => answer === 'back' || answer === 'ended';

/**
 * Asks for an action of a type. An empty line goes back.
 * @example const act = await written(terminal, { type: 'writeClue', form }, game.actions.writeClue, view);
 */
export async function written(
  terminal: Terminal,
  { type, form }: { readonly type: string; readonly form: Form },
  fields: Fields,
  view: object,
): Promise<AnyAction | Stopped> {
  const given: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields)) {
    const answer = await field(terminal, form.fields[name] ?? name, shape, view);
    if (isStopped(answer)) return answer;
    given[name] = answer.value;
  }
  return { type, ...given };
}

interface Given {
  readonly value: unknown;
}

/** A list of short things fits on one line; one of texts needs a line for each. */
const fitsOnALine = (shape: FieldShape): boolean => shape.kind !== 'text' && shape.kind !== 'list';

async function field(terminal: Terminal, label: FieldLabel, shape: FieldShape, view: object): Promise<Given | Stopped> {
  if (shape.kind !== 'list' || fitsOnALine(shape.of))
    return line(terminal, typeof label === 'string' ? label : label(view).join(', '), shape);
  const items: unknown[] = [];
  while (items.length < shape.longest) {
    const item = await field(terminal, itemLabel(label, view, items.length), shape.of, view);
    if (item === 'back' && items.length > 0) break;
    if (isStopped(item)) return item;
    items.push(item.value);
  }
  return { value: items };
}

/** One line, asked for until it can be read. */
async function line(terminal: Terminal, label: string, shape: FieldShape): Promise<Given | Stopped> {
  const say = words[terminal.language];
  for (;;) {
    const typed = await terminal.ask(say.field(label, expected(terminal, shape)));
    if (typed === null) return 'ended';
    if (typed.trim() === '') return 'back';
    const value = read(terminal, shape, typed.trim());
    if (value !== undefined) return { value };
    terminal.print(say.notAField(expected(terminal, shape)));
  }
}

/** What may be typed for a field. */
function expected(terminal: Terminal, shape: FieldShape): string {
  const say = words[terminal.language];
  switch (shape.kind) {
    case 'whole':
      return say.wholeFrom(shape.min, shape.max);
    case 'truth':
      return say.yesOrNo;
    case 'word':
      return shape.words.join(' / ');
    case 'text':
      return say.textOf(shape.longest);
    case 'list':
      return say.listOf(shape.longest, expected(terminal, shape.of));
  }
}

/** What was typed as a value of the shape; undefined if it is none. */
function read(terminal: Terminal, shape: FieldShape, typed: string): unknown {
  switch (shape.kind) {
    case 'whole': {
      const number = /^-?\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
      return number >= shape.min && number <= shape.max ? number : undefined;
    }
    case 'truth': {
      const { yes, no } = words[terminal.language];
      if (yes.includes(typed.toLowerCase())) return true;
      return no.includes(typed.toLowerCase()) ? false : undefined;
    }
    case 'word':
      return shape.words.find(word => word.toLowerCase() === typed.toLowerCase());
    case 'text':
      return typed.length <= shape.longest ? typed : undefined;
    case 'list': {
      const items = typed.split(/[\s,;]+/).filter(item => item !== '');
      const values = items.map(item => read(terminal, shape.of, item));
      return values.length > shape.longest || values.includes(undefined) ? undefined : values;
    }
  }
}
