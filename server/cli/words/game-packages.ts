/** What is said of games that come in packages of their own. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import type { PackageFlaw } from '../../games/game-packages.ts';

const english = {
  needsName: '--game-package needs the name of a package, or its folder: --game-package ./my-game.',
  unfit: (source: string, flaw: string, detail: string) =>
    `The package ${source} is not put on the shelf: ${flaw}${detail === '' ? '.' : ` (${detail}).`}`,
  flaws: {
    'not-found': 'it is not there; install it, or name its folder',
    'no-such-file': 'its package.json names a file that is not in its folder',
    'not-a-game': 'its package.json does not say where its manifest is ("havre": { "manifest": "./manifest.js" })',
    'cannot-load': 'it cannot be loaded',
    'bad-manifest': 'its manifest is not whole',
    'id-taken': 'there is a game of this id already',
    'no-ledger': 'it needs its rules in both languages, rules.md and rules.fr.md',
    'no-words': 'it has no words in a language',
    'bad-page': 'its page module, which brings its board to the page, is none',
    'breaks-laws': 'a law does not hold at its tables',
  } as { readonly [F in PackageFlaw]: string },
};

const french: typeof english = {
  needsName: '--game-package demande le nom d’un paquet, ou son dossier : --game-package ./mon-jeu.',
  unfit: (source, flaw, detail) =>
    `Le paquet ${source} n’est pas mis sur l’étagère : ${flaw}${detail === '' ? '.' : ` (${detail}).`}`,
  flaws: {
    'not-found': 'il est introuvable ; installez-le, ou nommez son dossier',
    'no-such-file': 'son package.json nomme un fichier qui n’est pas dans son dossier',
    'not-a-game': 'son package.json ne dit pas où est son manifeste ("havre": { "manifest": "./manifest.js" })',
    'cannot-load': 'il ne se charge pas',
    'bad-manifest': 'son manifeste est incomplet',
    'id-taken': 'un jeu a déjà cet identifiant',
    'no-ledger': 'il lui faut ses règles dans les deux langues, rules.md et rules.fr.md',
    'no-words': 'il lui manque les mots d’une langue',
    'bad-page': 'son module de page, qui doit apporter son plateau, n’en est pas un',
    'breaks-laws': 'une loi n’est pas respectée à ses tables',
  },
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
