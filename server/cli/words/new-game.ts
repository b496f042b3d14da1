/** What `havre new-game` says. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import type { GameNames } from '../new-game/new-game.ts';

/** What one types, and beside it what comes of it. */
function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([typed]) => typed.length));
  return rows.map(([typed, what]) => `${typed.padEnd(width)}   ${what}`);
}

const english = {
  summary: 'Begin a game of your own: a folder that already plays',
  help: [
    'havre new-game <name> [--title T] [--title-fr T] [--into F]',
    '',
    'Writes the folder of a new game beside the others, and puts it on the shelf: a ledger with three rules in both languages, the rules, words, tests, and a box for the page. It can be played at once, in the terminal and on the page; then you make your own game of it, as docs/adding-a-game.md tells.',
    '',
    '  <name>        small letters, digits and hyphens, at most 30 of them, such as liars-dice',
    '  --title T     what is printed on the box; else the name in capitals',
    '  --title-fr T  the same in French; else the title',
    '  --into F      another checkout of Havre than the one this program is from',
    '  --lang en|fr  language',
    '',
    'Example:',
    '  havre new-game liars-dice --title "Liar’s Dice"',
    '',
    'Exit codes: 0 done; 1 something could not be written; 2 not begun.',
  ],
  needsName: "'new-game' needs a name, as in havre new-game liars-dice.",
  badName: (name: string) =>
    `'${name}' is no name for a game: it is at most 30 small letters, digits and hyphens between them, such as liars-dice.`,
  badTitle: 'A title has at most 60 letters, and no straight quotation marks, brackets or backslashes.',
  noCheckout: (folder: string) => `${folder} is no checkout of Havre: a game is added to its source code.`,
  alreadyThere: (folder: string) => `${folder} is already there; choose another name, or remove it.`,
  strangeShelf: (file: string) =>
    `No line for another game could be put into ${file}: it does not look as expected. Nothing was written.`,
  notWritten: (why: string) => `It could not be written: ${why}`,
  next: ({ id, title, PREFIX }: GameNames) => [
    `${title} is on the shelf, and its rules begin with ${PREFIX}-.`,
    ...aligned([
      [`  npx havre play ${id}`, 'play it'],
      [`  npx vitest run engine/games/${id}`, 'test it'],
      ['  npm start', 'play it on the page'],
      ['  docs/adding-a-game.md', 'make your own game of it'],
    ]),
  ],
};

const french: typeof english = {
  summary: 'Commencer un jeu à vous : un dossier où l’on peut déjà jouer',
  help: [
    'havre new-game <nom> [--title T] [--title-fr T] [--into D]',
    '',
    'Crée le dossier d’un nouveau jeu à côté des autres et le met sur l’étagère : un registre de trois règles dans les deux langues, les règles, les textes, les tests et une boîte pour la page. On peut y jouer tout de suite, dans le terminal et sur la page ; vous en faites ensuite votre jeu, comme l’explique docs/adding-a-game.md.',
    '',
    '  <nom>         minuscules, chiffres et traits d’union, 30 au plus, par exemple liars-dice',
    '  --title T     ce qui est imprimé sur la boîte ; sinon, le nom avec des majuscules',
    '  --title-fr T  de même en français ; sinon, le titre',
    '  --into D      un autre dossier source de Havre que celui de ce programme',
    '  --lang en|fr  langue',
    '',
    'Exemple :',
    '  havre new-game perudo --title "Perudo"',
    '',
    'Codes de sortie : 0 fait ; 1 impossible à écrire ; 2 pas commencé.',
  ],
  needsName: '« new-game » demande un nom, par exemple havre new-game liars-dice.',
  badName: name =>
    `« ${name} » ne peut pas être le nom d’un jeu : 30 minuscules, chiffres et traits d’union au plus, par exemple liars-dice.`,
  badTitle: 'Un titre a 60 lettres au plus, sans guillemets droits, ni accolades, ni barres obliques inversées.',
  noCheckout: folder => `${folder} n’est pas un dossier source de Havre : un jeu s’ajoute au code source.`,
  alreadyThere: folder => `${folder} existe déjà ; choisissez un autre nom, ou supprimez ce dossier.`,
  strangeShelf: file =>
    `Impossible d’ajouter un jeu dans ${file} : ce fichier n’a pas la forme attendue. Rien n’a été écrit.`,
  notWritten: why => `Impossible d’écrire : ${why}`,
  next: ({ id, title, PREFIX }) => [
    `${title} est sur l’étagère, et ses règles commencent par ${PREFIX}-.`,
    ...aligned([
      [`  npx havre play ${id}`, 'y jouer'],
      [`  npx vitest run engine/games/${id}`, 'le tester'],
      ['  npm start', 'y jouer sur la page'],
      ['  docs/adding-a-game.md', 'en faire votre jeu'],
    ]),
  ],
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
