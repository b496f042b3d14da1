/** The web server: everything under one roof, nothing in it but the routes knows what is served. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE, SUBPROTOCOL } from '@havre/protocol/wire.ts';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { Connections } from './connections.ts';
import type { App, HttpDeps } from './dependencies.ts';
import { keepShutOutOut, tellNotice } from './keeper-door.ts';
import { countRequests } from './limiting.ts';
import { openApi } from './openapi.ts';
import { sendProblem } from './problem.ts';
import { keepStrangersOut, turnAwayBadAddress, turnAwayUnreadable } from './request-guard.ts';
import { logRequests } from './request-log.ts';
import { callRoutes } from './routes/calls.ts';
import { carryingRoute } from './routes/carrying.ts';
import { clubRoutes } from './routes/clubs.ts';
import { contractRoutes } from './routes/contracts.ts';
import { deviceRoutes } from './routes/devices.ts';
import { eveningRoutes } from './routes/evenings.ts';
import { gameRoutes } from './routes/games.ts';
import { holidayRoutes } from './routes/holidays.ts';
import { keeperRoutes } from './routes/keeper.ts';
import { personalRoutes } from './routes/me.ts';
import { operationRoutes } from './routes/operation.ts';
import { ownDeviceRoutes } from './routes/own-devices.ts';
import { packageModuleRoutes } from './routes/package-modules.ts';
import { pageRoutes } from './routes/page.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { programRoutes } from './routes/programs.ts';
import { pushSubscriptionRoutes } from './routes/push-subscriptions.ts';
import { replayRoute } from './routes/replay.ts';
import { socketRoute } from './routes/socket.ts';
import { tableRoutes } from './routes/tables.ts';

/** Clients send messages whole; fragments are not counted one by one, so there are few of them. */
const MOST_FRAGMENTS = 16;

/**
 * The web server, ready to listen.
 * @example const app = await webServer(deps, log); await app.listen({ port });
 */
export async function webServer(deps: HttpDeps, logger: FastifyBaseLogger): Promise<App> {
  const { isProxy, metrics, sessions, connectionLimits } = deps;
  const connections = new Connections({ limits: connectionLimits, isProxy, metrics });
  const app: App = fastify({
    loggerInstance: logger,
    // Addresses hold the codes of private tables: `logRequests` leaves them out.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LONGEST_MESSAGE,
    trustProxy: isProxy,
    forceCloseConnections: 'idle',
    serverFactory: handler => connections.server(handler),
    rewriteUrl: ({ url = '/' }) => withoutAuthority(url),
    clientErrorHandler: (error, socket) => turnAwayUnreadable(error, socket, metrics),
    frameworkErrors: (_error, request, reply) => turnAwayBadAddress(request, reply, metrics),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  await app.register(helmet, {
    // On a home network there is no TLS: nothing may be turned into https behind the back of the page.
    contentSecurityPolicy: {
      directives: { 'upgrade-insecure-requests': null, 'style-src': ["'self'"], 'font-src': ["'self'"] },
    },
    strictTransportSecurity: false,
  });
  await app.register(cookie);
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_MESSAGE,
      perMessageDeflate: false, // messages are short
      autoPong: false, // sessions answer, as long as somebody reads their answers
      maxFragments: MOST_FRAGMENTS,
      handleProtocols: offered => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    },
    preClose: done =>
      void sessions
        .close()
        .finally(() => connections.end())
        .then(() => done(), done),
  });
  await app.register(swagger, openApi(deps.version));
  keepNothing(app);
  keepStrangersOut(app, deps);
  keepShutOutOut(app, deps);
  countRequests(app, deps);
  tellNotice(app, deps);
  logRequests(app, deps);
  app.after(() => {
    deviceRoutes(app, deps);
    ownDeviceRoutes(app, deps);
    passkeyRoutes(app, deps);
    pushSubscriptionRoutes(app, deps);
    personalRoutes(app, deps);
    callRoutes(app, deps);
    holidayRoutes(app, deps);
    clubRoutes(app, deps);
    eveningRoutes(app, deps);
    gameRoutes(app);
    packageModuleRoutes(app);
    contractRoutes(app, deps);
    tableRoutes(app, deps);
    programRoutes(app, deps);
    replayRoute(app, deps);
    pictureRoutes(app, deps);
    carryingRoute(app, deps);
    operationRoutes(app, deps);
    keeperRoutes(app, deps);
    socketRoute(app, deps);
    app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  });
  await pageRoutes(app, deps);
  await app.ready();
  return app;
}

/** The whole address, as it is sent to a proxy, is that of this server: who else is meant is for the `Host` to say. */
const withoutAuthority = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');

/** Answers may hold secrets: nobody keeps one, unless its route says that it may be kept. */
function keepNothing(app: App): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}
