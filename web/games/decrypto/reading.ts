/** What the room reads from a view: what the own seat is busy with, and what the drums show. */
import { NOTE_LENGTH, NOTE_LINES } from '@havre/engine/games/decrypto/actions.ts';
import type { Event } from '@havre/engine/games/decrypto/events.ts';
import type { OwnView, TeamView, View } from '@havre/engine/games/decrypto/information.ts';
import { type Code, codeOf, digitsOf, LINES } from '@havre/engine/games/decrypto/material.ts';
import { hasGuess, rightDigits } from '@havre/engine/games/decrypto/questions.ts';
import { type Colour, otherOf, type SheetLine } from '@havre/engine/games/decrypto/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { UNPRINTABLE } from '@havre/engine/kernel/shapes.ts';

/** What somebody's place in the room is for at the moment. */
export type Task =
  | 'choose'
  | 'write'
  | 'await'
  | 'guess'
  | 'listen'
  | 'behindGlass'
  | 'reveal'
  | 'name'
  | 'judge'
  | 'admit'
  | 'watch';

/** What is told while guesses and the code are read: the drums show it. */
const READING: readonly Event['type'][] = [
  'locked',
  'readInterception',
  'readDecryption',
  'revealed',
  'tookToken',
  'sorted',
];

/** How a game ends whose last code has decided it: nobody chooses an encryptor any more. */
const ENDING: readonly Event['type'][] = ['shownWords', 'won', 'drawn'];

const isRevealing = (event: Event | null): boolean => event !== null && READING.includes(event.type);

export function taskOf(view: View, seat: Seat | null, event: Event | null): Task {
  const { phase, side } = view;
  if (isRevealing(event) && view.sheet.length > 0 && event?.type !== 'locked') return 'reveal';
  if (event !== null && ENDING.includes(event.type) && phase === 'encryptors') return 'reveal';
  if (phase === 'over' || seat === null || side === null) return 'watch';
  const own = view.teams[side];
  if (phase === 'encryptors') return own.encryptor === null ? 'await' : 'choose';
  if (phase === 'clues') return own.encryptor === seat && !own.written && view.card !== null ? 'write' : 'await';
  if (phase === 'words') return 'name';
  if (phase === 'verdict') return 'judge';
  if (phase === 'shortHanded') return 'admit';
  if (view.sending === side && own.encryptor === seat) return 'behindGlass';
  return hasGuess(view) ? 'guess' : 'listen';
}

/** The own team, as far as the viewer has one. */
export const ownTeam = ({ side, teams }: View): (TeamView & { readonly own: OwnView }) | null => {
  const team = side === null ? null : teams[side];
  return team === null || team.own === null ? null : (team as TeamView & { readonly own: OwnView });
};

/** The code that is being worked on, or was last: its line of the sheet. */
export const currentLine = ({ phase, sheet, round, sending }: View): SheetLine | null => {
  const last = sheet.at(-1) ?? null;
  return phase === 'guess' && last !== null && last.round === round && last.team === sending ? last : null;
};

/**
 * A draft with a digit on one of its drums; a digit that stood on another drum changes places with what was here.
 * @example withDigit(310, 2, 3) // 013: the 3 goes to the third drum
 */
export function withDigit(draft: Code, line: number, digit: number): Code {
  const digits = digitsOf(draft);
  const before = digits[line] ?? 0;
  const elsewhere = digit === 0 ? -1 : digits.indexOf(digit);
  if (elsewhere !== -1) digits[elsewhere] = before;
  digits[line] = digit;
  return codeOf(...digits);
}

/** The drum a digit goes to if nobody points at one: the first that is empty. */
export const nextDrum = (draft: Code): number => Math.max(0, digitsOf(draft).indexOf(0));

/** A code that somebody missed by a hair. */
export interface NearMiss {
  readonly line: SheetLine;
  readonly guess: Code;
  readonly by: Colour;
}

/** The codes that were nearly read, the cleverest first: those overheard by the other team, and the latest of them. */
export function nearMisses({ sheet }: Pick<View, 'sheet'>): readonly NearMiss[] {
  const isNear = ({ line: { code }, guess }: NearMiss) =>
    guess !== 0 && code !== 0 && rightDigits(guess, code).filter(Boolean).length === LINES.length - 1;
  const latest = sheet.toReversed();
  return [
    ...latest.map(line => ({ line, guess: line.interception, by: otherOf(line.team) })),
    ...latest.map(line => ({ line, guess: line.decryption, by: line.team })),
  ].filter(isNear);
}

/** The four pencil guesses at the other team's words, and the free lines of a team's notes. */
export interface Notes {
  readonly guesses: readonly string[];
  readonly free: string;
}

const GUESS = /^([1-4]): (.*)$/;

/**
 * The notes of a team are lines of text. One that begins with a digit and a colon is a guess at that word.
 * @example notesIn(['1: volcano', 'they like opera']).guesses[0] // 'volcano'
 */
export function notesIn(lines: readonly string[]): Notes {
  const guesses = ['', '', '', ''];
  const free: string[] = [];
  for (const line of lines) {
    const [, digit, guess] = GUESS.exec(line) ?? [];
    if (digit === undefined || guesses[Number(digit) - 1] !== '') free.push(line);
    else guesses[Number(digit) - 1] = guess ?? '';
  }
  return { guesses, free: free.join('\n') };
}

/** The same as lines, as the rules keep them: whatever is pasted, nothing is lost of it that anybody could see. */
export function linesOf({ guesses, free }: Notes): string[] {
  const written = guesses
    .map(withoutUnseen)
    .flatMap((guess, i) => (guess.trim() === '' ? [] : [`${i + 1}: ${guess.trim()}`]));
  const lines = free.trim() === '' ? [] : free.split('\n').map(withoutUnseen);
  const pieces = lines.flatMap(piecesOf);
  const room = NOTE_LINES - written.length;
  return [...written, ...(pieces.length > room ? piecesOf(lines.join(' ')).slice(0, room) : pieces)];
}

/** A text without what the door refuses because nobody sees it: a tab is a space, the rest is nothing. */
export const withoutUnseen = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(new RegExp(UNPRINTABLE, 'gu'), '');

/** A line of notes, or several where it is too long for one. */
function piecesOf(line: string): string[] {
  const pieces = [''];
  for (const part of line.match(/\s|\S{1,100}/gu) ?? []) {
    const [piece = ''] = pieces.slice(-1);
    if (piece.length + part.length > NOTE_LENGTH) pieces.push(part.trimStart());
    else pieces[pieces.length - 1] = piece + part;
  }
  return pieces;
}

/**
 * Texts that several people write at once: what others have written comes in, but for what is being written here.
 * @example withOthers(['snow', 'ke'], ['', ''], ['ice', '']) // ['snow', 'ke']
 */
export const withOthers = (
  mine: readonly string[],
  before: readonly string[],
  now: readonly string[],
): readonly string[] => mine.map((text, i) => (text === before[i] ? (now[i] ?? '') : text));

/** Whether the viewer is a team alone: as the Interceptor, or because the others have left. */
export const isAlone = ({ side, teams }: View): boolean => side !== null && teams[side].members.length === 1;
