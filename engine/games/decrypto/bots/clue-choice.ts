/** Which clues an encryptor gives: such as its own team understands, and those who listen in do not. */
import type { Chance } from '../../../kernel/chance.ts';
import { CODES, type Code, digitsOf, SLOTS } from '../material.ts';
import { keyOf, wordsOf } from '../text.ts';
import { spokenStem } from './associations.ts';
import {
  chancesOf,
  fitOfListeners,
  fitOfTeam,
  type OwnSide,
  type Suspects,
  suspectsOf,
  suspectsWith,
} from './decoding.ts';
import { isAboutLetters } from './objecting.ts';
import { passingsIn } from './passing.ts';
import { blockedFor, type Sense } from './sense.ts';
import type { Skill } from './skill.ts';
import { stemOf } from './word-forms.ts';

/** What an encryptor has before it: the clues its team has given the other team has heard too. */
export interface Encrypting extends OwnSide {
  readonly code: Code;
  /** Whether somebody will try to intercept it. */
  readonly isListenedTo: boolean;
  /** Whether the rules let these clues stand together. */
  isAllowed(clues: readonly string[]): boolean;
}

/** The same, with what those who listen in make of the clues given so far: how likely each word is under each number. */
interface OverheardEncrypting extends Encrypting {
  readonly suspects: readonly Suspects[];
}

/** How many clues for each word are thought about, and of how many that are understood best: not only the plainest ones. */
const DEPTH = 9;
const AMONG = 2 * DEPTH;
const MOST_LOOKED_AT = 24;
/** For words that no list has: among so many of the most frequent words of the language it looks for near ones. */
export const FREQUENT = 15_000;
/** How near a word must be to be a clue, in the unit of `Sense.fit`. */
const NEAR = 3;
/** Clues that are nearly as good as the best are given as well, so that no two games are alike. */
const NEARLY = 0.08;
const MOST_AS_GOOD = 40;
/** A clue that lets others guess the word costs later, even when nobody listens yet. */
const GIVING_AWAY = 0.3;

/** A clue for one of the words, and what is made of it on either side. */
interface Candidate {
  readonly clue: string;
  readonly team: readonly number[];
  readonly listeners: readonly number[];
  /** How likely the true word would be to those who have heard this clue too. */
  readonly givenAway: number;
}

/**
 * Three clues for a code.
 * @example chooseClues(sense, { words, code: 314, given, isListenedTo: true, isAllowed }, skill, chance)
 */
export function chooseClues(sense: Sense, encrypting: Encrypting, skill: Skill, chance: Chance): string[] {
  const suspects = encrypting.given.map(clues => suspectsOf(sense, clues, skill));
  const lines = digitsOf(encrypting.code).map(slot => candidatesFor(sense, { ...encrypting, suspects }, slot, skill));
  const right = CODES.indexOf(encrypting.code);
  const found: { readonly clues: string[]; readonly worth: number }[] = [];
  for (const first of lines[0])
    for (const second of lines[1])
      for (const third of lines[2]) {
        const chosen = [first, second, third];
        found.push({ clues: chosen.map(({ clue }) => clue), worth: worthOf(chosen, right, encrypting, skill) });
      }
  found.sort((one, other) => other.worth - one.worth);
  const good: string[][] = [];
  const best = found.find(({ clues }) => encrypting.isAllowed(clues))?.worth ?? 0;
  for (const { clues, worth } of found) {
    if (worth < best - NEARLY || good.length === MOST_AS_GOOD) break;
    if (encrypting.isAllowed(clues)) good.push(clues);
  }
  return good.length === 0 ? passing(sense, encrypting) : good[chance.below(good.length)];
}

