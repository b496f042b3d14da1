/** What pages were told by the server, and whether any of it was not for them. */
import { PlainMessages } from '@havre/protocol/tests/plain-messages.ts';
import type { Page, Response } from '@playwright/test';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonRecord = { readonly [key: string]: Json };

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything in a value, the value itself included. */
function* within(value: Json | undefined): Generator<JsonRecord> {
  if (Array.isArray(value)) for (const part of value) yield* within(part);
  else if (isRecord(value)) {
    yield value;
    for (const part of Object.values(value)) yield* within(part);
  }
}

/**
 * What in a message of the socket is not for whoever looks with its eyes, while the game goes on: hands of others, cards
 * that others drew. A hand belongs to a view of its owner, and what is secret of an event to those it happens to.
 * @example secretsIn(JSON.parse(frame)) // ['the hand of another seat']
 */
export function secretsIn(message: Json): string[] {
  if (!isRecord(message) || message.type !== 'update') return [];
  const { eyes, view, viewChange, film, items } = message;
  const own = /^seat (\d+)$/.exec(String(eyes))?.[1];
  const hands = [...within(view), ...within(viewChange)].filter(({ hand }) => Array.isArray(hand)); // elsewhere only their sizes are told
  const events = [...within(items)].filter(part => 'secret' in part);
  return [
    ...(own === undefined && (hands.length > 0 || showsHand(film)) ? [`a hand for ${String(eyes)}`] : []),
    ...(hands.length > 1 ? ['the hand of another seat'] : []),
    ...events.filter(event => own === undefined || !happensTo(event, own)).map(event => JSON.stringify(event)),
  ];
}

/** Whether a hand comes into sight in a film: `['hand', 2, 7]`; elsewhere only their sizes are told. */
const showsHand = (film: Json | undefined): boolean =>
  Array.isArray(film) &&
  film.some(patch => Array.isArray(patch) && patch.some(place => Array.isArray(place) && place[0] === 'hand'));

/** Whether a seat, or the ship of that seat, is one of those an event happens to. */
const happensTo = ({ seat, ship, loser, to }: JsonRecord, own: string): boolean =>
  [seat, ship, loser, to].some(one => String(one) === own);

/** The games whose secrets are of this kind; tests of the others know their secrets themselves. */
const KNOWN: readonly Json[] = ['fuji-flush', 'jamaica'];

const gameOf = (table: JsonRecord): Json | undefined => (isRecord(table.plan) ? table.plan.game : undefined);

/** Once a game is over, everybody may know everything. */
const isOver = (message: Json): boolean =>
  isRecord(message) && isRecord(message.table) && message.table.phase === 'over';

export class Received {
  /** How many messages of tables have been looked at. */
  messages = 0;
  readonly leaks: string[] = [];

  /** Listens to whatever a page gets from now on. */
  attend(page: Page, name: string): void {
    page.on('websocket', socket => {
      const over = new Set<Json | undefined>();
      const games = new Map<Json | undefined, Json>();
      const plain = new PlainMessages();
      socket.on('framereceived', ({ payload }) => {
        const message = plain.read(String(payload)) as unknown as Json;
        if (!isRecord(message) || !isRecord(message.table)) return;
        const { table } = message.table;
        const game = gameOf(message.table);
        if (game !== undefined) games.set(table, game);
        this.messages++;
        if (isOver(message)) over.add(table);
        const isKnown = KNOWN.includes(games.get(table) ?? null);
        if (isKnown && !over.has(table)) this.leaks.push(...secretsIn(message).map(leak => `${name} got ${leak}`));
      });
    });
    page.on('response', response => void this.read(response, name));
  }

  /** Over http come lists, what stands on a table before the start, and of a game what everybody sees of its board. */
  private async read(response: Response, name: string): Promise<void> {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/v1/tables') || pathname.endsWith('/replay')) return;
    const text = await response.text().catch(() => ''); // of a page that has gone meanwhile
    const isBoard = pathname.endsWith('/board');
    const leaked = isBoard
      ? secretsIn({ ...(JSON.parse(text || '{}') as JsonRecord), type: 'update', eyes: 'public' })
      : [];
    if (leaked.length > 0 || (isBoard ? /"(?:secret|entropy|token)":/ : /"(?:hand|secret|entropy|token)":/).test(text))
      this.leaks.push(`${name} got ${pathname}: ${text.slice(0, 200)}`);
  }
}
