/**
 * What the server sends, as schemas for whoever reads it elsewhere: `/api/v1/asyncapi.json` is made from them. The compiler
 * holds them to the messages of the protocol, and a test to everything that went over the wire of whole games.
 *
 * They are open: a later server may say more, and a client leaves aside what it does not know.
 */
import type { ErrorCode, ServerMessage } from '@havre/protocol/messages.ts';
import { colour, externalEvent } from '@havre/protocol/replay-file/schema.ts';
import { PROTOCOL } from '@havre/protocol/wire.ts';
import { z } from 'zod';
import { optionValue, tableInfoFields } from '../http/schemas.ts';

const v = z.literal(PROTOCOL);
const seat = z.int().describe('A seat, numbered clockwise from 0');
const action = z
  .looseObject({ type: z.string() })
  .describe('An action of the game: `/api/v1/games/{id}/schema` has its fields');
const gameEvent = z
  .looseObject({ type: z.string(), rule: z.string().describe('The row of the rules it comes from') })
  .describe('An event of the game: `/api/v1/games/{id}/schema` has its fields');
const view = z.looseObject({}).describe('What this viewer sees: `/api/v1/games/{id}/schema` has its fields');
const events = z.array(gameEvent);

const letter = z
  .discriminatedUnion('type', [
    z.looseObject({ type: z.literal('start'), events }),
    z.looseObject({ type: z.literal('act'), events }),
    z.looseObject({ type: z.literal('table'), entry: externalEvent, events }),
    z.looseObject({
      type: z.literal('undo'),
      seat,
      letters: z.int().describe('So many of this viewer’s latest ones count no more'),
      events,
    }),
  ])
  .describe('An entry of the match as this viewer hears it');

const at = z.number().describe('When, in milliseconds since 1970');
const said = z.union([z.looseObject({ phrase: z.string() }), z.looseObject({ text: z.string() })]);

const own = z.literal(true).exactOptional();
const prepared = z.looseObject({ step: z.string(), action, after: action.exactOptional() });

const item = z.discriminatedUnion('type', [
  z.looseObject({
    at,
    type: z.literal('sat'),
    seat,
    name: z.string(),
    bot: z.string().exactOptional(),
    program: z.looseObject({ level: z.string().exactOptional() }).exactOptional(),
  }),
  z.looseObject({ at, type: z.literal('stood'), seat }),
  z.looseObject({ at, type: z.literal('swapped'), one: seat, other: seat }),
  z.looseObject({ at, type: z.literal('coloured'), seat, colour }),
  z.looseObject({
    at,
    type: z.literal('replanned'),
    seats: z.int(),
    changes: z.looseObject({ options: z.array(z.string()), others: z.array(z.string()) }),
  }),
  z.looseObject({ at, type: z.literal('ready'), seat, commitment: z.string().nullable() }),
  z.looseObject({ at, type: z.literal('opening') }),
  z.looseObject({ at, type: z.literal('opened'), seat }),
  z.looseObject({ at, type: z.literal('game'), letter, standing: own, prepared: own }),
  z.looseObject({ at, type: z.literal('always'), step: z.string(), action: action.nullable() }),
  z.looseObject({
    at,
    type: z.literal('prepared'),
    answers: z.array(prepared),
    dropped: z.literal(true).exactOptional().describe('Its question has come, and none of them fitted'),
  }),
  z.looseObject({ at, type: z.literal('resumed'), origin: z.enum(['branched', 'carried']) }),
  z.looseObject({ at, type: z.literal('ranOut'), seat }),
  z.looseObject({ at, type: z.literal('holiday'), seat, from: z.number(), until: z.number() }),
  z.looseObject({ at, type: z.literal('proposed'), seat, wish: z.enum(['undo', 'draw', 'stop']) }),
  z.looseObject({ at, type: z.literal('answered'), seat, agrees: z.boolean() }),
  z.looseObject({ at, type: z.literal('said'), seat, channel: z.string(), message: said }),
  z.looseObject({ at, type: z.literal('muted'), seat, muted: z.boolean() }),
  z.looseObject({ at, type: z.literal('silenced'), seat, silenced: z.boolean() }),
  z.looseObject({ at, type: z.literal('botPlays'), seat, bot: z.string().nullable() }),
  z.looseObject({ at, type: z.literal('seatOffered'), seat, byHost: z.literal(true).exactOptional() }),
  z.looseObject({ at, type: z.literal('seatGiven'), seat, name: z.string() }),
  z.looseObject({ at, type: z.literal('onlooker'), eyes: z.string() }),
  z.looseObject({ at, type: z.literal('host'), seat: seat.nullable() }),
  z.looseObject({ at, type: z.literal('rematch'), table: z.string() }),
  z.looseObject({ at, type: z.literal('hidden'), hidden: z.boolean() }),
  z.looseObject({ at, type: z.literal('closed'), keeper: z.enum(['closed', 'ended']).exactOptional() }),
]);

