/** A position in the small: the water, the two shells and the animals, as one sees it from a seat. */
import { cellAt } from '@havre/engine/games/aquatika/board.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { type Colour, colourOf, GREY, NONE, type Piece, YELLOW } from '@havre/engine/games/aquatika/pieces.ts';
import { boardOf, colourAt } from '@havre/engine/games/aquatika/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Animal } from './animals/animal.tsx';
import { Shell } from './lagoon/shell.tsx';
import './lagoon/bed.css';
import './lagoon-picture.css';

interface CellPictureProps {
  readonly own: Colour;
  readonly shell: Colour | null;
  readonly top: Piece;
  readonly under: Piece;
}

const CellPicture = ({ own, shell, top, under }: CellPictureProps) => (
  <span class="aqua-picture-cell">
    {shell === null ? null : (
      <svg viewBox="-54 -54 108 108" aria-hidden="true">
        <Shell colour={shell} heading={0} />
      </svg>
    )}
    {top === NONE ? null : <Animal piece={top} heading={colourOf(top) === own ? 0 : 180} />}
    {under === NONE ? null : (
      <span class="aqua-picture-prey">
        <Animal piece={under} />
      </span>
    )}
  </span>
);

export function LagoonPicture({ view, seat }: { view: View; seat: Seat }) {
  const { columns, rows, firstRow, targets, isCell } = boardOf(view);
  const own = colourAt(view, seat);
  const cells = Array.from({ length: rows * columns }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return own === GREY ? cellAt(columns - 1 - x, firstRow + y) : cellAt(x, firstRow + rows - 1 - y);
  });
  return (
    <div class="aqua-picture" style={{ '--columns': columns, '--rows': rows }} aria-hidden="true">
      {cells.map(cell =>
        isCell[cell] === true ? (
          <CellPicture
            key={cell}
            own={own}
            shell={cell === targets[YELLOW] ? YELLOW : cell === targets[GREY] ? GREY : null}
            top={view.top[cell] ?? NONE}
            under={view.under[cell] ?? NONE}
          />
        ) : (
          <span key={cell} />
        ),
      )}
    </div>
  );
}
