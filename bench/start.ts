/** `npm run bench:start`: how soon a server with many tables is ready, and how much memory it takes. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openStore } from '@havre/server/storage/sqlite.ts';
import { help, readFlags, runCommand, wholeNumber } from './command.ts';
import { ANY, fillStore } from './start/many-tables.ts';
import { started } from './start/served.ts';

const FLAGS = {
  tables: { says: 'how many tables there are (100000)', value: 'number' },
  unfinished: { says: 'how many of them are not over (10000)', value: 'number' },
  long: { says: 'how many of those have a log of 3,000 events (100)', value: 'number' },
  heap: { says: 'how many megabytes of heap the server may have (400)', value: 'number' },
  seconds: { says: 'how long to watch it afterwards (30)', value: 'number' },
  json: { says: 'print one JSON object' },
  help: { says: 'print this page' },
} as const;
const PURPOSE = 'Makes a data folder with many tables, starts the server on it, and watches it.';

async function run(args: readonly string[]): Promise<string> {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('bench:start', PURPOSE, FLAGS);
  const tables = wholeNumber('tables', given.tables, 100_000, 10_000_000);
  const unfinished = Math.min(tables, wholeNumber('unfinished', given.unfinished, 10_000, tables));
  const long = Math.min(unfinished, wholeNumber('long', given.long, 100, tables));
  const heap = wholeNumber('heap', given.heap, 400, 100_000);
  const seconds = wholeNumber('seconds', given.seconds, 30, 3_600);
  const folder = mkdtempSync(join(tmpdir(), 'havre-start-'));
  try {
    await fillStore(await openStore(folder, { waiting: ANY }), { tables, unfinished, long }, done => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} tables`);
    });
    const megabytes = statSync(join(folder, 'havre.db')).size / 2 ** 20;
    const start = await started(folder, { seconds, heap });
    if (given.json) return JSON.stringify({ tables, unfinished, long, megabytes, ...start });
    const { ready, atReady, most, longestWait } = start;
    return [
      `${tables} tables, ${unfinished} of them not over, ${long} of those long: ${megabytes.toFixed(0)} MB`,
      `ready after ${ready.toFixed(2)} s with ${atReady.toFixed(0)} MB`,
      `in the ${seconds} s after that at most ${most.toFixed(0)} MB, and an answer after at most ${longestWait.toFixed(0)} ms`,
    ].join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await runCommand(run);
