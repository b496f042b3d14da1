/** What `havre notation` says. */
import { enumerated, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  summary: 'Write a game down as text, or read such a text back',
  help: (games: readonly string[]) => [
    'havre notation <replay file>',
    'havre notation <text file> --export <replay file>',
    '',
    'Writes a game from its file down as text, move by move; with --export, plays the game of such a text again by the rules and writes its file.',
    '',
    '  --export F    the file to write; a file that is there is never written over',
    '  --lang en|fr  language',
    '',
    `There is a notation for ${enumerated(games, 'en')}; docs has a page about each.`,
    '',
    'Examples:',
    '  havre notation game.json > game.txt',
    '  havre notation game.txt --export again.json',
    '',
    'Exit codes: 0 done; 1 the file is wrong or cannot be written; 2 not begun.',
  ],
  needsFile: "'notation' needs the file of a game, as in havre notation game.json.",
  noNotation: (game: string, games: readonly string[]) =>
    `Games of ${game} are not written down as text; those of ${enumerated(games, 'en')} are.`,
  notOver: (file: string) => `${file} is a game that is not over; its moves would give away what is still hidden.`,
  unreadable: (file: string) => `${file} cannot be read.`,
  noText: (file: string, games: readonly string[]) =>
    `${file} is not the text of a game; there are such texts of ${enumerated(games, 'en')}.`,
  badText: (file: string, line: number, why: string) => `${file} cannot be played, line ${line}: ${why}.`,
  alreadyThere: (file: string) => `${file} is already there; choose another name.`,
  notWritten: (file: string) => `${file} could not be written.`,
  written: (file: string, entries: number) => `${file}: ${entries} entries.`,
  player: (seat: number) => `Player ${seat}`,
};

const french: typeof english = {
  summary: 'Noter une partie sous forme de texte, ou relire un tel texte',
  help: games => [
    'havre notation <fichier de partie>',
    'havre notation <fichier de texte> --export <fichier de partie>',
    '',
    'Note une partie d’après son fichier, coup par coup ; avec --export, rejoue selon les règles la partie d’un tel texte et en fait un fichier.',
    '',
    '  --export F    le fichier à créer ; ce qui existe n’est jamais remplacé',
    '  --lang en|fr  langue',
    '',
    `Il y a une notation pour ${enumerated(games, 'fr')} ; docs explique chacune.`,
    '',
    'Exemples :',
    '  havre notation partie.json > partie.txt',
    '  havre notation partie.txt --export copie.json',
    '',
    'Codes de sortie : 0 fait ; 1 fichier faux ou impossible à créer ; 2 pas commencé.',
  ],
  needsFile: '« notation » demande le fichier d’une partie, par exemple havre notation partie.json.',
  noNotation: (game, games) =>
    `Les parties de ${game} ne se notent pas sous forme de texte ; celles de ${enumerated(games, 'fr')}, oui.`,
  notOver: file => `${file} est une partie en cours ; ses coups livreraient ce qui est encore caché.`,
  unreadable: file => `${file} ne peut pas être lu.`,
  noText: (file, games) => `${file} n’est pas le texte d’une partie ; il en existe pour ${enumerated(games, 'fr')}.`,
  badText: (file, line) => `${file} ne peut pas se jouer : la ligne ${line} est fausse.`,
  alreadyThere: file => `${file} existe déjà ; choisissez un autre nom.`,
  notWritten: file => `${file} n’a pas pu être créé.`,
  written: (file, entries) => `${file} : ${entries} entrées.`,
  player: seat => `Joueur ${seat}`,
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
