/** How people say in which ways they want to be called, and by which links they end it. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { WishProblem } from '../../notifications/call-desk.ts';
import { callWishesSchema } from '../../notifications/call-settings.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { HttpProblem, problemSchema } from '../problem.ts';

const tags = ['calls'];
const LONGEST_TOKEN = 1_000;
const tokenSchema = z.string().min(1).max(LONGEST_TOKEN);

const settingsSchema = z.object({
  settings: z
    .object({ ...callWishesSchema.shape, isConfirmed: z.boolean().describe('Whether the mail address has been') })
    .nullable(),
  hasMail: z.boolean().describe('Whether this server can send mails'),
});

const SENTENCES: { readonly [P in WishProblem]: string } = {
  'no-mail': 'this server cannot send mails',
  'bad-webhook': 'a webhook is an https address of the public network, without a port or a password in it',
  'mail-trouble': 'the mail server does not take mails at the moment; nothing has been changed',
  'just-written': 'this address has been written to within the last hour; look for that mail first',
};
const STATUSES: { readonly [P in WishProblem]: number } = {
  ...{ 'no-mail': 409, 'bad-webhook': 400, 'mail-trouble': 503, 'just-written': 409 },
};

export function callRoutes(app: App, { devices, callDesk }: HttpDeps): void {
  const limited = { limit: 'exports' } as const;
  const known = (request: FastifyRequest): Promise<Identity> => knownIn(devices, request);
  app.get(
    '/api/v1/me/calls',
    {
      schema: {
        tags,
        operationId: 'getCalls',
        summary: 'How one wants to be called',
        response: { 200: settingsSchema, 401: problemSchema },
      },
    },
    async request => ({
      settings: await callDesk.settingsOf(await known(request)),
      hasMail: callDesk.hasMail,
    }),
  );
  app.put(
    '/api/v1/me/calls',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'setCalls',
        summary: 'Say how one wants to be called; a new mail address is asked first whether it is one’s own',
        body: callWishesSchema,
        response: {
          ...{ 200: settingsSchema, 400: problemSchema, 401: problemSchema, 409: problemSchema },
          ...{ 429: problemSchema, 503: problemSchema },
        },
      },
    },
    async request => {
      const settings = await callDesk.keep(await known(request), request.body);
      if (typeof settings === 'string') throw new HttpProblem(STATUSES[settings], settings, SENTENCES[settings]);
      return { settings, hasMail: callDesk.hasMail };
    },
  );
  const stale = () => new HttpProblem(410, 'stale-link', 'this link is not good, or not any more');
  app.post(
    '/api/v1/calls/confirm',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'confirmMail',
        summary: 'Confirm a mail address by the link that was sent to it',
        body: z.strictObject({ token: tokenSchema }),
        response: { 200: z.object({ confirmed: z.literal(true) }), 410: problemSchema, 429: problemSchema },
      },
    },
    async ({ body }) => {
      if (!(await callDesk.confirm(body.token))) throw stale();
      return { confirmed: true as const };
    },
  );
  // Mail programs send a form; nowhere else is one read.
  void app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 200 },
      (_, __, done) => done(null, undefined),
    );
    scope.post(
      '/api/v1/calls/stop',
      {
        config: limited,
        schema: {
          tags,
          operationId: 'stopMail',
          summary: 'End mails by the link that is in each of them, without being known',
          querystring: z.object({ token: tokenSchema }),
          response: { 200: z.object({ stopped: z.literal(true) }), 410: problemSchema, 429: problemSchema },
        },
      },
      async request => {
        const { token } = request.query as { token: string };
        if (!(await callDesk.stop(token))) throw stale();
        return { stopped: true as const };
      },
    );
  });
}
