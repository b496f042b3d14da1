/** `havre restore`: a copy comes back into an empty data folder. */
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, UserMistake } from '../command.ts';
import { dataFolder, storeIn, USUAL_FOLDER } from '../data-folder.ts';
import { helpPage } from '../help-page.ts';
import { about, contentsOf, shownPath } from '../store/troubles.ts';
import { words } from '../words/store.ts';

const FLAGS = { data: { type: 'string' } } as const;

export const restoreCommand: CliCommand = {
  name: 'restore',
  summary: language => words[language].restore.summary,
  help: language => helpPage(words[language].restore.help(USUAL_FOLDER)),
  async run(args, terminal) {
    const { language } = terminal;
    const say = words[language].restore;
    const { values, positionals } = readArguments(args, { command: 'restore', flags: FLAGS, most: 1 }, language);
    const [copy] = positionals;
    if (copy === undefined || copy === '') throw new UserMistake(say.needsFile);
    const { checkStore, restoreStore } = await import('../../storage/sqlite-backup.ts');
    const folder = dataFolder(values.data);
    await about(copy, language, () => checkStore(copy));
    const report = await about(storeIn(folder), language, () => restoreStore(copy, folder));
    terminal.print(say.done(shownPath(folder), contentsOf(report, language)));
    return EXIT.done;
  },
};
