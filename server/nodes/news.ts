/** What servers tell each other, as text: short, and read with care, since whoever may write to the database may say anything. */
import { z } from 'zod';
import type { InvitedSeat, OfferedProgram } from '../programs/other-desks.ts';
import { LARGEST_NEWS } from './bus.ts';

/** Somebody is at a table, is there no longer, or was seen there without looking at it. */
const PRESENCE = { here: 1, gone: 0, seen: 2 } as const;
export type PresenceKind = keyof typeof PRESENCE;

/** What there is to tell of programs that would like to be invited. */
export type ProgramNews =
  | ({ readonly type: 'programOffered' } & OfferedProgram)
  | { readonly type: 'programWithdrawn'; readonly program: string }
  | ({ readonly type: 'programInvited'; readonly program: string } & InvitedSeat);

export type News =
  | ProgramNews
  | { readonly type: 'wrote'; readonly table: string; readonly seq: number }
  | { readonly type: 'removed'; readonly table: string }
  | { readonly type: 'presence'; readonly table: string; readonly who: string; readonly kind: PresenceKind }
  /** So many of those who play at a table look at it here. */
  | { readonly type: 'attended'; readonly table: string; readonly people: number }
  /** All tables where that is so follow; and those were all. */
  | { readonly type: 'counting' }
  | { readonly type: 'counted' }
  /** Who is here follows, everybody; what was known of this server is no longer true. */
  | { readonly type: 'anew' }
  /** Whoever hears this tells who is there. */
  | { readonly type: 'hello' }
  /** The server goes. */
  | { readonly type: 'bye' };

const name = z.string().max(200);
const offer = z.strictObject({
  name,
  level: name.exactOptional(),
  games: z.array(name).max(100).readonly().exactOptional(),
});
const item = z.union([
  z.tuple([z.literal('o'), name, name, offer]),
  z.tuple([z.literal('x'), name]),
  z.tuple([z.literal('i'), name, name, z.int().min(0)]),
  z.tuple([z.literal('w'), name, z.int()]),
  z.tuple([z.literal('r'), name]),
  z.tuple([z.literal('p'), name, name, z.literal([0, 1, 2])]),
  z.tuple([z.literal('a'), name, z.int().min(0)]),
  z.tuple([z.enum(['anew', 'hello', 'bye', 'counting', 'counted'])]),
]);
/** What a server of a later version says is passed over. */
const message = z.tuple([name]).rest(z.unknown());
type Item = z.infer<typeof item>;

function itemOf(news: News): Item {
  switch (news.type) {
    case 'wrote':
      return ['w', news.table, news.seq];
    case 'removed':
      return ['r', news.table];
    case 'presence':
      return ['p', news.table, news.who, PRESENCE[news.kind]];
    case 'attended':
      return ['a', news.table, news.people];
    case 'programOffered': {
      const { program, ...rest } = news.listed;
      return ['o', program, news.who, rest];
    }
    case 'programWithdrawn':
      return ['x', news.program];
    case 'programInvited':
      return ['i', news.program, news.table, news.seat];
    default:
      return [news.type];
  }
}

/** What servers of the last version do not know: they drop the whole text in which it is. */
const NEW: ReadonlySet<News['type']> = new Set([
  'attended',
  'counting',
  'counted',
  'programOffered',
  'programWithdrawn',
  'programInvited',
]);
const isNew = ({ type }: News): boolean => NEW.has(type);

const KINDS: readonly PresenceKind[] = ['gone', 'here', 'seen'];

function newsIn(read: Item): News {
  switch (read[0]) {
    case 'w':
      return { type: 'wrote', table: read[1], seq: read[2] };
    case 'r':
      return { type: 'removed', table: read[1] };
    case 'p':
      return { type: 'presence', table: read[1], who: read[2], kind: KINDS[read[3]] ?? 'seen' };
    case 'a':
      return { type: 'attended', table: read[1], people: read[2] };
    case 'o':
      return { type: 'programOffered', listed: { ...read[3], program: read[1] }, who: read[2] };
    case 'x':
      return { type: 'programWithdrawn', program: read[1] };
    case 'i':
      return { type: 'programInvited', program: read[1], table: read[2], seat: read[3] };
    default:
      return { type: read[0] };
  }
}

/**
 * News of one server as texts, as few as are short enough.
 * @example for (const text of packedNews('a1', news)) await bus.publish(text);
 */
export function packedNews(server: string, news: readonly News[]): string[] {
  return [news.filter(each => !isNew(each)), news.filter(isNew)].flatMap(some => packedAlike(server, some));
}

function packedAlike(server: string, news: readonly News[]): string[] {
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
    const read = items.map(each => item.safeParse(each));
    return { server, news: read.flatMap(({ data }) => (data === undefined ? [] : [newsIn(data)])) };
  } catch {
    return null;
  }
}
