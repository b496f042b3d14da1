import { describe, expect, it } from 'vitest';
import { GroupCommit } from '../group-commit.ts';

/** Commits that wait until the test lets them end; each change is answered by its own name in capitals. */
function slowly(bounds = { group: 100, waiting: 1_000 }) {
  const groups: string[][] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const commits = new GroupCommit<string, string>(changes => {
    groups.push([...changes]);
    return new Promise((resolve, reject) => {
      ends.push({ resolve: () => resolve(changes.map(change => change.toUpperCase())), reject });
    });
  }, bounds);
  return { commits, groups, ends };
}

const untilIdle = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

describe('a grouped commit', () => {
  it('writes together what comes in together, and what comes in meanwhile in the next group', async () => {
    const { commits, groups, ends } = slowly();
    const first = [commits.add('a', 1), commits.add('b', 1)];
    await untilIdle();
    const second = [commits.add('c', 1), commits.add('d', 1)];
    await untilIdle();
    expect(groups).toEqual([['a', 'b']]);
    ends[0]?.resolve();
    expect(await Promise.all(first)).toEqual(['A', 'B']);
    expect(groups).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    ends[1]?.resolve();
    expect(await Promise.all(second)).toEqual(['C', 'D']);
  });

  it('answers nobody before the group is written', async () => {
    const { commits, ends } = slowly();
    let answered = false;
    const change = commits.add('a', 1).then(() => {
      answered = true;
    });
    await untilIdle();
    expect(answered).toBe(false);
    ends[0]?.resolve();
    await change;
  });

  it('tells all of a group that it failed, and goes on with the next', async () => {
    const { commits, ends } = slowly();
    const first = Promise.allSettled([commits.add('a', 1), commits.add('b', 1)]);
    await untilIdle();
    const second = commits.add('c', 1);
    ends[0]?.reject(new Error('no room'));
    expect(await first).toMatchObject([{ reason: { message: 'no room' } }, { reason: { message: 'no room' } }]);
    ends[1]?.resolve();
    expect(await second).toBe('C');
  });

  it('keeps a group within its bound, and a change that is larger alone', async () => {
    const { commits, groups, ends } = slowly();
    const sizes = [
      ['a', 60],
      ['b', 40],
      ['c', 1],
      ['d', 500],
      ['e', 1],
    ] as const;
    const all = sizes.map(([change, size]) => commits.add(change, size));
    for (let i = 0; i < 4; i++) {
      await untilIdle();
      ends[i]?.resolve();
    }
    expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(groups).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });

  it('turns away what is too much to wait, and takes it again when there is room', async () => {
    const { commits, ends } = slowly();
    const held = [commits.add('a', 600), commits.add('b', 400)];
    await expect(commits.add('c', 1)).rejects.toMatchObject({ name: 'StoreError', code: 'overloaded' });
    for (const i of [0, 1]) {
      await untilIdle();
      ends[i]?.resolve();
    }
    await Promise.all(held);
    await commits.idle();
    const huge = commits.add('d', 5_000);
    await untilIdle();
    ends[2]?.resolve();
    expect(await huge).toBe('D');
  });
});
