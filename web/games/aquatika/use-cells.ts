/** The hands on the lagoon: cells are touched, dragged from and to, held to look under an octopus, and walked with arrow keys. */
import { type Cell, cellName, cellNamed, NO_CELL } from '@havre/engine/games/aquatika/board.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { belongsTo, type Colour, type Kind, NO_KIND, NONE } from '@havre/engine/games/aquatika/pieces.ts';
import { boardOf } from '@havre/engine/games/aquatika/state.ts';
import { useState } from 'preact/hooks';
import { useDrag } from '../kit/use-drag.ts';
import { inHand } from './arranging/camp.ts';
import type { Arranging } from './arranging/use-arranging.ts';
import { ends } from './choosing.ts';
import type { CellTouching } from './lagoon/cells.tsx';
import { cellByKey, cellsInOrder, type Sight } from './lagoon/geometry.ts';
import type { Lifting } from './use-lifting.ts';
import type { Play } from './use-play.ts';

/** Where pieces go that are taken off the board while arranging. */
const TRAY = 'tray';
const kindThing = (kind: Kind): string => `kind ${kind}`;
const kindIn = (thing: string): Kind => (thing.startsWith('kind ') ? (Number(thing.slice(5)) as Kind) : NO_KIND);

export interface Hands {
  readonly touching: CellTouching;
  /** What the elements of the tray need. */
  kind(kind: Kind): Record<string, unknown>;
  readonly tray: Record<string, unknown>;
}

export interface HandsOn {
  readonly view: View;
  readonly sight: Sight;
  readonly own: Colour;
  readonly play: Play;
  readonly arranging: Arranging | null;
  readonly lifting: Lifting;
  readonly isWaiting: boolean;
}

export function useCells({ view, sight, own, play, arranging, lifting, isWaiting }: HandsOn): Hands {
  const [walked, setWalked] = useState<Cell>(NO_CELL);
  const focused = boardOf(view).isCell[walked] === true ? walked : firstCell(view, sight, own);
  const drag = useDrag({
    targetsOf: thing =>
      arranging === null ? ends(play.legal, cellNamed(thing)).map(cellName) : placesFor(arranging, thing),
    drop(thing, target) {
      const to = target === TRAY ? null : cellNamed(target);
      if (arranging !== null) arranging.carry(kindIn(thing) || cellNamed(thing), kindIn(thing) !== NO_KIND, to);
      else if (to !== null) play.drop(cellNamed(thing), to);
    },
    isWaiting,
  });
  /** Only what belongs to dragging: touches and keys have their own way here. */
  const dragged = (end: { thing?: string; target?: string }): Record<string, unknown> => {
    const { onPointerDown, 'data-thing': thing, 'data-target': target } = drag.on(end);
    return { onPointerDown, 'data-thing': thing, 'data-target': target };
  };
  const pressOf = (cell: Cell): ((event: PointerEvent) => void) | undefined =>
    drag.on({ thing: cellName(cell) }).onPointerDown as ((event: PointerEvent) => void) | undefined;
  return {
    kind: kind => dragged({ thing: kindThing(kind) }),
    tray: dragged({ target: TRAY }),
    touching: {
      focused,
      attributes: cell => ({ 'data-thing': cellName(cell), 'data-target': cellName(cell) }),
      touch(cell) {
        setWalked(cell);
        if (lifting.hasLooked()) return;
        if (arranging !== null) arranging.touch(cell);
        else play.touch(cell);
      },
      press(cell, event) {
        play.press();
        if (belongsTo(view.top[cell] ?? NONE, own) && (view.under[cell] ?? NONE) !== NONE) lifting.hold(cell, event);
        pressOf(cell)?.(event);
      },
      onKey(cell, event) {
        if (event.key === 'Escape') {
          play.letGo();
          arranging?.letGo();
        }
        if (event.key === 'Backspace') play.back();
        const to = cellByKey(sight, cell, event.key);
        if (to === null) return;
        event.preventDefault();
        setWalked(to);
        (event.currentTarget as HTMLElement).parentElement
          ?.querySelector<HTMLElement>(`[data-place="${cellName(to)}"]`)
          ?.focus();
      },
      onFocus: setWalked,
    },
  };
}

/** Where a piece may be carried while arranging: to any own start cell, and from one back into the hand. */
function placesFor({ cells, camp, isOpen }: Arranging, thing: string): string[] {
  const kind = kindIn(thing);
  if (!isOpen) return [];
  if (kind !== NO_KIND) return (inHand(camp)[kind] ?? 0) > 0 ? cells.map(cellName) : [];
  const at = cells.indexOf(cellNamed(thing));
  if (at < 0 || camp[at] === NO_KIND) return [];
  return [...cells.filter(cell => cellName(cell) !== thing).map(cellName), TRAY];
}

/** Whoever comes with the keyboard begins at the first of the own animals, or of the own start cells. */
function firstCell(view: View, sight: Sight, own: Colour): Cell {
  const cells = cellsInOrder(sight);
  return (
    cells.find(cell => belongsTo(view.top[cell] ?? NONE, own)) ??
    cells.find(cell => boardOf(view).camps[own].includes(cell)) ??
    cells[0] ??
    NO_CELL
  );
}
