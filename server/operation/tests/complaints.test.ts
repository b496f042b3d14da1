import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/test-server.ts';
import { Complaints, listenedTo } from '../complaints.ts';
import { jsonLogger } from '../log.ts';
import { SlowMoves } from '../slow-moves.ts';

it('complaints are counted by what was said, and the log is as it was', async () => {
  const file = join(await temporaryFolder(), 'log');
  const complaints = new Complaints();
  const logger = listenedTo(jsonLogger({ level: 'info', file }), complaints);
  logger.info({}, 'the server is open');
  logger.error({ error: new Error('x') }, 'a bot could not play');
  logger.child({ reqId: 'r1' }).error({}, 'a request has failed');
  logger.error({}, 'a bot could not play');
  expect(complaints.all).toMatchObject([
    { what: 'a bot could not play', times: 2 },
    { what: 'a request has failed', times: 1 },
  ]);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map(line => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'the server is open',
    'a bot could not play',
    'a request has failed',
    'a bot could not play',
  ]);
  expect(lines[2]).toContain('"reqId":"r1"');
});

it('the ten slowest moves of the last hour are known, to the minute', () => {
  const clock = { now: 10 * 3_600_000 + 30_500 };
  const moves = new SlowMoves(() => clock.now);
  for (let i = 1; i <= 30; i++) moves.note(`t${i}`, i);
  expect(moves.recent.map(({ milliseconds }) => milliseconds)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
  expect(moves.recent[0]).toEqual({ table: 't30', milliseconds: 30, at: 10 * 3_600_000 });
  clock.now += 2 * 3_600_000;
  expect(moves.recent).toEqual([]);
  moves.note('later', 3);
  expect(moves.recent.map(({ table }) => table)).toEqual(['later']);
});
