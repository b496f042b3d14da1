/** The contract of many writers at the same time. */
import { SeqConflict, type Store } from '@havre/table/storage/store.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from './contract.ts';
import { bodiesOf, linesOf, summaryOf } from './contract-examples.ts';

export function groupsContract(place: () => Place): void {
  describe('writes for many at once', () => {
    it('for many tables', async () => {
      const { store } = place();
      const tables = Array.from({ length: 200 }, (_, i) => `table ${i}`);
      await Promise.all(
        tables.map(async table => {
          for (let seq = 0; seq < 5; seq++) await store.append(linesOf(table, seq, `${table}: ${seq}`));
        }),
      );
      for (const table of tables)
        expect(await bodiesOf(store, table)).toStrictEqual([0, 1, 2, 3, 4].map(seq => `${table}: ${seq}`));
    });

    it('for one table in the order of the calls, without waiting in between', async () => {
      const { store } = place();
      const bodies = Array.from({ length: 300 }, (_, i) => `event ${i}`);
      await Promise.all(bodies.map((body, seq) => store.append(linesOf('t', seq, body))));
      expect(await bodiesOf(store, 't')).toStrictEqual(bodies);
    });

    it('and one that fails does not concern the others', async () => {
      const { store } = place();
      await store.append(linesOf('late', 0, 'a'));
      const all = await Promise.allSettled([
        store.append(linesOf('one', 0, 'a')),
        store.append(linesOf('late', 0, 'b')),
        store.append(linesOf('gap', 7, 'a')),
        store.append(linesOf('two', 0, 'a'), summaryOf('two')),
      ]);
      expect(all.map(({ status }) => status)).toStrictEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
      expect(await bodiesOf(store, 'one')).toStrictEqual(['a']);
      expect(await bodiesOf(store, 'late')).toStrictEqual(['a']);
      expect(await bodiesOf(store, 'two')).toStrictEqual(['a']);
    });

    it('and of two writers of one table exactly one wins, each time', async () => {
      const { store } = place();
      const other = await place().beside();
      for (const [a, b] of [
        [store, store],
        [store, other],
        [other, store],
      ] as const)
        for (let round = 0; round < 10; round++) await race(a, b);
    });

    it('and what one server has written another reads at once', async () => {
      const { store } = place();
      const other = await place().beside();
      for (let seq = 0; seq < 20; seq++) {
        await (seq % 2 === 0 ? store : other).append(linesOf('t', seq, `${seq}`), summaryOf('t', { touchedAt: seq }));
        expect(await (seq % 2 === 0 ? other : store).logLines('t', seq)).toStrictEqual(linesOf('t', seq, `${seq}`));
      }
    });

    it('as if each had come alone', async () => {
      const { store } = place();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async steps => {
          run++;
          await playBesideModel(store, name => `${name} of run ${run}`, steps);
        }),
        { numRuns: 40 },
      );
    });
  });
}

/** Two servers write the next event at the same time. */
async function race(one: Store, other: Store): Promise<void> {
  const seq = (await one.logLines('raced')).length;
  const ends = await Promise.allSettled([
    one.append(linesOf('raced', seq, 'one')),
    other.append(linesOf('raced', seq, 'other')),
  ]);
  const winner = ends.findIndex(({ status }) => status === 'fulfilled');
  expect(ends[1 - winner]).toMatchObject({ status: 'rejected', reason: expect.any(SeqConflict) });
  expect(await other.logLines('raced', seq)).toStrictEqual(linesOf('raced', seq, ['one', 'other'][winner] as string));
}

type Step =
  | { readonly type: 'append'; readonly table: string; readonly ahead: number; readonly count: number }
  | { readonly type: 'remove'; readonly table: string };

const table = fc.constantFrom('t', 'u', 'v');
/** Mostly appends that follow the log, some that are late or ahead of it, and a removal now and then. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constant('append' as const),
      table,
      ahead: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-1, 1) }),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), table }) },
);

/** Asks for all steps at once and compares the ends with those of a plain list for each table. */
async function playBesideModel(store: Store, named: (table: string) => string, steps: readonly Step[]): Promise<void> {
  const logs = new Map(['t', 'u', 'v'].map(name => [named(name), [] as string[]]));
  const expected: boolean[] = [];
  const ends = await Promise.allSettled(
    steps.map((step, i) => {
      const name = named(step.table);
      const log = logs.get(name) as string[];
      if (step.type === 'remove') {
        log.length = 0;
        expected.push(true);
        return store.remove(name);
      }
      const bodies = Array.from({ length: step.count }, (_, j) => `${i}.${j}`);
      const lines = linesOf(name, log.length + step.ahead, ...bodies);
      expected.push(step.ahead === 0);
      if (step.ahead === 0) log.push(...bodies);
      return store.append(lines);
    }),
  );
  expect(ends.map(({ status }) => status === 'fulfilled')).toStrictEqual(expected);
  for (const [name, log] of logs) expect(await bodiesOf(store, name)).toStrictEqual(log);
}
