import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { QUESTIONS } from '../sqlite-reader.ts';
import { migrate } from '../sqlite-schema.ts';

it.each(Object.entries(QUESTIONS))(
  '%s is read from an index in its own order, and no further than asked',
  (_, question) => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${question}`).all() as { detail: string }[];
    for (const { detail } of plan) {
      expect(detail).not.toMatch(/TEMP B-TREE/);
      // A list without a condition on its index is read along it, as far as its limit says.
      if (detail.startsWith('SCAN'))
        expect([detail, question]).toEqual([expect.stringMatching(/USING INDEX/), expect.stringMatching(/LIMIT \?/)]);
    }
    db.close();
  },
);
