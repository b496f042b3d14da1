/** Everything that pages receive from their server, and what among it is not for them. */
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import { PlainMessages } from '@havre/protocol/tests/plain-messages.ts';
import { applyUpdate, type TableView } from '@havre/table/viewing/update.ts';
import type { Page } from '@playwright/test';

/** A moment at which a page heard something: the words themselves, and how the table looked from there afterwards. */
export interface Heard {
  readonly words: string;
  readonly sight: TableView;
  readonly events: readonly GameEvent[];
}

/**
 * Notes down every word that a page receives over its sockets, from now on.
 * @example const heard = listenTo(page); await page.goto(address);
 */
export function listenTo(page: Page): string[] {
  const words: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => void words.push(String(payload))));
  return words;
}

/** What a page has heard of its table before the game was over, from seat to seat and moment to moment. */
export function momentsOf(received: readonly string[]): Heard[] {
  const moments: Heard[] = [];
  let sight: TableView | null = null;
  const plain = new PlainMessages();
  for (const text of received) {
    const message = plain.read(text);
    if (message.type !== 'update') continue;
    sight = applyUpdate(sight, message);
    if (sight === null || sight.table.phase === 'over') continue;
    const events = message.items.flatMap(item => (item.type === 'game' ? item.letter.events : []));
    moments.push({ words: JSON.stringify(message), sight, events });
  }
  return moments;
}

/** The seat a page looked from at a moment; null for somebody who only looked on. */
export function seatOf({ sight: { eyes } }: Heard): number | null {
  const [, seat] = /^seat (\d+)$/.exec(eyes) ?? [];
  return seat === undefined ? null : Number(seat);
}
