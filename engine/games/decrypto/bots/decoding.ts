/** Which code some clues mean: to the own team, which knows the words, and to those who listen in and know older clues. */
import { CODES, type Code, digitsOf, SLOTS } from '../material.ts';
import { isPassing } from './passing.ts';
import type { Sense } from './sense.ts';
import { type Skill, strayOf } from './skill.ts';

/** For each of three clues, how well it goes with each of four words. */
export type Fits = readonly (readonly number[])[];

/** How much surer one is of a code whose clues fit better by one. */
const CERTAINTY = 1.27;
/** What is said of a word that one knows nothing of. */
const PASSED = 3;
/** Clues for the same word are near each other as well; less than clue and word are. */
const LIKE_BEFORE = 0.25;

/**
 * How likely each code is, in the order of `CODES`. Clues that were not written say nothing.
 * @example chancesOf(fitsOfTeam(sense, words, clues, skill))
 */
export function chancesOf(fits: Fits): Float64Array {
  const fit = Float64Array.from(CODES, code => {
    let sum = 0;
    const digits = digitsOf(code);
    for (let line = 0; line < fits.length; line++) sum += fits[line][digits[line] - 1];
    return sum;
  });
  return likelihoods(fit);
}

/** How likely each of several things is that fit so well, in place. */
function likelihoods(fits: Float64Array): Float64Array {
  const most = fits.reduce((one, other) => Math.max(one, other));
  let all = 0;
  for (let i = 0; i < fits.length; i++) {
    fits[i] = Math.exp(CERTAINTY * (fits[i] - most));
    all += fits[i];
  }
  for (let i = 0; i < fits.length; i++) fits[i] /= all;
  return fits;
}

/** The likeliest code, and how sure that is. */
export interface Decoding {
  readonly code: Code;
  readonly sureness: number;
}

export function likeliestOf(fits: Fits): Decoding {
  const chances = chancesOf(fits);
  let best = 0;
  for (let i = 1; i < chances.length; i++) if (chances[i] > chances[best]) best = i;
  return { code: CODES[best], sureness: chances[best] };
}

/** What a team knows: its words, and the clues that were revealed under the number of each. */
export interface OwnSide {
  readonly words: readonly string[];
  readonly given: readonly (readonly string[])[];
}

/**
 * How well clues go with the own words. Who was passed the pen for a word thinks of those that nothing is known of.
 * @example likeliestOf(fitsOfTeam(sense, { words, given: [] }, ['coucou', 'Bretagne', 'Pompéi'], skill)).code // 314
 */
export const fitsOfTeam = (sense: Sense, side: OwnSide, clues: readonly string[], skill: Skill): Fits =>
  clues.map(clue => SLOTS.map(slot => fitOfTeam(sense, side, slot, clue, skill)));

export function fitOfTeam(sense: Sense, { words, given }: OwnSide, slot: number, clue: string, skill: Skill): number {
  if (clue === '') return 0;
  const word = words[slot - 1] ?? '';
  if (isPassing(clue)) return sense.knows(word) ? 0 : PASSED;
  return sense.fit(clue, word, given[slot - 1]) + strayOf(skill, clue, word);
}

/**
 * How well clues go with the words behind older clues, word by word as likely as each is.
 * @example likeliestOf(fitsOfListeners(sense, sideOfSheet(view.sheet, WHITE), clues, skill))
 */
export function fitsOfListeners(
  sense: Sense,
  heard: readonly (readonly string[])[],
  clues: readonly string[],
  skill: Skill,
): Fits {
  const remembered = heard.map(list => list.slice(-skill.remembers));
  const suspects = remembered.map(list => suspectsOf(sense, list, skill));
  return clues.map(clue =>
    SLOTS.map(slot => fitOfListeners(sense, clue, suspects[slot - 1], remembered[slot - 1], skill)),
  );
}

/** How likely each word of the pack is to be behind some clues, in the order of the pack. */
export type Suspects = Float64Array;

export const suspectsOf = (sense: Sense, heard: readonly string[], skill: Skill): Suspects =>
  suspectsWith(
    sense,
    Float64Array.from(sense.pack, () => 1 / sense.pack.length),
    heard,
    skill,
  );

/** The same once more clues have been heard. */
export function suspectsWith(sense: Sense, before: Suspects, heard: readonly string[], skill: Skill): Suspects {
  const fit = before.map(likelihood => Math.log(likelihood) / CERTAINTY);
  for (const clue of heard) {
    if (isPassing(clue)) continue;
    const fits = sense.fitsOf(clue);
    for (let i = 0; i < fit.length; i++) fit[i] += fits[i] + strayOf(skill, clue, sense.pack[i]);
  }
  return likelihoods(fit);
}

/** How well a clue goes with a word that is one of several, and with the clues that were given for it. */
export function fitOfListeners(
  sense: Sense,
  clue: string,
  suspects: Suspects,
  heard: readonly string[],
  skill: Skill,
): number {
  if (clue === '' || isPassing(clue)) return 0;
  const fits = sense.fitsOf(clue);
  let sum = 0;
  for (let i = 0; i < suspects.length; i++) sum += suspects[i] * Math.exp(CERTAINTY * fits[i]);
  let kin = 0;
  for (const other of heard) kin = Math.max(kin, sense.kinship(clue, other));
  return Math.log(sum) / CERTAINTY + LIKE_BEFORE * kin + strayOf(skill, clue, heard.join());
}

/**
 * The word most likely to be behind some clues; empty where none were heard.
 * @example likeliestWord(sense, ['lave', 'Pompéi'], skill) // 'volcan'
 */
export function likeliestWord(sense: Sense, heard: readonly string[], skill: Skill): string {
  if (heard.length === 0) return '';
  const suspects = suspectsOf(sense, heard, skill);
  return sense.pack[suspects.indexOf(suspects.reduce((one, other) => Math.max(one, other)))];
}
