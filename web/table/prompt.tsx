/** The prompt: one line, always in the same place, that says what to do now; or for whom one waits, and for what. */
import { enumerated, type Names, promptOf } from '@havre/engine/games/language.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import type { Outcome } from '@havre/engine/kernel/outcome.ts';
import { listed, type Seat } from '@havre/engine/kernel/seats.ts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { Icon } from '../look/icons.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import { useBusy } from '../shell/use-busy.ts';
import { words } from '../words/index.ts';
import { CountDown } from './count-down.tsx';
import type { TableModel } from './model.ts';
import { PreparingButton } from './preparing.tsx';
import { SeatMark } from './seat-mark.tsx';
import { askedSeats, isMyTurn, isPlayedByBot, seatStateOf } from './seat-state.ts';
import './prompt.css';

interface PromptProps {
  readonly table: TableModel;
  readonly ui: GameUi;
  /** Whether it tells what is happening, for a screen that nobody touches. */
  readonly isTelling?: boolean;
}

/** So many marks have room before the sentence. */
const MOST_MARKS = 3;

export function Prompt({ table, ui, isTelling = false }: PromptProps) {
  const tableView = table.tableView.value;
  const { language } = settings.value;
  if (tableView === null) return null;
  const isMine = isMyTurn(table);
  const isOver = tableView.table.phase === 'over' && !table.playback.isRunning.value;
  const asked = isMine && table.seat !== null ? [table.seat] : askedSeats(table, ui);
  return (
    <div class={`prompt${isMine ? ' mine' : ''}${isOver ? ' won' : ''}`} data-part="prompt">
      {asked.length === 0 ? null : (
        <span class="prompt-who">
          <span class="prompt-marks">
            {asked.slice(0, MOST_MARKS).map(seat => (
              <SeatMark key={seat} table={table} ui={ui} seat={seat} size={asked.length > 1 ? 22 : 28} />
            ))}
          </span>
          {isMine ? <span class="prompt-yours">{words().seat.isYou}</span> : null}
        </span>
      )}
      <PromptText text={textOf({ table, ui, isTelling }, asked)} />
      <PromptRule table={table} ui={ui} />
      <CountDown deadlines={tableView.deadlines} clocks={ui.wording[language].clocks ?? {}} />
      {isTelling ? null : <PreparingButton table={table} ui={ui} />}
      <UndoButton table={table} />
      {isPlayedByBot(table) && tableView.table.phase === 'playing' ? (
        <button type="button" class="button small main" onClick={() => void table.do({ type: 'handBack' })}>
          {words().menu.playAgain}
        </button>
      ) : null}
    </div>
  );
}

/** Leads to the rule by which one is asked. */
function PromptRule({ table, ui }: PromptProps) {
  const question = isMyTurn(table) ? table.question.value : null;
  const rule = question === null ? undefined : ui.promptRules?.[question.step];
  return rule === undefined ? null : <RuleLink game={ui.game.id} rule={rule} isMark />;
}

/** Takes back what one did last, or asks the others to: wherever the table says that it may be. */
function UndoButton({ table }: { table: TableModel }) {
  const { once } = useBusy();
  const { undo } = table;
  if (undo === null || isPlayedByBot(table) || table.playback.isRunning.value) return null;
  const text = words().menu.undo[undo];
  return (
    <button
      type="button"
      class="button small prompt-undo"
      title={text}
      aria-label={text}
      onClick={() => void once(() => table.do({ type: 'undo', acts: 1 }))}
    >
      <Icon name="undo" size={20} />
      <span class="prompt-undo-text">{words().menu.takeBack}</span>
    </button>
  );
}

/** What is asked; or for whom one waits. */
function textOf({ table, ui, isTelling }: PromptProps, asked: readonly Seat[]): string {
  const tableView = table.tableView.value;
  const question = table.question.value;
  const { language } = settings.value;
  const wording = ui.wording[language];
  const names = table.names.value;
  if (tableView === null) return words().table.over;
  if (tableView.table.phase === 'over' && !table.playback.isRunning.value)
    return resultText(tableView.table.outcome, ui, names);
  const event = table.playback.event.value;
  if (event !== null && isTelling) return eventText(wording, event, names);
  if (isPlayedByBot(table)) return words().seat.botPlays;
  if (table.playback.isRunning.value) return words().table.watching;
  if (question !== null && !question.awaited) return words().table.mayStillAct;
  if (question !== null && table.seat !== null && tableView.view !== null)
    return promptOf(wording, question.step, tableView.view, table.seat, names) ?? words().table.yourTurn;
  const others = asked.filter(seat => seat !== table.seat).map(seat => names[seat] ?? '');
  const waiting = words().table.waitingFor(enumerated(others, language));
  const [first] = asked;
  const holiday = asked.length === 1 && first !== undefined ? seatStateOf(table, ui, first).holidayUntil : null;
  return holiday === null ? waiting : `${waiting} (${words().seat.onHoliday(holiday)})`;
}

/** Who has won, before anything else is said of the end. */
function resultText(outcome: Outcome | null, ui: GameUi, names: Names): string {
  if (outcome === null || outcome.void) return words().table.over;
  const { language } = settings.value;
  const best = outcome.sides.filter(({ share }) => share > 0);
  const winners = best.flatMap(({ side, seats }) =>
    seats === 0 ? [ui.wording[language].sides?.[side] ?? side] : listed(seats).map(seat => names[seat] ?? ''),
  );
  const told = enumerated(winners, language);
  return best.length > 1 ? words().end.sharers(told) : words().end.winners(told, winners.length);
}

/** How a sentence fits its place: as it is, in smaller letters, or only when it is opened. */
const FITS = ['easily', 'closely', 'not'] as const;

/** What is said, in a place that is always as large; what is longer opens over the board when it is touched. */
export function PromptText({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  /** Another object, even with the same value, is measured again. */
  const [{ fit }, setFit] = useState({ fit: 0 });
  const [isOpen, setOpen] = useState(false);
  // Measured anew from the largest letters on, whenever the text or the place is another.
  useLayoutEffect(() => {
    setFit({ fit: 0 });
    setOpen(false);
    const place = line.current?.parentElement ?? null;
    if (place === null) return;
    let width = place.clientWidth;
    const observer = new ResizeObserver(() => {
      if (place.clientWidth !== width) setFit({ fit: 0 });
      width = place.clientWidth;
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [text]);
  useLayoutEffect(() => {
    const { current } = line;
    // Of the place, not of the line: letters that are higher than their line are longer in Firefox than the line itself.
    const room = current?.parentElement?.clientHeight ?? 0;
    if (current !== null && fit < FITS.length - 1 && current.scrollHeight > room + 2) setFit({ fit: fit + 1 });
  });
  const isCut = FITS[fit] === 'not';
  return (
    <div class="prompt-say" data-fits={FITS[fit]} data-overlap="">
      <p ref={line} class="prompt-text" role="status" aria-live="polite" tabIndex={isCut ? 0 : undefined}>
        {text}
      </p>
      {isCut ? (
        <button
          type="button"
          class="prompt-more"
          aria-expanded={isOpen}
          aria-label={words().table.wholePrompt}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="forward" size={16} />
        </button>
      ) : null}
      {isOpen ? (
        <p class="prompt-whole" aria-hidden="true">
          {text}
        </p>
      ) : null}
    </div>
  );
}
