/** The sentences of a rulebook: words, the scopes in braces before them, and the rows in brackets behind them. */
import { idsIn } from './ledger.ts';
import { LineError } from './markdown-lines.ts';
import type { Passage, Span } from './rulebook.ts';

/** A rulebook that cannot be read, with the line that is wrong. */
export class RulebookError extends LineError {}

/** What ends a scope before its paragraph does: the word of the ledgers for what is the same in every edition. */
export const BOTH = 'both';

/** `{07}`, `**bold**`, `*emphasis*`, `[words](#setup)`, `[FUJ-OUT-04 FUJ-OUT-05]`, `[FUJ-OUT-05](asked: what if it is even)`. */
const TOKEN = /\{([^}]*)\}|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)|\[([^\]]+)\](?:\(asked: ([^)]+)\))?/g;

export interface PassageContext {
  /** The scopes of the section. */
  readonly only: readonly string[];
  /** The scopes there are. */
  readonly scopes: ReadonlySet<string>;
  readonly line: number;
}

/**
 * The passages of a paragraph, an item of a list or a cell.
 * @example passagesIn('A tie pushes out nobody. [FUJ-OUT-05]', around) // one passage with one row
 */
export function passagesIn(text: string, { only: around, scopes, line }: PassageContext): Passage[] {
  const passages: Passage[] = [];
  let only = around;
  let spans: Span[] = [];
  const end = (rows: readonly string[], asked?: string): void => {
    const trimmed = trim(spans);
    if (trimmed.length === 0 && rows.length > 0) throw new RulebookError(`${rows[0]} has no words before it`, line);
    if (trimmed.length > 0) passages.push({ spans: trimmed, rows, only, ...(asked === undefined ? {} : { asked }) });
    spans = [];
  };
  let at = 0;
  for (const token of text.matchAll(TOKEN)) {
    spans.push(...plain(text.slice(at, token.index), line));
    at = token.index + token[0].length;
    const [, scope, strong, emphasis, words, to, marks, asked] = token;
    if (scope !== undefined) {
      end([]);
      only = scope === BOTH ? around : [...around, known(scope, scopes, line)];
    } else if (strong !== undefined)
      spans.push(...plain(strong, line).map(text => ({ type: 'strong', text }) as const));
    else if (emphasis !== undefined)
      spans.push(...plain(emphasis, line).map(text => ({ type: 'emphasis', text }) as const));
    else if (words !== undefined && to !== undefined) spans.push({ type: 'link', text: words, to: target(to, line) });
    else if (marks !== undefined) end(rowsIn(marks, line), asked);
  }
  spans.push(...plain(text.slice(at), line));
  end([]);
  return passages;
}

/** A scope that the head of the book declares. */
export function known(scope: string, scopes: ReadonlySet<string>, line: number): string {
  if (!scopes.has(scope)) throw new RulebookError(`{${scope}} is not declared at the head of the book`, line);
  return scope;
}

function plain(text: string, line: number): string[] {
  const stray = /[[\]{}*`]/.exec(text)?.[0] ?? idsIn(text)[0];
  if (stray !== undefined) throw new RulebookError(`${stray} stands in the text without being a mark`, line);
  return text === '' ? [] : [text];
}

function rowsIn(marks: string, line: number): string[] {
  const rows = marks.split(/\s+/);
  const wrong = rows.find(row => idsIn(row)[0] !== row);
  if (wrong !== undefined) throw new RulebookError(`'${wrong}' is not the id of a row`, line);
  return rows;
}

function target(to: string, line: number): string {
  if (!/^(?:#|option:)\w[\w-]*$/.test(to))
    throw new RulebookError(`a link leads to #a-section or option:name, not to ${to}`, line);
  return to;
}

/** Without the space at either end, and without words that are none. */
function trim(spans: readonly Span[]): Span[] {
  const last = spans.length - 1;
  return spans
    .map((span, i) => {
      if (typeof span !== 'string') return span;
      const begun = i === 0 ? span.trimStart() : span;
      return i === last ? begun.trimEnd() : begun;
    })
    .filter(span => span !== '');
}
