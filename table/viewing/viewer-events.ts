/**
 * What a viewer gets to know of what has happened at a table.
 *
 * A viewer's event is built by naming what is told, never by deleting what is not. For an entry of the match the kernel does that
 * (`viewer-entries.ts`); everything else that can happen at a table is said here. Each viewer counts its own events
 * (`viewer-feed.ts`): numbers of events and entries are the server's own.
 */
import type { ChatMessage } from '@havre/engine/kernel/channels.ts';
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { audienceOf, includes, PUBLIC, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { type ViewerEntry, viewerEntryOf, type When } from '@havre/engine/kernel/viewer-entries.ts';
import type { PreparedAnswer } from '../commands/prepared-answers.ts';
import type { KeeperDeed, RecordedEvent, Wish } from '../model/events.ts';
import type { Origin } from '../model/origin.ts';
import type { PlanChanges } from '../model/plan.ts';
import { markOf, type ProgramMark } from '../model/program-mark.ts';
import type { Table } from '../model/table.ts';
import { viewpointName } from './viewers.ts';

/** One thing that has happened, as one viewer hears of it. */
export type ViewerEvent = { readonly at: number } & (
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly name: string;
      readonly bot?: string;
      readonly program?: ProgramMark;
    }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'swapped'; readonly one: Seat; readonly other: Seat }
  | { readonly type: 'coloured'; readonly seat: Seat; readonly colour: PlayerColour }
  /** The host has changed what is played, or how: so many seats there are now, and this is new. Nobody is ready any more. */
  | { readonly type: 'replanned'; readonly seats: number; readonly changes: PlanChanges }
  /** Somebody is ready, with this commitment; or is not any more, and the start is off. */
  | { readonly type: 'ready'; readonly seat: Seat; readonly commitment: string | null }
  | { readonly type: 'opening' }
  | { readonly type: 'opened'; readonly seat: Seat }
  /** The game went on. An undo in it says how many of this viewer's latest entries count no more. */
  | {
      readonly type: 'game';
      readonly letter: ViewerEntry;
      /** This viewer's own answer, given once and for all before. */
      readonly standing?: true;
      /** This viewer's own answer, prepared before. */
      readonly prepared?: true;
    }
  /** This viewer has given an answer once and for all; null when it wants to be asked again. */
  | { readonly type: 'always'; readonly step: string; readonly action: AnyAction | null }
  /** This viewer has prepared answers for its next question, or none any more: `dropped` because that came and none fitted. */
  | { readonly type: 'prepared'; readonly answers: readonly PreparedAnswer[]; readonly dropped?: true }
  /** The game goes on here, after what was played elsewhere. */
  | { readonly type: 'resumed'; readonly origin: Origin['type'] }
  /** Somebody's time was up, and a bot has played for them. */
  | { readonly type: 'ranOut'; readonly seat: Seat }
  /** Somebody is on holiday from one moment until another; what was said of one from the same moment holds no more. */
  | { readonly type: 'holiday'; readonly seat: Seat; readonly from: number; readonly until: number }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly wish: Wish['type'] }
  | { readonly type: 'answered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly type: 'said'; readonly seat: Seat; readonly channel: string; readonly message: ChatMessage }
  /** This viewer does not want to hear a seat any more, or wants to again. */
  | { readonly type: 'muted'; readonly seat: Seat; readonly muted: boolean }
  /** The host has taken the word from a seat, or given it back. */
  | { readonly type: 'silenced'; readonly seat: Seat; readonly silenced: boolean }
  /** A bot plays in somebody's seat from now on; null when the person plays again. */
  | { readonly type: 'botPlays'; readonly seat: Seat; readonly bot: string | null }
  | {
      readonly type: 'seatOffered';
      readonly seat: Seat;
      /** Not its player, but the host has made the word for it. */
      readonly byHost?: true;
    }
  | { readonly type: 'seatGiven'; readonly seat: Seat; readonly name: string }
  /** Somebody may look on with a side: told to everybody, since everybody may want to know. */
  | { readonly type: 'onlooker'; readonly eyes: string }
  | { readonly type: 'host'; readonly seat: Seat | null }
  | { readonly type: 'rematch'; readonly table: string }
  /** The keeper of the server has taken the table off the list of public ones, or put it back. */
  | { readonly type: 'hidden'; readonly hidden: boolean }
  | {
      readonly type: 'closed';
      /** The keeper of the server has done so, or has ended the game. */
      readonly keeper?: KeeperDeed;
    }
);

/**
 * What a viewer hears of one event when it happens: mostly one thing, or nothing; of a game that was begun elsewhere, all
 * that was played there, once it goes on and everybody has a seat of their own.
 * @example const items = events.flatMap(event => viewerEventsOf(table, event, viewer));
 */
export function viewerEventsOf(table: Table, event: RecordedEvent, viewer: Viewer): ViewerEvent[] {
  const item = viewerEventOfRecorded(table, event, viewer);
  const last = item === null ? [] : [item];
  if (event.type !== 'resumed' || table.origin === null) return last;
  return table.origin.entries.flatMap(entry => viewerEventOfOrigin(table, event, entry, viewer) ?? []).concat(last);
}

/** What somebody who has left was told is not told to whoever has the seat now. */
const listenerOf = (table: Table, event: RecordedEvent, viewer: Viewer): Viewer =>
  event.seq < hearsSince(table, viewer) ? PUBLIC : viewer;

