/** How a device becomes known. */
import { z } from 'zod';
import { COOKIE, cookieFor, secretIn } from '../../identity/credentials.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { problemSchema } from '../problem.ts';

export function deviceRoutes(app: App, { devices }: HttpDeps): void {
  app.post(
    '/api/v1/devices',
    {
      config: { limit: 'devices' },
      schema: {
        tags: ['identity'],
        operationId: 'createDevice',
        summary: 'Give this device a secret, as a cookie (browsers) or as a token (programs)',
        body: z.strictObject({ keep: z.enum(['cookie', 'token']) }),
        response: {
          200: z.object({ known: z.literal(true) }).describe('The cookie is kept; a device that has one keeps it'),
          201: z.object({ token: z.string() }).describe('Keep it secret: whoever has it is you'),
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      if (request.body.keep === 'token') {
        const { secret: token } = await devices.welcome();
        return reply.code(201).send({ token });
      }
      if ((await devices.identityOf(secretIn(request))) === null) {
        const { secret } = await devices.welcome();
        reply.setCookie(COOKIE, secret, cookieFor(request));
      }
      return reply.code(200).send({ known: true });
    },
  );
}
