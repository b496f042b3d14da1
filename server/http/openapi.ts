/**
 * The OpenAPI document. Routes say what is theirs: what goes in, what comes out, and which refusals are their own. What
 * holds for every route is said here once: who one is, that requests are counted, checked and bounded.
 */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { COOKIE } from '../identity/credentials.ts';
import { problemSchema } from './problem.ts';
import { sharedSchemas } from './shared-schemas.ts';

const TAGS = [
  { name: 'identity', description: 'Who one is, and everything that is kept of oneself' },
  { name: 'calls', description: 'How one is called when it is one’s turn' },
  { name: 'games', description: 'The games on the shelf, their rules and what their numbers mean' },
  { name: 'tables', description: 'Tables before and after the game; what happens there goes over the socket' },
  { name: 'clubs', description: 'Clubs, their standings and their evenings' },
  { name: 'page', description: 'For the page' },
  { name: 'contracts', description: 'The contracts of this server, for machines' },
  { name: 'operation', description: 'For whoever operates the server' },
];

const DESCRIPTION = `Tables are found and laid out over HTTP; what happens at a table goes over one WebSocket, which
\`/api/v1/asyncapi.json\` describes. Whatever is not granted is answered with a status and a \`Problem\`, whose \`error\` is one of
the codes of \`/api/v1/refusals\`. A program asks for a token once, \`POST /api/v1/devices\` with \`{"keep": "token"}\`.`;

/** What each status says; a route may say more of its own. */
const MEANINGS: Readonly<Record<string, string>> = {
  200: 'Here it is',
  201: 'Done',
  400: 'The request is not what is asked for; `detail` says which field',
  401: 'Only who is known may ask: get a device secret first',
  403: 'Not for whoever asks',
  404: 'There is no such thing',
  409: 'It cannot be now; `error` says why',
  410: 'It is not good any more',
  413: 'The request is too long',
  429: 'Too many requests: `Retry-After` says in how many seconds to come back',
  503: 'It cannot be at the moment; nothing has been done',
  default: 'Whatever else is not granted, such as 403 for pages of other sites and 421 for another name of the server',
};

const KNOWN = [{ token: [] }, { device: [] }];
/** Whoever is not known is answered too. */
const ANYBODY = [{}, ...KNOWN];

/** Everything @fastify/swagger has to know. */
export const openApi = (version: string): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Havre',
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' } as { name: string },
    },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    tags: TAGS,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The secret of a program, from POST /api/v1/devices' },
        device: { type: 'apiKey', in: 'cookie', name: COOKIE, description: 'The same of a browser' },
        metrics: { type: 'http', scheme: 'bearer', description: 'What the operator has set as HAVRE_METRICS_TOKEN' },
      },
    },
  },
  transform: document => {
    const { schema } = document;
    // Sockets and files of the page have none: they are not in the document.
    if (schema === undefined || schema.hide === true) return { ...document, schema: { hide: true } };
    const { limit } = document.route.config ?? {};
    return ofRoute({ ...document, schema: { ...schema, ...completed(schema, limit !== 'none') } });
  },
  transformObject: document => tidied(withComponents(document)),
});

const ofRoute = createJsonSchemaTransform({ schemaRegistry: sharedSchemas });
const withComponents = createJsonSchemaTransformObject({ schemaRegistry: sharedSchemas });

interface RouteSchema {
  readonly body?: unknown;
  readonly params?: unknown;
  readonly querystring?: unknown;
  readonly response?: unknown;
  readonly security?: readonly object[];
}

/** What holds for every route with such a schema, beside what it says itself. */
function completed({ body, params, querystring, response, security }: RouteSchema, isCounted: boolean): object {
  const own = (response ?? {}) as Readonly<Record<string, unknown>>;
  const isRead = body !== undefined || params !== undefined || querystring !== undefined;
  return {
    response: {
      ...own,
      ...(isRead ? { 400: own['400'] ?? problemSchema } : {}),
      ...(body === undefined ? {} : { 413: own['413'] ?? problemSchema }),
      ...(isCounted ? { 429: own['429'] ?? problemSchema } : {}),
      default: problemSchema,
    },
    security: security ?? ('401' in own ? KNOWN : ANYBODY),
  };
}

type Plain = Record<string, unknown>;
type Document = ReturnType<typeof withComponents>;

/** Each answer says what it means, HEAD is no operation of its own, and no component is there that nobody refers to. */
function tidied(document: Document): Document {
  for (const operations of Object.values(document.paths ?? {})) {
    const path = operations as Plain;
    delete path['head'];
    for (const operation of Object.values(path)) explain(operation as Plain);
  }
  const { components } = document as { components?: { schemas?: Plain } };
  const schemas = components?.schemas ?? {};
  for (let before = -1; before !== Object.keys(schemas).length; ) {
    before = Object.keys(schemas).length;
    const text = JSON.stringify(document);
    for (const name of Object.keys(schemas)) if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name];
  }
  return document;
}

function explain(operation: Plain): void {
  for (const [status, answer] of Object.entries((operation['responses'] ?? {}) as Record<string, Plain>)) {
    if (answer['description'] === 'Default Response') answer['description'] = MEANINGS[status] ?? 'Done';
    if (status === '429')
      answer['headers'] = {
        'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'In how many seconds to come back' },
      };
  }
}
