/** A way in which people are called. */
import type { Identity } from '@havre/table/model/events.ts';
import type { Waiting } from './call-message.ts';

/** A call that is to be made. */
export interface PendingCall {
  /** Where it goes, to tell it from others of the same person. */
  readonly address: string;
  /** Makes it; whatever goes wrong is seen to, and it never rejects. */
  make(signal: AbortSignal): Promise<void>;
}

export interface CallChannel {
  /** The calls by which somebody is to be told that tables wait for them. */
  callsTo(who: Identity, waiting: Waiting): Promise<readonly PendingCall[]>;
}
