/**
 * One call to an address that somebody has given: of a push service, of a webhook. The name is looked up when it is called, and the connection made to nothing but an address
 * that was found to be public in that very look-up: a name that leads elsewhere the next time leads nowhere.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { mayCall } from './endpoint.ts';
import { isPublicAddress } from './public-address.ts';

/** What may be called and how; as strict as can be, if nothing is said. */
export interface OutsideNetwork {
  readonly mayCall?: (endpoint: string) => boolean;
  readonly mayConnect?: (address: string) => boolean;
  readonly lookUp?: (hostname: string) => Promise<readonly LookupAddress[]>;
  /** The port at which whatever is called is found; that of its address, if nothing is said. */
  readonly port?: number;
  /** A certificate to trust beside those that everybody does. */
  readonly ca?: string;
  /** How long a call may take in all, in milliseconds. */
  readonly longest?: number;
}

export interface OutsideCall {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Uint8Array;
}

const LONGEST_CALL = 10_000;
/** In bytes. Of an answer nothing but its head is read. */
const LONGEST_HEAD = 8 * 1024;

/** The address is none that may be called. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/**
 * Calls, and says with which status it was answered. Redirections are not followed.
 * @example const status = await callOutside({ endpoint, headers, body }, closing.signal);
 */
export function callOutside(call: OutsideCall, signal: AbortSignal, outside: OutsideNetwork = {}): Promise<number> {
  const { endpoint, headers, body } = call;
  if (!(outside.mayCall ?? mayCall)(endpoint))
    return Promise.reject(new ForbiddenAddress('nobody of the public network'));
  const limit = AbortSignal.any([signal, AbortSignal.timeout(outside.longest ?? LONGEST_CALL)]);
  return new Promise((resolve, reject) => {
    const calling = (endpoint.startsWith('http:') ? plainRequest : secureRequest)(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.byteLength },
        agent: false,
        lookup: publicLookup(outside),
        maxHeaderSize: LONGEST_HEAD,
        signal: limit,
        ...(outside.port === undefined ? {} : { port: outside.port }),
        ...(outside.ca === undefined ? {} : { ca: outside.ca }),
      },
      response => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    calling.on('error', reject);
    calling.end(body);
  });
}

function publicLookup({ mayConnect = isPublicAddress, lookUp = everywhere }: OutsideNetwork): LookupFunction {
  return (hostname, options, found) => {
    lookUp(hostname)
      .then(addresses => {
        const [first, ...others] = addresses.filter(({ address }) => mayConnect(address));
        if (first === undefined) throw new ForbiddenAddress('the name leads to no public address');
        if (options.all === true) found(null, [first, ...others]);
        else found(null, first.address, first.family);
      })
      .catch((error: Error) => found(error, []));
  };
}

const everywhere = (hostname: string): Promise<readonly LookupAddress[]> =>
  new Promise((resolve, reject) =>
    lookup(hostname, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error))),
  );
