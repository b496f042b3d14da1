/**
 * Arranging the own camp. On the screen it is at once as its player wants it; the table is told piece by piece behind it. Only
 * its owner ever sees it before both are ready.
 */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import type { Aquatika } from '@havre/engine/games/aquatika/game.ts';
import { type Kind, NO_KIND } from '@havre/engine/games/aquatika/pieces.ts';
import { boardOf, colourAt } from '@havre/engine/games/aquatika/state.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../contract.ts';
import { type Camp, exchanged, isFull, kindAtHand, nextTowards, placed, takenBack } from './camp.ts';
import { keepCamp } from './last-time.ts';

export interface Arranging {
  /** The own start cells, as the camp is listed. */
  readonly cells: readonly Cell[];
  readonly camp: Camp;
  /** The kind the next touch of an empty cell places; `NO_KIND` once all are placed. */
  readonly atHand: Kind;
  /** The start cell whose piece is about to go elsewhere. */
  readonly held: Cell | null;
  /** Whether the arrangement may be changed now. */
  readonly isOpen: boolean;
  /** Whether everything on the screen is on the table too. */
  readonly isSettled: boolean;
  readonly isReady: boolean;
  touch(cell: Cell): void;
  take(kind: Kind): void;
  /** A piece is carried: from a cell or from the hand, to a cell or back into the hand. */
  carry(from: Cell | Kind, isFromHand: boolean, to: Cell | null): void;
  want(camp: Camp): void;
  letGo(): void;
  confirm(): void;
}

/** So long one waits for the table after it has answered, in milliseconds. */
const TIMEOUT_MS = 800;

/** Null while nobody arranges anything on this screen. */
export function useArranging({ view, seat, question, act, table }: BoardProps<Aquatika>): Arranging | null {
  const [wish, setWish] = useState<Camp | null>(null);
  const [taken, setTaken] = useState<Kind>(NO_KIND);
  const [held, setHeld] = useState<Cell | null>(null);
  const now = view.arrangement;
  const isArranging = view.arranging && seat !== null && now !== null;
  const cells = seat === null ? [] : boardOf(view).camps[colourAt(view, seat)];
  const isOpen = isArranging && !view.confirmed;
  const isSending = table.isSending.value;
  /** The arrangement for which something was sent: until it is another one, the answer is on its way. */
  const sentFor = useRef<Camp | null>(null);
  useEffect(() => {
    if (!isOpen || wish === null || question === null || isSending || now === null) return undefined;
    if (sentFor.current === now) {
      // Nothing has come of it: what is on the screen is what is on the table.
      const timer = setTimeout(() => {
        sentFor.current = null;
        setWish(null);
      }, TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    const next = nextTowards(cells, now, wish);
    if (next === null) setWish(null);
    else {
      sentFor.current = now;
      act(next);
    }
    return undefined;
  });
  if (!isArranging || now === null) return null;
  const camp = wish ?? now;
  // In a replay nobody is asked, and nothing comes next.
  const atHand = question === null ? NO_KIND : kindAtHand(camp, taken);
  const want = (next: Camp): void => {
    setWish(next);
    setHeld(null);
  };
  const indexOf = (cell: Cell): number => cells.indexOf(cell);
  return {
    cells,
    camp,
    atHand,
    held,
    isOpen,
    isSettled: wish === null,
    isReady: view.confirmed,
    touch(cell) {
      const at = indexOf(cell);
      if (!isOpen || at < 0) return;
      if (held === cell) setHeld(null);
      else if (held !== null) want(exchanged(camp, indexOf(held), at));
      else if (camp[at] !== NO_KIND) setHeld(cell);
      else if (atHand !== NO_KIND) want(placed(camp, at, atHand));
    },
    take(kind) {
      if (held !== null) want(takenBack(camp, indexOf(held)));
      else setTaken(kind);
    },
    carry(from, isFromHand, to) {
      if (isFromHand && to !== null) want(placed(camp, indexOf(to), from as Kind));
      else if (!isFromHand)
        want(to === null ? takenBack(camp, indexOf(from)) : exchanged(camp, indexOf(from), indexOf(to)));
    },
    want,
    letGo: () => setHeld(null),
    confirm() {
      if (!isFull(camp) || wish !== null) return;
      keepCamp(view.options.board, camp);
      act({ type: 'confirm' });
    },
  };
}
