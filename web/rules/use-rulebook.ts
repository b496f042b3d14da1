/** The rulebook of a game in the language of the page. It was parsed when the page was built (`rulebooks` of the Vite configuration). */
import type { Language } from '@havre/engine/games/language.ts';
import { type RulebookText, rulebookFile } from '@havre/engine/games/rulebook.ts';
import { reading } from './use-reading.ts';

const FILES: { readonly [L in Language]: { readonly [path: string]: () => Promise<RulebookText> } } = {
  en: import.meta.glob<RulebookText>('../../engine/games/*/rulebook.md', { import: 'default' }),
  fr: import.meta.glob<RulebookText>('../../engine/games/*/rulebook.fr.md', { import: 'default' }),
};

const loader = (game: string, language: Language): (() => Promise<RulebookText>) | undefined =>
  FILES[language][`../../engine/games/${game}/${rulebookFile(language)}`];

/** Whether there is a book of a game; without one there are the rows of its ledger. */
export const hasRulebook = (game: string): boolean => loader(game, 'en') !== undefined;

/** The rulebook of a game; null while it is being loaded, and where there is none. It may be asked for beforehand. */
export const { useText: useRulebook, begin: beginRulebook } = reading(
  async (game, language) => (await loader(game, language)?.()) ?? null,
);
