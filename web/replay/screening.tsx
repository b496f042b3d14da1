/** A replay on the screen: the board of a moment, the story beside it, and the ways through the game. */

import { eventText } from '@havre/engine/games/telling.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Generic } from '../games/generic/board.tsx';
import { titleOf } from '../games/title.ts';
import { Icon } from '../look/icons.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { settings } from '../shell/settings.ts';
import { Podium } from '../table/podium.tsx';
import { words } from '../words/index.ts';
import { EyesChoice } from './eyes-choice.tsx';
import { FileButton, type FileDoor } from './file-door.tsx';
import { GoingOn } from './going-on.tsx';
import { doingOf, doTo, isForReplay } from './keys.ts';
import type { Source } from './moment.ts';
import { MomentTools } from './moment-tools.tsx';
import type { Projector } from './projector.ts';
import { ReviewOfGame } from './review.tsx';
import { roundAt } from './rounds.ts';
import { Tale } from './tale.tsx';
import { Transport } from './transport.tsx';
import { useAddress } from './use-address.ts';
import { Verification } from './verification.tsx';
import '../table/prompt.css';
import './screening.css';

export interface ScreeningProps {
  readonly projector: Projector;
  readonly source: Source;
  readonly door: FileDoor;
}

export function Screening({ projector, source, door }: ScreeningProps) {
  const isLogOpen = useSignal(false);
  useAddress(projector, source);
  useKeys(projector);
  const { table, page, reel } = projector;
  const view = table.film.shown.value;
  const outcome = table.update.value?.table.outcome ?? null;
  const caption = captionOf(projector);
  const { game } = reel.replay;
  const Board = page.Board ?? Generic;
  useTitle(words().replay.title(titleOf(game)));
  return (
    <div class="screening">
      <header class="screening-head">
        <a class="button quiet round" href="/" aria-label={words().common.home}>
          <Icon name="back" />
        </a>
        <h1 class="screening-title">{words().replay.title(titleOf(game))}</h1>
        <MomentTools projector={projector} source={source} />
        <button
          type="button"
          class="button quiet round screening-log"
          aria-label={words().table.drawers.log}
          onClick={() => {
            isLogOpen.value = true;
          }}
        >
          <Icon name="log" />
        </button>
      </header>
      <section class="screening-eyes" aria-label={words().replay.eyes}>
        <EyesChoice projector={projector} />
      </section>
      <main class="screening-board">
        <div class="prompt">
          <p class="prompt-text" role="status">
            {caption}
          </p>
        </div>
        {view === null ? null : (
          <Board
            view={view}
            event={table.film.event.value}
            seat={projector.eyes.value === PUBLIC ? null : projector.eyes.value}
            question={null}
            names={table.names.value}
            act={() => {}}
            explain={() => {}}
            table={table}
            page={page}
          />
        )}
        {outcome === null || table.film.isRunning.value ? null : (
          <section class="sheet stack" aria-label={words().end.title}>
            <h2>{words().end.title}</h2>
            <Podium outcome={outcome} names={table.names.value} page={page} table={table} />
          </section>
        )}
      </main>
      <div class="screening-transport">
        <Transport projector={projector} caption={caption} />
      </div>
      <section class="screening-more" aria-label={words().replay.more}>
        {reel.verdict.sound ? null : <p class="file-problem">{words().replay.brokenOff}</p>}
        <GoingOn projector={projector} />
        <ReviewOfGame projector={projector} source={source} />
        <Verification source={source} reel={reel} />
        <FileButton door={door} />
        <p class="soft small screening-keys">{words().replay.keys}</p>
      </section>
      <aside class="screening-aside">
        <Tale projector={projector} />
      </aside>
      {isLogOpen.value ? (
        <Dialog
          drawer
          title={words().table.drawers.log}
          onClose={() => {
            isLogOpen.value = false;
          }}
        >
          <Tale
            projector={projector}
            onMoment={() => {
              isLogOpen.value = false;
            }}
          />
        </Dialog>
      ) : null}
    </div>
  );
}

/** What is longer than this is for the story beside the board. */
const MOST_SENTENCES = 3;

/** Where the game is, and what has just happened there. */
function captionOf(projector: Projector): string {
  const at = projector.at.value;
  const { page, table } = projector;
  const round = roundAt(projector.rounds, at);
  const where = round !== null ? words().log.round(round.number) : at === 0 ? words().log.beginning : '';
  const sentences = projector.story.value
    .filter(line => projector.entryOf(line) === at)
    .map(({ told }) =>
      told.type === 'event'
        ? eventText(page.wording[settings.value.language], told.event, table.names.value)
        : words().news(told.item, table.names.value),
    );
  const told = sentences.length > MOST_SENTENCES ? [sentences[0], '…', sentences.at(-1)] : sentences;
  return [where, told.join(' ')].filter(part => part !== '').join(' · ');
}

function useKeys(projector: Projector): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const doing = isForReplay(event) ? doingOf(event) : null;
      if (doing === null) return;
      event.preventDefault();
      doTo(projector, doing);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [projector]);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Havre`;
    return () => {
      document.title = 'Havre';
    };
  }, [title]);
}
