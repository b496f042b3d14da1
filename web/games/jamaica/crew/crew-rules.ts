/** Which rows tell of which character of The Crew. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';

/** The rows of each power, by the number of the first of them. */
const POWERS: readonly (readonly [first: number, who: CharacterName])[] = [
  [1, 'sirBeth'],
  [3, 'saran'],
  [5, 'buccaneer'],
  [14, 'strategist'],
  [18, 'shipowner'],
  [20, 'weasel'],
  [24, 'king'],
  [25, 'bishop'],
  [27, 'cartographer'],
  [29, 'seaWolf'],
  [31, 'anchorman'],
  [32, 'navigator'],
  [36, 'venetian'],
  [37, 'prussian'],
  [38, 'swiss'],
  [46, 'cooper'],
  [49, 'calypso'],
  [52, 'mage'],
  [54, 'oracle'],
  [56, 'lookout'],
];

/** The character whose power a row tells of first; others on it stand in its text. */
export const characterOf = (rule: string): CharacterName | undefined =>
  POWERS.find(([first]) => rule === rowOf(first))?.[1];

/** The row that tells what a character can do; null for whoever is none. */
export function ruleOfCharacter(name: string | undefined): string | null {
  const power = POWERS.find(([, who]) => who === name);
  return power === undefined ? null : rowOf(power[0]);
}

const rowOf = (number: number): string => `CREW-POWER-${String(number).padStart(2, '0')}`;
