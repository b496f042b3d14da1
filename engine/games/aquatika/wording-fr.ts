/** Aquatika en français, in the words of the glossary: pieuvre, requin, poisson volant, proie, recouvrir, libérer. */
import { counted, enumerated, nameOf, type Wording } from '../language.ts';
import { linesOf } from '../picture.ts';
import { isJump, landings } from './7-fish.ts';
import { cellName } from './board.ts';
import type { Aquatika } from './game.ts';
import { colourOf, FISH, KINDS, type Kind, kindOf, OCTOPUS, type Piece, YELLOW } from './pieces.ts';
import type { Move } from './state.ts';
import { keysIn } from './wording-keys.ts';
import { effectOf, effects, type MoveWords } from './wording-moves.ts';
import { letterOf, pictureOf, type TableWords, waysOf } from './wording-table.ts';

/** Pieuvre, requin, poisson volant: V comme volant, car P est pris. */
const LETTERS = ['', 'P', 'R', 'V'] as const;
const KIND_NAMES = ['', 'pieuvre', 'requin', 'poisson volant'] as const;
const PLURALS = ['', 'pieuvres', 'requins', 'poissons volants'] as const;

const a = (kind: Kind): string => `${kind === OCTOPUS ? 'une' : 'un'} ${KIND_NAMES[kind]}`;
function coloured(piece: Piece): string {
  const colour = colourOf(piece) === YELLOW ? 'jaune' : kindOf(piece) === OCTOPUS ? 'grise' : 'gris';
  return `${KIND_NAMES[kindOf(piece)]} ${colour}`;
}
const the = (piece: Piece): string => `${kindOf(piece) === OCTOPUS ? 'la' : 'le'} ${coloured(piece)}`;
const and = (parts: readonly string[]): string => enumerated(parts, 'fr');
const many = (count: number, kind: Kind): string => counted('fr', count, KIND_NAMES[kind], PLURALS[kind]);
const letters = (pieces: readonly Piece[]): string => pieces.map(piece => letterOf(LETTERS, piece)).join(' ');

const moveWords: MoveWords = {
  kinds: KIND_NAMES,
  frees: prey => `libère ${the(prey)}`,
  covers: prey => `recouvre ${the(prey)}`,
  eats: pieces => `mange ${and(pieces.map(the))}`,
  carries: prey => `emporte ${the(prey)}`,
  more: 'et sa proie si elle en a une',
  wins: 'gagne',
};

function moveText(move: Move, carried?: Piece): string {
  const { from, to, piece } = move;
  const [, ...stops] = landings(move).map(cellName);
  const prey = carried === undefined ? '' : ` avec sa proie, ${the(carried)}`;
  const way = isJump(from, to)
    ? `saute avec ${a(FISH)} de ${cellName(from)} à ${stops.join(' puis ')}`
    : `déplace ${a(kindOf(piece))} de ${cellName(from)} à ${cellName(to)}${prey}`;
  return and([way, ...effects(moveWords, move)]);
}

const table: TableWords = {
  letters: LETTERS,
  colours: ['jaune', 'gris'],
  piece: coloured,
  water: 'vide',
  target: colour => `but des ${colour === YELLOW ? 'jaunes' : 'gris'}`,
  covering: prey => `sur ${the(prey)}`,
  you: 'vous',
  targets: 'Majuscules : les pièces jaunes ; minuscules : les grises ; × marque les buts.',
  yourPrey: 'Entre parenthèses : la proie sous une pieuvre.',
  inHand: left =>
    `Restent à placer : ${and(KINDS.filter(kind => left[kind] > 0).map(kind => many(left[kind], kind)))}.`,
  eaten: pieces => `Pièces mangées : ${letters(pieces)}`,
  covered: pieces => `Quelque part sous une pieuvre : ${letters(pieces)}`,
  quiet: (turns, of) => `Tours sans progrès : ${turns} sur ${of}.`,
  lastMove: (name, move) => `Dernier coup : ${name} ${moveText(move)}.`,
};

// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
export const french: Wording<Aquatika> = {
  summary: 'Amenez une de vos pièces sur la case de votre couleur, derrière le camp adverse.',
  prompts: {
    arrangeCamps: 'Placez vos animaux en secret ; votre adversaire fait de même.',
    movePiece: 'Déplacez un de vos animaux.',
  },
  actions: {
    place: ({ kind, at }) => `Placer ${a(kind)} en ${cellName(at)}`,
    pickUp: ({ at }) => `Reprendre la pièce en ${cellName(at)}`,
    swap: ({ one, other }) => `Échanger les pièces en ${cellName(one)} et ${cellName(other)}`,
    fill: () => 'Placer le reste au hasard',
    confirm: () => 'Valider cette disposition',
    reconsider: () => 'Changer encore la disposition',
    claimFish: ({ ate }) => (ate ? 'Dire « j’ai mangé du poisson en dernier »' : 'Ne plus parler de poisson'),
    move: ({ from, to }) => `Aller de ${cellName(from)} à ${cellName(to)}`,
    carry: ({ from, to }) => `Aller de ${cellName(from)} à ${cellName(to)} avec la proie`,
  },
  effect: (view, seat, action) => effectOf(moveWords, view, seat, action),
  keys: keysIn({
    letters: LETTERS,
    fill: 'hasard',
    confirm: 'ok',
    reconsider: 'changer',
    fish: 'poisson',
    noFish: 'pasdepoisson',
  }),

  events: {
    coloured: ({ yellow, drawn }, names) =>
      `${nameOf(names, yellow)} joue les jaunes, ${nameOf(names, 1 - yellow)} les gris${drawn ? ' : le sort en a décidé' : ''}.`,
    placed: ({ seat, kind, at }, names) => `${nameOf(names, seat)} place ${a(kind)} en ${cellName(at)}.`,
    pickedUp: ({ seat, kind, at }, names) => `${nameOf(names, seat)} reprend ${a(kind)} en ${cellName(at)}.`,
    swapped: ({ seat, one, other }, names) =>
      `${nameOf(names, seat)} échange les pièces en ${cellName(one)} et ${cellName(other)}.`,
    filled: ({ seat }, names) => `${nameOf(names, seat)} place le reste au hasard.`,
    confirmed: ({ seat }, names) => `${nameOf(names, seat)} valide sa disposition.`,
    reconsidered: ({ seat }, names) => `${nameOf(names, seat)} veut changer sa disposition.`,
    claimedFish: ({ seat, ate }, names) =>
      ate
        ? `${nameOf(names, seat)} dit avoir mangé du poisson en dernier.`
        : `${nameOf(names, seat)} ne dit plus rien du poisson.`,
    revealed: () => 'Les deux camps sont dévoilés.',
    began: ({ seat, rule }, names) => {
      if (rule === 'AQU-NET-03') return `${nameOf(names, seat)} commence, comme convenu.`;
      return rule === 'AQU-SETUP-04'
        ? `${nameOf(names, seat)} commence : son repas de poisson est le plus récent.`
        : `${nameOf(names, seat)} commence : le sort en a décidé.`;
    },
    moved: ({ seat, move, carried, secret }, names) =>
      `${nameOf(names, seat)} ${moveText(move, carried ?? secret?.carried)}.`,
    satOut: ({ seat }, names) => `${nameOf(names, seat)} ne peut rien déplacer et passe son tour.`,
    lifted: ({ preys }) =>
      `On soulève les pieuvres : ${and(preys.map(({ at, prey }) => `${the(prey)} en ${cellName(at)}`))}.`,
    ranOutOfTime: ({ seat }, names) => `Le temps est écoulé pour ${nameOf(names, seat)}.`,
    left: ({ seat }, names) => `${nameOf(names, seat)} quitte la partie.`,
    resigned: ({ seat }, names) => `${nameOf(names, seat)} abandonne.`,
    won: ({ seat, rule }, names) => {
      if (rule === 'AQU-END-01') return `${nameOf(names, seat)} atteint son but et gagne.`;
      if (rule === 'AQU-END-08') return `En face, plus rien ne peut bouger : ${nameOf(names, seat)} gagne.`;
      return `${nameOf(names, seat)} gagne.`;
    },
    drawn: ({ rule }) => {
      if (rule === 'AQU-END-12') return 'La même position est revenue trop souvent : partie nulle.';
      if (rule === 'AQU-END-13') return 'Rien n’avance depuis trop longtemps : partie nulle.';
      return rule === 'AQU-END-08'
        ? 'Personne ne peut plus bouger : partie nulle.'
        : 'Partie nulle d’un commun accord.';
    },
  },

  refusals: {
    over: 'La partie est finie : la victoire est immédiate.',
    'still-arranging': 'On joue quand les deux dispositions sont validées.',
    'play-has-begun': 'Les deux dispositions sont validées et ne changent plus.',
    confirmed: 'Vous avez validé votre disposition : choisissez d’abord de la changer.',
    'not-confirmed': 'Vous n’avez pas encore validé votre disposition.',
    'not-your-start-cell': 'Ce n’est pas une case de départ de votre couleur.',
    'start-cell-taken': 'Il y a déjà une pièce sur cette case, et rien ne commence sur une autre pièce.',
    'start-cell-empty': 'Il n’y a pas de pièce sur cette case de départ.',
    'none-left': 'Il ne vous reste pas de pièce de cette sorte à placer.',
    'nothing-to-swap': 'On échange deux pièces différentes, celle de la case la plus basse d’abord.',
    'nothing-to-fill': 'Toutes vos pièces sont placées.',
    'not-all-placed': 'Il faut une pièce sur chacune de vos cases de départ.',
    'first-is-agreed': 'À cette table, on sait déjà qui commence.',
    'already-said': 'Vous l’avez déjà dit.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'no-piece': 'Il n’y a pas de pièce sur cette case.',
    'not-your-piece': 'Cette pièce n’est pas à vous.',
    'off-board': 'Cette case n’existe pas sur ce plateau.',
    'on-the-spot': 'La pièce doit changer de case.',
    backward: 'Aucune pièce ne recule, ni ne saute en arrière.',
    'barred-target': 'Vos pièces ne peuvent pas entrer sur le but adverse.',
    'no-prey': 'Votre pieuvre n’a pas de proie à emporter.',
    'one-cell': 'Cette pièce se déplace d’une case à la fois.',
    occupied: 'Un poisson volant ne va pas sur une case occupée.',
    'octopus-on-octopus': 'Une pieuvre ne recouvre pas une autre pieuvre.',
    'one-prey': 'Sur une case occupée, la pieuvre va sans sa proie, qu’elle libère.',
    'not-straight': 'Tous les sauts d’un tour se font en ligne droite.',
    'two-cells': 'Chaque saut fait exactement deux cases.',
    'no-sideways-jump': 'À cette table, les poissons volants ne sautent pas sur les côtés.',
    'nothing-to-jump': 'Il n’y a pas de pièce par-dessus laquelle sauter.',
    'landing-taken': 'La case d’arrivée n’est pas vide.',
    'target-reached': 'Le saut sur la case de votre couleur gagne ; il n’y en a pas d’autre après.',
    'not-in-this-game': 'On n’arrête pas une partie d’Aquatika : abandonnez, ou convenez d’une partie nulle.',
    'needs-consent': 'La partie n’est nulle que si votre adversaire l’accepte.',
  },
  options: {
    board: { label: 'Plateau', values: { lagoon: 'lagon (5 × 7)', reef: 'récif (5 × 10)' } },
    jumpSideways: { label: 'Les poissons volants sautent sur les côtés', values: { true: 'oui', false: 'non' } },
    hiddenPrey: { label: 'La proie est cachée à l’adversaire', values: { true: 'oui', false: 'non' } },
    noMoveResult: { label: 'Qui ne peut plus bouger', values: { loss: 'perd', pass: 'passe son tour' } },
    repetitionCount: {
      label: 'Partie nulle par répétition',
      values: { 2: 'à la deuxième fois', 3: 'à la troisième fois', 5: 'à la cinquième fois' },
    },
    quietTurns: {
      label: 'Partie nulle sans progrès',
      values: { 20: 'après 20 tours', 40: 'après 40 tours', 100: 'après 100 tours' },
    },
    yellow: { label: 'Qui joue les jaunes', values: { random: 'tirage au sort', 0: 'place 1', 1: 'place 2' } },
    first: {
      label: 'Qui commence',
      values: { fish: 'le dernier à avoir mangé du poisson', 0: 'place 1', 1: 'place 2' },
    },
  },
  phrases: {},
  table: (view, viewer, names) => linesOf(pictureOf(table, view, viewer, names), ' :'),
  picture: (view, viewer, names) => pictureOf(table, view, viewer, names),
  ways: waysOf,
};
