/** `havre check`: looks through a store and plays all its games again. */
import type { Archive } from '../../storage/sqlite-archive.ts';
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal } from '../command.ts';
import { storeIn } from '../data-folder.ts';
import { helpPage } from '../help-page.ts';
import { numbersIn } from '../numbers.ts';
import { ProgressBar } from '../progress.ts';
import { settingHelp } from '../settings/listing.ts';
import { placeNamed } from '../settings/place.ts';
import { flagsOf } from '../settings/reading.ts';
import type { SettingName } from '../settings/table.ts';
import { checkedTable, differenceText, type Findings, tally } from '../store/checking.ts';
import { about, contentsOf, shownPath } from '../store/troubles.ts';
import { words } from '../words/store.ts';

const SETTINGS: readonly SettingName[] = ['data'];
const FLAGS = { ...flagsOf(SETTINGS), json: { type: 'boolean' } } as const;

export const checkCommand: CliCommand = {
  name: 'check',
  summary: language => words[language].check.summary,
  help: language => helpPage(words[language].check.help(settingHelp(SETTINGS, language))),
  async run(args, terminal) {
    const { language } = terminal;
    const { values, positionals } = readArguments(args, { command: 'check', flags: FLAGS, most: 1 }, language);
    const path = positionals[0] ?? storeIn(placeNamed(SETTINGS, values, language).folder);
    const { openArchive } = await import('../../storage/sqlite-archive.ts');
    const archive = await about(path, language, () => openArchive(path));
    try {
      const findings = await playedAgain(archive, terminal);
      if (values.json === true) terminal.print(JSON.stringify({ store: path, ...archive.report, ...findings }));
      else report(path, archive, findings, terminal);
      return findings.differences.length === 0 ? EXIT.done : EXIT.failed;
    } finally {
      archive.close();
    }
  },
};

async function playedAgain(archive: Archive, terminal: Terminal): Promise<Findings> {
  const bar = new ProgressBar(terminal, archive.tables.length);
  const findings = tally();
  for (const [i, table] of archive.tables.entries()) {
    findings.add(table, checkedTable(archive, table));
    const pause = bar.reached(i + 1);
    if (pause !== null) await pause;
  }
  bar.done();
  return findings.all;
}

/** What was checked, on standard output; what is different, on standard error. */
function report(path: string, archive: Archive, findings: Findings, terminal: Terminal): void {
  const { language } = terminal;
  const say = words[language].check;
  const shown = numbersIn(language);
  const { finished, running, entries, draws, differences } = findings;
  terminal.print(say.contents(shownPath(path), contentsOf(archive.report, language)));
  terminal.print(
    differences.length === 0
      ? say.same(shown(finished), shown(running), shown(entries), shown(draws))
      : say.different(shown(differences.length), shown(finished + running + differences.length)),
  );
  for (const difference of differences) terminal.note(differenceText(difference, language));
}
