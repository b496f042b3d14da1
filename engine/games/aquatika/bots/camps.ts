/** The camps that bots choose from: those that won most in games of bots, each as it is or as in a mirror. */
import type { Chance } from '../../../kernel/chance.ts';
import { columnOf, rowOf } from '../board.ts';
import { BOARDS, type BoardName } from '../material.ts';
import { kindOfLetter } from '../notation.ts';
import { type Colour, type Kind, NO_KIND } from '../pieces.ts';
import type { Action } from '../state.ts';
import won from './camps.json' with { type: 'json' };

/** A camp as it is written: the kind on each start cell as seen from its seat, the row nearest to it first. */
const campOfLetters = (letters: string): Kind[] => [...letters].map(letter => kindOfLetter(letter) ?? NO_KIND);

/**
 * A camp with left and right exchanged.
 * @example mirrored('reef', camp)
 */
export function mirrored(board: BoardName, camp: readonly Kind[]): Kind[] {
  const { camps, columns } = BOARDS[board];
  const [cells] = camps;
  return cells.map(cell => {
    const opposite = cells.findIndex(
      other => rowOf(other) === rowOf(cell) && columnOf(other) === columns - 1 - columnOf(cell),
    );
    return camp[opposite];
  });
}

/** The camps worth having on a board; none where nobody has tried any. */
export function goodCamps(board: BoardName): readonly (readonly Kind[])[] {
  const written: readonly string[] = Object.hasOwn(won, board) ? won[board as keyof typeof won] : [];
  return written.map(campOfLetters).flatMap(camp => [camp, mirrored(board, camp)]);
}

const differences = (one: readonly Kind[], other: readonly Kind[]): number[] =>
  one.flatMap((kind, i) => (kind === other[i] ? [] : [i]));

/**
 * What brings a camp that is full nearer to a good one: two pieces exchanged, or the word that it is ready. Which good camp it
 * comes to depends on where chance has put the pieces before, so that nobody can tell it beforehand; of those as near, chance
 * takes one.
 */
export function towardsGoodCamp(board: BoardName, camp: readonly Kind[], owner: Colour, chance: Chance): Action {
  const good = goodCamps(board);
  const fewest = Math.min(...good.map(other => differences(camp, other).length));
  if (good.length === 0 || fewest === 0) return { type: 'confirm' };
  const nearest = good.filter(other => differences(camp, other).length === fewest);
  const wanted = nearest[chance.below(nearest.length)];
  const wrong = differences(camp, wanted);
  const [one] = wrong;
  const fits = wrong.filter(i => camp[i] === wanted[one]);
  const other = fits.find(i => wanted[i] === camp[one]) ?? fits[0];
  const cells = BOARDS[board].camps[owner];
  return { type: 'swap', one: Math.min(cells[one], cells[other]), other: Math.max(cells[one], cells[other]) };
}
