/** A word of the keeper of the server to everybody, such as a restart: it comes over the socket, or with what else is asked for. */
import { type KeeperNotice, NOTICE_HEADER } from '@havre/protocol/keeper.ts';
import { signal } from '@preact/signals';

export const keeperNotice = signal<KeeperNotice | null>(null);

/** Takes note of what an answer of the server says to everybody. */
export function heedNoticeIn({ headers }: Response): void {
  const said = headers.get(NOTICE_HEADER);
  keeperNotice.value = said === null ? null : (JSON.parse(decodeURIComponent(said)) as KeeperNotice);
}
