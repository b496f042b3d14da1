/**
 * How much may be asked for. What counts is the route that was found and never the text of an address, of which there are
 * many for each route. Everything is counted for the network it comes from and, where somebody is known, for that person.
 */
import type { FastifyRequest } from 'fastify';
import { secretIn } from '../identity/credentials.ts';
import { networkOf } from '../operation/network.ts';
import { Counters } from './counters.ts';
import type { App, HttpDeps, RequestLimits } from './dependencies.ts';
import { TooFast } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is counted as; as a request like any other, if it says nothing. */
    limit?: keyof RequestLimits | 'none';
  }
}

/** Begins to count; what is too much is refused before anything of it is read. */
export function countRequests(app: App, { limits, devices, metrics }: HttpDeps): void {
  const counters = new Counters();
  const wait = (party: string, counted: readonly (keyof RequestLimits)[]): number =>
    Math.max(0, ...counted.map(limit => counters.add(`${limit} ${party}`, limits[limit])));
  const check = (milliseconds: number): void => {
    if (milliseconds === 0) return;
    metrics.turnedAway.add('too-fast');
    throw new TooFast(Math.ceil(milliseconds / 1000));
  };
  app.addHook('onRequest', async request => {
    const counted = countedAs(request);
    if (counted.length === 0) return;
    check(wait(`network ${networkOf(request.ip)}`, counted));
    if (counted.includes('pages')) return;
    const who = await devices.identityOf(secretIn(request));
    if (who !== null) check(wait(`identity ${who}`, counted));
  });
}

/** Routes with a limit of their own are requests too; pages are not, and nothing that is not there is. */
function countedAs(request: FastifyRequest): (keyof RequestLimits)[] {
  const limit = request.is404 ? 'pages' : request.routeOptions.config.limit;
  if (limit === 'none') return [];
  if (limit === 'pages' || limit === 'requests' || limit === undefined) return [limit ?? 'requests'];
  return ['requests', limit];
}
