/** The rules ledger of a game (`rules.md`, in French `rules.fr.md`), read as chapters and rows. */
import type { Language } from './language.ts';
import { cellsOf, isUnderline, LineError } from './markdown-lines.ts';
import { spaced } from './typesetting.ts';

export interface Ledger {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  /** The rules, in the order of the text. */
  readonly rows: readonly Row[];
  /** The ids of worked examples: they show rules at work and are none themselves. */
  readonly examples: readonly string[];
}

export interface Chapter {
  /** As printed: '4', '10a'. */
  readonly number: string;
  readonly title: string;
}

/** One rule that can be tested. */
export interface Row {
  /** Stable: a rule that is dropped keeps its number unused. */
  readonly id: string;
  /** The rule, as Markdown. */
  readonly rule: string;
  /** Where the rulebook says it. */
  readonly source: string;
  readonly kind: RowKind;
  /** Which edition it belongs to, in the ledgers that tell editions apart. */
  readonly edition?: string;
  /** The number of its chapter. */
  readonly chapter: string;
}

/** Said by the rulebook, following from what it says, or decided where it is silent. */
export type RowKind = (typeof KINDS)[number];

const KINDS = ['stated', 'implied', 'decision'] as const;

/** A ledger that cannot be read, with the line that is wrong. */
export class LedgerError extends LineError {}

/** FUJ-OUT-02, CJG-ADV-SAILOR-41. A slip such as FUJ-OUT-2 or FUJ-OUT-02b is matched too, so that somebody can object. */
const ID = /\b[A-Z]{2,}(?:-[A-Z][A-Z0-9]*)+-\d\w*/g;

/**
 * Everything in a text that looks like the id of a row, each once.
 * @example idsIn('FUJ-OUT-02: the lower card goes') // ['FUJ-OUT-02']
 */
export const idsIn = (text: string): string[] => [...new Set(text.match(ID))];

/**
 * The file of a ledger in the folder of its game.
 * @example ledgerFile('fr') // 'rules.fr.md'
 */
export const ledgerFile = (language: Language): string => (language === 'en' ? 'rules.md' : `rules.${language}.md`);

/** The text of a ledger with the spaces its language wants. */
export const typesetLedger = (text: string, language: Language): string => (language === 'fr' ? spaced(text) : text);

/**
 * Reads a ledger. Rules are the rows of every table that has the columns id, rule, source and kind, in any order; tables
 * of components, glossaries and the like are passed over.
 * @example parseLedger(text).rows.length
 */
export function parseLedger(text: string): Ledger {
  let title = '';
  const chapters: Chapter[] = [];
  const rows = new Map<string, Row>();
  const examples: string[] = [];
  let columns: readonly string[] | undefined;

  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const heading = /^(#+)\s+(.*?)\s*$/.exec(line);
    if (heading) {
      const [, level, words] = heading;
      const chapter = /^(\d+[a-z]?)\.\s+(.*)$/.exec(words);
      if (level === '##' && chapter) chapters.push({ number: chapter[1], title: chapter[2] });
      else if (level === '#' && title === '') title = words;
      else if (level === '###') examples.push(...idsIn(words));
    }
    if (!line.startsWith('|')) {
      columns = undefined;
      continue;
    }
    const cells = cellsOf(line);
    if (columns === undefined) columns = cells;
    else if (columns.includes('id') && !isUnderline(cells)) {
      if (cells.length !== columns.length)
        throw new LedgerError(`${cells[0]} has ${cells.length} cells under ${columns.length} headings`, index + 1);
      const named: Cells = Object.fromEntries(columns.map((column, i) => [column, cells[i]]));
      if (!columns.includes('kind')) examples.push(...idsIn(named.id ?? ''));
      else {
        const row = rowFrom(named, chapters.at(-1), index + 1);
        if (rows.has(row.id)) throw new LedgerError(`${row.id} is there twice`, index + 1);
        rows.set(row.id, row);
      }
    }
  }
  return { title, chapters, rows: [...rows.values()], examples };
}

/**
 * A row by its id.
 * @example rowOf(ledger, 'FUJ-OUT-02')?.rule
 */
export const rowOf = (ledger: Ledger, id: string): Row | undefined => ledger.rows.find(row => row.id === id);

/** The cells of a row by the headings of their columns. */
type Cells = { readonly [column in 'id' | 'rule' | 'source' | 'kind' | 'edition']?: string };

function rowFrom({ id = '', rule, source, kind, edition }: Cells, chapter: Chapter | undefined, line: number): Row {
  if (idsIn(id)[0] !== id) throw new LedgerError(`'${id}' is not an id`, line);
  if (!rule || !source) throw new LedgerError(`${id} has no rule or no source`, line);
  if (!isKind(kind)) throw new LedgerError(`${id} is ${kind}, not one of ${KINDS.join(', ')}`, line);
  if (chapter === undefined) throw new LedgerError(`${id} is in no chapter`, line);
  return { id, rule, source, kind, ...(edition === undefined ? {} : { edition }), chapter: chapter.number };
}

const isKind = (word: string | undefined): word is RowKind => KINDS.some(kind => kind === word);
