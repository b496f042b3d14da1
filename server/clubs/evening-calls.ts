/**
 * Calls the members of a club to its evening: whoever is called to their turns is called to evenings too, unless they have said otherwise.
 * Nobody is called twice for one evening, nor by one club more than once in half a day, however often it invites.
 */
import type { Identity } from '@havre/table/model/events.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { InvitedEvening, Waiting } from '../notifications/call-message.ts';
import { callSettingsOf } from '../notifications/call-settings.ts';
import type { Records } from '../storage/records.ts';
import { clubOwner, memberMark } from './club-games.ts';
import type { Club, Clubs } from './clubs.ts';
import type { Evening, Evenings } from './evenings.ts';

export interface EveningCallsDeps {
  readonly records: Records;
  readonly clubs: Clubs;
  readonly evenings: Evenings;
  readonly now: () => number;
  readonly logger: Logger;
  /** Whether somebody may be called now; if not, `invitationsOf` is asked when they may. */
  mayCall(who: Identity): Promise<boolean>;
  /** False if they have asked for no calls. */
  call(who: Identity, waiting: Waiting): Promise<boolean>;
}

const KIND = 'evening-call';
const HOUR = 60 * 60_000;
const BETWEEN_CALLS = 12 * HOUR;
/** Whoever could not be called before is not told of an evening that began longer ago. */
const EVENING_LASTS = 16 * HOUR;

export class EveningCalls {
  private readonly deps: EveningCallsDeps;
  /** What is under way: a server that closes waits for it. */
  private calling: Promise<void> = Promise.resolve();

  constructor(deps: EveningCallsDeps) {
    this.deps = deps;
  }

  /**
   * Calls everybody of a club but whoever invites, in the background: whoever invites does not wait for it.
   * @example evenings.open(club, game, size); calls.invite(club, identity);
   */
  invite(club: string, by: Identity): void {
    this.calling = this.calling
      .then(() => this.callMembers(club, by))
      .catch(error => this.deps.logger.error({ error }, 'members could not be called to an evening'));
  }

  /** To which evenings somebody is to be called now; each counts as told from then on. */
  async invitationsOf(who: Identity): Promise<readonly InvitedEvening[]> {
    const invited: InvitedEvening[] = [];
    for (const club of await this.deps.clubs.clubsOf(who)) {
      const evening = await this.eveningFor(club, who);
      if (evening === null) continue;
      await this.note(club, who); // before the call: rather none than the same one again and again
      invited.push(invitation(club, evening));
    }
    return invited;
  }

  async close(): Promise<void> {
    await this.calling;
  }

  private async callMembers(id: string, by: Identity): Promise<void> {
    const { clubs, mayCall, call } = this.deps;
    const club = await clubs.club(id);
    if (club === null) return;
    for (const who of await clubs.identitiesIn(id)) {
      const evening = who === by ? null : await this.eveningFor(club, who);
      if (evening === null || !(await mayCall(who))) continue;
      if (await call(who, { tables: [], evenings: [invitation(club, evening)] })) await this.note(club, who);
    }
  }

  /** The evening of a club to which somebody is still to be called; null if there is none, or none of their concern. */
  private async eveningFor({ club }: Club, who: Identity): Promise<Evening | null> {
    const { evenings, records, now } = this.deps;
    const evening = await evenings.evening(club);
    const mark = memberMark(club, who);
    if (evening === null || now() - evening.startedAt > EVENING_LASTS) return null;
    if (await evenings.hasGuest(evening, mark)) return null;
    const called = await records.record(KIND, callId(club, mark));
    if (called !== null && now() - called.at < BETWEEN_CALLS) return null;
    const settings = await callSettingsOf(records, who);
    return settings?.evenings === false ? null : evening;
  }

  /** Whoever was called is not called again for a while. */
  private async note({ club }: Club, who: Identity): Promise<void> {
    const { records, now } = this.deps;
    const kept = { kind: KIND, id: callId(club, memberMark(club, who)), owner: clubOwner(club), at: now(), body: '' };
    await records.writeRecords({ put: [kept] });
  }
}

const invitation = ({ club, name }: Club, { game }: Evening): InvitedEvening => ({ club, name, game });
const callId = (club: string, mark: string): string => `${club} ${mark}`;
