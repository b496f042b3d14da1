/** A row of a ledger, laid out for a terminal. */
import type { Language } from '@havre/engine/games/language.ts';
import type { Row } from '@havre/engine/games/ledger.ts';
import { unmarked } from '../ledgers.ts';
import { wrapped } from './layout.ts';
import type { Style } from './style.ts';
import { words } from './words/rules.ts';

/**
 * A row as lines for the terminal: its id and where it comes from, then what it says.
 * @example rowLines(row, { columns: 80, language: 'en', style })
 */
export function rowLines(row: Row, look: { columns: number; language: Language; style: Style }): string[] {
  const { columns, style } = look;
  const say = words[look.language];
  const origin = [...(row.edition === undefined ? [] : [say.edition(row.edition)]), say.kinds[row.kind], row.source];
  const [head, ...rest] = wrapped(origin.join(' · '), columns, '  ', `${row.id}  `);
  const parts = partsOf(row.rule);
  const text =
    parts === null
      ? wrapped(unmarked(row.rule), columns, '  ')
      : [
          ...wrapped(parts.question, columns, '  ', `  ${say.question} `),
          ...wrapped(parts.decision, columns, '  ', `  ${say.decision} `),
          ...wrapped(parts.why, columns, '  ', `  ${say.why} `),
        ];
  return [style.strong(row.id) + style.faint((head ?? row.id).slice(row.id.length)), ...rest.map(style.faint), ...text];
}

/** The three parts of a decision, or null for a row that has none. */
function partsOf(rule: string): { question: string; decision: string; why: string } | null {
  const found = /^\*\*Q\*\* (.*?) \*\*D\*\* (.*?) \*\*(?:Why|Pourquoi)\*\* (.*)$/s.exec(rule);
  if (found === null) return null;
  const [, question = '', decision = '', why = ''] = found.map(unmarked);
  return { question, decision, why };
}
