/** What each setting is for, and what is said of one that cannot be. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import { LOG_FORMS, LOG_LEVELS, type SettingFlaw } from '../settings/checks.ts';
import type { SettingName } from '../settings/table.ts';

/** What stands for its value, what it is for, and what holds otherwise where no value says so. */
export type SettingWords = readonly [value: string, says: string, otherwise?: string];

const levels = LOG_LEVELS.join(', ');
const forms = LOG_FORMS.join(', ');

const english = {
  settings: {
    port: ['N', 'the port, 0 for any that is free'],
    host: ['ADDRESS', 'the address to listen at; 127.0.0.1 is this machine alone', '0.0.0.0, the whole network'],
    data: ['DIR', 'the folder where everything is kept; it is made if it is missing'],
    database: [
      'URL',
      'a PostgreSQL database in place of the folder, such as postgres://havre@db/havre; several servers may share it',
      'none',
    ],
    hosts: ['NAMES', 'the names it answers to, with commas', 'those that only a home has'],
    'trust-proxy': ['NETWORKS', 'proxies to believe, as addresses or networks, with commas', 'those on this machine'],
    url: ['URL', 'its address as people know it, for links in calls', 'none'],
    contact: ['ADDRESS', 'who answers for the server, as mailto: or https:, for push services', 'nobody'],
    smtp: [
      'URL',
      'the mail server by which people are called, such as smtp://user:password@mail.example.org:587',
      'no mail',
    ],
    'mail-from': ['ADDRESS', 'from whom its mails are', 'no mail'],
    'private-webhooks': ['yes|no', 'whether webhooks may be inside the house, also without TLS'],
    log: [
      'HOW',
      `the form of the log (${forms}), how much of it (${levels}), or both with a comma`,
      'words and warn at a terminal, else json and info',
    ],
    'log-file': ['FILE', 'a file for the log, always as JSON', 'standard error'],
    'log-addresses': ['yes|no', 'whether the log has the addresses of those who ask, for fail2ban'],
    metrics: ['ADDRESS', 'where measurements are read: a port of this machine, or an address with a port', 'nowhere'],
    'metrics-token': ['TOKEN', 'who shows it may read the measurements at the port of the server', 'nobody'],
    'clear-after': [
      'DAYS',
      'tables that nobody finishes are deleted so long after the last thing that happened there; 0 is never',
    ],
    'tables-per-person': ['N', 'tables that are not over, for one person; 0 is any number'],
    'tables-per-network': ['N', 'the same for one network'],
    'mb-per-person': ['N', 'what games take up, for one person, in MB; 0 is any amount'],
    'mb-per-network': ['N', 'the same for one network'],
    'list-programs': ['yes|no', 'whether programs from outside may be listed, for hosts to invite'],
    developer: ['yes|no', 'no limits at all, for whoever tries out a program; with --host 127.0.0.1 alone'],
    'game-packages': [
      'names',
      'packages with games of their own, by name or folder, with commas; with any command',
      'none',
    ],
    'keep-backups': ['N', 'how many copies havre backup keeps in a folder, the newest; 0 is all'],
  } as { readonly [N in SettingName]: SettingWords },
  config: [
    'FILE',
    'a file with settings, a line each: the name of the option without dashes, =, and its value',
  ] as SettingWords,
  lang: ['en|fr', 'language'] as SettingWords,
  otherwise: (variable: string, usual: string) => `(${variable}; ${usual})`,
  flaw: (name: string, given: string, flaw: SettingFlaw): string => {
    switch (flaw.flaw) {
      case 'whole-number':
        return `${name} is a whole number from ${flaw.min} to ${flaw.max}, not '${given}'.`;
      case 'yes-or-no':
        return `${name} is yes or no, not '${given}'.`;
      case 'nothing':
        return `${name} needs a value.`;
      case 'log':
        return `${name} is one of ${forms}, one of ${levels}, or both with a comma, not '${flaw.word}'.`;
      case 'proxy':
        return `${name} has addresses and networks, with commas; '${flaw.word}' is neither.`;
      case 'host-name':
        return `${name} has names such as games.example.org, with commas; '${flaw.word}' is none.`;
      case 'listening':
        return `${name} is a port, or an address with a port such as 10.0.0.1:9464, not '${given}'.`;
      case 'database':
        return `${name} is the address of a PostgreSQL database, such as postgres://user:password@host/name.`;
      case 'contact':
        return `${name} is who answers for this server, such as mailto:somebody@example.org or https://example.org, not '${given}'.`;
      case 'url':
        return `${name} is the address of this server as people know it, such as https://havre.example.org.`;
      case 'smtp':
        return `${name} is the address of a mail server, such as smtp://user:password@mail.example.org:587.`;
      case 'sender':
        return `${name} is the mail address from which this server writes, such as havre@example.org.`;
    }
  },
  inFile: (name: string, path: string, line: number) => `'${name}' in ${path}, line ${line},`,
  noFile: (path: string) => `There is no file ${path} with settings that could be read.`,
  noLine: (path: string, line: number, text: string) => `Line ${line} of ${path} is not 'name = value': '${text}'.`,
  unknownName: (path: string, line: number, name: string, meant: string | null) =>
    `Line ${line} of ${path}: there is no setting '${name}'${meant === null ? '' : `; '${meant}' may be meant`}.`,
  twice: (path: string, line: number, name: string) => `Line ${line} of ${path} sets '${name}' a second time.`,
  unknownVariable: (name: string, meant: string | null) =>
    `${name} is no variable of Havre, and is passed over${meant === null ? '' : `; ${meant} may be meant`}.`,
  mailWithoutSender: 'Mails need a sender: say HAVRE_MAIL_FROM or --mail-from, such as havre@example.org.',
  mailWithoutUrl: 'Mails need HAVRE_URL, the address of this server as people know it, for the links in them.',
  developerHost: 'Without limits the server is for this machine alone: add --host 127.0.0.1.',
  mailWithoutServer: 'HAVRE_MAIL_FROM alone sends no mail: say by which server with HAVRE_SMTP or --smtp.',
};

