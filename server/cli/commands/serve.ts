/** `havre serve`: opens the table to others, over the network. */
import type { Language } from '@havre/engine/games/language.ts';
import { QUOTAS, type Quotas } from '@havre/table/lobby/quotas.ts';
import { StoreError } from '@havre/table/storage/store.ts';
import type { MetricsAccess } from '../../app.ts';
import type { MailSettings } from '../../notifications/mailer.ts';
import { networkAddresses } from '../../operation/addresses.ts';
import { NoNetwork, proxiesNamed } from '../../operation/proxies.ts';
import type { Holder } from '../../storage/folder-lock.ts';
import { shownDatabase } from '../../storage/postgres-address.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal, Trouble, UserMistake } from '../command.ts';
import { dataFolder, USUAL_FOLDER } from '../data-folder.ts';
import { namedDatabase } from '../database.ts';
import { helpPage } from '../help-page.ts';
import { printable } from '../layout.ts';
import { words } from '../words/serve.ts';

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  'clear-after': { type: 'string' },
} as const;

const USUAL_PORT = 4242;
const WHOLE_NETWORK = '0.0.0.0';
const THIS_MACHINE = '127.0.0.1';
const LAST_PORT = 65_535;
/** Tables where nothing has happened for so many days are abandoned; 0 days is never. */
const USUAL_DAYS = 90;
const MOST_DAYS = 36_500;
const DAY = 24 * 60 * 60 * 1000;
const MOST_KEPT = 1_000_000_000;
const MEGABYTE = 1 << 20;
const LEVELS: readonly string[] = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

interface Task {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly database: string | undefined;
  readonly level: string;
  readonly trustProxy: string | undefined;
  readonly contact: string | undefined;
  readonly abandonedAfter: number | undefined;
  readonly hosts: readonly string[] | undefined;
  readonly metrics: MetricsAccess;
  readonly quotas: Quotas;
  readonly publicUrl?: string;
  readonly mail?: MailSettings;
  readonly privateWebhooks: boolean;
}

export const serveCommand: CliCommand = {
  name: 'serve',
  summary: language => words[language].summary,
  help: language => helpPage(words[language].help(USUAL_PORT, USUAL_FOLDER, USUAL_DAYS)),
  async run(args, terminal) {
    const say = words[terminal.language];
    const task = taskFrom(args, terminal);
    const server = await opened(task, terminal.language);
    terminal.print(
      [
        say.open,
        ...addressLines(server, task.host, terminal.language),
        '',
        say.kept(task.database === undefined ? task.dataFolder : shownDatabase(task.database)),
        say.howToStop,
      ].join('\n'),
    );
    await terminal.untilStopped();
    terminal.print(say.closing);
    await server.close();
    terminal.print(say.closed);
    return EXIT.done;
  },
};

function taskFrom(args: readonly string[], { language, interactive }: Terminal): Task {
  const { values } = readArguments(args, { command: 'serve', flags: FLAGS, most: 0 }, language);
  const { PORT, HAVRE_LOG, HAVRE_TRUST_PROXY, HAVRE_CONTACT, HAVRE_CLEAR_AFTER } = process.env;
  const { HAVRE_HOSTS, HAVRE_METRICS, HAVRE_METRICS_TOKEN } = process.env;
  const [flag, port] = values.port === undefined ? ['PORT', PORT] : ['--port', values.port];
  const [clearing, clearAfter] =
    values['clear-after'] === undefined
      ? ['HAVRE_CLEAR_AFTER', HAVRE_CLEAR_AFTER]
      : ['--clear-after', values['clear-after']];
  const days = clearAfter === undefined ? USUAL_DAYS : wholeNumber(clearing, clearAfter, 0, MOST_DAYS, language);
  const level = HAVRE_LOG ?? (interactive ? 'warn' : 'info');
  if (!LEVELS.includes(level)) throw new UserMistake(words[language].noLevel(printable(level), LEVELS));
  return {
    port: port === undefined ? USUAL_PORT : wholeNumber(flag, port, 0, LAST_PORT, language),
    host: values.host ?? WHOLE_NETWORK,
    dataFolder: dataFolder(values.data),
    database: namedDatabase(values, language),
    level,
    trustProxy: proxies(HAVRE_TRUST_PROXY, language),
    contact: HAVRE_CONTACT,
    abandonedAfter: days === 0 ? undefined : days * DAY,
    hosts: namesIn(HAVRE_HOSTS),
    metrics: {
      ...(given(HAVRE_METRICS) ? { listen: addressIn(HAVRE_METRICS, language) } : {}),
      ...(given(HAVRE_METRICS_TOKEN) ? { token: HAVRE_METRICS_TOKEN } : {}),
    },
    quotas: quotasFrom(language),
    ...callsFrom(language),
  };
}

