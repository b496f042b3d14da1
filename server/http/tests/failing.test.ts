/** What the log says when something fails by our own fault: where, and nothing that leads to a table. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { jsonLogger, tableMark } from '../../operation/log.ts';
import { FILE_NAME } from '../../storage/file-name.ts';
import { connectClient, openServer, temporaryFolder } from '../../tests/test-server.ts';

it('a table of a game that is no more on the shelf is named by its mark', async () => {
  const dataFolder = await temporaryFolder();
  const before = await openServer({ dataFolder });
  const { table } = await (await connectClient(before.url)).create({ game: 'fuji-flush', seats: 3 });
  await before.close();
  const file = new DatabaseSync(join(dataFolder, FILE_NAME));
  file.exec(`UPDATE facts SET body = replace(body, '"fuji-flush"', '"gone-by"')`);
  file.close();
  const path = join(await temporaryFolder(), 'log');
  const { url } = await openServer({ dataFolder, logger: jsonLogger({ level: 'trace', file: path }) });
  expect((await fetch(`${url}/api/v1/tables/${table}`)).status).toBe(500);
  const log = await readFile(path, 'utf8');
  expect(log).toContain('a request has failed');
  expect(log).toContain(`of table ${tableMark(table)} is not on the shelf`);
  expect(log).not.toContain(table);
});
