/** Which rows tell of which character of The Crew. */
import { type CharacterName, NAMES } from '@havre/engine/games/jamaica/crew/characters.ts';

/** The number of the first row of each power, in the order of the characters. */
const FIRST_ROWS: readonly number[] = [1, 3, 5, 14, 18, 20, 24, 25, 27, 29, 31, 32, 36, 37, 38, 46, 49, 52, 54, 56];

const rowAt = (character: number): string => `CREW-POWER-${String(FIRST_ROWS[character]).padStart(2, '0')}`;

/** The character whose power a row tells of first; others on it stand in its text. */
export const characterOf = (rule: string): CharacterName | undefined =>
  NAMES.find((_, character) => rule === rowAt(character));

/** The row that tells what a character can do; null for whoever is none. */
export function ruleOfCharacter(name: string | undefined): string | null {
  const character = (NAMES as readonly (string | undefined)[]).indexOf(name);
  return character < 0 ? null : rowAt(character);
}
