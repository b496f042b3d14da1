/**
 * What a bot is given to think about, far from the table: one imagined position, and what its seat remembers.
 *
 * The true position never leaves the table. Whatever more the bot imagines is dealt anew from that one position, which looks
 * to its seat as the true one does.
 */
import { type Advice, adviceFor } from '@havre/engine/bots/advice.ts';
import type { DataFiles } from '@havre/engine/bots/data-files.ts';
import { botOf, type Roster } from '@havre/engine/bots/index.ts';
import { loadKnowledge, type PreparedTable } from '@havre/engine/bots/knowledge.ts';
import { type Mind, minded } from '@havre/engine/bots/mind.ts';
import { type Chance, NO_DICE, SeededDice } from '@havre/engine/kernel/chance.ts';
import { type ForeseenQuestion, foreseenQuestions } from '@havre/engine/kernel/foresight.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import { offered, pending } from '@havre/engine/kernel/pending.ts';
import { bare, revived, rulesOf } from '@havre/engine/kernel/position.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { Identity } from '../model/events.ts';
import type { Games } from '../model/plan.ts';

/** Plain data: it goes to another thread. */
export interface BotTask {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  readonly state: unknown;
  readonly memory: unknown;
  readonly bot: string;
  readonly seed: number;
}

/** For whom something is thought about: where many wait, it says whose turn it is. Plain data. */
export interface TaskOwner {
  readonly table: string;
  /** Whose share of the thinking it takes: the host's for the bots of a table, for advice that of whoever asks. */
  readonly who: Identity;
  /** Whether somebody who plays there looks: they wait for it, and come before those whom nobody looks at. */
  readonly isAttended: boolean;
}

/** Whether somebody still waits for an answer. What nobody waits for is not thought about. */
export type IsWanted = () => boolean;

