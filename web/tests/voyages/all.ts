/**
 * Plays whole games of Jamaica with The Crew through the page: for two with the ghost, for four of 2007 and for six of 2021, in
 * each engine, on a phone and by keyboard, and lays the ruler on them on the way.
 *
 *     npm run test:voyages               all of them, a few minutes
 *     npm run test:voyages -- 1 4        some of them, by their number
 */
import { asked, namesAsked } from '../../../scripts/asked.mjs';
import { whyNoBrowser } from '../../../scripts/browsers.mjs';
import type { Tab } from '../engines/engine.ts';
import { startEngine } from '../engines/start.ts';
import { House } from '../server-process.ts';
import { type Log, sail, type Voyage } from './voyage.ts';

const VOYAGES: readonly Voyage[] = [
  { engine: 'chromium', seats: 2, edition: '2021', size: '844×390', by: 'hand' },
  { engine: 'chromium', seats: 4, edition: '2007', size: '1440×900', by: 'hand' },
  { engine: 'chromium', seats: 6, edition: '2021', size: '390×844', by: 'hand' },
  { engine: 'firefox', seats: 4, edition: '2007', size: '1280×720', by: 'hand' },
  { engine: 'webkit', seats: 6, edition: '2021', size: '1280×720', by: 'hand' },
  { engine: 'chromium', seats: 2, edition: '2007', size: '1280×720', by: 'keyboard' },
];

/** In a short game one may never pay a port where somebody could be hired: then another one is sailed. */
const MOST_GAMES = 4;

/** All that was done and found until somebody came aboard. */
async function sailForRecruits(tab: Tab, url: string, voyage: Voyage): Promise<Log> {
  let all: Log = { deeds: 0, recruits: 0, violations: [] };
  for (let game = 0; game < MOST_GAMES && all.recruits === 0; game++) {
    const { deeds, recruits, violations } = await sail(tab, url, voyage);
    all = { deeds: all.deeds + deeds, recruits, violations: [...all.violations, ...violations] };
  }
  return all;
}

const { positionals } = asked(import.meta.filename, { allowPositionals: true });
const numbers = VOYAGES.map((_, i) => String(i + 1));
const wanted = namesAsked(import.meta.filename, numbers, positionals);
const chosen = VOYAGES.filter((_, i) => wanted.includes(String(i + 1)));
let isWell = true;
for (const voyage of chosen) {
  const name = `${voyage.engine}, ${voyage.seats} players, ${voyage.edition}, ${voyage.size}, by ${voyage.by}`;
  const why = voyage.engine === 'chromium' ? null : whyNoBrowser(voyage.engine);
  if (why !== null) {
    console.log(`${name}: left out. ${why}`);
    continue;
  }
  const house = new House();
  await house.open();
  const engine = await startEngine(voyage.engine);
  const [width = 0, height = 0] = voyage.size.split('×').map(Number);
  const tab = await engine.tab({ width, height });
  try {
    const { deeds, recruits, violations } = await sailForRecruits(tab, house.url, voyage);
    const found = [...violations.map(({ kind, what }) => `${kind}: ${what}`), ...tab.complaints];
    console.log(`${name}: home after ${deeds} deeds, with ${recruits} recruited in the tavern`);
    for (const one of new Set(found)) console.log(`    ${one}`);
    if (found.length > 0 || recruits === 0) isWell = false;
  } catch (error) {
    isWell = false;
    console.log(`${name}: ${error instanceof Error ? error.message : error}`);
    await tab.picture('.playwright/voyage-lost.png');
  } finally {
    await tab.close();
    await engine.close();
    await house.pullDown();
  }
}
process.exitCode = isWell ? 0 : 1;
