/**
 * Chapter 5, objections: who judges what the software cannot (DEC-CLUE-19): whether a clue refers to the meaning of its
 * word (DEC-CLUE-10) and not to letters, sound, slot or code (DEC-CLUE-11), and points to what is open to everybody
 * (DEC-CLUE-12). That it misleads is no reason to object (DEC-CLUE-21).
 */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, only, type Seat, type Seats } from '../../kernel/seats.ts';
import { isAmong, whyNoClue } from './5-clue-check.ts';
import { against } from './5-clues.ts';
import type { Action } from './actions.ts';
import { LINES } from './material.ts';
import { answersForCode, COLOURS, currentLine, guesses, otherOf, playing, type State } from './state.ts';
import { tidied } from './text.ts';

const bit = (line: number): number => 1 << line;

/** Whether a line is among some that were objected to. */
export const isObjection = (lines: number, line: number): boolean => (lines & bit(line)) !== 0;

/**
 * The lines that may be objected to: once each, and only until the last guess is locked. After that it stands
 * (DEC-CLUE-20).
 */
export function objectable(s: State): number[] {
  const open = COLOURS.some(team => guesses(s, team) && !s.teams[team].locked);
  if (!open || !answersForCode(s, s.sending)) return [];
  const { clues } = currentLine(s);
  return LINES.filter(line => clues[line - 1] !== '' && !isObjection(s.objected, line));
}

/** The listening team, while there is a clue it may object to. */
export const objectors = (s: State): Seats => (objectable(s).length === 0 ? 0 : playing(s, otherOf(s.sending)));

/** The sending encryptor, while an objection is unanswered. */
export const mayAnswer = (s: State): Seats => (s.unanswered === 0 ? 0 : only(s.teams[s.sending].encryptor));

export function object(s: State, seat: Seat, line: number): void {
  s.objected |= bit(line);
  s.unanswered |= bit(line);
  s.journal?.add({ type: 'objected', rule: 'DEC-CLUE-19', seat, line, clue: currentLine(s).clues[line - 1] });
}

/** The same checks as for any clue; it must also differ from the other two, and from the one it replaces. */
export function whyNotReplace(s: State, seat: Seat, action: Action): Refusal | null {
  if (action.type !== 'replaceClue' || !includes(mayAnswer(s), seat) || !isObjection(s.unanswered, action.line))
    return refuse('no-objection', 'DEC-CLUE-19');
  const { clues } = currentLine(s);
  const old = clues[action.line - 1];
  const refusal = whyNoClue(action.clue, against(s, s.sending));
  if (refusal !== null) return refusal;
  if (isAmong(action.clue, [old])) return refuse('same-clue', 'DEC-CLUE-19');
  return isAmong(action.clue, clues.with(action.line - 1, '')) ? refuse('clue-twice', 'DEC-CLUE-16') : null;
}

/** The encryptor replaces the clue or lets it stand. */
export function answerObjection(s: State, seat: Seat, action: Action): void {
  if (action.type === 'letStand') letStand(s, action.line);
  if (action.type !== 'replaceClue') return;
  const { line } = action;
  const { clues } = currentLine(s);
  const instead = clues[line - 1];
  const clue = tidied(action.clue);
  s.unanswered &= ~bit(line);
  clues[line - 1] = clue;
  s.journal?.add({ type: 'replacedClue', rule: 'DEC-CLUE-19', seat, line, clue, instead });
  reopenGuesses(s);
}

function letStand(s: State, line: number): void {
  s.unanswered &= ~bit(line);
  s.journal?.add({ type: 'letStand', rule: 'DEC-CLUE-19', line, clue: currentLine(s).clues[line - 1] });
}

/** Nobody is left to answer: what was objected to stands. */
export function letAllStand(s: State): void {
  for (const line of LINES) if (isObjection(s.unanswered, line)) letStand(s, line);
}

/** A new clue opens again any guess already locked; what was confirmed was confirmed of another clue. */
function reopenGuesses(s: State): void {
  for (const team of COLOURS) {
    const side = s.teams[team];
    side.confirmed = 0;
    if (!side.locked) continue;
    side.locked = false;
    s.journal?.add({ type: 'reopened', rule: 'DEC-CLUE-19', team });
  }
}
