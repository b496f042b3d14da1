/** The words of Captain Jack's Gold. */
import type { Wordings } from '../language.ts';
import { typeset } from '../typesetting.ts';
import type { CaptainJack } from './game.ts';
import { english } from './wording-en.ts';
import { french } from './wording-fr.ts';

export const wording: Wordings<CaptainJack> = { en: english, fr: typeset(french) };
