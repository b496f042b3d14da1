/**
 * Updates in few bytes, for whoever asks for them: lists in place of records, changes of the table and of the view by position, records of
 * the same kind by a number (`record-shapes.ts`). Nothing is said that the other side knows: which table and viewpoint it is, and how
 * many events were heard.
 *
 * Both sides must have been told the same since the last whole update. Whoever shares a viewpoint has; whoever comes later is told
 * in the whole update how far it is.
 */
import { KnownShapes, type PackedDraft, type RecordShape, ShapeReader, ShapeWriter } from './record-shapes.ts';
import type { TableInfo } from './table-info.ts';
import type { CommonChanges, Update, ViewerStateChange } from './update.ts';
import { patchedView, type ViewPatch } from './view-patch.ts';
import type { ViewerEvent } from './viewer-events.ts';
import type { ViewerState } from './viewer-state.ts';

/**
 * What an update says: which room; how the view has changed, event by event; how the table stands otherwise; what has happened; what is
 * asked, null for nothing; and whatever else has changed. 0 is nothing new; at the end it is left out.
 */
export type PackedUpdate = readonly [
  room: number,
  film?: readonly ViewPatch[] | 0,
  table?: ViewPatch | 0,
  items?: unknown,
  question?: unknown,
  rest?: object | 0,
];

/** What somebody has to know who is told packed updates from now on. */
export interface Packing {
  /** The number that stands for this table in them. */
  readonly room: number;
  /** Times are counted from here. */
  readonly since: number;
  /** The kinds of records that have a number already. */
  readonly shapes: readonly RecordShape[];
}

/** How one table is told in packed updates, whoever is told. */
export class TablePacking {
  readonly room: number;
  readonly since: number;
  readonly shapes = new KnownShapes();
  /** What was told last to several, and its draft. */
  private told: readonly ViewerEvent[] = [];
  private draft: PackedDraft | null = null;

  constructor(room: number, since: number) {
    this.room = room;
    this.since = since;
  }

  /** What has happened, ready for all who are told the same list. */
  draftOf(items: readonly ViewerEvent[]): PackedDraft {
    if (items === this.told && this.draft !== null) return this.draft;
    this.told = items;
    this.draft = this.shapes.draftOf(items.map(item => ({ ...item, at: item.at - this.since })));
    return this.draft;
  }
}

/** Packs what is told to one viewpoint. */
export class UpdatePacker {
  private readonly table: TablePacking;
  private readonly writer: ShapeWriter;

  constructor(table: TablePacking) {
    this.table = table;
    this.writer = new ShapeWriter(table.shapes);
  }

  get packing(): Packing {
    const { room, since } = this.table;
    return { room, since, shapes: [...this.writer.shapes] };
  }

  /**
   * What has changed, of the table too, which comes as JSON, and what has happened: the JSON of a `PackedUpdate`.
   * @example socket.send(packer.pack(change, info.patchJsonFrom(known), items, common));
   */
  pack(change: ViewerStateChange, table: string, items: readonly ViewerEvent[], common: CommonChanges): string {
    const { film, question } = change;
    const told = items.length === 0 ? NOTHING : this.writer.jsonOf(this.table.draftOf(items));
    const asked = question === undefined ? NOTHING : this.writer.jsonOf(this.table.shapes.draftOf(question));
    const seen = film === undefined ? NOTHING : common.jsonOf(film);
    const rest = beforeEnd(told, beforeEnd(asked, beforeEnd(restJson(change, 'question'), ']')));
    return `[${this.table.room}${beforeEnd(seen, beforeEnd(orNothing(table), rest))}`;
  }

  /**
   * The same for what some who look from this viewpoint are not sent: nothing gets a number that they would not know of.
   * @example packer.packForSome(change, info.patchJsonFrom(known))
   */
  packForSome(change: ViewerStateChange, table: string): string {
    const { film } = change;
    const seen = film === undefined ? NOTHING : JSON.stringify(film);
    const rest = beforeEnd(NOTHING, beforeEnd(NOTHING, beforeEnd(restJson(change), ']')));
    return `[${this.table.room}${beforeEnd(seen, beforeEnd(orNothing(table), rest))}`;
  }
}

/**
 * An update that also says whether this watcher is the host from now on.
 * @example watcher.hear(toldWhoIsHost(update, watcher.who === table.host));
 */
export function toldWhoIsHost(update: Update, isHost: boolean): Update {
  if (update.packed === undefined) return { ...update, isHost };
  const [room, ...parts] = JSON.parse(update.packed) as PackedUpdate;
  const [film = 0, table = 0, items = 0, question = 0, rest = 0] = parts;
  const packed: PackedUpdate = [room, film, table, items, question, { ...(rest === 0 ? {} : rest), isHost }];
  return { ...update, isHost, packed: JSON.stringify(packed) };
}

const NOTHING = '0';

const orNothing = (patchJson: string): string => (patchJson === '[]' ? NOTHING : patchJson);

/** What has no place of its own. */
function restJson(change: ViewerStateChange, other?: string): string {
  let rest: Record<string, unknown> | null = null;
  for (const name in change) {
    if (name === 'film' || name === other) continue;
    rest ??= {};
    rest[name] = change[name as keyof ViewerStateChange];
  }
  return rest === null ? NOTHING : JSON.stringify(rest);
}

/** One part and those behind it; what is nothing at the end is left out. */
const beforeEnd = (part: string, behind: string): string =>
  part === NOTHING && behind === ']' ? behind : `,${part}${behind}`;

/** The other side of it. */
export class UpdateUnpacker {
  readonly room: number;
  private readonly since: number;
  private readonly reader: ShapeReader;

  constructor({ room, since, shapes }: Packing) {
    this.room = room;
    this.since = since;
    this.reader = new ShapeReader(shapes);
  }

  /**
   * The update that was packed, for somebody who sees this table with these eyes and has heard so many events.
   * @example const update = unpacker.unpack(message, { table: view.table, eyes: view.eyes, from: heard });
   */
  unpack(
    [, film = 0, table = 0, items = 0, question = 0, rest = 0]: PackedUpdate,
    known: Pick<Update, 'eyes' | 'from'> & { readonly table: TableInfo },
  ): Update {
    const heard = items === 0 ? [] : (this.reader.unpack(items) as (ViewerEvent & { at: number })[]);
    for (const item of heard) item.at += this.since;
    return {
      ...(rest === 0 ? {} : rest),
      ...(film === 0 ? {} : { film }),
      ...(question === 0 ? {} : { question: this.reader.unpack(question) as ViewerState['question'] }),
      table: table === 0 ? known.table : (patchedView(known.table, table) as TableInfo),
      eyes: known.eyes,
      from: known.from,
      items: heard,
    };
  }
}
