/**
 * The rulebook of a game (`rulebook.md`, in French `rulebook.fr.md`): what its ledger says, as a text that one reads.
 *
 * `docs/rulebooks.md` says how one is written, and `rulebook-parser.ts` reads it. A sentence that states a rule has the rows of the
 * ledger it stands on, so that every argument ends at a row and every row is found in the book.
 */
import type { Language } from './language.ts';

export interface RulebookText {
  readonly title: string;
  /** What a reader can choose among, such as editions; without any, everything holds for everybody. */
  readonly switches: readonly Switch[];
  readonly chapters: readonly BookChapter[];
}

/** Alternatives, of which one shows one or all (two editions); or a single thing that is shown or not (an expansion). */
export type Switch = readonly Scope[];

/** An edition, expansion or variant that parts of the text belong to. */
export interface Scope {
  /** As it stands in braces before what belongs to it; for an edition as in the ledger. */
  readonly id: string;
  readonly name: string;
}

/** The chapters of every rulebook, in their order; see `OPTIONAL_CHAPTERS`. */
export const CHAPTERS = [
  'aim',
  'pieces',
  'setup',
  'turn',
  'events',
  'end',
  'variants',
  'questions',
  'examples',
  'reading',
  'aid',
] as const;

export type ChapterId = (typeof CHAPTERS)[number];

/** The chapters that a rulebook may do without. */
export const OPTIONAL_CHAPTERS: readonly ChapterId[] = ['variants', 'examples'];

export interface BookChapter {
  readonly id: ChapterId;
  readonly title: string;
  readonly only: readonly string[];
  readonly blocks: readonly RulebookBlock[];
}

export type RulebookBlock =
  /** The heading of a section: it reaches to the next one. */
  | { readonly type: 'heading'; readonly id: string; readonly title: string; readonly only: readonly string[] }
  | { readonly type: 'paragraph'; readonly passages: readonly Passage[] }
  /** A paragraph apart: an example or a word of advice. */
  | { readonly type: 'aside'; readonly passages: readonly Passage[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Passage[])[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly RulebookCell[])[] }
  | Figure;

export type RulebookCell = readonly Passage[];

/** A place for something that the board of the game draws: a position to look at, or one to try. */
export interface Figure {
  readonly type: 'figure';
  readonly kind: 'diagram' | 'scene';
  readonly name: string;
  readonly caption: string;
  readonly only: readonly string[];
}

/** One sentence, or a few, and the rows of the ledger that they state. */
export interface Passage {
  readonly spans: readonly Span[];
  readonly rows: readonly string[];
  /** In what words people ask for it, where it has others itself: it is found by them, and nobody is shown them. */
  readonly asked?: string;
  /** The scopes that it belongs to: whoever has chosen otherwise does not see it. */
  readonly only: readonly string[];
}

export type Span =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly text: string }
  /** Leads to a chapter or section of the book (`#setup`), or to an option of the game (`option:first`). */
  | { readonly type: 'link'; readonly text: string; readonly to: string };

/**
 * The file of a rulebook in the folder of its game.
 * @example rulebookFile('fr') // 'rulebook.fr.md'
 */
export const rulebookFile = (language: Language): string =>
  language === 'en' ? 'rulebook.md' : `rulebook.${language}.md`;

/**
 * The passages of a block, in reading order; those of a heading and of a figure are none.
 * @example passagesOf(block).flatMap(({ rows }) => rows)
 */
export function passagesOf(block: RulebookBlock): readonly Passage[] {
  switch (block.type) {
    case 'paragraph':
    case 'aside':
      return block.passages;
    case 'list':
      return block.items.flat();
    case 'table':
      return block.rows.flat(2);
    default:
      return [];
  }
}

/**
 * The words of a passage without their marks.
 * @example plainText(passage) // 'A tie pushes out nobody.'
 */
export const plainText = ({ spans }: Passage): string =>
  spans.map(span => (typeof span === 'string' ? span : span.text)).join('');
