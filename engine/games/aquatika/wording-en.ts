/** Aquatika in English. */
import { enumerated, nameOf, type Wording } from '../language.ts';
import { linesOf } from '../picture.ts';
import { isJump, landings } from './7-fish.ts';
import { cellName } from './board.ts';
import type { Aquatika } from './game.ts';
import { colourOf, FISH, KINDS, type Kind, kindOf, OCTOPUS, type Piece } from './pieces.ts';
import type { Move } from './state.ts';
import { keysIn } from './wording-keys.ts';
import { effectOf, effects, type MoveWords } from './wording-moves.ts';
import { letterOf, pictureOf, type TableWords, waysOf } from './wording-table.ts';

const LETTERS = ['', 'O', 'S', 'F'] as const;
const KIND_NAMES = ['', 'octopus', 'shark', 'flying fish'] as const;
const PLURALS = ['', 'octopuses', 'sharks', 'flying fish'] as const;
const COLOUR_NAMES = ['yellow', 'grey'] as const;

const a = (kind: Kind): string => `${kind === OCTOPUS ? 'an' : 'a'} ${KIND_NAMES[kind]}`;
const the = (piece: Piece): string => `the ${COLOUR_NAMES[colourOf(piece)]} ${KIND_NAMES[kindOf(piece)]}`;
const and = (parts: readonly string[]): string => enumerated(parts, 'en');
const counted = (count: number, kind: Kind): string => `${count} ${count === 1 ? KIND_NAMES[kind] : PLURALS[kind]}`;
const letters = (pieces: readonly Piece[]): string => pieces.map(piece => letterOf(LETTERS, piece)).join(' ');

const moveWords: MoveWords = {
  kinds: KIND_NAMES,
  frees: prey => `sets ${the(prey)} free`,
  covers: prey => `covers ${the(prey)}`,
  eats: pieces => `eats ${and(pieces.map(the))}`,
  carries: prey => `carries ${the(prey)}`,
  more: 'and whatever is under it',
  wins: 'wins',
};

function moveText(move: Move, carried?: Piece): string {
  const { from, to, piece } = move;
  const [, ...stops] = landings(move).map(cellName);
  const prey = carried === undefined ? '' : ` with ${the(carried)}`;
  const way = isJump(from, to)
    ? `jumps with ${a(FISH)} from ${cellName(from)} to ${and(stops)}`
    : `moves ${a(kindOf(piece))} from ${cellName(from)} to ${cellName(to)}${prey}`;
  return and([way, ...effects(moveWords, move)]);
}

const table: TableWords = {
  letters: LETTERS,
  colours: COLOUR_NAMES,
  piece: piece => `${COLOUR_NAMES[colourOf(piece)]} ${KIND_NAMES[kindOf(piece)]}`,
  water: 'empty',
  target: colour => `${COLOUR_NAMES[colour]} goal`,
  covering: prey => `covering ${the(prey)}`,
  you: 'you',
  targets: 'Yellow’s pieces are capitals, Grey’s small letters; × marks the goals.',
  yourPrey: 'In brackets: what is under an octopus.',
  inHand: left =>
    `Still to be placed: ${and(KINDS.filter(kind => left[kind] > 0).map(kind => counted(left[kind], kind)))}.`,
  eaten: pieces => `Eaten: ${letters(pieces)}`,
  covered: pieces => `Somewhere under an octopus: ${letters(pieces)}`,
  quiet: (turns, of) => `Quiet turns in a row: ${turns} of ${of}.`,
  lastMove: (name, move) => `${name} last ${past(move)}.`,
};

/** The same in the past, for the last moves beside the board. */
const pastWords: MoveWords = {
  ...moveWords,
  frees: prey => `set ${the(prey)} free`,
  covers: prey => `covered ${the(prey)}`,
  eats: pieces => `ate ${and(pieces.map(the))}`,
};
const past = (move: Move): string =>
  and([
    `moved ${a(kindOf(move.piece))} from ${cellName(move.from)} to ${cellName(move.to)}`,
    ...effects(pastWords, move),
  ]);

