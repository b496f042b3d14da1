/**
 * What clients send, checked at the edge: the messages of `@havre/protocol` as schemas.
 *
 * Nothing in here knows a game. What an action may be is for the game to say; here it is a bounded plain record.
 */
import { MOST_SEATS } from '@havre/engine/kernel/seats.ts';
import { misshapen, text } from '@havre/engine/kernel/shapes.ts';
import type { ClientMessage } from '@havre/protocol/messages.ts';
import { colour } from '@havre/protocol/replay-file/schema.ts';
import { PROTOCOL } from '@havre/protocol/wire.ts';
import { LONGEST_NAME } from '@havre/table/commands/player-names.ts';
import { MOST_PREPARED } from '@havre/table/commands/prepared-answers.ts';
import { z } from 'zod';
import { agreedSchema } from '../http/schemas.ts';
import { action } from './action.ts';
import { asPlayMessage, ID } from './play-message.ts';

const LONGEST_TEXT = 500;

/** Text as people write it: no control characters, nothing that turns the direction of what stands around it. */
export const textSchema = (longest: number) => {
  const shapes = { line: { text: text(longest) } };
  return z
    .string()
    .max(longest)
    .refine(value => misshapen(shapes, { type: 'line', text: value }) === null, 'is plain text');
};

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const word = z.string().min(1).max(LONGEST_NAME);
const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'is 32 bytes in lower-case hex');
const id = z.string().regex(ID, 'is 1 to 64 letters, digits, _ or -');
const count = z.int().min(0);

const message = z.union([
  z.strictObject({ phrase: textSchema(LONGEST_NAME) }),
  z.strictObject({ text: textSchema(LONGEST_TEXT) }),
]);

/** A word that is kept as a commitment until somebody claims a seat with it. */
const password = z.string().regex(/^[\x21-\x7e]{8,64}$/, 'is 8 to 64 plain characters');

/** What a program says of itself when it sits down. */
const program = z.strictObject({ level: textSchema(LONGEST_NAME).exactOptional() });

/** What somebody at a table may ask for. */
export const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sit'),
    seat,
    name: textSchema(LONGEST_NAME),
    program: program.exactOptional(),
  }),
  z.strictObject({ type: z.literal('swap'), one: seat, other: seat }),
  z.strictObject({ type: z.literal('addBot'), seat, bot: word }),
  z.strictObject({ type: z.literal('colour'), seat, colour }),
  z.strictObject({ type: z.literal('replan'), plan: agreedSchema }),
  z.strictObject({ type: z.literal('ready'), commitment: hex32 }),
  z.strictObject({ type: z.literal('unready') }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('open'), entropy: hex32 }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('remove'), seat }),
  z.strictObject({ type: z.literal('play'), action, decision: count.exactOptional() }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('undo'), acts: count }),
  z.strictObject({ type: z.literal('propose'), on: z.enum(['draw', 'stop']) }),
  z.strictObject({ type: z.literal('answer'), agrees: z.boolean() }),
  z.strictObject({ type: z.literal('always'), step: word, action }),
  z.strictObject({ type: z.literal('askAgain'), step: word }),
  z.strictObject({
    type: z.literal('prepare'),
    answers: z
      .array(z.strictObject({ step: word, action, after: action.exactOptional() }))
      .max(MOST_PREPARED)
      .readonly(),
  }),
  z.strictObject({ type: z.literal('invite'), commitment: hex32 }),
  z.strictObject({ type: z.literal('lookOn'), word: password }),
  z.strictObject({ type: z.literal('takeOver'), seat, bot: word }),
  z.strictObject({ type: z.literal('handBack') }),
  z.strictObject({ type: z.literal('offerSeat'), seat, commitment: hex32 }),
  z.strictObject({
    type: z.literal('claimSeat'),
    word: password,
    seat: seat.exactOptional(),
    name: textSchema(LONGEST_NAME).exactOptional(),
    program: program.exactOptional(),
  }),
  z.strictObject({ type: z.literal('say'), channel: word, message }),
  z.strictObject({ type: z.literal('mute'), seat, muted: z.boolean() }),
  z.strictObject({ type: z.literal('silence'), seat, silenced: z.boolean() }),
  z.strictObject({ type: z.literal('passHost'), seat }),
  z.strictObject({ type: z.literal('close') }),
]);

