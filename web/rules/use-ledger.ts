/** The ledger of a game in the language of the page, loaded when somebody asks for a rule. */
import type { Language } from '@havre/engine/games/language.ts';
import { type Ledger, ledgerFile, parseLedger, typesetLedger } from '@havre/engine/games/ledger.ts';
import { reading } from './use-reading.ts';

const FILES: { readonly [L in Language]: { readonly [path: string]: () => Promise<string> } } = {
  en: import.meta.glob<string>('../../engine/games/*/rules.md', { query: '?raw', import: 'default' }),
  fr: import.meta.glob<string>('../../engine/games/*/rules.fr.md', { query: '?raw', import: 'default' }),
};

async function ledgerOf(game: string, language: Language): Promise<Ledger | null> {
  const text = await FILES[language][`../../engine/games/${game}/${ledgerFile(language)}`]?.();
  return text === undefined ? null : parseLedger(typesetLedger(text, language));
}

/** The ledger of a game; null while it is being read. */
export const { useText: useLedger } = reading(ledgerOf);
