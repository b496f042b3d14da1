/** A rulebook and its ledger made ready to be searched: what players say and what the ledger says of the same rule find each other. */
import type { Row } from '@havre/engine/games/ledger.ts';
import {
  type Passage,
  passagesOf,
  plainText,
  type RulebookBlock,
  type RulebookText,
} from '@havre/engine/games/rulebook.ts';
import { type Searchable, searchable } from './search.ts';

/** A sentence, and where it stands. */
export interface Sentence {
  readonly passage: Passage;
  readonly anchor: string;
  readonly under: string;
  /** What is said around it, in the same paragraph, item or line of a table. */
  readonly around: string;
  /** What names its line of a table, such as the power that is described there. */
  readonly line: string;
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
    sentences: searchable(
      sentences,
      sentence => (statesRule(sentence) ? textOf(sentence) : ''),
      { counts: STATES_NO_RULE, textOf: sentence => (statesRule(sentence) ? '' : textOf(sentence)) },
      { counts: AS_ASKED, textOf: ({ passage }) => passage.asked ?? '' },
      { counts: OF_ITS_ROWS, textOf: ({ passage }) => passage.rows.map(row => rules.get(row) ?? '').join(' ') },
      { counts: NAMED, textOf: ({ line }) => line },
      { counts: UNDER, textOf: ({ under }) => under },
      { counts: AROUND, textOf: ({ around }) => around },
    ),
    rows: searchable(rows, rowText, { counts: OF_ITS_ROWS, textOf: ({ id }) => told.get(id) ?? '' }),
  };
}

/** What a word counts for in a sentence that tells or advises and decides nothing. */
const STATES_NO_RULE = 0.7;
/** What a word counts for in which the question comes up that a sentence answers. */
const AS_ASKED = 1;
/** What a word counts for that only the row says, or only the sentence of a row. */
const OF_ITS_ROWS = 0.6;
/** What a word counts for that names the line of a table. */
const NAMED = 1;
/** What a word counts for that stands in the heading above. */
const UNDER = 0.7;
/** What a word counts for that is said in the sentences around one. */
const AROUND = 0.35;

/** What a row is searched by. */
export const rowText = ({ id, rule }: Row): string => `${id} ${rule}`;

const statesRule = ({ passage }: Sentence): boolean => passage.rows.length > 0;
const textOf = ({ passage }: Sentence): string => plainText(passage);

function sentencesIn({ chapters }: RulebookText): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { id, title, blocks } of chapters) {
    let heading = { anchor: id as string, under: title };
    for (const block of blocks) {
      if (block.type === 'heading') heading = { anchor: block.id, under: block.title };
      for (const group of groupsIn(block)) {
        const around = group.map(plainText).join(' ');
        // What only names a line of a table says nothing by itself.
        const names = block.type === 'table' ? group.filter(({ rows }) => rows.length === 0) : [];
        const line = names.map(plainText).join(' ');
        for (const passage of group)
          if (!names.includes(passage)) sentences.push({ passage, ...heading, around, line });
      }
    }
  }
  return sentences;
}

/** The passages of a block that belong together: a paragraph, an item of a list, a line of a table. */
function groupsIn(block: RulebookBlock): readonly (readonly Passage[])[] {
  switch (block.type) {
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map(cells => cells.flat());
    default:
      return [passagesOf(block)];
  }
}
