/** The cells of the lagoon and who is in them: each is a button for whoever plays, and says what it holds and what it would do. */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import { cellName } from '@havre/engine/games/aquatika/board.ts';
import { colourOf, GREY, NONE, type Piece } from '@havre/engine/games/aquatika/pieces.ts';
import { Icon } from '../../../look/icons.tsx';
import { Animal } from '../animals/animal.tsx';
import type { LagoonDrawing } from './contract.ts';
import { cellsInOrder, headingOf, placeOf, type Sight } from './geometry.ts';
import { cellStyle } from './position.ts';
import './cells.css';

/** How cells are touched; an onlooker's are not. */
export interface CellTouching {
  /** The one cell that the tabulator stops at. */
  readonly focused: Cell;
  /** What a drag needs of the element of a cell. */
  attributes(cell: Cell): Record<string, unknown>;
  touch(cell: Cell): void;
  press(cell: Cell, event: PointerEvent): void;
  onKey(cell: Cell, event: KeyboardEvent): void;
  onFocus(cell: Cell): void;
}

export interface CellsProps {
  readonly scene: LagoonDrawing;
  readonly touching: CellTouching | null;
  nameOf(cell: Cell): string;
}

export const Swimmer = ({ sight, piece }: { sight: Sight; piece: Piece }) => (
  <Animal piece={piece} heading={headingOf(sight, colourOf(piece) === GREY)} />
);

/** An animal in its cell, with what its owner knows to be under it. */
function Occupant({ scene, cell }: { scene: LagoonDrawing; cell: Cell }) {
  const { sight, top, under, lifted, chosen, winning } = scene;
  const [piece, prey] = [top[cell] ?? NONE, under[cell] ?? NONE];
  if (piece === NONE) return null;
  const looks = [
    'aqua-piece',
    lifted === cell ? 'lifted' : '',
    chosen?.from === cell && chosen.stops.length > 0 ? 'leaving' : '',
    winning === cell ? 'winning' : '',
  ];
  return (
    <>
      {prey === NONE || lifted !== cell ? null : (
        <span class="aqua-prey-below">
          <Swimmer sight={sight} piece={prey} />
        </span>
      )}
      <span class={looks.filter(Boolean).join(' ')}>
        <Swimmer sight={sight} piece={piece} />
        {prey === NONE ? null : (
          <span class="aqua-prey">
            <Animal piece={prey} />
          </span>
        )}
      </span>
    </>
  );
}

/** Who would be placed here by a touch, while a camp is arranged. */
const Awaited = ({ scene: { sight, awaited }, cell }: { scene: LagoonDrawing; cell: Cell }) =>
  awaited?.cells.includes(cell) === true ? (
    <span class="aqua-awaited">
      <Swimmer sight={sight} piece={awaited.piece} />
    </span>
  ) : null;

/** One of the own camp would be eaten: no tick that invites, but a sign that warns. */
const Caution = () => (
  <span class="aqua-again caution">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4.500v9M12 19v.1" />
    </svg>
  </span>
);

/** Whoever would be on a cell if the chosen move were made. */
function Foreseen({ scene, cell }: { scene: LagoonDrawing; cell: Cell }) {
  const { sight, top, chosen, askedPrey, targets } = scene;
  const end = chosen?.stops.at(-1);
  if (chosen === null || end === undefined) return null;
  return (
    <>
      {cell === end ? (
        <span class="aqua-foreseen">
          <Swimmer sight={sight} piece={top[chosen.from] ?? NONE} />
          {askedPrey !== null ? null : targets.some(({ to, hurtsOwn }) => to === end && hurtsOwn) ? (
            <Caution />
          ) : (
            <span class="aqua-again">
              <Icon name="check" />
            </span>
          )}
        </span>
      ) : null}
      {askedPrey !== null && (cell === end || cell === chosen.from) ? (
        <span class="aqua-asked-prey">
          <Swimmer sight={sight} piece={askedPrey} />
        </span>
      ) : null}
    </>
  );
}

export function Cells({ scene, touching, nameOf }: CellsProps) {
  const { sight, chosen, movable, targets } = scene;
  return (
    <>
      {cellsInOrder(sight).map(cell => {
        const isPressed = chosen?.from === cell || chosen?.stops.includes(cell) === true;
        const isLit = chosen === null ? movable.includes(cell) : targets.some(({ to }) => to === cell);
        const looks = { class: 'aqua-cell', style: cellStyle(placeOf(sight, cell)), 'data-cell': cellName(cell) };
        const inside = (
          <>
            <Occupant scene={scene} cell={cell} />
            <Awaited scene={scene} cell={cell} />
            <Foreseen scene={scene} cell={cell} />
          </>
        );
        if (touching === null)
          return (
            <span key={cell} {...looks} role="img" aria-label={nameOf(cell)}>
              {inside}
            </span>
          );
        return (
          <button
            key={cell}
            type="button"
            {...looks}
            {...touching.attributes(cell)}
            data-place={cellName(cell)}
            aria-label={nameOf(cell)}
            aria-pressed={isPressed ? true : isLit ? false : undefined}
            tabIndex={touching.focused === cell ? 0 : -1}
            onClick={() => touching.touch(cell)}
            onPointerDown={event => touching.press(cell, event)}
            onKeyDown={event => touching.onKey(cell, event)}
            onFocus={() => touching.onFocus(cell)}
            onContextMenu={event => event.preventDefault()}
          >
            {inside}
          </button>
        );
      })}
    </>
  );
}
