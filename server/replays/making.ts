/** Making the replay of a table: reading its events, playing them again, checking what came of it, and packing it. */
import { createHash } from 'node:crypto';
import { crc32, gzipSync } from 'node:zlib';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { type ReplayFlaw, verify } from '@havre/engine/kernel/replay.ts';
import { textOf } from '@havre/protocol/replay-file/text.ts';
import type { Games } from '@havre/table/model/plan.ts';
import { replayAt } from '@havre/table/model/table-replay.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { Store } from '@havre/table/storage/store.ts';
import { readTable } from '@havre/table/storage/table-storage.ts';
import { type KeptReplay, PART, partsOf } from './archive.ts';

/** A replay that has just been made. */
export interface MadeReplay extends Pick<KeptReplay, 'etag' | 'size' | 'crc'> {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** What is wrong with it, and in which entry. Whoever looks at it will see that too: it is the game all the same. */
  readonly flaw: { readonly flaw: ReplayFlaw; readonly entry: number | null } | null;
}

/** What comes of making one; null if there is no such table. */
export type Making = MadeReplay | Refusal | null;

/**
 * Makes the replay of a table. This takes long: nobody may wait for whoever does it.
 * @example const made = await makeReplay(reader, 'k3J', gamesOnShelf);
 */
export async function makeReplay(
  store: Pick<Store, 'logLines' | 'snapshot'>,
  id: string,
  games: Games,
): Promise<Making> {
  const table = await readTable(store, id, games);
  if (table === null) return null;
  const replay = replayAt(table);
  if (isRefusal(replay)) return replay;
  const verdict = verify(table.game, replay, primitives);
  const flaw = verdict.sound ? null : { flaw: verdict.flaw, entry: verdict.entry };
  return { ...packed(textOf(replay)), flaw };
}

function packed(text: string): Omit<MadeReplay, 'flaw'> {
  const etag = createHash('sha256').update(text).digest('base64url');
  const bytes = gzipSync(text);
  // Copies: a view of a longer buffer would be sent between threads with all of it.
  const parts = Array.from({ length: partsOf(bytes.length) }, (_, i) =>
    Uint8Array.from(bytes.subarray(i * PART, (i + 1) * PART)),
  );
  return { etag, size: bytes.length, crc: crc32(bytes), parts };
}
