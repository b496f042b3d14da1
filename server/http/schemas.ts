/** The shapes of what goes in and out over HTTP, for checking and for the OpenAPI document. */
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { MOST_SEATS } from '@havre/engine/kernel/seats.ts';
import { colour } from '@havre/protocol/replay-file/schema.ts';
import type { Advised } from '@havre/table/automatic/advising.ts';
import type { Foresight } from '@havre/table/automatic/foreseeing.ts';
import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import type { Plan } from '@havre/table/model/plan.ts';
import type { TableSummary } from '@havre/table/storage/store.ts';
import type { TableGlance } from '@havre/table/viewing/glance.ts';
import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { z } from 'zod';
import { shared } from './shared-schemas.ts';

export const tableIdSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** Values that can be written freely are longer; the game says how long each may be. */
export const optionValue = z.union([z.string().max(10_000), z.number(), z.boolean()]);

const options = z
  .record(z.string().max(40), optionValue)
  .refine(chosen => Object.keys(chosen).length <= 40)
  .default({});

/** What is played. */
export const boxSchema = { game: z.string().min(1).max(40), seats: z.int().min(1).max(MOST_SEATS), options };

/** How a table is run; what is left out is as usual. */
export const settingsSchema = {
  visibility: z.enum(['public', 'private']).default('private'),
  clock: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('none') }),
      z.strictObject({ type: z.literal('perMove'), seconds: z.number(), atZero: z.enum(['rules', 'bot']) }),
      z.strictObject({
        type: z.literal('bank'),
        seconds: z.number(),
        increment: z.number(),
        atZero: z.enum(['rules', 'bot']),
      }),
    ])
    .default({ type: 'none' }),
  hints: z.boolean().default(false),
  botPace: z.int().min(0).max(60_000).default(800).describe('How long a bot takes for a move, in milliseconds'),
};

/** What a new table is to be. */
export const planSchema = shared('Plan', z.strictObject({ ...boxSchema, ...settingsSchema }));

/** What of it the host may change before the start, all of it said anew. */
const { botPace: _pace, ...agreedSettings } = settingsSchema;
export const agreedSchema = z.strictObject({ seats: boxSchema.seats, options: boxSchema.options, ...agreedSettings });

true satisfies [z.infer<typeof planSchema>] extends [Plan] ? true : never;
true satisfies [Plan] extends [z.infer<typeof planSchema>] ? true : never;

/** What our own code gives has been checked by the compiler: here the schema only says to others what it is. */
const documented = <T>(schema: z.ZodType): z.ZodType<T, T> => schema as z.ZodType<T, T>;

const seat = z.int();
const hex = z.string();

/** The best answers to a question, the best first. */
export const adviceSchema = shared(
  'Advice',
  documented<Advised>(
    z.object({
      decision: z.int().describe('The question it is for'),
      answers: z.array(
        z.object({
          action: z.looseObject({ type: z.string() }),
          chance: z
            .number()
            .nullable()
            .describe('The estimated chance to win, from 0 to 1; null where nothing could be tried'),
          tries: z.int().describe('How many futures the estimate rests on'),
        }),
      ),
    }),
  ),
);

const plainEvent = z.looseObject({ type: z.string() });

/** What one may be asked next, and what may be answered then. */
export const foresightSchema = shared(
  'Foresight',
  documented<Foresight>(
    z.object({
      questions: z.array(
        z.object({
          step: z.string().describe('The step of the rules that may ask'),
          answers: z.array(plainEvent).describe('Actions that may be legal then, the likeliest first'),
          occasions: z.array(
            z.object({
              event: plainEvent.describe('What may happen right before, as `after` of a prepared answer wants it'),
              answers: z.array(z.int()).describe('The places of those answers that were legal after it'),
            }),
          ),
        }),
      ),
    }),
  ),
);

