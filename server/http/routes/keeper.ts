/**
 * The keeper's page: nothing is there for anybody but whoever has opened the link that `havre keeper` prints, and nothing says that
 * there could be.
 */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { orderSchema } from '../../keeper/orders.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { HttpProblem, nothingThere } from '../problem.ts';

const KEEPER_COOKIE = 'havre-keeper';
const PATH = '/api/v1/keeper';
/** It is for whoever has a link, and in no document. */
const schema = { hide: true } as const;

const cookieFor = (request: FastifyRequest): CookieSerializeOptions => ({
  path: PATH,
  httpOnly: true,
  sameSite: 'strict',
  secure: request.protocol === 'https',
});

export function keeperRoutes(app: App, { keeper, now }: HttpDeps): void {
  const sessionIn = (request: FastifyRequest): string | undefined => request.cookies[KEEPER_COOKIE];
  const keeperIn = async (request: FastifyRequest): Promise<string> => {
    const name = keeper.isOpen ? await keeper.access.nameOf(sessionIn(request)) : null;
    if (name === null) throw nothingThere();
    return name;
  };
  /** Before anything of a request is read: a stranger is not even told what is wrong with it. */
  const whileOpen = async (): Promise<void> => {
    if (!(await keeper.opens())) throw nothingThere();
  };
  const byKeeper = async (request: FastifyRequest): Promise<void> => void (await keeperIn(request));

  app.post(
    `${PATH}/session`,
    {
      config: { limit: 'links' },
      onRequest: whileOpen,
      schema: { ...schema, body: z.strictObject({ link: z.string().max(100) }) },
    },
    async (request, reply) => {
      const session = await keeper.access.enter(request.body.link);
      if (typeof session === 'string') throw new HttpProblem(410, session, 'ask for a new one: havre keeper');
      const maxAge = Math.floor((session.until - now()) / 1000);
      reply.setCookie(KEEPER_COOKIE, session.secret, { ...cookieFor(request), maxAge });
      return { until: session.until };
    },
  );
  app.delete(`${PATH}/session`, { schema, onRequest: byKeeper }, async (request, reply) => {
    await keeper.access.leave(sessionIn(request) ?? '');
    reply.clearCookie(KEEPER_COOKIE, cookieFor(request));
    return { left: true };
  });
  app.get(PATH, { schema, onRequest: byKeeper }, () => keeper.look());
  app.get(`${PATH}/deeds`, { schema, onRequest: byKeeper }, async () => ({ deeds: await keeper.deeds() }));
  app.post(`${PATH}/orders`, { onRequest: byKeeper, schema: { ...schema, body: orderSchema } }, async request => {
    const name = await keeperIn(request);
    return keeper.order(request.body, { name, address: request.ip });
  });
}
