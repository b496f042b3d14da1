/** Sentences for any game: its own words where it has them, else the names its rules use. */
import type { GameEvent } from '../kernel/journal.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { AnyAction } from '../kernel/steps.ts';
import { commonRefusals } from './common-wording.ts';
import type { Language, Names, Wording } from './language.ts';

/**
 * What an action is called.
 * @example actionText(wording, { type: 'playCard', card: 7 }, names) // 'Play a 7'
 */
export function actionText(wording: Wording | undefined, action: AnyAction, names: Names): string {
  const say = wording?.actions[action.type];
  return say === undefined ? valueText(action) : say(action, names);
}

/**
 * What answers are called beside a board: as one says them aloud, but for those that could not be told apart then.
 * @example actionsAloud(wording, advised.answers, names) // ['Turn 2 sails (or a cannon)', 'Finish']
 */
export function actionsAloud(
  wording: Wording | undefined,
  actions: readonly AnyAction[],
  names: Names,
): readonly string[] {
  const said = actions.map(
    action => wording?.aloud?.[action.type]?.(action, names) ?? actionText(wording, action, names),
  );
  return said.map((text, i) =>
    said.indexOf(text) === said.lastIndexOf(text) ? text : actionText(wording, actions[i] as AnyAction, names),
  );
}

/**
 * One sentence of the story.
 * @example match.told(seat).map(event => eventText(wording, event, names))
 */
export function eventText(wording: Wording | undefined, event: GameEvent, names: Names): string {
  const say = wording?.events[event.type];
  return say === undefined ? valueText(event) : say(event, names);
}

/**
 * Why something was refused, without its rule: the game's own reason, else the kernel's.
 * @example refusalText(wording, 'en', refusal) // 'That card is not in your hand.'
 */
export const refusalText = (wording: Wording | undefined, language: Language, { refused, detail }: Refusal): string =>
  wording?.refusals[refused] ?? commonRefusals[language][refused] ?? detail ?? refused;

/**
 * A value as the rules name it, in one line: for games that have no words yet.
 * @example valueText({ type: 'guess', digits: [1, 3] }) // 'guess (digits 1 3)'
 */
export function valueText(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '-';
  if (Array.isArray(value))
    return value.map(item => (Array.isArray(item) ? `[${valueText(item)}]` : valueText(item))).join(' ');
  if (typeof value !== 'object') return String(value);
  const { type, secret, ...fields } = value as Readonly<Record<string, unknown>>;
  const shown = { ...without(fields, ['rule', 'onlyTo', 'fades']), ...without(Object(secret), ['to']) };
  const said = Object.entries(shown).map(([name, field]) => `${name} ${valueText(field)}`);
  if (typeof type !== 'string') return `(${said.join(', ')})`;
  return said.length === 0 ? type : `${type} (${said.join(', ')})`;
}

/** The fields of a record that mean something to a reader. */
const without = (fields: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => !names.includes(name) && field !== undefined));
