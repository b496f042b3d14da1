import { begin, created, LobbyKit, until } from '@havre/table/tests/lobby-kit.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerStore } from '../../storage/grouped-store.ts';
import { openStore } from '../../storage/sqlite.ts';
import type { Waiting } from '../call-message.ts';
import { keptSettings } from '../call-settings.ts';
import { PutOffCalls } from '../put-off-calls.ts';

const PATIENTLY = { timeout: 20_000 };
const HOUR = 3_600_000;
const NIGHT = Date.UTC(2026, 4, 1, 23);
const SETTINGS = {
  language: 'en',
  zone: 'UTC',
  daily: null,
  mail: null,
  evenings: true,
  isConfirmed: false,
  webhook: null,
} as const;

let kit: LobbyKit;
let store: ServerStore;
let putOff: PutOffCalls;

beforeEach(async () => {
  kit = new LobbyKit();
  kit.now = NIGHT;
  store = await openStore(kit.folder);
  putOff = new PutOffCalls({ records: store, now: () => kit.now, logger: kit.logger, isOurs: () => true, pause: 5 });
});
afterEach(async () => {
  await putOff.close();
  await kit.close();
  await store.close();
});

test('who sleeps is told in the morning of all tables that still wait, once', async () => {
  const quiet = { from: '22:00', until: '08:00' };
  await store.writeRecords({ put: [keptSettings('anne', { ...SETTINGS, quiet }, 0)] });
  const lobby = await kit.lobby({ store });
  const rooms = [await created(lobby), await created(lobby)];
  for (const room of rooms) {
    await begin(room, 1);
    await until(room, ({ match }) => match?.asked(0) != null);
    expect(await putOff.mayCall('anne')).toBe(false);
  }
  const told: Waiting[] = [];
  putOff.start({ lobby, invitationsOf: async () => [] }, async (_, waiting) => void told.push(waiting));
  kit.now = NIGHT + 9 * HOUR;
  await expect.poll(() => told.length, PATIENTLY).toBe(1);
  expect(new Set(told[0]?.tables.map(({ table }) => table))).toEqual(new Set(rooms.map(({ id }) => id)));
  expect(await store.recordsUntil('put-off calls', 'call-later', kit.now, 9)).toEqual([]);
  expect(await putOff.mayCall('anne')).toBe(true);
  expect(kit.errors).toEqual([]);
});

test('who has said nothing is called at once, and who wants it once a day at that time', async () => {
  expect(await putOff.mayCall('ben')).toBe(true);
  await store.writeRecords({ put: [keptSettings('ben', { ...SETTINGS, quiet: null, daily: '18:00' }, 0)] });
  expect(await putOff.mayCall('ben')).toBe(false);
  expect(await store.recordsUntil('put-off calls', 'call-later', NIGHT + 24 * HOUR, 9)).toMatchObject([
    { id: 'ben', at: Date.UTC(2026, 4, 2, 18) },
  ]);
});
