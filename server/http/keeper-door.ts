/** What keepers have said, at the door: who is shut out, and the word to everybody for pages that have no socket. */
import { NOTICE_HEADER } from '@havre/protocol/keeper.ts';
import { secretIn } from '../identity/credentials.ts';
import type { App, HttpDeps } from './dependencies.ts';
import { HttpProblem } from './problem.ts';

/**
 * Turns away whoever is shut out. People are let have the files of the page, which says so; networks nothing at all. Sockets are
 * opened and closed with a reason: browsers tell pages of no other.
 */
export function keepShutOutOut(app: App, { keeper, devices, metrics }: HttpDeps): void {
  app.addHook('onRequest', async request => {
    if (request.ws) return;
    const isApi = !request.is404 && request.routeOptions.config.limit !== 'pages';
    const who = keeper.shutsPeopleOut && isApi ? await devices.identityOf(secretIn(request)) : null;
    if (!keeper.isShutOut(who, request.ip)) return;
    metrics.turnedAway.add('shut-out');
    throw new HttpProblem(403, 'shut-out', 'the keeper of this server has shut this device or this network out');
  });
}

export function tellNotice(app: App, { keeper }: HttpDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { notice } = keeper;
    if (notice !== null && request.url.startsWith('/api/'))
      reply.header(NOTICE_HEADER, encodeURIComponent(JSON.stringify(notice)));
  });
}
