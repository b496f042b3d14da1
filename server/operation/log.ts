/**
 * The server's log: one line of JSON for each thing an operator should know. Whoever knows the id of a table can look at it,
 * so that tables are named by a hash here, and so is whatever looks like an id in what an error says.
 */
import { createHash } from 'node:crypto';
import pino, { type Logger } from 'pino';

/** Standard error: standard output is for people. */
const STANDARD_ERROR = 2;

/** Where secrets travel; should anybody ever log a whole request, they are not in it. */
const SECRETS = ['authorization', 'cookie', '["sec-websocket-protocol"]', '["set-cookie"]'];

/** Ids of tables and people have 22 characters, secrets 43. */
const IDS = /(?<![\w-])(?:[\w-]{22}|[\w-]{43})(?![\w-])/g;

/**
 * How a table is named in the log.
 * @example tableMark('GAORCOVGQpFAZXUR_tAYBw') // '5846d649'
 */
export const tableMark = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 8);

const marked = (table: unknown): unknown => (typeof table === 'string' ? tableMark(table) : undefined);

/** An error without ids; where in the code it happened stays as it is. */
function errorWithoutIds(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutIds(error);
  return withoutIds({ ...pino.stdSerializers.err(error) });
}

function withoutIds(value: unknown): unknown {
  if (typeof value === 'string') return value.split('\n').map(lineWithoutIds).join('\n');
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutIds(part)]));
}

const lineWithoutIds = (line: string): string => (/^\s+at /.test(line) ? line : line.replace(IDS, tableMark));

/** A line of the log, as it is told to somebody. */
export interface WrittenLogLine {
  readonly level: number;
  readonly msg: string;
  readonly error?: unknown;
  readonly err?: unknown;
}

export interface LogSettings {
  readonly level: string;
  /** Where it goes; to standard error, if nothing is said. */
  readonly file?: string;
  /** Whoever is told each line instead of standard error, or besides a file. */
  readonly listener?: { readonly level: string; hear(line: WrittenLogLine): void };
}

/**
 * A log on standard error, in a file, or told to somebody.
 * @example const logger = jsonLogger({ level: 'info' });
 */
export const jsonLogger = (settings: LogSettings): Logger =>
  pino(
    {
      level: settings.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: errorWithoutIds, err: errorWithoutIds, table: marked },
      redact: SECRETS.flatMap(name => {
        const path = name.startsWith('[') ? name : `.${name}`;
        return [`headers${path}`, `req.headers${path}`];
      }),
    },
    destinationOf(settings),
  );

function destinationOf({ level, file, listener }: LogSettings): pino.DestinationStream {
  if (listener === undefined) return pino.destination({ dest: file ?? STANDARD_ERROR, sync: true });
  const told = { write: (line: string) => listener.hear(JSON.parse(line) as WrittenLogLine) };
  if (file === undefined || level === 'silent') return told;
  const written = pino.destination({ dest: file, sync: true });
  return pino.multistream([
    { level: level as pino.Level, stream: written },
    { level: listener.level as pino.Level, stream: told },
  ]);
}
