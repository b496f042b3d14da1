/** The commands of keepers: what the keeper's page does, from a terminal. */

import type { ParseArgsOptionsConfig } from 'node:util';
import type { Language } from '@havre/engine/games/language.ts';
import type { KeeperAnswer, KeeperOrder } from '@havre/protocol/keeper.ts';
import { LIMITS, SETTING_OF } from '../../keeper/limit-settings.ts';
import type { KeeperRequest } from '../../keeper/orders.ts';
import { readArguments, wholeNumber } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal, Trouble, UserMistake } from '../command.ts';
import { helpPage } from '../help-page.ts';
import { printable } from '../layout.ts';
import { settingHelp } from '../settings/listing.ts';
import { placeNamed, type StorePlace } from '../settings/place.ts';
import { flagsOf, settingsOf } from '../settings/reading.ts';
import type { SettingName } from '../settings/table.ts';
import { words } from '../words/keeper.ts';
import { looked, ordered, withRecords } from './asking.ts';
import { banLines, deedLines, limitLines, noticeLines, tableLines } from './lines.ts';

type Name = keyof (typeof words)['en']['commands'];
type Values = { readonly [flag: string]: string | boolean | undefined };

interface KeeperCommand {
  readonly name: Name;
  readonly flags?: ParseArgsOptionsConfig;
  readonly most: number;
  run(given: Given): Promise<void>;
}

interface Given {
  readonly values: Values;
  readonly words: readonly string[];
  readonly place: StorePlace;
  readonly terminal: Terminal;
  readonly language: Language;
  /** Gives an order and says what came of it. */
  order(order: KeeperOrder): Promise<void>;
}

/** Where the server keeps everything: settings of all these commands. */
const PLACE: readonly SettingName[] = ['data', 'database'];
const MOST_DEEDS = 50;
const DAY_IN_MINUTES = 24 * 60;
const USUAL_URL = 'http://localhost:4242';

function keeperCommand({ name, flags = {}, most, run }: KeeperCommand): CliCommand {
  return {
    name,
    summary: language => words[language].commands[name].summary,
    help: language =>
      helpPage([
        ...words[language].commands[name].help,
        '',
        ...settingHelp(PLACE, language),
        '',
        words[language].exits,
      ]),
    async run(args, terminal) {
      const { language } = terminal;
      const read = readArguments(args, { command: name, flags: { ...flagsOf(PLACE), ...flags }, most }, language);
      const values = read.values as Values;
      const place = placeNamed(PLACE, values, language);
      const order = async (wanted: KeeperOrder) => {
        const answer = await ordered(place, language, wanted as Exclude<KeeperRequest, { do: 'look' }>);
        terminal.print(outcome(answer, name, language));
      };
      await run({ values, words: read.positionals, place, terminal, language, order });
      return EXIT.done;
    },
  };
}

function outcome(answer: KeeperAnswer, name: Name, language: Language): string {
  const say = words[language];
  const about = printable(answer.about, 300);
  if (answer.ok) return say.done[name]?.(about) ?? about;
  throw new Trouble(say.refusals[answer.refused] ?? say.otherwise(answer.refused));
}

/** The one thing a command is about. */
function needed(given: Given, name: Name): string {
  const [word] = given.words;
  if (word === undefined || word === '') throw new UserMistake(words[given.language].commands[name].needs);
  return word;
}

const keeper = keeperCommand({
  name: 'keeper',
  flags: { url: { type: 'string' } },
  most: 0,
  async run({ values, place, terminal, language }) {
    const { KeeperAccess } = await import('../../keeper/access.ts');
    const { KEEPER, KIND } = await import('../../keeper/keeper-records.ts');
    const [link, servers] = await withRecords(place, language, async records => [
      await new KeeperAccess(records, Date.now).newLink(),
      await records.recordsOf(KEEPER, KIND.server, 1),
    ]);
    const { url } = settingsOf(['url'], values, language).values;
    const base = url ?? servers[0]?.body ?? USUAL_URL;
    const time = new Date(link.until).toLocaleTimeString(language, { timeStyle: 'short' });
    // Behind the hash: it never reaches a log of a server on the way.
    terminal.print(words[language].link(`${base.replace(/\/+$/, '')}/keeper#${link.secret}`, time));
    if (servers.length === 0) terminal.note(words[language].noServerYet);
  },
});

const tables = keeperCommand({
  name: 'tables',
  flags: { json: { type: 'boolean' } },
  most: 0,
  async run({ values, place, terminal, language }) {
    const overview = await looked(place, language);
    terminal.print(values['json'] === true ? JSON.stringify(overview) : tableLines(overview, language).join('\n'));
  },
});

