/**
 * What somebody who knows a game knows beside its rules: which answers look good, how a position stands, what to leave
 * aside. Opinions, never rules: nothing is legal or illegal because of them, and a game is played without them too.
 *
 * It lies in the folder of its game, apart from the rules, and may be large: whoever lets a bot play loads it first.
 */
import { manifestOf } from '../games/index.ts';
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import type { Options } from '../kernel/options.ts';
import type { Seat } from '../kernel/seats.ts';
import type { Offer } from '../kernel/steps.ts';
import type { DataFiles } from './data-files.ts';
import type { Inattention } from './inattention.ts';
import type { Mind } from './mind.ts';
import type { SearchManner } from './search/selection.ts';

/** All of it is optional. Positions are imagined ones; where a view is given, it is what the seat's screen shows. */
export interface Knowledge<R extends Rules = Rules> {
  /** Reads what only tables with such options need, such as the words of a language; more than once for the same is no harm. */
  prepare?(options: R['options'], files: DataFiles): Promise<void>;
  /** A good answer found without any search, or null where there is none: for free answers, where nothing can be tried. */
  choose?(mind: Mind<R>, chance: Chance, inattention?: Inattention): R['action'] | null;
  /** How good an action looks from what the seat sees; higher is better, in whatever unit the game counts. */
  worth?(view: R['view'], seat: Seat, action: R['action']): number;
  /** How promising an action looks before it is tried, from 0 to 1. */
  promise?(s: R['state'], seat: Seat, action: R['action']): number;
  /** What a sensible player would do while a search plays on: the place of an action in the list. Quick before all else. */
  habit?(s: R['state'], seat: Seat, out: Offer<R['action']>, chance: Chance): number;
  /** Drops answers that are not worth telling apart from others, or bring nothing at all, in place; at least one stays. */
  group?(s: R['state'], seat: Seat, out: Offer<R['action']>): void;
  /** How a search of this game weighs its tries, where that differs from the usual. */
  readonly manner?: Partial<SearchManner>;
  /** Where playing on to the end tells less than a look at the position. */
  readonly judgement?: Judgement<R>;
}

/** How a position stands that a search does not play to its end. */
export interface Judgement<R extends Rules = Rules> {
  /** After so many turns a search stops and looks. */
  readonly turns: number;
  /** The same for whoever has many tries, where looking further pays. */
  readonly farTurns?: number;
  /** How far the game has come, in turns; without it every decision is one. */
  turn?(s: R['state']): number;
  /** The winning chance of each seat, from 0 to 1, as somebody sees it; where nobody is named, whoever is asked. */
  chances(s: R['state'], chances: Float64Array, viewer?: Seat): void;
}

/** The table that a bot makes ready for, and where the files are that it needs. */
export interface PreparedTable {
  readonly options: Options;
  readonly files: DataFiles;
}

const loaded = new Map<string, Knowledge>();
const NO_KNOWLEDGE: Knowledge = {};

/**
 * Makes what is known of a game ready, if anything is, and what is known of tables like one.
 * @example await loadKnowledge('decrypto', { options: match.options, files });
 */
export async function loadKnowledge(game: string, table?: PreparedTable): Promise<void> {
  const manifest = manifestOf(game);
  if (manifest?.knowledge === undefined) return;
  if (!loaded.has(game)) loaded.set(game, (await manifest.knowledge()).knowledge);
  if (table !== undefined) await loaded.get(game)?.prepare?.(table.options, table.files);
}

/**
 * What is known of the game of a mind; nothing where it was not loaded. The manifest has checked that what is kept under the
 * id of a game is of its rules.
 * @example knowledgeOf(mind).habit?.(s, seat, out, chance)
 */
export const knowledgeOf = <R extends Rules>({ game }: Pick<Mind<R>, 'game'>): Knowledge<R> =>
  (loaded.get(game.id) ?? NO_KNOWLEDGE) as Knowledge<R>;