function worthOf(
  chosen: readonly Candidate[],
  right: number,
  { isListenedTo }: Encrypting,
  { caution }: Skill,
): number {
  const understood = chancesOf(chosen.map(({ team }) => team))[right];
  if (caution === 0) return understood;
  const intercepted = isListenedTo ? chancesOf(chosen.map(({ listeners }) => listeners))[right] : 0;
  const givenAway = chosen.reduce((sum, candidate) => sum + candidate.givenAway, 0) / chosen.length;
  return understood - caution * (intercepted + GIVING_AWAY * givenAway);
}

function candidatesFor(sense: Sense, encrypting: OverheardEncrypting, slot: number, skill: Skill): Candidate[] {
  const { words, given, suspects } = encrypting;
  const word = words[slot - 1];
  const place = sense.pack.indexOf(word);
  return sayable(sense, word, skill)
    .filter(clue => encrypting.isAllowed([clue]))
    .slice(0, MOST_LOOKED_AT)
    .map(clue => {
      const team = SLOTS.map(each => fitOfTeam(sense, encrypting, each, clue, skill));
      return { clue, team, margin: team[slot - 1] - Math.max(...team.filter((_, i) => i !== slot - 1)) };
    })
    .sort((one, other) => other.margin - one.margin)
    .slice(0, AMONG)
    .filter((_, rank, best) => best.length <= DEPTH || rank % 2 === 0)
    .map(({ clue, team }) => ({
      clue,
      team,
      listeners: SLOTS.map(each => fitOfListeners(sense, clue, suspects[each - 1], given[each - 1], skill)),
      givenAway: place < 0 ? 0 : suspectsWith(sense, suspects[slot - 1], [clue], skill)[place],
    }));
}

/**
 * What may be said of a word: what people have said of it, or else what lies near it; at last, that one passes.
 * @example sayable(sense, 'volcan', skill) // ['lave', 'éruption', …]
 */
export function sayable(sense: Sense, word: string, { plainness }: Skill): string[] {
  const { blocked, clues, vocabulary } = sense.language;
  const known = clues.of(word).filter(({ strength }) => strength >= plainness);
  const isFair = (clue: string): boolean =>
    !blocked.has(blockedFor(word, clue)) && !isBuiltOn(clue, word) && !isAboutLetters(clue, sense.language.name);
  const listed = known.map(({ clue }) => clue).filter(clue => isDecent(sense, clue) && isFair(clue));
  if (listed.length > 0) return listed;
  const place = vocabulary.placeOf(word);
  const near = place === null ? [] : vocabulary.nearest(place, 2 * MOST_LOOKED_AT, { among: FREQUENT });
  const clear = near.filter(clue => sense.fit(clue, word) >= NEAR && isDecent(sense, clue) && !isAkin(clue, word));
  return [...clear, ...passingsIn(sense.language.name)];
}

/**
 * Whether a clue may be said where children sit: neither the whole of it nor any of its words is kept out.
 * @example isDecent(sense, 'Bretagne') // true
 */
export const isDecent = ({ language: { blocked } }: Sense, clue: string): boolean =>
  !blocked.has(spokenStem(clue)) && wordsOf(clue).every(word => !blocked.has(stemOf(word)));

/**
 * DEC-CLUE-13: what listeners might object to is not said, even where the software cannot tell.
 * @example isBuiltOn('Piglet', 'pig') // true
 */
export const isBuiltOn = (clue: string, word: string): boolean =>
  wordsOf(clue).some(said => wordsOf(word).some(part => part.length >= 3 && said.startsWith(part)));

/** Whether two words begin so much alike that one may be a form of the other. */
function isAkin(clue: string, word: string): boolean {
  const [one, other] = [stemOf(keyOf(clue)), stemOf(keyOf(word))];
  const shared = Math.max(3, Math.min(one.length, other.length) - 2);
  return one.slice(0, shared) === other.slice(0, shared) || one.includes(other) || other.includes(one);
}

function passing(sense: Sense, { isAllowed }: Encrypting): string[] {
  const clues: string[] = [];
  for (const clue of passingsIn(sense.language.name))
    if (clues.length < 3 && isAllowed([...clues, clue])) clues.push(clue);
  return clues;
}
