/** What goes wrong while a server runs, for whoever sits at its terminal, with what to do about it. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

export type TroubleKind =
  | 'writing'
  | 'reading'
  | 'request'
  | 'stranger'
  | 'servers'
  | 'clock'
  | 'mail'
  | 'calling'
  | 'replay'
  | 'bot'
  | 'page';

type Troubles = { readonly [K in TroubleKind]: readonly [happened: string, remedy: string] };

const english = {
  troubles: {
    writing: [
      'Something could not be written down.',
      'Look whether the disk is full or the folder may not be written to; whoever played has been told, and may try again.',
    ],
    reading: [
      'Something that is kept could not be read.',
      'havre check looks through everything, also while the server runs; if it finds damage, bring back a copy with havre restore.',
    ],
    request: [
      'Something that somebody asked for went wrong here, and was not done.',
      'If it happens again, it is a mistake of Havre: please report it with the lines of --log json.',
    ],
    stranger: ['Somebody was not let in.', 'There is nothing to do, unless it happens all the time.'],
    servers: ['The other servers over the same database were not heard.', 'Look whether the database runs.'],
    clock: ['The clock of this machine is wrong.', 'Have it set over the network (timedatectl set-ntp true).'],
    mail: [
      'A mail could not be sent.',
      'Look at HAVRE_SMTP and HAVRE_MAIL_FROM, and whether that server lets this one send.',
    ],
    calling: ['Somebody could not be called.', 'Look whether this machine gets out to the internet, port 443.'],
    replay: [
      'A replay could not be made; the game itself is safe.',
      'havre check says whether it can be played again.',
    ],
    bot: [
      'A bot could not think.',
      'It goes on by itself; if not, look whether the memory is full, and start the server anew.',
    ],
    page: ['The page has not been built: browsers find nothing here.', 'Stop the server, and start it with npm start.'],
  } as Troubles,
};

const french: typeof english = {
  troubles: {
    writing: [
      'Quelque chose n’a pas pu être écrit.',
      'Voyez si le disque est plein ou si le dossier est protégé ; qui jouait en est averti et peut réessayer.',
    ],
    reading: [
      'Quelque chose de gardé n’a pas pu être lu.',
      'havre check parcourt tout, même pendant que le serveur tourne ; s’il trouve des dégâts, restaurez une copie avec havre restore.',
    ],
    request: [
      'Une demande a échoué ici, et rien n’a été fait.',
      'Si cela se répète, c’est une erreur de Havre : signalez-la avec les lignes de --log json.',
    ],
    stranger: ['Quelqu’un n’a pas pu entrer.', 'Il n’y a rien à faire, sauf si cela dure.'],
    servers: ['Les autres serveurs de la même base restent muets.', 'Voyez si la base tourne.'],
    clock: ['L’horloge de cette machine est fausse.', 'Faites-la régler par le réseau (timedatectl set-ntp true).'],
    mail: [
      'Un courriel n’est pas parti.',
      'Vérifiez HAVRE_SMTP et HAVRE_MAIL_FROM, et si ce serveur-là accepte celui-ci.',
    ],
    calling: ['Quelqu’un n’a pas pu être appelé.', 'Voyez si cette machine sort sur Internet, port 443.'],
    replay: [
      'Un enregistrement n’a pas pu être fait ; la partie, elle, est sauve.',
      'havre check dit si elle se rejoue.',
    ],
    bot: [
      'Un robot n’a pas pu réfléchir.',
      'Il reprend de lui-même ; sinon, voyez la mémoire, et relancez le serveur.',
    ],
    page: [
      'La page n’est pas construite : les navigateurs ne trouvent rien ici.',
      'Arrêtez le serveur, et lancez npm start.',
    ],
  },
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
