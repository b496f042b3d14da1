/**
 * Updates in few bytes, for whoever asks for them: lists in place of records, changes of the table and of the view by position, records of
 * the same kind by a number (`record-shapes.ts`). Nothing is said that the other side knows: which table and viewpoint it is, and how
 * many events were heard.
 *
 * Both sides must have been told the same since the last whole update. Whoever shares a viewpoint has; whoever comes later is told
 * in the whole update how far it is.
 */
import { type RecordShape, ShapeReader, ShapeWriter } from './record-shapes.ts';
import type { TableInfo } from './table-info.ts';
import type { Update, ViewerStateChange } from './update.ts';
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

/** Packs what is told to one viewpoint. */
export class UpdatePacker {
  private readonly room: number;
  private readonly since: number;
  private readonly writer = new ShapeWriter();

  constructor(room: number, since: number) {
    this.room = room;
    this.since = since;
  }

  get packing(): Packing {
    return { room: this.room, since: this.since, shapes: [...this.writer.shapes] };
  }

  /**
   * What has changed, of the table too, and what has happened, packed.
   * @example socket.send(JSON.stringify(packer.pack(change, positionPatch(before, info), items)));
   */
  pack(change: ViewerStateChange, table: ViewPatch, items: readonly ViewerEvent[]): PackedUpdate {
    const { question } = change;
    const told = items.length === 0 ? 0 : this.writer.pack(items.map(item => ({ ...item, at: item.at - this.since })));
    const asked = question === undefined ? 0 : this.writer.pack(question);
    return withoutEnd([this.room, change.film ?? 0, orNothing(table), told, asked, restOf(change, 'question')]);
  }

  /**
   * The same for what some who look from this viewpoint are not sent: nothing gets a number that they would not know of.
   * @example packer.packForSome(change, positionPatch(before, info))
   */
  packForSome(change: ViewerStateChange, table: ViewPatch): PackedUpdate {
    return withoutEnd([this.room, change.film ?? 0, orNothing(table), 0, 0, restOf(change)]);
  }
}

/**
 * An update that also says whether this watcher is the host from now on.
 * @example watcher.hear(toldWhoIsHost(update, watcher.who === table.host));
 */
export function toldWhoIsHost(update: Update, isHost: boolean): Update {
  const { packed } = update;
  if (packed === undefined) return { ...update, isHost };
  const [room, film = 0, table = 0, items = 0, question = 0, rest = 0] = packed;
  return { ...update, isHost, packed: [room, film, table, items, question, { ...(rest === 0 ? {} : rest), isHost }] };
}

const orNothing = (patch: ViewPatch): ViewPatch | 0 => (patch.length === 0 ? 0 : patch);

/** What has no place of its own. */
function restOf(change: ViewerStateChange, other?: string): object | 0 {
  let rest: Record<string, unknown> | 0 = 0;
  for (const name in change) {
    if (name === 'film' || name === other) continue;
    if (rest === 0) rest = {};
    rest[name] = change[name as keyof ViewerStateChange];
  }
  return rest;
}

function withoutEnd(packed: PackedUpdate): PackedUpdate {
  let length = packed.length;
  while (packed[length - 1] === 0 && length > 1) length--;
  return length === packed.length ? packed : (packed.slice(0, length) as unknown as PackedUpdate);
}

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
    const heard = items === 0 ? [] : (this.reader.unpack(items) as ViewerEvent[]);
    return {
      ...(rest === 0 ? {} : rest),
      ...(film === 0 ? {} : { film }),
      ...(question === 0 ? {} : { question: this.reader.unpack(question) as ViewerState['question'] }),
      table: table === 0 ? known.table : (patchedView(known.table, table) as TableInfo),
      eyes: known.eyes,
      from: known.from,
      items: heard.map(item => ({ ...item, at: item.at + this.since })),
    };
  }
}
