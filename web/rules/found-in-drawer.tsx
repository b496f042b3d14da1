/** What a search in the drawer finds: the sentences that answer best, each a touch away from its row. */
import type { Passage } from '@havre/engine/games/rulebook.ts';
import { useMemo } from 'preact/hooks';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { answersIn, type BookIndex, bookIndex } from './book-index.ts';
import { FoundSentence } from './found-sentence.tsx';
import { unplayedIn } from './open-rule.ts';
import { isShown } from './reader.ts';
import { useLedger } from './use-ledger.ts';
import { useRulebook } from './use-rulebook.ts';

/** A drawer is small. */
const MOST = 6;

export interface FoundInDrawerProps {
  readonly game: string;
  readonly query: string;
  onRule(rule: string): void;
}

export function FoundInDrawer({ game, query, onRule }: FoundInDrawerProps) {
  const book = useRulebook(game);
  const ledger = useLedger(game);
  const { language } = settings.value;
  const index = useMemo(
    () => (book === null ? null : bookIndex(book, ledger?.rows ?? [], language)),
    [book, ledger, language],
  );
  if (index === null) return <p>{words().common.loading}</p>;
  const hidden = unplayedIn(game);
  const isPlayed = ({ only }: Passage) => isShown(only, { hidden });
  // What has no row is only talk around the rules.
  const sentences = answersIn(index, query, passage => passage.rows.length > 0 && isPlayed(passage)).slice(0, MOST);
  if (sentences.length === 0) return <p role="status">{words().rules.found(0, 0)}</p>;
  return (
    <ul class="rule-drawer-found">
      {sentences.map((sentence, i) => (
        <li key={i}>
          <button type="button" class="rule-drawer-answer" onClick={() => onRule(rowFor(sentence.passage, index))}>
            <span class="soft small">{sentence.under}</span>
            <span>
              <FoundSentence sentence={sentence} isShown={isPlayed} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The row by which a sentence is shown: one that is stated there first, else the one that is named last. */
function rowFor(passage: Passage, { sentences }: BookIndex): string {
  const firstWith = (row: string) => sentences.texts.find(({ of }) => of.passage.rows.includes(row))?.of.passage;
  return passage.rows.find(row => firstWith(row) === passage) ?? passage.rows.at(-1) ?? '';
}
