/** Where keepers give their orders. Whatever is done here is written down, and so is what is refused. */
import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { KeeperAnswer } from '@havre/protocol/keeper.ts';
import { hideTable, putAnEnd } from '@havre/table/commands/keeper-commands.ts';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Room } from '@havre/table/room/room.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import { type Store, StoreError } from '@havre/table/storage/store.ts';
import type { z } from 'zod';
import { tableMark } from '../operation/log.ts';
import type { IsProxy } from '../operation/proxies.ts';
import type { RecordChanges, Records } from '../storage/records.ts';
import { auditRecord, expiredAuditRecords } from './audit-log.ts';
import { backupName, checkedCopy } from './backup.ts';
import { type Ban, bansIn, MOST_BANS, personMark } from './bans.ts';
import { personNamed, tableNamed } from './find-by-name.ts';
import { KIND, keptRecord, newMark, writeAndSignal } from './keeper-records.ts';
import { LIMITS, SETTING_OF } from './limit-settings.ts';
import { LIMITS_ID, limitChangesIn } from './limits.ts';
import { dangerOf, networkNamed } from './networks.ts';
import { NOTICE_ID } from './notices.ts';
import type { orderSchema } from './orders.ts';

export interface DeskDeps {
  readonly store: Store;
  readonly records: Records;
  readonly lobby: Pick<Lobby, 'room'>;
  readonly now: () => number;
  readonly logger: Logger;
  readonly isProxy: IsProxy;
  /** Who has a page open. */
  readonly here: () => readonly string[];
  /** Where copies are put; null where that is the business of a database. */
  readonly backups: string | null;
}

/** Who gives an order, and from where, if that is known. */
export interface Orderer {
  readonly name: string;
  readonly address: string | null;
}

