import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../storage/sqlite.ts';
import { temporaryFolder } from '../../tests/test-server.ts';
import { KeeperAccess, LINK_GOOD_FOR, SESSION_GOOD_FOR } from '../access.ts';

async function opened() {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  onTestFinished(() => store.close());
  const clock = { now: 1_000_000 };
  return { access: new KeeperAccess(store, () => clock.now), clock };
}

describe('the link of a keeper', () => {
  it('is good once, for a session that ends', async () => {
    const { access, clock } = await opened();
    expect(await access.openUntil()).toBe(0);
    const { secret, until } = await access.newLink();
    expect(await access.openUntil()).toBe(until);
    const session = await access.enter(secret);
    if (typeof session === 'string') throw new Error(session);
    expect(await access.nameOf(session.secret)).toMatch(/^page [0-9a-f]{6}$/);
    expect(await access.enter(secret)).toBe('used-link');
    clock.now += SESSION_GOOD_FOR - 1;
    expect(await access.nameOf(session.secret)).not.toBeNull();
    clock.now += 1;
    expect(await access.nameOf(session.secret)).toBeNull();
  });

  it('is good for a quarter of an hour', async () => {
    const { access, clock } = await opened();
    const { secret } = await access.newLink();
    clock.now += LINK_GOOD_FOR;
    expect(await access.enter(secret)).toBe('old-link');
    expect(await access.nameOf(secret)).toBeNull();
  });

  it('is one of 2 to the 256, and the one before is good no more', async () => {
    const { access } = await opened();
    const first = await access.newLink();
    const second = await access.newLink();
    expect(await access.enter(first.secret)).toBe('wrong-link');
    expect(await access.enter('x'.repeat(43))).toBe('wrong-link');
    expect(await access.enter('keeper')).toBe('wrong-link');
    expect(typeof (await access.enter(second.secret))).toBe('object');
  });

  it('lets in one of several who open it at once', async () => {
    const { access } = await opened();
    const { secret } = await access.newLink();
    const entered = await Promise.all(Array.from({ length: 8 }, () => access.enter(secret)));
    expect(entered.filter(session => typeof session === 'object')).toHaveLength(1);
    expect(entered.filter(session => session === 'used-link')).toHaveLength(7);
  });

  it('is left behind', async () => {
    const { access } = await opened();
    const session = await access.enter((await access.newLink()).secret);
    if (typeof session === 'string') throw new Error(session);
    await access.leave(session.secret);
    expect(await access.nameOf(session.secret)).toBeNull();
    expect(await access.openUntil()).toBe(0);
  });
});
