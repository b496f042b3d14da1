/** The words of Decrypto. */
import type { Wordings } from '../language.ts';
import { typeset } from '../typesetting.ts';
import type { Decrypto } from './game.ts';
import { english } from './wording-en.ts';
import { french } from './wording-fr.ts';

export const wording: Wordings<Decrypto> = { en: english, fr: typeset(french) };
