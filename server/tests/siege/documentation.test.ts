/** docs/security.md has the limits that are kept: every one of them, and no other. */
import { readFileSync } from 'node:fs';
import { MOST_DEEDS } from '@havre/table/origin.ts';
import { describe, expect, it } from 'vitest';
import { REQUEST_LIMITS } from '../../http/parts.ts';
import { LONGEST_PAST } from '../../http/past-schema.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { LONGEST_MESSAGE } from '../../protocol/wire.ts';

const PAGE = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const [, requests = '', sockets = ''] = PAGE.split(/^\| limit \|.*$/m);

/** The rows of a table: what is limited, and how. */
const rowsIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(([, name, value = '']) => [name, value]));

type Limit = number | { readonly burst: number; readonly perSecond: number };

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  buffered: bytes => `${bytes / 1024} kB`,
  behind: milliseconds => `${milliseconds / 1000} seconds`,
  heartbeat: milliseconds => `${milliseconds / 1000} seconds`,
};

function written([name, limit]: readonly [string, Limit]): [string, string] {
  if (typeof limit === 'number') return [name, UNITS[name]?.(limit) ?? limit.toLocaleString('en')];
  const { burst, perSecond } = limit;
  const then = perSecond >= 1 ? `${perSecond} a second` : `one in ${1 / perSecond} seconds`;
  return [name, `${burst} at once, then ${then}`];
}

const all = (limits: object): Record<string, string> =>
  Object.fromEntries((Object.entries(limits) as [string, Limit][]).map(written));

describe('docs/security.md', () => {
  it('has the limits of requests', () => expect(rowsIn(requests)).toEqual(all(REQUEST_LIMITS)));

  it('has the limits of sockets', () => expect(rowsIn(sockets)).toEqual(all(LIMITS)));

  it('says how long a message and a game may be', () => {
    const text = PAGE.replace(/\s+/g, ' ');
    expect(text).toContain(`A message has at most ${LONGEST_MESSAGE / 1024} kB`);
    expect(text).toContain(`at most ${LONGEST_PAST / 1024 ** 2} MB and ${MOST_DEEDS.toLocaleString('en')} deeds`);
  });
});
