/**
 * For which turn of a seat somebody was called last: one of several servers makes a call, and none makes it again after a start.
 * It goes with the table, and is worth nothing any more when the game is over.
 */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { isFirst, type KeptRecord, type Records, tableOwner } from '../storage/records.ts';

const KIND = 'turn-call';
const idOf = (table: string, seat: Seat): string => `${table} ${seat}`;

/** What is kept of the calls to some seats, to be removed when nobody will be called there any more. */
export const madeCallsAt = (table: string, seats: readonly Seat[]): Pick<KeptRecord, 'kind' | 'id'>[] =>
  seats.map(seat => ({ kind: KIND, id: idOf(table, seat) }));

export class MadeCalls {
  private readonly records: Pick<Records, 'record' | 'writeRecords'>;
  private readonly now: () => number;

  constructor(records: Pick<Records, 'record' | 'writeRecords'>, now: () => number) {
    this.records = records;
    this.now = now;
  }

  /**
   * Whether it is for whoever asks to make a call, of which there is one for each turn: whoever is told so makes it.
   * @example if (await made.claim(room.id, seat, decision)) await call(who);
   */
  async claim(table: string, seat: Seat, decision: number): Promise<boolean> {
    const id = idOf(table, seat);
    const before = await this.records.record(KIND, id);
    if (before !== null && decisionIn(before) === decision) return false;
    // By the mark it is known for our own, should the connection be lost before the answer comes.
    const body = `${decision} ${randomBytes(9).toString('base64url')}`;
    const kept: KeptRecord = { kind: KIND, id, owner: tableOwner(table), at: this.now(), body };
    if (await isFirst(this.records, { add: [kept], ...(before !== null && { take: [before] }) })) return true;
    return (await this.records.record(KIND, id))?.body === body;
  }
}

const decisionIn = ({ body }: KeptRecord): number => Number.parseInt(body, 10);
