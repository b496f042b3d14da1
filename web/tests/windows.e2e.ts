/** Every table fits every window: a sample of what `npm run test:windows` measures. */
import type { Engine } from './engines/engine.ts';
import { expect, QUICK, test } from './house.ts';
import { knownIn, unknownIn } from './windows/known.ts';
import { measuredAtHome } from './windows/measuring.ts';
import { type MeasuredTable, type Moment, momentsOf, TABLES } from './windows/moments.ts';
import { countTable, shareTable } from './windows/report.ts';
import { sizesNamed, type WindowSize } from './windows/sizes.ts';

const ONE = sizesNamed('390×844');
/** Opened in the large one: a page that is opened there is laid out otherwise by WebKit than one whose window grows. */
const TWO = sizesNamed('390×844', '1280×720').toReversed();
const SIX = sizesNamed('320×568', '390×844', '844×390', '820×1180', '1280×720', '1920×1080');

const FEW = ['start', 'middle', 'end'];

/** What is known to violate something, and plain lists, are looked at less closely: `npm run test:windows` has all moments. */
const sampleOf = ({ name, look }: MeasuredTable): readonly Moment[] =>
  momentsOf(name, look === 'drawn' && knownIn(name).length === 0 ? [] : FEW);

// Thirty moments in six windows take their time.
test.describe.configure({ timeout: 720_000 });

async function fits(engine: Engine, moments: readonly Moment[], sizes: readonly WindowSize[]) {
  const findings = await measuredAtHome({ engine, moments, sizes });
  console.log(`${shareTable(findings)}\n${countTable(findings)}`);
  expect(unknownIn(findings), 'nothing is wrong that was not known').toEqual([]);
}

/** Plain lists are the same frame in every game: these two have the most in them. */
const FULLEST_LISTS = ['captain-jack-plain', 'decrypto-plain'];

const isClosely = ({ name, look }: MeasuredTable): boolean => look === 'drawn' || FULLEST_LISTS.includes(name);

for (const look of ['drawn', 'plain'] as const)
  test(`what is ${look} fits a phone`, { tag: QUICK }, async ({ engine }) => {
    const tables = TABLES.filter(table => table.look === look && isClosely(table));
    const moments = tables.flatMap(({ name }) => momentsOf(name, ['middle']));
    await fits(await engine('chromium'), moments, ONE);
  });

for (const table of TABLES) {
  const { name } = table;
  test(`${name} fits six windows`, async ({ engine }) => {
    await fits(await engine('chromium'), sampleOf(table), SIX);
  });

  for (const other of isClosely(table) ? (['firefox', 'webkit'] as const) : [])
    test(`${name} fits two windows in ${other}`, async ({ engine }) => {
      await fits(await engine(other), sampleOf(table), TWO);
    });
}
