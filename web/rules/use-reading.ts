/** What is read of a game in the language of the page, once, when somebody asks for it. */
import type { Language } from '@havre/engine/games/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../shell/settings.ts';

type Read<T> = (game: string, language: Language) => Promise<T | null>;

/**
 * A hook for texts that are read once for each game and language: it gives the text, or null while it is being read.
 * @example export const useLedger = reading(ledgerOf);
 */
export function reading<T>(read: Read<T>): (game: string) => T | null {
  const begun = new Map<string, Promise<T | null>>();
  return game => {
    const { language } = settings.value;
    const key = `${game} ${language}`;
    const [there, setThere] = useState<{ readonly key: string; readonly text: T | null } | null>(null);
    useEffect(() => {
      let isWanted = true;
      const text = begun.get(key) ?? read(game, language);
      begun.set(key, text);
      void text.then(text => {
        if (isWanted) setThere({ key, text });
      });
      return () => {
        isWanted = false;
      };
    }, [key]);
    return there?.key === key ? there.text : null;
  };
}
