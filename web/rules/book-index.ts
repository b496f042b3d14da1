/** A rulebook and its ledger made ready to be searched: what players say and what the ledger says of the same rule find each other. */
import type { Row } from '@havre/engine/games/ledger.ts';
import { type Passage, passagesOf, plainText, type RulebookText } from '@havre/engine/games/rulebook.ts';
import { type Searchable, searchable } from './search.ts';

/** A sentence, and where it stands. */
export interface Sentence {
  readonly passage: Passage;
  readonly anchor: string;
  readonly under: string;
}

export interface BookIndex {
  readonly sentences: Searchable<Sentence>;
  readonly rows: Searchable<Row>;
}

/**
 * The sentences by their own words and those of their rows, the rows by theirs and those of the sentences that state them.
 * @example found(bookIndex(book, ledger.rows).sentences, 'can I refuse to pay?')
 */
export function bookIndex(book: RulebookText, rows: readonly Row[]): BookIndex {
  const sentences = sentencesIn(book);
  const rules = new Map(rows.map(({ id, rule }) => [id, rule]));
  const told = new Map<string, string>();
  for (const { passage } of sentences)
    for (const row of passage.rows) told.set(row, `${told.get(row) ?? ''} ${plainText(passage)}`);
  return {
    sentences: searchable(sentences, textOf, ({ passage }) => passage.rows.map(row => rules.get(row) ?? '').join(' ')),
    rows: searchable(rows, rowText, ({ id }) => told.get(id) ?? ''),
  };
}

/** What a row is searched by. */
export const rowText = ({ id, rule }: Row): string => `${id} ${rule}`;

const textOf = ({ passage, under }: Sentence): string => `${under} ${plainText(passage)}`;

function sentencesIn({ chapters }: RulebookText): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { id, title, blocks } of chapters) {
    let heading = { anchor: id as string, under: title };
    for (const block of blocks) {
      if (block.type === 'heading') heading = { anchor: block.id, under: block.title };
      for (const passage of passagesOf(block)) sentences.push({ passage, ...heading });
    }
  }
  return sentences;
}