/** Of each there may be as much as the environment says; 0 is without end. */
function quotasFrom(language: Language): Quotas {
  const { env } = process;
  const most = (name: string, usual: number, unit: number): number => {
    const given = env[name];
    if (given === undefined) return usual;
    return (wholeNumber(name, given, 0, MOST_KEPT, language) || Number.POSITIVE_INFINITY) * unit;
  };
  const { person, network } = QUOTAS;
  return {
    person: {
      live: most('HAVRE_TABLES_PER_PERSON', person.live, 1),
      bytes: most('HAVRE_MB_PER_PERSON', person.bytes, MEGABYTE),
    },
    network: {
      live: most('HAVRE_TABLES_PER_NETWORK', network.live, 1),
      bytes: most('HAVRE_MB_PER_NETWORK', network.bytes, MEGABYTE),
    },
  };
}

/** How people are called besides web push. */
function callsFrom(language: Language): Pick<Task, 'publicUrl' | 'mail' | 'privateWebhooks'> {
  const { HAVRE_URL, HAVRE_SMTP, HAVRE_MAIL_FROM, HAVRE_PRIVATE_WEBHOOKS } = process.env;
  const say = words[language];
  const url = given(HAVRE_URL) ? URL.parse(HAVRE_URL) : undefined;
  if (url === null || (url !== undefined && !/^https?:$/.test(url.protocol))) throw new UserMistake(say.noUrl);
  const publicUrl = url === undefined ? {} : { publicUrl: `${url.origin}${url.pathname.replace(/\/+$/, '')}` };
  const privateWebhooks = HAVRE_PRIVATE_WEBHOOKS === 'yes';
  if (!given(HAVRE_SMTP)) return { ...publicUrl, privateWebhooks };
  if (!/^smtps?:$/.test(URL.parse(HAVRE_SMTP)?.protocol ?? '')) throw new UserMistake(say.noSmtp);
  if (!given(HAVRE_MAIL_FROM) || !/^[^@]+@[^@]+$/.test(HAVRE_MAIL_FROM)) throw new UserMistake(say.noSender);
  if (url === undefined) throw new UserMistake(say.mailWithoutUrl);
  return { ...publicUrl, privateWebhooks, mail: { smtp: HAVRE_SMTP, from: HAVRE_MAIL_FROM } };
}

/** What is set to nothing is not set. */
const given = (value: string | undefined): value is string => value !== undefined && value !== '';

function proxies(list: string | undefined, language: Language): string | undefined {
  if (!given(list)) return undefined;
  try {
    proxiesNamed(list);
    return list;
  } catch (error) {
    if (error instanceof NoNetwork) throw new UserMistake(words[language].noProxy(printable(error.word)));
    throw error;
  }
}

function namesIn(list: string | undefined): string[] | undefined {
  const names = (list ?? '').split(',').map(name => name.trim());
  const named = names.filter(name => name !== '');
  return named.length === 0 ? undefined : named;
}

/** `9464`, `10.0.0.1:9464` or `[::1]:9464`. */
function addressIn(text: string, language: Language): { host: string; port: number } {
  const [, host = THIS_MACHINE, port] = /^(?:\[?([^[\]]+?)\]?:)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > LAST_PORT) throw new UserMistake(words[language].noAddress(printable(text)));
  return { host, port: Number(port) };
}

/** The server is loaded only here: the other commands start without it. */
async function opened(
  { level, trustProxy, contact, abandonedAfter, hosts, database, ...task }: Task,
  language: Language,
) {
  const say = words[language];
  const { startServer, CannotListen } = await import('../../app.ts');
  const { jsonLogger } = await import('../../operation/log.ts');
  const { FolderTaken } = await import('../../storage/folder-lock.ts');
  const logger = jsonLogger({ level });
  try {
    return await startServer({
      ...task,
      logger,
      ...(trustProxy === undefined ? {} : { trustProxy }),
      ...(contact === undefined ? {} : { contact }),
      ...(abandonedAfter === undefined ? {} : { abandonedAfter }),
      ...(hosts === undefined ? {} : { hosts }),
      ...(database === undefined ? {} : { database }),
    });
  } catch (error) {
    if (error instanceof StoreError) {
      const sentence =
        database === undefined
          ? say.store[error.code](task.dataFolder)
          : say.database[error.code](shownDatabase(database));
      throw new Trouble(sentence, { cause: error });
    }
    if (error instanceof FolderTaken)
      throw new Trouble(takenBy(error.holder, task.dataFolder, language), { cause: error });
    if (error instanceof CannotListen)
      throw new Trouble(say.listen[error.code](task.port, task.host), { cause: error });
    throw error;
  }
}

function takenBy(holder: Holder | null, folder: string, language: Language): string {
  const say = words[language];
  if (holder === null) return say.taken(folder);
  const since = new Date(holder.since).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return say.takenBy(folder, { pid: holder.pid, host: printable(holder.host), since });
}

function addressLines({ url, port }: { url: string; port: number }, host: string, language: Language): string[] {
  const say = words[language];
  const lines = [[url, say.here]];
  if (host === WHOLE_NETWORK || host === '::')
    for (const address of networkAddresses()) lines.push([`http://${address}:${port}`, say.network]);
  const width = Math.max(...lines.map(([address = '']) => address.length));
  return lines.map(([address = '', where = '']) => `  ${address.padEnd(width)}  ${where}`);
}
