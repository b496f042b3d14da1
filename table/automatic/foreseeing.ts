/**
 * What may I be asked next? For somebody who wants to prepare an answer while others think: from what their own seat knows, as a bot
 * in that seat would imagine it, and where bots think. Nothing of it is written down, and nobody else hears of it.
 */
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { Room } from '../room/room.ts';
import { randomSeed } from '../runtime/runtime.ts';
import type { AdviserDeps } from './advising.ts';
import { type BotTask, botTaskOf, type Foresight, type IsWanted, NoBotResult } from './bot-tasks.ts';

export type { Foresight } from './bot-tasks.ts';

/**
 * The questions that somebody may be asked next; or why there are none to prepare for.
 * @example const foresight = await foresightFor(room, identity, { thinking, logger });
 */
export async function foresightFor(
  room: Room,
  who: Identity,
  { thinking, logger }: AdviserDeps,
  isWaiting?: IsWanted,
): Promise<Foresight | Refusal> {
  const task = await room.read(table => taskFor(table, who));
  if (isRefusal(task)) return task;
  try {
    return await thinking.foresee(task, { table: room.id, who, isAttended: true }, isWaiting);
  } catch (error) {
    if (error instanceof NoBotResult && error.why !== 'failed')
      return refuse(error.why === 'busy' ? 'too-busy' : 'stale');
    logger.error({ table: room.id, error }, 'nothing could be foreseen');
    return refuse('no-advice');
  }
}

function taskFor({ match, phase, sitters }: Table, who: Identity): BotTask | Refusal {
  const seat = sitters.seatOf(who);
  if (seat === null) return refuse('not-seated');
  if (match === null || phase !== 'playing') return refuse('not-playing');
  if (sitters.at(seat)?.bot != null) return refuse('bot-plays');
  if (match.asked(seat)?.awaited === true) return refuse('asked-already');
  return botTaskOf(match, { seat, bot: '', seed: randomSeed() });
}