const french: typeof english = {
  settings: {
    port: ['N', 'le port, 0 pour n’importe lequel de libre'],
    host: ['ADRESSE', 'l’adresse où écouter ; 127.0.0.1, cette machine seule', '0.0.0.0, tout le réseau'],
    data: ['DOSSIER', 'le dossier où tout est gardé ; il est créé s’il manque'],
    database: [
      'URL',
      'à la place du dossier, une base PostgreSQL, par exemple postgres://havre@db/havre ; plusieurs serveurs peuvent la partager',
      'aucune',
    ],
    hosts: ['NOMS', 'les noms auxquels il répond, avec des virgules', 'ceux qu’une maison est seule à porter'],
    'trust-proxy': [
      'RÉSEAUX',
      'les mandataires (proxys) à croire : des adresses ou des réseaux, avec des virgules',
      'ceux de cette machine',
    ],
    url: ['URL', 'son adresse telle qu’on la connaît, pour les liens dans les appels', 'aucune'],
    contact: ['ADRESSE', 'qui répond du serveur, en mailto: ou https:, pour les services de notification', 'personne'],
    smtp: [
      'URL',
      'le serveur de courriel par lequel on est appelé, par exemple smtp://nom:motdepasse@mail.example.org:587',
      'pas de courriel',
    ],
    'mail-from': ['ADRESSE', 'de qui viennent ses courriels', 'pas de courriel'],
    'private-webhooks': ['yes|no', 'si les webhooks peuvent être dans la maison, même sans TLS'],
    log: [
      'COMMENT',
      `la forme du journal (${forms}), son détail (${levels}), ou les deux avec une virgule`,
      'words et warn dans un terminal, sinon json et info',
    ],
    'log-file': ['FICHIER', 'un fichier pour le journal, toujours en JSON', 'la sortie d’erreur'],
    'log-addresses': ['yes|no', 'si le journal contient l’adresse de qui demande, pour fail2ban'],
    metrics: [
      'ADRESSE',
      'où se lisent les mesures : un port de cette machine, ou une adresse et un port',
      'nulle part',
    ],
    'metrics-token': ['JETON', 'qui le montre peut lire les mesures au port du serveur', 'personne'],
    'clear-after': [
      'JOURS',
      'délai après lequel sont supprimées les tables inachevées où rien ne se passe plus ; 0, jamais',
    ],
    'tables-per-person': ['N', 'tables en cours pour une seule personne ; 0, sans limite'],
    'tables-per-network': ['N', 'de même pour un réseau'],
    'mb-per-person': ['N', 'place que prennent les parties d’une personne, en Mo ; 0, sans limite'],
    'mb-per-network': ['N', 'de même pour un réseau'],
    'list-programs': ['yes|no', 'si des programmes de l’extérieur peuvent se proposer, et les hôtes les inviter'],
    developer: ['yes|no', 'aucune limite, pour qui met au point un programme ; avec --host 127.0.0.1 seulement'],
    'game-packages': [
      'noms',
      'des paquets avec leurs propres jeux, par nom ou dossier, avec des virgules ; pour toute commande',
      'aucun',
    ],
    'keep-backups': ['N', 'combien de copies havre backup garde dans un dossier, les plus récentes ; 0, toutes'],
  },
  config: ['FICHIER', 'un fichier de réglages, un par ligne : le nom de l’option sans tirets, =, et sa valeur'],
  lang: ['en|fr', 'langue'],
  otherwise: (variable, usual) => `(${variable} ; ${usual})`,
  flaw: (name, given, flaw) => {
    switch (flaw.flaw) {
      case 'whole-number':
        return `${name} est un nombre entier de ${flaw.min} à ${flaw.max}, et non « ${given} ».`;
      case 'yes-or-no':
        return `${name} vaut yes ou no, et non « ${given} ».`;
      case 'nothing':
        return `${name} demande une valeur.`;
      case 'log':
        return `${name} vaut ${forms}, ou bien ${levels}, ou l’un et l’autre avec une virgule, et non « ${flaw.word} ».`;
      case 'proxy':
        return `${name} contient des adresses et des réseaux, avec des virgules ; « ${flaw.word} » n’est ni l’un ni l’autre.`;
      case 'host-name':
        return `${name} contient des noms comme jeux.example.org, avec des virgules ; « ${flaw.word} » n’en est pas un.`;
      case 'listening':
        return `${name} est un port, ou une adresse et un port comme 10.0.0.1:9464, et non « ${given} ».`;
      case 'database':
        return `${name} est l’adresse d’une base PostgreSQL, comme postgres://utilisateur:motdepasse@hôte/nom.`;
      case 'contact':
        return `${name} dit qui répond de ce serveur, comme mailto:quelqu-un@example.org ou https://example.org, et non « ${given} ».`;
      case 'url':
        return `${name} est l’adresse de ce serveur telle qu’on la connaît, comme https://havre.example.org.`;
      case 'smtp':
        return `${name} est l’adresse d’un serveur de courriel, comme smtp://nom:motdepasse@mail.example.org:587.`;
      case 'sender':
        return `${name} est l’adresse d’où ce serveur écrit, comme havre@example.org.`;
    }
  },
  inFile: (name, path, line) => `« ${name} » dans ${path}, ligne ${line},`,
  noFile: path => `Il n’y a pas de fichier de réglages lisible ${path}.`,
  noLine: (path, line, text) => `La ligne ${line} de ${path} n’est pas « nom = valeur » : « ${text} ».`,
  unknownName: (path, line, name, meant) =>
    `Ligne ${line} de ${path} : le réglage « ${name} » n’existe pas${meant === null ? '' : ` ; « ${meant} », peut-être`}.`,
  twice: (path, line, name) => `La ligne ${line} de ${path} règle « ${name} » une seconde fois.`,
  unknownVariable: (name, meant) =>
    `${name} n’est pas une variable de Havre et reste sans effet${meant === null ? '' : ` ; ${meant}, peut-être`}.`,
  mailWithoutSender: 'Il faut un expéditeur : donnez HAVRE_MAIL_FROM ou --mail-from, comme havre@example.org.',
  mailWithoutUrl: 'Pour les liens dans les messages il faut HAVRE_URL, l’adresse de ce serveur telle qu’on la connaît.',
  developerHost: 'Sans limites, le serveur n’est que pour cette machine : ajoutez --host 127.0.0.1.',
  mailWithoutServer: 'HAVRE_MAIL_FROM seul n’envoie rien : dites par quel serveur avec HAVRE_SMTP ou --smtp.',
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
