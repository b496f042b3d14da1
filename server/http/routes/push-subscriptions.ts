/** Where a browser asks to be called when it is its person's turn. */
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { z } from 'zod';
import { secretIn } from '../../identity/credentials.ts';
import { mayCall } from '../../notifications/endpoint.ts';
import { savePushSubscription } from '../../notifications/push-subscriptions.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { noIdentity, problemSchema } from '../problem.ts';

/** A point of the curve P-256 and a secret, as browsers make them; in bytes. */
const [POINT, SECRET] = [65, 16];
const LONGEST_KEY = 200;
const LONGEST_ENDPOINT = 2_000;
const keySchema = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+=*$/)
    .max(LONGEST_KEY)
    .refine(key => Buffer.from(key, 'base64url').byteLength === bytes, `is not ${bytes} bytes long`);
const endpointSchema = z.string().refine(mayCall, 'is not the address of a push service');
const tags = ['identity'];

export function pushSubscriptionRoutes(app: App, { devices, store, pushKey, now }: HttpDeps): void {
  const limited = { limit: 'devices' } as const;
  app.get(
    '/api/v1/bells/key',
    {
      schema: {
        tags,
        operationId: 'getPushKey',
        summary: 'The key by which push services know this server',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    async () => ({ key: pushKey }),
  );
  app.post(
    '/api/v1/bells',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'subscribePush',
        summary: 'Call this browser when it is its person’s turn and they are not looking',
        body: z.strictObject({
          endpoint: endpointSchema,
          keys: z.strictObject({ p256dh: keySchema(POINT), auth: keySchema(SECRET) }),
          language: z.enum(LANGUAGES),
        }),
        response: { 201: z.object({ kept: z.literal(true) }), 401: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await devices.identityOf(secretIn(request));
      if (identity === null) throw noIdentity();
      const { endpoint, keys, language } = request.body;
      await savePushSubscription(store, { endpoint, identity, keys: JSON.stringify(keys), language, createdAt: now() });
      return reply.code(201).send({ kept: true as const });
    },
  );
  app.delete(
    '/api/v1/bells',
    {
      config: limited,
      schema: {
        tags,
        operationId: 'unsubscribePush',
        summary: 'Call this browser no more',
        body: z.strictObject({ endpoint: z.string().max(LONGEST_ENDPOINT) }), // also one that is not called any more
        response: { 200: z.object({ kept: z.literal(false) }), 401: problemSchema },
      },
    },
    async request => {
      const identity = await devices.identityOf(secretIn(request));
      if (identity === null) throw noIdentity();
      const own = await store.pushSubscriptionsOf(identity);
      if (own.some(({ endpoint }) => endpoint === request.body.endpoint))
        await store.removePushSubscription(request.body.endpoint);
      return { kept: false as const };
    },
  );
}
