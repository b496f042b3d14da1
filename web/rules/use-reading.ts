/** What is read of a game in the language of the page, once, when somebody asks for it. */
import type { Language } from '@havre/engine/games/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../shell/settings.ts';

type Read<T> = (game: string, language: Language) => Promise<T | null>;

interface Reading<T> {
  /** Gives the text, or null while it is being read. */
  readonly useText: (game: string) => T | null;
  /** Begins to read it, before anybody is there to show it. */
  readonly begin: (game: string) => Promise<void>;
}

/**
 * A hook for texts that are read once for each game and language.
 * @example export const { useText: useLedger } = reading(ledgerOf);
 */
export function reading<T>(read: Read<T>): Reading<T> {
  const begun = new Map<string, Promise<void>>();
  const texts = new Map<string, T | null>();
  const keyOf = (game: string): string => `${game} ${settings.value.language}`;
  const begin = (game: string): Promise<void> => {
    const key = keyOf(game);
    const reading = begun.get(key) ?? read(game, settings.value.language).then(text => void texts.set(key, text));
    begun.set(key, reading);
    return reading;
  };
  const useText = (game: string): T | null => {
    const key = keyOf(game);
    const [, setRead] = useState(texts.has(key) ? key : '');
    useEffect(() => {
      let isWanted = true;
      void begin(game).then(() => {
        if (isWanted) setRead(key);
      });
      return () => {
        isWanted = false;
      };
    }, [key]);
    return texts.get(key) ?? null;
  };
  return { useText, begin };
}
