/** By which settings the limits that a keeper may change are known: for the command line, which loads nothing it does not need. */
import type { KeeperLimits } from '@havre/protocol/keeper.ts';

/** The setting that each of them has at the start; flags of `havre limits` and the log-book name them so. */
export const SETTING_OF: Readonly<Record<keyof KeeperLimits, string>> = {
  tablesPerPerson: 'tables-per-person',
  tablesPerNetwork: 'tables-per-network',
  megabytesPerPerson: 'mb-per-person',
  megabytesPerNetwork: 'mb-per-network',
  clearAfterDays: 'clear-after',
};

export const LIMITS = Object.keys(SETTING_OF) as (keyof KeeperLimits)[];
