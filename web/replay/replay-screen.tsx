/** A replay on the screen: the board of a moment, the story beside it, and the ways through the game. */
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { shownUi } from '../games/shown-ui.ts';
import { titleOf } from '../games/title.ts';
import { Icon, type PageIcon } from '../look/icons.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { Stage } from '../stage/stage.tsx';
import { Podium } from '../table/podium.tsx';
import { PromptText } from '../table/prompt.tsx';
import { TableColours } from '../table/table-colours.tsx';
import { words } from '../words/index.ts';
import { captionOf } from './captions.ts';
import { EyesChoice } from './eyes-choice.tsx';
import { FileButton, type FilePicker } from './file-picker.tsx';
import { GoingOn } from './going-on.tsx';
import { isForReplay, keyActionOf, runKeyAction } from './keys.ts';
import { type Source, seatOfEyes } from './moment.ts';
import { MomentTools } from './moment-tools.tsx';
import { MoveList } from './move-list.tsx';
import type { ReplayController } from './replay-controller.ts';
import { ReplayControls } from './replay-controls.tsx';
import { ReplayStory } from './replay-story.tsx';
import { ReviewOfGame, useReview } from './review.tsx';
import { useAddress } from './use-address.ts';
import { Verification } from './verification.tsx';
import '../table/end-scene.css';
import '../table/frame.css';
import './replay-screen.css';

export interface ReplayScreenProps {
  readonly controller: ReplayController;
  readonly source: Source;
  readonly picker: FilePicker;
}

export function ReplayScreen({ controller, source, picker }: ReplayScreenProps) {
  const [isForReview] = useState(location.hash === '#review');
  const drawer = useSignal<DrawerName | null>(isForReview ? 'more' : null);
  const shutDrawer = () => {
    drawer.value = null;
  };
  const review = useReview(controller, source, { atOnce: isForReview });
  useAddress(controller, source);
  useKeys(controller);
  const { table, timeline } = controller;
  const ui = shownUi(controller.ui);
  const view = table.playback.shown.value;
  const outcome = table.tableView.value?.table.outcome ?? null;
  const isOver = outcome !== null && !table.playback.isRunning.value;
  const caption = captionOf(controller);
  const { game } = timeline.replay;
  const { Board } = ui;
  useTitle(words().replay.title(titleOf(game)));
  return (
    <TableColours table={table} ui={ui}>
      <Stage as="screening" isOver={isOver}>
        <header class="stage-head frame-head">
          <a class="button quiet round" href="/" aria-label={words().common.home}>
            <Icon name="back" />
          </a>
          <h1 class="frame-title">{words().replay.title(titleOf(game))}</h1>
          <nav class="frame-tools" aria-label={words().table.tools}>
            <MomentTools controller={controller} source={source} />
            {DRAWERS.map(({ name, icon }) => (
              <button
                key={name}
                type="button"
                class="button quiet round"
                aria-label={titleOfDrawer(name)}
                onClick={() => {
                  drawer.value = name;
                }}
              >
                <Icon name={icon} />
              </button>
            ))}
          </nav>
          <div class="prompt" data-part="prompt">
            <PromptText text={caption} />
          </div>
        </header>
        <section class="stage-notes" aria-label={words().replay.eyes}>
          <EyesChoice controller={controller} />
        </section>
        <main>
          {view === null ? null : (
            <Board
              view={view}
              event={table.playback.event.value}
              seat={seatOfEyes(controller.eyes.value)}
              question={null}
              names={table.names.value}
              act={() => {}}
              explain={() => {}}
              table={table}
              ui={ui}
            />
          )}
          {isOver ? (
            <section class="sheet end" data-part="mine" aria-label={words().end.title}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that is moved with the keyboard too */}
              <div class="end-story" tabIndex={0}>
                <h2>{words().end.title}</h2>
                <Podium outcome={outcome} names={table.names.value} ui={ui} table={table} />
              </div>
            </section>
          ) : null}
        </main>
        <aside class="story" data-part="story">
          <ReplayStory controller={controller} />
        </aside>
        <div class="stage-foot">
          <ReplayControls controller={controller} caption={caption} />
        </div>
        {drawer.value === null ? null : (
          <Dialog drawer title={titleOfDrawer(drawer.value)} onClose={shutDrawer}>
            {drawer.value === 'log' ? (
              <ReplayStory controller={controller} onMoment={shutDrawer} />
            ) : (
              <section class="screening-more" aria-label={words().replay.more}>
                {timeline.verdict.sound ? null : <p class="file-problem">{words().replay.brokenOff}</p>}
                <MoveList controller={controller} onMoment={shutDrawer} />
                <GoingOn controller={controller} />
                <ReviewOfGame controller={controller} reviewing={review} />
                <Verification source={source} timeline={timeline} />
                <FileButton picker={picker} />
                <p class="soft small screening-keys">{words().replay.keys}</p>
              </section>
            )}
          </Dialog>
        )}
      </Stage>
    </TableColours>
  );
}

type DrawerName = 'log' | 'more';

const DRAWERS: readonly { name: DrawerName; icon: PageIcon }[] = [
  { name: 'log', icon: 'log' },
  { name: 'more', icon: 'more' },
];

const titleOfDrawer = (name: DrawerName): string => (name === 'log' ? words().table.drawers.log : words().replay.more);

function useKeys(controller: ReplayController): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const doing = isForReplay(event) ? keyActionOf(event) : null;
      if (doing === null) return;
      event.preventDefault();
      runKeyAction(controller, doing);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [controller]);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Havre`;
    return () => {
      document.title = 'Havre';
    };
  }, [title]);
}
