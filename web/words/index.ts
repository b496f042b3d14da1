/** The words of the page in the language of its person. Only that language is loaded. */
import type { Language } from '@havre/engine/games/language.ts';
import { signal } from '@preact/signals';
import type { Words } from './en.ts';

export type { Words } from './en.ts';

const current = signal<Words | null>(null);

/** The words now. Components that read them are drawn again when the language changes. */
export const words = (): Words => {
  if (current.value === null) throw new Error('the words have not been loaded');
  return current.value;
};

/** Loads a language and speaks it from then on. */
export async function speak(language: Language): Promise<void> {
  current.value = language === 'fr' ? (await import('./fr.ts')).french : (await import('./en.ts')).english;
}
