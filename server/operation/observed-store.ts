/** A store that is watched: how long writing takes, and what it could not do. */
import { type Store, StoreError } from '@havre/table/storage/store.ts';
import type { Metrics } from './metrics.ts';

/** Told what the store could not do, whoever had asked for it. */
export type OnTrouble = (trouble: StoreError) => void;

/**
 * The same store, with its appends measured and its failures counted and told.
 * @example const store = observed(await openStore(folder), metrics, trouble => readiness.note(trouble));
 */
export function observed(store: Store, metrics: Metrics, onTrouble: OnTrouble = () => {}): Store {
  const noted = async <T>(work: Promise<T>, isWrite: boolean): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreError) {
        if (isWrite) metrics.failedWrites.add(error.code);
        onTrouble(error);
      }
      throw error;
    }
  };
  const read = <T>(work: Promise<T>): Promise<T> => noted(work, false);
  const write = <T>(work: Promise<T>): Promise<T> => noted(work, true);
  const append: Store['append'] = async (lines, card, account) => {
    const beganAt = performance.now();
    metrics.waitingAppends.add();
    try {
      await write(store.append(lines, card, account));
      metrics.appends.observe((performance.now() - beganAt) / 1000);
    } finally {
      metrics.waitingAppends.add(-1);
    }
  };
  return {
    append,
    lines: (table, from, limit) => read(store.lines(table, from, limit)),
    saveSnapshot: snapshot => write(store.saveSnapshot(snapshot)),
    snapshot: table => read(store.snapshot(table)),
    card: table => read(store.card(table)),
    cardByCode: code => read(store.cardByCode(code)),
    publicCards: limit => read(store.publicCards(limit)),
    cardsOf: (identity, limit) => read(store.cardsOf(identity, limit)),
    liveCounts: () => read(store.liveCounts()),
    dueCards: (between, limit, after) => read(store.dueCards(between, limit, after)),
    markDue: (table, dueAt) => write(store.markDue(table, dueAt)),
    latestCards: limit => read(store.latestCards(limit)),
    abandonedCards: (since, limit, after) => read(store.abandonedCards(since, limit, after)),
    usageOf: whose => read(store.usageOf(whose)),
    trial: () => write(store.trial()),
    remove: table => write(store.remove(table)),
    addDevice: device => write(store.addDevice(device)),
    deviceBySecret: secretHash => read(store.deviceBySecret(secretHash)),
    keepBell: bell => write(store.keepBell(bell)),
    bellsOf: identity => read(store.bellsOf(identity)),
    removeBell: endpoint => write(store.removeBell(endpoint)),
    backup: path => store.backup(path),
    close: () => store.close(),
  };
}