const sitter = z.looseObject({
  name: z.string(),
  person: z.boolean().describe('Whether the seat belongs to a person; programs from outside sit as people do'),
  bot: z.string().nullable().describe('The bot that plays it now'),
  program: z
    .looseObject({ level: z.string().exactOptional().describe('How well it plays, in its own words') })
    .exactOptional()
    .describe('There where a program has said that it is one'),
  colour: colour.nullable().exactOptional().describe('The colour it has chosen; null while it takes what is left'),
  ready: z.boolean(),
  commitment: hex.nullable(),
  silenced: z.boolean().describe('Whether the host has taken its word in the chat'),
  here: z.boolean().describe('Whether somebody looks at the table from this seat'),
  left: z.boolean().describe('Whether this player has left the game for good'),
});

const outcome = z
  .union([
    z.looseObject({
      void: z.literal(false),
      parts: z.int().describe('Into how many parts the win is divided'),
      sides: z.array(
        z.looseObject({
          side: z.string(),
          seats: z.int().describe('A set of seats: bit n is seat n'),
          place: z.int().describe('1 for the best'),
          score: z.number().nullable(),
          share: z.int().describe('How many of the parts of the win it has'),
        }),
      ),
    }),
    z.looseObject({ void: z.literal(true), rule: z.string() }),
  ])
  .nullable()
  .describe('How it ended; null while it has not');

/** The fields of how a table stands. */
export const tableInfoFields = z.looseObject({
  table: z.string(),
  code: z.string().describe('Six characters to join by'),
  plan: z
    .looseObject({ game: z.string(), seats: z.int(), options: z.record(z.string(), optionValue) })
    .describe('What the table was laid out as'),
  phase: z.enum(['gathering', 'opening', 'playing', 'over', 'closed']),
  sitters: z.array(sitter.nullable()).describe('Who sits where; null for a free seat'),
  colours: z.array(colour.nullable()).exactOptional().describe('The colour of each seat, where it was chosen'),
  host: seat.nullable().describe('The host’s seat; null where the host only watches'),
  proof: z.looseObject({
    table: z.string(),
    commitment: hex,
    openings: z.array(z.looseObject({ seat, commitment: hex, entropy: hex })),
    secret: hex.exactOptional().describe('Once the game is over'),
    since: z.int().exactOptional().describe('The first entry whose dice these are, if the game was begun elsewhere'),
  }),
  outcome,
  acting: z.array(seat).describe('Who may act now'),
  proposal: z
    .looseObject({ seat, wish: z.enum(['undo', 'draw', 'stop']), agreed: z.array(seat) })
    .nullable()
    .describe('What somebody has asked the others to agree to'),
  rematch: z.string().nullable().describe('The table where the same people play again'),
  origin: z
    .looseObject({ type: z.enum(['branched', 'carried']), players: z.array(z.looseObject({ name: z.string() })) })
    .nullable()
    .describe('Where the game was played before it came to this table, and by whom'),
  screen: z.boolean().describe('Whether a big screen stands in the middle of the table'),
  keeperDeed: z
    .enum(['closed', 'ended'])
    .exactOptional()
    .describe('The keeper of the server has closed the table, or ended its game without a result'),
});

/** How a table stands, for everybody: the same as in an update over the socket. */
export const tableInfoSchema = shared('Table', documented<TableInfo>(tableInfoFields));

/** A table in a list. Who sits there is nobody's business but theirs. */
export const summarySchema = shared(
  'TableSummary',
  z.object({
    table: z.string(),
    code: z.string(),
    game: z.string(),
    phase: z.enum(['gathering', 'playing', 'over', 'closed']),
    seats: z.int(),
    taken: z.int(),
    createdAt: z.number(),
    touchedAt: z.number(),
  }),
);

/**
 * What a list shows of a table: named one by one, because a summary also knows who sits there.
 * @example cards.map(shown)
 */
