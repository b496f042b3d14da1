/**
 * Chapter 5, DEC-CLUE-13: forms of a word and words built on it, as far as spelling tells. What it cannot know is left to
 * those who listen (DEC-CLUE-19).
 */
import { wordsOf } from './text.ts';

/** Letters that make another form of a short word: plurals, and forms of verbs in English. */
const ENDINGS = ['s', 'x', 'es', 'ed', 'ing', 'er', 'ers'];

/** Plurals that no ending makes. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['man', 'men'],
  ['woman', 'women'],
  ['oeil', 'yeux'],
  ['ciel', 'cieux'],
]);

/** Endings that change what stands before them: wolves, flies, eyed, chevaux, travaux. */
const CHANGED: readonly (readonly [ending: RegExp, forms: readonly string[]])[] = [
  [/fe?$/, ['ves']],
  [/y$/, ['ies', 'ied']],
  [/(?<!i)e$/, ['ed', 'ing']],
  [/ai?l$/, ['aux']],
];

/** How much of this is compared: nothing at first, endings and joined words then, and now everything. */
export type FormsCompared = 'none' | 'endings' | 'all';

/** From so many letters on a word is known at either end of another. */
const LONG_ENOUGH = 5;
const SHORTEST = 3;

/** What English joins to short words: bed and room, key and board, rain and bow. */
const JOINED = new Set(
  `air back bag ball board boat book bow box boy butter cake camp case corn cross cup day door down drop ear eye fall field finger
  fire fish flower fly foot full girl ground guard half hand head hole horse house keeper land light line lock maker man mark mate
  men milk mill moon nail news night over pack pan paper park piece pin place plane plant play port post pot proof race rain road
  rod roof room sail sand school sea set shade sheet shine ship shoe shop side skin snow song stand star stick stone stop storm
  string suit sun table tail tea tight time tooth top town track train tree walk wall ware wash watch water wave way wheel wind
  wing woman wood word work worm yard`.split(/\s+/),
);
/** More of them, and what stands before words in both languages: autobus, minibus, passeport. */
const ALSO_JOINED = new Set(
  `ache band bare bath bell bird brow brush burn chain jelly lash lid phone phones ring shell sty tan tie were
  aero auto inter mini para passe porte tele`.split(/\s+/),
);

/**
 * Whether a text has a form of a word in it, or a word built on it or from it.
 * @example hasFormOf('bedroom', 'bed', 'all') // true
 */
export const hasFormOf = (text: string, word: string, compared: FormsCompared): boolean =>
  compared !== 'none' &&
  wordsOf(word).some(part =>
    wordsOf(text).some(said => isForm(said, part) || (compared === 'all' && isFurtherForm(said, part))),
  );

const isForm = (said: string, part: string): boolean =>
  isInflected(said, part) || isJoined(said, part, JOINED) || endsIn(said, part) || isPieceOf(said, part);

const isFurtherForm = (said: string, part: string): boolean =>
  isChanged(said, part) ||
  isOfSingular(said, part) ||
  isJoined(said, part, ALSO_JOINED) ||
  isOneOfTwo(said, part) ||
  hasWithin(said, part);

/** "feet" for foot, "wolves" for wolf, "chevaux" for cheval. */
const isChanged = (said: string, part: string): boolean =>
  IRREGULAR.get(part) === said ||
  (part.length >= SHORTEST &&
    CHANGED.some(([ending, forms]) => ending.test(part) && forms.some(form => said === part.replace(ending, form))));

/** "ski" and "skiing" for skis. */
function isOfSingular(said: string, part: string): boolean {
  const singular = part.slice(0, -1);
  return part.endsWith('s') && singular.length >= SHORTEST && (said === singular || isInflected(said, singular));
}

/** "boat" for sailboat, "news" for newspaper. */
const isOneOfTwo = (said: string, part: string): boolean =>
  isJoined(part, said, JOINED) || isJoined(part, said, ALSO_JOINED);

/** "keys" for key, "clés" for clé, "digging" for dig: longer words are refused by their beginning already. */
const isInflected = (said: string, part: string): boolean =>
  part.length >= SHORTEST &&
  ENDINGS.some(ending => said === part + ending || said === part + part.charAt(part.length - 1) + ending);

/** "bedroom" for bed, "rainbow" for bow. */
const isJoined = (said: string, part: string, joined: ReadonlySet<string>): boolean =>
  part.length >= SHORTEST &&
  ((said.startsWith(part) && joined.has(said.slice(part.length))) ||
    (said.endsWith(part) && joined.has(said.slice(0, -part.length))));

/** "sunflower" for flower, "parapluie" for pluie. */
const endsIn = (said: string, part: string): boolean => part.length >= LONG_ENOUGH && said.endsWith(part);

/** "ensoleillé" for soleil. */
const hasWithin = (said: string, part: string): boolean => part.length >= LONG_ENOUGH && said.includes(part);

/** "paper" for newspaper, "tourne" for tournevis. */
const isPieceOf = (said: string, part: string): boolean =>
  said.length >= LONG_ENOUGH && part.length >= said.length + SHORTEST && (part.startsWith(said) || part.endsWith(said));
