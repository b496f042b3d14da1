/** The words of this board, beside those the rules have: what lies on a cell, what a touch does, how a camp may be arranged. */
import { type Cell, cellName } from '@havre/engine/games/aquatika/board.ts';
import { type Colour, colourOf, type Kind, kindOf, NONE, type Piece } from '@havre/engine/games/aquatika/pieces.ts';
import type { Forecast } from '@havre/engine/games/aquatika/questions.ts';
import { enumerated } from '@havre/engine/games/language.ts';
import type { FormationName } from './arranging/formations.ts';
import type { TargetKind } from './choosing.ts';

/** What a chosen move would do. */
export interface MoveFacts extends Forecast {
  /** Where it leads, each landing of a jump. */
  readonly stops: readonly Cell[];
  readonly isJump: boolean;
}

/** What can be said of a cell. */
export interface CellFacts {
  readonly cell: Cell;
  /** Whose shell lies there. */
  readonly shell: Colour | null;
  readonly piece: Piece | null;
  /** What is under it, as far as one may know. */
  readonly prey: Piece | null;
  /** What a touch does here, in words. */
  readonly doing: string | null;
}

/** What can be said of a player. */
export interface PlayerFacts {
  readonly name: string;
  readonly colour: Colour;
  readonly notes: readonly string[];
  readonly eaten: readonly Piece[];
  readonly covered: readonly Piece[];
  readonly hasTurn: boolean;
}

const KINDS = ['', 'octopus', 'shark', 'flying fish'] as const;
const COLOURS = ['yellow', 'grey'] as const;
const named = (piece: Piece): string => `${COLOURS[colourOf(piece)]} ${KINDS[kindOf(piece)]}`;
const and = (parts: readonly string[]): string => enumerated(parts, 'en');

export const english = {
  lagoon: 'The lagoon, cell by cell: arrow keys lead from one to the next',
  colours: COLOURS as readonly string[],
  kinds: KINDS as readonly string[],
  piece: (piece: Piece): string => named(piece),
  cell: ({ cell, shell, piece, prey, doing }: CellFacts): string =>
    [
      cellName(cell),
      ...(shell === null ? [] : [`shell of ${COLOURS[shell]}`]),
      piece === null ? 'empty water' : named(piece),
      ...(prey === null ? [] : [`with the ${named(prey)} under it`]),
      ...(doing === null ? [] : [doing]),
    ].join(', '),
  canGo: 'can be moved',
  isChosen: 'chosen',
  startCell: 'start cell',
  goesHere: { step: 'goes here', jump: 'jumps here', cover: 'covers it', eat: 'eats it' } satisfies Record<
    TargetKind,
    string
  >,
  preyComes: 'the prey comes along here',
  preyStays: 'the prey stays here',
  goal: (colour: Colour): string => `Bring one animal onto the ${COLOURS[colour]} shell at the far end: that wins.`,
  danger: (piece: Piece): string => `Danger: the ${named(piece)} can win with its next move. Stop it!`,
  threatens: 'about to win',
  pick: 'Touch one of your animals to see where it can go, or drag it.',
  lead: (kind: Kind): string => `Your ${KINDS[kind]}: touch where it goes.`,
  /** A sentence, since whoever chooses a move need not read its notation. */
  does: ({ piece, stops, isJump, eats, mayHideMore, covers, frees, carries, wins }: MoveFacts): string => {
    const deeds = [
      ...(carries === NONE ? [] : [`carries the ${named(carries)}`]),
      ...(frees === NONE ? [] : [`leaves the ${named(frees)} behind`]),
      ...(covers === NONE ? [] : [`covers the ${named(covers)}`]),
      ...(eats.length === 0 ? [] : [`eats ${and(eats.map(one => `the ${named(one)}`))}`]),
      ...(mayHideMore ? ['its prey too, if it has one'] : []),
    ];
    const way = `${isJump ? 'jumps' : 'goes'} to ${stops.map(cellName).join(' then ')}`;
    const all = [...(isJump || deeds.length === 0 ? [way] : []), ...deeds, ...(wins ? ['wins'] : [])];
    return `Your ${KINDS[kindOf(piece)]} ${and(all)}${wins ? '!' : '.'}`;
  },
  preyWhere: (prey: Piece): string => `Where does the ${named(prey)} go? Touch it there.`,
  withPrey: (prey: Piece): string => `Take the ${KINDS[kindOf(prey)]} along`,
  withoutPrey: 'Leave it here',
  stopHere: 'Stop here',
  ownMeal: 'Careful, one of your own!',
  goesOn: 'It may jump on: touch the next landing.',
  deed: { step: 'Go', jump: 'Jump', cover: 'Cover', eat: 'Eat' } satisfies Record<TargetKind, string>,
  back: 'One step back',
  allMoves: 'All moves in words',
  calm: (turns: number, of: number): string => `Calm water: ${turns} quiet turns of ${of}, then it is a draw.`,
  player: ({ name, colour, notes, eaten, covered, hasTurn }: PlayerFacts): string => {
    const who = [COLOURS[colour], ...notes].join(', ');
    const lost = eaten.length === 0 ? '' : ` Eaten: ${and(eaten.map(piece => KINDS[kindOf(piece)] ?? ''))}.`;
    const hidden =
      covered.length === 0 ? '' : ` Under an octopus: ${and(covered.map(piece => KINDS[kindOf(piece)] ?? ''))}.`;
    return `${name} (${who})${hasTurn ? ', to move' : ''}.${lost}${hidden}`;
  },
  you: 'you',
  isReady: 'ready',
  isArranging: 'arranging',
  eaten: 'Eaten',
  hidden: 'Under an octopus',
  hand: (kind: Kind, left: number): string => `${KINDS[kind]}: ${left} to place`,
  place: 'Touch a start cell, or drag an animal there.',
  exchange: 'Touch another start cell to change places.',
  allPlaced: 'All nine are placed.',
  putBack: 'Put it back',
  formations: 'Formations',
  lastTime: 'As last time',
  random: 'At random',
  ateFish: 'I ate fish last',
  ready: 'Ready',
  change: 'Change it',
  waiting: 'Your camp is ready. Nobody sees it before both are.',
  formation: {
    spearhead: ['Spearhead', 'A shark leads with a fish beside it: whoever takes the fish is eaten.'],
    guard: ['Guard', 'The sharks stay back, near the shell that the other side wants. Hard to surprise.'],
    current: ['Current', 'Fish together on one wing leap over each other, and sharks follow.'],
    springboard: ['Springboard', 'Fish behind the front row leap over their own from the first turn on.'],
    claws: ['Crab claws', 'Sharks on one wing, octopuses on the other: one bites, the other holds.'],
    wall: ['Coral wall', 'Octopuses side by side in front cover whatever comes near.'],
  } satisfies Record<FormationName, readonly [name: string, purpose: string]> as Readonly<
    Record<FormationName, readonly [name: string, purpose: string]>
  >,
  wins: (name: string): string => `${name} wins`,
  draw: 'A draw',
};

export type AquaWords = typeof english;
