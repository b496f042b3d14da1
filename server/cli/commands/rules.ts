/** `havre rules`: the ledger of a game, whole or in part. */
import type { Ledger, Row } from '@havre/engine/games/ledger.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import { ledgerIds, ledgerOf, nearestIds, rowNamed, rowsWith } from '../../ledgers.ts';
import { readArguments } from '../arguments.ts';
import { type CliCommand, EXIT, type Terminal, UserMistake } from '../command.ts';
import { block, wrapped } from '../layout.ts';
import { rowLines } from '../row-lines.ts';
import { styleOf } from '../style.ts';
import { words } from '../words/rules.ts';

const FLAGS = { search: { type: 'string' } } as const;

export const rulesCommand: CliCommand = {
  name: 'rules',
  summary: language => words[language].summary,
  help: language => words[language].help,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, { command: 'rules', flags: FLAGS, most: 2 }, terminal.language);
    const [game, id] = positionals;
    const ledger = ledgerNamed(game, terminal);
    if (values.search !== undefined) return showFound(ledger, id, values.search, terminal);
    if (id === undefined) showWhole(game ?? '', ledger, terminal);
    else showRows([rowAsked(ledger, id, terminal)], terminal);
    return EXIT.done;
  },
};

function ledgerNamed(game: string | undefined, { language }: Terminal): Ledger {
  const say = words[language];
  if (game === undefined) throw new UserMistake(say.missingGame(ledgerIds()));
  const ledger = ledgerOf(game, language);
  if (ledger === null) throw new UserMistake(say.unknownGame(game, ledgerIds()));
  return ledger;
}

function rowAsked(ledger: Ledger, id: string, { language }: Terminal): Row {
  const row = rowNamed(ledger, id);
  if (row === undefined) throw new UserMistake(words[language].unknownRow(id, nearestIds(ledger, id)));
  return row;
}

function showFound(ledger: Ledger, id: string | undefined, text: string, terminal: Terminal): number {
  const say = words[terminal.language];
  if (id !== undefined) throw new UserMistake(say.idOrSearch);
  if (text.trim() === '') throw new UserMistake(say.emptySearch);
  const found = rowsWith(ledger, text.trim());
  if (found.length === 0) {
    terminal.note(say.notFound(text.trim()));
    return EXIT.failed;
  }
  showRows(found, terminal);
  terminal.note(say.found(found.length, text.trim()));
  return EXIT.done;
}

function showWhole(game: string, ledger: Ledger, terminal: Terminal): void {
  const { strong } = styleOf(terminal);
  const say = words[terminal.language];
  const notice = wordings[game]?.[terminal.language].notice;
  const warned = notice === undefined ? [] : wrapped(notice, terminal.columns);
  terminal.print(block([strong(ledger.title), say.size(ledger.rows.length), ...warned, '']));
  for (const { number, title } of ledger.chapters) {
    const rows = ledger.rows.filter(row => row.chapter === number);
    if (rows.length === 0) continue;
    terminal.print(block([...wrapped(`${number}. ${title}`, terminal.columns).map(strong), '']));
    showRows(rows, terminal);
    terminal.print('');
  }
}

function showRows(rows: readonly Row[], terminal: Terminal): void {
  const style = styleOf(terminal);
  const { columns, language } = terminal;
  terminal.print(rows.map(row => rowLines(row, { columns, language, style }).join('\n')).join('\n\n'));
}
