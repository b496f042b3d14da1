import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FILE_NAME } from '../file-name.ts';
import { openStore } from '../sqlite.ts';
import { Takeover } from '../sqlite-takeover.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'havre-takeover-'));
});
afterEach(() => rm(folder, { recursive: true }));

const BODY = 'x'.repeat(2_000);

it('what was written ahead comes into the file while others go on writing, and is whole afterwards', async () => {
  const store = await openStore(folder);
  const sizeOfFile = async () => (await stat(join(folder, FILE_NAME))).size;
  const before = await sizeOfFile();
  let seq = 0;
  // far less than what makes the thread that writes take over by itself
  for (const deadline = Date.now() + 20_000; (await sizeOfFile()) === before && Date.now() < deadline; seq++)
    await Promise.all(['a', 'b', 'c'].map(table => store.append([{ table, seq, body: BODY }])));
  expect(await sizeOfFile()).toBeGreaterThan(before);
  await store.close();
  expect(await readdir(folder)).toEqual([FILE_NAME]);
  const again = await openStore(folder);
  expect((await again.logLines('b')).map(line => line.seq)).toEqual(Array.from({ length: seq }, (_, i) => i));
  await again.close();
});

it('without a file nothing fails: whoever writes would say so', async () => {
  const takeover = new Takeover(join(folder, 'nowhere', FILE_NAME));
  takeover.wrote(10_000);
  takeover.wrote(10_000);
  await takeover.close();
  await takeover.close();
});
