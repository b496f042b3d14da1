/** What a table is going to be: game, options, seats, who may see it, which clock. */
import { manifestOf } from '@havre/engine/games/index.ts';
import { canonical } from '@havre/engine/kernel/canonical.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { chosen, type Options } from '@havre/engine/kernel/options.ts';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';

export type Visibility = 'public' | 'private';

/** At zero the game's own rows decide, or a bot plays once; where a game has no row for it, a bot plays too. */
export type AtZero = 'rules' | 'bot';

export type Clock =
  | { readonly type: 'none' }
  /** So long for each decision: seconds, or days. */
  | { readonly type: 'perMove'; readonly seconds: number; readonly atZero: AtZero }
  /** So long for the whole game, and so much more for each answer; never more than in the beginning (`time-banks.ts`). */
  | { readonly type: 'bank'; readonly seconds: number; readonly increment: number; readonly atZero: AtZero };

export interface Plan {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly visibility: Visibility;
  readonly clock: Clock;
  /** Whether players may ask the program for advice. */
  readonly hints: boolean;
  /** How long a bot pretends to think, in milliseconds. */
  readonly botPace: number;
}

/** What the host may still change before the start. */
export type Agreed = Pick<Plan, 'options' | 'seats' | 'visibility' | 'clock' | 'hints'>;

/** What is new in a plan: the options by their keys, and the rest by name. */
export interface PlanChanges {
  readonly options: readonly string[];
  readonly others: readonly Exclude<keyof Agreed, 'options'>[];
}

/** How a table is run, whatever is played there. */
export type TableSettings = Pick<Plan, 'visibility' | 'clock' | 'hints' | 'botPace'>;

/** The games there are, by their ids. */
export type Games = (id: string) => Game | undefined;

/** The games on the shelf. */
export const gamesOnShelf: Games = id => manifestOf(id)?.game;

const SHORTEST_MOVE = 5;
const LONGEST_MOVE = 30 * 24 * 60 * 60;
const SLOWEST_BOT = 60_000;

const isBetween = (value: number, least: number, most: number): boolean =>
  Number.isFinite(value) && value >= least && value <= most;

/**
 * The plan with all options filled in, or why there can be no such table.
 * @example const plan = planned({ game: 'fuji-flush', options: {}, seats: 4, … });
 */
export function planned(wanted: Plan, games: Games = gamesOnShelf): Plan | Refusal {
  const game = games(wanted.game);
  if (game === undefined) return refuse('unknown-game', undefined, `there is no game '${wanted.game.slice(0, 40)}'`);
  const options = chosen(game, wanted.options, wanted.seats);
  if (isRefusal(options)) return options;
  const { clock, botPace } = wanted;
  if (clock.type !== 'none' && !isBetween(clock.seconds, SHORTEST_MOVE, LONGEST_MOVE))
    return refuse('bad-clock', undefined, `a clock gives ${SHORTEST_MOVE} to ${LONGEST_MOVE} seconds`);
  if (clock.type === 'bank' && !isBetween(clock.increment, 0, clock.seconds))
    return refuse('bad-clock', undefined, 'a bank of time pays back at most what it holds');
  if (!isBetween(botPace, 0, SLOWEST_BOT))
    return refuse('bad-pace', undefined, `a bot takes 0 to ${SLOWEST_BOT} milliseconds`);
  return { ...wanted, options };
}

const OTHERS: readonly Exclude<keyof Agreed, 'options'>[] = ['seats', 'visibility', 'clock', 'hints'];

/**
 * What differs between two plans of a table.
 * @example planChanges(table.plan, wanted) // { options: ['edition'], others: ['seats'] }
 */
export const planChanges = (before: Plan, after: Plan): PlanChanges => ({
  options: Object.keys(after.options).filter(key => after.options[key] !== before.options[key]),
  others: OTHERS.filter(part => canonical(after[part]) !== canonical(before[part])),
});
