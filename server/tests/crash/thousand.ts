/** `npm run test:crash`: kills a server a thousand times, or as often as is said, and tells where it died. */
import { asked, numberAsked } from '../../../scripts/asked.mjs';
import { ordeal } from './ordeal.ts';
import { ALL_KINDS, report } from './shots.ts';

const { positionals } = asked(import.meta.filename, { allowPositionals: true });
const kills = numberAsked(import.meta.filename, positionals[0], 1_000);
const EVERY = 50;

const begun = performance.now();
const tally = await ordeal({
  ...{ kills, shots: ALL_KINDS, tables: 6, seats: 5, games: 'many' },
  onKill: kill => {
    if (kill % EVERY === 0) console.log(`${kill} of ${kills}, after ${secondsSince(begun)} s`);
  },
});
console.log(report(kills, tally));
console.log(`It took ${secondsSince(begun)} s.`);

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 1000);
}
