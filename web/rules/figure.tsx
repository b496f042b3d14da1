/**
 * A figure of a rulebook: a position that the board of the game draws, as small as the page makes it. It is told in words too; a scene
 * leads to where it can be played.
 */
import type { Figure as FigureBlock } from '@havre/engine/games/rulebook.ts';
import type { BookFigure, GameUi } from '../games/contract.ts';
import { Generic } from '../games/generic/board.tsx';
import { useGameUiIfAny } from '../games/use-game-ui.ts';
import { Icon } from '../look/icons.tsx';
import { ownName } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { useSoloTable } from '../solo/use-solo-table.ts';
import { Stage } from '../stage/stage.tsx';
import { words } from '../words/index.ts';
import { Scopes } from './passages.tsx';
import { isShown, useReader } from './reader.ts';
import { SceneTable } from './scene-table.ts';
import { useFigures } from './use-figures.ts';
import { useIdle } from './use-idle.ts';
import './figure.css';

export function Figure({ figure, around }: { readonly figure: FigureBlock; readonly around: readonly string[] }) {
  const reader = useReader();
  const ui = useGameUiIfAny(reader.game);
  const figures = useFigures(ui);
  const found = figures?.[figure.name];
  const isMissing = ui !== null && (ui.figures === undefined || (figures !== null && found === undefined));
  if (isMissing || !isShown(figure.only, reader)) return null;
  return (
    <figure
      id={`${figure.kind}-${figure.name}`}
      class={found?.tall === undefined ? 'book-figure' : `book-figure tall-${found.tall}`}
      tabIndex={-1}
    >
      {ui === null || found === undefined ? (
        <div class="book-picture" />
      ) : (
        <Drawn key={settings.value.language} ui={ui} figure={found} isScene={figure.kind === 'scene'} />
      )}
      <figcaption>
        <span>
          <Scopes only={figure.only} said={around} />
          {figure.caption}
        </span>
        {figure.kind === 'scene' ? (
          <a class="button small" href={`/scene/${reader.game}/${figure.name}`}>
            {words().scene.try} <Icon name="forward" size={18} />
          </a>
        ) : null}
      </figcaption>
    </figure>
  );
}

interface DrawnProps {
  readonly ui: GameUi;
  readonly figure: BookFigure;
  readonly isScene: boolean;
}

/**
 * The position as its seat sees it, in a scene with what there is to choose. Nothing in it can be touched; whoever does not see it is
 * told.
 */
function Drawn({ ui, figure, isScene }: DrawnProps) {
  const { language } = settings.value;
  const { model } = useSoloTable(ui, () => new SceneTable(figure, language, `figure ${ui.game.id}`, ownName()));
  const isIdle = useIdle();
  const view = model.playback.shown.value;
  const Board = ui.Board ?? Generic;
  const names = model.names.value;
  return (
    <div class="book-picture">
      {view === null || !isIdle ? null : (
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
      )}
    </div>
  );
}
