/** Editions, expansions and variants: which values there are, and which go together. */
import { type Refusal, refuse } from './refusal.ts';

export type OptionValue = string | number | boolean;
export type Options = { readonly [key: string]: OptionValue };

/** One option: its values, the first choice of a new table, and the row of the ledger it comes from. */
export interface OptionSpec<T extends OptionValue = OptionValue> {
  /** All its values; of a free option, those that are offered and that the laws play with. */
  readonly values: readonly T[];
  readonly default: T;
  readonly rule: string;
  /** The numbers among its values are seats; people count them from 1. */
  readonly seats?: true;
  /** People may write a value of their own, such as a list of words. */
  readonly free?: FreeText;
  /** Whether there is anything to choose at a table like this; where there is not, it is not offered. Always, if nothing is said. */
  isAvailable?(options: Options, seats: number): boolean;
  /** A fine point of the rules that few ever change: a page may fold it away. */
  readonly isFine?: true;
  /** Its values are languages: whoever lays out a table is offered their own first. */
  readonly follows?: 'language';
}

/** What may be written where no list can hold all values. */
export interface FreeText {
  readonly longest: number;
  /** Why a text is no value, or null. */
  check(text: string): Refusal | null;
}

export type OptionSpecs<O extends Options = Options> = { readonly [K in keyof O]: OptionSpec<O[K]> };

/** What a game says about the tables it can be played at. */
export interface BoxSpec<O extends Options = Options> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number; readonly rule: string };
  readonly options: OptionSpecs<O>;
  /** Refuses values that do not go together, or not with this number of seats. */
  fits?(options: O, seats: number): Refusal | null;
}

/**
 * What somebody who speaks a language is offered first: their own language where an option is one.
 * @example offeredFirst(decrypto, 'fr') // { language: 'fr' }
 */
export const offeredFirst = ({ options }: Pick<BoxSpec, 'options'>, language: string): Options =>
  Object.fromEntries(
    Object.entries(options).flatMap(([key, { follows, values }]) =>
      follows === 'language' && values.includes(language) ? [[key, language]] : [],
    ),
  );

/**
 * The options that are offered for a table like this: the others change nothing there, or only what is refused.
 * @example availableOptions(jamaica, { edition: '2021' }, 2).map(([key]) => key) // ['edition', 'crew']
 */
export const availableOptions = ({ options }: Pick<BoxSpec, 'options'>, picked: Options, seats: number) => {
  const whole = { ...Object.fromEntries(Object.entries(options).map(([key, spec]) => [key, spec.default])), ...picked };
  return Object.entries<OptionSpec>(options).filter(([, spec]) => spec.isAvailable?.(whole, seats) ?? true);
};

/**
 * Checks what a table asks for, and fills in what it leaves open.
 * @example chosen(fujiFlush, {}, 4) // { first: 'random', freeChat: false }
 */
export function chosen<O extends Options>(game: BoxSpec<O>, wanted: unknown, seats: number): O | Refusal {
  const { min, max, rule } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return refuse('wrong-seats', rule, `${game.id} is played with ${min} to ${max} seats, not ${String(seats)}`);
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return refuse('bad-options', undefined, 'options are a record of keys and values');
  const keys = Object.keys(game.options);
  for (const [key, value] of Object.entries(wanted)) {
    if (!Object.hasOwn(game.options, key))
      return refuse('unknown-option', undefined, `${game.id} has no option '${key.slice(0, 40)}' (${naming(keys)})`);
    const refusal = whyNotValue(key, game.options[key], value);
    if (refusal !== null) return refusal;
  }
  const defaults = Object.fromEntries(keys.map(key => [key, game.options[key].default]));
  const options = { ...defaults, ...wanted } as unknown as O;
  return game.fits?.(options, seats) ?? options;
}

function whyNotValue<T extends OptionValue>(key: string, spec: OptionSpec<T>, value: unknown): Refusal | null {
  const { values, rule, free } = spec;
  if (values.includes(value as never)) return null;
  if (free === undefined || typeof value !== 'string')
    return refuse('unknown-value', rule, `option '${key}' is one of ${naming(values)}, not ${shown(value)}`);
  if (value.length > free.longest)
    return refuse('value-too-long', rule, `option '${key}' has at most ${free.longest} characters`);
  return free.check(value);
}

/**
 * Every table the game can be played at: all options, all numbers of seats, without what does not go together.
 * @example for (const { options, seats } of tablesOf(game)) …
 */
export function tablesOf<O extends Options>(game: BoxSpec<O>): { options: O; seats: number }[] {
  let all: Options[] = [{}];
  for (const [key, spec] of Object.entries(game.options as OptionSpecs))
    all = all.flatMap(options => spec.values.map(value => ({ ...options, [key]: value })));
  const tables: { options: O; seats: number }[] = [];
  for (const options of all as O[])
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      if ((game.fits?.(options, seats) ?? null) === null) tables.push({ options, seats });
  return tables;
}

const shown = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.slice(0, 40)}'`;
  return typeof value === 'object' && value !== null ? 'a record or a list' : String(value).slice(0, 40);
};
const naming = (values: readonly OptionValue[]): string => (values.length === 0 ? 'none' : values.join(', '));
