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
  const note = (error: unknown, isWrite: boolean): void => {
    if (!(error instanceof StoreError)) return;
    if (isWrite) metrics.failedWrites.add(error.code);
    onTrouble(error);
  };
  const noted = async <T>(work: Promise<T>, isWrite: boolean): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      note(error, isWrite);
      throw error;
    }
  };
  const read = <T>(work: Promise<T>): Promise<T> => noted(work, false);
  const write = <T>(work: Promise<T>): Promise<T> => noted(work, true);
  const append: Store['append'] = async (lines, summary, account) => {
    const beganAt = performance.now();
    metrics.waitingAppends.add();
    try {
      await store.append(lines, summary, account);
      metrics.appends.observe((performance.now() - beganAt) / 1000);
    } catch (error) {
      note(error, true);
      throw error;
    } finally {
      metrics.waitingAppends.add(-1);
    }
  };
  return {
    append,
    logLines: (table, from, limit) => read(store.logLines(table, from, limit)),
    saveSnapshot: snapshot => write(store.saveSnapshot(snapshot)),
    snapshot: table => read(store.snapshot(table)),
    summary: table => read(store.summary(table)),
    summaryByCode: code => read(store.summaryByCode(code)),
    publicSummaries: limit => read(store.publicSummaries(limit)),
    summariesOf: (identity, limit) => read(store.summariesOf(identity, limit)),
    liveSummariesOf: (identity, limit) => read(store.liveSummariesOf(identity, limit)),
    liveCounts: () => read(store.liveCounts()),
    dueSummaries: (between, limit, after) => read(store.dueSummaries(between, limit, after)),
    markDue: (table, dueAt) => write(store.markDue(table, dueAt)),
    latestSummaries: limit => read(store.latestSummaries(limit)),
    abandonedSummaries: (since, limit, after) => read(store.abandonedSummaries(since, limit, after)),
    usageOf: whose => read(store.usageOf(whose)),
    probe: () => write(store.probe()),
    remove: table => write(store.remove(table)),
    addDevice: device => write(store.addDevice(device)),
    deviceBySecret: secretHash => read(store.deviceBySecret(secretHash)),
    devicesOf: identity => read(store.devicesOf(identity)),
    removeDevice: secretHash => write(store.removeDevice(secretHash)),
    savePushSubscription: subscription => write(store.savePushSubscription(subscription)),
    pushSubscriptionsOf: identity => read(store.pushSubscriptionsOf(identity)),
    removePushSubscription: endpoint => write(store.removePushSubscription(endpoint)),
    backup: path => store.backup(path),
    close: () => store.close(),
  };
}
