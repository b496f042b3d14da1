/**
 * `npm run test:endurance`: a hundred tables are played to the end at once while the server is killed and restarted ten
 * times; every replay must verify.
 */
import { asked } from '../../../scripts/asked.mjs';
import { ordeal, type Shot } from './ordeal.ts';
import { report } from './shots.ts';

asked(import.meta.filename, {});
const KILLS = 10;
const TABLES = 100;
const SEATS = 4;
/** Fewer than any table of four needs, so that the games are not over before the last kill. */
const EVENTS_PER_GAME = 60;
const perLife = Math.floor((TABLES * EVENTS_PER_GAME) / KILLS);
const SHOTS: readonly Shot[] = [
  { aim: 'append', passes: perLife },
  { aim: 'acknowledgement', passes: perLife },
];

const begun = performance.now();
const tally = await ordeal({
  ...{ kills: KILLS, shots: SHOTS, tables: TABLES, seats: SEATS, games: 'one' },
  onKill: (kill, spot) => console.log(`kill ${kill} of ${KILLS}: ${spot}`),
});
if (tally.verified !== TABLES) throw new Error(`${tally.verified} of ${TABLES} replays verify`);
console.log(report(KILLS, tally));
console.log(`It took ${Math.round((performance.now() - begun) / 1000)} s.`);
