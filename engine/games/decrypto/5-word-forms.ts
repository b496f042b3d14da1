/**
 * Chapter 5, DEC-CLUE-13: forms of a word and words built on it, as far as spelling tells. What it cannot know is left to
 * those who listen (DEC-CLUE-19).
 */
import { wordsOf } from './text.ts';

/** Letters that make another form of a short word: plurals, and forms of verbs in English. */
const ENDINGS = ['s', 'x', 'es', 'ed', 'ing', 'er', 'ers'];

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

/**
 * Whether a text has a form of a word in it, or a word built on it or from it.
 * @example hasFormOf('bedroom', 'bed') // true
 */
export const hasFormOf = (text: string, word: string): boolean =>
  wordsOf(word).some(part => wordsOf(text).some(said => isForm(said, part)));

const isForm = (said: string, part: string): boolean =>
  isInflected(said, part) || isJoined(said, part) || endsIn(said, part) || isPieceOf(said, part);

/** "keys" for key, "clés" for clé, "digging" for dig: longer words are refused by their beginning already. */
const isInflected = (said: string, part: string): boolean =>
  part.length >= SHORTEST &&
  ENDINGS.some(ending => said === part + ending || said === part + part.charAt(part.length - 1) + ending);

/** "bedroom" for bed, "rainbow" for bow. */
const isJoined = (said: string, part: string): boolean =>
  part.length >= SHORTEST &&
  ((said.startsWith(part) && JOINED.has(said.slice(part.length))) ||
    (said.endsWith(part) && JOINED.has(said.slice(0, -part.length))));

/** "sunflower" for flower, "parapluie" for pluie. */
const endsIn = (said: string, part: string): boolean => part.length >= LONG_ENOUGH && said.endsWith(part);

/** "paper" for newspaper, "tourne" for tournevis. */
const isPieceOf = (said: string, part: string): boolean =>
  said.length >= LONG_ENOUGH && part.length >= said.length + SHORTEST && (part.startsWith(said) || part.endsWith(said));
