/** What came over a socket, as plain messages: for tests that look at everything somebody was told. */
import { type PackedUpdate, UpdateUnpacker } from '@havre/table/viewing/packed-update.ts';
import { applyUpdate, filmOf, filmPatches, type TableView, type Update } from '@havre/table/viewing/update.ts';
import type { ServerMessage } from '../messages.ts';
import { PROTOCOL } from '../wire.ts';

/** What is known of a table that is told of in packed updates. */
interface Told {
  readonly unpacker: UpdateUnpacker;
  readonly seen: TableView;
  readonly heard: number;
}

export class PlainMessages {
  private readonly rooms = new Map<number, Told>();

  /**
   * The message in a text. A packed update becomes one as others get it, with everything by its name.
   * @example const plain = new PlainMessages(); for (const text of received) look(plain.read(text));
   */
  read(text: string): ServerMessage {
    const message = JSON.parse(text) as ServerMessage | PackedUpdate;
    if (Array.isArray(message)) return this.unpacked(message as unknown as PackedUpdate);
    const plain = message as ServerMessage;
    if (plain.type === 'update' && plain.packing !== undefined) {
      const unpacker = new UpdateUnpacker(plain.packing);
      this.rooms.set(unpacker.room, { unpacker, seen: plain as TableView & Update, heard: heardAfter(plain) });
    }
    return plain;
  }

  private unpacked(packed: PackedUpdate): ServerMessage {
    const [room] = packed;
    const told = this.rooms.get(room);
    if (told === undefined) throw new Error(`nothing whole was said of room ${room} before`);
    const { unpacker, seen, heard } = told;
    const update = unpacker.unpack(packed, { table: seen.table, eyes: seen.eyes, from: heard });
    const now = applyUpdate(seen, update);
    if (now === null) throw new Error(`room ${room} cannot be put together`);
    this.rooms.set(room, { unpacker, seen: now, heard: heardAfter(update) });
    const film = seen.view === null ? [] : filmPatches(seen.view, filmOf(seen.view, update));
    return { v: PROTOCOL, type: 'update', ...update, ...(update.film === undefined ? {} : { film }) };
  }
}

const heardAfter = ({ from, items }: Pick<Update, 'from' | 'items'>): number => from + items.length;
