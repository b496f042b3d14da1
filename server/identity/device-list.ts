/**
 * The devices of a person: what each is called, when it was last seen, and how one more becomes theirs or one is not any more.
 *
 * Another device is let in by a code that is good for a few minutes and once. Of the code its hash alone is kept.
 */

import type { Identity } from '@havre/table/model/events.ts';
import { newTokenWord, typedCode } from '@havre/table/model/ids.ts';
import type { Logger } from '@havre/table/runtime/logger.ts';
import type { Store } from '@havre/table/storage/store.ts';
import { type KeptRecord, RecordConflict, type Records } from '../storage/records.ts';
import { type Devices, hashOf, type NewDevice } from './devices.ts';

export interface DeviceListDeps {
  readonly store: Store;
  readonly records: Records;
  readonly now: () => number;
  readonly logger: Logger;
}

/** A device as its person sees it. */
export interface OwnDevice {
  /** Its name among the devices of this person; nothing can be done with it elsewhere. */
  readonly device: string;
  readonly name: string | null;
  readonly since: number;
  /** About when it was last here. */
  readonly seen: number;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** A code that lets another device in, and until when. */
export interface DeviceCode {
  readonly code: string;
  readonly until: number;
}

/** Why a device cannot be let in: there is no such code, it is too old, or somebody has used it. */
export type CodeProblem = 'wrong-code' | 'old-code' | 'used-code' | 'too-many-devices';

const NAME = 'device-name';
const SEEN = 'device-seen';
const CODE = 'device-code';
const USED = 'device-code-used';

const GOOD_FOR = 10 * 60_000;
/** A device that is here every day is noted once a day. */
const NOTED_EVERY = 24 * 60 * 60_000;
/** So many are known to be noted. */
const MOST_REMEMBERED = 10_000;
const MOST_DEVICES = 20;
const HANDLE_LENGTH = 16;

export class DeviceList {
  private readonly deps: DeviceListDeps;
  private readonly noted = new Map<string, number>();

  constructor(deps: DeviceListDeps) {
    this.deps = deps;
  }

  async of(who: Identity, own: string | null = null): Promise<OwnDevice[]> {
    const { store, records } = this.deps;
    const [devices, names, seen] = await Promise.all([
      store.devicesOf(who),
      records.recordsOf(who, NAME, MOST_DEVICES * 2),
      records.recordsOf(who, SEEN, MOST_DEVICES * 2),
    ]);
    const ownHash = own === null ? null : hashOf(own);
    return devices.map(({ secretHash, createdAt }) => ({
      device: handleOf(secretHash),
      name: names.find(({ id }) => id === secretHash)?.body ?? null,
      since: createdAt,
      seen: Math.max(
        createdAt,
        seen.find(({ id }) => id === secretHash)?.at ?? 0,
        secretHash === ownHash ? this.deps.now() : 0,
      ),
      isThis: secretHash === ownHash,
    }));
  }

  /** A device is here. Written down once a day, and not for those that are new. */
  noteSeen(secretHash: string, who: Identity, createdAt: number): void {
    const { records, now, logger } = this.deps;
    const last = Math.max(createdAt, this.noted.get(secretHash) ?? 0);
    if (now() - last < NOTED_EVERY) return;
    this.noted.delete(secretHash);
    this.noted.set(secretHash, now());
    const [oldest] = this.noted.keys();
    if (this.noted.size > MOST_REMEMBERED && oldest !== undefined) this.noted.delete(oldest);
    records
      .writeRecords({ put: [{ kind: SEEN, id: secretHash, owner: who, at: now(), body: '' }] })
      .catch(error => logger.error({ error }, 'it could not be noted that a device was seen'));
  }

  /** Gives a device of somebody a name; false if they have no such device. */
  async name(who: Identity, device: string, name: string): Promise<boolean> {
    const hash = await this.hashIn(who, device);
    if (hash === null) return false;
    await this.deps.records.writeRecords({ put: [this.named(hash, who, name)] });
    return true;
  }

  /** A device of somebody is not theirs any more; false if they have no such device. */
  async remove(who: Identity, device: string): Promise<boolean> {
    const hash = await this.hashIn(who, device);
    if (hash === null) return false;
    await this.deps.store.removeDevice(hash);
    await this.deps.records.writeRecords({
      remove: [NAME, SEEN].map(kind => ({ kind, id: hash })),
    });
    return true;
  }

  /** A new code for another device. The one before is not good any more. */
  async newCode(who: Identity): Promise<DeviceCode | CodeProblem> {
    const { store, records, now } = this.deps;
    if ((await store.devicesOf(who)).length >= MOST_DEVICES) return 'too-many-devices';
    const code = newTokenWord();
    const until = now() + GOOD_FOR;
    const old = (await Promise.all([CODE, USED].map(kind => records.recordsOf(who, kind, MOST_DEVICES)))).flat();
    await records.writeRecords({
      // What was used stays known for as long as it could be tried again.
      remove: old.filter(({ kind, at }) => kind === CODE || at < now() - GOOD_FOR),
      add: [{ kind: CODE, id: hashOf(code), owner: who, at: until, body: '' }],
    });
    return { code, until };
  }

  /**
   * Makes a device somebody's, by the code that one of their devices shows; or says why not.
   * @example const device = await list.link(devices, 'K7PQ2XMN', 'Phone');
   */
  async link(devices: Devices, typed: string, name: string | null): Promise<NewDevice | CodeProblem> {
    const { records, now } = this.deps;
    const id = hashOf(typedCode(typed));
    const [code, used] = await Promise.all([records.record(CODE, id), records.record(USED, id)]);
    if (used !== null) return 'used-code';
    if (code === null) return 'wrong-code';
    if (code.at < now()) return 'old-code';
    try {
      // Of several who type it at once one is first: each would write something else.
      const body = hashOf(`${id} ${now()} ${newTokenWord()}`);
      await records.writeRecords({
        add: [{ kind: USED, id, owner: code.owner, at: now(), body }],
        remove: [{ kind: CODE, id }],
      });
    } catch (error) {
      if (error instanceof RecordConflict) return 'used-code';
      throw error;
    }
    return this.welcome(devices, code.owner, name);
  }

  /** One more device of somebody, with a name if it has one. */
  async welcome(devices: Devices, who: Identity, name: string | null): Promise<NewDevice> {
    const device = await devices.welcome(who);
    if (name !== null) await this.deps.records.writeRecords({ put: [this.named(hashOf(device.secret), who, name)] });
    return device;
  }

  private named(hash: string, who: Identity, name: string): KeptRecord {
    return { kind: NAME, id: hash, owner: who, at: this.deps.now(), body: name };
  }

  private async hashIn(who: Identity, device: string): Promise<string | null> {
    const devices = await this.deps.store.devicesOf(who);
    return devices.find(({ secretHash }) => handleOf(secretHash) === device)?.secretHash ?? null;
  }
}

/** What a device is called in addresses: nobody learns what is kept of its secret. */
const handleOf = (secretHash: string): string => hashOf(secretHash).slice(0, HANDLE_LENGTH);
