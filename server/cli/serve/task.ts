/** What `havre serve` was told: all settings, read and checked together before anything is opened. */
import type { Language } from '@havre/engine/games/language.ts';
import { NO_QUOTAS, type Quotas } from '@havre/table/lobby/quotas.ts';
import type { ServerSettings } from '../../app.ts';
import { NO_LIMITS, NO_REQUEST_LIMITS } from '../../operation/no-limits.ts';
import { examinedArguments } from '../arguments.ts';
import { type Terminal, UserMistake } from '../command.ts';
import type { LogWish } from '../settings/checks.ts';
import { placeIn, twoPlaces } from '../settings/place.ts';
import { flagsOf, readSettings } from '../settings/reading.ts';
import type { SettingName, SettingValues } from '../settings/table.ts';
import { words } from '../words/settings.ts';

export interface ServeTask {
  readonly settings: Omit<ServerSettings, 'logger'>;
  readonly log: LogTask;
}

/** Where the log goes. */
export interface LogTask {
  readonly level: NonNullable<LogWish['level']>;
  /** Whether it is told in words to whoever sits at the terminal. */
  readonly isSpoken: boolean;
  readonly file: string | undefined;
}

/** What only this machine reaches. */
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '::1'];
const WITHOUT_LIMITS = { limits: NO_LIMITS, requestLimits: NO_REQUEST_LIMITS, quotas: NO_QUOTAS };
const DAY = 24 * 60 * 60 * 1000;
const MEGABYTE = 1 << 20;

/**
 * The task in the arguments, the environment and a file. Throws a `UserMistake` with everything that is wrong.
 * @example const { settings } = taskFrom(['--port', '0'], SETTING_NAMES, terminal);
 */
export function taskFrom(
  args: readonly string[],
  names: readonly SettingName[],
  { language, interactive }: Terminal,
): ServeTask {
  const grammar = { command: 'serve', flags: flagsOf(names), most: 0 };
  const { values: flags, mistakes: typed } = examinedArguments(args, grammar, language);
  const read = readSettings(names, flags, language);
  const { values } = read;
  const mistakes = [
    ...typed,
    ...read.mistakes,
    ...twoPlaces(flags, language),
    ...mailMistakes(values, language),
    ...developerMistakes(values, language),
  ];
  if (mistakes.length > 0) throw new UserMistake([...new Set(mistakes)].join('\n'));
  const { folder, database } = placeIn(read);
  return {
    log: logFrom(values, interactive),
    settings: {
      port: values.port ?? 0,
      host: values.host ?? '',
      dataFolder: folder,
      ...only({
        database,
        hosts: values.hosts,
        trustProxy: values['trust-proxy'],
        contact: values.contact,
        publicUrl: values.url,
        abandonedAfter: (values['clear-after'] ?? 0) * DAY || undefined,
        mail: mailFrom(values),
      }),
      metrics: only({ listen: values.metrics, token: values['metrics-token'] }),
      quotas: quotasFrom(values),
      listsPrograms: values['list-programs'] === true || values.developer === true,
      ...(values.developer === true ? WITHOUT_LIMITS : {}),
      privateWebhooks: values['private-webhooks'] === true,
      logAddresses: values['log-addresses'] === true,
    },
  };
}

/** Without what nobody has said. */
const only = <T extends object>(all: T) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** In words to somebody who sits there; to a file and to other programs always as JSON. */
function logFrom(values: SettingValues, interactive: boolean): LogTask {
  const { form, level } = values.log ?? {};
  const file = values['log-file'];
  const isSpoken = form === undefined ? interactive : form === 'words';
  return { isSpoken, file, level: level ?? (isSpoken && file === undefined ? 'warn' : 'info') };
}

/** Without limits is for a machine that nobody else reaches. */
const developerMistakes = ({ developer, host = '' }: SettingValues, language: Language): string[] =>
  developer === true && !LOOPBACK.includes(host) ? [words[language].developerHost] : [];

/** A setting of mail is nothing without the others. */
function mailMistakes(values: SettingValues, language: Language): string[] {
  const say = words[language];
  const { smtp, url, 'mail-from': from } = values;
  if (smtp === undefined) return from === undefined ? [] : [say.mailWithoutServer];
  return [...(from === undefined ? [say.mailWithoutSender] : []), ...(url === undefined ? [say.mailWithoutUrl] : [])];
}

const mailFrom = ({ smtp, 'mail-from': from }: SettingValues) =>
  smtp === undefined || from === undefined ? undefined : { smtp, from };

/** Of each there may be so much; 0 is without end. */
function quotasFrom(values: SettingValues): Quotas {
  const most = (value = 0, unit = 1): number => (value === 0 ? Number.POSITIVE_INFINITY : value * unit);
  return {
    person: { live: most(values['tables-per-person']), bytes: most(values['mb-per-person'], MEGABYTE) },
    network: { live: most(values['tables-per-network']), bytes: most(values['mb-per-network'], MEGABYTE) },
  };
}
