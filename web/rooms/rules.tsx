/** The rules of a game: its rulebook, and the rows of the ledger that decide an argument. */
import { useEffect, useState } from 'preact/hooks';
import { boxOf } from '../games/index.ts';
import { titleOf } from '../games/title.ts';
import { useGameUiIfAny } from '../games/use-game-ui.ts';
import { Book } from '../rules/book.tsx';
import { Contents } from '../rules/contents.tsx';
import { PrintButtons } from '../rules/print-buttons.tsx';
import type { RulebookReader } from '../rules/reader.ts';
import { RowList } from '../rules/row-list.tsx';
import { ScopeSwitches } from '../rules/scope-switches.tsx';
import { SearchResults } from '../rules/search-results.tsx';
import { useLedger } from '../rules/use-ledger.ts';
import { hasRulebook, useRulebook } from '../rules/use-rulebook.ts';
import type { RulesPlace } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';
import { Nowhere } from './nowhere.tsx';
import './rules.css';
import './rules-print.css';

export function RulesRoom({ game, place }: { readonly game: string; readonly place: RulesPlace }) {
  const box = boxOf(game);
  // The board comes after the text: nobody waits for it.
  const isReady = useRulebook(game) !== null || !hasRulebook(game);
  const ui = useGameUiIfAny(box === undefined || !isReady ? null : game);
  const notice = ui?.wording[settings.value.language].notice;
  const [query, setQuery] = useState('');
  // Whoever follows a link has found what they searched for.
  useEffect(() => setQuery(''), [place]);
  if (box === undefined) return <Nowhere />;
  const isBook = hasRulebook(game) && place.in === 'book';
  return (
    <>
      <TopBar />
      <main class="room rules-room">
        <h1>{words().rules.title(titleOf(game))}</h1>
        {notice === undefined ? null : <p class="sheet rules-notice">{notice}</p>}
        {hasRulebook(game) ? <Views game={game} isBook={isBook} /> : null}
        <label class="field rules-search">
          <span>{words().rules.search}</span>
          <input class="input" type="search" value={query} onInput={event => setQuery(event.currentTarget.value)} />
        </label>
        {isBook ? (
          <BookView game={game} place={place} query={query} />
        ) : (
          <RowsView game={game} place={place} query={query} />
        )}
      </main>
    </>
  );
}

/** The two ways to read the rules, each an address. */
const Views = ({ game, isBook }: { readonly game: string; readonly isBook: boolean }) => (
  <nav class="rules-views" aria-label={words().rules.views}>
    <a class="button small" href={`/rules/${game}`} aria-current={isBook ? 'page' : undefined}>
      {words().rules.book}
    </a>
    <a class="button small" href={`/rules/${game}/rows`} aria-current={isBook ? undefined : 'page'}>
      {words().rules.rows}
    </a>
  </nav>
);

interface ViewProps {
  readonly game: string;
  readonly place: RulesPlace;
  readonly query: string;
}

function BookView({ game, place, query }: ViewProps) {
  const book = useRulebook(game);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  useArrival(book !== null && query === '', place, () =>
    place.row === null
      ? document.getElementById(place.anchor ?? '')
      : document.querySelector<HTMLElement>(`.passage[data-rows~="${CSS.escape(place.row)}"]`),
  );
  if (book === null) return <p role="status">{words().common.loading}</p>;
  const reader: RulebookReader = { game, book, hidden, sought: place.row };
  return (
    <div class="rules-book">
      <div class="rules-guide">
        <ScopeSwitches switches={book.switches} hidden={hidden} onHide={setHidden} />
        <Contents reader={reader} />
        <PrintButtons />
      </div>
      {query.trim() === '' ? <Book reader={reader} /> : <SearchResults reader={reader} query={query} />}
    </div>
  );
}

function RowsView({ game, place, query }: ViewProps) {
  const isThere = useLedger(game) !== null;
  useArrival(isThere, place, () => document.getElementById(place.row ?? ''));
  return <RowList game={game} wanted={place.row} query={query} />;
}

/** Shows the place of the address once it is there, and lets a keyboard go on from it. */
function useArrival(isThere: boolean, place: RulesPlace, find: () => HTMLElement | null): void {
  useEffect(() => {
    const found = isThere ? find() : null;
    found?.scrollIntoView({ block: place.row === null ? 'start' : 'center' });
    found?.focus({ preventScroll: true });
  }, [isThere, place]);
}
