/**
 * What is written down of requests: their route, never their text, which holds the codes of private tables. Whoever is turned
 * away is counted, and written down only where the log has addresses: then somebody else can keep them out.
 */
import { isIP } from 'node:net';
import { networkOf } from '../operation/network.ts';
import { Counters } from './counters.ts';
import type { App, HttpDeps } from './dependencies.ts';
import { TURNED_AWAY } from './problem.ts';

/** So many lines a minute about those who are turned away, from one network and from all: the disk is not to be filled. */
const MOST_OF_NETWORK = 20;
const MOST_OF_ALL = 2_000;

export function logRequests(app: App, { logAddresses }: Pick<HttpDeps, 'logAddresses'>): void {
  const counters = new Counters();
  const isTooMuch = (network: string): boolean =>
    counters.add(`network ${network}`, MOST_OF_NETWORK) > 0 || counters.add('all', MOST_OF_ALL) > 0;
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    // A proxy may say anything about who is calling; only an address is one.
    const from = logAddresses && isIP(request.ip) !== 0 ? { address: request.ip } : {};
    if (!TURNED_AWAY.includes(status)) {
      request.log.info({ method, route: routeOptions.url, status, ms, ...from }, 'request');
      return;
    }
    if (!logAddresses || isTooMuch(networkOf(request.ip))) return;
    request.log.warn({ ...from, status }, 'turned away');
  });
}
