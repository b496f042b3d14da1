/**
 * Updates as they go out. Those who look with the same eyes share one, and it is put into words once for all of them; what
 * everybody hears alike is put into words once for all eyes.
 */
import type { NewsItem } from '@havre/table/news.ts';
import type { Update } from '@havre/table/update.ts';
import { frameOf } from './frame.ts';
import { PROTOCOL } from './wire.ts';

const frames = new WeakMap<Update, Buffer>();
const words = new WeakMap<NewsItem, string>();

/**
 * The frame of an update, made when it is first asked for.
 * @example carrier.write(frameOfUpdate(update));
 */
export function frameOfUpdate(update: Update): Buffer {
  const made = frames.get(update);
  if (made !== undefined) return made;
  const { items, ...rest } = update;
  const news = items.map(wordsOf).join();
  const frame = frameOf(`{"v":${PROTOCOL},"type":"update","items":[${news}],${JSON.stringify(rest).slice(1)}`);
  frames.set(update, frame);
  return frame;
}

function wordsOf(item: NewsItem): string {
  const known = words.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(item);
  words.set(item, text);
  return text;
}
