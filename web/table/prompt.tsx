/** The prompt: one line, always in the same place, that says what to do now; or for whom one waits, and for what. */
import { enumerated, promptOf } from '@havre/engine/games/language.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { Icon } from '../look/icons.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { CountDown } from './count-down.tsx';
import type { TableModel } from './model.ts';
import { SeatMark } from './seat-mark.tsx';
import './prompt.css';

interface PromptProps {
  readonly table: TableModel;
  readonly page: GamePage;
  /** Whether it tells what is happening, for a screen that nobody touches. */
  readonly isTelling?: boolean;
  /** What stands beside it: a way to ask back. */
  readonly children?: ComponentChildren;
}

export function Prompt({ table, page, isTelling = false, children }: PromptProps) {
  const update = table.tableView.value;
  const question = table.question.value;
  const { language } = settings.value;
  if (update === null) return null;
  const { phase, acting } = update.table;
  const names = table.names.value;
  const isMine = question?.awaited === true;
  const text = (() => {
    if (phase === 'over') return words().table.over;
    const event = table.playback.event.value;
    if (event !== null && isTelling) return eventText(page.wording[language], event, names);
    if (table.playback.isRunning.value) return words().table.watching;
    if (question !== null && !isMine) return words().table.mayStillAct;
    if (question !== null && table.seat !== null && update.view !== null)
      return promptOf(page.wording[language], question.step, update.view, table.seat, names) ?? words().table.yourTurn;
    const others = acting.filter(seat => seat !== table.seat).map(seat => names[seat] ?? '');
    return words().table.waitingFor(enumerated(others, language));
  })();
  const [first] = acting;
  return (
    <div class={isMine ? 'prompt mine' : 'prompt'} data-part="prompt">
      {phase !== 'over' && first !== undefined ? (
        <SeatMark table={table} page={page} seat={isMine && table.seat !== null ? table.seat : first} size={28} />
      ) : null}
      <PromptText text={text} />
      <CountDown deadlines={update.deadlines} clocks={page.wording[language].clocks ?? {}} />
      {children}
    </div>
  );
}

/** What is said, in a place that is always as large; what is longer opens over the board. */
export function PromptText({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The button takes room itself: whether it is needed is measured without it, whenever the text or the place is another.
  useLayoutEffect(() => {
    setLong(false);
    setOpen(false);
    const place = line.current?.parentElement ?? null;
    if (place === null) return;
    const observer = new ResizeObserver(() => setLong(false));
    observer.observe(place);
    return () => observer.disconnect();
  }, [text]);
  useLayoutEffect(() => {
    const { current } = line;
    if (!isLong && current !== null && current.scrollHeight > current.clientHeight + 2) setLong(true);
  });
  return (
    <>
      <p ref={line} class="prompt-text" role="status" aria-live="polite">
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          class="button quiet round prompt-more"
          aria-expanded={isOpen}
          aria-label={words().table.wholePrompt}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="forward" size={20} />
        </button>
      ) : null}
      {isOpen ? (
        <p class="prompt-whole" aria-hidden="true">
          {text}
        </p>
      ) : null}
    </>
  );
}
