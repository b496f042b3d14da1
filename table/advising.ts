/**
 * What would you do? Advice for somebody who is being asked, where the table allows it: from what their own seat knows, and
 * for their ears alone. Nothing of it is written down.
 */
import type { Advice } from '@havre/engine/bots/advice.ts';
import { USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { Identity } from './facts.ts';
import type { Room } from './room.ts';
import { randomSeed } from './runtime.ts';
import type { Table } from './table.ts';
import { type ThinkingPlace, type Thought, thoughtOf } from './thinking.ts';

/** An advice, and the question it is for. */
export interface Advised extends Advice<Act> {
  readonly decision: number;
}

/**
 * Advice for a person at a table, or why there is none.
 * @example const advised = await adviceAt(room, 'anne', pool); if (!isRefusal(advised)) show(advised.answers);
 */
export async function adviceAt(room: Room, who: Identity, place: ThinkingPlace): Promise<Advised | Refusal> {
  const asked = await room.look(table => questionOf(table, who));
  if (isRefusal(asked)) return asked;
  const { answers } = await place.advise(asked.thought);
  return { decision: asked.decision, answers };
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
