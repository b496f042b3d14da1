/** The rules of a game, row by row, with a search over them. */
import { useEffect, useState } from 'preact/hooks';
import { boxOf } from '../games/index.ts';
import { RowText } from '../rules/row-text.tsx';
import { useLedger } from '../rules/use-ledger.ts';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';
import { Nowhere } from './nowhere.tsx';
import './rules.css';

export function RulesRoom({ game, row: wanted }: { game: string; row: string | null }) {
  const ledger = useLedger(game);
  const [search, setSearch] = useState('');
  const box = boxOf(game);
  useEffect(() => {
    if (ledger !== null && wanted !== null) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [ledger === null, wanted]);
  if (box === undefined) return <Nowhere />;
  const sought = search.trim().toLowerCase();
  const rows = ledger?.rows.filter(({ id, rule }) => `${id} ${rule}`.toLowerCase().includes(sought)) ?? [];
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{words().rules.title(box.title[settings.value.language])}</h1>
        <label class="field">
          <span>{words().rules.search}</span>
          <input class="input" type="search" value={search} onInput={event => setSearch(event.currentTarget.value)} />
        </label>
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
