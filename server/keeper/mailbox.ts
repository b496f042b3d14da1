/**
 * How a command asks a running server, whichever it is: it leaves what it asks for in the store, and the server answers there.
 * Nothing listens anywhere for it, and whoever may write to the store may ask: that is the operator alone.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { KeeperAnswer, KeeperOverview } from '@havre/protocol/keeper.ts';
import { RecordConflict, type Records } from '../storage/records.ts';
import { KEEPER, KIND, keptRecord, newMark, writeAndSignal } from './keeper-records.ts';
import { type KeeperRequest, requestSchema } from './orders.ts';

/** How long a command waits for an answer; a copy takes its time. */
const TIMEOUT_MS = 6_000;
const PATIENCE_FOR_COPIES = 10 * 60_000;
/** Whoever has given up takes back what they asked for; if they were killed, it is good for so long. */
const GOOD_FOR = 60_000;
const GLANCE = 50;
const MOST_WAITING = 20;
const FORGOTTEN_AFTER = 60 * 60_000;

/** What is too long, or comes from a command of another version. */
const NOT_UNDERSTOOD: KeeperAnswer = { ok: false, refused: 'bad-request', about: '' };

export type KeeperReply = KeeperAnswer | KeeperOverview;

interface Letter {
  readonly by: string;
  readonly request: unknown;
  /** Nobody waits for it any more from then on. */
  readonly until: number;
}

/**
 * Asks a running server; null if none has answered.
 * @example const answer = await askServer(records, { do: 'close', table: 'K7PQ2X' }, 'anna');
 */
export async function askServer(records: Records, request: KeeperRequest, by: string): Promise<KeeperReply | null> {
  const id = newMark();
  const until = Date.now() + (request.do === 'backup' ? PATIENCE_FOR_COPIES : TIMEOUT_MS);
  const letter: Letter = { by, request, until: Date.now() + GOOD_FOR };
  await writeAndSignal(records, Date.now(), { add: [keptRecord(KIND.order, id, Date.now(), letter)] });
  const forget = [KIND.order, KIND.takenOrder, KIND.answer].map(kind => ({ kind, id }));
  const begun = Date.now();
  try {
    while (Date.now() < until) {
      const answer = await records.record(KIND.answer, id);
      if (answer !== null) return JSON.parse(answer.body) as KeeperReply;
      const isTaken = Date.now() - begun < TIMEOUT_MS || (await records.record(KIND.takenOrder, id)) !== null;
      if (!isTaken) return null;
      await pause(GLANCE);
    }
    return null;
  } finally {
    await records.writeRecords({ remove: forget });
  }
}

/** Carries out what commands have asked for; of several servers one takes each. */
export async function answerCommands(
  records: Records,
  answer: (request: KeeperRequest, by: string) => Promise<KeeperReply>,
): Promise<void> {
  for (const { id, at, body } of await records.recordsOf(KEEPER, KIND.order, MOST_WAITING)) {
    const { by, request, until } = JSON.parse(body) as Letter;
    const named = { kind: KIND.order, id };
    if (until < Date.now()) {
      if (at < Date.now() - FORGOTTEN_AFTER) await records.writeRecords({ remove: [named] });
      continue;
    }
    try {
      await records.writeRecords({ add: [keptRecord(KIND.takenOrder, id, Date.now(), newMark())] });
    } catch (error) {
      if (error instanceof RecordConflict) continue; // another server has it
      throw error;
    }
    const read = requestSchema.safeParse(request);
    const reply = read.success ? await answer(read.data, by) : NOT_UNDERSTOOD;
    await records.writeRecords({ add: [keptRecord(KIND.answer, id, Date.now(), reply)], remove: [named] });
  }
}
