/** The words of this board in the language of the page. */
import type { Language } from '@havre/engine/games/language.ts';
import { settings } from '../../shell/settings.ts';
import { type AquaWords, english } from './words.ts';
import { french } from './words-fr.ts';

export const catalogues: { readonly [L in Language]: AquaWords } = { en: english, fr: french };

/** The words now. Components that read them are drawn again when the language changes. */
export const aquaWords = (): AquaWords => catalogues[settings.value.language];
