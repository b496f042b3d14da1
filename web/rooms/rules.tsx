/** The rules of a game, row by row, with a search over them. */
import type { Row } from '@havre/engine/games/ledger.ts';
import { useEffect, useState } from 'preact/hooks';
import { boxOf } from '../games/index.ts';
import { titleOf } from '../games/title.ts';
import { useGamePageIfAny } from '../games/use-page.ts';
import { RowText } from '../rules/row-text.tsx';
import { useLedger } from '../rules/use-ledger.ts';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';
import { Choices } from './choices.tsx';
import { Nowhere } from './nowhere.tsx';
import './rules.css';

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

export function RulesRoom({ game, row: wanted }: { game: string; row: string | null }) {
  const ledger = useLedger(game);
  const [search, setSearch] = useState('');
  const [edition, setEdition] = useState(ALL);
  const box = boxOf(game);
  const page = useGamePageIfAny(box === undefined ? null : game);
  const notice = page?.wording[settings.value.language].notice;
  useEffect(() => {
    if (ledger !== null && wanted !== null) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [ledger === null, wanted]);
  if (box === undefined) return <Nowhere />;
  const sought = search.trim().toLowerCase();
  const editions = editionsIn(ledger?.rows ?? []);
  const rows =
    ledger?.rows.filter(row => isOf(row, edition) && `${row.id} ${row.rule}`.toLowerCase().includes(sought)) ?? [];
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{words().rules.title(titleOf(game))}</h1>
        {notice === undefined ? null : <p class="sheet rules-notice">{notice}</p>}
        <label class="field">
          <span>{words().rules.search}</span>
          <input class="input" type="search" value={search} onInput={event => setSearch(event.currentTarget.value)} />
        </label>
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
                    class={row.id === wanted ? 'sheet rule-place sought' : 'sheet rule-place'}
                  >
                    <a class="rule-id" href={`/rules/${game}#${row.id}`}>
                      {row.id}
                    </a>
                    {page?.RuleSign === undefined ? null : <page.RuleSign rule={row.id} />}
                    <RowText row={row} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </main>
    </>
  );
}