const v = z.literal(PROTOCOL);

const doing = z.strictObject({ v, id, table: id, do: commandSchema });
const watching = z.strictObject({
  v,
  watch: id,
  heard: count.exactOptional(),
  eyes: z.string().max(LONGEST_NAME).exactOptional(),
  publicly: z.boolean().exactOptional(),
  pages: z.boolean().exactOptional(),
  film: z.boolean().exactOptional(),
  packed: z.boolean().exactOptional(),
});
const leaving = z.strictObject({ v, leave: id });
const pinging = z.strictObject({ v, ping: z.union([z.number(), z.string().max(LONGEST_NAME)]) });

/** More games than any shelf has. */
const MOST_GAMES = 64;
const offering = z.strictObject({
  v,
  offer: z
    .strictObject({
      name: textSchema(LONGEST_NAME),
      level: textSchema(LONGEST_NAME).exactOptional(),
      games: z.array(word).min(1).max(MOST_GAMES).readonly().exactOptional(),
    })
    .nullable(),
});

/** Every message of clients, by name. */
export const clientMessageSchemas = { command: doing, watch: watching, leave: leaving, ping: pinging, offer: offering };
export const clientMessageSchema = z.union([doing, watching, leaving, pinging, offering]);

// What the edge lets through is a message of the protocol, and none of these is missing here; nor is a command of the
// tables. All that is a type error otherwise.
type Known = z.infer<typeof clientMessageSchema>;
true satisfies [Known] extends [ClientMessage] ? true : never;
true satisfies [ClientMessage] extends [Known] ? true : never;

export type Reading =
  | { readonly ok: true; readonly message: ClientMessage }
  | {
      readonly ok: false;
      readonly code: 'bad-message' | 'wrong-version';
      readonly detail: string;
      readonly id?: string;
    };

/**
 * Reads what came over a socket.
 * @example const reading = readMessage('{"v":1,"leave":"k3J"}'); if (reading.ok) handle(reading.message);
 */
export function readMessage(json: string): Reading {
  let sent: unknown;
  try {
    sent = JSON.parse(json);
  } catch {
    return { ok: false, code: 'bad-message', detail: 'a message is JSON' };
  }
  const move = asPlayMessage(sent);
  if (move !== null) return { ok: true, message: move };
  if (versionOf(sent) !== PROTOCOL)
    return { ok: false, code: 'wrong-version', detail: `this server speaks version ${PROTOCOL}`, ...idOf(sent) };
  const read = schemaFor(sent).safeParse(sent);
  if (read.success) return { ok: true, message: read.data };
  return { ok: false, code: 'bad-message', detail: firstFlaw(read.error), ...idOf(sent) };
}

/** The schema a message seems to be meant for, so that a flaw is named and not "no kind of message fits". */
function schemaFor(sent: unknown): z.ZodType<ClientMessage> {
  const has = (field: string) => typeof sent === 'object' && sent !== null && Object.hasOwn(sent, field);
  if (has('do')) return doing;
  if (has('watch')) return watching;
  if (has('leave')) return leaving;
  if (has('offer')) return offering;
  return has('ping') ? pinging : clientMessageSchema;
}

const versionOf = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && Object.hasOwn(sent, 'v') ? (sent as { v: unknown }).v : undefined;

const identified = z.object({ id });

/** Whoever sent a faulty command is told which one it was, if its id can be read. */
function idOf(sent: unknown): { id?: string } {
  const read = identified.safeParse(sent);
  return read.success ? { id: read.data.id } : {};
}

const LONGEST_DETAIL = 200;

/** What is wrong, in one line: where, and why. */
function firstFlaw({ issues }: z.ZodError): string {
  const [first] = issues;
  const where = first === undefined ? '' : first.path.map(String).join('.');
  return `${where === '' ? '' : `${where}: `}${first?.message ?? 'not a message'}`.slice(0, LONGEST_DETAIL);
}
