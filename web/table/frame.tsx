/** The frame of a table: prompt, players, board, and the drawers around it. It knows no game by name. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { Generic } from '../games/generic/board.tsx';
import { boxOf } from '../games/index.ts';
import { Icon, type IconName } from '../look/icons.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { Chat, unreadIn } from './chat.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { EndScene } from './end-scene.tsx';
import { Log } from './log.tsx';
import type { TableModel } from './model.ts';
import { NoticeBar } from './notice-bar.tsx';
import { Players } from './players.tsx';
import { Prompt } from './prompt.tsx';
import { Proposal } from './proposal.tsx';
import { TableMenu } from './table-menu.tsx';
import { Told } from './told.tsx';
import { useTurnSignal } from './turn-signal.ts';
import './frame.css';

type DrawerName = 'log' | 'chat' | 'menu';

const DRAWERS: readonly { name: DrawerName; icon: IconName }[] = [
  { name: 'log', icon: 'log' },
  { name: 'chat', icon: 'chat' },
  { name: 'menu', icon: 'more' },
];

export function Frame({ table, page }: { table: TableModel; page: GamePage }) {
  const drawer = useSignal<DrawerName | null>(null);
  const { language } = settings.value;
  const update = table.update.value;
  const { seat } = table;
  useEffect(() => {
    table.directedBy({
      ...(page.witness === undefined
        ? {}
        : { witness: (view, event) => page.witness?.(view, event, table.seat) ?? view }),
      ...(page.pace === undefined ? {} : { pace: event => page.pace?.(event) ?? 0 }),
    });
  }, [table, page]);
  useTurnSignal(table, page);
  const view = table.film.shown.value;
  if (update === null || view === null) return <p class="frame-loading">{words().common.loading}</p>;
  const Board = page.Board ?? Generic;
  const { names } = table;
  const isOver = update.table.phase === 'over' && !table.film.isRunning.value;
  return (
    <div class="frame" onPointerDown={() => table.film.skip()}>
      <header class="frame-head">
        <a class="button quiet round" href="/" aria-label={words().common.home}>
          <Icon name="back" />
        </a>
        <h1 class="frame-title">{boxOf(update.table.plan.game)?.title[language] ?? update.table.plan.game}</h1>
        <nav class="frame-tools" aria-label={words().table.tools}>
          {DRAWERS.map(({ name, icon }) => (
            <button
              key={name}
              type="button"
              class="button quiet round"
              aria-label={words().table.drawers[name]}
              onClick={() => {
                drawer.value = name;
              }}
            >
              <Icon name={icon} />
              {name === 'chat' && unreadIn(table) ? <span class="unread" /> : null}
            </button>
          ))}
        </nav>
      </header>
      <ConnectionBanner table={table} />
      {page.showsPlayers === true ? null : <Players table={table} />}
      <Prompt table={table} page={page} />
      <Proposal table={table} />
      <main class="frame-board">
        <Board
          view={view}
          event={table.film.event.value}
          seat={seat}
          question={table.question.value}
          names={names.value}
          act={action => void table.play(action)}
          explain={refusal => table.explain(refusal)}
          table={table}
          page={page}
        />
        {isOver ? <EndScene table={table} page={page} /> : null}
      </main>
      <Told table={table} page={page} />
      <aside class="frame-aside">
        <Log table={table} page={page} />
      </aside>
      <NoticeBar table={table} page={page} />
      {drawer.value === null ? null : (
        <Dialog
          drawer
          title={words().table.drawers[drawer.value]}
          onClose={() => {
            drawer.value = null;
          }}
        >
          {drawer.value === 'log' ? <Log table={table} page={page} /> : null}
          {drawer.value === 'chat' ? <Chat table={table} page={page} /> : null}
          {drawer.value === 'menu' ? <TableMenu table={table} page={page} /> : null}
        </Dialog>
      )}
    </div>
  );
}
