/** The web server: everything under one roof, nothing in it but the routes knows what is served. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { isForeign } from '../identity/credentials.ts';
import { LONGEST_MESSAGE, SUBPROTOCOL } from '../protocol/wire.ts';
import type { App, HttpParts } from './parts.ts';
import { Problem, sendProblem } from './problem.ts';
import { bellRoutes } from './routes/bells.ts';
import { carryingRoute } from './routes/carrying.ts';
import { deviceRoutes } from './routes/devices.ts';
import { gameRoutes } from './routes/games.ts';
import { operationRoutes } from './routes/operation.ts';
import { pageRoutes } from './routes/page.ts';
import { socketRoute } from './routes/socket.ts';
import { tableRoutes } from './routes/tables.ts';

/** Clients send messages whole; fragments are not counted one by one, so there are few of them. */
const MOST_FRAGMENTS = 16;

export interface WebSettings {
  readonly log: FastifyBaseLogger;
  /** Whose word on the true address and scheme of a request is taken: addresses of proxies, as fastify reads them. */
  readonly trustProxy: string;
}

/**
 * The web server, ready to listen.
 * @example const app = await webServer(parts, { log, trustProxy: 'loopback' }); await app.listen({ port });
 */
export async function webServer(parts: HttpParts, { log, trustProxy }: WebSettings): Promise<App> {
  const app: App = fastify({
    loggerInstance: log,
    // Addresses hold the codes of private tables: `logRequests` leaves them out.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LONGEST_MESSAGE,
    trustProxy,
    forceCloseConnections: 'idle',
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
  await app.register(rateLimit, {
    max: parts.limits.requests,
    timeWindow: '1 minute',
    // A family behind one router opens the page on six devices at once, and each of them fetches all of its files.
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: (_request, { after }) => new Problem(429, 'too-fast', `try again in ${after}`),
  });
  await app.register(websocket, {
    options: {
      maxPayload: LONGEST_MESSAGE,
      perMessageDeflate: false, // messages are short, and frames are written as they are
      autoPong: false, // sessions answer, as long as somebody reads their answers
      maxFragments: MOST_FRAGMENTS,
      handleProtocols: offered => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    },
    preClose: done => void parts.sessions.close().then(() => done(), done),
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Havre', version: parts.version } },
    transform: jsonSchemaTransform,
  });
  keepStrangersOut(app, parts);
  logRequests(app);
  app.after(() => {
    deviceRoutes(app, parts);
    bellRoutes(app, parts);
    gameRoutes(app);
    tableRoutes(app, parts);
    carryingRoute(app, parts);
    operationRoutes(app, parts);
    socketRoute(app, parts);
    app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  });
  await pageRoutes(app);
  await app.ready();
  return app;
}

/** Pages of other sites may neither open a socket nor change anything in the name of whoever looks at them. */
function keepStrangersOut(app: App, { trustedOrigins }: HttpParts): void {
  app.addHook('onRequest', async request => {
    const matters = request.ws || (request.method !== 'GET' && request.method !== 'HEAD');
    if (matters && isForeign(request, trustedOrigins))
      throw new Problem(403, 'foreign-origin', 'a page of another site has no business here');
  });
}

function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
}
