/**
 * Updates as they go out. Those who look from the same viewpoint share one, and it is put into words once for all of them; what
 * everybody hears alike is put into words once for all viewpoints.
 */
import { PROTOCOL } from '@havre/protocol/wire.ts';
import type { Update } from '@havre/table/viewing/update.ts';
import { type Bytes, bytesOf, framed, type WireFrame } from './frame.ts';

/**
 * So many fields of updates are kept in words. Whoever shares one is told in the same moment, so a few are enough; and to look
 * through a few costs less than a map, which has to number every value it is asked for.
 */
const KEPT = 8;

const BEGINNING = `{"v":${PROTOCOL},"type":"update"`;

interface Kept {
  name: string;
  value: object | null;
  words: Bytes;
}

/** The frames of updates, each made when it is first asked for and kept while others are told the same. */
export class UpdateFrames {
  private update: Update | null = null;
  private frame: WireFrame = '';
  private readonly kept = Array.from({ length: KEPT }, (): Kept => ({ name: '', value: null, words: '' }));
  private oldest = 0;

  /**
   * The frame of an update.
   * @example writer.write(frames.of(update), 'latin1');
   */
  of(update: Update): WireFrame {
    if (update !== this.update) {
      this.frame = framed(this.wordsOf(update));
      this.update = update;
    }
    return this.frame;
  }

  /** Everybody has been told. */
  forget(): void {
    this.update = null;
    for (const kept of this.kept) kept.value = null;
  }

  private wordsOf(update: Update): Bytes {
    let words = BEGINNING;
    for (const name in update) {
      const value = update[name as keyof Update];
      if (typeof value === 'object' && value !== null) words += this.shared(name, value);
      else if (value !== undefined) words += field(name, value);
    }
    return `${words}}`;
  }

  /** The words of a field that others may share. */
  private shared(name: string, value: object): Bytes {
    for (const kept of this.kept) if (kept.value === value && kept.name === name) return kept.words;
    const words = field(name, value);
    const kept = this.kept[this.oldest] as Kept;
    kept.name = name;
    kept.value = value;
    kept.words = words;
    this.oldest = (this.oldest + 1) % KEPT;
    return words;
  }
}

const field = (name: string, value: unknown): Bytes =>
  typeof value === 'number' ? `,"${name}":${value}` : `,"${name}":${bytesOf(JSON.stringify(value))}`;
