import { describe, expect, test } from 'vitest';
import { Feed } from '../feed.ts';

/** A feed of numbers of which every third is kept from the viewer; how often one is looked at is counted. */
function feedOf(happenings: number) {
  const world = { happenings, looks: 0 };
  const feed = new Feed(
    () => world.happenings,
    at => {
      world.looks++;
      return at % 3 === 2 ? null : at;
    },
  );
  return { feed, world };
}

const all = (happenings: number): number[] =>
  Array.from({ length: happenings }, (_, at) => at).filter(at => at % 3 !== 2);

describe('a feed', () => {
  test('counts what the viewer hears, and nothing else', () => {
    const { feed } = feedOf(7);
    expect(feed.read()).toEqual({ from: 0, items: [0, 1, 3, 4, 6], hasMore: false });
    expect(feed.read(3)).toEqual({ from: 3, items: [4, 6], hasMore: false });
    expect(feed.read(5)).toEqual({ from: 5, items: [], hasMore: false });
  });

  test('is read in batches, the last of which may be full', () => {
    const { feed } = feedOf(6);
    expect(feed.read(0, 2)).toEqual({ from: 0, items: [0, 1], hasMore: true });
    expect(feed.read(2, 2)).toEqual({ from: 2, items: [3, 4], hasMore: false });
  });

  test('begins anew for somebody who has heard more than there is', () => {
    expect(feedOf(4).feed.read(9, 2)).toEqual({ from: 0, items: [0, 1], hasMore: true });
  });

  test('goes on as more happens, from wherever it is read', () => {
    const { feed, world } = feedOf(1_000);
    const before = feed.read().items.length;
    world.happenings = 2_000;
    for (const from of [0, 255, 256, 257, 512, 600, before, 1_024])
      expect(feed.read(from).items).toEqual(all(2_000).slice(from));
  });

  test('costs the batch that is read, and not what lies before it', () => {
    const [length, batch] = [30_000, 256];
    const { feed, world } = feedOf(length);
    const items: number[] = [];
    for (let hasMore = true; hasMore; ) {
      const read = feed.read(items.length, batch);
      items.push(...read.items);
      hasMore = read.hasMore;
    }
    expect(items).toEqual(all(length));
    expect(world.looks).toBeLessThan(1.1 * length); // batch after batch: each is looked at once
    world.looks = 0;
    expect(feed.read(19_900, batch).items).toEqual(all(length).slice(19_900, 19_900 + batch));
    expect(world.looks).toBeLessThan(3 * batch);
  });
});
