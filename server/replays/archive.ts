/**
 * Where the replays of finished games are kept, compressed and in parts. It is no part of what every store must do: a device
 * makes its replays anew each time, in a worker of its own.
 *
 * Nothing here is the only copy of anything: a replay is made from the events of its table, which are.
 */

/** What is known of a kept replay without reading it. */
export interface KeptReplay {
  readonly table: string;
  /** Version of the file. */
  readonly format: number;
  /** Version of the rules of its game in the program that made it, which need not be the one it was played by. */
  readonly rules: number;
  /** A hash of the text. */
  readonly etag: string;
  /** The length of all parts together, in bytes, and their checksum. */
  readonly size: number;
  readonly crc: number;
  readonly createdAt: number;
}

export interface ReplayArchive {
  keptReplay(table: string): Promise<KeptReplay | null>;
  /** One part of a kept replay, counted from 0; null if there is none. */
  replayPart(table: string, part: number): Promise<Uint8Array | null>;
  /** Keeps a replay in the place of an earlier one; of a table that is no more, nothing is kept. */
  keepReplay(replay: KeptReplay, parts: readonly Uint8Array[]): Promise<void>;
}

/** Each part but the last is so long: little enough to be read between two moves of others. */
export const PART = 1 << 16;

/**
 * How many parts so many bytes are.
 * @example partsOf(PART + 1) // 2
 */
export const partsOf = (size: number): number => Math.ceil(size / PART);