export const english: Wording<Aquatika> = {
  summary: 'Bring one of your sea creatures to the cell of your colour behind the other camp.',
  prompts: {
    arrangeCamps: 'Arrange your camp, unseen by the other side.',
    movePiece: 'Move one of your animals.',
  },
  actions: {
    place: ({ kind, at }) => `Place ${a(kind)} on ${cellName(at)}`,
    pickUp: ({ at }) => `Take back the piece on ${cellName(at)}`,
    swap: ({ one, other }) => `Exchange the pieces on ${cellName(one)} and ${cellName(other)}`,
    fill: () => 'Place the rest at random',
    confirm: () => 'Confirm this arrangement',
    reconsider: () => 'Change the arrangement after all',
    claimFish: ({ ate }) => (ate ? 'Say “I ate fish last”' : 'Say rather nothing about fish'),
    move: ({ from, to }) => `Move from ${cellName(from)} to ${cellName(to)}`,
    carry: ({ from, to }) => `Move from ${cellName(from)} to ${cellName(to)} with the prey`,
  },
  effect: (view, seat, action) => effectOf(moveWords, view, seat, action),
  keys: keysIn({ letters: LETTERS, fill: 'fill', confirm: 'ok', reconsider: 'change', fish: 'fish', noFish: 'nofish' }),

  events: {
    coloured: ({ yellow, drawn }, names) =>
      `${nameOf(names, yellow)} plays Yellow, ${nameOf(names, 1 - yellow)} plays Grey${drawn ? ', drawn by lot' : ''}.`,
    placed: ({ seat, kind, at }, names) => `${nameOf(names, seat)} places ${a(kind)} on ${cellName(at)}.`,
    pickedUp: ({ seat, kind, at }, names) => `${nameOf(names, seat)} takes back ${a(kind)} from ${cellName(at)}.`,
    swapped: ({ seat, one, other }, names) =>
      `${nameOf(names, seat)} exchanges the pieces on ${cellName(one)} and ${cellName(other)}.`,
    filled: ({ seat }, names) => `${nameOf(names, seat)} places the rest at random.`,
    confirmed: ({ seat }, names) => `${nameOf(names, seat)} confirms the arrangement.`,
    reconsidered: ({ seat }, names) => `${nameOf(names, seat)} wants to change the arrangement.`,
    claimedFish: ({ seat, ate }, names) =>
      ate
        ? `${nameOf(names, seat)} claims to have eaten fish last.`
        : `${nameOf(names, seat)} says nothing about fish.`,
    revealed: () => 'Both camps are shown.',
    began: ({ seat, rule }, names) => {
      if (rule === 'AQU-NET-03') return `${nameOf(names, seat)} begins, as agreed.`;
      return rule === 'AQU-SETUP-04'
        ? `${nameOf(names, seat)} begins, having eaten fish last.`
        : `${nameOf(names, seat)} begins, drawn by lot.`;
    },
    moved: ({ seat, move, carried, secret }, names) =>
      `${nameOf(names, seat)} ${moveText(move, carried ?? secret?.carried)}.`,
    satOut: ({ seat }, names) => `${nameOf(names, seat)} cannot move and sits out.`,
    lifted: ({ preys }) =>
      `The octopuses are lifted: ${and(preys.map(({ at, prey }) => `${the(prey)} on ${cellName(at)}`))}.`,
    ranOutOfTime: ({ seat }, names) => `${nameOf(names, seat)} is out of time.`,
    left: ({ seat }, names) => `${nameOf(names, seat)} leaves for good.`,
    resigned: ({ seat }, names) => `${nameOf(names, seat)} resigns.`,
    won: ({ seat, rule }, names) => {
      if (rule === 'AQU-END-01') return `${nameOf(names, seat)} has reached the goal and wins.`;
      if (rule === 'AQU-END-08') return `The other player cannot move: ${nameOf(names, seat)} wins.`;
      return `${nameOf(names, seat)} wins.`;
    },
    drawn: ({ rule }) => {
      if (rule === 'AQU-END-12') return 'The same position has come too often: a draw.';
      if (rule === 'AQU-END-13') return 'Nothing has come forward for too long: a draw.';
      return rule === 'AQU-END-08' ? 'Neither player can move: a draw.' : 'The players agree on a draw.';
    },
  },

  refusals: {
    over: 'The game is over: the win took effect at once.',
    'still-arranging': 'Play begins once both players have confirmed their arrangements.',
    'play-has-begun': 'Both arrangements are confirmed and cannot be changed any more.',
    confirmed: 'You have confirmed your arrangement; take that back first.',
    'not-confirmed': 'You have not confirmed your arrangement yet.',
    'not-your-start-cell': 'That is not one of your start cells.',
    'start-cell-taken': 'A piece is already on that start cell, and nothing starts on top of another.',
    'start-cell-empty': 'There is no piece on that start cell.',
    'none-left': 'You have no piece of that kind left to place.',
    'nothing-to-swap': 'Two pieces of different kinds are exchanged, the one on the lower cell first.',
    'nothing-to-fill': 'All your pieces are placed.',
    'not-all-placed': 'All your start cells must hold a piece.',
    'first-is-agreed': 'Who begins is agreed at this table.',
    'already-said': 'You have said so already.',
    'not-your-turn': 'It is not your turn.',
    'no-piece': 'There is no piece on that cell.',
    'not-your-piece': 'That piece is not yours.',
    'off-board': 'There is no such cell on this board.',
    'on-the-spot': 'A move ends on another cell.',
    backward: 'No piece ever moves or jumps backward.',
    'barred-target': 'The goal of the other player is closed to your pieces.',
    'no-prey': 'There is no prey of yours to take along.',
    'one-cell': 'This piece moves one cell at a time.',
    occupied: 'A flying fish does not step onto another piece.',
    'octopus-on-octopus': 'An octopus cannot cover another octopus.',
    'one-prey': 'An octopus that covers a piece leaves its prey behind.',
    'not-straight': 'All jumps of a turn go in one straight line.',
    'two-cells': 'Each jump goes two cells on.',
    'no-sideways-jump': 'At this table flying fish do not jump sideways.',
    'nothing-to-jump': 'There is no piece to jump over.',
    'landing-taken': 'The cell behind the piece is not empty.',
    'target-reached': 'The jump onto the goal wins; there is none after it.',
    'not-in-this-game': 'A game of Aquatika is not called off: resign, or agree on a draw.',
    'needs-consent': 'A draw needs the consent of both players.',
  },
  options: {
    board: { label: 'Board', values: { lagoon: 'lagoon (5 by 7)', reef: 'reef (5 by 10)' } },
    jumpSideways: { label: 'Flying fish jump sideways', values: { true: 'yes', false: 'no' } },
    hiddenPrey: { label: 'Prey is hidden from the other player', values: { true: 'yes', false: 'no' } },
    noMoveResult: { label: 'Whoever cannot move', values: { loss: 'loses', pass: 'sits out' } },
    repetitionCount: {
      label: 'Draw by repetition',
      values: { 2: 'the second time', 3: 'the third time', 5: 'the fifth time' },
    },
    quietTurns: { label: 'Draw by quiet turns', values: { 20: 'after 20', 40: 'after 40', 100: 'after 100' } },
    yellow: { label: 'Who plays Yellow', values: { random: 'drawn by lot', 0: 'seat 1', 1: 'seat 2' } },
    first: { label: 'Who begins', values: { fish: 'whoever ate fish last', 0: 'seat 1', 1: 'seat 2' } },
  },
  phrases: {},
  table: (view, viewer, names) => linesOf(pictureOf(table, view, viewer, names), ':'),
  picture: (view, viewer, names) => pictureOf(table, view, viewer, names),
  ways: waysOf,
};
