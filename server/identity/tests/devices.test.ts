import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILE_NAME } from '../../storage/file-name.ts';
import { openStore } from '../../storage/sqlite.ts';
import { temporaryFolder } from '../../tests/test-server.ts';
import { Devices } from '../devices.ts';

async function opened(folder: string) {
  const store = await openStore(folder);
  onTestFinished(() => store.close());
  return { store, devices: new Devices(store, () => 0) };
}

describe('a device', () => {
  it('is known by its secret, also after a restart', async () => {
    const folder = await temporaryFolder();
    const before = await opened(folder);
    const { identity, secret } = await before.devices.welcome();
    await before.store.close();
    const { devices } = await opened(folder);
    expect(await devices.identityOf(secret)).toBe(identity);
  });

  it('has a secret and an identity that no other has', async () => {
    const { devices } = await opened(await temporaryFolder());
    const [one, other] = [await devices.welcome(), await devices.welcome()];
    expect(one.secret).toMatch(/^[\w-]{43}$/);
    expect(new Set([one.secret, other.secret, one.identity, other.identity]).size).toBe(4);
  });

  it.each([null, '', 'short', 'x'.repeat(43), 'x'.repeat(10_000)])('is not known by %j', async secret => {
    const { devices } = await opened(await temporaryFolder());
    await devices.welcome();
    expect(await devices.identityOf(secret)).toBeNull();
  });

  it('leaves no secret on the disk', async () => {
    const folder = await temporaryFolder();
    const { store, devices } = await opened(folder);
    const { secret, identity } = await devices.welcome();
    await store.close();
    const kept = readFileSync(join(folder, FILE_NAME)).toString('latin1');
    expect(kept).toContain(identity);
    expect(kept).not.toContain(secret);
  });
});
