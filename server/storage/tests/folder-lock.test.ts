import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/test-server.ts';
import { FolderTaken, lockFolder } from '../folder-lock.ts';

const LOCKER = `
  const { lockFolder } = await import(${JSON.stringify(new URL('../folder-lock.ts', import.meta.url).href)});
  await lockFolder(process.argv[1]);
  console.log('locked');
  setInterval(() => {}, 1000);
`;

it('a folder is for one, who is named, until it is let go', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const lock = await lockFolder(folder);
  const refused = await lockFolder(folder).catch(error => error as FolderTaken);
  expect(refused).toBeInstanceOf(FolderTaken);
  expect((refused as FolderTaken).holder).toMatchObject({ pid: process.pid, host: hostname() });
  lock.release();
  (await lockFolder(folder)).release();
});

it('a program that is killed lets go of it', async () => {
  const folder = await temporaryFolder();
  const other = spawn(process.execPath, ['--input-type=module', '-e', LOCKER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await expect(lockFolder(folder)).rejects.toMatchObject({ name: 'FolderTaken', holder: { pid: other.pid } });
  other.kill('SIGKILL');
  await once(other, 'exit');
  (await lockFolder(folder)).release();
});
