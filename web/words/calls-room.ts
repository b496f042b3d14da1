/** The words of the room in which one says how one wants to be called; they come with the room. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  title: 'How I am called',
  intro:
    'When it is your turn and you are not looking, Havre can call you: once for each turn, with the name of the game and the way to the table, and nothing of what lies on it.',
  mail: 'By mail',
  mailAddress: 'Mail address',
  noMail: 'Whoever runs this server has not set up mail.',
  waiting: 'A mail is on its way to this address: open the link in it to confirm that it is yours.',
  confirmed: 'This address is confirmed.',
  webhook: 'By a webhook',
  webhookHint: 'An https address that a service of yours gave you. It is sent which tables wait for you.',
  webhookAddress: 'Address of the webhook',
  template: 'Written for',
  templates: { json: 'Any program (JSON)', discord: 'Discord', matrix: 'Matrix', ntfy: 'ntfy' },
  when: 'When',
  often: 'How often',
  whens: { turn: 'At every turn', daily: 'Once a day' },
  dailyAt: 'At',
  quiet: 'Not at night',
  quietFrom: 'From',
  quietUntil: 'until',
  zone: (zone: string): string => `By the clock of ${zone}. What you miss is told when the night is over.`,
  push: 'Calls in this browser are switched on in the settings; times hold for them too.',
  save: 'Save',
  saved: 'Saved.',
  problems: {
    'no-mail': 'This server cannot send mails.',
    'bad-webhook': 'A webhook is an https address of the public network, without a port or a password in it.',
    'mail-trouble': 'The mail server does not take mails at the moment. Nothing has been changed; try again later.',
    'just-written': 'This address has been written to within the last hour. Look for that mail first.',
    'bad-request': 'Something in here is not written as it should be. Look at the address and the times.',
    'too-fast': 'That was a little fast. Try again in a minute.',
    other: 'The server could not be reached: nothing was changed.',
  } as { readonly [problem: string]: string },
  confirming: 'Is this your address?',
  isConfirmed: 'Your address is confirmed. You will be written to when it is your turn.',
  staleConfirm: 'This link is not good any more. Save your address once more to get a new one.',
  stopping: 'No more mails',
  isStopped: 'You will get no more mails from here.',
  staleStop: 'This link is not good. Write to whoever runs this server if mails go on.',
  home: 'To the tables',
};

type CallsRoomWords = typeof english;

const french: CallsRoomWords = {
  title: 'Comment on m’appelle',
  intro:
    'Quand c’est à vous et que vous ne regardez pas, Havre peut vous appeler : une fois par tour, avec le nom du jeu et le chemin de la table, et rien de ce qui s’y passe.',
  mail: 'Par courriel',
  mailAddress: 'Adresse de courriel',
  noMail: 'La personne qui tient ce serveur n’a pas installé de courriel.',
  waiting: 'Un message est en route vers cette adresse : ouvrez son lien pour confirmer qu’elle est à vous.',
  confirmed: 'Cette adresse est confirmée.',
  webhook: 'Par webhook',
  webhookHint:
    'Une adresse https qu’un de vos services vous a donnée. Elle reçoit la liste des tables qui vous attendent.',
  webhookAddress: 'Adresse du webhook',
  template: 'Écrit pour',
  templates: { json: 'Un programme (JSON)', discord: 'Discord', matrix: 'Matrix', ntfy: 'ntfy' },
  when: 'Quand',
  often: 'Combien de fois',
  whens: { turn: 'À chaque tour', daily: 'Une fois par jour' },
  dailyAt: 'À',
  quiet: 'Pas la nuit',
  quietFrom: 'De',
  quietUntil: 'à',
  zone: zone => `À l’heure de ${zone}. Ce que vous manquez vous est dit quand la nuit est finie.`,
  push: 'Les appels dans ce navigateur s’activent dans les réglages ; les heures valent aussi pour eux.',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  problems: {
    'no-mail': 'Ce serveur ne peut pas envoyer de courriel.',
    'bad-webhook': 'Un webhook est une adresse https du réseau public, sans port ni mot de passe.',
    'mail-trouble': 'Le serveur de courriel ne prend rien pour le moment. Rien n’a été changé ; réessayez plus tard.',
    'just-written': 'On a écrit à cette adresse il y a moins d’une heure. Cherchez d’abord ce message.',
    'bad-request': 'Quelque chose n’est pas écrit comme il faut. Regardez l’adresse et les heures.',
    'too-fast': 'C’était un peu rapide. Réessayez dans une minute.',
    other: 'Le serveur ne répond pas : rien n’a été changé.',
  },
  confirming: 'Est-ce bien votre adresse ?',
  isConfirmed: 'Votre adresse est confirmée. On vous écrira quand ce sera à vous.',
  staleConfirm: 'Ce lien n’est plus bon. Enregistrez votre adresse encore une fois pour en recevoir un autre.',
  stopping: 'Plus de messages',
  isStopped: 'Vous ne recevrez plus de messages d’ici.',
  staleStop: 'Ce lien n’est pas bon. Écrivez à la personne qui tient ce serveur si les messages continuent.',
  home: 'Vers les tables',
};

export const callsRoomWords: { readonly [L in Language]: CallsRoomWords } = { en: english, fr: typeset(french) };
