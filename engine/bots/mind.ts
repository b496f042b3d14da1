/**
 * What a bot has to think with: what its seat may do, and positions as its seat might imagine them.
 *
 * A bot gets nothing else. The true position is on the other side of this interface, so a bot cannot peek even by mistake.
 */
import type { Chance } from '../kernel/chance.ts';
import type { Game, Rules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { pending } from '../kernel/pending.ts';
import type { Seat } from '../kernel/seats.ts';
import { suggested } from '../kernel/wander.ts';
import type { PreparedTable } from './knowledge.ts';

export interface Mind<R extends Rules = Rules> {
  readonly game: Game<R>;
  readonly seat: Seat;
  readonly seats: number;
  /** Everything the seat may do, except free answers. */
  readonly legal: readonly R['action'][];
  /** How many of these, from the first on, answer the question; the others are liberties beside it. */
  readonly answerCount: number;
  /** Whether an answer must come from `suggest`: where free text is asked for, or a meeting is to be brought to an end. */
  readonly needsSuggestion: boolean;
  /** A position that fits all the seat knows; each call gives another one. */
  imagine(chance: Chance): R['state'];
  /** One sensible answer of the rules' own making, found in an imagined position. */
  suggest(chance: Chance): R['action'];
}

/** A player that is a program. */
export interface Bot {
  readonly name: string;
  /** Makes ready what the bot knows of a game, and of a table; whoever lets it play waits for that first. */
  prepare?(game: string, table?: PreparedTable): Promise<void>;
  /** A clock of the application may say that it is enough; a bot that thinks long then answers with the best it has found. */
  choose<R extends Rules>(mind: Mind<R>, chance: Chance, isEnough?: () => boolean): R['action'];
}

/**
 * The mind of a seat that is being asked.
 * @example match.play(seat, bot.choose(mindOf(match, seat), dice));
 */
export function mindOf<R extends Rules>(match: Match<R>, seat: Seat): Mind<R> {
  const question = match.asked(seat);
  if (question === null) throw new Error(`seat ${seat} is not asked anything`);
  const { game, seats } = match;
  const needsSuggestion = game.book.steps.some(step => step.name === question.step && step.ask.free !== undefined);
  const { legal, answers: answerCount } = question;
  return minded({
    game,
    seat,
    seats,
    legal,
    answerCount,
    needsSuggestion,
    imagine: chance => match.imagined(seat, chance),
  });
}

/**
 * A mind by what makes it up: what the rules suggest is found in what it imagines.
 * @example minded({ game, seat, seats, legal, answerCount, needsSuggestion: false, imagine })
 */
export const minded = <R extends Rules>(parts: Omit<Mind<R>, 'suggest'>): Mind<R> => ({
  ...parts,
  suggest(chance) {
    const imagined = parts.imagine(chance);
    const now = pending(parts.game.book.steps, imagined);
    if (now === null) throw new Error('what is imagined is over, although somebody is asked');
    return suggested(now, imagined, parts.seat, chance);
  },
});
