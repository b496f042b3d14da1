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

export class Devices {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /**
   * Gives a new device an identity of its own.
   * @example const { secret } = await devices.welcome();
   */
  async welcome(): Promise<NewDevice> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const identity = randomBytes(IDENTITY_BYTES).toString('base64url');
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
    return device?.identity ?? null;
  }
}

/** A secret of 32 random bytes cannot be guessed: a plain hash protects it as well as a slow one. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
