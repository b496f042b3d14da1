/**
 * Measures every table in every window; or some of them, and then prints everything that is wrong with those.
 *
 *     npm run test:windows                                          everything
 *     npm run test:windows -- jamaica combat --size 390x844         one scene in one window
 *     npm run test:windows -- jamaica-plain --size 390x844          the same game in plain lists
 *     npm run test:windows -- jamaica --engine firefox --night      in another browser, by night
 *     npm run test:windows -- jamaica --pictures .playwright        and leaves pictures there, the engines side by side
 *     npm run test:windows -- jamaica --renew                       writes the list of known violations anew
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { asked, namesAsked } from '../../../scripts/asked.mjs';
import { whyNoBrowser } from '../../../scripts/browsers.mjs';
import { ENGINES, type EngineName } from '../engines/engine.ts';
import { startEngine } from '../engines/start.ts';
import { mendedIn, renew, unknownIn } from './known.ts';
import { type Finding, measuredAtHome } from './measuring.ts';
import { type Moment, momentsOf, TABLES } from './moments.ts';
import { countTable, shareTable, violationLines } from './report.ts';
import { SIZES, sizesNamed } from './sizes.ts';

const { values, positionals } = asked(import.meta.filename, {
  allowPositionals: true,
  options: {
    engine: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
    night: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    renew: { type: 'boolean', default: false },
  },
});
const [wanted, ...scenes] = positionals;
const all = TABLES.map(({ name }) => name);
const tables = namesAsked(import.meta.filename, all, wanted === undefined ? [] : [wanted]);
const engines = namesAsked(import.meta.filename, ENGINES, values.engine).filter(name => {
  const why = name === 'chromium' ? null : whyNoBrowser(name);
  if (why !== null) console.log(why);
  return why === null;
});
const sizes = values.size === undefined ? SIZES : sizesNamed(...values.size.map(name => name.replace('x', '×')));
const { pictures } = values;
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });

/** Whoever waits for everything, or ends it before, knows what was found until then. */
function announce(findings: readonly Finding[]): void {
  const wrong = findings.filter(({ violations }) => violations.length > 0).map(({ size }) => size);
  const said = wrong.length === 0 ? 'nothing wrong' : `wrong at ${wrong.join(', ')}`;
  console.log(`    ${findings[0]?.scene ?? ''}: ${findings.length} windows, ${said}`);
}

async function measureIn(name: EngineName, table: string, moments: readonly Moment[]): Promise<Finding[]> {
  const engine = await startEngine(name);
  try {
    const light = values.night ? ('night' as const) : ('day' as const);
    const tour = { engine, moments, sizes, light, onMeasured: announce };
    const picture = (scene: string, size: string) =>
      join(pictures ?? '', `${table}-${scene}-${size}-${light}-${name}.png`);
    return await measuredAtHome(pictures === undefined ? tour : { ...tour, picture });
  } finally {
    await engine.close();
  }
}

const findings: Finding[] = [];
for (const name of engines)
  for (const table of tables) {
    const moments = momentsOf(table, scenes);
    console.log(`${name}: ${table}, ${moments.map(({ scene }) => scene).join(', ')}`);
    findings.push(...(await measureIn(name, table, moments)));
  }

console.log(`\nThe share of the window that the board fills:\n${shareTable(findings)}`);
console.log(`\nIn how many windows something is wrong:\n${countTable(findings)}`);
if (wanted !== undefined) console.log(`\n${violationLines(findings).join('\n')}`);
if (values.renew) renew(findings);
const unknown = unknownIn(findings);
// Whether something is found nowhere any more is known only once everything has been looked at.
const isWhole = scenes.length === 0 && values.size === undefined && values.engine === undefined;
const mended = isWhole ? mendedIn(findings) : [];
console.log(`\n${unknown.length} violations are not known yet, ${mended.length} kinds are listed and mended.`);
if (wanted === undefined) for (const line of unknown) console.log(`WRONG   ${line}`);
for (const line of mended) console.log(`MENDED  ${line}: take it off the list (--renew)`);
process.exitCode = unknown.length + mended.length > 0 ? 1 : 0;
