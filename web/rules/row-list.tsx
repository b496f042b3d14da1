/** The rows of a ledger, chapter by chapter; those of an edition or with some words in them, if that is asked for. */
import type { Row } from '@havre/engine/games/ledger.ts';
import { useMemo, useState } from 'preact/hooks';
import { useGameUiIfAny } from '../games/use-game-ui.ts';
import { Choices } from '../shell/choices.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { rowText } from './book-index.ts';
import { RowText } from './row-text.tsx';
import { found, searchable } from './search.ts';
import { useLedger } from './use-ledger.ts';
import { hasRulebook } from './use-rulebook.ts';

/** The rows of every edition. */
const ALL = 'all';
/** How a ledger marks what is the same in every edition. */
const BOTH = 'both';

/** The editions that a ledger tells apart. */
const editionsIn = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap(({ edition }) => (edition === undefined || edition === BOTH ? [] : [edition]))),
];

/** Whether a row holds in an edition. */
const isOf = ({ edition = BOTH }: Row, wanted: string): boolean =>
  wanted === ALL || edition === BOTH || edition === wanted;

export interface RowListProps {
  readonly game: string;
  /** The row that the address leads to. */
  readonly wanted: string | null;
  /** The words that are searched for; without any, all rows are there. */
  readonly query: string;
}

export function RowList({ game, wanted, query }: RowListProps) {
  const ledger = useLedger(game);
  const ui = useGameUiIfAny(game);
  const [edition, setEdition] = useState(ALL);
  const { language } = settings.value;
  const index = useMemo(() => searchable(ledger?.rows ?? [], rowText, language), [ledger, language]);
  const editions = editionsIn(ledger?.rows ?? []);
  const isSearched = query.trim() !== '';
  const there = isSearched ? new Set(found(index, query)) : null;
  const rows = ledger?.rows.filter(row => isOf(row, edition) && there?.has(row) !== false) ?? [];
  return (
    <>
      {editions.length > 1 ? (
        <Choices<string>
          legend={words().rules.edition}
          values={[ALL, ...editions]}
          value={edition}
          onChoice={value => setEdition(value)}
          text={words().rules.editionNamed}
        />
      ) : null}
      <p class="soft small" role="status">
        {ledger === null ? words().common.loading : words().rules.count(rows.length)}
      </p>
      {ledger?.chapters.map(({ number, title }) => {
        const inChapter = rows.filter(row => row.chapter === number);
        return inChapter.length === 0 ? null : (
          <section key={number} class="stack">
            <h2>
              {number}. {title}
            </h2>
            <ul class="stack">
              {inChapter.map(row => (
                <li
                  key={row.id}
                  id={row.id}
                  tabIndex={-1}
                  class={row.id === wanted ? 'sheet rule-place sought' : 'sheet rule-place'}
                >
                  <a class="rule-id" href={`/rules/${game}#${row.id}`}>
                    {row.id}
                  </a>
                  {ui?.RuleSign === undefined ? null : <ui.RuleSign rule={row.id} />}
                  <RowText row={row} />
                  {hasRulebook(game) ? (
                    <a class="small" href={`/rules/${game}#in-${row.id}`}>
                      {words().rules.inBook}
                    </a>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
