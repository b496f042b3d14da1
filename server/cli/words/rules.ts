/** What `havre rules` says. */
import { enumerated, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import { printable } from '../layout.ts';

const en = {
  summary: 'Show the rules of a game, row by row',
  help: `havre rules <game> [id] [--search TEXT]

The ledger of a game: every rule as one row with its id, where the rulebook says
it, and whether it is stated there, implied, or a decision where the rulebook is
silent.

  havre rules fuji-flush                      the whole ledger
  havre rules fuji-flush FUJ-OUT-02           one row
  havre rules jamaica --search "ghost ship"   the rows with a text in them

  --search TEXT   only the rows in which TEXT occurs
  --lang en|fr    the language of everything, the ledger included

Exit codes: 0 done; 1 no row has the text searched for; 2 no such game or row.`,
  missingGame: (games: readonly string[]) => `Which game? There are the rules of ${enumerated(games, 'en')}.`,
  unknownGame: (game: string, games: readonly string[]) =>
    `There are no rules of '${printable(game)}'; there are those of ${enumerated(games, 'en')}.`,
  unknownRow: (id: string, nearest: readonly string[]) =>
    `There is no row '${printable(id)}'; the nearest are ${enumerated(nearest, 'en')}.`,
  emptySearch: 'Searching needs some text: --search "draw pile".',
  idOrSearch: 'Give either the id of a row or --search, not both.',
  notFound: (text: string) => `No row has '${printable(text)}' in it.`,
  found: (count: number, text: string) =>
    count === 1 ? `1 row with '${printable(text)}'` : `${count} rows with '${printable(text)}'`,
  size: (rows: number) => `${rows} rules`,
  edition: (edition: string) => (edition === 'both' ? 'both editions' : `edition ${edition}`),
  kinds: { stated: 'stated', implied: 'implied', decision: 'decision' },
  question: 'Question:',
  decision: 'Decision:',
  why: 'Why:',
};

const fr: typeof en = {
  summary: 'Montrer les règles d’un jeu, ligne par ligne',
  help: `havre rules <jeu> [id] [--search TEXTE]

Le registre d’un jeu : chaque règle est une ligne avec son identifiant,
l’endroit du livret où elle se trouve, et sa nature : énoncée, déduite, ou
décidée là où le livret se tait.

  havre rules fuji-flush                      tout le registre
  havre rules fuji-flush FUJ-OUT-02           une seule ligne
  havre rules jamaica --search "fantôme"      les lignes où figure un texte

  --search TEXTE  seulement les lignes où figure TEXTE
  --lang en|fr    la langue de tout, registre compris

Codes de sortie : 0 terminé ; 1 aucune ligne ne contient le texte cherché ;
2 jeu ou ligne inconnus.`,
  missingGame: games => `Quel jeu ? Il y a les règles de : ${enumerated(games, 'fr')}.`,
  unknownGame: (game, games) =>
    `Il n’y a pas de règles pour « ${printable(game)} » ; il y a celles de : ${enumerated(games, 'fr')}.`,
  unknownRow: (id, nearest) =>
    `La ligne « ${printable(id)} » n’existe pas ; les plus proches sont ${enumerated(nearest, 'fr')}.`,
  emptySearch: 'Que faut-il chercher ? Par exemple : --search "pioche".',
  idOrSearch: 'Indiquez soit l’identifiant d’une ligne, soit --search, mais pas les deux.',
  notFound: text => `Aucune ligne ne contient « ${printable(text)} ».`,
  found: (count, text) =>
    count === 1 ? `1 ligne avec « ${printable(text)} »` : `${count} lignes avec « ${printable(text)} »`,
  size: rows => `${rows} règles`,
  edition: edition =>
    edition === 'both' ? 'les deux éditions' : edition === 'crew' ? 'extension The Crew' : `édition 20${edition}`,
  kinds: { stated: 'énoncée', implied: 'déduite', decision: 'décision' },
  question: 'Question :',
  decision: 'Décision :',
  why: 'Raison :',
};

export const words = { en, fr: typeset(fr) } as const satisfies Record<Language, typeof en>;
