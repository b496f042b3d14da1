/**
 * Updates as messages. Those who look from the same viewpoint share one, and it is written as JSON once for all of them; what
 * everybody hears alike is written once for all viewpoints.
 */
import { PROTOCOL } from '@havre/protocol/wire.ts';
import type { Update } from '@havre/table/viewing/update.ts';

/**
 * So many fields of updates are kept as JSON. Whoever shares one is told in the same moment, so a few are enough; and to look
 * through a few costs less than a map, which has to number every value it is asked for.
 */
const KEPT = 8;

const BEGINNING = `{"v":${PROTOCOL},"type":"update"`;

interface KeptJson {
  value: object | null;
  json: string;
}

/** The messages of updates, each made when it is first asked for and kept while others are told the same. */
export class UpdateMessages {
  private update: Update | null = null;
  private message: Buffer = Buffer.alloc(0);
  private readonly kept = Array.from({ length: KEPT }, (): KeptJson => ({ value: null, json: '' }));
  private oldest = 0;

  /**
   * The message of an update, in UTF-8: one buffer for all who are sent it.
   * @example socket.send(messages.of(update), { binary: false });
   */
  of(update: Update): Buffer {
    if (update !== this.update) {
      this.message = Buffer.from(update.packed ?? this.jsonOf(update));
      this.update = update;
    }
    return this.message;
  }

  /** Everybody has been told. */
  forget(): void {
    this.update = null;
    for (const kept of this.kept) kept.value = null;
  }

  private jsonOf(update: Update): string {
    let json = BEGINNING;
    for (const name in update) {
      const value = update[name as keyof Update];
      if (value !== undefined) json += `,"${name}":${this.valueJson(value)}`;
    }
    return `${json}}`;
  }

  private valueJson(value: unknown): string {
    return typeof value === 'object' && value !== null ? this.shared(value) : JSON.stringify(value);
  }

  /** What others may share. */
  private shared(value: object): string {
    for (const kept of this.kept) if (kept.value === value) return kept.json;
    const json = JSON.stringify(value);
    const kept = this.kept[this.oldest] as KeptJson;
    kept.value = value;
    kept.json = json;
    this.oldest = (this.oldest + 1) % KEPT;
    return json;
  }
}
