/**
 * What would you do? Advice for somebody who is being asked, where the table allows it: from what their own seat knows, and
 * for their ears alone. Nothing of it is written down.
 */
import type { Advice } from '@havre/engine/bots/advice.ts';
import { USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { Identity } from './facts.ts';
import type { Log } from './log.ts';
import type { Room } from './room.ts';
import { randomSeed } from './runtime.ts';
import type { Table } from './table.ts';
import { type ThinkingPlace, type Thought, thoughtOf } from './thinking.ts';

/** An advice, and the question it is for. */
export interface Advised extends Advice<Act> {
  readonly decision: number;
}

/** Who thinks about it, and who hears of it if that fails. */
export interface Advisers {
  readonly thinking: ThinkingPlace;
  readonly log: Log;
}

/**
 * Advice for a person at a table, or why there is none. A thought that fails is the house's mistake and not theirs: it is
 * logged, and they may ask again.
 * @example const advised = await adviceAt(room, 'anne', { thinking, log }); if (!isRefusal(advised)) show(advised.answers);
 */
export async function adviceAt(room: Room, who: Identity, { thinking, log }: Advisers): Promise<Advised | Refusal> {
  const asked = await room.look(table => questionOf(table, who));
  if (isRefusal(asked)) return asked;
  try {
    const { answers } = await thinking.advise(asked.thought);
    return { decision: asked.decision, answers };
  } catch (error) {
    log.error({ table: room.id, error }, 'no advice has come of a thought');
    return refuse('no-advice');
  }
}

function questionOf(table: Table, who: Identity): { thought: Thought; decision: number } | Refusal {
  const { match, plan } = table;
  const seat = table.seatOf(who);
  if (seat === null) return refuse('not-seated');
  if (!plan.hints) return refuse('no-hints');
  const question = match?.asked(seat) ?? null;
  if (match === null || question === null) return refuse('not-asked');
  return { thought: thoughtOf(match, { seat, bot: USUAL_LEVEL, seed: randomSeed() }), decision: question.decision };
}
