/** The contract of texts: they come back as they were. */
import type { Store } from '@havre/table/storage/store.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from './contract.ts';
import { bodiesOf, linesOf, summaryOf } from './contract-examples.ts';

export function textsContract(place: () => Place): void {
  describe('keeps texts exactly', () => {
    const store = (): Store => place().store;

    it('of any script and shape', async () => {
      const body = [
        '\ufeffBOM',
        'Ωμέγα',
        'עברית',
        '漢字',
        '👩‍👩‍👧',
        'e\u0301 é',
        '\u2028\u2029',
        '\r\n\t\u0001\u007f',
        '"\\',
      ].join('|');
      await store().append(linesOf('t', 0, body, '', ' ', JSON.stringify('\ud800 \0')));
      expect(await bodiesOf(store(), 't')).toStrictEqual([body, '', ' ', '"\\ud800 \\u0000"']);
    });

    it('whatever they are', async () => {
      const text = fc.string({ unit: 'binary', maxLength: 60 }).map(any => any.replaceAll('\0', ''));
      let run = 0;
      await fc.assert(
        fc.asyncProperty(text, fc.array(text, { minLength: 1, maxLength: 3 }), async (name, bodies) => {
          const table = `${run++} ${name}`;
          await store().append(linesOf(table, 0, ...bodies), summaryOf(table, { people: bodies }));
          expect(await store().logLines(table)).toStrictEqual(linesOf(table, 0, ...bodies));
          expect((await store().summary(table))?.people).toStrictEqual(bodies);
        }),
        { numRuns: 40 },
      );
    });

    it('of a megabyte, several at once', async () => {
      const bodies = ['a', 'é', '語', '🌋'].map(letter => letter.repeat(2 ** 20 / letter.length));
      await Promise.all(bodies.map((body, seq) => store().append(linesOf('t', seq, body))));
      expect((await bodiesOf(store(), 't')).every((body, i) => body === bodies[i])).toBe(true);
    });

    it('and refuses what no database keeps: half a pair, the character NUL', async () => {
      for (const text of ['half \ud83c', 'NUL \0']) {
        const refused = [
          store().append(linesOf('t', 0, text)),
          store().append(linesOf(text, 0, 'a')),
          store().append(linesOf('t', 0, 'a'), summaryOf('t', { people: [text] })),
          store().saveSnapshot({ table: 't', seq: 0, body: text }),
          store().addDevice({ secretHash: text, identity: 'anne', createdAt: 1 }),
        ];
        for (const attempt of refused) await expect(attempt).rejects.toThrow(TypeError);
      }
      expect(await store().logLines('t')).toStrictEqual([]);
    });
  });
}
