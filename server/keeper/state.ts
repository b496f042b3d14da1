/**
 * What keepers have said, as a running server knows it. It looks at their signal twice a second, and reads anew when that has
 * changed; then bans, limits and the notice hold from there on, and orders of commands in other processes are carried out.
 */
import type { KeeperNotice } from '@havre/protocol/keeper.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import { every, stop, type Timer } from '@havre/table/runtime/runtime.ts';
import type { Records } from '../storage/records.ts';
import type { KeeperAccess } from './access.ts';
import { BanList, bansIn } from './bans.ts';
import { lastSignal } from './keeper-records.ts';
import { type LiveLimits, limitChangesIn } from './limits.ts';
import { noticeIn } from './notices.ts';

export interface KeeperStateDeps {
  readonly records: Records;
  readonly access: KeeperAccess;
  readonly limits: LiveLimits;
  readonly now: () => number;
  readonly logger: Logger;
}

/** What is done when something has changed. */
export interface KeeperListener {
  /** Somebody may have been shut out. */
  bansChanged(): void;
  noticeChanged(notice: KeeperNotice | null): void;
  limitsChanged(): void;
  /** There may be orders. */
  changed(): void;
}

const LOOK = 500;
const MINUTE = 60_000;

export class KeeperState {
  readonly bans: BanList;
  private readonly deps: KeeperStateDeps;
  private kept: KeeperNotice | null = null;
  private told: string | null = null;
  private signal: string | null = null;
  private openUntil = 0;
  private listener: KeeperListener | null = null;
  private timer: Timer | undefined;
  private looking: Promise<void> | null = null;
  private settledAt = 0;
  private isFailing = false;

  constructor(deps: KeeperStateDeps) {
    this.deps = deps;
    this.bans = new BanList(deps.now);
  }

  /** What is to be said to everybody now, or null. */
  get notice(): KeeperNotice | null {
    return this.kept !== null && this.kept.until > this.deps.now() ? this.kept : null;
  }

  /** Whether there is a link or a session that is good: else there is no keeper's page. */
  get isOpen(): boolean {
    return this.openUntil > this.deps.now();
  }

  /** Reads what holds, before anybody is let in, and looks from now on. */
  async start(listener: KeeperListener): Promise<void> {
    await this.look();
    this.listener = listener;
    this.timer = every(LOOK, () => void this.look());
  }

  /** Reads what has changed; whoever asks meanwhile waits for one more look. */
  async look(): Promise<void> {
    await this.looking;
    this.looking ??= this.lookNow()
      .then(
        () => {
          this.isFailing = false;
        },
        error => this.fail(error),
      )
      .finally(() => {
        this.looking = null;
      });
    await this.looking;
  }

  async close(): Promise<void> {
    stop(this.timer);
    this.listener = null;
    await this.looking;
  }

  /** Said once, and not twice a second while a database is away. */
  private fail(error: unknown): void {
    if (!this.isFailing) this.deps.logger.error({ error }, 'what keepers have said could not be read');
    this.isFailing = true;
  }

  private async lookNow(): Promise<void> {
    const { records, access, limits, now } = this.deps;
    const signal = await lastSignal(records);
    if (signal !== this.signal) {
      const [bans, notice, changes, openUntil] = await Promise.all([
        bansIn(records),
        noticeIn(records),
        limitChangesIn(records),
        access.openUntil(),
      ]);
      this.signal = signal;
      this.kept = notice;
      this.openUntil = openUntil;
      this.bans.replace(bans);
      this.listener?.bansChanged();
      if (limits.replace(changes)) this.listener?.limitsChanged();
      this.listener?.changed();
    }
    if (now() - this.settledAt > MINUTE) {
      this.bans.settle();
      this.settledAt = now();
    }
    const said = this.notice;
    if ((said?.id ?? null) === this.told) return;
    this.told = said?.id ?? null;
    this.listener?.noticeChanged(said);
  }
}
