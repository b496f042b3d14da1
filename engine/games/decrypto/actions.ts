/** What a player can do. */
import type { Seat } from '../../kernel/seats.ts';
import { type ActionShapes, listOf, text, truth, whole } from '../../kernel/shapes.ts';
import { type Code, LINES, SLOTS } from './material.ts';

export type Action =
  // before the codes are drawn
  | { readonly type: 'nominate'; readonly seat: Seat }
  | { readonly type: 'exchangeWords'; readonly wish: boolean }
  | { readonly type: 'drawCode' }
  // while the encryptors write
  | { readonly type: 'writeClues'; readonly clues: readonly string[] }
  | { readonly type: 'confirmClues' }
  | { readonly type: 'turnHourglass' }
  // while both teams guess
  | { readonly type: 'draft'; readonly code: Code }
  | { readonly type: 'confirm'; readonly code: Code }
  /** Takes back one's own confirmation: of a code, of words, of a verdict. */
  | { readonly type: 'reconsider' }
  | { readonly type: 'object'; readonly line: number }
  | { readonly type: 'replaceClue'; readonly line: number; readonly clue: string }
  | { readonly type: 'letStand'; readonly line: number }
  // the word guess
  | { readonly type: 'nameWords'; readonly words: readonly string[] }
  | { readonly type: 'confirmWords'; readonly words: readonly string[] }
  | { readonly type: 'accept'; readonly line: number; readonly slot: number }
  | { readonly type: 'confirmVerdict'; readonly slots: readonly number[] }
  // when a team is short of players
  | { readonly type: 'admitPlayer' }
  | { readonly type: 'giveUp' }
  // at any time
  | { readonly type: 'writeNotes'; readonly lines: readonly string[] }
  | { readonly type: 'nameTeam'; readonly name: string }
  | { readonly type: 'admitGuests'; readonly wish: boolean };

/** Longer pastes are no text at all; up to here the rules say why a text is none. */
const LONGEST_PASTE = 10_000;
const MOST_SEATS = 8;
const HIGHEST_CODE = 432;
export const NOTE_LINES = 60;
export const NOTE_LENGTH = 200;

const line = whole(1, LINES.length);
const code = whole(0, HIGHEST_CODE);
const fourTexts = listOf(text(LONGEST_PASTE), SLOTS.length);

export const shapes: ActionShapes<Action> = {
  nominate: { seat: whole(0, MOST_SEATS - 1) },
  exchangeWords: { wish: truth },
  drawCode: {},
  writeClues: { clues: listOf(text(LONGEST_PASTE), LINES.length) },
  confirmClues: {},
  turnHourglass: {},
  draft: { code },
  confirm: { code },
  reconsider: {},
  object: { line },
  replaceClue: { line, clue: text(LONGEST_PASTE) },
  letStand: { line },
  nameWords: { words: fourTexts },
  confirmWords: { words: fourTexts },
  accept: { line: whole(1, SLOTS.length), slot: whole(0, SLOTS.length) },
  confirmVerdict: { slots: listOf(whole(0, SLOTS.length), SLOTS.length) },
  admitPlayer: {},
  giveUp: {},
  writeNotes: { lines: listOf(text(NOTE_LENGTH), NOTE_LINES) },
  nameTeam: { name: text(LONGEST_PASTE) },
  admitGuests: { wish: truth },
};
