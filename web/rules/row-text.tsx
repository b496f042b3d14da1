/** One row of a ledger: the rule, where it comes from, and whether the rulebook says it or it had to be decided. */
import type { Row } from '@havre/engine/games/ledger.ts';
import { words } from '../words/index.ts';

export const RowText = ({ row }: { row: Row }) => (
  <div class="rule-row">
    <p>
      <Marked text={row.rule} />
    </p>
    <p class="soft small">
      {words().rules.kinds[row.kind]} · {row.source}
      {row.edition === undefined
        ? ''
        : ` · ${words().rules.edition}${words().common.colon}${words().rules.editionNamed(row.edition)}`}
    </p>
  </div>
);

/** The little Markdown that rows use: bold, emphasis and code; Q and D in bold are said in full. Nothing else of a text is ever more than text. */
const Marked = ({ text }: { text: string }) => (
  <>
    {text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/g).map((part, i) => {
      if (part.startsWith('**'))
        return <strong key={i}>{words().rules.marks[part.slice(2, -2)] ?? part.slice(2, -2)}</strong>;
      if (part.startsWith('*') && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
      if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
      return part.replaceAll('\\|', '|');
    })}
  </>
);
