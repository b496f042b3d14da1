/**
 * The shape of a replay file, field by field.
 *
 * Strict: a field that is not described here is refused, so that nothing in a file goes unchecked. Actions, events and
 * options belong to the games; here they are plain records, and the rules themselves check them when they play the game
 * again. `docs/replay.schema.json` is made from this file, `docs/replay.md` explains it.
 */
import { LARGEST_BOUND } from '@havre/engine/kernel/chance.ts';
import { COLOURS } from '@havre/engine/kernel/colours.ts';
import { REPLAY_FORMAT, REPLAY_VERSION, type Replay } from '@havre/engine/kernel/replay.ts';
import { MOST_SEATS } from '@havre/engine/kernel/seats.ts';
import { z } from 'zod';

export const MOST_ENTRIES = 100_000;
const LONGEST_NAME = 100;
/** Some options are lists of words. */
const LONGEST_OPTION = 10_000;

/**
 * No control characters and nothing that turns text around: these are shown on terminals. By numbers, because the schema that
 * is made from it is read in languages whose patterns know no names of characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is not wanted
const PRINTABLE = /^[^\u0000-\u001f\u007f-\u009f\ud800-\udfff\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u;
const label = z.string().min(1).max(LONGEST_NAME).regex(PRINTABLE);
const whole = z.int().nonnegative();
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
  .describe('A seat, numbered clockwise from 0.');
const seats = z
  .int()
  .min(0)
  .max(2 ** MOST_SEATS - 1)
  .describe('A set of seats: bit n is seat n.');
const digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256, 64 digits of lower-case hex.');
const bytes = z
  .string()
  .regex(/^([0-9a-f]{2}){16,128}$/)
  .describe('16 to 128 bytes in lower-case hex.');

const opening = z.strictObject({
  seat,
  commitment: digest.describe('What the seat committed to when it was ready.'),
  entropy: bytes.describe('What it opened at the start.'),
});

const proof = z
  .strictObject({
    table: z
      .string()
      .regex(/^[\x20-\x7e]{1,200}$/)
      .describe('The id of the table, in plain ASCII.'),
    commitment: digest.describe('What the table committed to before the first die was thrown.'),
    openings: z.array(opening).max(MOST_SEATS).describe('The part of each human seat in the dice.'),
    secret: bytes.exactOptional().describe('The secret of the table; absent until it is revealed.'),
    since: whole
      .exactOptional()
      .describe(
        'The first entry whose dice these are, if the game had been played elsewhere before; absent if all are.',
      ),
  })
  .describe('What the dice were made from.');

export const colour = z.enum(COLOURS).describe('A colour of a player.');

const named = { type: label };

export const externalEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['left', 'joined', 'away', 'back', 'timeUp', 'resigned']), seat }),
  z.strictObject({ type: z.literal('clockUp'), clock: label.describe('A clock that the rules had set going.') }),
  z.strictObject({ type: z.literal('agreed'), on: z.enum(['draw', 'stop']), seats }),
]);

const cause = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('start'),
        colours: z
          .array(colour)
          .max(MOST_SEATS)
          .exactOptional()
          .describe('The colour of each seat, where players chose and the rules want to know.'),
      })
      .describe('The table was laid out: the first entry, and only that.'),
    z.strictObject({ type: z.literal('act'), seat, action: z.looseObject(named) }).describe('A seat acted.'),
    z.strictObject({ type: z.literal('table'), entry: externalEvent }).describe('Something happened at the table.'),
    z
      .strictObject({ type: z.literal('undo'), seat, to: whole, agreed: seats })
      .describe('A seat took back entry `to` and everything since, with the consent of `agreed`.'),
  ])
  .describe('What was done.');

const event = z
  .looseObject({
    ...named,
    rule: label.describe('The row of the rules ledger that made it happen.'),
    secret: z
      .looseObject({ to: z.int().describe('Who learns it: bit n is seat n, bit 16 + n the onlookers of side n.') })
      .exactOptional()
      .describe('The part only some learn.'),
    onlyTo: z
      .int()
      .exactOptional()
      .describe('Who is told of it at all, in the bits of `secret.to`; absent for everybody.'),
    fades: z.literal(true).exactOptional().describe('Told once, and not again until the game is over.'),
  })
  .describe('What a witness would tell.');

export const draw = z
  .tuple([
    z.int().min(1).max(LARGEST_BOUND),
    z
      .int()
      .min(0)
      .max(LARGEST_BOUND - 1),
  ])
  .describe('How many outcomes there were, and which one came (from 0).');

const entry = z.strictObject({
  seq: whole.describe('Its number in the log, from 0.'),
  cause,
  draws: z.array(draw).describe('The dice that fell, in order.'),
  events: z.array(event).describe('What was told, in order.'),
  after: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .describe('A fingerprint of what lies on the table after the entry.'),
});

const side = z.strictObject({
  side: label.describe("Name of the side: 'seat 2', 'white', 'ghost'."),
  seats,
  place: z.int().min(1).describe('1 for the best; equal sides have equal places.'),
  score: z.number().nullable().describe('What the rules counted, or null where they do not count.'),
  share: whole.describe('How many of the `parts` of the win it has.'),
});

const outcome = z.discriminatedUnion('void', [
  z.strictObject({
    void: z.literal(false),
    parts: z.int().min(1).describe('Into how many parts the win is divided.'),
    sides: z
      .array(side)
      .min(1)
      .max(2 * MOST_SEATS),
  }),
  z.strictObject({ void: z.literal(true), rule: label.describe('The row of the ledger that ends it so.') }),
]);

export const replayFile: z.ZodType<Replay> = z
  .strictObject({
    format: z.literal(REPLAY_FORMAT),
    formatVersion: z.int().min(1).max(REPLAY_VERSION),
    game: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .describe('The id of the game.'),
    rules: z.int().min(1).describe('The version of its rules it was played under.'),
    options: z
      .record(label, z.union([z.string().max(LONGEST_OPTION).regex(PRINTABLE), z.number(), z.boolean()]))
      .describe('Edition, expansions and variants.'),
    seats: z.int().min(1).max(MOST_SEATS).describe('How many seats the table had.'),
    players: z
      .array(
        z.strictObject({
          name: label,
          bot: label.exactOptional().describe('Name of the bot that played; absent for a person.'),
          colour: colour.exactOptional().describe('The colour it was played with; absent in older files.'),
        }),
      )
      .max(MOST_SEATS)
      .describe('Who sat where, one player for each seat, those who came late included.'),
    proof: proof.nullable().describe('Null where the dice were not committed to.'),
    entries: z.array(entry).min(1).max(MOST_ENTRIES).describe('The log of the game.'),
    outcome: outcome.nullable().describe('Null if the game is not over.'),
  })
  .refine(file => file.players.length === seatsInAll(file), { path: ['players'], params: { counts: true } });

/** The seats at the start, and those of whoever came late. */
function seatsInAll({ seats, entries }: { seats: number; entries: readonly { cause: unknown }[] }): number {
  const late = entries.flatMap(({ cause }) => {
    const { entry } = cause as { entry?: { type: string; seat?: number } };
    return entry?.type === 'joined' && entry.seat !== undefined ? [entry.seat + 1] : [];
  });
  return Math.max(seats, ...late);
}

/**
 * The JSON Schema of a replay file, for programs in other languages.
 * @example writeFileSync('docs/replay.schema.json', JSON.stringify(jsonSchema()))
 */
export const jsonSchema = (): object => ({ title: 'Havre replay', ...z.toJSONSchema(replayFile) });
