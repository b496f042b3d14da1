/** A scene of a rulebook: one tries what its caption asks for on the board of the game, is refused with the row, and starts again. */
import type { RulebookText } from '@havre/engine/games/rulebook.ts';
import { actionText, eventText } from '@havre/engine/games/telling.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import { useEffect, useState } from 'preact/hooks';
import type { BookFigure, GameUi } from '../games/contract.ts';
import { boxOf } from '../games/index.ts';
import { titleOf } from '../games/title.ts';
import { useGameUi } from '../games/use-game-ui.ts';
import { Icon } from '../look/icons.tsx';
import { type SceneState, SceneTable } from '../rules/scene-table.ts';
import { useFigures } from '../rules/use-figures.ts';
import { useRulebook } from '../rules/use-rulebook.ts';
import { ownName } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { SoloBoard } from '../solo/solo-board.tsx';
import { useSoloTable } from '../solo/use-solo-table.ts';
import { Stage } from '../stage/stage.tsx';
import { toldLines } from '../table/story-lines.tsx';
import { useSkipping } from '../table/use-skipping.ts';
import { words } from '../words/index.ts';
import { Nowhere } from './nowhere.tsx';
import './puzzle.css';
import './scene.css';

export function SceneRoom({ game, scene }: { readonly game: string; readonly scene: string }) {
  const ui = useGameUi(boxOf(game) === undefined ? null : game);
  const figures = useFigures(ui);
  const book = useRulebook(game);
  /** How often it was begun: each time at a table of its own. */
  const [begun, setBegun] = useState(0);
  if (boxOf(game) === undefined || (ui !== null && ui.figures === undefined)) return <Nowhere />;
  if (ui === null || figures === null || book === null) return <p class="frame-loading">{words().common.loading}</p>;
  const figure = figures[scene];
  const task = captionOf(book, scene);
  if (figure === undefined || task === null) return <Nowhere />;
  return <Scene key={begun} ui={ui} figure={figure} name={scene} task={task} onAgain={() => setBegun(begun + 1)} />;
}

/** What is to be tried there. */
function captionOf({ chapters }: RulebookText, name: string): string | null {
  for (const block of chapters.flatMap(({ blocks }) => blocks))
    if (block.type === 'figure' && block.kind === 'scene' && block.name === name) return block.caption;
  return null;
}

const PROMPT_CLASSES: { readonly [S in SceneState]: string } = { open: '', reached: 'over solved', tried: 'over' };

interface SceneProps {
  readonly ui: GameUi;
  readonly figure: BookFigure;
  readonly name: string;
  readonly task: string;
  onAgain(): void;
}

function Scene({ ui, figure, name, task, onAgain }: SceneProps) {
  const { id } = ui.game;
  const { language } = settings.value;
  const { solo: scene, model } = useSoloTable(
    ui,
    () => new SceneTable(figure, language, `scene ${id} ${name}`, ownName()),
  );
  useSkipping(model.playback);
  useEffect(() => scene.begin(), [scene]);
  const view = model.playback.shown.value;
  const isWatching = model.playback.isRunning.value;
  const state = isWatching ? 'open' : scene.state.value;
  if (view === null) return null;
  const wording = ui.wording[language];
  const names = model.names.value;
  // What was so before one came is on the board.
  const told = toldLines(ui, model.toldStory.value).flatMap(({ told, eventNumber }) =>
    told.type === 'event' && eventNumber >= scene.laidOut ? [eventText(wording, told.event, names)] : [],
  );
  const { forbidden } = figure;
  const why = forbidden === undefined ? null : whyNot(ui.game, view, figure.seat, forbidden);
  return (
    <Stage as="puzzle" isMyTurn={state === 'open' && model.question.value !== null}>
      <header class="stage-head puzzle-head">
        <a class="button quiet round" href={`/rules/${id}#scene-${name}`} aria-label={words().scene.leave}>
          <Icon name="back" />
        </a>
        <h1 class="puzzle-title">{words().scene.title(titleOf(id))}</h1>
      </header>
      <section class={`puzzle-prompt scene-prompt ${PROMPT_CLASSES[state]}`} data-part="prompt">
        <p class="puzzle-text" role="status">
          {(state === 'open' ? '' : [verdictOn(state, figure), ...told].join(' ').trim()) || task}
        </p>
        <div class="row puzzle-buttons">
          {state !== 'open' || forbidden === undefined || why === null ? null : (
            <Forbidden action={actionText(wording, forbidden, names)} onTry={() => model.explain(why)} />
          )}
          {state === 'open' ? null : (
            <a class="button main" href={`/rules/${id}#scene-${name}`}>
              {words().scene.readOn}
            </a>
          )}
          <button type="button" class="button small" onClick={onAgain}>
            <Icon name="undo" size={20} /> <span class="scene-again">{words().scene.again}</span>
          </button>
        </div>
      </section>
      <SoloBoard ui={ui} model={model} view={view} question={state === 'open' ? model.question.value : null} />
    </Stage>
  );
}

/** Whether somebody has done what was asked for; where nothing was, what has happened says enough. */
function verdictOn(state: Exclude<SceneState, 'open'>, { isReached }: BookFigure): string {
  if (state === 'reached') return words().scene.reached;
  return isReached === undefined ? '' : words().scene.missed;
}

/** As long as a button may be to stand beside another on a phone. */
const LONGEST_LABEL = 30;

/** What must not be done, to be tried all the same. The caption has said what it is, where a button has no room for it. */
function Forbidden({ action, onTry }: { readonly action: string; onTry(): void }) {
  const label = words().scene.tryForbidden(action);
  return (
    <button type="button" class="button small" title={label} onClick={onTry}>
      {label.length > LONGEST_LABEL ? words().scene.tryAnyway : label}
    </button>
  );
}
