/**
 * What would you do? Advice for somebody who is being asked, where the table allows it: from what their own seat knows, and
 * for their ears alone. Nothing of it is written down.
 */
import type { Advice } from '@havre/engine/bots/advice.ts';
import { USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { Room } from '../room/room.ts';
import type { Logger } from '../runtime/logger.ts';
import { randomSeed } from '../runtime/runtime.ts';
import { type BotExecutor, botTaskOf, type IsWanted, NoBotResult } from './bot-tasks.ts';

/** An advice, and the question it is for. */
export interface Advised extends Advice<AnyAction> {
  readonly decision: number;
}

/** Who thinks about it, and who hears of it if that fails. */
export interface AdviserDeps {
  readonly thinking: BotExecutor;
  readonly logger: Logger;
}

/** What somebody is asked at a table. */
interface Question {
  readonly match: Match;
  readonly seat: Seat;
  readonly decision: number;
}

/** That, and who wants advice on it. */
interface Request extends Question {
  readonly who: Identity;
  readonly isWaiting: IsWanted;
}

/** Advice that is being thought about, and everybody who waits for it. */
interface Pending {
  readonly decision: number;
  readonly waiting: IsWanted[];
  readonly advised: Promise<Advised | Refusal>;
}

export class Advisers {
  private readonly deps: AdviserDeps;
  /** By table and seat: a seat has one at a time. */
  private readonly pending = new Map<string, Pending>();

  constructor(deps: AdviserDeps) {
    this.deps = deps;
  }

  /**
   * Advice for a person at a table, or why there is none. Whoever asks again before it is there gets the same; where another
   * question has come up, the one before is not thought about any more. A thought that fails is the house's mistake and not
   * theirs: it is logged, and they may ask again.
   * @example const advised = await advisers.advise(room, 'anne'); if (!isRefusal(advised)) show(advised.answers);
   */
  async advise(room: Room, who: Identity, isWaiting: IsWanted = () => true): Promise<Advised | Refusal> {
    const pending = await room.read(table => {
      const question = questionOf(table, who);
      return isRefusal(question) ? question : this.pendingFor(room, { ...question, who, isWaiting });
    });
    return isRefusal(pending) ? pending : pending.advised;
  }

  /** What is being thought about already, or is from now on. */
  private pendingFor(room: Room, { match, seat, decision, who, isWaiting }: Request): Pending {
    const key = `${room.id} ${seat}`;
    const before = this.pending.get(key);
    if (before?.decision === decision) {
      before.waiting.push(isWaiting);
      return before;
    }
    const waiting = [isWaiting];
    const isWanted = () => room.isStillAsked(seat, decision) && waiting.some(waits => waits());
    const task = botTaskOf(match, { seat, bot: USUAL_LEVEL, seed: randomSeed() });
    const advised = this.deps.thinking
      .advise(task, { table: room.id, who, isAttended: true }, isWanted)
      .then(({ answers }) => ({ decision, answers }))
      .catch(error => this.whyNot(room.id, error))
      .finally(() => {
        if (this.pending.get(key) === pending) this.pending.delete(key);
      });
    const pending = { decision, waiting, advised };
    this.pending.set(key, pending);
    return pending;
  }

  private whyNot(table: string, error: unknown): Refusal {
    const why = error instanceof NoBotResult ? error.why : 'failed';
    if (why === 'busy') return refuse('too-busy');
    if (why === 'unwanted') return refuse('stale');
    this.deps.logger.error({ table, error }, 'no advice has come of a thought');
    return refuse('no-advice');
  }
}

function questionOf({ match, plan, sitters }: Table, who: Identity): Question | Refusal {
  const seat = sitters.seatOf(who);
  if (seat === null) return refuse('not-seated');
  if (!plan.hints) return refuse('no-hints');
  const decision = match?.asked(seat)?.decision ?? null;
  if (match === null || decision === null) return refuse('not-asked');
  return { match, seat, decision };
}
