/** What `havre backup`, `havre restore` and `havre check` say. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import type { StoreProblem } from '@havre/table/storage/store.ts';
import type { TableFlaw } from '@havre/table/storage/table-check.ts';

type FileSentences = { readonly [P in StoreProblem]: (path: string) => string };
/** What only a table in a store can have; the others are those of replays. */
type OwnFlaws = { readonly [F in Extract<TableFlaw, 'unknown-game' | 'unreadable' | 'rules-fail'>]: string };

const english = {
  backup: {
    summary: 'Copy everything into one file, while the server runs',
    help: (settings: readonly string[]) => [
      'havre backup <file.db or folder> [--data DIR | --database URL] [--keep-backups N]',
      '',
      'Makes a consistent copy of the whole store in one new file, whether the server runs or not, and looks through it before it says that it is good. The keys of the server are in it. A name that ends in .db is that of the file; anything else is a folder, which is made if it is missing, and the file there is named after the moment. Nothing is ever overwritten; with --keep-backups, older copies of such names in the folder are deleted when the new one is good. For large databases pg_dump and the archiving of PostgreSQL itself are the better choice.',
      '',
      ...settings,
      '',
      'The copy holds the cards and dice of games that go on: keep it as safe as the folder itself.',
      '',
      'Examples:',
      '  havre backup monday.db',
      '  havre backup /backups --data /var/lib/havre',
      '',
      'Exit codes: 0 done; 1 there is no copy, in one sentence that says why; 2 not begun.',
    ],
    needsFile: "'backup' needs the file or the folder to copy to, as in havre backup monday.db.",
    done: (file: string, contents: string) => `${file} is a good copy: ${contents}.`,
    deleted: (count: number) => (count === 1 ? 'One older copy was deleted.' : `${count} older copies were deleted.`),
  },
  restore: {
    summary: 'Bring a copy back into an empty data folder',
    help: (settings: readonly string[]) => [
      'havre restore <file> [--data DIR]',
      '',
      'Brings a copy that havre backup has made back into a data folder that has no store. The copy is looked through first. A store that is there already is never overwritten: move it away, or choose another folder. What root brings back belongs to the owner of the folder, so that the service can read it.',
      '',
      ...settings,
      '',
      'Exit codes: 0 done; 1 nothing was changed, in one sentence that says why; 2 not begun.',
    ],
    needsFile: "'restore' needs the copy, as in havre restore monday.db.",
    done: (folder: string, contents: string) => `Restored into ${folder}: ${contents}.`,
  },
  check: {
    summary: 'Look through a store, and play all its games again',
    help: (settings: readonly string[]) => [
      'havre check [<file>] [--data DIR] [--json]',
      '',
      'Looks through a whole store, or a copy of one, and plays every game in it again, finished or not, entry by entry under the rules of this program. The first difference of each table is named. Nothing is changed, and the server may run meanwhile. Before an upgrade, the new version can thus be tried on a copy.',
      '',
      ...settings,
      '  --json        the result as one JSON object: store, version, tables, facts, devices,',
      '                finished, running, entries, draws, differences [{ table, game, entry, flaw }]',
      '',
      'Exit codes: 0 no difference; 1 there are differences, or the store is damaged; 2 not begun.',
    ],
    contents: (file: string, contents: string) => `${file} is sound: ${contents}.`,
    same: (finished: string, running: string, entries: string, draws: string) =>
      `Played again and the same: ${finished} finished games and ${running} that go on, ${entries} entries and ${draws} draws.`,
    different: (count: string, games: string) =>
      `${count} of ${games} games are different under the rules of this program.`,
    wrong: (table: string, game: string, why: string) => `Table ${table} (${game}): ${why}.`,
    wrongEntry: (table: string, game: string, entry: number, why: string) =>
      `Table ${table} (${game}), from entry ${entry} on: ${why}.`,
  },
  contents: (tables: string, events: string, devices: string) =>
    `${tables} tables, ${events} events, ${devices} devices`,
  flaws: {
    'unknown-game': 'this program does not have the game',
    unreadable: 'what was kept of it is no table that could be gone on with',
    'rules-fail': 'the rules break down there',
  } as OwnFlaws,
  file: {
    unwritable: path => `${path} cannot be written to or opened.`,
    missing: path => `There is no ${path}.`,
    exists: path => `There is a file ${path} already, and nothing is overwritten.`,
    'not-a-store': path => `${path} is not a store of Havre.`,
    newer: path => `${path} was written by a newer version of Havre; run that version or a later one.`,
    damaged: path => `${path} is damaged.`,
    busy: path => `Another program keeps ${path} locked.`,
    full: path => `There is no room left for ${path}.`,
    overloaded: path => `More is waiting to be written to ${path} than can be.`,
    unreachable: path => `${path} does not answer.`,
    forbidden: path => `This user is not let into ${path}.`,
    closed: path => `${path} is closed.`,
    failed: path => `${path} cannot be used.`,
  } as FileSentences,
};

