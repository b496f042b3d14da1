/**
 * Writes to the tables of a folder without end and prints each append that is durable. It is started by the test that
 * kills it, and goes on where the one before it was stopped.
 */
import { openStore } from '../sqlite.ts';
import { linesOf, summaryOf } from './contract-examples.ts';

const [folder = '', ...tables] = process.argv.slice(2);
const store = await openStore(folder);

await Promise.all(
  tables.map(async table => {
    for (let from = (await store.logLines(table)).length; ; ) {
      // An event says which append it is part of and which is the last one: an append is there whole or not at all.
      const last = from + (from % 3);
      const bodies = Array.from({ length: last - from + 1 }, () => JSON.stringify({ from, last }));
      await store.append(linesOf(table, from, ...bodies), summaryOf(table, { touchedAt: last }));
      process.stdout.write(`${table} ${last}\n`); // whoever reads it may be slow
      from = last + 1;
    }
  }),
);
