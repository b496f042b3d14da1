/** The frame of a table: prompt, players, board, and the drawers around it. It knows no game by name. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { playbackRulesOf } from '../games/playback-rules.ts';
import { shownUi } from '../games/shown-ui.ts';
import { titleOf } from '../games/title.ts';
import { Icon, type PageIcon } from '../look/icons.tsx';
import { RulesButton } from '../rules/rules-button.tsx';
import { usePointing } from '../rules/use-pointing.ts';
import { useUnplayed } from '../rules/use-unplayed.ts';
import { Dialog } from '../shell/dialog.tsx';
import { WaitingLantern } from '../shell/waiting-lantern.tsx';
import { Stage } from '../stage/stage.tsx';
import { words } from '../words/index.ts';
import { AdviceButton, AdviceSheet, useAdvice } from './advice.tsx';
import { AgainButton } from './again-button.tsx';
import { useHush } from './big-screen.ts';
import { Chat, unreadIn } from './chat.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { EndScene } from './end-scene.tsx';
import { Log } from './log.tsx';
import { LookingBack } from './looking-back.tsx';
import type { TableModel } from './model.ts';
import { NoticeBar } from './notice-bar.tsx';
import { OffBoardAnswers } from './off-board-answers.tsx';
import { OnlookerNote } from './onlooker-note.tsx';
import { Players } from './players.tsx';
import { Prompt } from './prompt.tsx';
import { Proposal } from './proposal.tsx';
import { Recap } from './recap.tsx';
import { isMyTurn } from './seat-state.ts';
import { SpokenLog } from './spoken-log.tsx';
import { TableColours } from './table-colours.tsx';
import { TableMenu } from './table-menu.tsx';
import { useTurnSignal } from './turn-signal.ts';
import { useSkipping } from './use-skipping.ts';
import './frame.css';

type DrawerName = 'log' | 'chat' | 'menu';

const DRAWERS: readonly { name: DrawerName; icon: PageIcon }[] = [
  { name: 'log', icon: 'log' },
  { name: 'chat', icon: 'chat' },
  { name: 'menu', icon: 'more' },
];

interface FrameProps {
  readonly table: TableModel;
  readonly ui: GameUi;
  /** What the room has to say about the table. */
  readonly children?: ComponentChildren;
}

export function TableFrame({ table, ui: whole, children }: FrameProps) {
  const ui = shownUi(whole);
  const drawer = useSignal<DrawerName | null>(null);
  const shutDrawer = () => {
    // Whoever has read the log has missed nothing any more.
    if (drawer.value === 'log') table.attention.done();
    drawer.value = null;
  };
  const tableView = table.tableView.value;
  const { seat } = table;
  useHush(table);
  useEffect(() => {
    table.setPlaybackRules(playbackRulesOf(ui));
  }, [table, ui]);
  useTurnSignal(table, ui);
  useSkipping(table.playback);
  const advice = useAdvice(table);
  // A drawer would hide why something was refused.
  const notice = table.notice.value;
  useEffect(() => {
    if (notice !== null) shutDrawer();
  }, [notice?.number]);
  // What was refused because it was too early is not too early any more.
  const isAsked = table.question.value?.awaited === true;
  useEffect(() => {
    if (isAsked && notice?.refusal.refused === 'not-your-turn') table.forgetNotice();
  }, [isAsked]);
  useEffect(() => {
    const look = () => table.look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table]);
  const back = table.lookingBack.value;
  const before = back === null ? null : table.pastViews.at(back);
  const view = before ?? table.playback.shown.value;
  usePointing(ui, view);
  useUnplayed(ui, tableView?.table.plan.options ?? null);
  if (tableView === null || view === null) return <p class="frame-loading">{words().common.loading}</p>;
  const { Board } = ui;
  const { names } = table;
  const isOver = tableView.table.phase === 'over' && !table.playback.isRunning.value && before === null;
  return (
    <TableColours table={table} ui={ui}>
      <Stage as="frame" isOver={isOver} isMyTurn={isMyTurn(table)}>
        <header class="stage-head frame-head">
          <a class="button quiet round" href="/" aria-label={words().common.home}>
            <Icon name="back" />
          </a>
          <h1 class="frame-title">{titleOf(tableView.table.plan.game)}</h1>
          <nav class="frame-tools" aria-label={words().table.tools}>
            {isMyTurn(table) ? null : <WaitingLantern except={table.id} />}
            <AgainButton table={table} />
            <AdviceButton advice={advice} />
            <RulesButton game={ui.game.id} />
            {DRAWERS.map(({ name, icon }) => (
              <button
                key={name}
                type="button"
                class="button quiet round"
                aria-label={words().table.drawers[name]}
                onClick={() => {
                  table.forgetNotice();
                  drawer.value = name;
                }}
              >
                <Icon name={icon} />
                {name === 'chat' && unreadIn(table) ? <span class="unread" /> : null}
              </button>
            ))}
          </nav>
          {before === null ? <Prompt table={table} ui={ui} /> : <LookingBack table={table} />}
        </header>
        <div class="stage-notes">
          <OnlookerNote
            table={table}
            onClaim={() => {
              drawer.value = 'menu';
            }}
          />
          {children}
        </div>
        {ui.showsPlayers === true ? null : <Players table={table} ui={ui} />}
        {/* Whoever does the next thing has read why the last one was refused. */}
        <main
          class={before === null ? '' : 'past'}
          onPointerDown={() => table.forgetNotice()}
          onKeyDown={() => table.forgetNotice()}
        >
          <Board
            view={view}
            event={before === null ? table.playback.event.value : null}
            seat={seat}
            question={before === null ? table.question.value : null}
            names={names.value}
            act={action => void table.play(action)}
            explain={refusal => table.explain(refusal)}
            suggested={advice.suggested}
            table={table}
            ui={ui}
          />
          {before === null ? <OffBoardAnswers table={table} ui={ui} /> : null}
          {isOver ? <EndScene table={table} ui={ui} /> : null}
        </main>
        <SpokenLog table={table} ui={ui} />
        <aside class="story" data-part="story">
          <Log table={table} ui={ui} />
        </aside>
        <div class="stage-slips">
          <ConnectionBanner table={table} />
          <Proposal table={table} />
          {before === null ? <AdviceSheet advice={advice} table={table} ui={ui} /> : null}
          <Recap
            table={table}
            ui={ui}
            onLog={() => {
              drawer.value = 'log';
            }}
          />
        </div>
        <NoticeBar table={table} ui={ui} />
        {drawer.value === null ? null : (
          <Dialog drawer title={words().table.drawers[drawer.value]} onClose={shutDrawer}>
            {drawer.value === 'log' ? <Log table={table} ui={ui} onMoment={shutDrawer} /> : null}
            {drawer.value === 'chat' ? <Chat table={table} ui={ui} /> : null}
            {drawer.value === 'menu' ? <TableMenu table={table} ui={whole} onDone={shutDrawer} /> : null}
          </Dialog>
        )}
      </Stage>
    </TableColours>
  );
}
