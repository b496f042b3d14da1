/**
 * Who somebody is, without an account: whoever holds a device's secret.
 *
 * A device is given 32 random bytes. A browser keeps them in a cookie that no script can read, a program keeps them as a
 * token. The server keeps their hash alone, so that nobody can become somebody else by reading the store.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Identity } from '@havre/table/model/events.ts';
import type { Store } from '@havre/table/storage/store.ts';

const SECRET_BYTES = 32;
const IDENTITY_BYTES = 16;
/** A secret as text: 32 bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

/** A device that has just been given its secret: the only moment at which the server knows it. */
export interface NewDevice {
  readonly identity: Identity;
  readonly secret: string;
}

/** Told whenever a device is seen: when it was made is known to whoever looks. */
export type DeviceSeen = (secretHash: string, identity: Identity, createdAt: number) => void;

export class Devices {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly seen: DeviceSeen;

  constructor(store: Store, now: () => number, seen: DeviceSeen = () => {}) {
    this.store = store;
    this.now = now;
    this.seen = seen;
  }

  /**
   * Gives a new device an identity of its own, or that of somebody who has proved to be them.
   * @example const { secret } = await devices.welcome();
   */
  async welcome(identity: Identity = randomBytes(IDENTITY_BYTES).toString('base64url')): Promise<NewDevice> {
    const secret = newSecret();
    await this.store.addDevice({ secretHash: hashOf(secret), identity, createdAt: this.now() });
    return { identity, secret };
  }

  /**
   * Whose secret it is; null if it is nobody's.
   * @example const identity = await devices.identityOf(cookies.device);
   */
  async identityOf(secret: string | null): Promise<Identity | null> {
    if (secret === null || !SECRET.test(secret)) return null;
    const device = await this.store.deviceBySecret(hashOf(secret));
    if (device === null) return null;
    this.seen(device.secretHash, device.identity, device.createdAt);
    return device.identity;
  }
}

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * What is kept of a secret. A secret of 32 random bytes cannot be guessed: a plain hash protects it as well as a slow one.
 * @example hashOf(secret)
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
