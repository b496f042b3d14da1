/** What everybody may notice of a seat: whether the table waits for it, whether it has chosen, who is away, what a bot plays. */
import { isLevel, type LevelName } from '@havre/engine/bots/level-wording.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ProgramMark } from '@havre/table/model/program-mark.ts';
import type { SitterInfo } from '@havre/table/viewing/table-info.ts';
import type { GameUi } from '../games/contract.ts';
import { serverNow } from '../shell/server.ts';
import type { TableModel } from './model.ts';

export interface SeatState {
  /** What it is about: it is asked, it has decided what several decide at once; null while it waits. */
  readonly doing: 'asked' | 'chosen' | null;
  /** Whether a bot plays it now, and how well, if it is one of the levels. */
  readonly isBot: boolean;
  readonly level: LevelName | null;
  /** What a program from outside has said of itself; null if none plays here. */
  readonly program: ProgramMark | null;
  readonly absence: 'left' | 'away' | null;
  /** Until when it is on holiday, if it is. */
  readonly holidayUntil: number | null;
  /** Since when this page has known it to be away, by the clock of the device; null if that was so before. */
  readonly awaySince: number | null;
}

/**
 * How a seat stands, with the eyes that look at the table: nothing but what was sent to them is asked.
 * @example seatStateOf(table, ui, 2).doing // 'asked'
 */
export function seatStateOf(table: TableModel, ui: GameUi, seat: Seat): SeatState {
  const sitter = table.tableView.value?.table.sitters[seat] ?? null;
  const doing = isAsked(table, ui, seat) ? 'asked' : hasChosen(table, ui, seat) ? 'chosen' : null;
  return {
    doing,
    isBot: sitter?.bot != null,
    level: levelOf(sitter),
    program: sitter?.program ?? null,
    absence: sitter?.left === true ? 'left' : sitter?.here === false ? 'away' : null,
    holidayUntil: holidayUntil(sitter),
    awaySince: table.absences.since(seat),
  };
}

/**
 * Whom the table waits for: in a playback, whose doing is shown.
 * @example askedSeats(table, ui).map(seat => names[seat])
 */
export const askedSeats = (table: TableModel, ui: GameUi): readonly Seat[] =>
  (table.tableView.value?.table.sitters ?? []).flatMap((_, seat) => (isAsked(table, ui, seat) ? [seat] : []));

/** Whether the table waits for whoever looks at it. A bot that plays for somebody answers for them. */
export const isMyTurn = (table: TableModel): boolean => table.question.value?.awaited === true && !isPlayedByBot(table);

/** Whether a bot plays the seat of whoever looks at the table. */
export const isPlayedByBot = (table: TableModel): boolean =>
  table.seat !== null && (table.tableView.value?.table.sitters[table.seat]?.bot ?? null) !== null;

function isAsked(table: TableModel, ui: GameUi, seat: Seat): boolean {
  const info = table.tableView.value?.table;
  if (info?.phase !== 'playing') return false;
  const { isRunning, event } = table.playback;
  if (isRunning.value) return event.value !== null && 'seat' in event.value && event.value.seat === seat;
  if (!info.acting.includes(seat)) return false;
  const question = table.question.value;
  // Whom a floor waits for is told to each seat alone: of the others one knows that they may act.
  return seat === table.seat && question !== null ? question.awaited : !hasChosen(table, ui, seat);
}

function hasChosen(table: TableModel, ui: GameUi, seat: Seat): boolean {
  const view = table.playback.shown.value;
  return view !== null && ui.hasChosen?.(view, seat) === true;
}

/**
 * Until when somebody is on holiday; null if they are not now.
 * @example holidayUntil(sitter) === null
 */
export function holidayUntil(sitter: SitterInfo | null): number | null {
  const now = serverNow();
  return sitter?.holidays?.find(({ from, until }) => from <= now && now < until)?.until ?? null;
}

function levelOf(sitter: SitterInfo | null): LevelName | null {
  const bot = sitter?.bot ?? null;
  return bot !== null && isLevel(bot) ? bot : null;
}
