/** What a person may type besides an answer: help, a rule, the story, the table, and goodbye. */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { replayOf } from '@havre/engine/kernel/replay.ts';
import type { Viewer } from '@havre/engine/kernel/seats.ts';
import { ledgerOf, nearestIds, rowNamed } from '../../ledgers.ts';
import { writeReplay } from '../../replay-file/write.ts';
import { wrapped } from '../layout.ts';
import { rowLines } from '../row-lines.ts';
import { words } from '../words/play.ts';
import { showStory } from './screen.ts';
import type { KeyboardGame } from './sitting.ts';

/** What became of a request: it was granted, the person leaves, or it was none. */
export type Granted = 'granted' | 'leaves' | 'no request';

/**
 * Grants what a viewer asks for, if it is a request; `showAgain` shows what was on the screen.
 * @example requested(sitting, seat, 'r FUJ-OUT-02', () => showTable(sitting, seat)) // 'granted'
 */
export function requested(sitting: KeyboardGame, viewer: Viewer, typed: string, showAgain: () => void): Granted {
  const { terminal, match } = sitting;
  const say = words[terminal.language];
  const found = /^(\?|[a-z])(?:\s+(\S.*))?$/i.exec(typed.trim());
  if (found === null) return 'no request';
  const [, letter = '', about = ''] = found;
  switch (letter.toLowerCase()) {
    case '?':
      terminal.print(match.over ? say.helpAfterwards : say.helpWhilePlaying);
      return 'granted';
    case 'r':
      terminal.print(ruleLines(sitting, about.trim()).join('\n'));
      return 'granted';
    case 'l':
      showStory(sitting, viewer);
      return 'granted';
    case 'v':
      showAgain();
      return 'granted';
    case 's':
      terminal.print(wrapped(saved(sitting, about.trim()), terminal.columns).join('\n'));
      return 'granted';
    case 'q':
      return 'leaves';
    default:
      return 'no request';
  }
}

function ruleLines({ match, terminal, style }: KeyboardGame, id: string): string[] {
  const say = words[terminal.language];
  const ledger = ledgerOf(match.game.id, terminal.language);
  if (ledger === null) return [say.noLedger];
  if (id === '') return [say.whichRule(ledger.rows[0]?.id ?? '')];
  const row = rowNamed(ledger, id);
  if (row === undefined) return wrapped(say.noRule(id, nearestIds(ledger, id)), terminal.columns);
  return rowLines(row, { columns: terminal.columns, language: terminal.language, style });
}

/** Writes the replay of a game that is over, and says so; a game that is not over holds everybody's secrets. */
function saved({ match, players, proof, terminal }: KeyboardGame, file: string): string {
  const say = words[terminal.language];
  if (!match.over) return say.notYetSaved;
  if (file === '') return say.whichFile;
  if (existsSync(file)) return say.alreadyThere(file);
  const seated = players.map(({ name, bot }) => (bot === null ? { name } : { name, bot: bot.name }));
  try {
    writeReplay(dirname(file), basename(file), replayOf(match, { players: seated, proof }));
    return say.saved(file);
  } catch {
    return say.notSaved(file);
  }
}
