/** The words about programs from outside that would like to play. */
import { counted, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  title: (programs: number): string => `Invite a program (${counted('en', programs, 'is there', 'are there')})`,
  explained:
    'Somebody outside has written them and lets them play here. They are no bots of the house: nobody vouches for how well they play, or that they answer.',
  invite: 'Invite',
  inviteOne: (name: string): string => `Invite ${name}`,
  states: {
    invited: 'invited, on its way…',
    absent: 'did not come',
    refused: 'could not be invited',
  },
};

type ProgramWords = typeof english;

const french: ProgramWords = {
  title: programs => `Inviter un programme (il y en a ${programs})`,
  explained:
    'Quelqu’un d’autre les a écrits et les laisse jouer ici. Ce ne sont pas les robots de la maison : personne ne garantit qu’ils jouent bien, ni qu’ils répondent.',
  invite: 'Inviter',
  inviteOne: name => `Inviter ${name}`,
  states: {
    invited: 'invité, on l’attend…',
    absent: 'n’est pas venu',
    refused: 'n’a pas pu être invité',
  },
};

export const programWords: { readonly [L in Language]: ProgramWords } = { en: english, fr: typeset(french) };