export const shown = ({ table, code, game, phase, seats, taken, createdAt, touchedAt }: TableSummary) => ({
  table,
  code,
  game,
  phase,
  seats,
  taken,
  createdAt,
  touchedAt,
});

/** A table of one's own that is not over, at a glance. */
export const glanceSchema = shared(
  'Glance',
  documented<TableGlance & ReturnType<typeof shown>>(
    z.looseObject({
      ...summarySchema.shape,
      sitters: z.array(z.looseObject({ name: z.string(), person: z.boolean() }).nullable()),
      seat: seat.nullable(),
      isHost: z.boolean(),
      asks: z.enum(['move', 'ready', 'start']).nullable().describe('What the table waits for this person to do'),
      acting: z.array(seat).describe('Who may act now'),
      since: z.number().nullable().describe('Since when, if that may be known'),
      until: z.number().nullable().describe('When the time for it runs out, if it does'),
      prepared: z.int().describe('How many answers this person has prepared for their next question'),
    }),
  ),
);

export const boardSchema = z.object({
  view: documented<object>(z.looseObject({}))
    .nullable()
    .describe('What everybody sees of the board; null before the start'),
});

/** What is remembered of a game that is over, by somebody who played in it. */
export const historySchema = shared(
  'FinishedGames',
  z.object({
    games: z.array(
      documented<OwnGameRecord>(
        z.looseObject({
          table: z.string(),
          game: z.string(),
          origin: z.enum(['branched', 'carried']).nullable(),
          beganAt: z.number(),
          endedAt: z.number(),
          moves: z.int(),
          sides: z.int().optional().describe('How many sides there were, such as that of a ghost with nobody’s seat'),
          seat: seat.nullable().describe('The own seat'),
          players: z.array(
            z.looseObject({
              name: z.string(),
              bot: z.string().nullable(),
              mark: z.string().nullable().describe('Tells people of one name apart, for whoever asks alone'),
              side: z.string().nullable(),
              place: z.int().nullable(),
              score: z.number().nullable(),
              share: z.number().describe('The part of the win, from 0 to 1'),
              left: z.boolean(),
            }),
          ),
        }),
      ),
    ),
    next: z.string().nullable().describe('Where the list goes on: the `after` of the next request'),
  }),
);

const inEachLanguage = z.object({ en: z.string(), fr: z.string() });

export const gameSchema = shared(
  'Game',
  z.object({
    id: z.string(),
    rules: z.int().describe('Version of the rules'),
    complete: z.boolean().describe('Whether every row of its ledger is implemented'),
    title: inEachLanguage,
    summary: inEachLanguage,
    seats: z.object({ min: z.int(), max: z.int(), rule: z.string() }),
    options: z.array(
      z.object({
        key: z.string(),
        values: z.array(optionValue),
        default: optionValue,
        longest: z.int().exactOptional().describe('People may write a value of their own, at most so long'),
        follows: z
          .literal('language')
          .exactOptional()
          .describe('Its values are languages: offer people their own first'),
        rule: z.string(),
        label: inEachLanguage,
      }),
    ),
  }),
);

export const rowSchema = shared(
  'Row',
  z.object({
    id: z.string(),
    rule: z.string().describe('Markdown'),
    source: z.string(),
    kind: z.enum(['stated', 'implied', 'decision']),
    edition: z.string().optional(),
    chapter: z.string(),
  }),
);

export const ledgerSchema = shared(
  'Ledger',
  z.object({
    title: z.string(),
    chapters: z.array(z.object({ number: z.string(), title: z.string() })),
    rows: z.array(rowSchema),
  }),
);

/** A finished game as a file; docs/replay.md says everything about it. */
export const replaySchema = shared(
  'Replay',
  documented<Replay>(
    z.looseObject({
      format: z.literal('havre-replay'),
      formatVersion: z.int(),
      game: z.string(),
      rules: z.int(),
      seats: z.int(),
      entries: z.array(z.looseObject({ seq: z.int() })),
    }),
  ),
);
