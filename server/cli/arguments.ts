/** What the user typed after a command, read and checked. Everything wrong becomes one `UserMistake` in their language. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { botOf, bots } from '@havre/engine/bots/index.ts';
import type { Bot } from '@havre/engine/bots/mind.ts';
import { manifestOf, shelf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { chosen, type OptionSpec, type Options, type OptionValue } from '@havre/engine/kernel/options.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { UserMistake } from './command.ts';
import { words } from './words/common.ts';

/** What a command takes: its name, its flags as `parseArgs` describes them, and how many other arguments at most. */
export interface Grammar<F extends ParseArgsOptionsConfig> {
  readonly command: string;
  readonly flags: F;
  readonly most: number;
}

/** Flags that `run` has already taken away, and that every command has. */
const EVERYWHERE = ['--lang', '--help'];

/**
 * The arguments of a command, by the name of their flag.
 * @example const { values, positionals } = readArguments(args, { command: 'simulate', flags: FLAGS, most: 1 }, 'en');
 */
export function readArguments<F extends ParseArgsOptionsConfig>(
  args: readonly string[],
  grammar: Grammar<F>,
  language: Language,
) {
  const { mistakes, ...read } = examinedArguments(args, grammar, language);
  if (mistakes.length > 0) throw new UserMistake(mistakes.join('\n'));
  return read;
}

/**
 * The same for a command that has more to look at before it says everything that is wrong: the mistakes, a sentence each.
 * @example const { values, mistakes } = examinedArguments(args, { command: 'serve', flags: FLAGS, most: 0 }, 'en');
 */
export function examinedArguments<F extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { command, flags, most }: Grammar<F>,
  language: Language,
) {
  const mistakes = unknownIn([...args], command, flags, language);
  const read = parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: false });
  const surplus = read.positionals[most];
  // What a flag that is not there was meant to have looks like an argument too many: that was said already.
  if (surplus !== undefined && mistakes.length === 0) mistakes.push(words[language].tooMany(command, surplus));
  // Every flag has been checked to be a known one with a value of its kind: what strict parsing would have given.
  const checked = read as ReturnType<typeof parseArgs<{ options: F; allowPositionals: true; strict: true }>>;
  return { ...checked, mistakes };
}

/** `parseArgs` is strict too, but it complains in English and takes a negative number for a flag. */
function unknownIn(args: string[], command: string, flags: ParseArgsOptionsConfig, language: Language): string[] {
  const say = words[language];
  const { tokens } = parseArgs({ args, options: flags, allowPositionals: true, strict: false, tokens: true });
  return tokens.flatMap(token => {
    if (token.kind !== 'option') return [];
    const { name, rawName, value, inlineValue } = token;
    const kind = Object.hasOwn(flags, name) ? flags[name]?.type : undefined;
    if (kind === undefined)
      return [say.noFlag(rawName, command, [...Object.keys(flags).map(flag => `--${flag}`), ...EVERYWHERE])];
    if (kind === 'boolean' && value !== undefined) return [say.takesNoValue(rawName, value)];
    const isMissing = value === undefined || (!inlineValue && /^-(-|[a-z])/i.test(value));
    return kind === 'string' && isMissing ? [say.needsValue(rawName, `${rawName} ${EXAMPLES[name] ?? '…'}`)] : [];
  });
}

/** What a value of a flag may look like. */
const EXAMPLES: { readonly [flag: string]: string } = {
  seats: '4',
  seat: '1',
  people: '2',
  bots: 'random',
  name: 'Anne',
  option: 'first=random',
  search: '"draw pile"',
  games: '1000',
  threads: '2',
  seed: '1',
  bot: 'random',
  export: 'replays',
  port: '4242',
  host: '127.0.0.1',
  data: 'data',
  title: '"Liar’s Dice"',
  into: '.',
};

/**
 * A whole number between two bounds.
 * @example wholeNumber('--seed', '7', 0, 100, 'en') // 7
 */
export function wholeNumber(flag: string, text: string, min: number, max: number, language: Language): number {
  const number = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UserMistake(words[language].wholeNumber(flag, text, min, max));
}

/**
 * A game of the shelf by its id.
 * @example gameNamed('fuji-flush', 'en').seats
 */
