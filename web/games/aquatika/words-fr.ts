/** The words of this board in French. No sentence agrees with a person: names of any gender fit. */
import { cellName } from '@havre/engine/games/aquatika/board.ts';
import { colourOf, kindOf, NONE, OCTOPUS, type Piece } from '@havre/engine/games/aquatika/pieces.ts';
import { enumerated } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import type { AquaWords } from './words.ts';

const KINDS = ['', 'pieuvre', 'requin', 'poisson volant'] as const;
const COLOURS = ['jaune', 'gris'] as const;
const isFeminine = (piece: Piece): boolean => kindOf(piece) === OCTOPUS;
const named = (piece: Piece): string =>
  `${KINDS[kindOf(piece)]} ${colourOf(piece) === 1 && isFeminine(piece) ? 'grise' : COLOURS[colourOf(piece)]}`;
const the = (piece: Piece): string => `${isFeminine(piece) ? 'la' : 'le'} ${named(piece)}`;
const et = (parts: readonly string[]): string => enumerated(parts, 'fr');

export const french: AquaWords = typeset({
  lagoon: 'Le lagon, case par case : les flèches mènent de l’une à l’autre',
  colours: COLOURS,
  kinds: KINDS,
  piece: named,
  cell: ({ cell, shell, piece, prey, doing }) =>
    [
      cellName(cell),
      ...(shell === null ? [] : [`coquillage ${COLOURS[shell]}`]),
      piece === null ? 'eau libre' : named(piece),
      ...(prey === null ? [] : [`avec ${the(prey)} dessous`]),
      ...(doing === null ? [] : [doing]),
    ].join(', '),
  canGo: 'peut bouger',
  isChosen: 'choisi',
  startCell: 'case de départ',
  goesHere: { step: 'aller ici', jump: 'sauter ici', cover: 'recouvrir', eat: 'manger' },
  preyComes: 'la proie vient ici',
  preyStays: 'la proie reste ici',
  goal: colour => `Amenez un animal sur le coquillage ${COLOURS[colour]}, tout en face : c’est gagné.`,
  danger: piece => `Danger : ${the(piece)} peut gagner au prochain coup. Arrêtez-${isFeminine(piece) ? 'la' : 'le'} !`,
  threatens: 'sur le point de gagner',
  pick: 'Touchez un de vos animaux pour voir où il peut aller, ou glissez-le.',
  lead: kind => `${kind === OCTOPUS ? 'Votre pieuvre' : `Votre ${KINDS[kind]}`} : touchez où aller.`,
  does: ({ piece, stops, isJump, eats, mayHideMore, covers, frees, carries, wins }) => {
    const deeds = [
      ...(carries === NONE ? [] : [`emporte ${the(carries)}`]),
      ...(frees === NONE ? [] : [`abandonne ${the(frees)}`]),
      ...(covers === NONE ? [] : [`recouvre ${the(covers)}`]),
      ...(eats.length === 0 ? [] : [`mange ${et(eats.map(the))}`]),
      ...(mayHideMore ? ['sa proie si elle en a une'] : []),
    ];
    const way = `${isJump ? 'saute' : 'va'} en ${stops.map(cellName).join(' puis ')}`;
    const all = [...(isJump || deeds.length === 0 ? [way] : []), ...deeds, ...(wins ? ['gagne'] : [])];
    return `Votre ${KINDS[kindOf(piece)]} ${et(all)}${wins ? ' !' : '.'}`;
  },
  preyWhere: prey => `Où va ${the(prey)} ? Touchez sa case.`,
  withPrey: prey => `Emmener ${isFeminine(prey) ? 'la' : 'le'} ${KINDS[kindOf(prey)]}`,
  withoutPrey: 'L’abandonner',
  stopHere: 'S’arrêter là',
  ownMeal: 'Attention, c’est un des vôtres !',
  goesOn: 'Encore un saut possible : touchez la case suivante.',
  deed: { step: 'Aller', jump: 'Sauter', cover: 'Recouvrir', eat: 'Manger' },
  back: 'Un pas en arrière',
  allMoves: 'Tous les coups en mots',
  calm: (turns, of) => `Sans progrès : ${turns} tours sur ${of}, puis partie nulle.`,
  player: ({ name, colour, notes, eaten, covered, hasTurn }) => {
    const who = [COLOURS[colour], ...notes].join(', ');
    const kinds = (pieces: readonly Piece[]): string => et(pieces.map(piece => KINDS[kindOf(piece)] ?? ''));
    const lost = eaten.length === 0 ? '' : ` Mangés : ${kinds(eaten)}.`;
    const hidden = covered.length === 0 ? '' : ` Sous une pieuvre : ${kinds(covered)}.`;
    return `${name} (${who})${hasTurn ? ', au trait' : ''}.${lost}${hidden}`;
  },
  you: 'vous',
  isReady: 'camp prêt',
  isArranging: 'se prépare',
  eaten: 'Mangés',
  hidden: 'Sous une pieuvre',
  hand: (kind, left) => `${KINDS[kind]} : ${left} à placer`,
  place: 'Touchez une case de départ, ou glissez-y un animal.',
  exchange: 'Touchez une autre case de départ pour échanger.',
  allPlaced: 'Les neuf sont en place.',
  putBack: 'Reprendre',
  formations: 'Formations',
  lastTime: 'Comme avant',
  random: 'Au hasard',
  ateFish: 'J’ai mangé du poisson',
  ready: 'C’est prêt',
  change: 'Changer',
  waiting: 'Votre camp est prêt, caché tant que l’autre ne l’est pas.',
  formation: {
    spearhead: ['Fer de lance', 'Un requin mène, un poisson à son côté : celui qui prend le poisson est mangé.'],
    guard: ['Garde', 'Les requins restent au fond, près du but que vise votre adversaire. Difficile à surprendre.'],
    current: ['Courant', 'Sur une aile, les poissons sautent les uns par-dessus les autres ; les requins suivent.'],
    springboard: [
      'Tremplin',
      'Derrière la première ligne, les poissons sautent par-dessus les leurs dès le premier tour.',
    ],
    claws: ['Pinces de crabe', 'Les requins sur une aile, les pieuvres sur l’autre : l’une mord, l’autre retient.'],
    wall: ['Mur de corail', 'Des pieuvres côte à côte à l’avant : elles recouvrent tout ce qui s’approche.'],
  },
  wins: name => `Victoire : ${name}`,
  draw: 'Partie nulle',
} satisfies AquaWords);
