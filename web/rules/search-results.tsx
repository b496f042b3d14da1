/** What was found for some words: sentences of the rulebook, and rows of the ledger. */
import type { Passage } from '@havre/engine/games/rulebook.ts';
import { useMemo } from 'preact/hooks';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { answersIn, bookIndex, type Sentence } from './book-index.ts';
import { FoundSentence } from './found-sentence.tsx';
import { isShown, type RulebookReader } from './reader.ts';
import { RowText } from './row-text.tsx';
import { found } from './search.ts';
import { useLedger } from './use-ledger.ts';

/** More than this nobody reads; more words find less. */
const MOST = 12;

export function SearchResults({ reader, query }: { readonly reader: RulebookReader; readonly query: string }) {
  const { game, book } = reader;
  const ledger = useLedger(game);
  const { language } = settings.value;
  const index = useMemo(() => bookIndex(book, ledger?.rows ?? [], language), [book, ledger, language]);
  const isRead = ({ only }: Passage) => isShown(only, reader);
  const inBook = answersIn(index, query, isRead).slice(0, MOST);
  const inLedger = found(index.rows, query).slice(0, MOST);
  return (
    <div class="book-found stack">
      <p class="soft small" role="status">
        {words().rules.found(inBook.length, inLedger.length)}
      </p>
      {inBook.length === 0 ? null : (
        <section class="stack" aria-labelledby="found-in-book">
          <h2 id="found-in-book">{words().rules.book}</h2>
          <ul class="stack">
            {inBook.map((sentence, i) => (
              <li key={i} class="sheet rule-place">
                <a class="small" href={addressOf(game, sentence)}>
                  {sentence.under}
                </a>
                <p>
                  <FoundSentence sentence={sentence} isShown={isRead} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {inLedger.length === 0 ? null : (
        <section class="stack" aria-labelledby="found-in-rows">
          <h2 id="found-in-rows">{words().rules.rows}</h2>
          <ul class="stack">
            {inLedger.map(row => (
              <li key={row.id} class="sheet rule-place">
                <a class="rule-id" href={`/rules/${game}#${row.id}`}>
                  {row.id}
                </a>
                <RowText row={row} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The sentence itself where a row names it, else the heading it stands under. */
const addressOf = (game: string, { passage: { rows }, anchor }: Sentence): string =>
  `/rules/${game}#${rows[0] === undefined ? anchor : `in-${rows[0]}`}`;
