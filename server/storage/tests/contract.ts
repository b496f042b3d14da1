/**
 * What every store must do, whatever database is behind it. An implementation calls `storeContract` in one test file.
 */
import { afterEach, beforeEach, describe } from 'vitest';
import type { ServerStore } from '../grouped-store.ts';
import { copiesContract } from './contract-copies.ts';
import { groupsContract } from './contract-groups.ts';
import { logContract } from './contract-log.ts';
import { pushSubscriptionsContract } from './contract-push-subscriptions.ts';
import { recordsContract } from './contract-records.ts';
import { summariesContract } from './contract-summaries.ts';
import { textsContract } from './contract-texts.ts';
import { usageContract } from './contract-usage.ts';

/** A store for one test, and what one can do around it. */
export interface Place {
  /** The store; after `reopen`, the new one. */
  readonly store: ServerStore;
  /** Closes the store and opens it again. */
  reopen(): Promise<ServerStore>;
  /** Opens another store over the same tables, as another server would. */
  beside(): Promise<ServerStore>;
  /** Where a backup may be written: there is nothing yet, and each call gives another one. */
  copyPath(): string;
  /** Opens what a backup holds as a store of its own. */
  openCopy(path: string): Promise<ServerStore>;
  /** Closes everything that was opened here and leaves nothing behind. */
  discard(): Promise<void>;
}

/**
 * Runs the whole contract against one implementation; every test begins with an empty store.
 * @example storeContract('one file', openInTempFolder);
 */
export function storeContract(name: string, open: () => Promise<Place>): void {
  describe(`a store in ${name}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await open();
    });
    afterEach(() => place.discard());

    logContract(() => place);
    groupsContract(() => place);
    textsContract(() => place);
    summariesContract(() => place);
    pushSubscriptionsContract(() => place);
    recordsContract(() => place);
    usageContract(() => place);
    copiesContract(() => place);
  });
}
