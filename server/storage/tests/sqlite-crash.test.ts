import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../sqlite.ts';
import { checkStore } from '../sqlite-backup.ts';

const KILLS = 20;
const TABLES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Starts the writer, kills it after so many acknowledgements, and gives the last one of each table. */
async function writeUntilKilled(folder: string, acknowledgements: number): Promise<Map<string, number>> {
  const script = join(import.meta.dirname, 'sqlite-crash-writer.ts');
  const writer = spawn(process.execPath, [script, folder, ...TABLES], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(writer, 'exit');
  const acknowledged = new Map<string, number>();
  let count = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    const [, table = '', seq] = /^(\w+) (\d+)$/.exec(line) ?? [];
    if (seq === undefined) continue; // broken off in the middle
    acknowledged.set(table, Number(seq));
    if (++count === acknowledgements) writer.kill('SIGKILL');
  }
  expect(await ended).toStrictEqual([null, 'SIGKILL']);
  return acknowledged;
}

describe('a store whose program is killed', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'havre-crash-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it(`has everything it acknowledged, ${KILLS} times in a row`, { timeout: 300_000 }, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const acknowledged = await writeUntilKilled(folder, 1 + Math.floor(Math.random() * 200));
      const store = await openStore(folder);
      for (const table of TABLES) {
        const lines = await store.logLines(table);
        expect(lines.map(({ seq }) => seq)).toStrictEqual(lines.map((_, i) => i));
        expect(lines.length).toBeGreaterThan(acknowledged.get(table) ?? -1);
        const { last } = JSON.parse(lines.at(-1)?.body ?? '{"last":-1}') as { last: number };
        expect(lines.length - 1).toBe(last);
        expect((await store.summary(table))?.touchedAt ?? -1).toBe(last);
      }
      await store.close();
      checkStore(join(folder, 'havre.db'));
    }
  });
});
