/**
 * What a viewer gets to know of what has happened at a table.
 *
 * News are built by naming what is told, never by deleting what is not. Of an entry of the match a viewer hears its letter
 * (`letters.ts` of the kernel); everything else that can happen at a table is said here. Each viewer counts its own news
 * (`viewer-feed.ts`): numbers of facts and entries are the server's own.
 */
import type { Message } from '@havre/engine/kernel/channels.ts';
import type { Entry } from '@havre/engine/kernel/entry.ts';
import { audienceOf, includes, PUBLIC, type Seat, type Viewer } from '@havre/engine/kernel/seats.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { type Letter, letterOf, type When } from '@havre/engine/kernel/viewer-entries.ts';
import type { Fact, Wish } from '../model/events.ts';
import type { Origin } from '../model/origin.ts';
import type { Table } from '../model/table.ts';
import { eyesOf } from './viewers.ts';

export type { SitterInfo, TableInfo } from './table-info.ts';

/** One thing that has happened, as one viewer hears of it. */
export type NewsItem = { readonly at: number } & (
  | { readonly type: 'sat'; readonly seat: Seat; readonly name: string; readonly bot?: string }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'swapped'; readonly one: Seat; readonly other: Seat }
  /** Somebody is ready, with this commitment; or is not any more, and the start is off. */
  | { readonly type: 'ready'; readonly seat: Seat; readonly commitment: string | null }
  | { readonly type: 'opening' }
  | { readonly type: 'opened'; readonly seat: Seat }
  /** The game went on. An undo in it says how many of this viewer's latest letters count no more. */
  | {
      readonly type: 'game';
      readonly letter: Letter;
      /** This viewer's own answer, given once and for all before. */
      readonly standing?: true;
    }
  /** This viewer has given an answer once and for all; null when it wants to be asked again. */
  | { readonly type: 'always'; readonly step: string; readonly action: Act | null }
  /** The game goes on here, after what was played elsewhere. */
  | { readonly type: 'resumed'; readonly origin: Origin['type'] }
  /** Somebody's time was up, and a bot has played for them. */
  | { readonly type: 'ranOut'; readonly seat: Seat }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly wish: Wish['type'] }
  | { readonly type: 'answered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly type: 'said'; readonly seat: Seat; readonly channel: string; readonly message: Message }
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
  /** Somebody may look on with the eyes of a side: told to everybody, since everybody may want to know. */
  | { readonly type: 'onlooker'; readonly eyes: string }
  | { readonly type: 'host'; readonly seat: Seat | null }
  | { readonly type: 'rematch'; readonly table: string }
  | { readonly type: 'closed' }
);

/**
 * What a viewer hears of one fact when it happens: mostly one thing, or nothing; of a game that was begun elsewhere, all
 * that was played there, once it goes on and everybody has a seat of their own.
 * @example const items = facts.flatMap(fact => newsOf(table, fact, viewer));
 */
export function newsOf(table: Table, fact: Fact, viewer: Viewer): NewsItem[] {
  const item = newsOfFact(table, fact, viewer);
  const brought = fact.type === 'resumed' ? (table.origin?.entries ?? NONE) : NONE;
  const items = brought.flatMap(entry => newsOfBrought(table, fact, entry, viewer) ?? []);
  return item === null ? items : [...items, item];
}

const NONE: readonly never[] = [];

/** What somebody who has left was told is not told to whoever has the seat now. */
const listenerOf = (table: Table, fact: Fact, viewer: Viewer): Viewer =>
  fact.seq < hearsSince(table, viewer) ? PUBLIC : viewer;

/**
 * From which fact on a viewer hears what is for these eyes; what was before, as the public does.
 * @example hearsSince(table, 2)
 */
export const hearsSince = (table: Table, viewer: Viewer): number => table.at(viewer)?.since ?? 0;

/**
 * What a viewer hears of an entry that was played elsewhere, once the game goes on here. What has faded was told there, when it
 * happened.
 * @example newsOfBrought(table, resumed, table.origin.entries[7], viewer)
 */
