/** What servers tell each other, as text: short, and read with care, since whoever may write to the database may say anything. */
import { z } from 'zod';
import { LARGEST_NEWS } from './bus.ts';

/** Somebody is at a table, is there no longer, or was seen there without looking at it. */
const PRESENCE = { here: 1, gone: 0, seen: 2 } as const;
export type PresenceKind = keyof typeof PRESENCE;

export type News =
  | { readonly type: 'wrote'; readonly table: string; readonly seq: number }
  | { readonly type: 'removed'; readonly table: string }
  | { readonly type: 'presence'; readonly table: string; readonly who: string; readonly kind: PresenceKind }
  /** Who is here follows, everybody; what was known of this server is no longer true. */
  | { readonly type: 'anew' }
  /** Whoever hears this tells who is there. */
  | { readonly type: 'hello' }
  /** The server goes. */
  | { readonly type: 'bye' };

const name = z.string().max(200);
const item = z.union([
  z.tuple([z.literal('w'), name, z.int()]),
  z.tuple([z.literal('r'), name]),
  z.tuple([z.literal('p'), name, name, z.literal([0, 1, 2])]),
  z.tuple([z.enum(['anew', 'hello', 'bye'])]),
]);
const message = z.tuple([name]).rest(item);
type Item = z.infer<typeof item>;

function itemOf(news: News): Item {
  switch (news.type) {
    case 'wrote':
      return ['w', news.table, news.seq];
    case 'removed':
      return ['r', news.table];
    case 'presence':
      return ['p', news.table, news.who, PRESENCE[news.kind]];
    default:
      return [news.type];
  }
}

const KINDS: readonly PresenceKind[] = ['gone', 'here', 'seen'];

function newsIn(read: Item): News {
  switch (read[0]) {
    case 'w':
      return { type: 'wrote', table: read[1], seq: read[2] };
    case 'r':
      return { type: 'removed', table: read[1] };
    case 'p':
      return { type: 'presence', table: read[1], who: read[2], kind: KINDS[read[3]] ?? 'seen' };
    default:
      return { type: read[0] };
  }
}

/**
 * News of one server as texts, as few as are short enough.
 * @example for (const text of packedNews('a1', news)) await bus.publish(text);
 */
export function packedNews(server: string, news: readonly News[]): string[] {
  const start = `[${JSON.stringify(server)}`;
  const texts: string[] = [];
  let text = start;
  let size = start.length;
  for (const each of news) {
    const more = `,${JSON.stringify(itemOf(each))}`;
    const weight = Buffer.byteLength(more);
    if (text !== start && size + weight + 1 > LARGEST_NEWS) {
      texts.push(`${text}]`);
      text = start;
      size = start.length;
    }
    text += more;
    size += weight;
  }
  return text === start ? texts : [...texts, `${text}]`];
}

/**
 * Who says it, and what; null if it is nothing that a server would say.
 * @example const said = unpackedNews(payload);
 */
export function unpackedNews(text: string): { readonly server: string; readonly news: News[] } | null {
  try {
    const [server, ...items] = message.parse(JSON.parse(text));
    return { server, news: items.map(newsIn) };
  } catch {
    return null;
  }
}
