/** All about a rule in few words: how it came to it, the sentence of the rulebook around it, and the row itself. */
import {
  type Passage,
  passagesOf,
  plainText,
  type RulebookBlock,
  type RulebookText,
} from '@havre/engine/games/rulebook.ts';
import { route } from '../shell/router.ts';
import { words } from '../words/index.ts';
import { type Link, openRule, unplayedIn } from './open-rule.ts';
import { Passages } from './passages.tsx';
import { ReaderContext, type RulebookReader } from './reader.ts';
import { RowText } from './row-text.tsx';
import { useLedger } from './use-ledger.ts';
import { useRulebook } from './use-rulebook.ts';
import './book.css';

export interface RuleTextProps {
  readonly game: string;
  readonly rule: string;
  readonly chain: readonly Link[];
}

export function RuleText({ game, rule, chain }: RuleTextProps) {
  const ledger = useLedger(game);
  const book = useRulebook(game);
  if (ledger === null) return <p>{words().common.loading}</p>;
  const row = ledger.rows.find(({ id }) => id === rule);
  if (row === undefined) return <p>{words().rules.unknown}</p>;
  const place = book === null ? null : placeOf(book, rule);
  // Whoever plays stays at the table.
  const beside = route.value.room === 'rules' ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <div class="rule-text stack">
      {chain.length > 1 ? <Chain game={game} chain={chain} /> : null}
      {book === null || place === null ? null : (
        <section class="rule-sentence">
          <a class="small" href={`/rules/${game}#in-${rule}`} {...beside}>
            {place.title}
          </a>
          <Sentence
            reader={{ game, book, hidden: hiddenBeside(game, place.block, rule), sought: rule }}
            block={place.block}
          />
          {place.list === null ? null : (
            <ul class="book-list">
              {place.list.map((item, i) => (
                <li key={i}>{item.map(plainText).join(' ')}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      <RowText row={row} />
      <p>
        <a class="button small" href={`/rules/${game}#${rule}`} {...beside}>
          {words().rules.all}
        </a>
      </p>
    </div>
  );
}

/** What is not played at this table; but a sentence that was asked for is shown. */
function hiddenBeside(game: string, block: RulebookBlock, rule: string): ReadonlySet<string> {
  const asked = passagesOf(block).filter(({ rows }) => rows.includes(rule));
  const own = new Set(asked.flatMap(({ only }) => only));
  return new Set([...unplayedIn(game)].filter(scope => !own.has(scope)));
}

/** What led to it, each with its row. */
const Chain = ({ game, chain }: { readonly game: string; readonly chain: readonly Link[] }) => (
  <section class="rule-chain" aria-label={words().rules.why}>
    <h3>{words().rules.why}</h3>
    <ol class="book-list">
      {chain.map(({ text, rule }, i) => (
        <li key={i}>
          {text}{' '}
          <button
            type="button"
            class="rule-link"
            onClick={() => {
              openRule.value = { ...openRule.value, game, rule, chain };
            }}
          >
            {rule}
          </button>
        </li>
      ))}
    </ol>
  </section>
);

/** The paragraph, item or cell of a sentence, with the sentence marked. */
function Sentence({ reader, block }: { readonly reader: RulebookReader; readonly block: RulebookBlock }) {
  const states = (passages: ReturnType<typeof passagesOf>): boolean =>
    passages.some(({ rows }) => reader.sought !== null && rows.includes(reader.sought));
  const passages =
    block.type === 'list'
      ? block.items.find(states)
      : block.type === 'table'
        ? block.rows.find(cells => states(cells.flat()))?.flat()
        : passagesOf(block);
  return (
    <ReaderContext.Provider value={reader}>
      <Passages passages={passages ?? []} around={[]} />
    </ReaderContext.Provider>
  );
}

/** Where the rulebook states a row first, and the heading above it. */
function placeOf({ chapters }: RulebookText, rule: string): RulePlace | null {
  for (const chapter of chapters) {
    let { title } = chapter;
    for (const [i, block] of chapter.blocks.entries()) {
      if (block.type === 'heading') title = block.title;
      if (!passagesOf(block).some(({ rows }) => rows.includes(rule))) continue;
      const next = chapter.blocks[i + 1];
      const isBegun = block.type === 'paragraph' && plainText(block.passages.at(-1) ?? EMPTY).endsWith(':');
      return { block, title, list: isBegun && next?.type === 'list' ? next.items : null };
    }
  }
  return null;
}

interface RulePlace {
  readonly block: RulebookBlock;
  readonly title: string;
  /** The list that its last words announce. */
  readonly list: readonly (readonly Passage[])[] | null;
}

const EMPTY: Passage = { spans: [], rows: [], only: [] };
