/** docs/security.md has the limits that are kept: every one of them, and no other. */
import { readFileSync } from 'node:fs';
import { LONGEST_MESSAGE } from '@havre/protocol/wire.ts';
import { QUOTAS } from '@havre/table/lobby/quotas.ts';
import { MOST_PORTABLE_ENTRIES } from '@havre/table/model/origin.ts';
import { describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS } from '../../http/connections.ts';
import { REQUEST_LIMITS } from '../../http/dependencies.ts';
import { LONGEST_PAST } from '../../http/portable-game-schema.ts';
import { LIMITS } from '../../sessions/limits.ts';

const PAGE = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const [, requests = '', sockets = ''] = PAGE.split(/^\| limit \|.*$/m);

/** The rows of a table: what is limited, and how, in one of its columns; those that say nothing there are left out. */
const rowsIn = (text: string, column = 0): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].flatMap(([, name, cells = '']) => {
      const value = cells.split('|')[column]?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );

type Limit = number | { readonly burst: number; readonly perSecond: number };

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  buffered: bytes => `${bytes / 1024} kB`,
  behind: milliseconds => `${milliseconds / 1000} seconds`,
  heartbeat: milliseconds => `${milliseconds / 1000} seconds`,
};

function written([name, limit]: readonly [string, Limit]): [string, string] {
  if (typeof limit === 'number') return [name, UNITS[name]?.(limit) ?? limit.toLocaleString('en')];
  const { burst, perSecond } = limit;
  if (name === 'telling') return [name, `${burst / 1024 ** 2} MB at once, then ${perSecond / 1024 ** 2} MB a second`];
  const then = perSecond >= 1 ? `${perSecond} a second` : `one in ${1 / perSecond} seconds`;
  return [name, `${burst} at once, then ${then}`];
}

const all = (limits: object): Record<string, string> =>
  Object.fromEntries((Object.entries(limits) as [string, Limit][]).map(written));

describe('docs/security.md', () => {
  it('has the limits of requests', () => expect(rowsIn(requests)).toEqual(all(REQUEST_LIMITS)));

  it('has the limits of sockets, for a person and for a network', () => {
    const { network, ...own } = LIMITS;
    expect(rowsIn(sockets)).toEqual(all(own));
    expect(rowsIn(sockets, 1)).toEqual(all(network));
  });

  it('says how much is kept and how many connections there may be', () => {
    const text = PAGE.replace(/\s+/g, ' ');
    const { person, network } = QUOTAS;
    const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toLocaleString('en')} MB`;
    expect(text).toContain(
      `For one person ${person.live} unfinished tables and ${megabytes(person.bytes)} of games are kept, for one network ${network.live.toLocaleString('en')} and ${megabytes(network.bytes)}`,
    );
    const { ofNetwork, head, request } = CONNECTION_LIMITS;
    expect(text).toContain(`has ${head / 1000} seconds for the head of a request and ${request / 1000} for all of it`);
    expect(text).toContain(`one network has at most ${ofNetwork} of them`);
  });

  it('says how long a message and a game may be', () => {
    const text = PAGE.replace(/\s+/g, ' ');
    expect(text).toContain(`A message has at most ${LONGEST_MESSAGE / 1024} kB`);
    expect(text).toContain(
      `at most ${LONGEST_PAST / 1024 ** 2} MB and ${MOST_PORTABLE_ENTRIES.toLocaleString('en')} deeds`,
    );
  });
});
