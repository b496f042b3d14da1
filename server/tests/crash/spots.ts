/**
 * Where a server can be killed, as its process writes it down: three bytes in a file, which outlive the process.
 *
 * They are written by the process that is going to die (`tripwire.ts`) and read by the one that started it.
 */

export const SPOTS = [
  /** Nothing is being written. */
  'idle',
  /** Events are in the database's hands, and not yet committed. */
  'append',
  /** A snapshot is. */
  'snapshot',
  /** The database commits: nobody knows yet whether it is durable. */
  'commit',
  /** It is durable, and nobody has been told. */
  'durable',
  /** The answer to a command is about to leave. */
  'acknowledgement',
] as const;

export type Spot = (typeof SPOTS)[number];

/** Where a kill is aimed at; 'anywhere' is at a moment that is chosen blindly. */
export type Aim = Exclude<Spot, 'idle'> | 'anywhere';

/** The bytes: what the thread that writes is at, whether answers have left since the last commit, where the wire was hit. */
export const WRITING = 0;
export const ANSWERING = 1;
export const TRIPPED = 2;

/** The environment variables by which the process knows the file, where to die, and how often to pass there before. */
export const SPOT_FILE = 'HAVRE_TEST_SPOT_FILE';
export const AIM = 'HAVRE_TEST_AIM';
export const PASSES = 'HAVRE_TEST_PASSES';

/** What makes a process that stands by begin to serve. */
export interface Go {
  /** 0 or null for any that is free. */
  readonly port: number | null;
  readonly folder: string;
  /** A database in the place of the folder, shared with other servers. */
  readonly database?: string;
  readonly aim: Aim;
  readonly passes: number;
}