const close = keeperCommand({
  name: 'close',
  most: 1,
  run: given => given.order({ do: 'close', table: needed(given, 'close') }),
});

const end = keeperCommand({
  name: 'end',
  most: 1,
  run: given => given.order({ do: 'end', table: needed(given, 'end') }),
});

const hide = keeperCommand({
  name: 'hide',
  flags: { undo: { type: 'boolean' } },
  most: 1,
  run: given => given.order({ do: 'hide', table: needed(given, 'hide'), hidden: given.values['undo'] !== true }),
});

const ban = keeperCommand({
  name: 'ban',
  flags: { why: { type: 'string' }, days: { type: 'string' }, force: { type: 'boolean' } },
  most: 1,
  async run(given) {
    const { values, language, place, terminal } = given;
    const [whom] = given.words;
    if (whom === undefined) {
      const { bansIn, shownBan } = await import('../../keeper/bans.ts');
      const bans = await withRecords(place, language, bansIn);
      return terminal.print(banLines(bans.map(shownBan), language).join('\n'));
    }
    const days = values['days'] as string | undefined;
    const why = values['why'] as string | undefined;
    await given.order({
      ...{ do: 'ban', whom },
      ...(why === undefined ? {} : { why }),
      ...(days === undefined ? {} : { days: wholeNumber('--days', days, 1, 3_650, language) }),
      ...(values['force'] === true ? { force: true } : {}),
    });
  },
});

const unban = keeperCommand({
  name: 'unban',
  most: 1,
  run: given => given.order({ do: 'unban', ban: needed(given, 'unban') }),
});

const notice = keeperCommand({
  name: 'notice',
  flags: { fr: { type: 'string' }, restart: { type: 'string' }, lasts: { type: 'string' }, clear: { type: 'boolean' } },
  most: 1,
  async run(given) {
    const { values, language, place, terminal } = given;
    const [text] = given.words;
    const { restart, fr, lasts, clear } = values as Record<'restart' | 'fr' | 'lasts', string | undefined> & {
      clear?: boolean;
    };
    if (clear === true) return given.order({ do: 'withdraw' });
    if (text === undefined && fr === undefined && restart === undefined) {
      const { noticeIn } = await import('../../keeper/notices.ts');
      return terminal.print(noticeLines(await withRecords(place, language, noticeIn), language).join('\n'));
    }
    const minutes = (flag: string, given: string, [least, most]: readonly [number, number]) =>
      wholeNumber(flag, given, least, most, language);
    await given.order({
      do: 'notice',
      ...(text === undefined ? {} : { en: text }),
      ...(fr === undefined ? {} : { fr }),
      ...(restart === undefined ? {} : { restartIn: minutes('--restart', restart, [0, DAY_IN_MINUTES]) }),
      ...(lasts === undefined ? {} : { lasts: minutes('--lasts', lasts, [1, 7 * DAY_IN_MINUTES]) }),
    });
  },
});

const MOST_KEPT = 1_000_000_000;

const limits = keeperCommand({
  name: 'limits',
  flags: Object.fromEntries(LIMITS.map(limit => [SETTING_OF[limit], { type: 'string' as const }])),
  most: 0,
  async run(given) {
    const { values, language, place, terminal } = given;
    const wanted = LIMITS.flatMap(limit => {
      const flag = SETTING_OF[limit];
      const value = values[flag];
      if (typeof value !== 'string') return [];
      const most = limit === 'clearAfterDays' ? 36_500 : MOST_KEPT;
      return [[limit, value === '-' ? null : wholeNumber(`--${flag}`, value, 0, most, language)] as const];
    });
    if (wanted.length > 0) return given.order({ do: 'limits', ...Object.fromEntries(wanted) });
    terminal.print(limitLines((await looked(place, language)).limits, language).join('\n'));
  },
});

const audit = keeperCommand({
  name: 'audit',
  flags: { json: { type: 'boolean' } },
  most: 0,
  async run({ values, place, terminal, language }) {
    const { auditLogIn } = await import('../../keeper/audit-log.ts');
    const deeds = await withRecords(place, language, records => auditLogIn(records, MOST_DEEDS));
    terminal.print(values['json'] === true ? JSON.stringify(deeds) : deedLines(deeds, language).join('\n'));
  },
});

/** In the order in which the help lists them. */
export const keeperCommands: readonly CliCommand[] = [
  ...[keeper, tables, close, end, hide],
  ...[ban, unban, notice, limits, audit],
];