export function gameNamed(id: string, language: Language): Game {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new UserMistake(words[language].noGame(id, idsOfShelf()));
  return manifest.game;
}

/**
 * The game a command was given as its first argument.
 * @example gameFrom('simulate', positionals, 'en')
 */
export function gameFrom(command: string, positionals: readonly string[], language: Language): Game {
  const [id] = positionals;
  if (id === undefined) throw new UserMistake(words[language].needsGame(command, idsOfShelf()));
  return gameNamed(id, language);
}

/** The ids of all games, as one types them. */
export const idsOfShelf = (): string[] => shelf.map(({ id }) => id);

/**
 * A bot by its name.
 * @example botNamed('random', 'en').choose(mind, dice)
 */
export function botNamed(name: string, language: Language): Bot {
  const bot = botOf(name);
  if (bot !== undefined) return bot;
  throw new UserMistake(
    words[language].noBot(
      name,
      bots.map(known => known.name),
    ),
  );
}

/** How many sit down when nobody says: four where the game is for four. */
const USUAL_SEATS = 4;

/**
 * The number of seats asked for with --seats, or the usual one.
 * @example seatsFrom(fujiFlush, undefined, 'en') // 4
 */
export function seatsFrom(game: Game, text: string | undefined, language: Language): number {
  const { min, max } = game.seats;
  if (text !== undefined) return wholeNumber('--seats', text, min, max, language);
  return USUAL_SEATS >= min && USUAL_SEATS <= max ? USUAL_SEATS : min;
}

/**
 * The options of a table, from what was given with --option, completed with the defaults.
 * @example optionsFrom(fujiFlush, ['first=2'], 4, 'en') // { first: 1, freeChat: false }: the second seat
 */
export function optionsFrom(game: Game, pairs: readonly string[], seats: number, language: Language): Options {
  const wanted: Record<string, OptionValue> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UserMistake(words[language].notAPair(pair));
    const key = pair.slice(0, at);
    const text = pair.slice(at + 1);
    const spec = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
    wanted[key] = spec?.values.find(value => typed(spec, value) === text) ?? text;
  }
  const options = chosen(game, wanted, seats);
  if (isRefusal(options)) throw new UserMistake(impossible(game, wanted, seats, options, language));
  return options;
}

/** A value as people type it: they count seats from 1. */
const typed = (spec: OptionSpec | undefined, value: OptionValue): string =>
  String(spec?.seats === true && typeof value === 'number' ? value + 1 : value);

/** Why a table cannot be, and what could. */
function impossible(
  game: Game,
  wanted: Readonly<Record<string, OptionValue>>,
  seats: number,
  { refused, rule = '' }: Refusal,
  language: Language,
): string {
  const say = words[language];
  const { min, max } = game.seats;
  const keys = Object.keys(game.options);
  const unknown = Object.keys(wanted).find(key => !keys.includes(key));
  if (refused === 'wrong-seats') return say.wrongSeats(game.id, seats, min, max, rule);
  if (refused === 'unknown-option' && unknown !== undefined) return say.noOption(game.id, unknown, keys);
  if (refused === 'unknown-value')
    for (const [key, value] of Object.entries(wanted)) {
      const spec = game.options[key];
      const values = spec?.values ?? [];
      const allowed = values.map(other => typed(spec, other));
      if (!values.includes(value)) return say.noValue(key, String(value), allowed, rule);
    }
  const written = Object.keys(wanted).some(key => game.options[key]?.free !== undefined);
  const reason = written ? wordings[game.id]?.[language].refusals[refused] : undefined;
  if (reason !== undefined) return `${reason.replace(/\.$/, '')} (${rule}).`;
  for (const [key, value] of Object.entries(wanted)) {
    const spec = game.options[key];
    const possible = (spec?.values ?? []).filter(other => !isRefusal(chosen(game, { ...wanted, [key]: other }, seats)));
    const allowed = possible.map(other => typed(spec, other));
    if (allowed.length > 0) return say.unfitValue(`${key}=${typed(spec, value)}`, seats, key, allowed, rule);
  }
  return say.unfit(
    Object.entries(wanted).map(([key, value]) => `${key}=${typed(game.options[key], value)}`),
    seats,
    rule,
  );
}
