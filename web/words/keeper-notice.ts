/** What everybody is told of a restart; the words come when there is one. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  restart: (minutes: number, time: string): string =>
    minutes === 0
      ? 'The server is about to restart. Your games are kept and go on by themselves.'
      : `The server restarts in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, at ${time}. Your games are kept and go on by themselves.`,
};

const french: typeof english = {
  restart: (minutes, time) =>
    minutes === 0
      ? 'Le serveur va redémarrer. Vos parties sont gardées et reprennent toutes seules.'
      : `Le serveur redémarre dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, à ${time}. Vos parties sont gardées et reprennent toutes seules.`,
};

export const keeperNoticeWords: Readonly<Record<Language, typeof english>> = { en: english, fr: typeset(french) };
