/** The rules ledgers that come with the engine: found and searched. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@havre/engine/games/language.ts';
import { type Ledger, ledgerFile, parseLedger, type Row, typesetLedger } from '@havre/engine/games/ledger.ts';

const GAMES = new URL('./', import.meta.resolve('@havre/engine/games/index.ts'));
/** Where the ledgers of games are that come in packages of their own. */
const elsewhere = new Map<string, URL>();
const fileOf = (game: string, language: Language): URL =>
  new URL(ledgerFile(language), elsewhere.get(game) ?? new URL(`${game}/`, GAMES));

/**
 * The ledger of a game lies in a folder of its own; the address ends with a slash.
 * @example addLedgerFolder('liars-dice', new URL('file:///srv/games/liars-dice/'))
 */
export const addLedgerFolder = (game: string, folder: URL): void => void elsewhere.set(game, folder);

/**
 * The ids of all games that have a ledger, whether their box is on the shelf yet or not.
 * @example ledgerIds() // ['aquatika', 'captain-jack', …]
 */
export const ledgerIds = (): string[] =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter(folder => folder.isDirectory() && existsSync(fileOf(folder.name, 'en')))
    .map(folder => folder.name)
    .concat([...elsewhere.keys()])
    .sort();

/**
 * The ledger of a game in a language, or null.
 * @example ledgerOf('fuji-flush', 'fr')?.rows.length
 */
export const ledgerOf = (game: string, language: Language): Ledger | null =>
  ledgerIds().includes(game)
    ? parseLedger(typesetLedger(readFileSync(fileOf(game, language), 'utf8'), language))
    : null;

/**
 * A row by its id, in capitals or not.
 * @example rowNamed(ledger, 'fuj-out-02')
 */
export const rowNamed = (ledger: Ledger, id: string): Row | undefined =>
  ledger.rows.find(row => row.id.toLowerCase() === id.trim().toLowerCase());

/**
 * The ids most like a mistyped one, the nearest first.
 * @example nearestIds(ledger, 'FUJ-OUT-2') // ['FUJ-OUT-02', …]
 */
export function nearestIds(ledger: Ledger, id: string, count = 3): string[] {
  const wanted = id.trim().toUpperCase();
  return ledger.rows
    .map(row => ({ id: row.id, steps: distance(wanted, row.id) }))
    .sort((one, other) => one.steps - other.steps)
    .slice(0, count)
    .map(near => near.id);
}

/**
 * The rows in which a text occurs, in capitals or not.
 * @example rowsWith(ledger, 'draw pile')
 */
export function rowsWith(ledger: Ledger, text: string): Row[] {
  const wanted = text.toLowerCase();
  return ledger.rows.filter(({ id, rule, source }) =>
    `${id} ${unmarked(rule)} ${source}`.toLowerCase().includes(wanted),
  );
}

/**
 * Markdown without its marks.
 * @example unmarked('**Q** Who begins?') // 'Q Who begins?'
 */
export const unmarked = (text: string): string => text.replace(/\*\*?([^*]+)\*\*?|`([^`]*)`|\\(\|)/g, '$1$2$3');

/** How many letters have to be changed, added or left out to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
  }
  return row[other.length] ?? 0;
}
