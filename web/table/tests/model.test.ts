import '../../tests/a-browser.ts';
import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReplayLink } from '../../replay/replay-link.ts';
import { buildTimeline, type ReplayTimeline } from '../../replay/timeline.ts';
import { game, recorded } from '../../tests/recorded.ts';
import { TableModel } from '../model.ts';

let reel: ReplayTimeline;
beforeAll(async () => {
  reel = await buildTimeline(game, recorded(), { primitives, yieldToPage: () => Promise.resolve() });
});

/** A table at which a recorded game is going on, as seat 0 sees it. */
function aTable(at: number, memory = storageInMemory()) {
  const link = new ReplayLink(reel, 'x1');
  link.turn(at, 0);
  return { link, memory, table: new TableModel(link, { isOnDevice: false, memory }) };
}

beforeEach(() => {
  Object.assign(document, { hidden: false });
});

/** The last line of the story that tells of an event. */
const lineOf = (table: TableModel, event: number): number =>
  table.wholeStory.value.findLast(({ eventNumber }) => eventNumber === event)?.number ?? -1;

describe('looking back at a table', () => {
  it('shows the boards that came while one was there', () => {
    const { link, table } = aTable(3);
    for (const at of [4, 5, 6]) link.advance(at);
    expect([2, 3, 4, 5, 6].map(event => table.pastViews.has(lineOf(table, event)))).toEqual([
      ...[false, true, true],
      ...[true, true],
    ]);
    const line = lineOf(table, 4);
    table.lookBackAt(line);
    expect(table.lookingBack.value).toBe(line);
    expect(table.pastViews.at(line)).toEqual(reel.view(4, 0));
    expect(table.story.value.at(-1)?.eventNumber).toBe(4);
    expect(table.wholeStory.value.at(-1)?.eventNumber).toBe(6);
    table.playback.skip();
    expect(table.playback.shown.value).toEqual(reel.view(6, 0));
  });

  it('shows at each line of a move how far it was done by then', () => {
    let at = reel.last;
    while (at > 1 && reel.film(at, 0).length === 0) at--;
    const { link, table } = aTable(at - 1);
    link.advance(at);
    const lines = table.wholeStory.value.filter(({ eventNumber }) => eventNumber === at);
    const seen = [...reel.film(at, 0), reel.view(at, 0)];
    expect(lines.map(({ number }) => table.pastViews.at(number))).toEqual(seen);
    table.lookBackAt(lines[0]?.number ?? -1);
    expect(table.lookingBack.value).toBe(lines[0]?.number);
  });

  it('at what is now is no looking back', () => {
    const { link, table } = aTable(3);
    link.advance(4);
    table.lookBackAt(lineOf(table, 4));
    expect(table.lookingBack.value).toBeNull();
  });

  it('goes on while the game does', () => {
    const { link, table } = aTable(3);
    link.advance(4);
    const line = lineOf(table, 3);
    table.lookBackAt(line);
    link.advance(5);
    expect(table.lookingBack.value).toBe(line);
    expect(table.pastViews.has(lineOf(table, 5))).toBe(true);
  });

  it('shows nothing that only somebody else has seen', () => {
    const { link, table } = aTable(3);
    link.advance(4);
    table.lookBackAt(lineOf(table, 3));
    link.turn(4, 1);
    table.follow(link);
    expect(table.lookingBack.value).toBeNull();
    expect([3, 4].map(event => table.pastViews.at(lineOf(table, event)))).toEqual([null, reel.view(4, 1)]);
  });
});

describe('coming back to a table', () => {
  it('one is told what has happened since, and shown how it stands', () => {
    const { memory } = aTable(3);
    const { table } = aTable(12, memory);
    expect(table.attention.missed.value).toEqual({ from: 4, to: 13 });
    expect(table.playback.shown.value).toEqual(reel.view(12, 0));
  });

  it('also in a page that was out of sight', () => {
    const { link, table } = aTable(3);
    Object.assign(document, { hidden: true });
    for (const at of [4, 5, 6, 7]) link.advance(at);
    expect(table.attention.missed.value).toBeNull();
    Object.assign(document, { hidden: false });
    table.look();
    expect(table.attention.missed.value).toEqual({ from: 4, to: 8 });
  });

  it('one has heard enough as soon as one plays', async () => {
    const { memory } = aTable(3);
    const { table } = aTable(12, memory);
    await table.play({ type: 'playCard' });
    expect(table.attention.missed.value).toBeNull();
  });
});
