/** `npm run test:chaos`: a thousand faults, or as many as are said, while tables are played on three servers. */
import { chaos } from './chaos.ts';

const faults = Number(process.argv[2] ?? 1_000);
const EVERY = 25;

const begun = performance.now();
const seconds = (): number => Math.round((performance.now() - begun) / 1000);
const tally = await chaos({
  ...{ servers: 3, faults, tables: 12, seats: 4, frozenFor: 10_000 },
  onFault: (count, fault) => {
    if (count % EVERY === 0) console.log(`${count} of ${faults} after ${seconds()} s; the last: ${fault}`);
  },
});
for (const [fault, count] of Object.entries(tally.faults)) console.log(`${count} times ${fault}`);
console.log(`${tally.verified} games were played to the end and verify. Nothing was lost. It took ${seconds()} s.`);
