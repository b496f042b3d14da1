/** The drawing of a figure: the position as its seat sees it, by the board of the game. It comes after the text, with all that tables need. */
import type { BookFigure, GameUi } from '../games/contract.ts';
import { Generic } from '../games/generic/board.tsx';
import { ownName } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { useSoloTable } from '../solo/use-solo-table.ts';
import { Stage } from '../stage/stage.tsx';
import { SceneTable } from './scene-table.ts';
import { useIdle } from './use-idle.ts';

interface DrawnFigureProps {
  readonly ui: GameUi;
  readonly figure: BookFigure;
  readonly isScene: boolean;
}

/**
 * The position as its seat sees it, in a scene with what there is to choose. Nothing in it can be touched; whoever does not see it is
 * told.
 */
export function DrawnFigure({ ui, figure, isScene }: DrawnFigureProps) {
  const { language } = settings.value;
  const { model } = useSoloTable(ui, () => new SceneTable(figure, language, `figure ${ui.game.id}`, ownName()));
  const isIdle = useIdle();
  const view = model.playback.shown.value;
  const Board = ui.Board ?? Generic;
  const names = model.names.value;
  if (view === null || !isIdle) return null;
  return (
    <>
      <p class="unseen">{ui.wording[language].table(view, figure.seat, names).join(' ')}</p>
      <div class="book-board" aria-hidden="true" inert>
        <Stage as="screening" isFigure>
          <div class="parts-place">
            <Board
              view={view}
              event={null}
              seat={figure.seat}
              question={isScene ? model.question.value : null}
              names={names}
              act={() => {}}
              explain={() => {}}
              table={model}
              ui={ui}
            />
          </div>
        </Stage>
      </div>
    </>
  );
}
