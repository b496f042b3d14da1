/** What a call says. */
import type { Language } from '@havre/engine/games/language.ts';

export const calls: { readonly [L in Language]: { readonly yourTurn: string } } = {
  en: { yourTurn: 'It is your turn.' },
  fr: { yourTurn: 'C’est à vous de jouer.' },
};
