/** A rulebook and its ledger made ready to be searched: what players say and what the ledger says of the same rule find each other. */
import type { Language } from '@havre/engine/games/language.ts';
import type { Row } from '@havre/engine/games/ledger.ts';
import {
  type ChapterId,
  type Passage,
  passagesOf,
  plainText,
  type RulebookBlock,
  type RulebookText,
} from '@havre/engine/games/rulebook.ts';
import { found, type Searchable, searchable } from './search.ts';

/** A sentence, and where it stands. */
export interface Sentence {
  readonly passage: Passage;
  readonly chapter: ChapterId;
  readonly anchor: string;
  readonly under: string;
  /** Everything that is said in the same paragraph, item or line of a table, itself included. */
  readonly group: readonly Passage[];
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
export function bookIndex(book: RulebookText, rows: readonly Row[], language: Language): BookIndex {
  const sentences = sentencesIn(book);
  const rules = new Map(rows.map(({ id, rule }) => [id, rule]));
  const told = new Map<string, string>();
  for (const { passage } of sentences)
    for (const row of passage.rows) told.set(row, `${told.get(row) ?? ''} ${plainText(passage)}`);
  return {
    sentences: searchable(sentences, textOf, language, {
      elsewhere: [
        { counts: AS_ASKED, textOf: ({ passage }) => passage.asked ?? '' },
        { counts: OF_ITS_ROWS, textOf: ({ passage }) => passage.rows.map(row => rules.get(row) ?? '').join(' ') },
        { counts: NAMED, textOf: ({ line }) => line },
        { counts: UNDER, textOf: ({ under }) => under },
        { counts: AROUND, textOf: ({ group }) => group.map(plainText).join(' ') },
      ],
      worthOf: sentence =>
        (statesRule(sentence) ? 1 : STATES_NO_RULE) *
        (IN_CHAPTER[sentence.chapter] ?? 1) *
        (sentence.passage.only.length > 0 ? OF_SOME : 1),
    }),
    rows: searchable(rows, rowText, language, {
      elsewhere: [{ counts: OF_ITS_ROWS, textOf: ({ id }) => told.get(id) ?? '' }],
    }),
  };
}

/** What an answer is worth by its chapter: whoever asks plays the usual game, and how an open case was decided is asked for least. */
const IN_CHAPTER: { readonly [chapter in ChapterId]?: number } = { variants: 0.85, reading: 0.7, aid: 0.95, aim: 0.95 };
/** What it is worth if it holds in some editions or with an expansion only. */
const OF_SOME = 0.9;
/**
 * The best answers, one of each paragraph: whoever is shown what stands around a sentence need not find its neighbour as well.
 * @example answersIn(bookIndex(book, ledger.rows, 'en'), 'can I refuse to pay?', () => true).slice(0, 6)
 */
export function answersIn(
  { sentences }: BookIndex,
  query: string,
  isWanted: (passage: Passage) => boolean,
): readonly Sentence[] {
  const groups = new Set<readonly Passage[]>();
  return found(sentences, query).filter(({ passage, group }) => {
    if (!isWanted(passage) || groups.has(group)) return false;
    groups.add(group);
    return true;
  });
}

/**
 * What is said around a sentence in the same paragraph: what stands right before it and right after it, and more of it as long as
 * all together is short, what follows first.
 */
export function aroundIn(
  { passage, group }: Sentence,
  isShown: (passage: Passage) => boolean = () => true,
): { readonly before: readonly Passage[]; readonly after: readonly Passage[] } {
  const shown = group.filter(one => one === passage || isShown(one));
  const at = shown.indexOf(passage);
  let [first, last] = [Math.max(0, at - 1), Math.min(shown.length - 1, at + 1)];
  const fits = (one: Passage | undefined): one is Passage =>
    one !== undefined && lengthOf([one, ...shown.slice(first, last + 1)]) <= MOST_AROUND;
  while (fits(shown[last + 1])) last++;
  while (fits(shown[first - 1])) first--;
  return { before: shown.slice(first, at), after: shown.slice(at + 1, last + 1) };
}

/** So many letters are read at a glance. */
const MOST_AROUND = 320;
const lengthOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, passage) => sum + plainText(passage).length, 0);

/** What a word counts for in a sentence that tells or advises and decides nothing. */
const STATES_NO_RULE = 0.7;
/** What a word counts for in which the question comes up that a sentence answers. */
const AS_ASKED = 1.2;
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
        // What only names a line of a table says nothing by itself.
        const names = block.type === 'table' ? group.filter(({ rows }) => rows.length === 0) : [];
        const line = names.map(plainText).join(' ');
        for (const passage of group)
          if (!names.includes(passage)) sentences.push({ passage, chapter: id, ...heading, group, line });
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
