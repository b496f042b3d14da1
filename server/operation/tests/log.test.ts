import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/test-server.ts';
import { jsonLogger, tableMark } from '../log.ts';

const TABLE = 'GAORCOVGQpFAZXUR_tAYBw';
const SECRET = 'x-'.repeat(21).concat('y');

describe('the log', () => {
  it('names a table by a hash, which says nothing of its id', async () => {
    expect(tableMark(TABLE)).toBe('5846d649'); // as sha256sum says
    const file = join(await temporaryFolder(), 'log');
    const log = jsonLogger({ level: 'info', file });
    log.error({ table: TABLE }, 'a table could not be read');
    log.child({ reqId: 'req-1' }).info({ table: TABLE }, 'a table was deleted');
    const text = await readFile(file, 'utf8');
    expect(text).not.toContain(TABLE);
    expect(text.split(`"table":"${tableMark(TABLE)}"`)).toHaveLength(3);
  });

  it('has no ids in what errors say, nor in what they come from', async () => {
    const file = join(await temporaryFolder(), 'log');
    const log = jsonLogger({ level: 'info', file });
    const cause = Object.assign(new Error(`event 3 of table ${TABLE} is missing`), { of: { table: TABLE } });
    const error = new Error(`table ${TABLE} is no more, says ${SECRET}`, { cause });
    log.error({ err: error }, 'a request has failed');
    log.error({ error }, 'a table could not be read');
    log.error({ error: `table ${TABLE}` }, 'thrown as it is');
    const text = await readFile(file, 'utf8');
    expect(text).not.toContain(TABLE);
    expect(text).not.toContain(SECRET);
    expect(text).toContain(`table ${tableMark(TABLE)} is no more`);
    expect(text).toMatch(/ at .*log\.test\.ts/);
  });
});
