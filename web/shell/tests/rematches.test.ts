import '../../tests/a-browser.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectNoRematch, expectRematch, forgetInvitation, listenAgain, rematchInvitation } from '../rematches.ts';

/** Tables of one's own, and what the next looks at them will find. */
const mine = vi.hoisted(() => ({ looks: 0, found: [] as string[][] }));
vi.mock('../my-tables.ts', () => {
  const myTables = { value: [] as { table: string }[] };
  const lookAtMyTables = async () => {
    mine.looks++;
    myTables.value = (mine.found.shift() ?? []).map(table => ({ table }));
  };
  return { myTables, lookAtMyTables };
});

/** Whoever listens at which table, and a word from there. */
const heard = new Map<string, (table: object) => void>();
const left: string[] = [];
const listened = (id: string) => ({
  onUpdate(hear: (table: object) => void) {
    heard.set(id, hear);
    return () => heard.delete(id);
  },
});
const client = async () => ({
  watch: (id: string) => listened(id) as unknown as ClientTable,
  leave: (id: string) => void left.push(id),
});
const says = (id: string, rematch: string | null) => heard.get(id)?.({ tableView: { table: { rematch } } });

beforeEach(() => {
  for (const id of ['first', 'second', 'third', 'fourth']) expectNoRematch(id);
  forgetInvitation();
});

describe('a page that was loaded anew', () => {
  test('hears of the rematch of a table that was over before, and then listens no more', async () => {
    expectRematch('first', 'jamaica');
    await listenAgain(null, client);
    says('first', null);
    expect(rematchInvitation.value).toBeNull();
    says('first', 'again');
    expect(rematchInvitation.value).toEqual({ table: 'again', game: 'jamaica' });
    expect(left).toEqual(['first']);
    await listenAgain(null, client);
    expect([...heard.keys()]).toEqual([]);
  });

  test('looks for the new table among one’s own until it is there', async () => {
    vi.useFakeTimers();
    try {
      Object.assign(mine, { looks: 0, found: [['other'], ['other', 'again']] });
      expectRematch('first', 'jamaica');
      await listenAgain(null, client);
      says('first', 'again');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(mine.looks).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('leaves the table that it shows to its room, and connects with nobody where nothing is expected', async () => {
    expectRematch('first', 'jamaica');
    const asked = vi.fn(client);
    await listenAgain('first', asked);
    expectNoRematch('first');
    await listenAgain(null, asked);
    expect(asked).not.toHaveBeenCalled();
  });

  test('waits a quarter of an hour, at the three tables that were over last', async () => {
    vi.useFakeTimers();
    try {
      for (const id of ['first', 'second', 'third', 'fourth']) expectRematch(id, 'jamaica');
      await listenAgain(null, client);
      expect([...heard.keys()]).toEqual(['second', 'third', 'fourth']);
      vi.advanceTimersByTime(15 * 60_000);
      expect([...heard.keys()]).toEqual([]);
      const asked = vi.fn(client);
      await listenAgain(null, asked);
      expect(asked).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not harmed by what else may be written there', async () => {
    for (const kept of ['{', '7', '[null, 3, {}, {"table": 1}]']) {
      localStorage.setItem('havre rematches', kept);
      await listenAgain(null, client);
    }
    expect([...heard.keys()]).toEqual([]);
  });
});
