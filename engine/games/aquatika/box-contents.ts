/** What is in the box of Aquatika, for programs from outside. */
import type { Components } from '../components.ts';
import box from './aquatika.json' with { type: 'json' };
import { cellAt, cellName } from './board.ts';

export const components: Components = {
  numbers: {
    Cell: 'A cell: its column from 0 plus 8 times its row, so that 11 is d1; -1 is no cell.',
    Kind: 'A kind of piece: 1 an octopus, 2 a shark, 3 a flying fish; 0 is none.',
    Piece: 'A piece: its kind, plus 4 if it is grey; 0 is none. 2 is a yellow shark, 7 a grey flying fish.',
    Colour: '0 is yellow, 1 is grey.',
    quiet: 'How many turns in a row no piece has changed its row and none was eaten.',
  },
  parts: { ...box, example: { [cellName(cellAt(3, 1))]: cellAt(3, 1) } },
};
