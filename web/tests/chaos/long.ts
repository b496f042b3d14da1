/**
 * `npm run test:chaos -- 60 30 1500`: a thousand faults, or as many as are said, while a hundred tables of all games, or as many as are said, are
 * played on three servers behind HAProxy, and three pages look on. A third number is how long the peace between two faults is at
 * most, in milliseconds: as it is, a server that has come back is not left alone for long.
 */
import { asked, numberAsked } from '../../../scripts/asked.mjs';
import { chaos } from '../../../server/tests/chaos/chaos.ts';
import { PASTIMES } from '../../../server/tests/crash/pastimes.ts';
import { Onlookers, type Shown } from './onlookers.ts';

const { positionals } = asked(import.meta.filename, { allowPositionals: true });
const faults = numberAsked(import.meta.filename, positionals[0], 1_000);
const tables = numberAsked(import.meta.filename, positionals[1], 100);
const longestPeace = numberAsked(import.meta.filename, positionals[2], 1_500);
const PAGES = 3;
const EVERY = 25;

const begun = performance.now();
const seconds = (): number => Math.round((performance.now() - begun) / 1000);
const pastimes = Array.from({ length: tables }, (_, i) => PASTIMES[i % PASTIMES.length] ?? PASTIMES[0]).filter(
  pastime => pastime !== undefined,
);
let shown: readonly Shown[] = [];
const tally = await chaos({
  ...{ servers: 3, faults, pastimes, frozenFor: 10_000, longestPeace, isBehindProxy: true },
  onFault: (count, fault) => {
    if (count % EVERY === 0) console.log(`${count} of ${faults} after ${seconds()} s; the last: ${fault}`);
  },
  async beside(url, witness) {
    const onlookers = await Onlookers.open(url, witness, PAGES);
    return async () => {
      shown = await onlookers.end();
    };
  },
});
for (const [fault, count] of Object.entries(tally.faults)) console.log(`${count} times ${fault}`);
for (const { banners, longestBanner } of shown)
  console.log(
    `A page has said ${banners} times that the connection is lost, for ${(longestBanner / 1000).toFixed(1)} s at most, and nothing else.`,
  );
console.log(`Nobody who plays waited longer than ${(tally.longestWait / 1000).toFixed(1)} s for an answer.`);
console.log(`${tally.verified} games were played to the end and verify. Nothing was lost. It took ${seconds()} s.`);
// Node does not get over the handles of hundreds of processes that were killed: it would look at them for ever.
process.exit();
