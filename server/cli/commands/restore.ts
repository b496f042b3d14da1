/** `havre restore`: a copy comes back into an empty data folder. */
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, UserMistake } from '../command.ts';
import { storeIn } from '../data-folder.ts';
import { helpPage } from '../help-page.ts';
import { settingHelp } from '../settings/listing.ts';
import { placeNamed } from '../settings/place.ts';
import { flagsOf } from '../settings/reading.ts';
import type { SettingName } from '../settings/table.ts';
import { about, contentsOf, shownPath } from '../store/troubles.ts';
import { words } from '../words/store.ts';

const SETTINGS: readonly SettingName[] = ['data'];
const FLAGS = flagsOf(SETTINGS);

export const restoreCommand: CliCommand = {
  name: 'restore',
  summary: language => words[language].restore.summary,
  help: language => helpPage(words[language].restore.help(settingHelp(SETTINGS, language))),
  async run(args, terminal) {
    const { language } = terminal;
    const say = words[language].restore;
    const { values, positionals } = readArguments(args, { command: 'restore', flags: FLAGS, most: 1 }, language);
    const [copy] = positionals;
    if (copy === undefined || copy === '') throw new UserMistake(say.needsFile);
    const { checkStore, restoreStore } = await import('../../storage/sqlite-backup.ts');
    const { folder } = placeNamed(SETTINGS, values, language);
    await about(copy, language, () => checkStore(copy));
    const report = await about(storeIn(folder), language, () => restoreStore(copy, folder));
    terminal.print(say.done(shownPath(folder), contentsOf(report, language)));
    return EXIT.done;
  },
};
