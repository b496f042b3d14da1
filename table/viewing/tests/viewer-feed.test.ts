/** However the events of a viewer are read, in one go or in batches, early or late, they are the same and counted alike. */
import { PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import { describe, expect, test } from 'vitest';
import type { RecordedEvent } from '../../model/events.ts';
import { Table } from '../../model/table.ts';
import { commitmentOf, entropyOf, games, Rehearsal } from '../../tests/rehearsal.ts';
import { type ViewerEvent, viewerEventsOf } from '../viewer-events.ts';
import { ViewerFeeds, viewerEventsSince } from '../viewer-feed.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, PUBLIC];

/** Everything of a viewer, batch by batch. */
function inBatches(feeds: ViewerFeeds, viewer: Viewer, batch: number): ViewerEvent[] {
  const items: ViewerEvent[] = [];
  for (let hasMore = true; hasMore; ) {
    const read = feeds.of(viewer).read(items.length, batch);
    expect(read.from).toBe(items.length);
    items.push(...read.items);
    hasMore = read.hasMore;
  }
  return items;
}

const expectTheSame = (feeds: ViewerFeeds): void => {
  const { table } = feeds;
  for (const viewer of VIEWERS) {
    const told = table.events.flatMap(event => viewerEventsOf(table, event, viewer));
    expect(viewerEventsSince(table, viewer, 0)).toEqual(told);
    for (const batch of [1, 5, 256]) expect(inBatches(feeds, viewer, batch)).toEqual(told);
  }
};

const talk = (rehearsal: Rehearsal, lines: number): void => {
  for (let i = 0; i < lines; i++)
    rehearsal.must('bert', { type: 'say', channel: i % 2 === 0 ? 'table' : 'team', message: { text: `line ${i}` } });
};

describe('events in batches', () => {
  test('are those of the viewer, also after more has happened', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    const feeds = new ViewerFeeds(rehearsal.table);
    talk(rehearsal, 400);
    expectTheSame(feeds);
    rehearsal.play(0, { type: 'clue', text: 'a bird' });
    talk(rehearsal, 300);
    expectTheSame(feeds);
    expect(viewerEventsSince(rehearsal.table, 0, 300)).toEqual(viewerEventsSince(rehearsal.table, 0, 0).slice(300));
  });

  test('are counted anew once somebody else has the seat', () => {
    const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
    const { table } = rehearsal;
    const feeds = new ViewerFeeds(table);
    talk(rehearsal, 20);
    expectTheSame(feeds);
    const before = viewerEventsSince(table, 1, 0).length;
    table.evolve({ type: 'sat', seat: 1, who: 'fred', name: 'Fred', seq: table.seq + 1, at: rehearsal.now });
    expect(viewerEventsSince(table, 1, 0).length).toBeLessThan(before);
    expectTheSame(feeds);
  });

  test('of a game that was begun elsewhere tell what was played there where it goes on', () => {
    const elsewhere = Rehearsal.begun({ game: 'abacus', seats: 2 });
    for (let i = 0; i < 6; i++) elsewhere.play(0, { type: 'slide', by: 1 });
    const { table, match } = elsewhere;
    const origin = {
      ...{ type: 'branched', rules: match.game.version, players: table.players },
      ...{ entries: table.entries, saved: match.save() },
    } as const;
    const rehearsal = new Rehearsal({ game: 'abacus', seats: 2 });
    const [created] = rehearsal.table.events;
    rehearsal.table = Table.fromEvents([{ ...created, origin } as RecordedEvent], { games });
    const feeds = new ViewerFeeds(rehearsal.table);
    for (const [seat, who] of rehearsal.people.entries()) {
      rehearsal.must(who, { type: 'sit', seat, name: who });
      rehearsal.must(who, { type: 'ready', commitment: commitmentOf(who) });
    }
    expectTheSame(feeds);
    rehearsal.must('anne', { type: 'start' });
    for (const who of rehearsal.people) rehearsal.must(who, { type: 'open', entropy: entropyOf(who) });
    expectTheSame(feeds);
    rehearsal.play(0, { type: 'slide', by: 1 });
    expectTheSame(feeds);
    const types = viewerEventsSince(rehearsal.table, 1, 0).map(({ type }) => type);
    const brought = origin.entries.map(() => 'game');
    expect(types.slice(types.indexOf('game'))).toEqual([...brought, 'resumed', 'game']);
  });
});
