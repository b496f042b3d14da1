/**
 * Marks of networks: the same network has the same mark, and nobody who reads the store can tell an address from it. The key
 * is not in the store, nor in copies of it.
 */
import { createHmac } from 'node:crypto';
import { networkOf } from './network.ts';

const PURPOSE = 'mark of a network';
/** Long enough that no two networks share one. */
const LENGTH = 22;

/** The mark of the network of an address. */
export type NetworkMark = (address: string) => string;

/**
 * Marks with a key of their own, derived from a secret that is kept beside the store.
 * @example const markOf = networkMarks(keys.privateKey); markOf(request.ip)
 */
export function networkMarks(secret: string): NetworkMark {
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  return address => createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, LENGTH);
}
