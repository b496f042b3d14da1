import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/test-server.ts';
import { pushKeys } from '../keys.ts';

it('are made once, for their owner alone, also after a kill in the middle of making them', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'push-keys.json.unfinished'), '{"publicK', { mode: 0o600 });
  const keys = pushKeys(folder);
  expect(pushKeys(folder)).toEqual(keys);
  expect(readdirSync(folder)).toEqual(['push-keys.json']);
  expect(statSync(join(folder, 'push-keys.json')).mode & 0o077).toBe(0);
});
