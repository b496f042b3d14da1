/** The big screen: the public board, the code to join, whose turn it is; no secrets. */
import { useEffect, useState } from 'preact/hooks';
import { playbackRulesOf } from '../games/playback-rules.ts';
import { shownUi } from '../games/shown-ui.ts';
import { titleOf } from '../games/title.ts';
import { useGameUi } from '../games/use-game-ui.ts';
import { server } from '../shell/server.ts';
import { Stage } from '../stage/stage.tsx';
import { EndScene } from '../table/end-scene.tsx';
import { TableModel } from '../table/model.ts';
import { Players } from '../table/players.tsx';
import { Prompt } from '../table/prompt.tsx';
import { TableColours } from '../table/table-colours.tsx';
import { words } from '../words/index.ts';
import { Invitation } from './invitation.tsx';
import { Nowhere } from './nowhere.tsx';
import './screen.css';

export function Screen({ table: id }: { table: string }) {
  const [model, setModel] = useState<TableModel | null>(null);
  useEffect(() => {
    const there = new TableModel(server().watch(id, { publicly: true }), { isOnDevice: false });
    setModel(there);
    return () => {
      there.close();
      server().leave(id);
    };
  }, [id]);
  const tableView = model?.tableView.value ?? null;
  const whole = useGameUi(tableView?.table.plan.game ?? null);
  const ui = whole === null ? null : shownUi(whole);
  useEffect(() => {
    if (model === null || ui === null) return;
    model.setPlaybackRules(playbackRulesOf(ui));
  }, [model, ui]);
  if (model?.failure.value != null) return <Nowhere why={words().nowhere.table(model.failure.value)} />;
  if (model === null || tableView === null || ui === null) return <p class="frame-loading">{words().common.loading}</p>;
  const view = model.playback.shown.value;
  const { Board } = ui;
  const { phase, code } = tableView.table;
  return (
    <TableColours table={model} ui={ui}>
      <Stage as="big-screen" isOver={phase === 'over' && !model.playback.isRunning.value}>
        <header class="stage-head big-head">
          <h1 class="big-title">{titleOf(tableView.table.plan.game)}</h1>
          {view === null ? null : <Prompt table={model} ui={ui} isTelling />}
          <p class="big-code">
            {words().gathering.code} <strong>{code}</strong>
          </p>
        </header>
        {ui.showsPlayers === true && view !== null ? null : <Players table={model} ui={ui} />}
        <main>
          {view === null ? (
            <div class="sheet big-invitation" data-part="board">
              <Invitation info={tableView.table} isOnScreen />
            </div>
          ) : (
            <>
              <Board
                view={view}
                event={model.playback.event.value}
                seat={null}
                question={null}
                names={model.names.value}
                act={() => {}}
                explain={() => {}}
                table={model}
                ui={ui}
              />
              {phase === 'over' && !model.playback.isRunning.value ? <EndScene table={model} ui={ui} /> : null}
            </>
          )}
        </main>
      </Stage>
    </TableColours>
  );
}
