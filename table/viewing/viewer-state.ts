/** How the game stands, for one viewer: what its screen shows and what it may do. */
import { alike } from '@havre/engine/kernel/alike.ts';
import { type Channel, mayRead } from '@havre/engine/kernel/channels.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import { includes, listed, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import { type AnyAction, FLOOR } from '@havre/engine/kernel/steps.ts';
import type { TakingBack } from '@havre/engine/kernel/undo.ts';
import { channelsOf } from '../commands/chat.ts';
import { takingBack } from '../commands/playing.ts';
import type { PreparedAnswer } from '../commands/prepared-answers.ts';
import { type StandingAnswer, standingAnswersOf } from '../commands/standing-answers.ts';
import { type Deadline, deadlinesFor, deadlinesOf } from '../model/deadlines.ts';
import type { Table } from '../model/table.ts';
import { EMPTY_STATE } from './update.ts';

export interface ViewerState {
  readonly view: object | null;
  readonly question: Question<AnyAction> | null;
  /** What it may do at any time, whoever is asked. */
  readonly asides: readonly AnyAction[];
  /** How it may take back its latest action; null if it may not. */
  readonly undo: TakingBack | null;
  /** The answers it has given once and for all. */
  readonly always: readonly StandingAnswer[];
  /** The answers it has prepared for its next question. */
  readonly prepared: readonly PreparedAnswer[];
  /** Whom it does not hear in the chat. */
  readonly muted: readonly Seat[];
  /** The channels it reads or writes in. */
  readonly channels: readonly ChannelInfo[];
  /** What runs out when, as far as this viewer may know. */
  readonly deadlines: readonly Deadline[];
  /** What is left in the banks of time, as far as this viewer may know. */
  readonly banks: readonly BankInfo[];
}

/** The bank of time of a seat: what was left, in milliseconds, when its question came up or it last rested. */
export interface BankInfo {
  readonly seat: Seat;
  readonly left: number;
}

export interface ChannelInfo {
  readonly id: string;
  readonly mayWrite: boolean;
  /** The phrases it is limited to; absent where free text is allowed. */
  readonly phrases?: readonly string[];
}

/** What everybody's state is taken from, found out once however many look. */
export interface CommonState {
  readonly channels: OpenChannels;
  readonly deadlines: readonly Deadline[];
}

/** The channels of a table as each viewer sees them, found out once for each viewer as long as they stay what they are. */
class OpenChannels {
  readonly all: readonly Channel[];
  private readonly seen = new Map<Viewer, readonly ChannelInfo[]>();

  constructor(all: readonly Channel[]) {
    this.all = all;
  }

  for(viewer: Viewer): readonly ChannelInfo[] {
    const known = this.seen.get(viewer);
    if (known !== undefined) return known;
    const open = this.all.flatMap(channel => channelInfo(channel, viewer) ?? []);
    this.seen.set(viewer, open);
    return open;
  }
}

/**
 * What everybody's state is taken from. Channels that are as they were before are not looked at anew.
 * @example const commonState = commonStateOf(table); viewers.map(viewer => viewerStateOf(table, viewer, commonState));
 */
export function commonStateOf(table: Table, before: CommonState | null = null): CommonState {
  const channels = channelsOf(table);
  return {
    channels: before !== null && alike(before.channels.all, channels) ? before.channels : new OpenChannels(channels),
    deadlines: deadlinesOf(table),
  };
}

/** A channel as a viewer sees it; null if it does not. */
function channelInfo(channel: Channel, viewer: Viewer): ChannelInfo | null {
  const { id, phrases, writers } = channel;
  const mayWrite = includes(writers, viewer);
  if (!mayWrite && !mayRead(channel, viewer)) return null;
  return phrases === undefined ? { id, mayWrite } : { id, mayWrite, phrases };
}

/**
 * How the game stands, for one viewer.
 * @example send({ table: info, ...viewerStateOf(table, seat) });
 */
export function viewerStateOf(
  table: Table,
  viewer: Viewer,
  commonState: CommonState = commonStateOf(table),
): ViewerState {
  const { match } = table;
  const sitter = table.at(viewer);
  // Where there is nothing it is always the same nothing, so that it compares at once.
  const { asides, always, prepared, muted } = EMPTY_STATE;
  return {
    view: match?.view(viewer) ?? null,
    question: viewer >= 0 ? (match?.asked(viewer) ?? null) : null,
    asides: match !== null && match.game.book.aside !== null && viewer >= 0 ? match.asides(viewer) : asides,
    undo: viewer >= 0 ? takingBack(table, viewer) : null,
    always: sitter === null ? always : standingAnswersOf(sitter),
    prepared: sitter === null || sitter.prepared.length === 0 ? prepared : sitter.prepared,
    muted: sitter === null || sitter.muted === 0 ? muted : listed(sitter.muted),
    channels: commonState.channels.for(viewer),
    deadlines: deadlinesFor(table, viewer, commonState.deadlines),
    banks: banksFor(table, viewer),
  };
}

/** Where there are floors, how long somebody was waited for is theirs alone to know. */
function banksFor({ match, history, sitters }: Table, viewer: Viewer): readonly BankInfo[] {
  if (match === null || history.banks === null) return EMPTY_STATE.banks;
  const all = history.banks.all.map(({ left }, seat) => ({ seat, left }));
  const isOpen = match.game.book.steps.every(({ kind }) => kind !== FLOOR);
  return all.filter(({ seat }) => sitters.at(seat)?.who != null && (isOpen || seat === viewer));
}
