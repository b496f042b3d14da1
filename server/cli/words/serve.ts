/** What `havre serve` says. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import type { StoreProblem } from '@havre/table/storage/store.ts';
import type { ListenProblem } from '../../app.ts';

type ListenSentences = { readonly [P in ListenProblem]: (port: number, host: string) => string };
type StoreSentences = { readonly [P in StoreProblem]: (folder: string) => string };

const english = {
  summary: 'Open the table to others, over the network',
  help: (settings: readonly string[]) => [
    'havre serve [--port N] [--host ADDRESS] [--data DIR | --database URL] [more options]',
    '',
    'Opens a server where people play together, each on a device of their own, and says at which addresses it can be reached. Everything it keeps is in one folder. Ctrl-C stops it: what was asked for is still written, and those who are playing come back by themselves when it runs again.',
    '',
    ...settings,
    '',
    'Each setting is an option, a variable of the environment, or a line of the file that --config names; an option goes before a variable, and a variable before a line. Passwords are better not options: whoever is on the machine can read those.',
    '',
    'A game that comes in a package of its own may also be named by --game-package, as often as needed.',
    '',
    'At a terminal it says who has come and what went wrong; anywhere else its log goes to standard error, one JSON object a line.',
    '',
    'Exit codes: 0 stopped; 1 the port, the folder or the database cannot be used; 2 not begun, with everything that is wrong.',
  ],
  open: 'Havre is open:',
  here: 'on this machine',
  network: 'on the network, for phones too',
  everywhere: 'for everybody',
  forPhones: (address: string) => `With the camera of a phone, to ${address}:`,
  arrived: (here: number) => (here === 1 ? 'Somebody has come.' : `Somebody has come: ${here} are here now.`),
  seated: (name: string, game: string, taken: number, seats: number) =>
    `${name} sits down at ${game} (${taken} of ${seats}).`,
  begun: (game: string, names: string) => `${game} begins: ${names}.`,
  ended: (game: string, names: string) => `${game} is over: ${names}.`,
  noLogFile: (file: string) => `The log cannot be written to ${file}; choose another file with --log-file.`,
  kept: (folder: string) => `Everything is kept in ${folder}.`,
  howToStop: 'Ctrl-C stops it.',
  closing: 'Closing…',
  closed: 'Closed. Nothing is lost.',
  twoPlaces: 'Either --data or --database: everything is kept in one place.',
  taken: (folder: string) => `Another server has the folder ${folder}; stop it, or choose another folder with --data.`,
  takenBy: (folder: string, { pid, host, since }: { pid: number; host: string; since: string }) =>
    `Another server has had the folder ${folder} since ${since} (process ${pid} on ${host}); stop it, or choose another folder with --data.`,
  listen: {
    'port-taken': port => `Port ${port} is in use already; choose another one with --port.`,
    'port-forbidden': port => `This user may not open port ${port}; choose one from 1024 on with --port.`,
    'no-such-host': (_port, host) => `This machine does not have the address ${host}; choose another one with --host.`,
    'no-metrics': () => 'The address for measurements cannot be opened; choose another one with HAVRE_METRICS.',
    failed: (port, host) => `Port ${port} of ${host} cannot be opened.`,
  } as ListenSentences,
  store: {
    unwritable: folder => `The folder ${folder} cannot be made or written to; choose another one with --data.`,
    missing: folder => `There is no store in ${folder}.`,
    exists: folder => `There is a store in ${folder} already.`,
    'not-a-store': folder => `The file in ${folder} is not a store of Havre; choose another folder with --data.`,
    newer: folder => `The store in ${folder} was written by a newer version of Havre; run that version or a later one.`,
    damaged: folder => `The store in ${folder} is damaged; put a backup in its place.`,
    busy: folder => `Another program keeps the store in ${folder} locked.`,
    full: folder => `There is no room left on the disk of ${folder}.`,
    overloaded: folder => `More is waiting to be written to ${folder} than can be.`,
    unreachable: folder => `The store in ${folder} does not answer.`,
    forbidden: folder => `This user is not let into the store in ${folder}.`,
    closed: folder => `The store in ${folder} is closed.`,
    failed: folder => `The store in ${folder} cannot be used.`,
  } as StoreSentences,
  database: {
    unwritable: database => `This user may not make or write tables in the database ${database}; give it the rights.`,
    missing: database => `There is no database ${database}; make it with createdb.`,
    exists: database => `There is something in the database ${database} already.`,
    'not-a-store': database => `The database ${database} belongs to another program; make one for Havre alone.`,
    newer: database =>
      `The database ${database} was written by a newer version of Havre; run that version or a later one.`,
    damaged: database => `The database ${database} is damaged; put a backup in its place.`,
    busy: database => `The database ${database} has no connections left; raise its max_connections.`,
    full: database => `There is no room left on the disk of the database ${database}.`,
    overloaded: database => `More is waiting to be written to ${database} than can be.`,
    unreachable: database => `The database ${database} cannot be reached; is it running, and is the address right?`,
    forbidden: database => `The database ${database} does not let this user in; check the name and the password.`,
    closed: database => `The database ${database} is closed.`,
    failed: database => `The database ${database} cannot be used.`,
  } as StoreSentences,
};

const french: typeof english = {
  summary: 'Ouvrir la table aux autres, par le réseau',
  help: settings => [
    'havre serve [--port N] [--host ADRESSE] [--data DOSSIER | --database URL] [autres options]',
    '',
    'Ouvre un serveur où l’on joue ensemble, chacun sur son appareil, et dit à quelles adresses on le trouve. Il garde tout dans un seul dossier. Ctrl-C l’arrête : ce qui était demandé est encore écrit, et ceux qui jouent reviennent d’eux-mêmes dès qu’il tourne à nouveau.',
    '',
    ...settings,
    '',
    'Chaque réglage est une option, une variable d’environnement, ou une ligne du fichier que nomme --config ; l’option l’emporte sur la variable, et la variable sur la ligne. Mieux vaut ne pas donner de mot de passe en option : quiconque est sur la machine peut le lire.',
    '',
    'Un jeu qui vient dans son propre paquet se nomme aussi par --game-package, autant de fois qu’il le faut.',
    '',
    'Dans un terminal, il dit qui arrive et ce qui ne va pas ; ailleurs, son journal va sur la sortie d’erreur, un objet JSON par ligne.',
    '',
    'Codes de sortie : 0 arrêté ; 1 le port, le dossier ou la base est inutilisable ; 2 pas commencé, avec tout ce qui ne va pas.',
  ],
  open: 'Havre est ouvert :',
  here: 'sur cette machine',
  network: 'sur le réseau, téléphones compris',
  everywhere: 'pour tout le monde',
  forPhones: address => `Avec l’appareil photo d’un téléphone, vers ${address} :`,
  arrived: here => (here === 1 ? 'Quelqu’un est là.' : `Quelqu’un arrive : ${here} personnes sont là.`),
  seated: (name, game, taken, seats) => `${name} s’installe à ${game} (${taken} sur ${seats}).`,
  begun: (game, names) => `${game} commence : ${names}.`,
  ended: (game, names) => `Partie finie, ${game} : ${names}.`,
  noLogFile: file => `Impossible d’écrire le journal dans ${file} ; choisissez un autre fichier avec --log-file.`,
  kept: folder => `Tout est gardé dans ${folder}.`,
  howToStop: 'Ctrl-C l’arrête.',
  closing: 'Fermeture…',
  closed: 'Fermé. Rien n’est perdu.',
  twoPlaces: 'Soit --data, soit --database : tout est gardé au même endroit.',
  taken: folder =>
    `Un autre serveur tient le dossier ${folder} ; arrêtez-le, ou choisissez un autre dossier avec --data.`,
  takenBy: (folder, { pid, host, since }) =>
    `Un autre serveur tient le dossier ${folder} depuis le ${since} (processus ${pid} sur ${host}) ; arrêtez-le, ou choisissez un autre dossier avec --data.`,
  listen: {
    'port-taken': port => `Le port ${port} est déjà pris ; choisissez-en un autre avec --port.`,
    'port-forbidden': port => `Le port ${port} est interdit ici ; choisissez-en un à partir de 1024 avec --port.`,
    'no-such-host': (_port, host) => `Cette adresse n’est pas d’ici : ${host} ; choisissez-en une autre avec --host.`,
    'no-metrics': () => 'Impossible d’ouvrir l’adresse des mesures ; choisissez-en une autre avec HAVRE_METRICS.',
    failed: (port, host) => `Impossible d’ouvrir le port ${port} de ${host}.`,
  },
  store: {
    unwritable: folder => `Impossible de créer ou d’écrire le dossier ${folder} ; choisissez-en un autre avec --data.`,
    missing: folder => `Rien n’est gardé dans ${folder}.`,
    exists: folder => `Quelque chose est déjà gardé dans ${folder}.`,
    'not-a-store': folder =>
      `Le fichier dans ${folder} n’est pas une base de Havre ; choisissez un autre dossier avec --data.`,
    newer: folder =>
      `La base dans ${folder} vient d’une version plus récente de Havre ; lancez celle-ci ou une suivante.`,
    damaged: folder => `La base dans ${folder} est abîmée ; remplacez-la par une sauvegarde.`,
    busy: folder => `Un autre programme tient la base dans ${folder} verrouillée.`,
    full: folder => `Il n’y a plus de place sur le disque de ${folder}.`,
    overloaded: folder => `Trop d’écritures attendent pour ${folder}.`,
    unreachable: folder => `La base dans ${folder} ne répond pas.`,
    forbidden: folder => `La base dans ${folder} refuse cet utilisateur.`,
    closed: folder => `La base dans ${folder} est fermée.`,
    failed: folder => `La base dans ${folder} est inutilisable.`,
  },
  database: {
    unwritable: database =>
      `Cet utilisateur ne peut ni créer ni écrire de tables dans la base ${database} ; donnez-lui les droits.`,
    missing: database => `Il n’y a pas de base ${database} ; créez-la avec createdb.`,
    exists: database => `La base ${database} contient déjà quelque chose.`,
    'not-a-store': database => `La base ${database} est celle d’un autre programme ; créez-en une pour Havre seul.`,
    newer: database =>
      `La base ${database} vient d’une version plus récente de Havre ; lancez celle-ci ou une suivante.`,
    damaged: database => `La base ${database} est abîmée ; remplacez-la par une sauvegarde.`,
    busy: database => `La base ${database} n’a plus de connexion libre ; augmentez son max_connections.`,
    full: database => `Il n’y a plus de place sur le disque de la base ${database}.`,
    overloaded: database => `Trop d’écritures attendent pour ${database}.`,
    unreachable: database => `La base ${database} est injoignable ; tourne-t-elle, et l’adresse est-elle juste ?`,
    forbidden: database => `La base ${database} refuse cet utilisateur ; vérifiez le nom et le mot de passe.`,
    closed: database => `La base ${database} est fermée.`,
    failed: database => `La base ${database} est inutilisable.`,
  },
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
