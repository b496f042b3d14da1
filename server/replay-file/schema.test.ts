import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from './schema.ts';

const PUBLISHED = new URL('../../docs/replay.schema.json', import.meta.url);
const { WRITE_SCHEMA } = process.env;

describe('docs/replay.schema.json', () => {
  it('is what the program checks (WRITE_SCHEMA=1 and `npm run format` bring it up to date)', () => {
    if (WRITE_SCHEMA === '1') writeFileSync(PUBLISHED, `${JSON.stringify(jsonSchema(), null, 2)}\n`);
    expect(JSON.parse(readFileSync(PUBLISHED, 'utf8'))).toEqual(JSON.parse(JSON.stringify(jsonSchema())));
  });
});
