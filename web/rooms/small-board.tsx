/** The board of a table in small: drawn from what everybody sees of it, once its card is in sight. */
import type { ComponentChild, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { boxOf, type SmallPicture } from '../games/index.ts';
import { SeatColours } from '../look/seat-colours.tsx';
import type { MyTable } from '../shell/my-tables.ts';
import { words } from '../words/index.ts';

interface Board {
  readonly view: object;
  readonly picture: SmallPicture;
}

export interface SeenBoard {
  /** What has to come in sight for it to be drawn. */
  readonly place: RefObject<HTMLLIElement | null>;
  readonly board: Board | null;
  /** Whether its card has come in sight: until then nothing is drawn. */
  readonly isSeen: boolean;
  /** The round in words, where the game counts them. */
  readonly round: string | null;
}

/** The board of a table, and its round; looked at anew whenever something has changed there. */
export function useBoard(table: MyTable): SeenBoard {
  const place = useRef<HTMLLIElement>(null);
  const [board, setBoard] = useState<Board | null>(null);
  const isSeen = useInSight(place);
  const { game, isOnDevice, table: id } = table;
  const state = JSON.stringify([table.phase, table.acting, table.since, table.touchedAt]);
  useEffect(() => {
    const load = boxOf(game)?.smallPicture;
    if (!isSeen || load === undefined || table.phase !== 'playing') return;
    let isWanted = true;
    void Promise.all([load(), viewOf(id, isOnDevice)]).then(
      ([picture, view]) => {
        if (isWanted && view !== null) setBoard({ view, picture });
      },
      () => {}, // the lid of the box will do
    );
    return () => {
      isWanted = false;
    };
  }, [isSeen, state]);
  return { place, board, isSeen, round: board === null ? null : roundText(board) };
}

function roundText({ picture, view }: Board): string | null {
  const round = picture.round?.(view) ?? null;
  if (round === null) return null;
  return picture.roundsAre === 'legs' ? words().home.leg(round) : words().home.round(round);
}

async function viewOf(table: string, isOnDevice: boolean): Promise<object | null> {
  if (isOnDevice) return (await import('../local/tables.ts')).ask('board', { table });
  const response = await fetch(`/api/v1/tables/${table}/board`);
  return response.ok ? ((await response.json()) as { view: object | null }).view : null;
}

function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}

interface SmallBoardProps extends Pick<SeenBoard, 'board' | 'isSeen'> {
  readonly table: MyTable;
}

/** The lid of the box until the board is there. */
export function SmallBoard({ table, board, isSeen }: SmallBoardProps): ComponentChild {
  const { game, colours } = table;
  const Lid = isSeen ? boxOf(game)?.Lid : undefined;
  return (
    <span class="small-board" aria-hidden="true">
      {board === null ? (
        Lid === undefined ? null : (
          <Lid />
        )
      ) : (
        <SeatColours colours={colours}>
          <board.picture.Picture view={board.view} />
        </SeatColours>
      )}
    </span>
  );
}
