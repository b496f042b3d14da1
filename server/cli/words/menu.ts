/** What the menu says. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import { printable } from '../layout.ts';

const en = {
  summary: 'The menu of games (the same as havre alone)',
  help: `havre
havre menu

Lists the boxes on the shelf, asks which one to play, how many play and against
which bots, and begins. Enter takes what stands in brackets; q quits.`,
  welcome: 'Havre, a games table',
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
  which: (count: number) =>
    `Which game? ${count === 1 ? '1' : `1 to ${count}`}, r 1 to read its rules, q to quit [1]: `,
  howMany: (min: number, max: number, usual: number) => `How many players, ${min} to ${max} [${usual}]: `,
  people: (most: number) => `How many of them at this keyboard, 1 to ${most} [1]: `,
  name: (number: number, usual: string) => `Name of player ${number} [${usual}]: `,
  bots: (names: readonly string[], usual: string) => `Which bots, ${names.join(' or ')} [${usual}]: `,
  strengths: {
    mousse: 'for a start',
    matelot: 'knows the ropes',
    capitaine: 'plays well',
    corsaire: 'forgives nothing',
  },
  notThat: (typed: string) => `'${printable(typed)}' is not possible here.`,
  goodbye: 'Goodbye.',
  howToGoOn: [
    'To play:              havre play <game>',
    'To read the rules:    havre rules <game>',
    'For everything else:  havre help',
  ],
};

const fr: typeof en = {
  summary: 'Le menu des jeux (comme havre tout seul)',
  help: `havre
havre menu

Montre les boîtes de l’étagère, demande à quel jeu jouer, à combien et contre
quels robots, puis commence. Entrée accepte ce qui est entre crochets ; q quitte.`,
  welcome: 'Havre, une table de jeux',
  players: (min, max) => (min === max ? `${min} joueurs` : `${min} à ${max} joueurs`),
  which: count =>
    `Quel jeu ? ${count === 1 ? '1' : `De 1 à ${count}`}, r 1 pour lire ses règles, q pour quitter [1] : `,
  howMany: (min, max, usual) => `Combien de joueurs, de ${min} à ${max} [${usual}] : `,
  people: most => `Combien d’entre eux à ce clavier, de 1 à ${most} [1] : `,
  name: (number, usual) => `Nom du joueur ${number} [${usual}] : `,
  bots: (names, usual) => `Quels robots, ${names.join(' ou ')} [${usual}] : `,
  strengths: {
    mousse: 'pour débuter',
    matelot: 'connaît la manœuvre',
    capitaine: 'joue bien',
    corsaire: 'ne pardonne rien',
  },
  notThat: typed => `« ${printable(typed)} » n’est pas possible ici.`,
  goodbye: 'Au revoir.',
  howToGoOn: [
    'Pour jouer :           havre play <jeu>',
    'Pour lire les règles : havre rules <jeu>',
    'Pour tout le reste :   havre help',
  ],
};

export const words = { en, fr: typeset(fr) } as const satisfies Record<Language, typeof en>;
