/** Chapter 8: the note sheet (feuille de notes), which the software fills in, and what a team adds to it. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seats.ts';
import { digitsOf, SLOTS } from './material.ts';
import { type Colour, circleOf, currentLine, type SheetLine, type State } from './state.ts';
import { isReadable, tidied } from './text.ts';

/** DEC-NOTE-01, DEC-NOTE-02, DEC-NOTE-06: the right code, and each clue under its number. */
export function sortClues(s: State): void {
  const line = currentLine(s);
  const { team, round } = line;
  s.journal?.add({ type: 'sorted', rule: 'DEC-NOTE-02', team, round, columns: columnsOf(line) });
}

/**
 * The clues of one code by number 1 to 4; the fourth number gets no entry (DEC-NOTE-03).
 * @example columnsOf({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'], … }) // ['Bretagne', '', 'coucou', 'Pompéi']
 */
export function columnsOf({ code, clues }: Pick<SheetLine, 'code' | 'clues'>): string[] {
  const digits = digitsOf(code);
  return SLOTS.map(slot => clues[digits.indexOf(slot)] ?? '');
}

/**
 * One side of a sheet: all clues of a team so far, under their numbers (DEC-NOTE-03, DEC-NOTE-04).
 * @example sideOfSheet(view.sheet, WHITE)[2] // every clue for White's third word, in order
 */
export function sideOfSheet(sheet: readonly SheetLine[], team: Colour): string[][] {
  const revealed = sheet.filter(line => line.team === team && line.code !== 0).map(columnsOf);
  return SLOTS.map((_, i) => revealed.map(columns => columns[i]).filter(clue => clue !== ''));
}

/** DEC-NOTE-07: free notes, which only the own team sees. */
export function writeNotes(s: State, team: Colour, seat: Seat, lines: readonly string[]): void {
  s.teams[team].notes = [...lines];
  s.journal?.add({ type: 'wroteNotes', rule: 'DEC-NOTE-07', onlyTo: circleOf(s, team), seat, lines: [...lines] });
}

const LONGEST_TEAM_NAME = 24;

/** DEC-SETUP-18: a name is optional, short and readable. */
export function whyNoName(name: string): Refusal | null {
  if (name.length > LONGEST_TEAM_NAME) return refuse('name-too-long', 'DEC-SETUP-18');
  return isReadable(name) && tidied(name) === name ? null : refuse('name-unreadable', 'DEC-SETUP-18');
}

/** DEC-SETUP-07, DEC-SETUP-18: the name on the sheet; without one a team is called after its colour. */
export function nameTeam(s: State, team: Colour, seat: Seat, name: string): void {
  s.teams[team].name = name;
  s.journal?.add({ type: 'namedTeam', rule: 'DEC-SETUP-18', team, seat, name });
}
