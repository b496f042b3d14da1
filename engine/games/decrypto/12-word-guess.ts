/** Chapter 12, the word guess: the second tie-break (DEC-TIE-06). */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, only, type Seat } from '../../kernel/seats.ts';
import { reconsider } from './6-guessing.ts';
import { declare, declareDraw } from './12-result.ts';
import type { Action } from './actions.ts';
import { book } from './book.ts';
import { CLUE_MAX_CHARS, SLOTS } from './material.ts';
import {
  agree,
  BLACK,
  COLOURS,
  type Colour,
  circleOf,
  electorate,
  otherOf,
  playing,
  type State,
  teamOf,
  together,
  WHITE,
} from './state.ts';
import { isReadable, isSameNoun, lengthOf, namesTheSame, tidied } from './text.ts';

const RECONSIDER: Action = { type: 'reconsider' };

const openTeams = (s: State): Colour[] => COLOURS.filter(team => !s.teams[team].locked);
const undecided = (s: State, team: Colour): number => electorate(s, playing(s, team)) & ~s.teams[team].confirmed;
/** DEC-TIE-13: all members take part, and all who are present must agree. */
const isSettled = (s: State, team: Colour, confirmed: number): boolean => agree(s, playing(s, team), confirmed);

/** What naming and judging have in common: who takes part, who is waited for, and who notices what. */
const meeting = {
  who: (s: State) => together(openTeams(s), team => playing(s, team)),
  awaits: (s: State) => together(openTeams(s), team => undecided(s, team)),
  closed: (s: State) => openTeams(s).length === 0,
  witnesses(s: State, _v: unknown, seat: Seat, { type }: Action) {
    const team = teamOf(s, seat) as Colour;
    const isConfirmation = type === 'confirmWords' || type === 'confirmVerdict';
    const isLast = isConfirmation && isSettled(s, team, s.teams[team].confirmed | only(seat));
    return isLast ? 'everybody' : circleOf(s, team);
  },
};

/** Notes a confirmation, or takes one back: false. */
function confirmed(s: State, team: Colour, seat: Seat, { type }: Action, rule: 'DEC-TIE-09' | 'DEC-TIE-11'): boolean {
  if (type === 'reconsider') {
    reconsider(s, team, seat, rule);
    return false;
  }
  s.teams[team].confirmed |= only(seat);
  return true;
}

function begin(s: State): void {
  openAnew(s);
  for (const team of COLOURS) s.teams[team].named = SLOTS.map(() => '');
  s.journal?.add({ type: 'wordGuessBegan', rule: 'DEC-TIE-06' });
}

function openAnew(s: State): void {
  for (const team of COLOURS) {
    s.teams[team].locked = false;
    s.teams[team].confirmed = 0;
  }
}

/** DEC-TIE-09, DEC-TIE-12, DEC-TIE-13: four words in secret; guesses may be left open; all members take part. */
export const nameWords = book.floor('nameWords', {
  ...meeting,
  legal(s, _v, seat, out) {
    const { named, confirmed } = s.teams[teamOf(s, seat) as Colour];
    out.push(includes(confirmed, seat) ? RECONSIDER : { type: 'confirmWords', words: [...named] });
  },
  apply(s, _v, action, seat) {
    const team = teamOf(s, seat) as Colour;
    const side = s.teams[team];
    const onlyTo = circleOf(s, team);
    if (action.type === 'nameWords') {
      side.named = SLOTS.map((_, i) => tidied(action.words[i] ?? ''));
      side.confirmed = 0;
      s.journal?.add({ type: 'namedWords', rule: 'DEC-TIE-09', onlyTo, team, seat, words: [...side.named] });
      return;
    }
    if (!confirmed(s, team, seat, action, 'DEC-TIE-09')) return;
    s.journal?.add({ type: 'confirmedWords', rule: 'DEC-TIE-09', onlyTo, team, seat });
    settleWords(s, team);
  },
  free: {
    types: ['nameWords'],
    check: (_s, _v, _seat, action) => whyNotName(action),
    sample(s, _v, seat) {
      const { named, confirmed } = s.teams[teamOf(s, seat) as Colour];
      return includes(confirmed, seat) ? RECONSIDER : { type: 'confirmWords', words: [...named] };
    },
  },
});

function whyNotName(action: Action): Refusal | null {
  if (action.type !== 'nameWords') return refuse('not-legal', 'DEC-TIE-09');
  const bad = action.words.some(word => lengthOf(word) > CLUE_MAX_CHARS || !isReadable(word));
  return bad ? refuse('word-unreadable', 'DEC-TIE-11') : null;
}

