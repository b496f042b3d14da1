/** Whoever asks, where they have to be known. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import { secretIn } from '../identity/credentials.ts';
import type { Devices } from '../identity/devices.ts';
import { noIdentity } from './problem.ts';

/**
 * Who a request is from; rejects if that is nobody.
 * @example const who = await knownIn(devices, request);
 */
export async function knownIn(devices: Devices, request: FastifyRequest): Promise<Identity> {
  const identity = await devices.identityOf(secretIn(request));
  if (identity === null) throw noIdentity();
  return identity;
}
