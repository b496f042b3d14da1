/** What `havre serve` says. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import type { StoreProblem } from '@havre/table/storage/store.ts';
import type { ListenProblem } from '../../app.ts';

type ListenSentences = { readonly [P in ListenProblem]: (port: number, host: string) => string };
type StoreSentences = { readonly [P in StoreProblem]: (folder: string) => string };

const english = {
  summary: 'Open the table to others, over the network',
  help: (port: number, folder: string, days: number) => [
    'havre serve [--port N] [--host ADDRESS] [--data DIR | --database URL] [--clear-after DAYS]',
    '',
    'Opens a server where people play together, each on a device of their own, and says at which addresses it can be reached. Everything it keeps is in one folder. Ctrl-C stops it: what was asked for is still written, and those who are playing come back by themselves when it runs again.',
    '',
    `  --port N        the port, 0 for any that is free (PORT, or ${port})`,
    '  --host ADDRESS  the address to listen at (0.0.0.0, the whole network;',
    '                  127.0.0.1 is this machine alone)',
    `  --data DIR      the folder (HAVRE_DATA, or ${folder}); it is made if it is missing`,
    '  --database URL  a PostgreSQL database instead, such as postgres://havre@db/havre',
    '                  (DATABASE_URL); several servers may share it',
    '  --clear-after DAYS',
    '                  tables that are not over and where nothing has happened for so',
    `                  long are deleted (HAVRE_CLEAR_AFTER, or ${days}; 0 is never)`,
    '  --lang en|fr    language',
    '',
    'Its log goes to standard error, one JSON object a line. HAVRE_LOG says how much: trace, debug, info, warn, error or silent. HAVRE_TRUST_PROXY names the proxies in front of it, if they are on another machine; HAVRE_HOSTS, with commas, the names it answers to. Measurements are served at the address HAVRE_METRICS, such as 9464 or 10.0.0.1:9464, or to whoever has the token HAVRE_METRICS_TOKEN. HAVRE_TABLES_PER_PERSON, HAVRE_TABLES_PER_NETWORK, HAVRE_MB_PER_PERSON and HAVRE_MB_PER_NETWORK say how much is kept; 0 is without end. People are called by mail through HAVRE_SMTP, such as smtp://user:password@mail.example.org:587, from HAVRE_MAIL_FROM, with links to HAVRE_URL; HAVRE_PRIVATE_WEBHOOKS=yes lets webhooks reach the own network.',
    '',
    'Exit codes: 0 stopped; 1 the port, the folder or the database cannot be used; 2 not begun.',
  ],
  open: 'Havre is open:',
  here: 'on this machine',
  network: 'on the network, for phones too',
  kept: (folder: string) => `Everything is kept in ${folder}.`,
  howToStop: 'Ctrl-C stops it.',
  closing: 'Closing…',
  closed: 'Closed. Nothing is lost.',
  noProxy: (given: string) => `HAVRE_TRUST_PROXY has addresses and networks, with commas; '${given}' is neither.`,
  noAddress: (given: string) =>
    `HAVRE_METRICS is a port, or an address with a port such as 10.0.0.1:9464, not '${given}'.`,
  noLevel: (given: string, levels: readonly string[]) => `HAVRE_LOG is one of ${levels.join(', ')}, not '${given}'.`,
  noDatabase: (flag: string) =>
    `${flag} is the address of a PostgreSQL database, such as postgres://user:password@host/name.`,
  twoPlaces: 'Either --data or --database: everything is kept in one place.',
  noUrl: 'HAVRE_URL is the address of this server as people know it, such as https://havre.example.org.',
  noSmtp: 'HAVRE_SMTP is the address of a mail server, such as smtp://user:password@mail.example.org:587.',
  noSender: 'HAVRE_MAIL_FROM is the mail address from which this server writes, such as havre@example.org.',
  mailWithoutUrl: 'Mails need HAVRE_URL, the address of this server as people know it, for the links in them.',
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
  help: (port, folder, days) => [
    'havre serve [--port N] [--host ADRESSE] [--data DOSSIER | --database URL] [--clear-after JOURS]',
    '',
    'Ouvre un serveur où l’on joue ensemble, chacun sur son appareil, et dit à quelles adresses on le trouve. Il garde tout dans un seul dossier. Ctrl-C l’arrête : ce qui était demandé est encore écrit, et ceux qui jouent reviennent d’eux-mêmes dès qu’il tourne à nouveau.',
    '',
    `  --port N        le port, 0 pour n’importe lequel de libre (PORT, ou ${port})`,
    '  --host ADRESSE  l’adresse où écouter (0.0.0.0, tout le réseau ;',
    '                  127.0.0.1, cette machine seule)',
    `  --data DOSSIER  le dossier (HAVRE_DATA, ou ${folder}) ; il est créé s’il manque`,
    '  --database URL  à la place, une base PostgreSQL comme postgres://havre@db/havre',
    '                  (DATABASE_URL) ; plusieurs serveurs peuvent la partager',
    '  --clear-after JOURS',
    '                  les tables inachevées où rien ne s’est passé depuis ce délai',
    `                  sont supprimées (HAVRE_CLEAR_AFTER, ou ${days} ; 0, jamais)`,
    '  --lang en|fr    langue',
    '',
    'Son journal va sur la sortie d’erreur, un objet JSON par ligne. HAVRE_LOG en règle le détail : trace, debug, info, warn, error ou silent. HAVRE_TRUST_PROXY nomme les serveurs mandataires (proxys) placés devant lui, s’ils sont sur une autre machine ; HAVRE_HOSTS, avec des virgules, les noms auxquels il répond. Les mesures se lisent à l’adresse HAVRE_METRICS, par exemple 9464 ou 10.0.0.1:9464, ou avec le jeton HAVRE_METRICS_TOKEN. HAVRE_TABLES_PER_PERSON, HAVRE_TABLES_PER_NETWORK, HAVRE_MB_PER_PERSON et HAVRE_MB_PER_NETWORK disent combien est gardé ; 0, sans limite. Les messages partent par HAVRE_SMTP, comme smtp://nom:motdepasse@mail.example.org:587, de la part de HAVRE_MAIL_FROM, avec des liens vers HAVRE_URL ; HAVRE_PRIVATE_WEBHOOKS=yes laisse les webhooks atteindre le réseau de la maison.',
    '',
    'Codes de sortie : 0 arrêté ; 1 le port, le dossier ou la base est inutilisable ; 2 pas commencé.',
  ],
  open: 'Havre est ouvert :',
  here: 'sur cette machine',
  network: 'sur le réseau, téléphones compris',
  kept: folder => `Tout est gardé dans ${folder}.`,
  howToStop: 'Ctrl-C l’arrête.',
  closing: 'Fermeture…',
  closed: 'Fermé. Rien n’est perdu.',
  noProxy: given =>
    `HAVRE_TRUST_PROXY contient des adresses et des réseaux, avec des virgules ; « ${given} » n’est ni l’un ni l’autre.`,
  noAddress: given => `HAVRE_METRICS est un port, ou une adresse et un port comme 10.0.0.1:9464, et non « ${given} ».`,
  noLevel: (given, levels) => `HAVRE_LOG vaut ${levels.join(', ')}, et non « ${given} ».`,
  noDatabase: flag => `${flag} est l’adresse d’une base PostgreSQL, comme postgres://utilisateur:motdepasse@hôte/nom.`,
  twoPlaces: 'Soit --data, soit --database : tout est gardé au même endroit.',
  noUrl: 'HAVRE_URL est l’adresse de ce serveur telle qu’on la connaît, comme https://havre.example.org.',
  noSmtp: 'HAVRE_SMTP est l’adresse d’un serveur de courriel, comme smtp://nom:motdepasse@mail.example.org:587.',
  noSender: 'HAVRE_MAIL_FROM est l’adresse d’où ce serveur écrit, comme havre@example.org.',
  mailWithoutUrl: 'Pour les liens dans les messages il faut HAVRE_URL, l’adresse de ce serveur telle qu’on la connaît.',
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
