/** Passkeys: made by whoever is known, and used by a device that wants to be. */
import { isIP } from 'node:net';
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PasskeyProblem, PasskeySite } from '../../identity/passkeys.ts';
import { textSchema } from '../../sessions/messages.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { HttpProblem, problemSchema } from '../problem.ts';
import { becomingResponses, becomingSchema, keepSecret, refuseToLoseTables } from './own-devices.ts';

const tags = ['identity'];
const LONGEST_NAME = 60;
const LONGEST_PART = 8_000;
const part = z.string().max(LONGEST_PART);
const id = z.string().regex(/^[\w-]{1,1400}$/);

/** What browsers say in answer; what is in it is for the library to check. */
const answerSchema = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.record(z.string().max(40), z.union([part, z.array(part).max(10), z.number(), z.null()])),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.string().max(40).nullish(),
});

const passkeySchema = z.object({
  passkey: z.string(),
  name: z.string(),
  since: z.number(),
  used: z.number().nullable(),
});
const optionsSchema = z.looseObject({ challenge: z.string() });

const SENTENCES: { readonly [P in PasskeyProblem]: string } = {
  'foreign-passkey': 'this passkey belongs to another site, or does not fit what was asked',
  'old-passkey': 'that took too long, or was used already; try again',
  'unknown-passkey': 'nobody here has this passkey',
  'too-many-passkeys': 'so many passkeys belong to one person at most; remove one first',
};
const STATUSES: { readonly [P in PasskeyProblem]: number } = {
  ...{ 'foreign-passkey': 403, 'old-passkey': 410, 'unknown-passkey': 404, 'too-many-passkeys': 409 },
};

/** Where a browser offers passkeys at all: names with TLS, and this machine itself. */
function siteOf(request: FastifyRequest): PasskeySite {
  const { hostname: name, host, protocol } = request;
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https' && name !== 'localhost'))
    throw new HttpProblem(409, 'no-passkeys-here', 'passkeys need a name and https');
  return { name, origin: `${protocol}://${host}` };
}

export function passkeyRoutes(app: App, deps: HttpDeps): void {
  const { devices, deviceList, passkeys } = deps;
  const known = (request: FastifyRequest): Promise<Identity> => knownIn(devices, request);
  const taken = <T extends object>(request: FastifyRequest, outcome: T | PasskeyProblem): T => {
    if (typeof outcome !== 'string') return outcome;
    request.log.warn({ problem: outcome }, 'a passkey was not taken');
    throw new HttpProblem(STATUSES[outcome], outcome, SENTENCES[outcome]);
  };
  const limited = { limit: 'links' } as const;
  const problems = {
    ...{ 400: problemSchema, 401: problemSchema, 403: problemSchema, 404: problemSchema, 409: problemSchema },
    ...{ 410: problemSchema, 429: problemSchema },
  };
  app.get(
    '/api/v1/me/passkeys',
    {
      schema: {
        tags,
        operationId: 'listPasskeys',
        summary: 'One’s passkeys',
        response: { 200: z.object({ passkeys: z.array(passkeySchema) }), ...problems },
      },
    },
    async request => ({ passkeys: await passkeys.of(await known(request)) }),
  );
  app.post(
    '/api/v1/me/passkeys/options',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'beginPasskey',
        summary: 'What a browser needs to make a passkey',
        body: z.strictObject({ name: textSchema(LONGEST_NAME).min(1).describe('What the browser shows it under') }),
        response: { 200: optionsSchema, ...problems },
      },
    },
    async request => {
      const who = await known(request);
      const options = taken(request, await passkeys.making(who, siteOf(request), request.body.name));
      return options as z.infer<typeof optionsSchema>;
    },
  );
  app.post(
    '/api/v1/me/passkeys',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'keepPasskey',
        summary: 'Keep the public half of a passkey that has just been made',
        body: z.strictObject({ name: textSchema(LONGEST_NAME).min(1), answer: answerSchema }),
        response: { 200: passkeySchema, ...problems },
      },
    },
    async request => {
      const { name, answer } = request.body;
      return taken(request, await passkeys.keep(await known(request), siteOf(request), name, answer));
    },
  );
  app.delete(
    '/api/v1/me/passkeys/:passkey',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'removePasskey',
        summary: 'Remove a passkey: it is not good here any more',
        params: z.object({ passkey: id }),
        response: { 200: z.object({ removed: z.literal(true) }), ...problems },
      },
    },
    async request => {
      if (!(await passkeys.remove(await known(request), request.params.passkey)))
        throw new HttpProblem(404, 'unknown-passkey', SENTENCES['unknown-passkey']);
      return { removed: true as const };
    },
  );
  app.post(
    '/api/v1/passkeys/options',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'challengePasskey',
        summary: 'What a browser needs to use a passkey',
        response: { 200: optionsSchema, ...problems },
      },
    },
    async request => (await passkeys.using(siteOf(request))) as z.infer<typeof optionsSchema>,
  );
  app.post(
    '/api/v1/passkeys',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'usePasskey',
        summary: 'Make this device somebody’s, by their passkey',
        body: z.strictObject({ ...becomingSchema, answer: answerSchema }),
        response: { ...becomingResponses, 403: problemSchema },
      },
    },
    async (request, reply) => {
      const { answer, keep, name, replace } = request.body;
      await refuseToLoseTables(deps, request, replace);
      const { who } = taken(request, await passkeys.whose(siteOf(request), answer));
      return keepSecret(request, reply, await deviceList.welcome(devices, who, name), keep);
    },
  );
}
