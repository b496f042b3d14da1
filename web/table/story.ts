/** The log of a table as a story: one line for each thing that happened, with its rule. */
import type { Told } from '@havre/engine/kernel/journal.ts';
import type { NewsItem } from '@havre/table/news.ts';

export interface Line {
  /** Its number among the lines. */
  readonly number: number;
  readonly at: number;
  /** What happened: an event of the game, or something at the table. */
  readonly told: { readonly type: 'event'; readonly event: Told } | { readonly type: 'table'; readonly item: NewsItem };
  /** How many letters of the game had come when it happened; a moment of the replay. */
  readonly letter: number;
  /** Whether it has been taken back. */
  readonly undone: boolean;
}

/** What stands in the chat rather than in the story, and what nobody needs to read. */
const UNTOLD: readonly NewsItem['type'][] = ['said', 'ready', 'opening', 'opened'];

/**
 * The story so far, first things first.
 * @example storyOf(table.news).filter(line => !line.undone)
 */
export function storyOf(news: readonly NewsItem[]): Line[] {
  const lines: Line[] = [];
  /** The first line of each letter, so that an undo can strike out the last ones. */
  const letters: number[] = [];
  const add = (at: number, told: Line['told']) =>
    lines.push({ number: lines.length, at, told, letter: letters.length, undone: false });
  for (const item of news) {
    if (item.type !== 'game') {
      if (!UNTOLD.includes(item.type)) add(item.at, { type: 'table', item });
      continue;
    }
    const { letter } = item;
    if (letter.type === 'undo') {
      const first = letters.splice(letters.length - letter.letters)[0] ?? lines.length;
      for (let i = first; i < lines.length; i++) {
        const line = lines[i];
        if (line?.told.type === 'event') lines[i] = { ...line, undone: true };
      }
      add(item.at, { type: 'table', item });
      continue;
    }
    letters.push(lines.length);
    for (const event of letter.events) add(item.at, { type: 'event', event });
  }
  return lines;
}
