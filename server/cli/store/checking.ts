/** Games of a store, played again, and what was found. */
import type { Language } from '@havre/engine/games/language.ts';
import { refusalText } from '@havre/engine/games/telling.ts';
import { wordings } from '@havre/engine/games/wordings.ts';
import type { RecordedEvent } from '@havre/table/model/events.ts';
import type { TableSnapshot } from '@havre/table/model/match-history.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import { checkTable, type Difference, type TableCheck } from '@havre/table/storage/table-check.ts';
import type { Archive } from '../../storage/sqlite-archive.ts';
import { printable } from '../layout.ts';
import { words as replayWords } from '../words/replay.ts';
import { words } from '../words/store.ts';

/** A table that is not what it was. */
export type Different = Difference & { readonly table: string; readonly game: string };

export interface Findings {
  /** Games that are over, and games that go on: those that are the same. */
  readonly finished: number;
  readonly running: number;
  readonly entries: number;
  readonly draws: number;
  readonly differences: readonly Different[];
}

/**
 * Plays the game of one table again. What is not even text that could be a table is different too.
 * @example checkedTable(archive, archive.tables[0]).difference
 */
export function checkedTable(archive: Archive, table: string): TableCheck {
  try {
    const events = archive.lines(table).map(line => JSON.parse(line.body) as RecordedEvent);
    const kept = archive.snapshot(table);
    const snapshot = kept === null ? null : (JSON.parse(kept.body) as TableSnapshot);
    return checkTable(events, { snapshot, games: gamesOnShelf });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { game: '', phase: null, entries: 0, draws: 0, difference: { flaw: 'unreadable', entry: null } };
  }
}

/** Findings that grow, table by table. */
export function tally() {
  const all = { finished: 0, running: 0, entries: 0, draws: 0, differences: [] as Different[] };
  return {
    all: all as Findings,
    add(table: string, { game, phase, entries, draws, difference }: TableCheck): void {
      all.entries += entries;
      all.draws += draws;
      if (difference !== null) all.differences.push({ table, game, ...difference });
      else if (phase === 'playing') all.running++;
      else if (entries > 0) all.finished++;
    },
  };
}

/**
 * What is different about a table, in one line.
 * @example differenceText({ table: 'k3J', game: 'fuji-flush', flaw: 'other-events', entry: 12 }, 'en')
 */
export function differenceText({ table, game, flaw, entry, refusal }: Different, language: Language): string {
  const say = words[language].check;
  const why = reason({ game, flaw, refusal }, language);
  const [id, name] = [printable(table), printable(game)];
  return entry === null ? say.wrong(id, name, why) : say.wrongEntry(id, name, entry, why);
}

function reason(
  { game, flaw, refusal }: Pick<Different, 'game' | 'flaw'> & { refusal: Difference['refusal'] },
  language: Language,
): string {
  if (flaw === 'unknown-game' || flaw === 'unreadable' || flaw === 'rules-fail') return words[language].flaws[flaw];
  const say = replayWords[language];
  if (flaw !== 'refused') return say.flaws[flaw];
  const text = refusal === undefined ? '' : refusalText(wordings[game]?.[language], language, refusal);
  return say.refused(text, refusal?.rule);
}
