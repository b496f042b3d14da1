/** Chapter 5: clues (indices), from the draw to their locking. */
import type { Chance } from '../../kernel/chance.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, only, type Seat } from '../../kernel/seats.ts';
import { playsBy, type Versioned } from '../../kernel/versions.ts';
import { type Against, whyNoClue, whyNoClues } from './5-clue-check.ts';
import type { FormsCompared } from './5-word-forms.ts';
import { glassTurners, turnGlass } from './11-hourglass.ts';
import type { Action } from './actions.ts';
import { book } from './book.ts';
import { LINES } from './material.ts';
import { type Colour, type State, sendersOf, teamOf, together } from './state.ts';
import { tidied } from './text.ts';

/** What the clues of a team are compared with: its words, and its clues of earlier rounds. */
export const against = (s: State, team: Colour): Against => ({
  words: s.teams[team].words,
  used: usedClues(s, team),
  forms: formsComparedAt(s),
});

/** DEC-CLUE-13: which forms are compared at a table, by the version of the rules that it began with. */
export const formsComparedAt = (table: Readonly<Versioned>): FormsCompared =>
  playsBy(table, 3) ? 'all' : playsBy(table, 2) ? 'endings' : 'none';

/** DEC-CLUE-15: the clues a team has given in earlier rounds; none where they may be repeated. Every screen shows them. */
export const usedClues = (
  { options, sheet, round }: Pick<State, 'options' | 'sheet' | 'round'>,
  team: Colour,
): string[] =>
  options.repeats ? [] : sheet.filter(line => line.team === team && line.round < round).flatMap(line => line.clues);

/** DEC-ROUND-04, DEC-ROUND-05: both encryptors write, before any clue is read; a confirmed sheet is not changed. */
export const writeClues = book.floor('writeClues', {
  who: s => writing(s) | glassTurners(s),
  awaits: s => writing(s),
  closed: s => writing(s) === 0,
  legal(s, _v, seat, out) {
    if (includes(writing(s), seat) && isFull(s, seat)) out.push({ type: 'confirmClues' });
    if (includes(glassTurners(s), seat)) out.push({ type: 'turnHourglass' });
  },
  apply(s, _v, action, seat) {
    const team = teamOf(s, seat) as Colour;
    const side = s.teams[team];
    if (action.type === 'writeClues') {
      side.clues = LINES.map((_, i) => tidied(action.clues[i] ?? ''));
      s.journal?.add({ type: 'wrote', rule: 'DEC-ROUND-04', onlyTo: only(seat), seat, clues: [...side.clues] });
    } else if (action.type === 'confirmClues') {
      side.written = true;
      s.journal?.add({ type: 'confirmedClues', rule: 'DEC-ROUND-04', team, seat });
    } else turnGlass(s, seat);
  },
  witnesses: (_s, _v, _seat, action) => (action.type === 'writeClues' ? 0 : 'everybody'), // DEC-CLUE-07
  free: {
    types: ['writeClues'],
    check: (s, _v, seat, action) => whyNotWrite(s, seat, action),
    sample(s, _v, seat, chance) {
      if (!includes(writing(s), seat)) return { type: 'turnHourglass' };
      if (isFull(s, seat)) return { type: 'confirmClues' };
      return { type: 'writeClues', clues: nonsense(s, teamOf(s, seat) as Colour, chance) };
    },
  },
});

/** DEC-CLUE-08: from now on nothing is changed. */
export function lockClues(s: State): void {
  s.glass = false;
  s.journal?.add({ type: 'lockedClues', rule: 'DEC-CLUE-08', round: s.round });
}

/** The encryptors who have not confirmed their clues. */
const writing = (s: State): number =>
  together(sendersOf(s), team => (s.teams[team].written ? 0 : only(s.teams[team].encryptor)));

/** DEC-CLUE-18: no line is left empty. */
const isFull = (s: State, seat: Seat): boolean => s.teams[teamOf(s, seat) as Colour].clues.every(clue => clue !== '');

function whyNotWrite(s: State, seat: Seat, action: Action): Refusal | null {
  const team = teamOf(s, seat) as Colour;
  if (action.type !== 'writeClues' || seat !== s.teams[team].encryptor)
    return refuse('not-the-encryptor', 'DEC-ROUND-04');
  if (s.teams[team].written) return refuse('clues-locked', 'DEC-CLUE-08');
  return whyNoClues(action.clues, against(s, team));
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 3;

/** Clues that mean nothing and break no rule, for random players and for imagined positions. */
export function nonsense(s: State, team: Colour, chance: Chance): string[] {
  const rules = against(s, team);
  const clues: string[] = [];
  while (clues.length < LINES.length) {
    const clue = babble(chance);
    if (!clues.includes(clue) && whyNoClue(clue, rules) === null) clues.push(clue);
  }
  return clues;
}

function babble(chance: Chance): string {
  let word = '';
  for (let i = 0; i < SYLLABLES; i++)
    word += CONSONANTS[chance.below(CONSONANTS.length)] + VOWELS[chance.below(VOWELS.length)];
  return word;
}