type Order = z.infer<typeof orderSchema>;
type OrderOf<T extends Order['do']> = Extract<Order, { do: T }>;
/** What was done, and what is to be written down beside it; or why it was not. */
type Outcome =
  | { readonly about: string; readonly changes?: RecordChanges }
  | { readonly refused: string; about: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long a notice is shown if nothing is said; one of a restart until a while after it. */
const USUAL_TIME = 60 * MINUTE;
const AFTER_RESTART = 10 * MINUTE;

export class KeeperDesk {
  private readonly deps: DeskDeps;
  private copying = false;

  constructor(deps: DeskDeps) {
    this.deps = deps;
  }

  /**
   * Does what a keeper asks for, and writes it down.
   * @example const answer = await desk.carryOut({ do: 'close', table: 'K7PQ2X' }, { name: 'page 3fa9c2', address });
   */
  async carryOut(order: Order, by: Orderer): Promise<KeeperAnswer> {
    const { records, now, logger } = this.deps;
    const outcome = await this.done(order, by);
    const refused = 'refused' in outcome ? outcome.refused : null;
    const { add = [], put = [], remove = [] } = 'changes' in outcome ? (outcome.changes ?? {}) : {};
    const deed = { at: now(), by: by.name, did: order.do, about: outcome.about, refused };
    const old = await expiredAuditRecords(records, now());
    await writeAndSignal(records, now(), { put, add: [...add, auditRecord(deed)], remove: [...remove, ...old] });
    logger.info({ by: by.name, did: order.do, refused }, 'a keeper has given an order');
    return refused === null ? { ok: true, about: outcome.about } : { ok: false, refused, about: outcome.about };
  }

  private done(order: Order, by: Orderer): Promise<Outcome> | Outcome {
    switch (order.do) {
      case 'close':
        return this.atTable(order.table, room => room.change(table => putAnEnd(table, 'closed')));
      case 'end':
        return this.atTable(order.table, room => room.change(table => putAnEnd(table, 'ended')));
      case 'hide':
        return this.atTable(order.table, room => room.change(table => hideTable(table, order.hidden)));
      case 'ban':
        return this.ban(order, by);
      case 'unban':
        return this.unban(order);
      case 'notice':
        return this.notice(order);
      case 'withdraw':
        return { about: '', changes: { remove: [{ kind: KIND.notice, id: NOTICE_ID }] } };
      case 'limits':
        return this.changeLimits(order);
      case 'backup':
        return this.backup();
    }
  }

  private async atTable(name: string, change: (room: Room) => Promise<Refusal | null>): Promise<Outcome> {
    const { store, lobby } = this.deps;
    const summary = await tableNamed(store, name);
    const room = summary === null ? null : await lobby.room(summary.table);
    // What nobody can find is not repeated: it may be the link of a private table with a slip in it.
    if (summary === null || room === null) return { refused: 'no-such-table', about: '' };
    const about = tableMark(summary.table);
    const refusal = await change(room);
    return refusal === null ? { about } : { refused: refusal.refused, about };
  }

  private async ban({ whom, why = '', days, force = false }: OrderOf<'ban'>, by: Orderer): Promise<Outcome> {
    const { records, now, isProxy } = this.deps;
    if ((await bansIn(records)).length >= MOST_BANS) return { refused: 'many-bans', about: '' };
    const until = days === undefined ? null : now() + days * DAY;
    const common = { why, until };
    const network = networkNamed(whom);
    if (network !== null) {
      const danger = dangerOf(network, { own: by.address, isProxy });
      if (danger !== null && !force) return { refused: `shuts-out-${danger}`, about: network.text };
      return this.banned({ ...common, network: network.text, person: null, name: null }, network.text);
    }
    const { store, lobby, here } = this.deps;
    const found = await personNamed({ store, lobby, here: here() }, whom);
    if (found === null) return { refused: 'nobody-such', about: '' };
    return this.banned({ ...common, network: null, person: found.who, name: found.name }, personMark(found.who));
  }

  private banned(ban: Omit<Ban, 'id' | 'since'>, about: string): Outcome {
    return { about, changes: { add: [keptRecord(KIND.ban, newMark(), this.deps.now(), ban)] } };
  }

  /** By the name of the ban, or by whom it shuts out. */
  private async unban({ ban: named }: OrderOf<'unban'>): Promise<Outcome> {
    const network = networkNamed(named)?.text;
    const isMeant = (ban: Ban): boolean =>
      ban.id === named || (ban.person !== null && personMark(ban.person) === named) || ban.network === (network ?? '');
    const meant = (await bansIn(this.deps.records)).filter(isMeant);
    const [first] = meant;
    if (first === undefined) return { refused: 'no-such-ban', about: '' };
    const about = first.network ?? (first.person === null ? '' : personMark(first.person));
    return { about, changes: { remove: meant.map(({ id }) => ({ kind: KIND.ban, id })) } };
  }

  private notice({ restartIn, en, fr, lasts }: OrderOf<'notice'>): Outcome {
    const now = this.deps.now();
    if (restartIn === undefined && en === undefined && fr === undefined) return { refused: 'no-text', about: '' };
    const restartAt = restartIn === undefined ? null : now + restartIn * MINUTE;
    const usual = restartAt === null ? now + USUAL_TIME : restartAt + AFTER_RESTART;
    const until = lasts === undefined ? usual : now + lasts * MINUTE;
    const text = { ...(en === undefined ? {} : { en }), ...(fr === undefined ? {} : { fr }) };
    const notice = { id: newMark(), restartAt, text, until };
    const about = restartIn === undefined ? (en ?? fr ?? '') : `+${restartIn} min`;
    return { about, changes: { put: [keptRecord(KIND.notice, NOTICE_ID, now, notice)] } };
  }

  private async changeLimits({ do: _, ...wanted }: OrderOf<'limits'>): Promise<Outcome> {
    const changes = { ...(await limitChangesIn(this.deps.records)), ...wanted };
    const about = LIMITS.filter(name => wanted[name] !== undefined)
      .map(name => `${SETTING_OF[name]} ${wanted[name] ?? '-'}`)
      .join(', ');
    return { about, changes: { put: [keptRecord(KIND.limits, LIMITS_ID, this.deps.now(), changes)] } };
  }

  private async backup(): Promise<Outcome> {
    const { store, backups, now, logger } = this.deps;
    if (backups === null) return { refused: 'no-backup-here', about: '' };
    if (this.copying) return { refused: 'backup-under-way', about: '' };
    this.copying = true;
    const file = join(backups, backupName(new Date(now())));
    try {
      await mkdir(backups, { recursive: true, mode: 0o700 });
      await store.backup(file);
      await checkedCopy(file);
      return { about: `${basename(file)} ${(await stat(file)).size}` };
    } catch (error) {
      logger.error({ error }, 'a copy could not be made');
      return { refused: error instanceof StoreError ? `store-${error.code}` : 'backup-failed', about: '' };
    } finally {
      this.copying = false;
    }
  }
}
