/** The words of Aquatika. */
import type { Wordings } from '../language.ts';
import { typeset } from '../typesetting.ts';
import type { Aquatika } from './game.ts';
import { english } from './wording-en.ts';
import { french } from './wording-fr.ts';

export const wording: Wordings<Aquatika> = { en: english, fr: typeset(french) };
