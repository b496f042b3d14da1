/** What keepers are shown, as lines for a terminal. */

import { titleOf } from '@havre/engine/games/index.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { KeeperBan, KeeperDone, KeeperLimits, KeeperNotice, KeeperOverview } from '@havre/protocol/keeper.ts';
import { printable } from '../layout.ts';
import { words } from '../words/keeper.ts';

/** Names come from anywhere, and may hold what a terminal would obey. */
const safe = (text: string): string => printable(text, 300);

const moment = (at: number, language: Language): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });

export function tableLines({ tables, people, playing, gathering }: KeeperOverview, language: Language): string[] {
  const say = words[language];
  const rows = tables.map(({ mark, code, game, phase, sitters, seats, taken, touchedAt }) => [
    mark,
    code ?? say.noCode,
    titleOf(game, language),
    say.phases[phase],
    moment(touchedAt, language),
    sitters === null
      ? say.seats(taken, seats)
      : sitters.map(sitter => (sitter === null ? '–' : safe(sitter.name) + (sitter.here ? '' : say.away))).join(', '),
  ]);
  const names = people.map(({ mark, names: called, network, tables: at }) => [
    mark ?? say.stranger,
    called.length === 0 ? '–' : called.map(safe).join(', '),
    network,
    at.join(' '),
  ]);
  return [
    say.counts(playing, gathering, people.length),
    ...(rows.length === 0 ? [] : ['', ...columns(rows)]),
    ...(names.length === 0 ? [] : ['', say.people, ...columns(names)]),
  ];
}

export const banLines = (bans: readonly KeeperBan[], language: Language): string[] =>
  bans.length === 0
    ? [words[language].noBans]
    : columns(
        bans.map(({ ban, person, network, name, why, until }) => [
          ban,
          network ?? `${person}${name === null ? '' : ` (${safe(name)})`}`,
          until === null ? words[language].forGood : moment(until, language),
          safe(why),
        ]),
      );

export function noticeLines(notice: KeeperNotice | null, language: Language): string[] {
  if (notice === null || notice.until < Date.now()) return [words[language].noNotice];
  const { restartAt, text, until } = notice;
  return [
    ...(restartAt === null ? [] : [words[language].restart(moment(restartAt, language))]),
    ...[text.en, text.fr].flatMap(written => (written === undefined ? [] : [safe(written)])),
    words[language].shownUntil(moment(until, language)),
  ];
}

export const limitLines = (limits: KeeperLimits, language: Language): string[] =>
  columns(
    Object.entries(limits).map(([name, value]) => [
      words[language].limits[name as keyof KeeperLimits],
      value === 0 ? words[language].endless : String(value),
    ]),
  );

export const deedLines = (deeds: readonly KeeperDone[], language: Language): string[] =>
  deeds.length === 0
    ? [words[language].noDeeds]
    : columns(
        deeds.map(({ at, by, did, about, refused }) => [
          moment(at, language),
          safe(by.replace(/^command\b/, words[language].byCommand)),
          words[language].deeds[did] ?? did,
          safe(about),
          refused === null ? '' : words[language].wasRefused(words[language].refusals[refused] ?? refused),
        ]),
      );

/** Columns as wide as what is in them. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)));
  return rows.map(row =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
