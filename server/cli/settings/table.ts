/**
 * Every setting of the server, once: its flag, which is also its name in a file, its variable, what it may be, and what holds
 * if nobody says anything. The help, the file that is installed and the table in docs/hosting.md are made from it; what
 * each is for stands in `words/settings.ts`.
 */
import { QUOTAS } from '@havre/table/lobby/quotas.ts';
import { PACKAGES_VARIABLE } from '../../games/packages-variable.ts';
import {
  anyText,
  type Check,
  contactAddress,
  databaseUrl,
  hostNames,
  LAST_PORT,
  listeningAddress,
  logWish,
  mailAddress,
  proxyList,
  publicUrl,
  smtpUrl,
  wholeNumber,
  yesOrNo,
} from './checks.ts';

export interface Setting<T> {
  /** The variable of the environment. */
  readonly variable: string;
  readonly check: Check<T>;
  /** What holds if nobody says anything; undefined where that is nothing at all. */
  readonly usual?: T;
  /** Whether it must not be seen by others: it is better not given as a flag, which everybody on the machine can read. */
  readonly secret?: true;
}

const MOST_DAYS = 36_500;
const MOST_KEPT = 1_000_000_000;
const MOST_COPIES = 100_000;
const MEGABYTE = 1 << 20;
const setting = <T>(variable: string, check: Check<T>, usual?: T): Setting<T> => ({
  variable,
  check,
  ...(usual === undefined ? {} : { usual }),
});

/** In the order in which people are told of them. */
export const SETTINGS = {
  port: setting('PORT', wholeNumber(0, LAST_PORT), 4242),
  host: setting('HAVRE_HOST', anyText, '0.0.0.0'),
  data: setting('HAVRE_DATA', anyText, 'data'),
  database: { ...setting('DATABASE_URL', databaseUrl), secret: true },
  hosts: setting('HAVRE_HOSTS', hostNames),
  'trust-proxy': setting('HAVRE_TRUST_PROXY', proxyList),
  url: setting('HAVRE_URL', publicUrl),
  contact: setting('HAVRE_CONTACT', contactAddress),
  smtp: { ...setting('HAVRE_SMTP', smtpUrl), secret: true },
  'mail-from': setting('HAVRE_MAIL_FROM', mailAddress),
  'private-webhooks': setting('HAVRE_PRIVATE_WEBHOOKS', yesOrNo, false),
  log: setting('HAVRE_LOG', logWish),
  'log-file': setting('HAVRE_LOG_FILE', anyText),
  'log-addresses': setting('HAVRE_LOG_ADDRESSES', yesOrNo, false),
  metrics: setting('HAVRE_METRICS', listeningAddress),
  'metrics-token': { ...setting('HAVRE_METRICS_TOKEN', anyText), secret: true },
  'clear-after': setting('HAVRE_CLEAR_AFTER', wholeNumber(0, MOST_DAYS), 90),
  'tables-per-person': setting('HAVRE_TABLES_PER_PERSON', wholeNumber(0, MOST_KEPT), QUOTAS.person.live),
  'tables-per-network': setting('HAVRE_TABLES_PER_NETWORK', wholeNumber(0, MOST_KEPT), QUOTAS.network.live),
  'mb-per-person': setting('HAVRE_MB_PER_PERSON', wholeNumber(0, MOST_KEPT), QUOTAS.person.bytes / MEGABYTE),
  'mb-per-network': setting('HAVRE_MB_PER_NETWORK', wholeNumber(0, MOST_KEPT), QUOTAS.network.bytes / MEGABYTE),
  'list-programs': setting('HAVRE_LIST_PROGRAMS', yesOrNo, false),
  developer: setting('HAVRE_DEVELOPER', yesOrNo, false),
  'game-packages': setting(PACKAGES_VARIABLE, anyText),
  'keep-backups': setting('HAVRE_KEEP_BACKUPS', wholeNumber(0, MOST_COPIES), 0),
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

type ValueOf<S> = S extends Setting<infer T> ? T : never;
/** What was said, or what holds otherwise, by the name of the setting. */
export type SettingValues = { readonly [N in SettingName]?: ValueOf<(typeof SETTINGS)[N]> };

/** Where the file with settings is named, which is no setting itself. */
export const CONFIG_VARIABLE = 'HAVRE_CONFIG';
export const CONFIG_FLAG = 'config';
