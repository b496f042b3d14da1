/**
 * The socket as AsyncAPI 3. What clients send is described by the schemas that check it at the edge, what the server sends by
 * those of `server-messages.ts`.
 */
import { CLOSED, LONGEST_MESSAGE, SOCKET_PATH, SUBPROTOCOL, TOKEN_PREFIX } from '@havre/protocol/wire.ts';
import { z } from 'zod';
import { action } from '../sessions/action.ts';
import { clientMessageSchemas } from '../sessions/messages.ts';
import { packedUpdateSchema, serverMessageSchemas } from '../sessions/server-messages.ts';

/** The dialect of AsyncAPI. */
const TARGET = 'draft-7';

/** What is checked by hand (`server/sessions/action.ts`), as a schema. */
const VALUE = { anyOf: [{ type: 'string', maxLength: 500 }, { type: 'number' }, { type: 'boolean' }] };
const listOf = (items: object): object => ({ type: 'array', maxItems: 100, items });
const ACTION = {
  type: 'object',
  description: 'An action of the game: `/api/v1/games/{id}/schema` has its fields',
  properties: { type: { type: 'string', minLength: 1, maxLength: 40 } },
  required: ['type'],
  maxProperties: 20,
  additionalProperties: { anyOf: [VALUE, listOf({ anyOf: [VALUE, listOf(VALUE)] })] },
};

function jsonSchemaOf(schema: z.ZodType): object {
  const made = z.toJSONSchema(schema, {
    target: TARGET,
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === action) Object.assign(jsonSchema, ACTION);
    },
  });
  const { $schema: _, ...rest } = made;
  return rest;
}

/** Every message by its name, and who sends it. */
const SENT_BY_CLIENTS = Object.entries(clientMessageSchemas).map(
  ([name, schema]) => [name, jsonSchemaOf(schema)] as const,
);
const SENT_BY_SERVER = [
  ...Object.entries(serverMessageSchemas).map(([name, schema]) => [name, jsonSchemaOf(schema)] as const),
  ['packedUpdate', jsonSchemaOf(packedUpdateSchema)] as const,
];

const SUMMARIES: Readonly<Record<string, string>> = {
  command: 'Do something at a table',
  watch: 'Begin to hear of a table',
  leave: 'Hear no more of a table',
  offer: 'As a program, be listed for those who look for somebody to play with, while this socket is open',
  ping: 'Ask whether the server is there',
  hello: 'The first message of the server',
  update: 'How a table looks now, as far as it has changed, and what has happened since',
  page: 'Old events, ahead of the whole update they belong to',
  done: 'The command is done, and durable',
  refused: 'The command is refused, and has changed nothing',
  error: 'A message never reached a table',
  offered: 'The program is listed, or is no longer',
  invitation: 'The program is invited to a table',
  pong: 'The answer to a ping',
  packedUpdate: 'An update in few bytes, for whoever has asked for it',
};

const all = [...SENT_BY_CLIENTS, ...SENT_BY_SERVER];
const namesOf = (sent: readonly (readonly [string, object])[]): string[] => sent.map(([name]) => name);

/**
 * The document, for a server that is reached by this name.
 * @example asyncApi('0.1.0', 'table.example.org', 'wss')
 */
export const asyncApi = (version: string, host: string, protocol: 'ws' | 'wss'): Record<string, unknown> => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Havre',
    version,
    description: `One WebSocket for all tables. Messages are text of at most ${LONGEST_MESSAGE} bytes. Closed with ${CLOSED.restart}
the server starts anew, with ${CLOSED.tooFast} the client was too fast, with ${CLOSED.tooMany} there are too many sockets.`,
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
  },
  servers: {
    here: {
      host,
      protocol,
      description: 'The server that this document comes from',
      security: [{ $ref: '#/components/securitySchemes/token' }],
    },
  },
  channels: {
    socket: {
      address: SOCKET_PATH,
      description: `Subprotocol ${SUBPROTOCOL}. Who one is stands in \`Authorization: Bearer\`, or in a second subprotocol \`${TOKEN_PREFIX}\` with the token.`,
      messages: Object.fromEntries(all.map(([name]) => [name, { $ref: `#/components/messages/${name}` }])),
    },
  },
  operations: {
    hear: operation('receive', 'What clients send', namesOf(SENT_BY_CLIENTS)),
    tell: operation('send', 'What the server sends', namesOf(SENT_BY_SERVER)),
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'From POST /api/v1/devices' } },
    messages: Object.fromEntries(
      all.map(([name]) => [
        name,
        {
          name,
          summary: SUMMARIES[name],
          contentType: 'application/json',
          payload: { $ref: `#/components/schemas/${name}` },
        },
      ]),
    ),
    schemas: Object.fromEntries(all),
  },
});

const operation = (does: 'send' | 'receive', summary: string, messages: readonly string[]): object => ({
  action: does,
  summary,
  channel: { $ref: '#/channels/socket' },
  messages: messages.map(name => ({ $ref: `#/channels/socket/messages/${name}` })),
});
