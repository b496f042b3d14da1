/**
 * `npm run test:chaos`: a thousand faults, or as many as are said, while a hundred tables of all games, or as many as are said, are
 * played on three servers behind HAProxy.
 */
import { PASTIMES } from '../crash/pastimes.ts';
import { chaos } from './chaos.ts';

const [faults = 1_000, tables = 100] = process.argv.slice(2).map(Number);
const EVERY = 25;

const begun = performance.now();
const seconds = (): number => Math.round((performance.now() - begun) / 1000);
const pastimes = Array.from({ length: tables }, (_, i) => PASTIMES[i % PASTIMES.length] ?? PASTIMES[0]).filter(
  pastime => pastime !== undefined,
);
const tally = await chaos({
  ...{ servers: 3, faults, pastimes, frozenFor: 10_000, longestPeace: 1_500, isBehindProxy: true },
  onFault: (count, fault) => {
    if (count % EVERY === 0) console.log(`${count} of ${faults} after ${seconds()} s; the last: ${fault}`);
  },
});
for (const [fault, count] of Object.entries(tally.faults)) console.log(`${count} times ${fault}`);
console.log(`${tally.verified} games were played to the end and verify. Nothing was lost. It took ${seconds()} s.`);
