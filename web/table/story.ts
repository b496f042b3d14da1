/** The log of a table as a story: one line for each thing that happened, with its rule. */
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';

export interface StoryLine {
  /** Its number among the lines. */
  readonly number: number;
  readonly at: number;
  /** What happened: an event of the game, or something at the table. */
  readonly told:
    | { readonly type: 'event'; readonly event: GameEvent }
    | { readonly type: 'table'; readonly item: ViewerEvent };
  /** The number of the event it comes from. */
  readonly eventNumber: number;
  /** Whether it has been taken back. */
  readonly undone: boolean;
}

/** What stands in the chat rather than in the story, and what nobody needs to read. */
const UNTOLD: readonly ViewerEvent['type'][] = ['said', 'ready', 'opening', 'opened', 'always', 'prepared'];

/**
 * The story so far, first things first.
 * @example storyOf(table.events).filter(line => !line.undone)
 */
export function storyOf(events: readonly ViewerEvent[]): StoryLine[] {
  const lines: StoryLine[] = [];
  /** The first line of each entry, so that an undo can strike out the last ones. */
  const letters: number[] = [];
  for (const [number, item] of events.entries()) {
    const add = (told: StoryLine['told']) =>
      lines.push({ number: lines.length, at: item.at, told, eventNumber: number, undone: false });
    if (item.type !== 'game') {
      if (!UNTOLD.includes(item.type)) add({ type: 'table', item });
      continue;
    }
    const { letter } = item;
    if (letter.type === 'undo') {
      const first = letters.splice(letters.length - letter.letters)[0] ?? lines.length;
      for (let i = first; i < lines.length; i++) {
        const line = lines[i];
        if (line?.told.type === 'event') lines[i] = { ...line, undone: true };
      }
      add({ type: 'table', item });
      continue;
    }
    letters.push(lines.length);
    for (const event of letter.events) add({ type: 'event', event });
  }
  return lines;
}

/**
 * A story without its last events, and without whatever was told after the first of these.
 * @example seenOf(lines, playback.unseen.value)
 */
export function seenOf(lines: readonly StoryLine[], unseen: number): readonly StoryLine[] {
  if (unseen === 0) return lines;
  let left = unseen;
  for (let i = lines.length - 1; i >= 0; i--)
    if (lines[i]?.told.type === 'event' && --left === 0) return lines.slice(0, i);
  return [];
}
