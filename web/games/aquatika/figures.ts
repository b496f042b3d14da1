/** The positions of the rulebook of Aquatika. One plays Yellow, in the first seat. */
import { cellNamed } from '@havre/engine/games/aquatika/board.ts';
import type { Aquatika } from '@havre/engine/games/aquatika/game.ts';
import { FISH, kindOf, NONE, OCTOPUS, SHARK } from '@havre/engine/games/aquatika/pieces.ts';
import { matchAt } from '@havre/engine/games/aquatika/puzzle-position.ts';
import type { State } from '@havre/engine/games/aquatika/state.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { BookFigure, Figures } from '../contract.ts';

const YOU = 0;

type Scene = Omit<BookFigure<Aquatika>, 'start' | 'seat' | 'isReached'>;

/** A position in which Yellow is to move, so many turns after the last that brought anybody on. */
function at(
  rows: string,
  isReached?: (state: State) => boolean,
  { quiet = 0, ...scene }: Scene & { readonly quiet?: number } = {},
): BookFigure<Aquatika> {
  return {
    start: () => matchAt(`lagoon ${rows} Y - ${quiet}`),
    seat: YOU,
    ...(isReached === undefined ? {} : { isReached: ({ state }) => isReached(state) }),
    ...scene,
  };
}

const move = (from: string, to: string) => ({ type: 'move', from: cellNamed(from), to: cellNamed(to) }) as const;
const carry = (from: string, to: string) => ({ type: 'carry', from: cellNamed(from), to: cellNamed(to) }) as const;
const kindOn = (state: State, cell: string): number => kindOf(state.top[cellNamed(cell)] ?? NONE);
const holdsPrey = (state: State, cell: string): boolean => state.under[cellNamed(cell)] !== NONE;
const isWon = (state: State): boolean => state.winner === YOU;

/** Sharks that have gone to and fro until their position is about to come a third time. */
function toAndFro(): Match<Aquatika> {
  const match = matchAt('lagoon 5/2s2/5/5/2S2/5/5 Y - 0');
  const round = [move('c3', 'd3'), move('c6', 'd6'), move('d3', 'c3'), move('d6', 'c6')];
  for (const [turn, one] of [...round, ...round.slice(0, 2)].entries()) match.play(turn % 2, one);
  return match;
}

/** The worked examples of the ledger that no picture of the book shows. */
const examples: Figures<Aquatika> = {
  opening: at('sf1fs/oofso/5/5/5/OSFOO/SF1FS', undefined, { examples: ['2'], forbidden: move('d2', 'e2') }),
  'octopus-ahead': at('5/3o1/3O(s)1/5/5/5/5', state => holdsPrey(state, 'c6') || holdsPrey(state, 'e6'), {
    examples: ['4'],
    forbidden: move('d5', 'd6'),
  }),
  // An octopus that leaves its prey behind leaves a shark there, too.
  'eat-a-friend': at('4o/5/5/1O(s)3/1S3/5/5', state => kindOn(state, 'b4') === SHARK && kindOn(state, 'b3') === NONE, {
    examples: ['6'],
    forbidden: move('b3', 'b2'),
  }),
  'leap-aside': at('5/o4/5/FS1s1/5/5/5', state => kindOn(state, 'e4') === FISH, {
    examples: ['9'],
    forbidden: move('a4', 'b4'),
  }),
  'win-with-prey': at('5/3O(s)1/o4/5/5/5/5', isWon, { examples: ['11'], forbidden: move('d6', 'd5') }),
  'barred-target': at('4s/5/5/5/5/5/1O(s)3', state => kindOn(state, 'b1') !== OCTOPUS, {
    examples: ['12'],
    forbidden: carry('b1', 'c1'),
  }),
  'no-move': at('5/5/3s1/3S1/5/5/oO3', isWon, { examples: ['13'], forbidden: move('b1', 'a1') }),
  repetition: {
    start: toAndFro,
    seat: YOU,
    examples: ['14'],
    answers: [{ seat: 1, action: move('d6', 'c6') }],
    forbidden: move('d3', 'd2'),
    isReached: ({ over }) => over,
  },
  'quiet-turns': at('o4/5/5/5/2S2/5/5', state => state.quiet === 0, {
    examples: ['15'],
    quiet: 39,
    forbidden: move('c3', 'c2'),
  }),
};

export const figures: Figures<Aquatika> = {
  ...examples,
  start: at('sf1fs/oofso/5/5/5/OSFOO/SF1FS'),
  step: at('5/4s/5/5/2S2/5/5', undefined, { examples: ['1'] }),
  cover: at('4f/o4/5/3s1/2O2/5/5', state => holdsPrey(state, 'd4') && kindOn(state, 'd4') === OCTOPUS, {
    examples: ['3'],
  }),
  eat: at('3f1/5/2o(F)2/2S2/5/5/5', state => kindOn(state, 'c5') === SHARK, { examples: ['5'] }),
  leap: at('5/5/3s1/5/1S3/F4/5', state => kindOn(state, 'e6') === FISH, { examples: ['7'] }),
  'cover-again': at('5/4f/o2O(s)1/5/5/5/5', state => kindOn(state, 'e6') === OCTOPUS && holdsPrey(state, 'e6'), {
    examples: ['3'],
    forbidden: carry('d5', 'e6'),
  }),
  wall: at('5/5/5/2s2/2s2/2F2/5', state => kindOn(state, 'c2') !== FISH, { examples: ['8'] }),
  win: at('Fs3/5/3o1/5/5/5/5', state => kindOn(state, 'c7') === FISH, { examples: ['10'] }),
};
