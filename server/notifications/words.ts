/** What calls say. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  yourTurn: 'It is your turn.',
  waiting: (count: number): string => (count === 1 ? 'One table waits for you.' : `${count} tables wait for you.`),
  subject: (game: string): string => `Your turn at ${game}`,
  colon: ': ',
  evening: (game: string): string => `Tonight we play ${game}. Are you coming?`,
  evenings: (clubs: readonly string[]): string => `Invited for tonight: ${clubs.join(', ')}.`,
  toTable: 'Here is the way:',
  stop: 'No more mails like this, with one touch:',
  confirmSubject: 'Is this your address?',
  confirm:
    'Somebody asked Havre to write to this address when it is their turn at a table or a club invites them. If that was you, open this link within two days:',
  ignore: 'If it was not you, do nothing: nothing more will be sent.',
};

const french: typeof english = {
  yourTurn: 'C’est à vous de jouer.',
  waiting: count => (count === 1 ? 'Une table vous attend.' : `${count} tables vous attendent.`),
  subject: game => `À vous de jouer : ${game}`,
  colon: ' : ',
  evening: game => `Ce soir, on joue à ${game}. Vous venez ?`,
  evenings: clubs => `On vous invite ce soir : ${clubs.join(', ')}.`,
  toTable: 'C’est par ici :',
  stop: 'Ne plus recevoir ces messages, d’un seul geste :',
  confirmSubject: 'Est-ce bien votre adresse ?',
  confirm:
    'Quelqu’un a demandé à Havre d’écrire à cette adresse quand c’est à lui de jouer ou qu’un club l’invite. Si c’est vous, ouvrez ce lien dans les deux jours :',
  ignore: 'Si ce n’est pas vous, ne faites rien : rien d’autre ne sera envoyé.',
};

export const calls: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
