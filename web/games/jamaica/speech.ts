/** The words of this board in the language of the page. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { NAMES as english } from '@havre/engine/games/jamaica/crew/wording-en.ts';
import { NAMES as french } from '@havre/engine/games/jamaica/crew/wording-fr.ts';
import { POWERS, VALUES } from '@havre/engine/games/jamaica/crew/wording-powers.ts';
import { atHead } from '@havre/engine/games/language.ts';
import { settings } from '../../shell/settings.ts';
import { catalogues, type JamaicaWords } from './words.ts';

/** The words now. Components that read them are drawn again when the language changes. */
export const jamaicaWords = (): JamaicaWords => catalogues[settings.value.language];

/** A character of The Crew, by its name. */
export const characterName = (character: CharacterName): string =>
  (settings.value.language === 'fr' ? french : english)[character];

/** What a character of The Crew does, and what it counts at the end. */
export const characterDoes = (character: CharacterName): string => POWERS[settings.value.language][character];
export const characterCounts = (character: CharacterName): string => VALUES[settings.value.language](character);

/** All there is to know of a character, for whoever points at it. */
export const aboutCharacter = (character: CharacterName): string =>
  jamaicaWords().character(atHead(characterName(character)), characterDoes(character), characterCounts(character));
