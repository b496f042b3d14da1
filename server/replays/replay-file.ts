/** A kept replay, read part by part: however long it is, nobody else waits and little of it is in memory. */
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { crc32, createGunzip } from 'node:zlib';
import { type KeptReplay, PART, partsOf } from './archive.ts';

/** Gives a part, or null if there is none. */
type PartFrom = (part: number) => Promise<Uint8Array | null>;

export class ReplayFile {
  readonly table: string;
  /** A hash of the text. */
  readonly etag: string;
  /** In bytes, compressed. */
  readonly size: number;
  private readonly crc: number;
  private readonly part: PartFrom;

  /** @example new ReplayFile(kept, part => archive.replayPart(kept.table, part)) */
  constructor({ table, etag, size, crc }: KeptReplay, part: PartFrom) {
    this.table = table;
    this.etag = etag;
    this.size = size;
    this.crc = crc;
    this.part = part;
  }

  /** Whether it is there, all of it, as it was made. */
  async isWhole(): Promise<boolean> {
    try {
      for await (const _ of this.parts()) await setImmediate(); // others have their turn
      return true;
    } catch (error) {
      if (error instanceof Damaged) return false;
      throw error;
    }
  }

  /** Its bytes as they are kept, compressed by gzip. */
  packed(): Readable {
    return Readable.from(this.parts(), { objectMode: false });
  }

  /** Its text, unpacked on the way in other threads than this one. */
  plain(): Readable {
    // Whatever goes wrong on the way is what goes wrong with the text: whoever reads that hears of it there.
    return pipeline(this.packed(), createGunzip({ chunkSize: PART }), () => {});
  }

  /** All parts. Before the last one is given away it is clear that none was damaged. */
  private async *parts(): AsyncGenerator<Uint8Array, void> {
    const { size, crc, table } = this;
    const count = partsOf(size);
    let [read, sum] = [0, 0];
    for (let i = 0; i < count; i++) {
      const bytes = await this.part(i);
      if (bytes === null) throw new Damaged(`part ${i} of the replay of table ${table} is missing`);
      read += bytes.length;
      sum = crc32(bytes, sum);
      if (i + 1 === count && (read !== size || sum !== crc))
        throw new Damaged(`the replay of table ${table} is not what was kept`);
      yield bytes;
    }
  }
}

/** What is kept is not what was made. */
class Damaged extends Error {
  override name = 'Damaged';
}
