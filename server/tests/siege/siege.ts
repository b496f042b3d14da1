/**
 * `npm run test:siege`: all known attacks against one server after the other, and what an honest table feels of them. Ends
 * with 1 if any was not withstood.
 *
 *     npm run test:siege -- --list                       which attacks there are
 *     npm run test:siege -- --only flood --minutes 2     one of them, for a shorter time
 */
import { asked, askedWrongly } from '../../../scripts/asked.mjs';
import { ATTACKS } from './attacks/index.ts';
import { besiege } from './campaign.ts';
import { BOUNDS } from './measures.ts';
import { report } from './report.ts';

const USUAL_MINUTES = '10';
/** With less time than this everything is tried in small. */
const WHOLE = 5;
const { values } = asked(import.meta.filename, {
  options: {
    minutes: { type: 'string', default: USUAL_MINUTES },
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
  },
});

if (values.list) {
  for (const { name, says, ground } of ATTACKS) console.log(`${name.padEnd(18)} ${ground.padEnd(8)} ${says}`);
} else {
  const wanted = ATTACKS.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
  const minutes = Number(values.minutes);
  if (wanted.length === 0 || !(minutes > 0))
    askedWrongly(import.meta.filename, 'There is no such attack, or no time for it: see --list.');
  const begun = performance.now();
  const outcome = await besiege({
    attacks: wanted,
    seconds: (minutes * 60) / ATTACKS.length / 2,
    isSample: minutes < WHOLE,
    bounds: BOUNDS,
    progress: doing => console.log(`${Math.round((performance.now() - begun) / 1000)} s  ${doing}`),
  });
  console.log(`\n${report(outcome, BOUNDS)}\nIt took ${Math.round((performance.now() - begun) / 1000)} s.`);
  if (outcome.faults.length > 0 || outcome.results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
