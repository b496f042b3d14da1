/** What `havre move` says. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  summary: 'Bring everything from a data folder into a database, or back',
  help: [
    'havre move <folder> <database>',
    'havre move <database> <folder>',
    '',
    'Brings everything from a data folder into a PostgreSQL database where nothing is yet, or back into a folder without a store: tables, snapshots, replays, devices, notifications and their keys. Then every table is read from both and compared. No server may run meanwhile, on either side. What is left behind is not changed.',
    '',
    '  --lang en|fr  language',
    '',
    'Examples:',
    '  havre move /var/lib/havre postgres://havre:secret@db.example.org/havre',
    '  havre move postgres://havre@localhost/havre /srv/other',
    '',
    'Exit codes: 0 everything is there and the same; 1 it is not, in one sentence that says why; 2 not begun.',
  ],
  needsBoth:
    "'move' needs a folder and a database, in the order it goes, as in havre move data postgres://havre@localhost/havre.",
  running: 'A server is running there; stop it first: what is played meanwhile would be left behind.',
  different: (what: string) =>
    `It is not the same on both sides, from ${what} on; go on with where it came from, which is as it was.`,
  done: (from: string, contents: string) =>
    `Moved, and compared table by table: ${contents}. What is in ${from} is as it was.`,
};

const french: typeof english = {
  summary: 'Tout porter d’un dossier vers une base de données, ou l’inverse',
  help: [
    'havre move <dossier> <base>',
    'havre move <base> <dossier>',
    '',
    'Porte tout d’un dossier vers une base PostgreSQL encore vide, ou l’inverse vers un dossier sans base : tables, instantanés, parties à revoir, appareils, appels et leurs clés. Puis chaque table est relue des deux côtés et comparée. Aucun serveur ne doit tourner pendant ce temps, ni d’un côté ni de l’autre. Le point de départ reste tel quel.',
    '',
    '  --lang en|fr  langue',
    '',
    'Exemples :',
    '  havre move /var/lib/havre postgres://havre:secret@db.example.org/havre',
    '  havre move postgres://havre@localhost/havre /srv/autre',
    '',
    'Codes de sortie : 0 tout y est, à l’identique ; 1 ce n’est pas le cas, une phrase dit pourquoi ; 2 pas commencé.',
  ],
  needsBoth:
    'Donnez à « move » un dossier et une base, dans le sens du trajet : havre move data postgres://havre@localhost/havre.',
  running: 'Un serveur tourne là-bas ; arrêtez-le d’abord : ce qui s’y joue resterait en arrière.',
  different: what =>
    `Les deux côtés diffèrent, à partir de ${what} ; continuez avec le point de départ, resté tel quel.`,
  done: (from, contents) => `Porté, et comparé table par table : ${contents}. Rien n’a changé dans ${from}.`,
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
