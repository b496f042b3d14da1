/** Chapter 3, the half-round: steps 3 to 8 of the round, for one team's code. */
import { guess, readGuesses } from './6-guessing.ts';
import { giveTokens, reveal } from './7-tokens.ts';
import { sortClues } from './8-notes.ts';
import { book } from './book.ts';
import { LINES, NO_CODE } from './material.ts';
import type { State } from './state.ts';

export const halfRound = book.sequence('halfRound', [readClues, guess, readGuesses, reveal, giveTokens, sortClues]);

/**
 * DEC-CLUE-04, DEC-CLUE-06: read to everybody, in the order of the code, and written on both sheets (DEC-CLUE-03). From
 * now on they are on every screen (DEC-CLUE-05, DEC-INFO-03), so nobody has to ask for one again (DEC-ENC-08).
 */
function readClues(s: State): void {
  const { round, sending: team } = s;
  const side = s.teams[team];
  const { encryptor, clues } = side;
  s.sheet.push({ round, team, encryptor, clues, interception: NO_CODE, decryption: NO_CODE, code: NO_CODE });
  side.clues = LINES.map(() => '');
  s.objected = 0;
  s.unanswered = 0;
  s.journal?.add({ type: 'readClues', rule: 'DEC-CLUE-04', round, team, seat: encryptor, clues: [...clues] });
}
