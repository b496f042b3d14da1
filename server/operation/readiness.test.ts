import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../storage/sqlite.ts';
import { temporaryFolder } from '../tests/house.ts';
import { Readiness } from './readiness.ts';

describe('readiness', () => {
  it('is found out by writing, and leaves nothing behind', async () => {
    const store = await openStore(await temporaryFolder());
    onTestFinished(() => store.close());
    expect(await new Readiness(store, () => 0).obstacle()).toBeNull();
    expect(await store.lines('readiness trial')).toEqual([]);
  });

  it('is over when the disk is full, and back when there is room again', async () => {
    const store = await openStore(await temporaryFolder(), { largest: 400_000 });
    onTestFinished(() => store.close());
    let now = 0;
    const readiness = new Readiness(store, () => now);
    const body = JSON.stringify('x'.repeat(5_000));
    const fill = async () => {
      for (let seq = 0; ; seq++) await store.append([{ table: 'heavy', seq, body }]);
    };
    await expect(fill()).rejects.toMatchObject({ code: 'full' });
    const fillTheRest = async () => {
      for (let i = 0; ; i++) await store.append([{ table: `light ${i}`, seq: 0, body: '""' }]);
    };
    await expect(fillTheRest()).rejects.toMatchObject({ code: 'full' });
    expect(await readiness.obstacle()).toMatchObject({ code: 'full' });
    await store.remove('heavy');
    now += 10_000;
    expect(await readiness.obstacle()).toBeNull();
  });

  it('is not found out anew for everybody who asks at once', async () => {
    const store = await openStore(await temporaryFolder());
    onTestFinished(() => store.close());
    const readiness = new Readiness(store, () => 0);
    expect(readiness.obstacle()).toBe(readiness.obstacle());
    await readiness.obstacle();
  });
});
