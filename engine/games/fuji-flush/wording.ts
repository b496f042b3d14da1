/** The words of Fuji Flush. */
import type { Wordings } from '../language.ts';
import { typeset } from '../typesetting.ts';
import type { FujiFlush } from './game.ts';
import { english } from './wording-en.ts';
import { french } from './wording-fr.ts';

export const wording: Wordings<FujiFlush> = { en: english, fr: typeset(french) };
