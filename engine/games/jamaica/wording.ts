/** The words of Jamaica. */
import type { Wordings } from '../language.ts';
import { typeset } from '../typesetting.ts';
import type { Jamaica } from './game.ts';
import { english } from './wording-en.ts';
import { french } from './wording-fr.ts';

export const wording: Wordings<Jamaica> = { en: english, fr: typeset(french) };
