/** The positions of the rulebook of Aquatika. One plays Yellow, in the first seat. */
import { cellNamed } from '@havre/engine/games/aquatika/board.ts';
import type { Aquatika } from '@havre/engine/games/aquatika/game.ts';
import { FISH, kindOf, NONE, OCTOPUS, SHARK } from '@havre/engine/games/aquatika/pieces.ts';
import { matchAt } from '@havre/engine/games/aquatika/puzzle-position.ts';
import type { State } from '@havre/engine/games/aquatika/state.ts';
import type { BookFigure, Figures } from '../contract.ts';

const YOU = 0;

/** A position in which Yellow is to move. */
const at = (rows: string, isReached?: (state: State) => boolean): BookFigure<Aquatika> => ({
  start: () => matchAt(`lagoon ${rows} Y - 0`),
  seat: YOU,
  ...(isReached === undefined ? {} : { isReached: ({ state }) => isReached(state) }),
});

const kindOn = (state: State, cell: string): number => kindOf(state.top[cellNamed(cell)] ?? NONE);

export const figures: Figures<Aquatika> = {
  start: at('sf1fs/oofso/5/5/5/OSFOO/SF1FS'),
  step: at('5/4s/5/5/2S2/5/5'),
  cover: at('4f/o4/5/3s1/2O2/5/5', state => state.under[cellNamed('d4')] !== NONE && kindOn(state, 'd4') === OCTOPUS),
  eat: at('3f1/5/2o(F)2/2S2/5/5/5', state => kindOn(state, 'c5') === SHARK),
  leap: at('5/5/3s1/5/1S3/F4/5', state => kindOn(state, 'e6') === FISH),
  'cover-again': at(
    '5/4f/o2O(s)1/5/5/5/5',
    state => kindOn(state, 'e6') === OCTOPUS && state.under[cellNamed('e6')] !== NONE,
  ),
  wall: at('5/5/5/2s2/2s2/2F2/5', state => kindOn(state, 'c2') !== FISH),
  win: at('Fs3/5/3o1/5/5/5/5', state => kindOn(state, 'c7') === FISH),
};
