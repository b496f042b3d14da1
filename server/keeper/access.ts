/**
 * Who is a keeper: whoever has opened the one-time link that `havre keeper` prints. The link is good once and for a quarter of an
 * hour; it is exchanged for a session, which lasts a working day. Of both only hashes are kept, and they are looked up by those:
 * how long that takes tells nothing of a secret.
 */
import { randomBytes } from 'node:crypto';
import { hashOf } from '../identity/devices.ts';
import { RecordConflict, type Records } from '../storage/records.ts';
import { KEEPER, KIND, keptRecord, newMark, writeAndSignal } from './keeper-records.ts';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
const MINUTE = 60_000;
export const LINK_GOOD_FOR = 15 * MINUTE;
export const SESSION_GOOD_FOR = 8 * 60 * MINUTE;
/** So many at a time: more keepers than that no server has. */
const MOST = 50;

/** A link just made: the only moment at which it is known. */
export interface KeeperLink {
  readonly secret: string;
  readonly until: number;
}

export type LinkProblem = 'wrong-link' | 'old-link' | 'used-link';

export class KeeperAccess {
  private readonly records: Records;
  private readonly now: () => number;

  constructor(records: Records, now: () => number) {
    this.records = records;
    this.now = now;
  }

  /** A new link. Those before are not good any more, and what is old is forgotten. */
  async newLink(): Promise<KeeperLink> {
    const now = this.now();
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const kinds = [KIND.link, KIND.usedLink, KIND.session];
    const kept = (await Promise.all(kinds.map(kind => this.records.recordsOf(KEEPER, kind, MOST)))).flat();
    await writeAndSignal(this.records, now, {
      // What was used stays known for a while: whoever tries it again is told so.
      remove: kept.filter(({ kind, at }) => kind === KIND.link || at < now - SESSION_GOOD_FOR),
      add: [keptRecord(KIND.link, hashOf(secret), now + LINK_GOOD_FOR, '')],
    });
    return { secret, until: now + LINK_GOOD_FOR };
  }

  /**
   * Exchanges a link for a session, once; or says why not.
   * @example const session = await access.enter(link); if (typeof session === 'string') …
   */
  async enter(link: string): Promise<KeeperLink | LinkProblem> {
    if (!SECRET.test(link)) return 'wrong-link';
    const now = this.now();
    const id = hashOf(link);
    const [there, used] = await Promise.all([
      this.records.record(KIND.link, id),
      this.records.record(KIND.usedLink, id),
    ]);
    if (used !== null) return 'used-link';
    if (there === null) return 'wrong-link';
    if (there.at <= now) return 'old-link';
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const until = now + SESSION_GOOD_FOR;
    try {
      // Of several who open it at once one is first: each would write something else.
      await writeAndSignal(this.records, now, {
        add: [keptRecord(KIND.usedLink, id, now, newMark()), keptRecord(KIND.session, hashOf(secret), until, '')],
        remove: [{ kind: KIND.link, id }],
      });
    } catch (error) {
      if (error instanceof RecordConflict) return 'used-link';
      throw error;
    }
    return { secret, until };
  }

  /** By which name the deeds of a session are written down; null if there is no such session, or it is over. */
  async nameOf(session: string | undefined): Promise<string | null> {
    if (session === undefined || !SECRET.test(session)) return null;
    const id = hashOf(session);
    const kept = await this.records.record(KIND.session, id);
    return kept === null || kept.at <= this.now() ? null : `page ${id.slice(0, 6)}`;
  }

  /** Ends a session. */
  leave(session: string): Promise<void> {
    return writeAndSignal(this.records, this.now(), { remove: [{ kind: KIND.session, id: hashOf(session) }] });
  }

  /** Until when there is a link or a session that is good; 0 if there is none. */
  async openUntil(): Promise<number> {
    const kept = await Promise.all([KIND.link, KIND.session].map(kind => this.records.recordsOf(KEEPER, kind, 1)));
    return Math.max(0, ...kept.flat().map(({ at }) => at));
  }
}
