/** The devices of whoever asks: listed, named, removed, and one more let in by a code. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { COOKIE, cookieFor, secretIn } from '../../identity/credentials.ts';
import type { CodeProblem } from '../../identity/device-list.ts';
import type { NewDevice } from '../../identity/devices.ts';
import { textSchema } from '../../sessions/messages.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { HttpProblem, problemSchema } from '../problem.ts';

const tags = ['identity'];
const LONGEST_NAME = 60;
const LONGEST_CODE = 20;
const nameSchema = textSchema(LONGEST_NAME).min(1);
const handleSchema = z.object({ device: z.string().regex(/^[0-9a-f]{16}$/) });

const deviceSchema = z.object({
  device: z.string(),
  name: z.string().nullable(),
  since: z.number(),
  seen: z.number().describe('About when it was last here'),
  isThis: z.boolean().describe('Whether it is the one that asks'),
});

const SENTENCES: { readonly [P in CodeProblem]: string } = {
  'wrong-code': 'no device shows this code',
  'old-code': 'this code is too old; let the other device show a new one',
  'used-code': 'this code has been used; let the other device show a new one',
  'too-many-devices': 'so many devices belong to one person at most; remove one first',
};

/** How a device that is to become somebody's keeps its secret, and whether it may give up who it was. */
export const becomingSchema = {
  keep: z.enum(['cookie', 'token']),
  name: nameSchema.nullable().default(null).describe('What the device is called in the list'),
  replace: z.boolean().default(false).describe('Whether the tables this device has of its own may be left behind'),
};

/**
 * Whether a device would leave tables of its own behind by becoming somebody else's: then it is asked first.
 * @example await refuseToLoseTables(deps, request, who);
 */
export async function refuseToLoseTables(
  { devices, store }: HttpDeps,
  request: FastifyRequest,
  replace: boolean,
): Promise<void> {
  const was = replace ? null : await devices.identityOf(secretIn(request));
  if (was !== null && (await store.summariesOf(was, 1)).length > 0 && (await store.devicesOf(was)).length === 1)
    throw new HttpProblem(
      409,
      'has-tables',
      'this device has tables of its own, which nobody else could reach any more',
    );
}

/** The device has become somebody's: it keeps the secret as it has asked for. */
export function keepSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  { secret }: NewDevice,
  keep: 'cookie' | 'token',
) {
  if (keep === 'token') return reply.code(201).send({ token: secret });
  reply.setCookie(COOKIE, secret, cookieFor(request));
  return reply.code(200).send({ known: true });
}

export const becomingResponses = {
  200: z.object({ known: z.literal(true) }).describe('The cookie is kept'),
  201: z.object({ token: z.string() }).describe('Keep it secret: whoever has it is you'),
  ...{ 400: problemSchema, 404: problemSchema, 409: problemSchema, 410: problemSchema, 429: problemSchema },
};

export function ownDeviceRoutes(app: App, deps: HttpDeps): void {
  const { devices, deviceList, sessions } = deps;
  const known = (request: FastifyRequest): Promise<Identity> => knownIn(devices, request);
  const noSuchDevice = () => new HttpProblem(404, 'no-such-device', 'this person has no such device');
  app.get(
    '/api/v1/me/devices',
    {
      schema: {
        tags,
        operationId: 'listDevices',
        summary: 'One’s devices, the oldest first',
        response: { 200: z.object({ devices: z.array(deviceSchema) }), 401: problemSchema },
      },
    },
    async request => ({ devices: await deviceList.of(await known(request), secretIn(request)) }),
  );
  app.put(
    '/api/v1/me/devices/:device',
    {
      config: { limit: 'links' },
      schema: {
        tags,
        operationId: 'nameDevice',
        summary: 'Give a device a name',
        params: handleSchema,
        body: z.strictObject({ name: nameSchema }),
        response: {
          200: z.object({ named: z.literal(true) }),
          401: problemSchema,
          404: problemSchema,
          429: problemSchema,
        },
      },
    },
    async request => {
      if (!(await deviceList.name(await known(request), request.params.device, request.body.name)))
        throw noSuchDevice();
      return { named: true as const };
    },
  );
  app.delete(
    '/api/v1/me/devices/:device',
    {
      config: { limit: 'links' },
      schema: {
        tags,
        operationId: 'removeDevice',
        summary: 'Remove a device: it is nobody’s from then on, and its sockets are closed',
        params: handleSchema,
        response: {
          200: z.object({ removed: z.literal(true) }),
          401: problemSchema,
          404: problemSchema,
          429: problemSchema,
        },
      },
    },
    async request => {
      const who = await known(request);
      if (!(await deviceList.remove(who, request.params.device))) throw noSuchDevice();
      sessions.askWhoTheyAre(who);
      request.log.info({}, 'a device was removed');
      return { removed: true as const };
    },
  );
  app.post(
    '/api/v1/me/devices/codes',
    {
      config: { limit: 'links' },
      schema: {
        tags,
        operationId: 'makeDeviceCode',
        summary: 'A code that makes another device one’s own: good once, for ten minutes',
        response: {
          200: z.object({ code: z.string(), until: z.number() }),
          ...{ 401: problemSchema, 409: problemSchema, 429: problemSchema },
        },
      },
    },
    async request => {
      const code = await deviceList.newCode(await known(request));
      if (typeof code === 'string') throw new HttpProblem(409, code, SENTENCES[code]);
      return code;
    },
  );
  app.post(
    '/api/v1/devices/link',
    {
      config: { limit: 'links' },
      schema: {
        tags,
        operationId: 'linkDevice',
        summary: 'Make this device somebody’s, by the code that one of their devices shows',
        body: z.strictObject({ ...becomingSchema, code: z.string().min(1).max(LONGEST_CODE) }),
        response: becomingResponses,
      },
    },
    async (request, reply) => {
      const { code, keep, name, replace } = request.body;
      await refuseToLoseTables(deps, request, replace);
      const device = await deviceList.link(devices, code, name);
      if (typeof device === 'string') {
        request.log.warn({ problem: device }, 'a device was not linked');
        throw new HttpProblem(device === 'wrong-code' ? 404 : 410, device, SENTENCES[device]);
      }
      return keepSecret(request, reply, device, keep);
    },
  );
}
