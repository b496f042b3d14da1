/** A store that is watched: how long writing takes, and what it could not do. */
import { type Card, type Line, type Store, StoreError } from '@havre/table/store.ts';
import type { Metrics } from './metrics.ts';

/**
 * The same store, with its appends measured and its failures counted.
 * @example const store = observed(await openStore(folder), metrics);
 */
export function observed(store: Store, metrics: Metrics): Store {
  const append = async (lines: readonly Line[], card?: Card): Promise<void> => {
    const beganAt = performance.now();
    metrics.waitingAppends.add();
    try {
      await store.append(lines, card);
      metrics.appends.observe((performance.now() - beganAt) / 1000);
    } catch (error) {
      if (error instanceof StoreError) metrics.failedWrites.add(error.code);
      throw error;
    } finally {
      metrics.waitingAppends.add(-1);
    }
  };
  return {
    append,
    lines: (table, from) => store.lines(table, from),
    saveSnapshot: snapshot => store.saveSnapshot(snapshot),
    snapshot: table => store.snapshot(table),
    card: table => store.card(table),
    cardByCode: code => store.cardByCode(code),
    publicCards: limit => store.publicCards(limit),
    cardsOf: (identity, limit) => store.cardsOf(identity, limit),
    liveCards: () => store.liveCards(),
    abandonedCards: since => store.abandonedCards(since),
    remove: table => store.remove(table),
    addDevice: device => store.addDevice(device),
    deviceBySecret: secretHash => store.deviceBySecret(secretHash),
    keepBell: bell => store.keepBell(bell),
    bellsOf: identity => store.bellsOf(identity),
    removeBell: endpoint => store.removeBell(endpoint),
    backup: path => store.backup(path),
    close: () => store.close(),
  };
}