/** Where bots think: threads of a server, a worker of a page. Rejects with `NoBotResult`. */
export interface BotExecutor {
  /** What a bot chooses. */
  think(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<AnyAction>;
  /** The best answers, for a person who asks. */
  advise(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<Advice<AnyAction>>;
  /** What a seat may be asked next, for a person who wants to prepare an answer. */
  foresee(task: BotTask, owner: TaskOwner, isWanted?: IsWanted): Promise<Foresight>;
  close(): Promise<void>;
}

/** Why nothing was thought: it has failed or taken too long, too many wait already, or nobody waits for it any more. */
export type WhyNoBotResult = 'failed' | 'busy' | 'unwanted';

export class NoBotResult extends Error {
  override name = 'NoBotResult';
  readonly why: WhyNoBotResult;

  constructor(sentence: string, why: WhyNoBotResult = 'failed') {
    super(sentence);
    this.why = why;
  }
}

/**
 * What a bot is to think about in a seat that is being asked.
 * @example const task = botTaskOf(match, { seat, bot: 'one-ply', seed: 7 });
 */
export const botTaskOf = (match: Match, { seat, bot, seed }: { seat: Seat; bot: string; seed: number }): BotTask => ({
  game: match.game.id,
  version: match.game.version,
  options: match.options,
  seats: match.seats,
  seat,
  state: bare(match.game, match.imagined(seat, new SeededDice(seed))),
  memory: match.memory(seat),
  bot,
  seed,
});

/** Who thinks, and for how long; the bots of the house, and as long as they like, if nothing is said. */
export interface ThinkingOptions {
  readonly roster?: Roster;
  /** Where what games know of their tables is read from. */
  readonly files?: DataFiles;
  /** A clock of the application: a bot that is still thinking then answers with the best it has found. */
  isEnough?(): boolean;
}

/**
 * What the bot chooses.
 * @example const action = await botChoice(task, gamesOnShelf);
 */
export async function botChoice(
  task: BotTask,
  games: Games,
  { roster = botOf, isEnough, files }: ThinkingOptions = {},
): Promise<AnyAction> {
  const bot = roster(task.bot);
  if (bot === undefined) throw new Error(`there is no bot '${task.bot}'`);
  await bot.prepare?.(task.game, tableOf(task, files));
  return bot.choose(mindFrom(task, games), new SeededDice(task.seed, 1), isEnough);
}

const tableOf = ({ options }: BotTask, files?: DataFiles): PreparedTable | undefined =>
  files === undefined ? undefined : { options, files };

/** How many futures are imagined for an advice, if there is time for them, and how many answers are named. */
const TRIES = 6_000;
const MOST_ANSWERS = 3;

/**
 * The best answers to the question of a task, whoever was to answer it.
 * @example const { answers } = await botAdvice(task, gamesOnShelf);
 */
export async function botAdvice(
  task: BotTask,
  games: Games,
  { isEnough, files }: ThinkingOptions = {},
): Promise<Advice<AnyAction>> {
  await loadKnowledge(task.game, tableOf(task, files));
  const thoroughness = { tries: TRIES, most: MOST_ANSWERS, ...(isEnough === undefined ? {} : { isEnough }) };
  return adviceFor(mindFrom(task, games), new SeededDice(task.seed, 1), thoroughness);
}

/** The questions that a seat may be asked next, the likeliest first. */
export interface Foresight {
  readonly questions: readonly ForeseenQuestion<AnyAction>[];
}

/**
 * What the seat of a task may be asked next.
 * @example foresightOf(task, gamesOnShelf).questions[0]?.answers
 */
function foresightOf(task: BotTask, games: Games): Foresight {
  const { game, imagine } = imaginationOf(task, games);
  return { questions: foreseenQuestions(game, task.seat, imagine, new SeededDice(task.seed, 1)) };
}

/** What is asked of a place where bots think, as it goes to another thread; and what comes back. */
export interface BotRequest {
  readonly for: 'choice' | 'advice' | 'foresight';
  readonly task: BotTask;
}
export type BotResult = { readonly found: AnyAction | Advice<AnyAction> | Foresight } | { readonly failed: string };

/**
 * Thinks about what was asked, and says what came of it; never throws.
 * @example postMessage(await runBotRequest(asked, gamesOnShelf, { isEnough }));
 */
export async function runBotRequest(
  asked: BotRequest,
  games: Games,
  thinking: ThinkingOptions = {},
): Promise<BotResult> {
  try {
    if (asked.for === 'foresight') return { found: foresightOf(asked.task, games) };
    const think = asked.for === 'advice' ? botAdvice : botChoice;
    return { found: await think(asked.task, games, thinking) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** How long the strongest bots think about one decision, in milliseconds; the others are done long before. */
export const LONGEST_THINKING = 1500;
/** However many wait, a task has so long: on a slow machine still as many futures as the level below imagines. */
export const SHORTEST_THINKING = 100;

/**
 * How long a task may take that keeps so many others waiting, in milliseconds.
 * @example thinkingTime(2) // 500
 */
export const thinkingTime = (pressure: number): number =>
  Math.max(SHORTEST_THINKING, Math.floor(LONGEST_THINKING / (1 + pressure)));

/**
 * A clock for one task. It begins to run when it is first looked at: loading what a game knows is not thinking.
 * @example const isEnough = timer(() => performance.now(), () => 1500);
 */
export function timer(now: () => number, longest: () => number): () => boolean {
  let beganAt: number | null = null;
  return () => {
    beganAt ??= now();
    return now() - beganAt > longest();
  };
}

function imaginationOf({ game: id, version, seat, state, memory }: BotTask, games: Games) {
  const box = games(id);
  const game = box === undefined ? undefined : rulesOf(box, version);
  if (game === undefined) throw new Error(`there is no game '${id}' of version ${version}`);
  const first = revived(game, state, NO_DICE);
  const imagine = (chance: Chance) => {
    const copy = game.clone(first, chance);
    game.determinise(copy, seat, chance, memory);
    return copy;
  };
  return { game, first, imagine };
}

function mindFrom(task: BotTask, games: Games): Mind {
  const { seat, seats } = task;
  const { game, first, imagine } = imaginationOf(task, games);
  const now = pending(game.book.steps, first);
  if (now === null) throw new Error('nobody is asked anything');
  const out = offered(now, first, seat);
  const needsSuggestion = now.step.ask.free !== undefined;
  return minded({ game, seat, seats, legal: out.toArray(), answerCount: out.answerCount, needsSuggestion, imagine });
}