/**
 * From which event on a viewer hears what is for this viewpoint; what was before, as the public does.
 * @example hearsSince(table, 2)
 */
export const hearsSince = (table: Table, viewer: Viewer): number => table.at(viewer)?.since ?? 0;

/**
 * What a viewer hears of an entry that was played elsewhere, once the game goes on here. What has faded was told there, when it
 * happened.
 * @example viewerEventOfOrigin(table, resumed, table.origin.entries[7], viewer)
 */
export function viewerEventOfOrigin(
  table: Table,
  resumed: RecordedEvent,
  entry: MatchEntry,
  viewer: Viewer,
): ViewerEvent | null {
  const when = { past: table.match?.over !== true };
  const told = viewerEntryOf(table.entries, entry, listenerOf(table, resumed, viewer), when);
  return told === null ? null : { at: resumed.at, type: 'game', letter: told };
}

/**
 * What a viewer hears of one event by itself; null if it must not notice it, or there is nothing to tell of it.
 * @example viewerEventOfRecorded(table, event, PUBLIC, { past: true })
 */
export const viewerEventOfRecorded = (
  table: Table,
  event: RecordedEvent,
  viewer: Viewer,
  when: When = {},
): ViewerEvent | null => viewerEventOf(table, event, listenerOf(table, event, viewer), when);

function viewerEventOf(table: Table, event: RecordedEvent, viewer: Viewer, when: When): ViewerEvent | null {
  const { at } = event;
  switch (event.type) {
    case 'created':
      return null;
    case 'sat':
      return { at, type: 'sat', seat: event.seat, name: event.name, ...markOf(event.program) };
    case 'botSat':
      return { at, type: 'sat', seat: event.seat, name: event.bot, bot: event.bot };
    case 'stood':
      return { at, type: 'stood', seat: event.seat };
    case 'swapped':
      return { at, type: 'swapped', one: event.one, other: event.other };
    case 'coloured':
      return { at, type: 'coloured', seat: event.seat, colour: event.colour };
    case 'replanned':
      return { at, type: 'replanned', seats: event.plan.seats, changes: event.changes };
    case 'readied':
      return { at, type: 'ready', seat: event.seat, commitment: event.commitment };
    case 'unreadied':
      return { at, type: 'ready', seat: event.seat, commitment: null };
    case 'opening':
      return { at, type: 'opening' };
    case 'opened':
      return { at, type: 'opened', seat: event.seat };
    case 'began':
    case 'entry': {
      const told = viewerEntryOf(table.entries, event.entry, viewer, when);
      if (told === null) return null;
      if (event.type !== 'entry' || !isActionOf(event.entry, viewer)) return { at, type: 'game', letter: told };
      const { standing, prepared } = event;
      return { at, type: 'game', letter: told, ...(standing && { standing }), ...(prepared && { prepared }) };
    }
    case 'resumed':
      return table.origin === null ? null : { at, type: 'resumed', origin: table.origin.type };
    case 'always':
      return event.seat === viewer ? { at, type: 'always', step: event.step, action: event.action } : null;
    case 'prepared':
      if (event.seat !== viewer) return null;
      return { at, type: 'prepared', answers: event.answers, ...(event.dropped && { dropped: event.dropped }) };
    case 'ranOut':
      return { at, type: 'ranOut', seat: event.seat };
    case 'holiday':
      return { at, type: 'holiday', seat: event.seat, from: event.from, until: event.until };
    case 'proposed':
      return { at, type: 'proposed', seat: event.seat, wish: event.wish.type };
    case 'answered':
      return { at, type: 'answered', seat: event.seat, agrees: event.agrees };
    case 'said':
      if (includes(event.unheard ?? 0, viewer)) return null;
      return event.readers === 'everybody' || (event.readers & audienceOf(viewer)) !== 0
        ? { at, type: 'said', seat: event.seat, channel: event.channel, message: event.message }
        : null;
    case 'muted':
      return event.by === viewer ? { at, type: 'muted', seat: event.seat, muted: event.muted } : null;
    case 'silenced':
      return { at, type: 'silenced', seat: event.seat, silenced: event.silenced };
    case 'takenOver':
      return { at, type: 'botPlays', seat: event.seat, bot: event.bot };
    case 'handedBack':
      return { at, type: 'botPlays', seat: event.seat, bot: null };
    case 'offered':
      return { at, type: 'seatOffered', seat: event.seat, ...(event.own === true ? {} : { byHost: true }) };
    case 'given':
      return { at, type: 'seatGiven', seat: event.seat, name: event.name };
    case 'invited':
      return null;
    case 'admitted':
      return { at, type: 'onlooker', eyes: viewpointName(event.viewer) };
    case 'hostChanged':
      return { at, type: 'host', seat: table.seatOf(event.host) };
    case 'rematched':
      return { at, type: 'rematch', table: event.table };
    case 'hidden':
      return { at, type: 'hidden', hidden: event.hidden };
    case 'closed':
      return { at, type: 'closed', ...(event.keeper === undefined ? {} : { keeper: event.keeper }) };
  }
}

const isActionOf = ({ cause }: MatchEntry, viewer: Viewer): boolean => cause.type === 'act' && cause.seat === viewer;