export function settleWords(s: State, team: Colour): void {
  const side = s.teams[team];
  if (side.locked || !isSettled(s, team, side.confirmed)) return;
  side.locked = true;
  s.journal?.add({ type: 'handedIn', rule: 'DEC-TIE-09', team });
}

/** DEC-TIE-09: both lists are shown together. */
function readWords(s: State): void {
  openAnew(s);
  for (const team of COLOURS) {
    s.teams[team].accepted = SLOTS.map(() => 0);
    s.journal?.add({ type: 'readWords', rule: 'DEC-TIE-09', team, words: [...s.teams[team].named] });
  }
}

/**
 * DEC-TIE-10, DEC-TIE-11: for each guess the slot of the word it has found by itself, or 0. A word is found once; a guess
 * finds one word, the exact one first.
 * @example slotsFound(['la forêt', 'pianos', 'forêt', ''], ['forêt', 'piano', 'neige', 'clé']) // [1, 2, 0, 0]
 */
export function slotsFound(guesses: readonly string[], words: readonly string[]): number[] {
  const slots = guesses.map(() => 0);
  for (const isFound of [isSameNoun, namesTheSame])
    guesses.forEach((guess, i) => {
      if (slots[i] !== 0) return;
      slots[i] = 1 + words.findIndex((word, j) => !slots.includes(j + 1) && isFound(guess, word));
    });
  return slots;
}

/** What the owner of the words may still accept: guesses that found nothing, for words nobody found. */
function acceptable(guesses: readonly string[], words: readonly string[], accepted: readonly number[]) {
  const found = slotsFound(guesses, words);
  return guesses.flatMap((guess, i) => {
    if (guess === '' || found[i] !== 0) return [];
    const free = SLOTS.filter(slot => !found.includes(slot) && !accepted.includes(slot));
    const slots = accepted[i] === 0 ? free : [0, ...free];
    return slots.map(slot => ({ line: i + 1, slot }));
  });
}

/** DEC-TIE-11: anything else counts only if the other team accepts it. Both are always asked, whatever was guessed. */
export const judgeWords = book.floor('judgeWords', {
  ...meeting,
  legal(s, _v, seat, out) {
    const team = teamOf(s, seat) as Colour;
    const { words, accepted, confirmed } = s.teams[team];
    out.push(includes(confirmed, seat) ? RECONSIDER : { type: 'confirmVerdict', slots: [...accepted] });
    for (const { line, slot } of acceptable(s.teams[otherOf(team)].named, words, accepted))
      out.push({ type: 'accept', line, slot });
  },
  apply(s, _v, action, seat) {
    const team = teamOf(s, seat) as Colour;
    const side = s.teams[team];
    const onlyTo = circleOf(s, team);
    if (action.type === 'accept') {
      const { line, slot } = action;
      side.accepted[line - 1] = slot;
      side.confirmed = 0;
      s.journal?.add({ type: 'accepted', rule: 'DEC-TIE-11', onlyTo, team, seat, line, slot });
      return;
    }
    if (!confirmed(s, team, seat, action, 'DEC-TIE-11')) return;
    s.journal?.add({ type: 'confirmedVerdict', rule: 'DEC-TIE-11', onlyTo, team, seat });
    settleVerdict(s, team);
  },
  free: {
    types: [],
    check: () => null,
    sample(s, _v, seat) {
      const { accepted, confirmed } = s.teams[teamOf(s, seat) as Colour];
      return includes(confirmed, seat) ? RECONSIDER : { type: 'confirmVerdict', slots: [...accepted] };
    },
  },
});

export function settleVerdict(s: State, team: Colour): void {
  const side = s.teams[team];
  if (side.locked || !isSettled(s, team, side.confirmed)) return;
  side.locked = true;
  s.journal?.add({ type: 'judged', rule: 'DEC-TIE-11', team });
}

/** DEC-TIE-07, DEC-TIE-14: more hits win; still equal, both share the win. */
function count(s: State): void {
  const hits = COLOURS.map(team => {
    const owner = s.teams[otherOf(team)];
    const slots = slotsFound(s.teams[team].named, owner.words).map((slot, i) => slot || owner.accepted[i]);
    const found = slots.filter(slot => slot !== 0).sort((a, b) => a - b);
    s.journal?.add({ type: 'found', rule: 'DEC-TIE-07', team, slots: found });
    return found.length;
  });
  for (const team of COLOURS) s.teams[team].accepted = [];
  openAnew(s);
  if (hits[WHITE] === hits[BLACK]) declareDraw(s);
  else declare(s, hits[WHITE] > hits[BLACK] ? WHITE : BLACK, 'DEC-TIE-07');
}

export const wordGuess = book.sequence('wordGuess', [begin, nameWords, readWords, judgeWords, count]);