const french: typeof english = {
  backup: {
    summary: 'Tout copier dans un seul fichier, pendant que le serveur tourne',
    help: settings => [
      'havre backup <fichier.db ou dossier> [--data DOSSIER | --database URL] [--keep-backups N]',
      '',
      'Copie de façon cohérente toute la base dans un nouveau fichier, que le serveur tourne ou non, et la parcourt avant de dire qu’elle est bonne. Les clés du serveur y sont. Un nom en .db est celui du fichier ; tout autre nom est un dossier, créé s’il manque, où le fichier porte le nom du moment. Rien n’est jamais écrasé ; avec --keep-backups, les copies plus anciennes de tels noms dans le dossier sont supprimées dès que la nouvelle est bonne. Pour les grandes bases, pg_dump et l’archivage de PostgreSQL lui-même valent mieux.',
      '',
      ...settings,
      '',
      'Cette copie contient les cartes et les dés des parties en cours : gardez-la aussi bien que le dossier lui-même.',
      '',
      'Exemples :',
      '  havre backup lundi.db',
      '  havre backup /sauvegardes --data /var/lib/havre',
      '',
      'Codes de sortie : 0 fait ; 1 aucune copie, une phrase dit pourquoi ; 2 pas commencé.',
    ],
    needsFile: 'Donnez à « backup » le fichier ou le dossier où copier : havre backup lundi.db.',
    done: (file, contents) => `${file} est une bonne copie : ${contents}.`,
    deleted: count =>
      count === 1 ? 'Une copie plus ancienne supprimée.' : `${count} copies plus anciennes supprimées.`,
  },
  restore: {
    summary: 'Restaurer une sauvegarde dans un dossier vide',
    help: settings => [
      'havre restore <fichier> [--data DOSSIER]',
      '',
      'Restaure une sauvegarde faite par havre backup dans un dossier sans base. Elle est d’abord parcourue. Une base déjà présente n’est jamais écrasée : déplacez-la, ou choisissez un autre dossier. Ce que root restaure appartient au propriétaire du dossier, pour que le service puisse le lire.',
      '',
      ...settings,
      '',
      'Codes de sortie : 0 fait ; 1 rien n’a changé, une phrase dit pourquoi ; 2 pas commencé.',
    ],
    needsFile: 'Donnez à « restore » la sauvegarde : havre restore lundi.db.',
    done: (folder, contents) => `Restauré dans ${folder} : ${contents}.`,
  },
  check: {
    summary: 'Parcourir une base et en rejouer toutes les parties',
    help: settings => [
      'havre check [<fichier>] [--data DOSSIER] [--json]',
      '',
      'Parcourt toute une base, ou sa copie, et rejoue chaque partie qui s’y trouve, finie ou non, entrée par entrée, selon les règles de ce programme. Pour chaque table, la première différence est nommée. Rien n’est changé, et le serveur peut tourner pendant ce temps. On peut ainsi, avant une mise à jour, essayer la nouvelle version sur une copie.',
      '',
      ...settings,
      '  --json          le résultat en un seul objet JSON : store, version, tables, facts, devices,',
      '                  finished, running, entries, draws, differences [{ table, game, entry, flaw }]',
      '',
      'Codes de sortie : 0 aucune différence ; 1 des différences, ou une base abîmée ; 2 pas commencé.',
    ],
    contents: (file, contents) => `${file} est intact : ${contents}.`,
    same: (finished, running, entries, draws) =>
      `Rejouées à l’identique : ${finished} parties finies et ${running} en cours, ${entries} entrées et ${draws} tirages.`,
    different: (count, games) => `${count} parties sur ${games} diffèrent selon les règles de ce programme.`,
    wrong: (table, game, why) => `Table ${table} (${game}) : ${why}.`,
    wrongEntry: (table, game, entry, why) => `Table ${table} (${game}), dès l’entrée ${entry} : ${why}.`,
  },
  contents: (tables, events, devices) => `tables : ${tables}, événements : ${events}, appareils : ${devices}`,
  flaws: {
    'unknown-game': 'ce programme n’a pas ce jeu',
    unreadable: 'ce qui en est gardé ne permet plus d’y jouer',
    'rules-fail': 'les règles y échouent',
  },
  file: {
    unwritable: path => `Impossible d’ouvrir ou d’écrire ${path}.`,
    missing: path => `Il n’y a pas de fichier ${path}.`,
    exists: path => `Un fichier ${path} existe déjà, et rien n’est écrasé.`,
    'not-a-store': path => `${path} n’est pas une base de Havre.`,
    newer: path => `${path} vient d’une version plus récente de Havre ; lancez celle-ci ou une suivante.`,
    damaged: path => `${path} est abîmé.`,
    busy: path => `Un autre programme tient ${path} verrouillé.`,
    full: path => `Il n’y a plus de place pour ${path}.`,
    overloaded: path => `Trop d’écritures attendent pour ${path}.`,
    unreachable: path => `${path} ne répond pas.`,
    forbidden: path => `${path} refuse cet utilisateur.`,
    closed: path => `${path} est fermé.`,
    failed: path => `${path} est inutilisable.`,
  },
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
