/**
 * Updates as they go out. Those who look with the same eyes share one, and it is put into words once for all of them; what
 * everybody hears alike is put into words once for all eyes.
 */
import type { Update } from '@havre/table/update.ts';
import { type Bytes, bytesOf, type Frame, framed } from './frame.ts';
import { PROTOCOL } from './wire.ts';

/**
 * So many parts of updates are kept in words. Whoever shares one is told in the same moment, so a few are enough; and to look
 * through a few costs less than a map, which has to number every part it is asked for.
 */
const KEPT = 8;

const BEGINNING = `{"v":${PROTOCOL},"type":"update"`;

/** The frames of updates, each made when it is first asked for and kept while others are told the same. */
export class UpdateFrames {
  private update: Update | null = null;
  private frame: Frame = '';
  private readonly parts: (object | null)[] = Array<object | null>(KEPT).fill(null);
  private readonly words = Array<Bytes>(KEPT).fill('');
  private oldest = 0;

  /**
   * The frame of an update.
   * @example carrier.write(frames.of(update), 'latin1');
   */
  of(update: Update): Frame {
    if (update !== this.update) {
      this.frame = framed(this.wordsOf(update));
      this.update = update;
    }
    return this.frame;
  }

  /** Everybody has been told. */
  forget(): void {
    this.update = null;
    this.parts.fill(null);
  }

  private wordsOf(update: Update): Bytes {
    let words = BEGINNING;
    for (const name in update) {
      const value = update[name as keyof Update];
      if (value !== undefined)
        words += `,"${name}":${isPart(value) ? this.shared(value) : bytesOf(JSON.stringify(value))}`;
    }
    return `${words}}`;
  }

  /** The words of a part that others may share. */
  private shared(part: object): Bytes {
    const at = this.parts.indexOf(part);
    if (at >= 0) return this.words[at] as Bytes;
    const words = bytesOf(JSON.stringify(part));
    this.parts[this.oldest] = part;
    this.words[this.oldest] = words;
    this.oldest = (this.oldest + 1) % KEPT;
    return words;
  }
}

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;
