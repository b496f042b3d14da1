import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { replay } from '@havre/server/cli/replay/tests/kit.ts';
import { describe, expect, it } from 'vitest';
import { jsonSchema, replayFile } from '../schema.ts';

const PUBLISHED = new URL('../../../docs/replay.schema.json', import.meta.url);
const { WRITE_SCHEMA } = process.env;

const JUDGE = `
import json, sys
from jsonschema import Draft202012Validator as Validator
schema = json.load(open(sys.argv[1]))
Validator.check_schema(schema)
replay = json.load(sys.stdin)
print(Validator(schema).is_valid(replay), Validator(schema).is_valid({**replay, 'seats': 'four'}))
`;

describe('docs/replay.schema.json', () => {
  it('is what the program checks (WRITE_SCHEMA=1 and `npm run format` bring it up to date)', () => {
    if (WRITE_SCHEMA === '1') writeFileSync(PUBLISHED, `${JSON.stringify(jsonSchema(), null, 2)}\n`);
    expect(JSON.parse(readFileSync(PUBLISHED, 'utf8'))).toEqual(JSON.parse(JSON.stringify(jsonSchema())));
  });

  it('has patterns that languages without names of characters read as well', () => {
    expect(readFileSync(PUBLISHED, 'utf8')).not.toMatch(/\\\\[pP]\{/);
  });

  it('is read by jsonschema of Python, which accepts a replay and refuses a bent one', ({ skip }) => {
    if (spawnSync('python3', ['-c', 'import jsonschema']).status !== 0) skip('no jsonschema for Python here');
    const judged = spawnSync('python3', ['-c', JUDGE, PUBLISHED.pathname], { input: JSON.stringify(replay) });
    expect(`${judged.stdout}${judged.stderr}`).toBe('True False\n');
  });
});

describe('the players of a replay', () => {
  const late = {
    seq: 99,
    cause: { type: 'table', entry: { type: 'joined', seat: 4 } },
    draws: [],
    events: [],
    after: '',
  };
  const withLate = { ...replay, entries: [...replay.entries, { ...late, after: replay.entries[0]?.after }] };
  const five = [...replay.players, { name: 'Eve' }];

  it('are one for each seat, and one for each who came late', () => {
    expect(replay.players).toHaveLength(4);
    const isRead = (file: object) => replayFile.safeParse(file).success;
    expect(isRead(replay)).toBe(true);
    expect(isRead({ ...replay, players: five })).toBe(false);
    expect(isRead({ ...withLate, players: five })).toBe(true);
    expect(isRead(withLate)).toBe(false);
  });
});
