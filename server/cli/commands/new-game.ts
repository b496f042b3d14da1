/** `havre new-game`: a folder for a new game that already plays, on both shelves. */
import { join } from 'node:path';
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, Trouble, UserMistake } from '../command.ts';
import { helpPage } from '../help-page.ts';
import {
  foldersThere,
  isCheckout,
  isGameId,
  namesOf,
  StrangeShelf,
  takenPrefixes,
  writeGame,
} from '../new-game/new-game.ts';
import { words } from '../words/new-game.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FLAGS = { title: { type: 'string' }, 'title-fr': { type: 'string' }, into: { type: 'string' } } as const;
/** What may stand in a sentence and in code between quotation marks alike. */
const TITLE = /^[^'"`\\{}<>\p{C}]{1,60}$/u;

export const newGameCommand: CliCommand = {
  name: 'new-game',
  summary: language => words[language].summary,
  help: language => helpPage(words[language].help),
  async run(args, terminal) {
    const say = words[terminal.language];
    const { values, positionals } = readArguments(
      args,
      { command: 'new-game', flags: FLAGS, most: 1 },
      terminal.language,
    );
    const [id] = positionals;
    if (id === undefined) throw new UserMistake(say.needsName);
    if (!isGameId(id)) throw new UserMistake(say.badName(id));
    for (const title of [values.title, values['title-fr']])
      if (title !== undefined && !TITLE.test(title)) throw new UserMistake(say.badTitle);
    const root = values.into ?? ROOT;
    if (!isCheckout(root)) throw new UserMistake(say.noCheckout(root));
    const [there] = foldersThere(root, id);
    if (there !== undefined) throw new UserMistake(say.alreadyThere(there));
    const names = namesOf(id, takenPrefixes(root), values.title, values['title-fr']);
    try {
      terminal.print([...writeGame(root, names).map(file => `  ${file}`), '', ...say.next(names)].join('\n'));
    } catch (error) {
      if (error instanceof StrangeShelf) throw new Trouble(say.strangeShelf(error.file));
      throw new Trouble(say.notWritten(error instanceof Error ? error.message : String(error)));
    }
    return EXIT.done;
  },
};
