/** What calls say. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  yourTurn: 'It is your turn.',
  waiting: (count: number): string => (count === 1 ? 'One table waits for you.' : `${count} tables wait for you.`),
  subject: (game: string): string => `Your turn at ${game}`,
  toTable: 'To the table:',
  stop: 'No more mails like this, with one touch:',
  confirmSubject: 'Is this your address?',
  confirm:
    'Somebody asked Havre to write to this address when it is their turn at a table. If that was you, open this link within two days:',
  ignore: 'If it was not you, do nothing: nothing more will be sent.',
};

const french: typeof english = {
  yourTurn: 'C’est à vous de jouer.',
  waiting: count => (count === 1 ? 'Une table vous attend.' : `${count} tables vous attendent.`),
  subject: game => `À vous de jouer : ${game}`,
  toTable: 'Vers la table :',
  stop: 'Ne plus recevoir ces messages, d’un seul geste :',
  confirmSubject: 'Est-ce bien votre adresse ?',
  confirm:
    'Quelqu’un a demandé à Havre d’écrire à cette adresse quand c’est à lui de jouer. Si c’est vous, ouvrez ce lien dans les deux jours :',
  ignore: 'Si ce n’est pas vous, ne faites rien : rien d’autre ne sera envoyé.',
};

export const calls: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
