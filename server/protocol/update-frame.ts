/**
 * Updates as they go out. Those who look with the same eyes share one, and it is put into words once for all of them; what
 * everybody hears alike is put into words once for all eyes.
 */
import type { Update } from '@havre/table/update.ts';
import { type Frame, frameOf } from './frame.ts';
import { PROTOCOL } from './wire.ts';

/** The frames of updates, each made when it is first asked for and kept until it is forgotten. */
export class UpdateFrames {
  private frames = new Map<Update, Frame>();
  private words = new Map<object, string>();

  /**
   * The frame of an update.
   * @example carrier.write(frames.of(update), 'latin1');
   */
  of(update: Update): Frame {
    const known = this.frames.get(update);
    if (known !== undefined) return known;
    const frame = frameOf(this.wordsOf(update));
    this.frames.set(update, frame);
    return frame;
  }

  /**
   * Everybody has been told. The maps are others from now on: one that is cleared keeps a link from what was in it to what
   * comes next, and once the collector of garbage takes the former for old, it keeps all of the latter.
   */
  forget(): void {
    this.frames = new Map();
    this.words = new Map();
  }

  private wordsOf(update: Update): string {
    let words = `{"v":${PROTOCOL},"type":"update"`;
    for (const name in update) {
      const value = update[name as keyof Update];
      if (value !== undefined) words += `,"${name}":${isRecord(value) ? this.shared(value) : JSON.stringify(value)}`;
    }
    return `${words}}`;
  }

  private shared(value: object): string {
    const known = this.words.get(value);
    if (known !== undefined) return known;
    const words = JSON.stringify(value);
    this.words.set(value, words);
    return words;
  }
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
