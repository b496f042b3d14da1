/**
 * The words of a game: how its table, its actions, its events and its refusals read in a language.
 *
 * Rules speak in codes; every application (terminal, page, notification) takes the sentences from here. French uses the players'
 * own words, as in the glossaries of the ledgers.
 */
import type { Rules } from '../kernel/game.ts';
import type { Seat, Viewer } from '../kernel/seats.ts';
import type { AnyAction } from '../kernel/steps.ts';
import type { Picture, PicturePlace } from './picture.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of the players, by seat. */
export type Names = readonly string[];

/** For each member of a union of records, told apart by `type`, a function of it. */
type ByType<T extends { type: string }> = {
  readonly [K in T['type']]: { tell(told: Extract<T, { type: K }>, names: Names): string }['tell'];
};

export interface Wording<R extends Rules = Rules> {
  /** The game in one sentence. */
  readonly summary: string;
  /** What a player should know about this edition, such as how sure its list of cards is. */
  readonly notice?: string;
  /** For each step that asks: what the seat has to do. */
  readonly prompts: { readonly [step: string]: string };
  /** The same where it depends on what the seat sees, such as a power that may be used; null where `prompts` says it all. */
  prompt?(step: string, view: R['view'], seat: Seat, names: Names): string | null;
  readonly actions: ByType<R['action']>;
  /** Those of them that name something by its number, as one says them beside a board that shows no numbers. */
  readonly aloud?: Partial<ByType<R['action']>>;
  /** What an action would do now, from what its seat sees; null where there is nothing to foresee. */
  effect?(view: R['view'], seat: Seat, action: R['action'], names: Names): string | null;
  /** What a player types for an action, where numbering the list would be odd (cards that are numbers themselves). */
  readonly keys?: Keys<R['action']>;
  /** For each step that takes free answers: the actions one can write there, and what their fields are called. */
  readonly forms?: { readonly [step: string]: { readonly [type: string]: Form<R['view']> } };
  /** The same for what may be written at any time, whoever is asked. */
  readonly asides?: { readonly [type: string]: Form<R['view']> };
  readonly events: ByType<R['event']>;
  /** For each refusal code of the game's own rules. */
  readonly refusals: { readonly [code: string]: string };
  /** For each option: its label, and the labels of those of its values that need one. */
  readonly options: {
    readonly [key: string]: { readonly label: string; readonly values: { readonly [value: string]: string } };
  };
  /** For each ready-made phrase. */
  readonly phrases: { readonly [key: string]: string };
  /** What a viewer sees of the table, line by line. */
  table(view: R['view'], viewer: Viewer, names: Names): string[];
  /** The same in parts, for applications that can draw; without it they show the lines. */
  picture?(view: R['view'], viewer: Viewer, names: Names): Picture;
  /** The ways to point at an action in the picture: each has the places one touches, in order. */
  ways?(action: R['action']): readonly (readonly PicturePlace[])[];
  /** What somebody means who points where nothing can be done now, so that the rules can say why not; null if nothing. */
  meant?(place: PicturePlace, view: R['view'], seat: Seat): R['action'] | null;
  /** What the channels of talk are called that are not for everybody. */
  readonly channels?: { readonly [id: string]: string };
  /** What the clocks are called that the rules set going, by the first word of their ids. */
  readonly clocks?: { readonly [clock: string]: string };
  /** What rounds are called where players have a word of their own for them. */
  readonly rounds?: RoundWords;
  /** What a score is called where it does not count points. */
  score?(score: number): string;
  /** The sides of an outcome are named by their seats; this names those that nobody owns. */
  readonly sides?: { readonly [side: string]: string };
}

/** 'Round 3', and all of them: 'rounds'. */
export interface RoundWords {
  of(round: number): string;
  readonly all: string;
}

/** How actions are typed: `read` takes what `of` gives, and anything else that names an action, legal or not. */
export interface Keys<A extends AnyAction> {
  of(action: A): string;
  read(typed: string): A | null;
}

/** An action that is written rather than picked from a list. */
export interface Form<V = Rules['view']> {
  readonly label: string;
  /** What each field is called; for a field that is a list, also each of its items, where that depends on what one sees. */
  readonly fields: { readonly [name: string]: FieldLabel<V> };
  /** What is written there already. */
  start?(view: V): { readonly [name: string]: unknown };
  /** Whether it is for a seat to write now; without an answer it is. */
  isFor?(view: V, seat: Seat): boolean;
}

export type FieldLabel<V = Rules['view']> = string | { label(view: V): readonly string[] }['label'];

/**
 * What one item of a field is called.
 * @example itemLabel(form.fields.clues, view, 0) // 'Clue 1'
 */
export function itemLabel<V>(label: FieldLabel<V>, view: V, item: number): string {
  return typeof label === 'string' ? `${label} ${item + 1}` : (label(view)[item] ?? String(item + 1));
}

/**
 * What a seat that is asked has to do; undefined where the game has no words for it.
 * @example promptOf(wording.en, 'chooseCard', view, 0, names) // 'Choose a card.'
 */
export const promptOf = <R extends Rules>(
  wording: Wording<R>,
  step: string,
  view: R['view'],
  seat: Seat,
  names: Names,
): string | undefined => wording.prompt?.(step, view, seat, names) ?? wording.prompts[step];

export type Wordings<R extends Rules = Rules> = { readonly [L in Language]: Wording<R> };

/** British: the English of this table puts no comma before the last "and". */
const LISTS: { readonly [L in Language]: Intl.ListFormat } = {
  en: new Intl.ListFormat('en-GB'),
  fr: new Intl.ListFormat('fr'),
};

/**
 * A list of names as a sentence has it.
 * @example enumerated(['Anne', 'Ben', 'Cleo'], 'en') // 'Anne, Ben and Cleo'
 */
export const enumerated = (items: readonly string[], language: Language): string => LISTS[language].format(items);

// made once: making them takes far longer than using them, and the log counts in every sentence
const FIGURES: { readonly [L in Language]: Intl.NumberFormat } = {
  en: new Intl.NumberFormat('en'),
  fr: new Intl.NumberFormat('fr'),
};
const PLURALS: { readonly [L in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
};

/**
 * One of two forms, with its number: French counts zero among the singular and never breaks a line between the two,
 * and minus is a sign of its own.
 * @example counted('fr', 0, 'carte', 'cartes') // '0\u00a0carte'
 */
export const counted = (language: Language, count: number, one: string, many: string): string =>
  `${FIGURES[language].format(count).replace('-', '−')}${language === 'fr' ? '\u00a0' : ' '}${PLURALS[language].select(count) === 'one' ? one : many}`;

/**
 * A label for each seat that can be chosen: people count from one, the rules from zero.
 * @example seatLabels('seat', 3) // { 0: 'seat 1', 1: 'seat 2', 2: 'seat 3' }
 */
export const seatLabels = (label: string, seats: number): { readonly [seat: number]: string } =>
  Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, `${label} ${seat + 1}`]));

/**
 * The name of a seat.
 * @example nameOf(names, 2)
 */
export const nameOf = (names: Names, seat: Seat): string => names[seat] ?? String(seat + 1);

/**
 * Words as they stand at the head of a sentence.
 * @example atHead('the ghost ship') // 'The ghost ship'
 */
export const atHead = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * A number with the sign that print has for minus.
 * @example figure(-5) // '−5'
 */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/**
 * The same as a gain or a loss.
 * @example signed(7) // '+7'
 */
export const signed = (points: number): string => (points > 0 ? `+${points}` : figure(points));
