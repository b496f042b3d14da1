/** The words of the room in which one says when one is on holiday; they come with the room. */
import { counted, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  title: 'My holidays',
  intro:
    'While you are on holiday your time stands still in games of a day or more, and everybody at the table sees until when. Quick games do not know of it.',
  from: 'First day',
  until: 'Last day',
  take: 'Go on holiday',
  daysLeft: (days: number): string => `${counted('en', days, 'day is', 'days are')} left within a year.`,
  mine: 'What is agreed',
  span: (from: string, until: string): string => `${from} to ${until}`,
  none: 'No holidays ahead.',
  back: 'I am back',
  callOff: 'Call it off',
  problems: {
    'bad-holiday': 'A holiday ends after it begins, and within a year.',
    'holiday-twice': 'You are on holiday on some of these days already.',
    'too-many-days': 'There are not so many days left this year.',
    'too-fast': 'That was a little fast. Try again in a minute.',
    other: 'The server could not be reached: nothing was changed.',
  } as { readonly [problem: string]: string },
};

type HolidaysRoomWords = typeof english;

const french: HolidaysRoomWords = {
  title: 'Mes vacances',
  intro:
    'Pendant vos vacances, votre temps ne court pas dans les parties d’un jour ou plus, et toute la table voit jusqu’à quand. Les parties rapides n’en savent rien.',
  from: 'Premier jour',
  until: 'Dernier jour',
  take: 'Partir en vacances',
  daysLeft: days => `Il vous reste ${counted('fr', days, 'jour', 'jours')} sur un an.`,
  mine: 'Ce qui est prévu',
  span: (from, until) => `du ${from} au ${until}`,
  none: 'Pas de vacances en vue.',
  back: 'Je suis de retour',
  callOff: 'Annuler',
  problems: {
    'bad-holiday': 'Des vacances finissent après avoir commencé, et dans l’année.',
    'holiday-twice': 'Vous êtes déjà en vacances certains de ces jours.',
    'too-many-days': 'Il ne vous reste pas autant de jours cette année.',
    'too-fast': 'C’était un peu rapide. Réessayez dans une minute.',
    other: 'Le serveur ne répond pas : rien n’a été changé.',
  },
};

export const holidaysRoomWords: { readonly [L in Language]: HolidaysRoomWords } = {
  en: english,
  fr: typeset(french),
};