const question = z
  .looseObject({
    step: z.string().describe('The step of the rules that asks'),
    decision: z.int().describe('The number of the question: send it with the answer'),
    legal: z.array(action).describe('Everything the seat may do, except free answers'),
    answers: z.int().describe('How many of `legal`, from the first on, answer the question; the others are liberties'),
    open: z.array(z.string()).describe('The types of free answers, which no list can hold'),
    awaited: z.boolean().describe('Whether the table waits for this seat; otherwise it may act and need not'),
  })
  .nullable();

const until = z.number().describe('In milliseconds since 1970, on the server’s clock');
const deadline = z.discriminatedUnion('type', [
  z.looseObject({ until, type: z.literal('opening') }),
  z.looseObject({ until, type: z.literal('move'), seat, decision: z.int() }),
  z.looseObject({ until, type: z.literal('clock'), clock: z.string(), seats: z.int().describe('Bit n is seat n') }),
]);

const channel = z.looseObject({
  id: z.string(),
  mayWrite: z.boolean(),
  phrases: z.array(z.string()).exactOptional().describe('All that may be said there; missing where one writes freely'),
});

const place = z.array(z.unknown()).describe('The way there, by names and numbers from 0, and then what is there now');

const told = {
  eyes: z.string().describe('Whose view it is: `public`, `seat 2`, `onlooker 0`'),
  from: z.int().describe('How many events of these eyes come before the first of `items`'),
  items: z.array(item),
};

const notice = z
  .looseObject({
    id: z.string(),
    restartAt: z.number().nullable().describe('When the server is started anew, in milliseconds since 1970'),
    text: z.looseObject({ en: z.string().exactOptional(), fr: z.string().exactOptional() }),
    until: z.number().describe('Until when it holds'),
  })
  .describe('A word of the keeper to everybody');

const hello = z.looseObject({
  v,
  type: z.literal('hello'),
  server: z.string().describe('The version of the program'),
  known: z.boolean().describe('Whether the server knows who this is; who is not known can only watch'),
  heartbeat: z.number().describe('Seconds between two signs of life'),
  now: z.number().describe('What the clock of the server shows'),
  page: z.string().nullable(),
  packed: z.literal(true).exactOptional(),
  notice: notice.exactOptional(),
});

const update = z.looseObject({
  v,
  type: z.literal('update'),
  whole: z.literal(true).exactOptional().describe('There where nothing is left out'),
  table: tableInfoFields
    .partial()
    .required({ table: true })
    .describe('How the table stands; later, what has changed of it'),
  ...told,
  isHost: z.boolean().exactOptional(),
  view: view.nullable().exactOptional(),
  viewChange: z.looseObject({}).exactOptional().describe('In place of `view`: the fields of it that have changed'),
  film: z.array(z.array(place)).exactOptional(),
  question: question.exactOptional(),
  asides: z.array(action).exactOptional(),
  undo: z.enum(['alone', 'byConsent']).nullable().exactOptional(),
  always: z.array(z.looseObject({ step: z.string(), action })).exactOptional(),
  prepared: z.array(prepared).exactOptional(),
  muted: z.array(seat).exactOptional(),
  channels: z.array(channel).exactOptional(),
  deadlines: z.array(deadline).exactOptional(),
  banks: z
    .array(z.looseObject({ seat, left: z.number().describe('In milliseconds') }))
    .exactOptional()
    .describe('What is left in the banks of time'),
  packing: z
    .looseObject({ room: z.int(), since: z.number(), shapes: z.array(z.unknown()) })
    .exactOptional()
    .describe('For whoever has asked for packed updates'),
});