export function newsOfBrought(table: Table, resumed: Fact, entry: Entry, viewer: Viewer): NewsItem | null {
  const when = { past: table.match?.over !== true };
  const letter = letterOf(table.entries, entry, listenerOf(table, resumed, viewer), when);
  return letter === null ? null : { at: resumed.at, type: 'game', letter };
}

/**
 * What a viewer hears of one fact by itself; null if it must not notice it, or there is nothing to tell of it.
 * @example newsOfFact(table, fact, PUBLIC, { past: true })
 */
export const newsOfFact = (table: Table, fact: Fact, viewer: Viewer, when: When = {}): NewsItem | null =>
  itemOf(table, fact, listenerOf(table, fact, viewer), when);

function itemOf(table: Table, fact: Fact, viewer: Viewer, when: When): NewsItem | null {
  const { at } = fact;
  switch (fact.type) {
    case 'created':
      return null;
    case 'sat':
      return { at, type: 'sat', seat: fact.seat, name: fact.name };
    case 'botSat':
      return { at, type: 'sat', seat: fact.seat, name: fact.bot, bot: fact.bot };
    case 'stood':
      return { at, type: 'stood', seat: fact.seat };
    case 'swapped':
      return { at, type: 'swapped', one: fact.one, other: fact.other };
    case 'readied':
      return { at, type: 'ready', seat: fact.seat, commitment: fact.commitment };
    case 'unreadied':
      return { at, type: 'ready', seat: fact.seat, commitment: null };
    case 'opening':
      return { at, type: 'opening' };
    case 'opened':
      return { at, type: 'opened', seat: fact.seat };
    case 'began':
    case 'entry': {
      const letter = letterOf(table.entries, fact.entry, viewer, when);
      if (letter === null) return null;
      const isOwn = fact.type === 'entry' && fact.standing === true && isActOf(fact.entry, viewer);
      return { at, type: 'game', letter, ...(isOwn ? { standing: true } : {}) };
    }
    case 'resumed':
      return table.origin === null ? null : { at, type: 'resumed', origin: table.origin.type };
    case 'always':
      return fact.seat === viewer ? { at, type: 'always', step: fact.step, action: fact.action } : null;
    case 'ranOut':
      return { at, type: 'ranOut', seat: fact.seat };
    case 'proposed':
      return { at, type: 'proposed', seat: fact.seat, wish: fact.wish.type };
    case 'answered':
      return { at, type: 'answered', seat: fact.seat, agrees: fact.agrees };
    case 'said':
      if (includes(fact.unheard ?? 0, viewer)) return null;
      return fact.readers === 'everybody' || (fact.readers & audienceOf(viewer)) !== 0
        ? { at, type: 'said', seat: fact.seat, channel: fact.channel, message: fact.message }
        : null;
    case 'muted':
      return fact.by === viewer ? { at, type: 'muted', seat: fact.seat, muted: fact.muted } : null;
    case 'silenced':
      return { at, type: 'silenced', seat: fact.seat, silenced: fact.silenced };
    case 'takenOver':
      return { at, type: 'botPlays', seat: fact.seat, bot: fact.bot };
    case 'handedBack':
      return { at, type: 'botPlays', seat: fact.seat, bot: null };
    case 'offered':
      return { at, type: 'seatOffered', seat: fact.seat, ...(fact.own === true ? {} : { byHost: true }) };
    case 'given':
      return { at, type: 'seatGiven', seat: fact.seat, name: fact.name };
    case 'invited':
      return null;
    case 'admitted':
      return { at, type: 'onlooker', eyes: eyesOf(fact.viewer) };
    case 'hostChanged':
      return { at, type: 'host', seat: table.seatOf(fact.host) };
    case 'rematched':
      return { at, type: 'rematch', table: fact.table };
    case 'closed':
      return { at, type: 'closed' };
  }
}

const isActOf = ({ cause }: Entry, viewer: Viewer): boolean => cause.type === 'act' && cause.seat === viewer;