/** Every code of an error message. */
export const ERROR_CODES = [
  'bad-message',
  'wrong-version',
  'too-fast',
  'no-such-table',
  'no-identity',
  'too-many-tables',
  'too-many-watchers',
  'no-programs',
  'bad-offer',
  'too-many-programs',
  'server-trouble',
] as const satisfies readonly ErrorCode[];

const id = z.string().describe('The id of the command');

/** Every message of the server, by its type; packed updates, which are lists, apart. */
export const serverMessageSchemas = {
  hello,
  update,
  page: z.looseObject({ v, type: z.literal('page'), table: z.string(), ...told }),
  done: z.looseObject({ v, type: z.literal('done'), id }),
  refused: z.looseObject({
    v,
    type: z.literal('refused'),
    id,
    refusal: z.looseObject({
      refused: z.string().describe('A code of `/api/v1/refusals`, or one of the game'),
      rule: z.string().exactOptional().describe('The row of the rules that says so'),
      detail: z.string().exactOptional(),
      about: z.string().exactOptional().describe('The part of a text that it is about, where it is about one'),
    }),
  }),
  error: z.looseObject({
    v,
    type: z.literal('error'),
    code: z.enum(ERROR_CODES),
    detail: z.string(),
    id: z.string().exactOptional(),
    table: z.string().exactOptional(),
  }),
  notice: z.looseObject({ v, type: z.literal('notice'), notice: notice.nullable() }),
  offered: z.looseObject({
    v,
    type: z.literal('offered'),
    program: z.string().nullable().describe('By which it is listed; null if it is not any more'),
  }),
  invitation: z.looseObject({
    v,
    type: z.literal('invitation'),
    table: z.string(),
    code: z.string(),
    game: z.string(),
    seats: z.int(),
    options: z.record(z.string(), optionValue),
    clock: z.looseObject({ type: z.enum(['none', 'perMove', 'bank']) }),
    seat,
  }),
  pong: z.looseObject({ v, type: z.literal('pong'), ping: z.union([z.number(), z.string()]) }),
} satisfies { readonly [T in ServerMessage['type']]: z.ZodType };

export const packedUpdateSchema = z
  .tuple([z.int()], z.unknown())
  .describe('An update in few bytes, for whoever has asked for it; docs/protocol.md has its places');

/** The same without `readonly`, and with the index that an open record has. */
type Plain<T> = T extends readonly unknown[]
  ? { -readonly [I in keyof T]: Plain<T[I]> }
  : T extends object
    ? { -readonly [N in keyof T]: Plain<T[N]> }
    : T;

type Sent<T extends ServerMessage['type']> = Plain<Omit<Extract<ServerMessage, { type: T }>, 'packed'>>;
/** Records of any fields, of which the compiler cannot know that they are plain. */
type Views = 'view' | 'viewChange';
// Whatever the server sends fits what is said of it here; else this is a type error.
true satisfies [Omit<Sent<'update'>, Views>] extends [Omit<z.infer<typeof update>, Views>] ? true : never;
true satisfies [Sent<'page'>] extends [z.infer<typeof serverMessageSchemas.page>] ? true : never;
true satisfies [Sent<'refused'>] extends [z.infer<typeof serverMessageSchemas.refused>] ? true : never;
true satisfies [Sent<'error'>] extends [z.infer<typeof serverMessageSchemas.error>] ? true : never;
